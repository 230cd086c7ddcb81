"""The score sheet of Pai Gow: both hands against the banker's, and the commission of those who won."""

from functools import partial

from paiju.games.banking.pai_gow.options import BANKER
from paiju.games.banking.pai_gow.setting import shown_ranks, tiles_of
from paiju.games.banking.pai_gow.settlement import commission, outcome
from paiju.games.banking.pai_gow.state import Rules, State
from paiju.games.banking.pai_gow.table import hand_name, hands_set, rank
from paiju.games.banking.sheets import players, with_banker
from paiju.kernel.payments import HOUSE, Payment, as_record
from paiju.tiles import FULL32


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    gains = {seat: after.stakes[seat] * outcome_for(g, after, seat) for seat in players(g, after)}
    net = gains | {after.banker: -sum(gains.values())}
    return with_banker(after, gains, partial(why, g, after)) + commissions(g, net)


def outcome_for(g: Rules, seen: State, seat: int) -> int:
    ranks = [shown_ranks(as_record(g), tiles_of(as_record(seen), s), seen.setting[s]) for s in (seat, seen.banker)]
    return int(outcome(as_record(g), *ranks[0], *ranks[1]))


def why(g: Rules, seen: State, payer: int, payee: int) -> str:
    return f"{shown(g, seen, payer)} against {shown(g, seen, payee)}{copied(g, seen, payer, payee)}"


def shown(g: Rules, seen: State, seat: int) -> str:
    """Such as "wong [6:6][6:3] and 9 points [6:5][4:4]"."""
    return " and ".join(f"{hand_name(g, hand)} {FULL32.text(hand)}" for hand in hands_set(g, seen, seat))


def copied(g: Rules, seen: State, payer: int, payee: int) -> str:
    """What equal hands count for, where there are some."""
    couples = zip(hands_set(g, seen, payer), hands_set(g, seen, payee), strict=True)
    if all(rank(g, one) != rank(g, other) for one, other in couples):
        return ""
    return ", a copy being the banker's" if g.copies == BANKER else ", a copy being nobody's"


def commissions(g: Rules, gains: dict[int, int]) -> list[Payment]:
    fees = {seat: commission(as_record(g), gain) for seat, gain in gains.items()}
    return [
        Payment(seat, HOUSE, fee, f"a commission of {g.commission_percent} % on {gains[seat]} won")
        for seat, fee in fees.items()
        if fee
    ]
