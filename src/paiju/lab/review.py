"""A session gone through again: what every decision of a seat was worth, by what that seat could know.

Search finds the best move from what the seat knew. Then both moves, the best and the one that was played, are played
out in the same worlds, new ones: the difference is what the decision cost, and chance does not favour the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.bots.search.searching import Searcher
from paiju.kernel.action import Action
from paiju.kernel.game import Announce
from paiju.kernel.jsonable import Jsonable
from paiju.lab.judging import WORLDS, Expected, hand_of, held_on_average, is_clear, judge
from paiju.play.going_on import begun_again
from paiju.play.seating import read_seat
from paiju.play.table import Table

WORST = 5


class Holders(NamedTuple):
    """Where the tiles of a face may be that a seat cannot see: how many each other seat holds, on average."""

    face: int
    unseen: int  # how many the seat cannot see
    held: dict[int, float]  # by seat
    truth: dict[int, int]  # what they held in truth


@dataclass(frozen=True)
class Judged:
    """One decision, in points until the end of the hand."""

    place: int  # among all moves of the session
    hand: int  # from 1
    seat: int
    played: int  # the moves
    best: int
    played_action: Action
    best_action: Action
    expected: float  # of the hand for the seat, all in all, with the move that was played
    loss: float  # what the best move is worth more; at least 0
    error: float  # the standard error of the loss, at most
    learned: Expected | None = None  # what a learned player expected of the hand, with both moves

    @property
    def is_clear(self) -> bool:
        """Whether the loss is more than chance makes."""
        return is_clear(self.loss, self.error)

    def as_json(self, table: Table) -> Jsonable:
        return {
            "move": self.place + 1,
            "hand": self.hand,
            "seat": self.seat,
            "played": table.text(self.played_action),
            "best": table.text(self.best_action),
            "expected": round(self.expected, 3),
            "loss": round(self.loss, 3),
            "error": round(self.error, 3),
            "learned": [round(one, 3) for one in self.learned] if self.learned else None,
        }


class Reviewer:
    """Goes through a session again."""

    def __init__(self, played: Table, worlds: int = WORLDS, seed: int = 1, announce: Announce | None = None) -> None:
        self.session, self.worlds, self.seed = played, worlds, seed
        game, seats, options = played.game, played.seats, played.options
        deck = game.deck(seats, options).tiles()
        self._setting = TableSetting(game, seats, options)
        self._searcher = Searcher(game, seats, self._setting.rules, deck, announce)

    def positions(self) -> Iterator[tuple[int, Table]]:
        """Every decision with its place; it is one table that goes on."""
        table = begun_again(self.session)
        table.deal()
        for place, move in enumerate(self.session.moves):
            table.decide()
            yield place, table
            table.play(move)

    def decisions(self, seat: int) -> list[int]:
        """The places where a seat had a choice, in hands that are over: a hand that is being played is nobody's."""
        hands = len(self.session.results)
        return [place for place, table in self.positions() if _has_choice(table, seat) and len(table.results) < hands]

    def judged(self, seat: int, advance: Callable[[], None] = lambda: None) -> list[Judged]:
        """All these decisions of a seat, in their order."""
        wanted, found = set(self.decisions(seat)), []
        hand, before = -1, 0
        for place, table in self.positions():
            if hand != (hand := len(table.results)):
                before = table.scores[seat]
            if place in wanted:
                found.append(self._judge(table, place, before))
                advance()
        return found

    def _judge(self, table: Table, place: int, before: int) -> Judged:
        decision, played = self._decision(table, place), self.session.moves[place]
        worth, so_far = judge(self._searcher, decision, played, self.worlds), table.scores[decision.seat] - before
        return Judged(
            place,
            len(table.results) + 1,
            decision.seat,
            played,
            worth.best,
            action_of(table, played),
            action_of(table, worth.best),
            so_far + worth.expected,
            worth.loss,
            worth.error,
            (so_far + worth.learned[0], so_far + worth.learned[1]) if worth.learned else None,
        )

    def _decision(self, table: Table, place: int) -> Decision:
        seat, seed = read_seat(table.turn, table.seats), (self.seed << 20) + 2 * place
        return self._setting.decision(table._state, seat, tuple(table.legal), seed)

    def at(self, place: int) -> Table:
        """The table as it was before a move."""
        return next(table.copy() for number, table in self.positions() if number == place)

    def holders(self, place: int) -> list[Holders]:
        """Who may have held the tiles that the seat to act could not see, the surest first; and who did.

        What is true is told of a session that is over alone.
        """
        table = self.at(place)
        decision = self._decision(table, place)
        truth = truly_held(table, decision) if self.session.over else {}
        found = [
            Holders(face, unseen_of(table, face), held, {seat: truth[seat][face] for seat in held} if truth else {})
            for face, held in held_on_average(decision).items()
        ]
        return sorted(found, key=lambda one: -max(one.held.values()))

    def better_line(self, judged: Judged) -> tuple[Table, int]:
        """The hand played out from a decision by the better move and then by bots, and what the seat got in it."""
        table = self.at(judged.place)
        hands = len(table.results)
        table.play(judged.best)
        while len(table.results) == hands and not table.over:
            for move in table.advice().moves:
                table.play(move)
        return table, table.results[hands][judged.seat]


def _has_choice(table: Table, seat: int) -> bool:
    return table.turn == seat and len(table.legal) > 1


def worst(judged: Sequence[Judged], number: int = WORST) -> list[Judged]:
    """The decisions that cost most, the worst first; none that may be chance alone."""
    return sorted((one for one in judged if one.is_clear), key=lambda one: -one.loss)[:number]


def action_of(table: Table, move: int) -> Action:
    """What a legal move is: the whole action where it begins only one, else the part."""
    whole = [action for action, parts in table.actions if parts[0] == move]
    if len(whole) == 1:
        return whole[0]
    return table.game.action(table._g, table.observe(table.turn), move)


def truly_held(table: Table, decision: Decision) -> dict[int, Counter[int]]:
    """What each of the others holds in truth, by face."""
    others = [seat for seat in range(table.seats) if seat != decision.seat]
    return {seat: Counter(hand_of(decision, table.observe(seat), seat)) for seat in others}


def unseen_of(table: Table, face: int) -> int:
    """How many tiles of a face the seat to act sees nowhere."""
    shown = [one for zone in table.sight(table.turn).zones for one in zone.tiles]
    return table.tiles.copies[face] - shown.count(face)
