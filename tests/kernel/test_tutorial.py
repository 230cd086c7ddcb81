"""docs/add-a-game.md, followed to the letter: its files in an empty folder make a game that keeps all laws."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import paiju

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
PLUGIN = ROOT / "tests" / "plugin" / "high_tile"
PLUGIN_FILES = sorted(
    path.relative_to(PLUGIN).as_posix()
    for path in PLUGIN.rglob("*")
    if path.is_file() and path.parent.name != "__pycache__"
)
FILE = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = {found[1]: found[2] for found in FILE.finditer(PAGE)}
PROOF = re.compile(r"^## Prove it\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def installed(folder: Path) -> Path:
    """Write the files of the page into an empty folder, build them, and unpack the wheel where Python finds it."""
    source, site = folder / "source", folder / "site"
    for name, text in FILES.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    built = run(source, "-m", "hatchling", "build", "-t", "wheel")
    assert built.returncode == 0, built.stderr
    (wheel,) = (source / "dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(site)
    return site


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    paths = [str(folder), str(Path(paiju.__file__).parents[1])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=110, check=False
    )


def test_the_pages_game_keeps_all_laws(tmp_path: Path) -> None:
    site = installed(tmp_path)
    proof = PROOF.search(PAGE)
    assert proof is not None
    checked = run(site, "-c", proof[1])
    assert checked.returncode == 0, checked.stderr
    listed = run(site, "-m", "paiju", "games")
    assert "high-tile" in listed.stdout


def test_the_page_would_notice_a_game_that_breaks_a_law(tmp_path: Path) -> None:
    site = installed(tmp_path)
    table = site / "high_tile" / "table.py"
    table.write_text(table.read_text().replace("def prompt(", "def asks("))
    proof = PROOF.search(PAGE)
    assert proof is not None
    assert "high-tile: table.py has no function `prompt(g, seen)`" in run(site, "-c", proof[1]).stderr


@pytest.mark.parametrize("name", PLUGIN_FILES)
def test_the_tests_plugin_is_the_pages_game(name: str) -> None:
    assert FILES[f"high_tile/{name}"] == (PLUGIN / name).read_text(encoding="utf-8")


def test_the_page_has_every_file_of_a_game() -> None:
    assert {name.removeprefix("high_tile/") for name in FILES} == {"pyproject.toml", *PLUGIN_FILES}


@pytest.mark.parametrize("hook", ["OFF_LIST", "least_wall", "usual_seats", "dice_wanted", "roll", "window", "picking"])
def test_every_hook_is_explained(hook: str) -> None:
    hooks = PAGE[PAGE.index("## Hooks") : PAGE.index("## Prove it")]
    assert re.search(rf"^- \*\*.*\b{hook}\b.*\*\*", hooks, re.MULTILINE)
