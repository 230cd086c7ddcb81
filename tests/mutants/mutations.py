"""Every small bug that can be planted in a source file: a changed operator, constant, condition or statement."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """One planted bug: where it is, what was there and what stands there now."""

    function: str  # its qualified name, "" for the body of the module
    number: int  # among the mutants of that function
    before: str
    after: str
    tree: ast.AST  # of the whole file with the bug in it

    @property
    def id(self) -> str:
        return f"{self.function or '<module>'}#{self.number} {self.before} -> {self.after}"

    @property
    def source(self) -> str:
        return ast.unparse(self.tree) + "\n"


def mutants_of(source: str) -> Iterator[Mutant]:
    """All mutants of a file, in the order of the file."""
    tree = ast.parse(source)
    numbers: dict[str, int] = {}
    for function, path in _places(tree):
        for changed in _changes(_at(tree, path)):
            numbers[function] = numbers.get(function, 0) + 1
            before = _at(tree, path)
            mutated = _replaced(tree, path, changed)
            yield Mutant(function, numbers[function], _short(before), _short(changed), mutated)


Path = tuple[tuple[str, int | None], ...]


def _places(tree: ast.Module) -> Iterator[tuple[str, Path]]:
    """The path to every node that may be changed, with the function that it stands in."""
    yield from _below(tree, (), "", "")


def _below(node: ast.AST, path: Path, function: str, scope: str) -> Iterator[tuple[str, Path]]:
    for name, child, place in _children(node):
        here = (*path, (name, place))
        if isinstance(child, FUNCTIONS):
            inner = f"{scope}{child.name}"
            yield from _below(child, here, function or inner, f"{inner}.<locals>.")
        elif isinstance(child, ast.ClassDef):
            yield from _below(child, here, function, f"{scope}{child.name}.")
        else:
            yield function, here
            yield from _below(child, here, function, scope)


def _children(node: ast.AST) -> Iterator[tuple[str, ast.AST, int | None]]:
    """The parts of a node that run: no annotations, decorators, docstrings, imports or types alone."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        if isinstance(node, ast.arguments) and name not in ("defaults", "kw_defaults"):
            continue
        if isinstance(value, ast.AST):
            if not _is_passive(value):
                yield name, value, None
        elif isinstance(value, list):
            for place, item in enumerate(value):
                if isinstance(item, ast.AST) and not _is_passive(item):
                    yield name, item, place


def _is_passive(node: ast.AST) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom | ast.expr_context):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'"):
        return True
    return isinstance(node, ast.JoinedStr | ast.Raise)  # texts, and which error it is, are not mutated


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield _with(node, ops=[COMPARED[type(op)]()])
        case ast.BoolOp(op=op):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op) if type(op) in COMPUTED and not _is_union_of_types(node):
            yield _with(node, op=COMPUTED[type(op)]())
        case ast.AugAssign(op=op) if type(op) in COMPUTED:
            yield _with(node, op=COMPUTED[type(op)]())
            yield ast.Pass()
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not _is_mutated_itself(test):
            yield _with(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Expr():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Tuple(elts=items) | ast.List(elts=items) if len(items) > 1 and isinstance(node.ctx, ast.Load):
            yield _with(node, elts=items[:-1])


def _is_mutated_itself(test: ast.expr) -> bool:
    return isinstance(test, ast.Compare | ast.BoolOp) or (
        isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    )


def _is_union_of_types(node: ast.BinOp) -> bool:
    """Such as `str | None`, which is no arithmetic."""
    return isinstance(node.op, ast.BitOr) and any(map(_is_type, (node.left, node.right)))


def _is_type(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=value):
            return value is None
        case ast.Subscript(value=ast.Name(id=name)):
            return name in ("list", "tuple", "dict", "type", "Callable", "NDArray")
        case ast.Name(id=name):
            return name in ("str", "int", "bytes", "bool") or (name[:1].isupper() and not name.isupper())
        case _:
            return False


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _at(tree: ast.AST, path: Path) -> ast.AST:
    node: object = tree
    for name, place in path:
        value = getattr(node, name)
        node = value if place is None else value[place]
    assert isinstance(node, ast.AST)
    return node


def _replaced(node: ast.AST, path: Path, new: ast.AST) -> ast.AST:
    """The tree with another node at a path; what is not on the way is shared."""
    if not path:
        return new
    (name, place), *rest = path
    changed = copy.copy(node)
    value = getattr(node, name)
    if place is None:
        setattr(changed, name, _replaced(value, tuple(rest), new))
    else:
        setattr(changed, name, [*value[:place], _replaced(value[place], tuple(rest), new), *value[place + 1 :]])
    return changed


def _short(node: ast.AST) -> str:
    line = ast.unparse(node).splitlines()[0]
    return line if len(line) <= 60 else f"{line[:57]}..."
