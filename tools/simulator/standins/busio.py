# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``busio``: names that Blinka's displayio asks for; nothing is wired to them."""


class I2C:
    """No bus."""


class SPI:
    """No bus."""


class UART:
    """No bus."""
