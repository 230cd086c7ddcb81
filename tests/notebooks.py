"""The notebooks of examples/, run without Jupyter: `python -m tests.notebooks` writes what their cells print into them.

A notebook runs in a process of its own, its cells in turn. Of Jupyter's own commands %%writefile is known, which begins
a cell that is a file.
"""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
WRITE_FILE = "%%writefile "


def printed(notebook: Path) -> list[str]:
    """What each cell of code prints when the notebook is run."""
    command = [sys.executable, "-m", "tests.notebooks", "--run", str(notebook)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=110, check=False)
    if ended.returncode:
        raise RuntimeError(ended.stderr)
    found: list[str] = json.loads(ended.stdout)
    return found


def kept(notebook: Path) -> list[str]:
    """What the notebook says that each cell of code prints."""
    return ["".join(line for output in cell["outputs"] for line in output["text"]) for cell in code_cells(notebook)]


def code_cells(notebook: Path) -> list[dict[str, Any]]:
    content = json.loads(notebook.read_text(encoding="utf-8"))
    return [cell for cell in content["cells"] if cell["cell_type"] == "code"]


def run(notebook: Path) -> list[str]:
    names: dict[str, Any] = {"__name__": "__main__"}
    return [run_cell("".join(cell["source"]), names) for cell in code_cells(notebook)]


def run_cell(source: str, names: dict[str, Any]) -> str:
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard):
        if source.startswith(WRITE_FILE):
            name, _, text = source.removeprefix(WRITE_FILE).partition("\n")
            Path(name).write_text(text + "\n", encoding="utf-8")
            print(f"Writing {name}")
        else:
            exec(compile(source, "a cell", "exec"), names)  # noqa: S102 — it is what a notebook does
    return heard.getvalue()


def write_outputs(notebook: Path) -> None:
    content, texts = json.loads(notebook.read_text(encoding="utf-8")), printed(notebook)
    cells = (cell for cell in content["cells"] if cell["cell_type"] == "code")
    for number, (cell, text) in enumerate(zip(cells, texts, strict=True)):
        cell["execution_count"] = number + 1
        lines = text.splitlines(keepends=True)
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if text else []
    notebook.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        outputs = run(Path(sys.argv[2]))
        print(json.dumps(outputs))
    else:
        for found in NOTEBOOKS:
            write_outputs(found)
