"""The score sheet of Beat the Zeroes: each group plays its own bet, against the banker's pair or for the table's."""

from itertools import product

from paiju.games.banking.da_ling.options import EXACT, EXACT_WITH_BANKER, GROUPS, OUTRANK, PUSH
from paiju.games.banking.da_ling.settlement import SHARED, colour_pips, outcome, winner_of
from paiju.games.banking.da_ling.splits import ALL, best_value, pair_value
from paiju.games.banking.da_ling.state import Rules, State
from paiju.games.banking.da_ling.table import GROUP_NAMES, colour, in_turn, table_tiles, target, three_groups, tiles
from paiju.games.banking.sheets import with_banker
from paiju.games.banking.state import NOBODY
from paiju.kernel.aims import Aim
from paiju.kernel.payments import HOUSE, Payment, as_record
from paiju.words.said import Faces, Said, Seat


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if g.mode == OUTRANK:
        groups = product(in_turn(g, after), range(GROUPS))
        return [line for seat, group in groups for line in paid_by_rank(g, after, seat, group)]
    winner = winner_of(as_record(g), as_record(after), ALL)
    if winner >= 0:
        return paid_to_absolute_winner(g, after, winner)
    if winner == SHARED and g.absolute_tie == PUSH:
        return []
    return [line for group in range(GROUPS) for line in paid_for_group(g, after, group)]


def paid_by_rank(g: Rules, seen: State, seat: int, group: int) -> list[Payment]:
    """Between a player and the banker."""
    pair = table_tiles(seen)
    value = best_value(seen.tiles[seat].array, seen.split[seat], group)
    banker_value = pair_value(pair[0], pair[1], g.banker_wild)
    shown = {seat: counting(faces_of(seen, seat, group), value), seen.banker: counting(Faces.of(pair), banker_value)}
    gain = seen.bets[seat, group] * outcome(value, banker_value)
    return with_banker(
        seen, {seat: gain}, lambda payer, payee: Said("paid-against", payer=shown[payer], payee=shown[payee])
    )


def counting(tiles: Faces, value: int) -> Said:
    return Said("term-tiles-count", tiles=tiles, value=int(value))


def faces_of(seen: State, seat: int, group: int) -> Faces:
    return Faces.of(three_groups(tiles(seen, seat), seen.split[seat])[group])


def paid_to_absolute_winner(g: Rules, seen: State, winner: int) -> list[Payment]:
    number = pips(seen, winner, ALL)
    why = Said("paid-all-match", target=target(seen), pips=number, colour=colour(seen))
    bank = Said("paid-all-match-by-banker", target=target(seen), pips=number, colour=colour(seen))
    lines = [
        Payment(seat, winner, sum(seen.bets[seat].array.tolist()), why) for seat in in_turn(g, seen) if seat != winner
    ]
    if g.mode == EXACT_WITH_BANKER:
        lines.append(Payment(seen.banker, winner, g.banker_loss, bank))
    lines.append(Payment(winner, HOUSE, g.house_fee, Said("paid-fee")))
    return [line for line in lines if line.amount]


def paid_for_group(g: Rules, seen: State, group: int) -> list[Payment]:
    winner = winner_of(as_record(g), as_record(seen), group)
    if winner >= 0:
        why = Said(
            "paid-match",
            tiles=faces_of(seen, winner, group),
            target=target(seen),
            pips=pips(seen, winner, group),
            colour=colour(seen),
        )
    elif winner == NOBODY and g.mode == EXACT_WITH_BANKER:
        winner, why = seen.banker, Said("paid-nobody-matches", target=target(seen), group=GROUP_NAMES[group])
    else:
        return []
    return [
        Payment(seat, winner, seen.bets[seat, group], why)
        for seat in in_turn(g, seen)
        if seat != winner and seen.bets[seat, group]
    ]


def pips(seen: State, seat: int, group: int) -> int:
    """What decides between those who match: pips of the table's colour."""
    return int(colour_pips(as_record(seen), seat, seen.split[seat], group))


def aim(g: Rules, seen: State, seat: int) -> Aim | None:
    """Where nobody is the banker the two tiles on the table say what is wanted."""
    if g.mode == EXACT:
        return None
    if seat == seen.banker:
        return Aim(Said("aim-hold-bank", stakes=int(seen.bets.array.sum())))
    return Aim(Said("aim-beat-bank", seat=Seat(seen.banker), stake=int(seen.bets.array[seat].sum())))
