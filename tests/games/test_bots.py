"""What holds for the bots of all games."""

import random

import numpy as np
import pytest

import paiju
from paiju import Table
from paiju.kernel.conformance.secrecy import differing


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_a_bot_leaves_what_it_sees_as_it_was(slug: str) -> None:
    """Bots try out moves in what they were shown; a move that is not taken back would spoil all later thoughts."""
    rng = random.Random(slug)
    for preset in list(paiju.game(slug).presets.values())[:3]:
        options = dict(preset)
        table = Table(slug, seats=options.pop("seats", None), seed=4, **options)
        for _ in range(25):
            if table.over:
                break
            table.decide()
            legal = table.legal
            before = table._seen(table.turn)
            seen = before.copy()
            table._drivers.decide(table._rules, seen, np.array(legal, np.int32), len(legal))
            assert differing(seen, before) == []
            table.play(rng.choice(legal))
