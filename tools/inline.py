# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Numbers in place of the constants' names, in the compiled bundle: names take memory on the board.

A constant is a name in capitals that a module binds once, to a whole number. Wherever the bundle
reads it, in its own module, as `module.NAME` or imported by itself, the number is written instead.
Lines stay where they are; what is not read any more is left out by `tools.shake`.
"""

import ast

from tools.environment import Trouble


def inline(sources, keep=()):
    """Return the same modules with numbers in place of names.

    sources: dict of module name (as it is imported) to source text. keep: names that others use.
    """
    trees = {name: ast.parse(text) for name, text in sources.items()}
    numbers = {name: _numbers(tree, keep) for name, tree in trees.items()}
    imports = {name: _imports(tree) for name, tree in trees.items()}

    def number(module, name):
        seen = set()
        while module in numbers and (module, name) not in seen:
            if name in numbers[module]:
                return numbers[module][name]
            seen.add((module, name))
            module, name = imports[module].get(name, (None, None))
        return None

    out = {}
    for name, tree in trees.items():
        bound = _bound(tree)
        places = {}
        for node in ast.walk(tree):
            value = None
            if not isinstance(getattr(node, "ctx", None), ast.Load):
                continue
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id in imports[name] and node.value.id not in bound:
                    value = number(".".join(imports[name][node.value.id]), node.attr)
                old = f"{node.value.id}.{node.attr}"
            elif isinstance(node, ast.Name):
                if node.id in numbers[name] or node.id not in bound:
                    value = number(name, node.id)
                old = node.id
            if value is not None:
                new = str(value) if value >= 0 else f"({value})"
                places[node.lineno, node.col_offset] = (old, new)
        out[name] = replaced(name, sources[name], places)
    return out


def replaced(module, text, places):
    """Return a text with other words at some places.

    module: its name, for complaints. places: (line, column in bytes) to (old word, new word).
    """
    lines = text.encode().splitlines(keepends=True)
    for (line, column), (old, new) in sorted(places.items(), reverse=True):
        row = lines[line - 1]
        end = column + len(old)
        if row[column:end] != old.encode():
            raise Trouble(f"{module}:{line}: {old} is not where it should be.")
        lines[line - 1] = row[:column] + new.encode() + row[end:]
    return b"".join(lines).decode()


def _imports(tree):
    """What each name that a module imports is: (module, name in it)."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _bound(tree):
    """Every name that a module binds, but by importing it."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
            names.add(node.name)
    return names


def _numbers(tree, keep):
    """The constants of a module: name to number."""
    stored = [
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    ]
    stored += [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            stored += node.names
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            for target, value in _pairs(node.targets[0], node.value):
                name = getattr(target, "id", "")
                if name.isupper() and value is not None and stored.count(name) == 1:
                    found[name] = value
    for name in set(keep) & set(found):
        del found[name]
    return found


def _pairs(target, value):
    """(name, number or None) of an assignment, which may be one of many to many."""
    if isinstance(target, ast.Name):
        return [(target, _number(value))]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return zip(target.elts, map(_number, value.elts), strict=False)
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Call) and len(value.args) == 1:
        count = _number(value.args[0])
        if getattr(value.func, "id", "") == "range" and count == len(target.elts):
            return zip(target.elts, range(count), strict=True)
    return []


def _number(value):
    """The whole number that an expression is, if it is one at a glance."""
    if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "const":
        value = value.args[0]
    sign = 1
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub):
        sign, value = -1, value.operand
    if isinstance(value, ast.Constant) and type(value.value) is int:
        return sign * value.value
    return None
