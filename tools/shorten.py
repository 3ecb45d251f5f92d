# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Short names for the compiled bundle: MicroPython keeps every name it has met in memory for good.

The game's names would take a seventh of the board's memory. Here they become `aa`, `ab`, ..., the
same one again and again: two names share a short one only if no object and no module can have both.
Lines stay where they are.

A name stays as it is where something outside may use it: a name that the firmware, a library or
Python itself has, that of a module, one that a call gives an argument by, one in a string. Whole
numbers with a private name become constants, which take no memory at all.
"""

import ast
import builtins
import itertools
import keyword
import string
from array import array

from tools.environment import Trouble
from tools.inline import replaced

_KINDS = (str, bytes, bytearray, list, tuple, dict, set, int, float, memoryview, array, OSError)
_PYTHON = {name for kind in _KINDS for name in dir(kind)} | set(dir(builtins))


def shorten(sources, keep=()):
    """Return the same modules with short names.

    sources: dict of module name (as it is imported) to source text. keep: names that others use.
    Raises Trouble for what cannot be renamed safely.
    """
    modules = {name: _Module(name, text) for name, text in sources.items()}
    taken = set().union(*(module.names for module in modules.values()))
    fixed = set(keep) | _PYTHON | {"const"} | {part for name in modules for part in name.split(".")}
    fixed = fixed.union(*(module.fixed for module in modules.values()))
    wanted = set().union(*(module.made for module in modules.values())) - fixed
    wanted = {name for name in wanted if not name.startswith("__") and len(name) > 2}
    # An attribute that is set from outside may land on any object: its short name is its own.
    lone = set().union(*(module.lent for module in modules.values()))
    families = [family | lone for family in _families(modules)]
    short = _share(families, wanted, _codes(taken | fixed))
    arguments = [f"_{number}" for number in range(20)]
    if taken & set(arguments):
        raise Trouble("names like _0 are for the bundle only.")
    return {name: module.renamed(short, fixed, arguments) for name, module in modules.items()}


def _is_private(name):
    return name.startswith("_") and not name.startswith("__") and len(name) > 2


def _codes(taken):
    for length in itertools.count(2):
        for letters in itertools.product(string.ascii_lowercase, repeat=length):
            code = "".join(letters)
            if code not in taken and not keyword.iskeyword(code):
                yield code


class _Module:
    def __init__(self, name, text):
        self.name = name
        self.text = text
        self.tree = ast.parse(text)
        # every name; those that are made here; those that must stay; those set on another object
        self.names = set()
        self.made = set()
        self.fixed = set()
        self.lent = set()
        self.bases = set()
        origin = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    origin[alias.asname or alias.name] = (node.module, alias.name)
        constants = self._fold()
        functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]
        # Local variables have no name in the compiled form.
        self._local = {id(inner) for one in functions for inner in ast.walk(one)}
        for node in ast.walk(self.tree):
            self.names.update(_named(node))
            self._look(node, origin)
        self.names -= constants
        self.made -= constants
        # a constant's name must not become that of something else
        self.fixed |= constants

    def _look(self, node, origin):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.fixed.update(node.value.split("."))
        elif isinstance(node, ast.Call):
            self.fixed.update(one.arg for one in node.keywords if one.arg)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            self.fixed.add(node.name)
        elif isinstance(node, ast.alias) and node.asname:
            self.fixed.add(node.asname)
        elif isinstance(node, ast.Import):
            self.fixed.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            self.made.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            if id(node) not in self._local:
                self.made.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            self.made.add(node.attr)
            if getattr(node.value, "id", "") != "self":
                self.lent.add(node.attr)
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                owner = base.value if isinstance(base, ast.Attribute) else base
                module, inner = origin.get(getattr(owner, "id", None), (None, None))
                self.bases.update({module, f"{module}.{inner}"})

    def _fold(self):
        """Make whole numbers that have a private name constants, and return all such names.

        The compiler puts their values in place of them: they take no memory at all.
        """
        stored = [
            node.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
        ]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Global):
                stored += node.names
        lines = self.text.encode().splitlines(keepends=True)
        names = set()
        for node in self.tree.body:
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
                continue
            name = node.targets[0].id
            if not _is_private(name) or len(node.targets) > 1 or stored.count(name) > 1:
                continue
            if _is_constant(node.value):
                names.add(name)
            elif isinstance(node.value, ast.Constant) and type(node.value.value) is int:
                row = lines[node.lineno - 1]
                start, end = node.value.col_offset, node.value.end_col_offset
                row = row[:start] + b"const(" + row[start:end] + b")" + row[end:]
                lines[node.lineno - 1] = row
                names.add(name)
        self.text = b"".join(lines).decode()
        self.tree = ast.parse(self.text)
        return names

    def renamed(self, short, fixed, arguments):
        """Return the text with the names in ``short`` and the parameters replaced."""
        places = {}
        for node in ast.walk(self.tree):
            for name, line, column in _places(node, self.text):
                if name in short:
                    places[line, column] = (name, short[name])
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef) and not any(
                isinstance(inner, (ast.FunctionDef, ast.Lambda, ast.ClassDef))
                for part in node.body
                for inner in ast.walk(part)
            ):
                places.update(_parameters(node, fixed, arguments))
        return replaced(self.name, self.text, places)


def _is_constant(value):
    return isinstance(value, ast.Call) and getattr(value.func, "id", "") == "const"


def _named(node):
    if isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.alias):
        yield from (node.asname or node.name).split(".")
        yield from node.name.split(".")
    elif isinstance(node, ast.Global):
        yield from node.names


def _places(node, text):
    """(name, line, column in bytes) wherever a node writes a name."""
    if isinstance(node, ast.Attribute):
        yield node.attr, node.end_lineno, node.end_col_offset - len(node.attr)
    elif isinstance(node, ast.Name):
        yield node.id, node.lineno, node.col_offset
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        keyword = "def " if isinstance(node, ast.FunctionDef) else "class "
        yield node.name, node.lineno, node.col_offset + len(keyword)
    elif isinstance(node, ast.arg):
        yield node.arg, node.lineno, node.col_offset
    elif isinstance(node, ast.alias):
        yield node.name, node.lineno, node.col_offset
    elif isinstance(node, ast.Global):
        row = text.splitlines()[node.lineno - 1]
        for name in node.names:
            yield name, node.lineno, row.index(name)


def _parameters(function, fixed, arguments):
    """Where the parameters of a function stand, and what they become."""
    given = [*function.args.posonlyargs, *function.args.args]
    new = {}
    for number, arg in enumerate(given):
        if arg.arg not in fixed and arg.arg != "self":
            new[arg.arg] = arguments[number]
    places = {}
    for arg in given:
        if arg.arg in new:
            places[arg.lineno, arg.col_offset] = (arg.arg, new[arg.arg])
    for part in function.body:
        for node in ast.walk(part):
            if isinstance(node, ast.Name) and node.id in new:
                places[node.lineno, node.col_offset] = (node.id, new[node.id])
    return places


def _families(modules):
    """For each module the names that it uses, and with it objects of its classes."""
    families = []
    for name in modules:
        members = {name}
        waiting = [name]
        while waiting:
            for base in modules[waiting.pop()].bases & set(modules) - members:
                members.add(base)
                waiting.append(base)
        families.append(set().union(*(modules[member].names for member in members)))
    return families


def _share(families, wanted, codes):
    """Give each name the first short one that no name of its families has."""
    homes = {name: [n for n, family in enumerate(families) if name in family] for name in wanted}
    used = [set() for _ in families]
    known = []
    short = {}
    for name in sorted(wanted, key=lambda name: (-len(homes[name]), name)):
        for number in itertools.count():
            if number == len(known):
                known.append(next(codes))
            if not any(known[number] in used[home] for home in homes[name]):
                break
        short[name] = known[number]
        for home in homes[name]:
            used[home].add(known[number])
    return short
