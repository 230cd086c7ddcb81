"""Dependencies point one way: kernel ← tiles ← games ← play ← the rest; nothing outside games names a game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import paiju

ROOT = Path(paiju.__file__).parent
LAYERS = ("kernel", "tiles", "games", "play", "lab", "bots", "web", "server", "terminal", "cli")
INSPECTOR = "kernel/conformance.py"  # checks the whole house, so it may look at all of it
SLUGS = [game.slug for game in paiju.games() if game.package.startswith("paiju.")]


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).as_posix() != INSPECTOR)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("paiju."):
            yield str(node.module)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("paiju."))


def layer(name: str) -> int:
    return LAYERS.index(name) if name in LAYERS else len(LAYERS)


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_imports_point_down(path: Path) -> None:
    own = layer(path.relative_to(ROOT).parts[0].removesuffix(".py"))
    for name in imported(path):
        assert layer(name.split(".")[1]) <= own, f"{path} imports {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_game_is_named_outside_the_games(path: Path) -> None:
    if path.relative_to(ROOT).parts[0] in ("games", "tiles"):  # a kind of tiles may have the name of its game
        return
    strings = {
        node.value
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert not strings & set(SLUGS)
