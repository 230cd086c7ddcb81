"""The score sheet of Ponjan: the combinations of a completed hand, or the pot of those who are not ready."""

from paiju.games.melding.layout import last_throw
from paiju.games.melding.ponjan.combinations import COMBINATIONS, POINTS, points
from paiju.games.melding.ponjan.reading import set_name, shapes
from paiju.games.melding.ponjan.settlement import POT, hand_score
from paiju.games.melding.ponjan.state import Rules, State
from paiju.games.melding.ponjan.table import KINDS, displayed
from paiju.games.melding.sheets import aim_to_complete, paid_to_winner
from paiju.games.melding.state import NOBODY
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Part, Won
from paiju.kernel.payments import HOUSE, Payment
from paiju.kernel.zones import faces_in
from paiju.words.said import Faces, Said, Seat, Value, listed


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return pot(g, after)
    lines = paid_to_winner(g, after, completed_hand(g, before, after))
    rest = after.result[after.winner] - sum(line.amount for line in lines)
    return [*lines, Payment(HOUSE, after.winner, rest, Said("paid-rest"))] if rest else lines


def completed_hand(g: Rules, before: State, after: State) -> Said:
    """Whoever threw the last tile pays everything; if it was drawn, the others share."""
    value, made_of = worth(g, before, after), combinations(after)
    if before.window:
        face, thrower = last_throw(before)
        tiles = Faces.of([face])
        return Said("paid-hand-thrown", worth=value, combinations=made_of, tiles=tiles, thrower=Seat(thrower))
    if g.seats > 2:
        return Said("paid-hand-shared", worth=value, combinations=made_of, payers=g.seats - 1)
    return Said("paid-hand-drawn", worth=value, combinations=made_of)


def worth(g: Rules, before: State, after: State) -> Value:
    """Such as "4 points worth 8 ×10 unit ×3/2 starter"."""
    total = int(points(after.combinations))
    score = in_units(g, Said("term-worth", points=total, score=int(hand_score(total, g.score_formula))))
    is_starter = g.starter_bonus and after.winner == before.starter
    return Said("term-for-starter", worth=score) if is_starter else score


def in_units(g: Rules, score: Value) -> Value:
    return Said("term-in-units", worth=score, unit=g.score_unit) if g.score_unit != 1 else score


def combinations(seen: State) -> Value:
    """Such as "reach 1 + three color 2"."""
    made = [place for place in range(COMBINATIONS) if seen.combinations >> place & 1]
    lines = (Said("term-combination", kind=KINDS[place], points=int(POINTS[place])) for place in made)
    return listed(lines, "joint-plus")


def pot(g: Rules, seen: State) -> list[Payment]:
    """Hands that are not ready pay into a pot, which is shared by those that are."""
    share = in_units(g, POT)
    lines = []
    for seat in range(g.seats):
        if seen.result[seat] > 0:
            lines.append(Payment(HOUSE, seat, seen.result[seat], Said("paid-ready", pot=share)))
        elif seen.result[seat] < 0:
            lines.append(Payment(seat, HOUSE, -seen.result[seat], Said("paid-not-ready", pot=share)))
    return lines


def aim(g: Rules, seen: State, seat: int) -> Aim:
    shown = sets_of(displayed(seen, seat))
    return aim_to_complete(shapes(g, shown), faces_in(seen.hands[seat]), shown)


def won(g: Rules, seen: State) -> Won | None:
    """Its sets, the displayed ones last."""
    if seen.winner == NOBODY:
        return None
    sets = sets_of(faces_in(seen.opened[seen.winner])) + sets_of(displayed(seen, seen.winner))
    return Won(seen.winner, tuple(Part(name, tiles) for tiles in sets if (name := set_name(tiles))))


def sets_of(tiles: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Sets that lie side by side, each of three like tiles."""
    return tuple(tiles[at : at + 3] for at in range(0, len(tiles), 3))
