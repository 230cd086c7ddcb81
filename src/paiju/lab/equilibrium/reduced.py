"""Reduced games: a real hand from a position at which few tiles are left that not everybody knows.

A wall is laid, and some of its tiles, the same number in each hand, are free: they are dealt anew in every way. (Where
tiles are drawn in the course of the hand, the free ones are a small set to draw from.) The rest of the wall is common
knowledge, and so are the first moves, which play known tiles alone. They are chosen such that they are legal however
the free tiles lie, and tell nobody anything about them. What is left when there are no more such moves is a game of its
own by the game's own rules, with few deals: every one of them is enumerated.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.figures import grouped
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Values
from paiju.kernel.record import OVER, array_of
from paiju.play.worlds import Setting
from paiju.words.said import Said

MOST_DEALS = 50_000
HANDS_OF_AN_EXCHANGE = 2
WALLS = 20  # that are tried, for the one with the longest opening

Position = bytes


class Free(NamedTuple):
    """What is not known: the places of the wall, and the tiles that may lie there."""

    places: tuple[int, ...]
    tiles: tuple[int, ...]


@dataclass(frozen=True)
class Reduced:
    """The positions that a reduced game begins from, each with its probability, and how it came to them."""

    setting: Setting
    begins: tuple[tuple[Position, float], ...]
    free: tuple[int, ...]  # the tiles that are dealt
    opening: tuple[int, ...]  # moves


def reduce_game(game: Game, seats: int, values: Values, free_each: int, seed: int) -> Reduced:
    """A reduced game with so many free tiles in each hand: the smallest that some walls give."""
    deck = np.array(game.deck(seats, values).tiles(), np.int64)
    rules = game.rules_record(seats, values)
    setting = Setting(game.slug, game.drivers(), rules, seats, game.state.MOVES, deck)
    drawn, dealer = game.least_wall(seats, values), _Dealer(game, setting)
    if drawn < len(deck):
        wall = _shuffled(deck, random.Random(seed))
        return _reduced(dealer, wall, _drawn(wall, drawn, free_each), random.Random(seed))
    hands = dealer.places_of_hands(_shuffled(deck, random.Random(seed)))
    found = []
    for number in range(WALLS):
        rng = random.Random(f"{seed}/{number}")
        wall = _shuffled(deck, rng)
        found.append(_reduced(dealer, wall, _held(hands, wall, free_each, rng), rng))
    return max(found, key=lambda reduced: len(reduced.opening))


def _shuffled(deck: NDArray[np.int64], rng: random.Random) -> NDArray[np.int64]:
    tiles = deck.tolist()
    rng.shuffle(tiles)
    return np.array(tiles, np.int64)


def _reduced(dealer: _Dealer, wall: NDArray[np.int64], free: Free, rng: random.Random) -> Reduced:
    deals = Counter(dealer.deal(changed) for changed in _walls(wall, free))
    positions, opening = _opened(dealer.setting, dealer.game, list(deals), rng)
    total = deals.total()
    begins = tuple((position, count / total) for position, count in zip(positions, deals.values(), strict=True))
    return Reduced(dealer.setting, begins, tuple(sorted(free.tiles)), tuple(opening))


def _drawn(wall: NDArray[np.int64], drawn: int, more: int) -> Free:
    """Where tiles are drawn from a wall: those that can be drawn come from a set with so many more tiles."""
    return Free(tuple(range(drawn)), tuple(wall[: drawn + more].tolist()))


def _held(hands: Sequence[Sequence[int]], wall: NDArray[np.int64], free_each: int, rng: random.Random) -> Free:
    """Where all is dealt at once: so many tiles of each hand."""
    if min(map(len, hands), default=0) < free_each:
        raise OptionError(Said("no-free-tiles", count=free_each))
    places = tuple(place for hand in hands for place in sorted(rng.sample(hand, free_each)))
    return Free(places, tuple(wall[list(places)].tolist()))


class _Dealer:
    """Deals walls, and finds out whose tiles lie where in them."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self.game, self.setting = game, setting

    def deal(self, wall: NDArray[np.int64]) -> Position:
        state = self.game.state.State.blank()
        self.setting.drivers.begin(self.setting.rules, state)
        self.setting.drivers.deal(self.setting.rules, state, wall)
        return state.tobytes()

    def places_of_hands(self, wall: NDArray[np.int64]) -> list[list[int]]:
        """The places of the wall hand by hand: two tiles of one hand may be exchanged, and everybody sees the same.

        Tiles that are dealt to nobody are together too, but exchanging one with a hand's tile changes one hand alone.
        """
        seen, groups = self._seen(self.deal(wall)), [[0]]
        for place in range(1, len(wall)):
            for group in groups:
                other = next((member for member in group if wall[member] != wall[place]), None)
                if other is not None and not self._changed(wall, seen, place, other):
                    group.append(place)
                    break
            else:
                groups.append([place])
        return [group for group in groups if len(group) > 1 and self._is_hand(wall, seen, group)]

    def _is_hand(self, wall: NDArray[np.int64], seen: Sequence[bytes], group: Sequence[int]) -> bool:
        others = (place for place in range(len(wall)) if place not in group)
        return max(len(self._changed(wall, seen, group[0], other)) for other in others) == HANDS_OF_AN_EXCHANGE

    def _changed(self, wall: NDArray[np.int64], seen: Sequence[bytes], place: int, other: int) -> set[int]:
        """The seats that see something else when two tiles of the wall are exchanged."""
        changed = wall.copy()
        changed[[place, other]] = changed[[other, place]]
        now = self._seen(self.deal(changed))
        return {seat for seat in range(self.setting.seats) if now[seat] != seen[seat]}

    def _seen(self, position: Position) -> list[bytes]:
        return [observed(self.setting, self.game, position, seat) for seat in range(self.setting.seats)]


