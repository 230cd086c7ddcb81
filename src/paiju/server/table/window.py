"""A window: the run of questions after a discard, which the rules ask seat by seat and the table asks all at once.

What a seat may answer follows from its own tiles and from what all see, never from the answers of others; so all
questions can be asked as if everybody passed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from paiju.play.errors import MoveError, refused
from paiju.play.reading import DECLINE, read_action
from paiju.play.table import Table
from paiju.words.said import Said

Answers = Mapping[int, str]  # an action in words by seat


class Window:
    """The questions that are open at a table where a discard may be claimed."""

    def __init__(self, table: Table) -> None:
        self._table = table.copy()
        self._asked: dict[int, list[Table]] = {}
        self._actions: dict[int, list[str]] = {}

    @cached_property
    def _questions(self) -> list[tuple[int, Table]]:
        """The seats in the order of the rules, each with the table as it is asked at; one may be asked twice."""
        return [(seat, table.copy()) for seat, table, _ in self._walk({})]

    @cached_property
    def seats(self) -> list[int]:
        """All who are asked, whatever they hold."""
        return list(dict.fromkeys(seat for seat, _ in self._questions))

    def questions(self, seat: int) -> list[Table]:
        """The tables at which a seat is asked, those first where it may do more than pass."""
        if seat not in self._asked:
            asked = [table for other, table in self._questions if other == seat]
            self._asked[seat] = sorted(asked, key=lambda table: len(table.words) == 1)
        return self._asked[seat]

    def actions(self, seat: int) -> list[str]:
        """What a seat may answer, to pass last."""
        if seat not in self._actions:
            words = dict.fromkeys(word for table in self.questions(seat) for word in table.words if word != DECLINE)
            self._actions[seat] = [*words, DECLINE]
        return self._actions[seat]

    def has_choice(self, seat: int) -> bool:
        return seat in self.seats and len(self.actions(seat)) > 1

    def read(self, seat: int, text: str) -> str:
        """An answer as the rules write it; raises a MoveError."""
        refusal: MoveError | None = None
        for table in self.questions(seat):
            try:
                moves = read_action(table, text)
            except MoveError as error:
                refusal = refusal or error
            else:
                return next(table.text(action) for action, parts in table.actions if parts == moves)
        raise refusal or refused(self._table, MoveError, Said("no-window"))

    def played(self, answers: Answers) -> Iterator[tuple[int, list[int], bool]]:
        """What the answers come to, in the order of the rules: seat, moves, and whether it is the seat's first."""
        asked: set[int] = set()
        for seat, _, moves in self._walk(answers):
            yield seat, moves, seat not in asked
            asked.add(seat)

    def _walk(self, answers: Answers) -> Iterator[tuple[int, Table, list[int]]]:
        """Every question with the table as it is asked at, which goes on after it, and the moves of the answer."""
        table = self._table.copy()
        while table.is_window and (seat := table.turn) is not None:
            moves = _moves(table, answers.get(seat, DECLINE))
            yield seat, table, moves
            for move in moves:
                table.play(move)


def _moves(table: Table, answer: str) -> list[int]:
    """The moves of an answer; one that is not to this question is a pass."""
    by_words = {table.text(action): parts for action, parts in table.actions}
    return list(by_words.get(answer, by_words[DECLINE]))
