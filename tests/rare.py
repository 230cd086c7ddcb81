"""Walls that lead to rare deals: thrown in, won by the deal itself, or over almost at once.

`choosing_rare_deals` puts them into every second deal of a session that a server deals: were all of them rare, a
session whose deals are thrown in would never begin. Which wall it is follows from what stands in the log (the game, its
seats, its tiles and the number of the deal), so every process that chooses rare deals folds and verifies the log of
every other.
"""

from __future__ import annotations

import contextlib
import enum
import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import Any
from unittest import mock

import paiju
from paiju.kernel.options import OptionError
from paiju.play import verifier
from paiju.play.fair.deal import Deal
from paiju.play.fair.stream import permuted, words
from paiju.play.fair.terms import Terms
from paiju.play.table import Table

Order = tuple[int, ...]


class Ending(enum.Enum):
    """What a deal can do by itself."""

    THROWN_IN = "nobody pays, and another deal follows"
    WON = "somebody has won with it"


# In the other games no deal ends by itself, under any option. A test deals all of these.
ENDINGS = {
    "ce-deng": (Ending.THROWN_IN, Ending.WON),  # seven doubles in one hand, and eight
    "jjak-mat-chu-gi": (Ending.WON,),
    "xiangshifu": (Ending.THROWN_IN, Ending.WON),  # a board without a move, and one that is finished
}
CANDIDATES = 20_000  # walls that are dealt, and not played, in search of one that ends with its deal
PLAYED = 100  # walls of which the shortest hand is taken in the other games
MOST_ACTIONS = 200


@contextlib.contextmanager
def choosing_rare_deals() -> Iterator[None]:
    """While this lasts the first deal of every session in this process is rare, and every second one after it."""
    honest, shuffle, check_drawn = Deal.__init__, verifier.shuffle, verifier.check_drawn

    def choose(deal: Deal, terms: Terms, hand: int, key: bytes) -> None:
        honest(deal, terms, hand, key)
        deal.order = list(_order(terms.game, terms.seats, terms.tiles, hand) or deal.order)

    def check_chosen(proof: Any, at: int, key: bytes, wall: Sequence[str] | None) -> None:
        order = _order(proof["game"], proof["seats"], tuple(proof["tiles"]), at)

        def draw(things: Any, source: bytes) -> list[Any]:
            is_wall = source == verifier.pack("stream", key, "wall")
            return [things[place] for place in order] if is_wall and order else shuffle(things, source)

        with mock.patch.object(verifier, "shuffle", draw):
            check_drawn(proof, at, key, wall)

    with mock.patch.object(Deal, "__init__", choose), mock.patch.object(verifier, "check_drawn", check_chosen):
        yield


def _order(slug: str, seats: int, tiles: tuple[str, ...], hand: int) -> Order:
    """The rare order of a hand; none for every second one."""
    orders = rare_orders(slug, seats, tiles) if hand % 2 == 0 else ()
    return orders[hand // 2 % len(orders)] if orders else ()


@functools.cache
def rare_orders(slug: str, seats: int, tiles: tuple[str, ...]) -> tuple[Order, ...]:
    """Orders of the tiles that lead to rare deals under the usual options or, where these use another set, under the
    first preset that uses this one; none for a set that no preset uses.
    """
    options = _options_with(slug, seats, tiles)
    if options is None:
        return ()
    if endings := ENDINGS.get(slug):
        return tuple(_ended(slug, seats, tiles, ending) for ending in endings)
    return (min(_shuffled(len(tiles), PLAYED), key=lambda order: hand_length(slug, seats, order, **options)),)


def _options_with(slug: str, seats: int, tiles: tuple[str, ...]) -> dict[str, Any] | None:
    for preset in paiju.game(slug).presets.values():
        options = {name: value for name, value in preset.items() if name != "seats"}
        with contextlib.suppress(OptionError):  # a preset for other seats
            if tiles_of(slug, seats, **options) == tiles:
                return options
    return None


def _ended(slug: str, seats: int, tiles: tuple[str, ...], ending: Ending) -> Order:
    for order in itertools.chain(_doubles_together(tiles), _shuffled(len(tiles), CANDIDATES)):
        if ending_of(slug, seats, order) is ending:
            return order
    raise LookupError(f"no wall of {slug} for {seats} seats: {ending.value}")


def ending_of(slug: str, seats: int, order: Order, **options: Any) -> Ending | None:
    """What the deal of a wall does by itself; None where somebody is to act."""
    table = _dealt(slug, seats, order, **options)
    if table.results:
        return Ending.WON
    return Ending.THROWN_IN if len(table.walls) > 1 else None


def hand_length(slug: str, seats: int, order: Order, **options: Any) -> int:
    """How many actions a hand of this wall has when everybody does the first."""
    table = _dealt(slug, seats, order, **options)
    for action in range(MOST_ACTIONS):
        if table.decide() is None or len(table.walls) > 1 or table.results:
            return action
        table.play(table.legal[0])
    return MOST_ACTIONS


def _dealt(slug: str, seats: int, order: Order, **options: Any) -> Table:
    faces = _faces(slug, seats, **options)
    table = Table(slug, seats=seats, seed=0, wall=[[faces[place] for place in order]], **options)
    table.decide()  # which deals
    return table


@functools.cache
def _faces(slug: str, seats: int, **options: Any) -> Order:
    return tuple(Table(slug, seats=seats, seed=0, **options).tiles.tiles())


def tiles_of(slug: str, seats: int, **options: Any) -> tuple[str, ...]:
    """The tiles of a game under these options, the others as usual, in their order."""
    tiles = Table(slug, seats=seats, seed=0, **options).tiles
    return tuple(tiles.text([face]) for face in tiles.tiles())


def _shuffled(size: int, number: int) -> Iterator[Order]:
    for place in range(number):
        yield tuple(permuted(range(size), words(f"rare {place}".encode())))


def _doubles_together(tiles: tuple[str, ...]) -> Iterator[Order]:
    """All doubles beside each other, anywhere in the wall: chance would not do that in a lifetime."""
    together = sorted(range(len(tiles)), key=lambda place: len(set(tiles[place].strip("[]").split(":"))))
    for start in range(len(tiles)):
        yield (*together[start:], *together[:start])
