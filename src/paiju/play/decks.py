"""The tiles that belong to each game, by its seats and options: what a verifier must know to trust a proof.

The browser has the same in web/src/fair/decks.json (`paiju schema --decks`).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import TypedDict

import paiju
from paiju.kernel.game import Game
from paiju.kernel.options import Choice, Flag, Number, Option, OptionError, Value, Values, write_value
from paiju.play.fair.terms import tile_texts

NUMBERS_TRIED = 16  # of an option that is a number


class GameDecks(TypedDict):
    """`decks` has the name of a set by the number of seats and the values of `options`, joined by commas."""

    rules: int
    options: list[str]
    decks: dict[str, str]


class Decks(TypedDict):
    games: dict[str, GameDecks]
    sets: dict[str, list[str]]


def deck_of(game: Game, seats: int, options: Mapping[str, object]) -> list[str]:
    """The tiles of a game in canonical order; raises OptionError."""
    return tile_texts(game.deck(seats, game.values(seats, options)))


def decks_of(game: Game, seats: int) -> list[list[str]]:
    """All decks that a game is played with by so many, under whatever options."""
    names = _deck_options(game)
    decks = [tile_texts(game.deck(seats, values)) for values in _combinations(game, seats, names)]
    return [deck for at, deck in enumerate(decks) if deck not in decks[:at]]


def all_decks() -> Decks:
    """The decks of all games."""
    table: Decks = {"games": {}, "sets": {}}
    for game in paiju.games():
        names = _deck_options(game)
        decks: dict[str, str] = {}
        for seats in range(game.least, game.most + 1):
            for values in _combinations(game, seats, names):
                tiles = game.deck(seats, values)
                table["sets"][tiles.name] = tile_texts(tiles)
                decks[",".join([str(seats), *(write_value(values[name]) for name in names)])] = tiles.name
        table["games"][game.slug] = {"rules": game.version, "options": names, "decks": decks}
    return table


def _deck_options(game: Game) -> list[str]:
    """The options on which the tiles depend."""
    return [option.name for option in game.options.OPTIONS if _changes_deck(game, option)]


def _changes_deck(game: Game, option: Option) -> bool:
    for seats in range(game.least, game.most + 1):
        decks = {game.deck(seats, values).name for values in _combinations(game, seats, [option.name])}
        if len(decks) > 1:
            return True
    return False


def _combinations(game: Game, seats: int, names: list[str]) -> Iterator[Values]:
    """Complete options with every combination of values of those named."""
    try:
        usual = game.values(seats, {})
    except OptionError:
        return
    options = [option for option in game.options.OPTIONS if option.name in names]
    for values in itertools.product(*(_values(option) for option in options)):
        yield {**usual, **{option.name: value for option, value in zip(options, values, strict=True)}}


def _values(option: Option) -> list[Value]:
    match option:
        case Choice(values=values):
            return list(values)
        case Flag():
            return [False, True]
        case Number(low=low, high=high):
            return list(range(low, min(high, low + NUMBERS_TRIED) + 1))
    return [] if option.default is None else [option.default]
