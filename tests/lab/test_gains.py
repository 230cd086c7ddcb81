"""The heuristic bots of all games beat random play: same deals, seats rotated, 99 % interval clear of zero."""

import pytest

import paiju
from paiju.lab.gains import gain_over_random
from tests.budget import TIMES

HANDS = 2_000 * TIMES
MORE_HANDS = {"kol-ye-si": 20_000 * TIMES, "tau-ngau": 20_000 * TIMES}  # chance decides most in these


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_bot_beats_random_play(slug: str) -> None:
    gain = gain_over_random(paiju.game(slug), MORE_HANDS.get(slug, HANDS))
    assert gain.is_above_zero, str(gain)
