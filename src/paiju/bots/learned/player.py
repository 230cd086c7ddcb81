"""The bot that a learned player is."""

from __future__ import annotations

import functools

from paiju.bots.builtin import advised
from paiju.bots.learned.evaluator import NOT_ADVISED, Evaluator
from paiju.bots.learned.shipped import LearnedPlayer
from paiju.bots.protocol import Choice, Decision
from paiju.bots.search.searching import Estimate
from paiju.kernel.options import Values
from paiju.words.said import Quoted, Said


class LearnedBot:
    """Plays the move that a network thinks is worth most; it sees what the seat sees and nothing else."""

    needs_worlds = False

    def __init__(self, player: LearnedPlayer) -> None:
        self.player = player
        self.games = (player.game.slug,)

    def choose(self, decision: Decision) -> int:
        return self.explain(decision).move

    def explain(self, decision: Decision) -> Choice:
        evaluator = evaluator_of(self.player, decision.seats, decision.options)
        advice = NOT_ADVISED
        if evaluator.wants_advice:
            advice = advised(decision, decision.legal).move
        found = evaluator.evaluate(decision.observed, decision.seat, decision.legal, advice)
        unit = self.player.network.header.unit
        worth = [Estimate(move, value * unit, 0.0, 0) for move, value in zip(decision.legal, found.values, strict=True)]
        gain = next(one.mean for one in worth if one.move == found.best)
        return Choice(found.best, learned_reason(gain), tuple(worth))


def expected_by(player: LearnedPlayer | None, decision: Decision) -> dict[int, float]:
    """What a learned player expects each legal move to bring until the end of the hand; nothing without a player."""
    return {} if player is None else {one.move: one.mean for one in LearnedBot(player).explain(decision).estimates}


def learned_reason(gain: float) -> Said:
    return Said("why-learned", gain=Quoted(f"{gain:+.1f}"))


def evaluator_of(player: LearnedPlayer, seats: int, values: Values) -> Evaluator:
    """A network at a table; raises PlayerError where it was not trained for its options."""
    return _evaluator(player, seats, tuple(values.items()))


@functools.lru_cache(maxsize=32)
def _evaluator(player: LearnedPlayer, seats: int, items: tuple[tuple[str, object], ...]) -> Evaluator:
    values: Values = dict(items)  # type: ignore[arg-type]
    player.check(seats, values)
    bonus = player.network.header.bonus_at(player.preset_of((seats, values)))
    return Evaluator(player.network, player.features, seats, values, bonus)
