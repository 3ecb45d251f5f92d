# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What nothing in the bundle asks for stays out of its compiled form.

The engine serves the desktop's tools too, and the libraries serve every program: on the board a
function that is never called would take memory all the same. One goes if its name is written
nowhere else: not as a name, an attribute, an import, or in a string. So does a value of a name that
nobody reads, an import that is not used, and an attempt to import what the board does not have.
Lines stay where they are.
"""

import ast
import re

_BODIES = ("body", "orelse", "finalbody")
_DEFINED = (ast.FunctionDef, ast.ClassDef)
# A value that can be left out, for working it out does nothing else
_PLAIN = (ast.Constant, ast.Name, ast.Tuple, ast.UnaryOp, ast.UAdd, ast.USub, ast.Load)


def shake(sources, firmware=(), keep=()):
    """Return the same modules without what none of them asks for.

    sources: dict of module name (as it is imported) to source text. firmware: the modules that
    are there besides. keep: names that others ask for.
    """
    modules = {name: _Module(text) for name, text in sources.items()}
    for module in modules.values():
        module.leave_out_attempts(set(firmware) | {name.partition(".")[0] for name in sources})
    known = -1
    while known != sum(len(module.gone) for module in modules.values()):
        known = sum(len(module.gone) for module in modules.values())
        for module in modules.values():
            module.ask()
        outer = set(keep).union(*(module.outer for module in modules.values()))
        for name, module in modules.items():
            imported = {
                other for one in modules.values() for by, other in one.imported if by == name
            }
            module.leave_out(outer | module.inner | imported)
    return {name: module.written() for name, module in modules.items()}


class _Module:
    def __init__(self, text):
        self.text = text
        self.tree = ast.parse(text)
        self.gone = set()  # statements and parts of imports, by id
        self.inner = set()  # names that are read in this module
        self.outer = set()  # names of attributes and arguments, and words in strings
        self.imported = set()  # (module, name) of what is imported
        self._docs = set()
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.Module, *_DEFINED)) and ast.get_docstring(node, False):
                self._docs.add(id(node.body[0].value))

    def _walk(self, top=None):
        # Every node that stays, annotations left out: the compiler does not look at them.
        waiting = [top or self.tree]
        while waiting:
            node = waiting.pop()
            if id(node) in self.gone:
                continue
            yield node
            for name, value in ast.iter_fields(node):
                if name not in ("annotation", "returns"):
                    inner = value if isinstance(value, list) else [value]
                    waiting += [one for one in inner if isinstance(one, ast.AST)]

    def ask(self):
        """Find the names that are asked for."""
        self.inner = inner = set()
        self.outer = outer = set()
        self.imported = set()
        own = set()
        for node in self._walk():
            if isinstance(node, ast.FunctionDef):
                # `@name.setter` is no reason to keep `name`
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Attribute) and _name(mark.value) == node.name:
                        own.add(id(mark.value))
        for node in self._walk():
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Store):
                if id(node) not in own:
                    inner.add(node.id)
            elif isinstance(node, ast.Attribute):
                outer.add(node.attr)
            elif isinstance(node, ast.keyword) and node.arg:
                outer.add(node.arg)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    if id(alias) not in self.gone:
                        self.imported.add((node.module, alias.name))
            elif isinstance(node, ast.Constant) and id(node) not in self._docs:
                outer.update(re.findall(r"\w+", node.value if isinstance(node.value, str) else ""))

    def leave_out(self, asked):
        """Leave out what is not asked for by name."""
        for node in self._walk():
            for body in _BODIES:
                block = getattr(node, body, None)
                for part in block if isinstance(block, list) else ():
                    self._judge(node, part, asked)

    def _judge(self, parent, part, asked):
        if isinstance(part, _DEFINED):
            if not _is_special(part.name) and part.name not in asked:
                self.gone.add(id(part))
        elif isinstance(part, ast.ImportFrom):
            for alias in part.names:
                if (alias.asname or alias.name) not in asked:
                    self.gone.add(id(alias))
            if all(id(alias) in self.gone for alias in part.names):
                self.gone.add(id(part))
        elif isinstance(part, ast.Assign) and isinstance(parent, (ast.Module, ast.ClassDef)):
            names = []
            for target in part.targets:
                names += map(_name, getattr(target, "elts", [target]))
            plain = all(isinstance(inner, _PLAIN) for inner in ast.walk(_bare(part.value)))
            if plain and not any(name is None or name in asked for name in names):
                self.gone.add(id(part))

    def leave_out_attempts(self, there):
        """Leave out every `try: import ... except ImportError: pass` that can only fail."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Try) and not node.orelse and not node.finalbody:
                first = node.body[0]
                names = [first.module] if isinstance(first, ast.ImportFrom) else []
                if isinstance(first, ast.Import):
                    names = [alias.name for alias in first.names]
                quiet = all(
                    _name(one.type) == "ImportError" and isinstance(one.body[0], ast.Pass)
                    for one in node.handlers
                )
                if quiet and names and names[0].partition(".")[0] not in there:
                    self.gone.add(id(node))

    def written(self):
        """Return the text without what is left out."""
        lines = self.text.splitlines(keepends=True)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt) and id(node) in self.gone:
                _blank(lines, node)
        for node in self._walk():
            if isinstance(node, ast.ImportFrom):
                self._write_import(lines, node)
            for body in _BODIES:
                block = getattr(node, body, None)
                if not isinstance(block, list) or not block or isinstance(node, ast.Module):
                    continue
                if all(id(one) in self.gone for one in block):
                    lines[block[0].lineno - 1] = block[0].col_offset * " " + "pass\n"
        return "".join(lines)

    def _write_import(self, lines, node):
        stay = [alias for alias in node.names if id(alias) not in self.gone]
        if len(stay) < len(node.names):
            _blank(lines, node)
            said = [one.name + (f" as {one.asname}" if one.asname else "") for one in stay]
            start = node.col_offset * " "
            lines[node.lineno - 1] = f"{start}from {node.module} import {', '.join(said)}\n"


def _blank(lines, node):
    first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", ()))])
    for line in range(first - 1, node.end_lineno):
        lines[line] = "\n"


def _bare(value):
    """The value without `const(...)` or `range(...)` around it."""
    if isinstance(value, ast.Call) and _name(value.func) in ("const", "range"):
        return ast.Tuple(value.args, ast.Load())
    return value


def _name(node):
    return getattr(node, "id", None)


def _is_special(name):
    return name.startswith("__") and name.endswith("__")
