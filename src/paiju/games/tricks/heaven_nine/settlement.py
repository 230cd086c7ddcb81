"""Who pays whom in Heaven 9: stacks short of the quota, and what multiplies them."""

from paiju.games.tricks.combinations import COMBINATIONS
from paiju.games.tricks.hands import factor_between, pay
from paiju.games.tricks.heaven_nine.state import Rules, State
from paiju.games.tricks.heaven_nine.tosses import STACKS
from paiju.games.tricks.quota import tricks_short
from paiju.kernel.compile import rule
from paiju.tiles import FULL32
from paiju.tiles.tileset import table

QUOTA = 4
# a single tile that is the lowest of the females or of the males
IS_LOWEST = table(FULL32.text(combination.tiles) in ("[2:1]", "[5:1]") for combination in COMBINATIONS)


@rule
def multiplier_of(wins: int, previous_wins: int) -> int:
    """The factor of payments from and to the previous winner; in the first hand there were no wins."""
    return wins + 1 if previous_wins else 1


@rule
def slam_multiplier(stacks: int, slam_factor: int) -> int:
    """A grand slam: the winner has all stacks."""
    return slam_factor if stacks == STACKS else 1


@rule
def lowest_multiplier(best: int, short: int, lowest_factor: int, buy_at_double: int) -> int:
    """The factor if `best`, the set that won the last trick, is a lowest tile."""
    return lowest_factor if IS_LOWEST[best] and (short > 0 or buy_at_double) else 1


@rule
def settle(g: Rules, s: State, winner: int) -> None:
    for loser in range(g.seats):
        if loser != winner:
            pay(s, loser, winner, owed(g, s, loser, winner))


@rule
def owed(g: Rules, s: State, loser: int, winner: int) -> int:
    """Negative where the winner buys stacks above the quota."""
    short = tricks_short(QUOTA, g.empty_extra, s.tricks[loser])
    factor = factor_between(loser, winner, s.previous, multiplier_of(s.wins, g.previous_wins))
    slam = slam_multiplier(s.tricks[winner], g.slam_factor)
    return short * factor * slam * lowest_multiplier(s.plays[winner], short, g.lowest_factor, g.buy_at_double)


@rule
def note_winner(s: State, winner: int) -> None:
    s.wins = s.wins + 1 if winner == s.previous else 1
    s.previous = winner
