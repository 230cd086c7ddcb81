"""What each value of a message is, read from the sources: tiles, a seat, a number, a text, a term or a list.

An expression in `Said("…", name=expression)` is followed to where its type is written: a constructor, a variable that
is assigned once, an annotation, a constant of a module, or a function that another module gives.
"""

from __future__ import annotations

import ast
import functools
from collections import defaultdict
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

NUMBER, TILE, TILES, SEAT, TEXT, TERM, LIST = "number", "tile", "tiles", "seat", "text", "term", "list"
CONSTRUCTED = {"Seat": SEAT, "Quoted": TEXT, "int": NUMBER, "len": NUMBER, "sum": NUMBER, "max": NUMBER, "min": NUMBER}
ANNOTATED = {"int": NUMBER, "Faces": TILES, "Seat": SEAT, "Quoted": TEXT, "Said": TERM, "Listed": LIST}
DEPTH = 6  # how far names are followed


@dataclass(frozen=True, order=True)
class Kind:
    """One thing that a value may be; of a term the id of its message, of a list the kinds of its items."""

    name: str
    id: str = ""
    items: frozenset[Kind] = frozenset()


Kinds = frozenset[Kind]
UNKNOWN: Kinds = frozenset()


def one(name: str) -> Kinds:
    return frozenset({Kind(name)})


@dataclass(frozen=True)
class Scope:
    """Where an expression stands: a module, and the functions around it, the innermost first."""

    path: Path
    functions: tuple[ast.FunctionDef, ...] = ()


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def kinds_of(node: ast.expr, scope: Scope, depth: int = DEPTH) -> Kinds:
    """What an expression may be; nothing where the sources do not say it plainly."""
    if depth == 0:
        return UNKNOWN
    match node:
        case ast.Constant(value=int()) | ast.BinOp() | ast.UnaryOp():
            return one(NUMBER)
        case ast.IfExp(body=body, orelse=other):
            return kinds_of(body, scope, depth) | kinds_of(other, scope, depth)
        case ast.BoolOp(values=values):
            return frozenset().union(*(kinds_of(value, scope, depth) for value in values))
        case ast.Call():
            return _kinds_of_call(node, scope, depth)
        case ast.Subscript(value=container):
            return kinds_of(container, scope, depth)
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return frozenset().union(*(kinds_of(item, scope, depth - 1) for item in items))
        case ast.Dict(values=values):
            return frozenset().union(*(kinds_of(value, scope, depth - 1) for value in values))
        case ast.ListComp(elt=item) | ast.GeneratorExp(elt=item) | ast.DictComp(value=item):
            return kinds_of(item, scope, depth - 1)
        case ast.Name(id=name):
            return _kinds_of_name(name, scope, depth - 1)
        case ast.Attribute(attr=name):
            return _kinds_of_field(name, scope)
    return UNKNOWN


def _kinds_of_call(node: ast.Call, scope: Scope, depth: int) -> Kinds:
    name = ast.unparse(node.func)
    first = node.args[0] if node.args else None
    if name in CONSTRUCTED:
        return one(CONSTRUCTED[name])
    if name in ("Faces", "Faces.of"):
        is_one = isinstance(first, ast.Tuple | ast.List) and [type(item) for item in first.elts] != [ast.Starred]
        return one(TILE if is_one and len(first.elts) == 1 else TILES)  # type: ignore[union-attr]
    if name == "Said":
        return frozenset({Kind(TERM, str(first.value))}) if isinstance(first, ast.Constant) else UNKNOWN
    if name == "map" and first is not None:  # each item is what the function gives
        return kinds_of(ast.Call(first, [], []), scope, depth - 1)
    if name in ("listed", "Listed", "tuple", "list"):
        items = kinds_of(first, scope, depth - 1) if first is not None else UNKNOWN
        return items if name in ("tuple", "list") else frozenset({Kind(LIST, items=items)})
    if isinstance(node.func, ast.Name):
        return _kinds_of_name(name, scope, depth - 1)
    return UNKNOWN


