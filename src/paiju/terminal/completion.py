"""What a shell may complete: games, options and their values, presets, bots and languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import typer

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import Choice, Flag, Number, Option, Several
from paiju.words.catalogues import LANGUAGES

Found = list[tuple[str, str]]  # what may be typed, and what it is


def games(incomplete: str) -> Found:
    return [(game.slug, game.name) for game in paiju.games() if game.slug.startswith(incomplete.lower())]


def languages(incomplete: str) -> Found:
    return [pair for pair in LANGUAGES.items() if pair[0].lower().startswith(incomplete.lower())]


def presets(context: typer.Context, incomplete: str) -> Found:
    game = _game(context)
    return [(name, "") for name in (game.presets if game else ()) if name.startswith(incomplete)]


def rules(context: typer.Context, incomplete: str) -> Found:
    """Names first; after the equals sign the values."""
    game = _game(context)
    if game is None:
        return []
    name, sign, value = incomplete.partition("=")
    if not sign:
        return [(f"{option.name}=", option.allowed) for option in game.options.OPTIONS if option.name.startswith(name)]
    values = (value_of for option in game.options.OPTIONS if option.name == name for value_of in _values(option))
    return [(f"{name}={found}", "") for found in values if found.startswith(value)]


def bots(incomplete: str) -> Found:
    """The last of several names, which are written with commas between them."""
    from paiju.bots.registry import bot_names

    before, comma, last = incomplete.rpartition(",")
    return [(f"{before}{comma}{name}", "") for name in bot_names() if name.startswith(last)]


def _values(option: Option) -> Iterator[str]:
    match option:
        case Flag():
            yield from ("true", "false")
        case Choice(values=values) | Several(values=values):
            yield from values
        case Number(words=words, only=only):
            yield from _written(word for word, _ in words)
            yield from _written(only)


def _written(values: Iterable[object]) -> Iterator[str]:
    yield from map(str, values)


def _game(context: typer.Context) -> Game | None:
    """The game that stands on the command line already."""
    for word in (context.params.get("game"), *context.args):  # an option without its value leaves it among the latter
        try:
            return paiju.game(str(word or ""))
        except paiju.UnknownGame:
            continue
    return None
