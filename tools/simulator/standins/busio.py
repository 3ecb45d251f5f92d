# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``busio``: names only. Blinka's displayio asks for them; nothing is wired to them."""


class I2C:
    """No bus."""


class SPI:
    """No bus."""


class UART:
    """No bus."""
