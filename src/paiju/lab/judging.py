"""What one decision was worth, by what its seat could know: for reviews here and in the processes of a server."""

from __future__ import annotations

from collections import Counter
from math import hypot
from typing import NamedTuple

from paiju.bots.learned.player import expected_by
from paiju.bots.learned.shipped import player_at
from paiju.bots.levels import STRONG
from paiju.bots.protocol import Decision
from paiju.bots.search.searching import Plan, Searcher
from paiju.kernel.record import Plain
from paiju.kernel.seen import Seen

WORLDS = 400  # that the best move is sought in, and as many that both moves are compared in
HOLDING_WORLDS = 400  # that say who may hold a tile
CLEAR = 2.6  # standard errors


Expected = tuple[float, float]  # by a learned player: with the move that was played, and with the best one


class Worth(NamedTuple):
    """A decision, in points until the end of the hand."""

    best: int  # the move
    expected: float  # with the move that was played
    loss: float  # what the best move is worth more; at least 0
    error: float  # the standard error of the loss, at most
    learned: Expected | None = None  # where a learned player is strong


def is_clear(loss: float, error: float) -> bool:
    """Whether a loss is more than chance makes."""
    return loss > CLEAR * error


def judge(searcher: Searcher, decision: Decision, played: int, worlds: int) -> Worth:
    """Search finds the best move; then it and the one that was played are compared in new worlds."""
    sought = searcher.search(decision.world, decision.seat, decision.legal, Plan(worlds), decision.seed)
    best = sought.best.move
    expected = expected_by(player_at(STRONG, decision.game, (decision.seats, decision.options)), decision)
    learned = (expected[played], expected[best]) if expected else None
    (chosen, error), (better, its_error) = (_worth(searcher, decision, move, worlds) for move in (played, best))
    if best == played or better <= chosen:
        return Worth(played, chosen, 0.0, 0.0, (learned[0], learned[0]) if learned else None)
    return Worth(best, chosen, better - chosen, hypot(error, its_error), learned)


def _worth(searcher: Searcher, decision: Decision, move: int, worlds: int) -> tuple[float, float]:
    """The mean of a move and its standard error, in worlds that depend on the decision alone."""
    plan = Plan(worlds)
    [estimate] = searcher.search(decision.world, decision.seat, [move], plan, decision.seed + 1).estimates
    return estimate.mean, estimate.error


def held_on_average(decision: Decision, worlds: int = HOLDING_WORLDS) -> dict[int, dict[int, float]]:
    """By face and other seat: how many tiles of the face it may hold, on average, as far as the seat can know."""
    others = [seat for seat in range(decision.seats) if seat != decision.seat]
    counted = {seat: Counter[int]() for seat in others}
    for world in decision.worlds(worlds):
        for seat in others:
            counted[seat].update(hand_of(decision, world.observe(seat), seat))
    faces = sorted(set().union(*counted.values()))
    return {face: {seat: counted[seat][face] / worlds for seat in others} for face in faces}


def hand_of(decision: Decision, seen: Seen, seat: int) -> list[int]:
    """The faces that a seat holds, as it sees them itself."""
    zones = decision.game.table.zones(Plain(decision.rules[0]), seen, seat)
    return [face for zone in zones if zone.kind == "hand" and zone.owner == seat for face in zone.tiles if face >= 0]
