"""The score sheet of Pai Gow: both hands against the banker's, and the commission of those who won."""

from functools import partial

from paiju.games.banking import sheets
from paiju.games.banking.pai_gow.options import BANKER
from paiju.games.banking.pai_gow.setting import shown_ranks, tiles_of
from paiju.games.banking.pai_gow.settlement import commission, outcome
from paiju.games.banking.pai_gow.state import Rules, State
from paiju.games.banking.pai_gow.table import hand_name, hands_set, rank
from paiju.games.banking.sheets import players, with_banker
from paiju.kernel.payments import HOUSE, Payment, as_record
from paiju.words.said import Faces, Said

aim = sheets.aim


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    gains = {seat: after.stakes[seat] * outcome_for(g, after, seat) for seat in players(g, after)}
    net = gains | {after.banker: -sum(gains.values())}
    return with_banker(after, gains, partial(why, g, after)) + commissions(g, net)


def outcome_for(g: Rules, seen: State, seat: int) -> int:
    ranks = [shown_ranks(as_record(g), tiles_of(as_record(seen), s), seen.setting[s]) for s in (seat, seen.banker)]
    return int(outcome(as_record(g), *ranks[0], *ranks[1]))


def why(g: Rules, seen: State, payer: int, payee: int) -> Said:
    """The hands of both, and what equal hands count for where there are some."""
    one, other = shown(g, seen, payer), shown(g, seen, payee)
    if not has_copy(g, seen, payer, payee):
        return Said("paid-against", payer=one, payee=other)
    if g.copies == BANKER:
        return Said("paid-against-copy-to-banker", payer=one, payee=other)
    return Said("paid-against-copy-is-push", payer=one, payee=other)


def shown(g: Rules, seen: State, seat: int) -> Said:
    """Such as "wong [6:6][6:3] and 9 points [6:5][4:4]"."""
    hands = [
        Said("term-hand-shown", hand=hand_name(g, hand), tiles=Faces.of(hand)) for hand in hands_set(g, seen, seat)
    ]
    return hands[0] if len(hands) == 1 else Said("term-both-hands", high=hands[0], low=hands[1])


def has_copy(g: Rules, seen: State, payer: int, payee: int) -> bool:
    couples = zip(hands_set(g, seen, payer), hands_set(g, seen, payee), strict=True)
    return any(rank(g, one) == rank(g, other) for one, other in couples)


def commissions(g: Rules, gains: dict[int, int]) -> list[Payment]:
    fees = {seat: commission(as_record(g), gain) for seat, gain in gains.items()}
    return [
        Payment(seat, HOUSE, fee, Said("paid-commission", percent=g.commission_percent, gain=gains[seat]))
        for seat, fee in fees.items()
        if fee
    ]
