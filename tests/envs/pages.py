"""Pages of docs/ about the encodings of games: `python -m tests.envs [GAME …]` writes them anew."""

from __future__ import annotations

from pathlib import Path

from paiju.envs.pages import encoding_page
from paiju.kernel.game import Game

FOLDER = Path(__file__).parents[2] / "docs" / "encodings"


def page_path(game: Game) -> Path:
    return FOLDER / f"{game.slug}.md"


def write_page(game: Game) -> Path:
    path = page_path(game)
    path.parent.mkdir(exist_ok=True)
    path.write_text(encoding_page(game), encoding="utf-8")
    return path