def _kinds_of_name(name: str, scope: Scope, depth: int) -> Kinds:
    """By assignments and annotations in the functions around, then in the module, then where it is imported from."""
    for at, function in enumerate(scope.functions):
        if found := _bound_in(function, name, Scope(scope.path, scope.functions[at:]), depth):
            return found
    module = Scope(scope.path)
    for statement in tree_of(scope.path).body:
        match statement:
            case ast.FunctionDef(name=defined) if defined == name:
                return _returned(statement, module, depth)
            case ast.Assign(targets=[ast.Name(id=defined)], value=value) if defined == name:
                return kinds_of(value, module, depth)
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
                if found := _unpacked(targets, value, name, module, depth):
                    return found
            case ast.AnnAssign(target=ast.Name(id=defined), value=ast.expr() as value) if defined == name:
                return kinds_of(value, module, depth) or _kinds_of_annotation(statement.annotation)
            case ast.ImportFrom(module=str(source), names=names):
                for alias in names:
                    if (alias.asname or alias.name) == name and (path := _source(source)):
                        return _kinds_of_name(alias.name, Scope(path), depth) if depth else UNKNOWN
    return UNKNOWN


def _source(module: str) -> Path | None:
    if not module.startswith("paiju"):
        return None
    spec = find_spec(module)
    return Path(spec.origin) if spec and spec.origin else None


def _bound_in(function: ast.FunctionDef, name: str, scope: Scope, depth: int) -> Kinds:
    found: set[Kind] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=bound)], value=value) if bound == name:
                found |= kinds_of(value, scope, depth)
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
                found |= _unpacked(targets, value, name, scope, depth)
            case ast.NamedExpr(target=ast.Name(id=bound), value=value) if bound == name:
                found |= kinds_of(value, scope, depth)
            case ast.AnnAssign(target=ast.Name(id=bound), annotation=annotation) if bound == name:
                found |= _kinds_of_annotation(annotation)
            case ast.arg(arg=bound, annotation=ast.expr() as annotation) if bound == name:
                found |= _kinds_of_annotation(annotation)
    return frozenset(found)


def _unpacked(targets: list[ast.expr], value: ast.expr, name: str, scope: Scope, depth: int) -> Kinds:
    places = [at for at, target in enumerate(targets) if isinstance(target, ast.Name) and target.id == name]
    if not places:
        return UNKNOWN
    if isinstance(value, ast.Tuple) and len(value.elts) == len(targets):
        return kinds_of(value.elts[places[0]], scope, depth)
    return kinds_of(value, scope, depth) if isinstance(value, ast.GeneratorExp | ast.Call) else UNKNOWN


def _kinds_of_annotation(annotation: ast.expr) -> Kinds:
    return one(ANNOTATED[name]) if (name := ast.unparse(annotation)) in ANNOTATED else UNKNOWN


def _returned(function: ast.FunctionDef, module: Scope, depth: int) -> Kinds:
    """What a function gives back: every expression that it returns, else its annotation."""
    scope = Scope(module.path, (function, *module.functions))
    given = [node.value for node in ast.walk(function) if isinstance(node, ast.Return | ast.Yield) and node.value]
    found = frozenset().union(*(kinds_of(value, scope, depth) for value in given))
    return found or (_kinds_of_annotation(function.returns) if function.returns else UNKNOWN)


def _kinds_of_field(name: str, scope: Scope) -> Kinds:
    """A field by its annotation in a class of the module; options and fields of states are numbers."""
    for node in ast.walk(tree_of(scope.path)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return _kinds_of_annotation(node.annotation)
    return UNKNOWN


Values = dict[str, dict[str, Kinds]]  # the kinds by the name of a value, by the id of a message


@functools.cache
def values_in(path: Path) -> Values:
    """What a module gives to each message that it says."""
    found: Values = defaultdict(lambda: defaultdict(frozenset))

    def visit(node: ast.AST, functions: tuple[ast.FunctionDef, ...]) -> None:
        if isinstance(node, ast.FunctionDef):
            functions = (node, *functions)
        match node:
            case ast.Call(func=ast.Name(id="Said"), args=[ast.Constant(value=str(id))], keywords=keywords):
                for keyword in keywords:
                    if keyword.arg:
                        found[id][keyword.arg] |= kinds_of(keyword.value, Scope(path, functions))
        for child in ast.iter_child_nodes(node):
            visit(child, functions)

    if "Said(" in path.read_text(encoding="utf-8"):
        visit(tree_of(path), ())
    return found
