# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The mutants of a module: each of its places with something else in it, one at a time."""

import ast
import copy

_OTHER = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}
_SCOPES = (ast.FunctionDef, ast.ClassDef)


def _not(test):
    return ast.UnaryOp(ast.Not(), test)


def variants(node, inside):
    """Yield what may stand in the place of a node.

    :param inside: whether it is inside a function; outside nothing is left out: that no name is
        missing need not be tested
    """
    kind = type(node)
    if kind in (ast.BinOp, ast.AugAssign, ast.BoolOp) and type(node.op) in _OTHER:
        other = copy.deepcopy(node)
        other.op = _OTHER[type(node.op)]()
        yield other
    elif kind is ast.Compare:
        for at, operator in enumerate(node.ops):
            other = copy.deepcopy(node)
            other.ops[at] = _OTHER[type(operator)]()
            yield other
            if isinstance(operator, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
                yield _not(copy.deepcopy(node))
    elif kind is ast.UnaryOp:
        yield node.operand
    elif kind in (ast.Break, ast.Continue):
        yield _OTHER[kind]()
    elif kind is ast.Constant:
        value = node.value
        if isinstance(value, bool):
            yield ast.Constant(not value)
        elif isinstance(value, int):
            yield ast.Constant(value + 1)
            if value:
                yield ast.Constant(value - 1)
        elif isinstance(value, (str, bytes)) and value:
            yield ast.Constant(value[:-1] + (b"~" if isinstance(value, bytes) else "~"))
    elif kind in (ast.If, ast.While, ast.IfExp) and not isinstance(
        node.test, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)
    ):
        other = copy.deepcopy(node)
        other.test = _not(other.test)
        yield other
    elif kind is ast.Return and node.value is not None and not isinstance(node.value, ast.Constant):
        yield ast.Return(ast.Constant(None))
    if kind in (ast.AugAssign, ast.Expr, ast.Raise) or (kind is ast.Assign and inside):
        yield ast.Pass()


class Mutant:
    """One place, changed."""

    def __init__(self, path, tree, node, other, function, statement):
        self.path = path
        self.module = path.stem
        #: qualified name of the function, "" outside of all
        self.function = function
        self.line = statement.lineno
        self._tree = tree
        self._node = node
        self._other = other
        self.text = ""
        before = _headline(statement)
        with self:
            after = _headline(other if node is statement else statement)
        self.text = f"{before}  ->  {after}"

    def __enter__(self):
        # The node itself becomes the other one, so that nobody need know where it hangs.
        self._was = self._node.__class__, self._node.__dict__
        self._node.__class__ = self._other.__class__
        self._node.__dict__ = {
            **{key: value for key, value in self._was[1].items() if key.endswith(("no", "offset"))},
            **{key: value for key, value in self._other.__dict__.items() if key in self._fields()},
        }

    def _fields(self):
        return self._other._fields

    def __exit__(self, *failure):
        self._node.__class__, self._node.__dict__ = self._was

    def code(self):
        """The code of the whole module with this change."""
        with self:
            ast.fix_missing_locations(self._tree)
            return compile(self._tree, str(self.path), "exec")

    def __str__(self):
        return f"{self.module}.{self.function or '-'}: {self.text}"


def _headline(statement):
    # A statement as text; of a block its first line.
    return ast.unparse(statement).split("\n")[0]


def mutants_of(path):
    """All mutants of a source file, in the order of its lines."""
    tree = ast.parse(path.read_text("utf-8"))
    found = []
    seen = {}

    def visit(node, names, function, statement):
        scope = isinstance(node, _SCOPES)
        inside = [*names, node.name] if scope else names
        within = function
        if isinstance(node, ast.FunctionDef) and not function:
            within = ".".join(inside)
        for child in ast.iter_child_nodes(node):
            # Decorators and defaults are worked out where the function is made.
            name = within if not scope or child in node.body else function
            now = child if isinstance(child, ast.stmt) else statement
            if isinstance(child, (ast.Import, ast.ImportFrom)) or _no_code(child):
                continue
            if now and not isinstance(child, _SCOPES) and not isinstance(child, ast.arguments):
                for other in list(variants(child, name)):
                    mutant = Mutant(path, tree, child, other, name, now)
                    key = str(mutant)
                    seen[key] = seen.get(key, 0) + 1
                    if seen[key] > 1:
                        mutant.text += f"  ({seen[key]})"
                    found.append(mutant)
            if not isinstance(child, ast.Raise):  # what it says is for people
                visit(child, inside, name, now)

    visit(tree, [], "", None)
    return found


def _no_code(node):
    # A docstring, or the list of a module's names
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id == "__all__"
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
