# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Who calls whom, read from the source alone: a graph that has too many arrows rather than too few.

What a method call may reach is judged by its name: ``self.m()`` any m in the class's family,
``super().m()`` those above it, ``x.part.m()`` those of the classes that are ever put into an
attribute ``part``, ``game.m()`` those of a class Game and its family where there is one, any other
``x.m()`` every method m of every class.
"""

import ast


class Graph:
    """The calls between the functions of some modules.

    modules: {module name: its parsed source}. edges: {"module.Class.method": set of such names}.
    """

    def __init__(self, modules):
        self.edges = {}
        self._functions = {}  # "module.function" -> full name
        self._classes = {}  # class name -> (module, base names, {method: full name})
        self._modules = modules
        self._bodies = []
        self._parts = {}  # attribute -> names of the classes put into it; None: not all known
        for module, tree in modules.items():
            self._collect(module, tree)
        for _, module, _, body in self._bodies:
            self._put_parts(module, body)
        for name, module, owner, body in self._bodies:
            self.edges[name] = self._calls(module, owner, body)

    def _collect(self, module, tree):
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                bases = [
                    base.attr if isinstance(base, ast.Attribute) else base.id
                    for base in node.bases
                    if isinstance(base, (ast.Name, ast.Attribute))
                ]
                methods = {}
                for part in node.body:
                    if isinstance(part, ast.FunctionDef):
                        full = f"{module}.{node.name}.{part.name}"
                        # a property's setter carries the getter's name: one arrow box for both
                        methods[part.name] = full
                        self._bodies.append((full, module, node.name, part))
                self._classes[node.name] = (module, bases, methods)
            elif isinstance(node, ast.FunctionDef):
                full = f"{module}.{node.name}"
                self._functions[full] = full
                self._bodies.append((full, module, None, node))

    def _above(self, owner):
        out = []
        todo = list(self._classes.get(owner, (None, (), None))[1])
        while todo:
            name = todo.pop()
            if name in self._classes and name not in out:
                out.append(name)
                todo += self._classes[name][1]
        return out

    def _family(self, owner):
        below = [name for name in self._classes if owner in self._above(name)]
        return [owner, *self._above(owner), *below]

    def _methods(self, classes, name):
        return {self._classes[c][2][name] for c in classes if name in self._classes[c][2]}

    def _names(self, module):
        """What the names of a module mean: {name: full name of a module, class or function}."""
        out = {}
        for node in ast.walk(self._modules[module]):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    out[alias.asname or alias.name.partition(".")[0]] = alias.name
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    out[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        return out

    def _put_parts(self, module, body):
        """Note what the assignments of a function put into attributes."""
        names = self._names(module)
        for node in ast.walk(body):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Attribute):
                        kinds = self._kinds(node.value, module, names)
                        self._parts.setdefault(target.attr, set()).update(kinds)
                        kinds = self._element_kinds(node.value, module, names)
                        self._parts.setdefault(target.attr + "[]", set()).update(kinds)

    def _element_kinds(self, value, module, names):
        """Return the class names of what a list or tuple holds; None among them: not known."""
        if isinstance(value, ast.ListComp):
            return self._kinds(value.elt, module, names)
        if isinstance(value, ast.List | ast.Tuple):
            return {kind for elt in value.elts for kind in self._kinds(elt, module, names)}
        return {None}

    def _kinds(self, value, module, names, deep=True):
        """Return the class names that an expression can make; None among them: not known.

        Something made by a module that is not among ours is of no class of ours: an empty set.
        """
        if isinstance(value, ast.Constant):
            return set()
        if not isinstance(value, ast.Call):
            return {None}
        called = value.func
        if isinstance(called, ast.Name):
            full = names.get(called.id, f"{module}.{called.id}")
        elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            if called.value.id not in names:
                return {None}
            full = f"{names[called.value.id]}.{called.attr}"
        else:
            return {None}
        place, _, last = full.rpartition(".")
        if place not in self._modules:
            return set()
        if last in self._classes:
            return {last}
        if not deep:
            return {None}
        made = set()
        for name, home, owner, body in self._bodies:
            if name == full and owner is None:
                for node in ast.walk(body):
                    if isinstance(node, ast.Return) and node.value is not None:
                        made |= self._kinds(node.value, home, self._names(home), deep=False)
        return made or {None}

    def _calls(self, module, owner, body):
        names = self._names(module)
        out = set()
        held = {}  # variable of a for loop -> the attribute whose elements it goes through
        for node in ast.walk(body):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                through = node.iter
                if isinstance(through, ast.Attribute):
                    held[node.target.id] = through.attr + "[]"
        for node in ast.walk(body):
            if isinstance(node, ast.Call):
                called = node.func
                if isinstance(called, ast.Name):
                    full = names.get(called.id, f"{module}.{called.id}")
                    if full in self._functions:
                        out.add(full)
                    kind = full.rpartition(".")[2]
                    if kind in self._classes:
                        out |= self._methods([kind, *self._above(kind)], "__init__")
                elif isinstance(called, ast.Attribute):
                    out |= self._attribute(called, owner, names, held)
        out.discard(None)
        return out

    def _attribute(self, called, owner, names, held):
        value, name = called.value, called.attr
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "super":
            return self._methods(self._above(owner), name)
        if isinstance(value, ast.Name):
            if value.id == "self" and owner:
                return self._methods(self._family(owner), name)
            if names.get(value.id) in self._modules:
                return {f"{names[value.id]}.{name}"} & set(self._functions)
            if value.id in self._classes:
                return self._methods([value.id, *self._above(value.id)], name)
        part = None
        if isinstance(value, ast.Attribute):
            part = value.attr
        elif isinstance(value, ast.Subscript) and isinstance(value.value, ast.Attribute):
            part = value.value.attr + "[]"
        elif isinstance(value, ast.Name):
            part = held.get(value.id)
        kinds = self._parts.get(part, {None})
        if None not in kinds:
            return self._methods([m for kind in kinds for m in self._family(kind)], name)
        said = value.id if isinstance(value, ast.Name) else getattr(value, "attr", "")
        word = said.replace("_", "").lower()
        kinds = [kind for kind in self._classes if kind.lower() == word]
        family = [member for kind in kinds for member in self._family(kind)]
        return self._methods(family, name) or self._methods(self._classes, name)

    def circles(self):
        """Return the groups of functions that can call themselves, each as a sorted list."""
        index, low, stack, out = {}, {}, [], []
        for start in self.edges:
            if start in index:
                continue
            index[start] = low[start] = len(index)
            stack.append(start)
            todo = [(start, iter(sorted(self.edges[start])))]
            while todo:
                node, callees = todo[-1]
                for callee in callees:
                    if callee not in index:
                        index[callee] = low[callee] = len(index)
                        stack.append(callee)
                        todo.append((callee, iter(sorted(self.edges[callee]))))
                        break
                    if callee in stack:
                        low[node] = min(low[node], index[callee])
                else:
                    todo.pop()
                    if todo:
                        low[todo[-1][0]] = min(low[todo[-1][0]], low[node])
                    if low[node] == index[node]:
                        group = stack[stack.index(node) :]
                        del stack[stack.index(node) :]
                        if len(group) > 1 or node in self.edges[node]:
                            out.append(sorted(group))
        return out
