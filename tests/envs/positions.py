"""Positions of every game under every preset, to try environments on."""

from __future__ import annotations

from collections.abc import Iterator

import paiju
from paiju.kernel.conformance import Walk
from paiju.kernel.game import Game
from tests import chance
from tests.budget import TIMES

GAMES = paiju.games()
SLUGS = [game.slug for game in GAMES]
DECISIONS = 40 * TIMES  # of each game, over all presets


def walks(game: Game) -> Iterator[Walk]:
    """A random session of each preset, to be walked through."""
    for preset in game.presets:
        yield Walk(game, preset, chance.seed() % 10_000)


def positions(game: Game) -> Iterator[Walk]:
    """A walk at each of several decisions, under each preset; then at the end it came to."""
    a_preset = max(8, DECISIONS // len(game.presets))
    for walk in walks(game):
        for _ in walk.positions(a_preset):
            yield walk
        yield walk
