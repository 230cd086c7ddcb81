"""Views are made in one place."""

import ast
from pathlib import Path

import paiju.server

MAKERS = {
    "views.py",
    "metrics.py",
}  # whose views are of numbers; and the client, which only replaces the log of a view that it was sent


def test_no_other_module_makes_a_view_or_looks_into_a_table() -> None:
    for path in Path(paiju.server.__file__).parent.rglob("*.py"):
        if path.name in MAKERS:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                assert called not in ("View", "observe", "view"), f"{path.name}:{node.lineno}"
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("_state", "_rules", "_drivers"), f"{path.name}:{node.lineno}"
