# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""An integer that remembers the highest value any sum, product or shift it took part in reached.

On the board an integer of 2**30 or more allocates memory; CPython does not mind, so the tests look.
"""


class Watched(int):
    """An int whose results are watched ints too; ``Watched.highest`` is the largest magnitude."""

    highest = 0


def _watching(name):
    plain = getattr(int, name)

    def result(self, *others):
        value = plain(self, *others)
        if value is NotImplemented:
            return value
        Watched.highest = max(Watched.highest, abs(value))
        return Watched(value)

    return result


for _name in ["add", "sub", "mul", "floordiv", "mod", "lshift", "rshift", "and", "or", "xor"]:
    setattr(Watched, f"__{_name}__", _watching(f"__{_name}__"))
    setattr(Watched, f"__r{_name}__", _watching(f"__r{_name}__"))
for _name in ["neg", "invert", "pos"]:
    setattr(Watched, f"__{_name}__", _watching(f"__{_name}__"))