def observed(setting: Setting, game: Game, position: Position, seat: int) -> bytes:
    """What a seat sees of a position."""
    seen = game.state.State.blank()
    setting.drivers.observe(setting.rules, array_of(position, seen.dtype), seat, seen)
    found: bytes = seen.tobytes()
    return found


def _walls(wall: NDArray[np.int64], free: Free) -> Iterator[NDArray[np.int64]]:
    """The wall with the free tiles at the free places in every order, each as likely as the others."""
    if math.perm(len(free.tiles), len(free.places)) > MOST_DEALS:
        raise OptionError(Said("no-reduced-deals", most=grouped(MOST_DEALS)))
    for order in permutations(free.tiles, len(free.places)):
        changed = wall.copy()
        changed[list(free.places)] = order
        yield changed


def _opened(
    setting: Setting, game: Game, positions: list[Position], rng: random.Random
) -> tuple[list[Position], list[int]]:
    """The positions after all moves that can be made in each of them and tell nothing, and these moves."""
    opening: list[int] = []
    while (turn := turn_of(game, positions[0])) >= 0:
        legal = [set(legal_moves(setting, game, position)) for position in positions]
        common = sorted(set.intersection(*legal))
        rng.shuffle(common)
        for move in common:
            after = [applied(setting, game, position, move) for position in positions]
            if _tells_nothing(setting, game, positions, after, turn):
                positions = after
                opening.append(move)
                break
        else:
            break
    return positions, opening


def _tells_nothing(
    setting: Setting, game: Game, before: Sequence[Position], after: Sequence[Position], turn: int
) -> bool:
    """Whether no seat can tell more deals apart after a move than before it, and the hand goes on for all alike."""
    if len({turn_of(game, position) for position in after}) > 1 or turn_of(game, after[0]) < 0:
        return False
    if len({hands_played(game, position) for position in [*before, *after]}) > 1:
        return False
    return all(
        len({observed(setting, game, position, seat) for position in before})
        == len({observed(setting, game, position, seat) for position in after})
        for seat in range(setting.seats)
    )


def turn_of(game: Game, position: Position) -> int:
    return int(array_of(position, game.state.State.dtype)[0]["turn"])


def hands_played(game: Game, position: Position) -> int:
    return int(array_of(position, game.state.State.dtype)[0]["hands_played"])


def is_over(game: Game, position: Position, hand: int) -> bool:
    return turn_of(game, position) == OVER or hands_played(game, position) != hand


def legal_moves(setting: Setting, game: Game, position: Position) -> list[int]:
    out = np.zeros(setting.moves, np.int32)
    count = setting.drivers.legal(setting.rules, array_of(position, game.state.State.dtype), out)
    moves: list[int] = out[:count].tolist()
    return moves


def applied(setting: Setting, game: Game, position: Position, move: int) -> Position:
    state = array_of(position, game.state.State.dtype)
    setting.drivers.apply(setting.rules, state, move)
    return state.tobytes()
