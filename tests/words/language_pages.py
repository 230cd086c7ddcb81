"""A page for each language with all its sentences, for somebody who speaks it to read in one go.

`python -m tests.words languages` writes them into docs/languages anew.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast as ftl

from paiju.games import games
from paiju.games.families import FAMILIES
from paiju.kernel.game import Game
from paiju.tiles import FULL32
from paiju.tiles.tileset import TileSet
from paiju.words.bundles import bundle_of
from paiju.words.catalogues import LANGUAGES, OVERLAYS
from paiju.words.messages import Entry, read_catalogue
from paiju.words.speaker import house_speaker
from tests.words.collecting import ROOT, messages_in
from tests.words.composing import Composer, merged
from tests.words.test_catalogues import HOUSE_FOLDERS, family_folder, folder_of
from tests.words.values import Values

DOCS = Path(__file__).parents[2] / "docs/languages"
WEB = Path(__file__).parents[2] / "web/src"
WRITTEN_OUT = [language for language in LANGUAGES if language not in OVERLAYS]


@dataclass(frozen=True)
class Part:
    """The catalogues of one folder, with those below them and the modules that say what is in them."""

    title: str  # the heading of its part of a page, `{}` in it for its name in the language
    folders: tuple[Path, ...]  # of catalogues, the most general first
    modules: tuple[Path, ...]  # the most general first
    tiles: TileSet = FULL32
    name_id: str = ""


def modules_in(*folders: Path) -> tuple[Path, ...]:
    return tuple(path for folder in folders for path in sorted(folder.rglob("*.py")))


def parts() -> Iterator[Part]:
    """The page of the browser, the house, each family, and under it its games."""
    house = modules_in(*(ROOT / name for name in HOUSE_FOLDERS))
    yield Part("## The page in the browser", (WEB,), ())
    yield Part("## All games", (ROOT,), (*house, *modules_in(ROOT / "games")))
    for family in FAMILIES:
        own = [game for game in games() if game.family == family.slug]
        if not own:
            continue
        folder = family_folder(own[0])
        assert folder is not None
        if (folder / "words/en.ftl").exists():
            yield Part(
                f"## {{}} ({family.slug})", (ROOT, folder), modules_in(folder), FULL32, f"family-{family.slug}-name"
            )
        for game in own:
            yield part_of(game, folder, [other for other in own if other is not game])


def part_of(game: Game, family: Path, others: Iterable[Game]) -> Part:
    seats = game.seats(None)
    tiles = game.deck(seats, game.values(seats, {}))
    assert isinstance(tiles, TileSet)
    foreign = {path for other in others for path in modules_in(folder_of(other.package))}
    modules = tuple(path for path in modules_in(family) if path not in foreign)
    return Part(f"### {{}} ({game.slug})", (ROOT, family, folder_of(game.package)), modules, tiles, "game-name")


def layered(part: Part, language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in catalogues(part, language):
        found |= messages_in(path)
    return found


def catalogues(part: Part, language: str) -> list[Path]:
    names = OVERLAYS.get(language, (language,))
    paths = [folder / "words" / f"{name}.ftl" for folder in part.folders for name in names]
    return [path for path in paths if path.exists()]


@functools.cache
def entries(path: Path) -> tuple[Entry, ...]:
    """A catalogue, read once for all parts that stand on it."""
    return read_catalogue(path.read_text(encoding="utf-8"))


@functools.cache
def composer(part: Part, language: str, people: str) -> Composer:
    messages = bundle_of(language, ())
    for path in catalogues(part, language):
        messages.add(entries(path))
    return Composer(language, messages, part.tiles, layered(part, language), given_by(part.modules), people)


@functools.cache
def given_by(modules: tuple[Path, ...]) -> Values:
    return merged(modules)


def rows(part: Part, language: str) -> Iterator[str]:
    """Every sentence of a part, a row each; below it how an overlay says it, where that differs."""
    composed = composer(part, language, language)
    overlays = [composer(part, name, language) for name, layers in OVERLAYS.items() if layers[0] == language]
    for id in messages_in(part.folders[-1] / "words" / f"{language}.ftl"):
        others = [dict(overlay.sentences(id)) for overlay in overlays]
        for name, sentences in composed.sentences(id):
            told = [*sentences]
            for overlay, other in zip(overlays, others, strict=True):
                told += [f"{overlay.language}: {text}" for text in other[name] if other[name] != sentences]
            yield f"| `{name}` | {'<br>'.join(map(cell, told))} |"


def cell(sentence: str) -> str:
    """A sentence as it can stand in a table."""
    return " ".join(sentence.replace("|", "\\|").splitlines())


def page(language: str) -> str:
    lines = [
        f"# Every sentence in {LANGUAGES[language]}",
        "",
        "Composed with nothing, one and many, with names and tiles that end in every way; `…` stands for what another",
        "catalogue says. Made by `python -m tests.words languages`.",
    ]
    for part in parts():
        speaker = composer(part, language, language).speaker if part.name_id else house_speaker(language)
        title = part.title.format(speaker.say_id(part.name_id)) if part.name_id else part.title
        lines += ["", title, "", "| id | sentences |", "|---|---|", *rows(part, language)]
    return "\n".join(lines) + "\n"


def pages() -> Iterator[tuple[Path, str]]:
    for language in WRITTEN_OUT:
        yield DOCS / f"{language}.md", page(language)
