"""A session gone through again: what every decision of a seat was worth, by what that seat could know.

Search finds the best move from what the seat knew. Then both moves, the best and the one that was played, are played
out in the same worlds, new ones: the difference is what the decision cost, and chance does not favour the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from paiju.bots.players import TableSetting
from paiju.bots.protocol import Decision
from paiju.bots.search.searching import Plan, Searcher
from paiju.kernel.action import Action
from paiju.kernel.game import Announce
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.record import Plain
from paiju.kernel.seen import Seen
from paiju.play.seating import read_seat
from paiju.play.table import Table

WORLDS = 400  # that the best move is sought in, and as many that both moves are compared in
HOLDING_WORLDS = 400  # that say who may hold a tile
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

    @property
    def is_clear(self) -> bool:
        """Whether the loss is more than chance makes."""
        return self.loss > 2.6 * self.error

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
        table = self.session.copy()
        table.given, table.given_dice = list(self.session.walls), [die for one in self.session.throws for die in one]
        table._start()
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
        seat = decision.seat
        sought = self._searcher.search(decision.world, seat, decision.legal, Plan(self.worlds), decision.seed)
        best = sought.best.move
        (chosen, error), (better, its_error) = (self._worth(decision, move) for move in (played, best))
        so_far = table.scores[seat] - before
        if best == played or better <= chosen:
            best, better, error, its_error = played, chosen, 0.0, 0.0
        return Judged(
            place,
            len(table.results) + 1,
            seat,
            played,
            best,
            action_of(table, played),
            action_of(table, best),
            so_far + chosen,
            better - chosen,
            hypot(error, its_error),
        )

    def _worth(self, decision: Decision, move: int) -> tuple[float, float]:
        """The mean of a move and its standard error, in worlds that depend on the decision alone."""
        plan = Plan(self.worlds)
        [estimate] = self._searcher.search(decision.world, decision.seat, [move], plan, decision.seed + 1).estimates
        return estimate.mean, estimate.error

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
        worlds = self._decision(table, place).worlds(HOLDING_WORLDS)
        others = [seat for seat in range(table.seats) if seat != table.turn]
        counted = {seat: Counter[int]() for seat in others}
        for world in worlds:
            for seat in others:
                counted[seat].update(_hand(table, world.observe(seat), seat))
        truth = {seat: Counter(_hand(table, table.observe(seat), seat)) for seat in others}
        is_told = self.session.over
        found = []
        for face in sorted(set().union(*counted.values())):
            held = {seat: counted[seat][face] / len(worlds) for seat in others}
            most = {seat: truth[seat][face] for seat in others} if is_told else {}
            found.append(Holders(face, _unseen(table, face), held, most))
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


def _hand(table: Table, seen: Seen, seat: int) -> list[int]:
    """The faces that a seat holds, as it sees them itself."""
    g = Plain(table.game.rules_record(table.seats, table.options)[0])
    zones = table.game.table.zones(g, seen, seat)
    return [face for zone in zones if zone.kind == "hand" and zone.owner == seat for face in zone.tiles if face >= 0]


def _unseen(table: Table, face: int) -> int:
    """How many tiles of a face the seat to act sees nowhere."""
    shown = [one for zone in table.sight(table.turn).zones for one in zone.tiles]
    return table.tiles.copies[face] - shown.count(face)
