"""Where rulebooks are."""

from __future__ import annotations

import importlib
from pathlib import Path

from paiju.kernel.game import Game
from paiju.words.catalogues import LANGUAGES as ALL
from paiju.words.catalogues import OVERLAYS

LANGUAGES = tuple(language for language in ALL if language not in OVERLAYS)


def folder_of(game: Game) -> Path:
    return Path(str(importlib.import_module(game.package).__file__)).parent


def book_path(game: Game, language: str) -> Path:
    return folder_of(game) / f"rulebook.{language}.md"
