"""What is agreed before a session begins: which game, how many play it, under which options and with which tiles."""

from __future__ import annotations

from typing import NamedTuple

from paiju.games import game as find_game
from paiju.kernel.game import Game, Tiles
from paiju.kernel.options import Given, Values


class Terms(NamedTuple):
    game: Game
    seats: int
    options: Values
    tiles: Tiles


def agree(game: str | Game, seats: int | None, preset: str | None, options: Given) -> Terms:
    """Fill in what was left open, from the preset and then from the game; raises OptionError.

    The number of seats may also stand among the options, as `players`.
    """
    played = game if isinstance(game, Game) else find_game(game)
    chosen = dict(options)
    if preset is not None:
        chosen = {**played.preset(preset), **chosen}
        usual = chosen.pop("seats", None)
        seats = usual if seats is None and "players" not in chosen else seats
    number = played.seats(chosen.pop("players", seats) if seats is None else seats, chosen)
    values = played.values(number, chosen)
    return Terms(played, number, values, played.deck(number, values))
