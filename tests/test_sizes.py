"""Nothing in the package is too long to be taken in at a glance."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "paiju"
MOST_LINES, MOST_LINES_OF_A_FUNCTION = 300, 40


def too_long(name: str, source: str) -> Iterator[str]:
    """The file where it is too long, and those of its functions that are."""
    if (lines := len(source.splitlines())) > MOST_LINES:
        yield f"{name}: {lines} lines"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MOST_LINES_OF_A_FUNCTION:
                yield f"{name}: {node.name}, {lines} lines"


def test_no_file_and_no_function_is_too_long() -> None:
    files = sorted(SOURCES.rglob("*.py"))
    found = [one for file in files for one in too_long(str(file.relative_to(SOURCES)), file.read_text("utf-8"))]
    assert len(files) > 500
    assert found == []


def test_what_is_too_long_is_found() -> None:
    function = "async def f():\n" + "    pass\n" * 40
    assert list(too_long("a.py", function)) == ["a.py: f, 41 lines"]
    assert list(too_long("a.py", function.replace("    pass\n", "", 1))) == []
    assert list(too_long("a.py", "x = 1\n" * 301)) == ["a.py: 301 lines"]
    assert list(too_long("a.py", "x = 1\n" * 300)) == []
