"""What a learned player decides at positions that seeds give: the same on every machine, pinned in a file beside this.

`python -m tests.players` writes the files anew for all players that come with Paiju.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import paiju
from paiju.bots.learned.features import ways_of
from paiju.bots.learned.player import LearnedBot
from paiju.bots.learned.shipped import LearnedPlayer, is_shipped, shipped_player
from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.kernel.game import Game

FOLDER = Path(__file__).parent
DECISIONS = 40  # of each way to play


def decisions(game: Game, preset: str) -> Iterator[Decision]:
    """Decisions with a choice, a few moves apart, in hands that are played at random."""
    seats, values = ways_of(game)[preset]
    rng, left, options = random.Random(preset), DECISIONS, dict[str, Any](values)
    while left > 0:
        table = paiju.Table(game, seats=seats, seed=rng.randrange(1 << 30), **options)
        setting = TableSetting.of(table)
        while (seat := table.decide()) is not None and left > 0:
            if len(table.legal) > 1 and rng.randrange(3) == 0:
                legal = tuple(table.legal)
                yield setting.decision(table._state, seat, legal, 1, with_worlds=False)
                left -= 1
            table.play(rng.choice(table.legal))


def pinned(player: LearnedPlayer) -> str:
    """A line for each way to play: a hash of the moves that are chosen, and of what each legal move is worth."""
    bot, lines = LearnedBot(player), []
    for preset in player.network.header.presets:
        digest = hashlib.sha256()
        for decision in decisions(player.game, preset):
            choice = bot.explain(decision)
            worth = [estimate.mean for estimate in choice.estimates]
            digest.update(f"{decision.legal} {choice.move} {worth}\n".encode())
        lines.append(f"{preset}: {digest.hexdigest()}\n")
    return "".join(lines)


def pin_of(slug: str) -> Path:
    return FOLDER / f"{slug}.txt"


def shipped() -> list[LearnedPlayer]:
    return [shipped_player(game) for game in paiju.games() if game.package.startswith("paiju.") and is_shipped(game)]
