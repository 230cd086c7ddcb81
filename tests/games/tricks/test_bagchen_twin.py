"""Bagchen beside its slow twin: whole sessions, every set under every throw, leads of a passport, redeals."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from paiju import Table
from paiju.games.tricks.bagchen.asking import is_weak
from paiju.games.tricks.bagchen.sets import CHIPS, IS_STRONG, KIND, NO_SET, NOTHING, POINTS, SETS, THROWN, beats
from paiju.games.tricks.bagchen.state import PROVEN, STRONG, WEAK
from paiju.kernel.record import Plain
from paiju.kernel.rng import seed_rng
from paiju.tiles import DOUBLE64
from tests.budget import TIMES
from tests.games.playing import counts, play_beside, set_state
from tests.games.tricks.bagchen_positions import SLUG, leads
from tests.oracles import bagchen_sets
from tests.oracles.bagchen import Oracle

OPTIONS: list[dict[str, Any]] = [
    {},
    {"passport": False, "horses": False, "jump": False, "first_dealer": 1},
    {"passport_leads": True, "hands": 2},
    {"charity": True, "first_dealer": 3},
    {"redeal_weak": True},
    {"passport_leads": True, "redeal_weak": True, "charity": True, "horses": False},
]


def texts(tiles: tuple[int, ...]) -> list[str]:
    return [DOUBLE64.text([face]) for face in tiles]


@pytest.mark.parametrize("options", OPTIONS)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, 4, options, seed=len(str(options)), decisions=150)


def throws() -> Iterator[tuple[int, int]]:
    yield from ((a, b) for a in range(1, 7) for b in range(1, 7))


def test_every_throw_names_its_points() -> None:
    for a, b in throws():
        assert texts(POINTS[THROWN[a - 1, b - 1]]) == bagchen_sets.point_tiles(a, b)


@pytest.mark.parametrize("points", range(0, len(POINTS), 1 if TIMES > 1 else 3))
def test_every_set_is_what_it_is_in_the_slow_twin(points: int) -> None:
    names = texts(POINTS[points])
    there = {tuple(DOUBLE64.read("".join(group))) for group in bagchen_sets.all_sets(tuple(names), True)}
    assert there == {tiles for place, tiles in enumerate(SETS) if KIND[points, place] != NO_SET}
    for place, tiles in enumerate(SETS):
        if tiles in there:
            assert CHIPS[points, place] == bagchen_sets.chips_worth(texts(tiles), names)
            for other, others in enumerate(SETS):
                is_higher = bagchen_sets.beats(texts(tiles), texts(others), names)
                assert beats(points, place, other) == is_higher


def test_strong_tiles_under_every_throw() -> None:
    for a, b in throws():
        points = THROWN[a - 1, b - 1]
        for face in range(21):
            assert IS_STRONG[points, face] != bagchen_sets.is_weak(texts((face,)), bagchen_sets.point_tiles(a, b))


def test_passports_lead_as_in_the_slow_twin() -> None:
    rng = random.Random(1)
    for _ in range(20 * TIMES):
        dice, horses = (rng.randint(1, 6), rng.randint(1, 6)), rng.random() < 0.5
        tiles = rng.sample(DOUBLE64.tiles(), 64)
        held, shown = rng.randint(1, 9), rng.randint(0, 50)
        hand, face_up = DOUBLE64.text(sorted(tiles[:held])), DOUBLE64.text(tiles[held : held + shown])
        table = Table(SLUG, seed=1, dice=dice, passport_leads=True, horses=horses)
        rows = [counts(table, hand), *[counts(table, "")] * 3]
        set_state(table, hands=rows, tricks=[6, 0, 0, 0], played=counts(table, face_up))
        points = bagchen_sets.point_tiles(*dice)
        wanted = bagchen_sets.passport_leads(
            texts(tuple(tiles[:held])), texts(tuple(tiles[held : held + shown])), points, horses
        )
        assert leads(table) == ["".join(group) for group in wanted]


@pytest.mark.parametrize("seed", range(3))
def test_a_redeal_respects_who_was_weak_and_who_was_not(seed: int) -> None:
    """Until the end of a hand with a weak seat in it, whatever a seat knows of the others stays true."""
    rng, chance, pool = random.Random(seed), np.zeros(4, np.int64), np.zeros(64, np.int64)
    seed_rng(chance, seed, 0)
    table = weak_deal(rng)
    shown = [0] * 4  # strong tiles that a seat has played face up
    while not table.results:
        seat = table.state.turn
        words = rng.choice(table.words) if table.words != ["redeal", "keep"] else "keep"
        if words.startswith(("lead", "beat")):
            shown[seat] += sum(IS_STRONG[table.state.points, face] for face in DOUBLE64.read(words.split()[1]))
        table.play(words)
        for viewer in range(-1, 4):
            other = table._state.copy()
            table._drivers.redeal(table._rules, other, viewer, chance, pool)
            check_told(Plain(other[0]), other[0], shown)


def weak_deal(rng: random.Random) -> Table:
    """A table whose first deal has a weak hand."""
    while True:
        table = Table(SLUG, seed=rng.getrandbits(32), redeal_weak=True, charity=True, hands=1)
        table.decide()
        if table.words == ["redeal", "keep"]:
            return table


def check_told(s: Any, record: Any, shown: list[int]) -> None:
    for seat in range(4):
        if s.turn >= 0 and s.told[seat] == WEAK:
            assert is_weak(record, seat)
            assert not shown[seat]
        if s.turn >= 0 and s.told[seat] in (STRONG, PROVEN):
            assert shown[seat] or not is_weak(record, seat)
            assert (s.told[seat] == PROVEN) == bool(shown[seat])


def test_nothing_is_on_the_table_before_the_lead() -> None:
    table = Table(SLUG, seed=1)
    assert table.decide() == 0
    assert [table.state.plays[seat] for seat in range(4)] == [NOTHING] * 4
