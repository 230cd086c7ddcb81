"""What a seat knows in Making Pairs: a redealt position must be one that the same hand could have come to."""

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from paiju import Table
from paiju.games.melding.jjak_mat_chu_gi.state import DISCARD, TAKE, thrower_of, tile_of
from paiju.games.melding.mates import MATES
from paiju.kernel.record import Plain
from paiju.kernel.rng import WORDS, seed_rng
from paiju.kernel.zones import faces_in
from tests.games.melding.jjak_positions import SLUG

EACH = 5


@dataclass
class Turn:
    """How a turn began, which pairs were laid in it, and the slot of its throw."""

    drawn: int  # the place of the tile in the wall, -1 if a throw was taken
    taken: int = -1  # the slot
    laid: list[tuple[int, int]] = field(default_factory=list)
    slot: int = -1


def same_table(table: Table, wall: list[int]) -> Table:
    options: dict[str, Any] = dict(table.options)
    return Table(SLUG, seats=table.seats, wall=wall, **options)


def turns_of(table: Table, pairs: int) -> list[list[Turn]]:
    """The turns of every seat so far, from a second table that goes the same way."""
    again = same_table(table, table.walls[0])
    assert again.decide() is not None
    turns: list[list[Turn]] = [[] for _ in range(table.seats)]
    before = Plain(again.game.state.State.blank()[0])
    before.left = 32 - EACH * table.seats
    for move in [None, *table.moves]:
        if move is not None:
            before = again.state
            again.play(move)
        note(turns, before, Plain(again._state[0]), pairs)
    return turns


