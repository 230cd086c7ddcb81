"""The score sheet of Ponjan: the combinations of a completed hand, or the pot of those who are not ready."""

from paiju.games.melding.ponjan.combinations import NAMES, POINTS, points
from paiju.games.melding.ponjan.settlement import POT, hand_score
from paiju.games.melding.ponjan.state import Rules, State
from paiju.games.melding.sheets import last_tile, paid_to_winner
from paiju.games.melding.state import NOBODY
from paiju.games.sheets import number_of, times
from paiju.kernel.payments import HOUSE, Payment
from paiju.tiles import PONJAN78


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return pot(g, after)
    lines = paid_to_winner(g, after, f"{worth(g, before, after)}: {combinations(after)}{payers(g, before)}")
    rest = after.result[after.winner] - sum(line.amount for line in lines)
    return [*lines, Payment(HOUSE, after.winner, rest, "what cannot be shared equally")] if rest else lines


def worth(g: Rules, before: State, after: State) -> str:
    """Such as "4 points worth 8 ×10 unit ×3/2 starter"."""
    total = points(after.combinations)
    bonus = " ×3/2 starter" if g.starter_bonus and after.winner == before.starter else ""
    return f"{number_of(total, 'point')} worth {hand_score(total, g.score_formula)}{times(g.score_unit, 'unit')}{bonus}"


def combinations(seen: State) -> str:
    """Such as "reach 1 + three color 2"."""
    return " + ".join(f"{name} {POINTS[i]}" for i, name in enumerate(NAMES) if seen.combinations >> i & 1)


def payers(g: Rules, before: State) -> str:
    """Whoever threw the last tile pays everything; if it was drawn, the others share."""
    if before.window:
        return f", with {last_tile(before, PONJAN78.text)}"
    return f", shared by {g.seats - 1}" if g.seats > 2 else ""


def pot(g: Rules, seen: State) -> list[Payment]:
    """Hands that are not ready pay into a pot, which is shared by those that are."""
    share = f"a share of the pot of {POT}{times(g.score_unit, 'unit')}"
    lines = []
    for seat in range(g.seats):
        if seen.result[seat] > 0:
            lines.append(Payment(HOUSE, seat, seen.result[seat], f"{share} with a ready hand"))
        elif seen.result[seat] < 0:
            lines.append(Payment(seat, HOUSE, -seen.result[seat], f"{share} without a ready hand"))
    return lines
