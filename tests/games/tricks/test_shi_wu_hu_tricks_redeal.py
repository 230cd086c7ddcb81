"""Fifteen Hu: what a seat cannot see is dealt anew as it could be, given the Supreme cards laid and played."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

import paiju
from paiju.games.tricks.shi_wu_hu_tricks.sets import SIX, THREE
from paiju.kernel.conformance import Walk
from paiju.kernel.rng import WORDS, seed_rng
from tests.games.tricks.shi_wu_hu_positions import SLUG, about_to_lead

POOL = np.zeros(84, np.int64)


def kept(state: np.void, seat: int, face: int) -> int:
    """How many a seat kept after the deal: in hand, or played since."""
    return int(state["hands"][seat, face]) + int(state["played"][seat, face])


@pytest.mark.parametrize("preset", ["standard", "four players", "passing is for good"])
def test_nobody_is_dealt_supreme_cards_that_he_would_have_laid(preset: str) -> None:
    lays_all = preset != "passing is for good"
    for seed in range(20):
        walk = Walk(paiju.game(SLUG), preset, seed)
        for _ in walk.positions(60):
            other = walk.state.copy()
            walk.drivers.redeal(walk.rules, other, walk.decisions % walk.seats, walk.rng, POOL)
            for seat in range(walk.seats):
                sixes, threes = kept(other[0], seat, SIX), kept(other[0], seat, THREE)
                assert sixes == 0 or threes == 0
                assert not (lays_all and other[0]["laid"][seat, SIX] and sixes + threes)


def test_every_possible_deal_is_equally_likely() -> None:
    """Two sixes and a three among six cards of two seats: ten deals of the places, seen as counts of the faces."""
    table = about_to_lead("[6:6]", "[4:2]x2 [5:1]", "[2:1] [5:5]x2")
    rng = np.zeros(WORDS, np.int64)
    seed_rng(rng, 5, 0)
    found: Counter[tuple[int, ...]] = Counter()
    times = 20_000
    for _ in range(times):
        state = table._state.copy()
        table._drivers.redeal(table._rules, state, 0, rng, POOL)
        found[tuple(int(state[0]["hands"][seat, face]) for seat in (1, 2) for face in (SIX, THREE))] += 1
    expected = _deals()
    total = sum(expected.values())
    assert set(found) == set(expected)
    for deal, ways in expected.items():
        assert abs(found[deal] / times - ways / total) < 0.015


def _deals() -> Counter[tuple[int, ...]]:
    """By trying all places: 0 to 2 are of the one seat, 3 to 5 of the other."""
    deals: Counter[tuple[int, ...]] = Counter()
    for sixes in combinations(range(6), 2):
        for three in set(range(6)) - set(sixes):
            first = sum(place < 3 for place in sixes)
            deal = (first, int(three < 3), 2 - first, int(three >= 3))
            if not (deal[0] and deal[1]) and not (deal[2] and deal[3]):
                deals[deal] += 1
    return deals