def note(turns: list[list[Turn]], before: Any, after: Any, pairs: int) -> None:
    """What an action changed."""
    for slot in range(before.thrown, after.thrown):
        turns[after.throws[slot] // 32][-1].slot = slot
    taken = [slot for slot in range(after.thrown) if after.takers[slot] > before.takers[slot]]
    if after.left < before.left:
        turns[after.turn].append(Turn(drawn=32 - before.left))
    for slot in taken:
        turns[after.takers[slot] - 1].append(Turn(drawn=-1, taken=slot))
    for seat, own in enumerate(turns):
        new = [face for face in range(21) if after.laid[seat, face] > before.laid[seat, face]]
        for face in new:
            if face <= MATES[pairs, face]:
                own[-1].laid.append((face, int(MATES[pairs, face])))


@dataclass
class Tile:
    """A tile that came to a seat unseen: in which of its turns at the earliest and at the latest, 0 for the deal."""

    face: int
    first: int
    last: int


def tiles_of(state: Any, own: list[Turn], seat: int, pairs: int, shown: int) -> list[Tile]:
    """The tiles that a seat had from the deal and the wall, if this position is the true one."""
    now = Plain(state)
    thrown = [tile_of(state, turn.slot) for turn in own if turn.slot >= 0]

    def after_mate(face: int, turn: int) -> int:
        earlier = [number for number, other in enumerate(thrown[:turn], 1) if other == MATES[pairs, face]]
        return 1 + max(earlier, default=-1)

    tiles = [Tile(face, after_mate(face, number - 1), number) for number, face in enumerate(thrown, 1)]
    for face in faces_in(now.hands[seat]):
        tiles.append(Tile(face, len(own) if face == shown else after_mate(face, len(own)), len(own)))
    for number, turn in enumerate(own, 1):
        for pair in turn.laid:
            tiles += laid_tiles(state, turn, number, pair)
    return tiles


def laid_tiles(state: Any, turn: Turn, number: int, pair: tuple[int, int]) -> list[Tile]:
    one, other = pair
    if turn.taken >= 0:
        face = tile_of(state, turn.taken)
        if face in pair:
            return [Tile(one + other - face, 0, number - 1)]
    elif number > 1:
        return [Tile(one, number, number), Tile(other, 0, number - 1)]
    latest = 0 if turn.taken >= 0 else number
    return [Tile(one, 0, latest), Tile(other, 0, latest)]


def matched(tiles: list[Tile], arrivals: list[int]) -> list[int]:
    """For each arrival, a turn or 0 for the deal, the place of the tile that came then."""
    came = [-1] * len(arrivals)

    def find(tile: int, tried: set[int]) -> bool:
        for place, turn in enumerate(arrivals):
            if place not in tried and tiles[tile].first <= turn <= tiles[tile].last:
                tried.add(place)
                if came[place] < 0 or find(came[place], tried):
                    came[place] = tile
                    return True
        return False

    assert len(tiles) == len(arrivals)
    assert all(find(tile, set()) for tile in range(len(tiles))), "no history leads to these tiles"
    return came


def wall_of(table: Table, state: Any, turns: list[list[Turn]], pairs: int, shown: dict[int, int]) -> list[int]:
    """The wall of the hand if this position is the true one."""
    now = Plain(state)
    drawn: dict[int, int] = {}
    dealt: list[int] = []
    for seat in range(table.seats):
        own = turns[seat]
        tiles = tiles_of(state, own, seat, pairs, shown.get(seat, -1))
        draws = {number: turn.drawn for number, turn in enumerate(own, 1) if turn.drawn >= 0}
        came = matched(tiles, [0] * EACH + list(draws))
        dealt += [tiles[tile].face for tile in came[:EACH]]
        drawn |= {place: tiles[tile].face for place, tile in zip(draws.values(), came[EACH:], strict=True)}
    return dealt + [drawn[place] for place in sorted(drawn)] + [now.pile[i] for i in reversed(range(now.left))]


def replayed(table: Table, state: Any, wall: list[int]) -> Any:
    """The same moves from another wall; what was thrown face down is what lies there now."""
    again = same_table(table, wall)
    slot = 0
    for move in table.moves:
        if move < TAKE:
            move = DISCARD + int(tile_of(state, slot))
            slot += 1
        again.play(move)
    assert again.decide() is not None
    return again._state


def looker_and_mate(table: Table, pairs: int) -> dict[int, int]:
    """Who just looked in vain, and the mate that he cannot have had; nobody where his third pair was not allowed."""
    now = table.state
    if not now.looked:
        return {}
    seat = now.turn
    by = thrower_of(table._state[0], now.looked - 1)
    if not table.options["win_by_discard"] and by != seat and now.pairs_laid[seat] == 2:
        return {}
    return {seat: int(MATES[pairs, now.shown - 1])}


CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"claim": "all", "pairs": "chinese"}),
    (4, {"claim": "all", "win_by_discard": False}),
    (2, {"discards": "face_down", "win_by_discard": False}),
    (3, {"discards": "face_down", "pairs": "chinese"}),
    (4, {"discards": "face_down"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_same_moves_lead_to_every_redealt_position(seats: int, options: dict[str, Any]) -> None:
    """Nobody remembers earlier looks for a player, so before the position only draws are played face down."""
    rng = random.Random(seats)
    generator = np.zeros(WORDS, np.int64)
    seed_rng(generator, 5, seats)
    for seed in range(40):
        table = Table(SLUG, seats=seats, seed=seed, hands=1, **options)
        pairs = int(table._rules[0]["pairs"])
        play_some(table, rng)
        if table.over:
            continue
        turns = turns_of(table, pairs)
        for _ in range(5):
            state = table._state.copy()
            table._drivers.redeal(table._rules, state, rng.randrange(-1, seats), generator, np.zeros(32, np.int64))
            wall = wall_of(table, state[0], turns, pairs, looker_and_mate(table, pairs))
            assert replayed(table, state[0], wall).tobytes() == state.tobytes()


def play_some(table: Table, rng: random.Random) -> None:
    """Some random moves; face down a look only as the last one."""
    for _ in range(rng.randrange(60)):
        table.decide()
        looks = [words for words in table.words if words.startswith("look")]
        if table.over:
            return
        table.play("draw" if looks else rng.choice(table.words))
    table.decide()
    if not table.over and "draw" in table.words and rng.random() < 0.8:
        table.play(rng.choice(table.words))
