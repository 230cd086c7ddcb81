"""A learned player that looks ahead: it plays out worlds by its network before it trusts the network's first choice."""

from __future__ import annotations

import math
from dataclasses import dataclass

from paiju.bots.builtin import advised, search_reason
from paiju.bots.learned.evaluator import NOT_ADVISED
from paiju.bots.learned.player import LearnedBot, evaluator_of
from paiju.bots.learned.shipped import LearnedPlayer
from paiju.bots.protocol import Choice, Decision
from paiju.bots.search.searching import Estimate
from paiju.play.worlds import World

PLAYOUTS = 240  # of a decision, whatever may be chosen, so that the time of an answer does not tell
CANDIDATES = 3  # the moves that the network thinks best
CLEAR = 2.0  # standard errors by which another move must gain more than the first choice


@dataclass(frozen=True)
class Tried:
    """What a move brought in so many worlds."""

    move: int
    gains: tuple[float, ...]

    @property
    def estimate(self) -> Estimate:
        mean = sum(self.gains) / len(self.gains)
        spread = math.sqrt(sum((gain - mean) ** 2 for gain in self.gains) / max(len(self.gains) - 1, 1))
        return Estimate(self.move, mean, spread / math.sqrt(len(self.gains)), len(self.gains))

    def is_clearly_above(self, other: Tried) -> bool:
        """Whether it gained clearly more, world by world."""
        differences = [mine - theirs for mine, theirs in zip(self.gains, other.gains, strict=True)]
        found = Tried(self.move, tuple(differences)).estimate
        return found.mean > CLEAR * found.error


class LookaheadBot:
    """Plays the network's choice, unless another of its best moves gains clearly more when worlds are played out.

    Everybody plays by the network there. One that has a single move plays out as many worlds.
    """

    def __init__(self, player: LearnedPlayer, playouts: int = PLAYOUTS) -> None:
        self.player, self.playouts = player, playouts
        self.games = (player.game.slug,)
        self._network = LearnedBot(player)

    def choose(self, decision: Decision) -> int:
        return self.explain(decision).move

    def explain(self, decision: Decision) -> Choice:
        first = self._network.explain(decision)
        worth = sorted(first.estimates, key=lambda one: (one.move != first.move, -one.mean, one.move))
        moves = [one.move for one in worth[:CANDIDATES]]
        worlds = decision.worlds(max(2, self.playouts // len(moves)))
        tried = [Tried(move, tuple(self._gain(world.copy(), move, decision) for world in worlds)) for move in moves]
        best = tried[0]
        for other in tried[1:]:
            if other.is_clearly_above(tried[0]) and other.estimate.mean > best.estimate.mean:
                best = other
        found = best.estimate
        return Choice(found.move, search_reason(found.visits, found.mean), tuple(one.estimate for one in tried))

    def _gain(self, world: World, move: int, decision: Decision) -> float:
        """What a move brings in a world by the end of the hand."""
        hand, before = world.hands_played, world.scores[decision.seat]
        world.play(move)
        while not world.over and world.hands_played == hand:
            legal = world.legal
            world.play(legal[0] if len(legal) == 1 else self._move_in(world, legal, decision))
        return float(world.scores[decision.seat] - before)

    def _move_in(self, world: World, legal: list[int], decision: Decision) -> int:
        """What the network plays for whoever is to act, by what that seat sees."""
        seat = int(world.turn or 0)
        at = Decision(
            decision.game, decision.seats, decision.options, seat, tuple(legal), world.observation(seat), b"", 0
        )
        evaluator = evaluator_of(self.player, at.seats, at.options)
        advice = advised(at, at.legal).move if evaluator.wants_advice else NOT_ADVISED
        return evaluator.evaluate(at.observed, seat, legal, advice).best
