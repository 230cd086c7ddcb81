"""Sources whose functions say that they are called: in the interpreter only, compiled rules cannot."""

from __future__ import annotations

import ast

from tests.mutants.mutations import FUNCTIONS

NOTE_CALL = "__note_call__"


def with_notes(source: str, file: str, is_interpreted: bool) -> str:
    """The source with a first statement in every function, which notes `file:function` when it is called."""
    tree = ast.parse(source)
    _add_notes(tree, file, "", is_interpreted)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _add_notes(node: ast.AST, file: str, scope: str, is_interpreted: bool) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            _add_notes(child, file, f"{scope}{child.name}.", is_interpreted)
        elif isinstance(child, FUNCTIONS):
            if is_interpreted or not _is_compiled(child):
                note = ast.parse(f"{NOTE_CALL}({f'{file}:{scope}{child.name}'!r})").body[0]
                child.body.insert(1 if ast.get_docstring(child) is not None else 0, note)
        else:
            _add_notes(child, file, scope, is_interpreted)


def _is_compiled(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("rule" in ast.unparse(decorator) for decorator in function.decorator_list)
