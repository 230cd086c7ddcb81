"""The heuristic bots of all games beat random play: same deals, seats rotated, 99 % interval clear of zero."""

import pytest

import paiju
from paiju.bots.arena import gain_over_random

HANDS = 20_000


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_bot_beats_random_play(slug: str) -> None:
    gain = gain_over_random(paiju.game(slug), HANDS)
    assert gain.is_above_zero, str(gain)
