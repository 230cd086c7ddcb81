"""Nothing in the package is too long to be taken in at a glance, and what it holds has types."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "paiju"
MOST_LINES, MOST_LINES_OF_A_FUNCTION = 300, 40
MOST_LINES_WITH_ANY = 150  # in the whole package
ANY = re.compile(r"\bAny\b")
ANOTHER_NAME_OF_ANY = re.compile(r"^\w+(: \w+)? = Any\b", re.MULTILINE)


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


def lines_with_any(source: str) -> int:
    """Imports apart."""
    return sum(bool(ANY.search(line)) for line in source.splitlines() if "import" not in line)


def test_few_lines_give_up_on_types() -> None:
    sources = {str(file.relative_to(SOURCES)): file.read_text("utf-8") for file in sorted(SOURCES.rglob("*.py"))}
    count = sum(map(lines_with_any, sources.values()))
    assert count < MOST_LINES_WITH_ANY
    assert [name for name, source in sources.items() if ANOTHER_NAME_OF_ANY.search(source)] == []


def test_lines_that_give_up_on_types_are_counted() -> None:
    source = "from typing import Any\ndef f(a: Any, b: Any) -> list[Any]:\n    return anything[Anyone]\n"
    assert lines_with_any(source) == 1
    assert ANOTHER_NAME_OF_ANY.search("import numpy\nArray = Any  # of numbers\n")
    assert not ANOTHER_NAME_OF_ANY.search("Given = dict[str, Any]\n")
