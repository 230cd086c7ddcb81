"""Exact play where a game has a solver: the line of a win, found once and then played."""

from __future__ import annotations

from paiju.bots.protocol import Decision
from paiju.kernel.record import array_of
from paiju.kernel.solving import SOLVED, Limit

POSITIONS_A_SIMULATION = 200  # what a simulation takes is enough to look at so many positions


class Solutions:
    """The winning lines that were found at a table, by the positions on them."""

    def __init__(self, simulations: int) -> None:
        self._limit = Limit(positions=POSITIONS_A_SIMULATION * simulations)
        self._next: dict[bytes, tuple[int, int]] = {}  # the move at a position, and how many are left to the win
        self._tried = False

    def next_move(self, decision: Decision) -> tuple[int, int] | None:
        """A move on the shortest win that is known, and how many it takes; None where none is known."""
        if decision.game.solver is None or not decision.known:
            return None
        if decision.known not in self._next and not self._tried:
            self._tried = True  # what is not solved from the first position is not solved from the next
            self._solve(decision)
        found = self._next.get(decision.known)
        return found if found and found[0] in decision.legal else None

    def _solve(self, decision: Decision) -> None:
        game, rules, world = decision.game, decision.rules, decision.world
        answer = game.solver.find_shortest(rules, world, self._limit) if game.solver else None
        if answer is None or answer.verdict != SOLVED:
            return
        state = array_of(decision.known, world.dtype)
        for played, move in enumerate(answer.moves):
            self._next[state.tobytes()] = (move, len(answer.moves) - played)
            game.drivers().apply(rules, state, move)
