"""The bots that every game has: random, easy, good, and search."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from paiju.bots.endgame import solve_endgame
from paiju.bots.protocol import Choice, Decision
from paiju.bots.search.searching import Estimate, Found, Plan, Searcher
from paiju.bots.solutions import Solutions
from paiju.words.said import Quoted, Said

NO_REASON = Said("why-none")


class RandomBot:
    """Plays any legal move, each equally likely."""

    needs_worlds = False

    def choose(self, decision: Decision) -> int:
        return decision.random.choice(decision.legal)


class HeuristicBot:
    """The game's own bot, which knows what good players do."""

    needs_worlds = False

    def choose(self, decision: Decision) -> int:
        return self.explain(decision).move

    def explain(self, decision: Decision) -> Choice:
        return advised(decision, self.considered(decision))

    def considered(self, decision: Decision) -> Sequence[int]:
        return decision.legal


class EasyBot(HeuristicBot):
    """The game's bot as a beginner: it overlooks half of the moves, and plays the best of those it notices."""

    def considered(self, decision: Decision) -> Sequence[int]:
        return noticed(decision.legal, decision.observation)


def noticed(legal: Sequence[int], observation: bytes) -> list[int]:
    """The moves that a beginner notices, the same ones in the same position; at least one."""
    marks = hashlib.shake_256(observation).digest(len(legal))
    seen = [move for move, mark in zip(legal, marks, strict=True) if mark % 2]
    return seen or [legal[marks[0] % len(legal)]]


def advised(decision: Decision, considered: Sequence[int]) -> Choice:
    """What the game's bot would do if these were the moves, and why."""
    moves = np.zeros(decision.game.state.MOVES, np.int32)
    moves[: len(considered)] = considered
    move, why = decision.game.drivers().decide(decision.rules, decision.observed, moves, len(considered))
    reasons = decision.game.bot.REASONS
    if move not in considered:
        return Choice(considered[0], NO_REASON)
    return Choice(int(move), reasons[why] if 0 <= why < len(reasons) else NO_REASON)


def search_reason(worlds: int, gain: float) -> Said:
    return Said("why-search", worlds=worlds, gain=Quoted(f"{gain:+.1f}"))


def endgame_reason(best: Estimate) -> Said:
    return Said("why-endgame", worlds=best.visits, gain=Quoted(f"{best.mean:+.1f}"))


class SearchBot:
    """Plays out worlds that it cannot tell from the real one, and takes the move that gains most in them.

    In a game that has a solver it plays the win that is found within as much work, and an endgame with few worlds it
    plays exactly.
    """

    def __init__(self, plan: Plan, *, solves_endgames: bool = True) -> None:
        self.plan, self._solves_endgames = plan, solves_endgames
        self._searcher: Searcher | None = None
        self._solutions = Solutions(plan.simulations or 1)

    def choose(self, decision: Decision) -> int:
        return self.explain(decision).move

    def explain(self, decision: Decision) -> Choice:
        if solved := self._solutions.next_move(decision):
            return Choice(solved[0], Said("why-solved", moves=solved[1]))
        if self._solves_endgames and (endgame := solve_endgame(decision)):
            best = self._best(decision, endgame.estimates, endgame.best)
            return Choice(best.move, endgame_reason(best), endgame.estimates)
        found = self._search(decision)
        best = self._best(decision, found.estimates, found.best)
        return Choice(best.move, search_reason(found.playouts, best.mean), found.estimates)

    def _search(self, decision: Decision) -> Found:
        if self._searcher is None:  # a bot sits at one table
            self._searcher = Searcher(decision.game, decision.seats, decision.rules, decision.deck)
        return self._searcher.search(decision.world, decision.seat, decision.legal, self.plan, decision.seed)

    def _best(self, decision: Decision, estimates: Sequence[Estimate], best: Estimate) -> Estimate:
        """The best move found; the advice of the game's bot where that is as good as far as is known."""
        advice = advised(decision, decision.legal).move
        [usual] = [estimate for estimate in estimates if estimate.move == advice]
        return usual if usual.visits and usual.mean >= best.mean else best
