"""Every language has words for all that is said, with the same values, and no words that nobody says."""

from __future__ import annotations

import importlib
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from paiju.games import games
from paiju.games.families import FAMILIES
from paiju.kernel.game import Game
from paiju.words.catalogues import LANGUAGES, OVERLAYS
from tests.words.collecting import ROOT, Ids, declared_by, messages_in, messages_of, said_by, variables

WRITTEN_OUT = [language for language in LANGUAGES if language not in OVERLAYS]
HOUSE_FOLDERS = ("words", "kernel", "play", "bots", "server", "terminal", "tiles", "lab", "envs", "train")


def folder_of(package: str) -> Path:
    return Path(str(importlib.import_module(package).__file__)).parent


def family_folder(game: Game) -> Path | None:
    parent = game.package.rpartition(".")[0]
    return folder_of(parent) if parent.startswith("paiju.games.") else None


def house_ids() -> Ids:
    found: Ids = defaultdict(set)
    folders = [*(ROOT / name for name in HOUSE_FOLDERS)]
    for ids in (
        *(said_by(folder) for folder in folders),
        *(said_by(folder, deep=False) for folder in (ROOT, ROOT / "games")),
    ):
        for id, values in ids.items():
            found[id] |= values
    return found


def family_names() -> Ids:
    return {f"family-{family.slug}-{what}": set() for family in FAMILIES for what in ("name", "about")}


def own_ids(game: Game) -> Ids:
    """What a game says: by its own modules and declarations."""
    found = said_by(folder_of(game.package))
    for id, values in declared_by(game).items():
        found[id] |= values
    return found


def family_ids(game: Game) -> Ids:
    """What is said by the modules of its family that belong to no one game."""
    found: Ids = defaultdict(set)
    if (family := family_folder(game)) is None:
        return found
    shared = {path.parent for path in family.glob("*/__init__.py")} - {folder_of(each.package) for each in games()}
    for ids in (said_by(family, deep=False), *(said_by(folder) for folder in shared)):
        for id, values in ids.items():
            found[id] |= values
    return found


def layers(game: Game) -> list[Path]:
    family = family_folder(game)
    return [ROOT, *([family] if family else []), folder_of(game.package)]


@pytest.mark.parametrize("language", WRITTEN_OUT)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_every_sentence_of_a_game_has_words_with_its_values(game: Game, language: str) -> None:
    messages, english = messages_of(layers(game), language), messages_of(layers(game), "en")
    wanted = own_ids(game)
    for id, values in family_ids(game).items():
        wanted[id] |= values
    missing = sorted(set(wanted) - set(messages))
    assert missing == [], f"{language} lacks words"
    for id, values in wanted.items():
        used = variables(messages[id])
        assert used <= values, f"{language}: {id} uses values that nobody gives"
        left_out = variables(english[id]) - used
        comment = comment_of(messages[id])
        assert all(f"without ${name}" in comment for name in left_out), f"{language}: {id} leaves out {left_out}"


def comment_of(message: ftl.Message) -> str:
    return str(message.comment.content) if message.comment else ""


@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_every_sentence_of_the_house_has_words_with_its_values(language: str) -> None:
    messages, english = (messages_in(ROOT / "words" / f"{name}.ftl") for name in (language, "en"))
    for id, values in house_ids().items():
        if id.startswith("game-"):  # which every game has
            continue
        assert id in messages, f"{language} lacks words of {id}"
        assert variables(english[id]) == variables(messages[id]) <= values, f"{language}: {id} has other values"


def files() -> list[Path]:
    return sorted(path for path in ROOT.rglob("words/*.ftl"))


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_words_are_left_that_nobody_says(path: Path) -> None:
    folder = path.parent.parent
    used: set[str] = set(house_ids()) | set(family_names())
    for game in games():
        if folder in layers(game):
            used |= set(own_ids(game)) | set(family_ids(game))
    assert sorted(set(messages_in(path)) - used) == []
