"""What the score sheets of the melding games have in common: who pays the winner."""

from collections.abc import Callable, Iterable

from paiju.games.melding.state import MeldingRules, MeldingState
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Part, Score, Shape, Shown, Won, readings, tiles_missing
from paiju.kernel.payments import Payment
from paiju.words.said import Said


def paid_to_winner(g: MeldingRules, seen: MeldingState, why: Said) -> list[Payment]:
    """A line for each seat that pays the winner."""
    return [Payment(seat, seen.winner, -seen.result[seat], why) for seat in range(g.seats) if seen.result[seat] < 0]


def aim_to_complete(shapes: Iterable[Shape], faces: Iterable[int], shown: Shown = ()) -> Aim:
    """As many tiles of a complete hand as these and the groups on the table are; nobody else's hand tells."""
    wanted = tuple(shapes)
    return aim_by(tiles_missing(wanted, faces), wanted[0].size + sum(map(len, shown)))


def aim_by(missing: int, size: int) -> Aim:
    return Aim(Said("aim-complete", missing=missing), size - missing, size)


Scoring = Callable[[tuple[Part, ...]], Score]


def won_in_parts(
    seat: int, shapes: Iterable[Shape], faces: Iterable[int], score: Scoring, shown: Iterable[Part]
) -> Won:
    """A winning hand as it counts most, the groups that lay open before it last."""
    best, *_ = readings(shapes, faces, score)
    return Won(seat, (*best.parts, *shown))
