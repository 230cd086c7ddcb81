"""A solver for Watching Ten Sets: wins, shortest wins, all shortest wins, or the proof that there is none.

It plays by the engine's own `legal`, `exchange` and `goal_holds`; the engine does not know the solver. Rules and state
are records as a table holds them, arrays of one element. The cut-off `max_moves` is ignored.
"""

import math
import time
from collections.abc import Callable

import numpy as np

from paiju.games.solitaire.xiangshifu.groups import EMPTY
from paiju.games.solitaire.xiangshifu.hopeless import hopeless_groups
from paiju.games.solitaire.xiangshifu.options import GOAL
from paiju.games.solitaire.xiangshifu.search import (
    FOUND,
    GOING_ON,
    Plan,
    blank_memory,
    explore,
    fill_slots,
    start,
)
from paiju.games.solitaire.xiangshifu.state import MOVES
from paiju.kernel import solving
from paiju.kernel.compile import rule
from paiju.kernel.record import Records
from paiju.kernel.solving import Answer, Limit, Win, Wins
from paiju.words.said import Faces, Said, listed

SETTINGS: dict[str, int] = {"max_moves": 30_000}  # what a table needs to play any line that is found

BUDGET = 1_000_000
FIRST_ROOM = 4096
NAMED_GROUPS = 3  # in a reason; more are counted
PIECE = 20_000  # positions between two checks of the clock
VERDICTS = (solving.SOLVED, solving.UNSOLVABLE, solving.UNKNOWN, solving.UNKNOWN)  # by their numbers in the search


def find_win(rules: Records, state: Records, limit: Limit) -> Answer:
    """Some line that wins, soon found and mostly short."""
    search = Search(rules, state, limit.positions, guided=True)
    search.run(limit.seconds)
    return Answer(search.verdict, search.line(), search.found, search.reason)


def find_shortest(rules: Records, state: Records, limit: Limit) -> Answer:
    """A shortest line; the limit holds for the proof that there is a line and for the shortest one each."""
    win = find_win(rules, state, limit)
    if win.verdict != solving.SOLVED:
        return win
    search = Search(rules, state, limit.positions)
    search.run(limit.seconds)
    if search.verdict == solving.SOLVED:
        return Answer(search.verdict, search.line(), win.positions + search.found)
    return Answer(win.verdict, win.moves, win.positions + search.found, Said("why-maybe-shorter"))


def find_all(rules: Records, state: Records, limit: Limit) -> Wins:
    """Every finished arrangement that can be reached in the fewest moves."""
    win = find_win(rules, state, limit)
    if win.verdict == solving.UNSOLVABLE:
        return Wins(win.verdict, (), win.positions, win.reason)
    search = Search(rules, state, limit.positions, whole=True)
    search.run(limit.seconds)
    wins = search.wins() if search.verdict == solving.SOLVED else ()
    return Wins(search.verdict, wins, search.found)


def solve(rules: Records, state: Records, goal: str | None = None, budget: int = BUDGET) -> Answer:
    """A shortest way from a position to its own goal or to another, by breadth-first search and nothing else.

    Moves are tried in their canonical order and positions expanded in the order in which they were found, so the same
    question has the same answer. `budget` is the most positions found; what would need one more is unknown.
    """
    search = Search(aimed_at(rules, goal), state, budget)
    search.run()
    return Answer(search.verdict, search.line(), search.found)


def hint(rules: Records, state: Records, goal: str | None = None, budget: int = BUDGET) -> int | None:
    """The first move of a shortest solution; none if the position is won, unsolvable or too hard for the budget."""
    moves = solve(rules, state, goal, budget).moves
    return moves[0] if moves else None


def aimed_at(rules: Records, goal: str | None) -> Records:
    """The same options with another goal."""
    aimed = rules.copy()
    if goal is not None:
        aimed["goal"] = GOAL.store(GOAL.read(goal))
    return aimed


class Search:
    """A search from one position, in pieces: between them room is made and the clock is checked."""

    def __init__(
        self, rules: Records, state: Records, budget: int, *, guided: bool = False, whole: bool = False
    ) -> None:
        self.rules, self.state = rules, state
        self.plan = Plan(guided, whole, budget)
        self.memory = blank_memory(FIRST_ROOM)
        self._verdict = start(rules, self.plan, self.memory, state[0]["groups"])

    def run(self, seconds: float = math.inf, clock: Callable[[], float] = time.thread_time) -> None:
        """Continue until the question is answered or the time is up."""
        end = clock() + seconds
        while self._verdict == GOING_ON and clock() < end:
            if len(self.memory.positions) - self.found <= MOVES:
                self._make_room()
            room = min(self.found + PIECE, len(self.memory.positions))
            self._verdict = explore(self.rules, self.plan, self.memory, room)

    @property
    def verdict(self) -> str:
        return VERDICTS[self._verdict]

    @property
    def found(self) -> int:
        return int(self.memory.tallies[FOUND])

    @property
    def reason(self) -> Said | None:
        """Why there is no solution."""
        if self.verdict != solving.UNSOLVABLE:
            return None
        stuck = stuck_groups(self.rules, self.state)
        groups = [group for number, group in enumerate(self.state[0]["groups"]) if stuck >> number & 1]
        if not groups:
            return Said("why-all-looked-at")
        if len(groups) > NAMED_GROUPS:
            return Said("why-groups-never-valid", groups=Said("term-many-groups", count=len(groups)))
        named = (Faces.of(face for face in group if face != EMPTY) for group in groups)
        return Said("why-groups-never-valid", groups=listed(named, "joint-groups"))

    def line(self) -> tuple[int, ...]:
        """The moves to the position found last, if that is a win."""
        return self._line_to(self.found - 1) if self.verdict == solving.SOLVED else ()

    def wins(self) -> tuple[Win, ...]:
        positions = self.memory.positions[: self.found]
        return tuple(
            Win(self._line_to(int(number)), int(positions[number]["lines"]))
            for number in np.flatnonzero(positions["won"])
        )

    def _line_to(self, number: int) -> tuple[int, ...]:
        line: list[int] = []
        while number > 0:
            position = self.memory.positions[number]
            line.append(int(position["move"]))
            number = int(position["parent"])
        return tuple(reversed(line))

    def _make_room(self) -> None:
        """Double the room for positions."""
        larger = blank_memory(2 * len(self.memory.positions))
        larger.positions[: self.found] = self.memory.positions[: self.found]
        self.memory = larger._replace(buckets=self.memory.buckets, tallies=self.memory.tallies)
        fill_slots(self.memory)


@rule
def stuck_groups(rules: Records, state: Records) -> int:
    return hopeless_groups(rules[0], state[0])
