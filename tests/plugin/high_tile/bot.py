"""A bot for High Tile: win cheaply, else lose cheaply."""

from high_tile.state import Rules, State
from paiju.kernel.compile import rule
from paiju.kernel.record import Moves
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Said

REASONS = (Said("why-lightest-winner"), Said("why-lightest-loser"))


@rule
def choose(g: Rules, seen: State, moves: Moves, count: int) -> tuple[int, int]:
    to_beat = highest_played(g, seen)
    winner = -1
    lightest = moves[0]
    for i in range(count):
        pips = PIPS[moves[i]]
        if pips < PIPS[lightest]:
            lightest = moves[i]
        if pips > to_beat and (winner < 0 or pips < PIPS[winner]):
            winner = moves[i]
    return (winner, 0) if winner >= 0 else (lightest, 1)


@rule
def highest_played(g: Rules, seen: State) -> int:
    highest = 0
    for seat in range(g.seats):
        if seen.played[seat] > 0:
            highest = max(highest, PIPS[seen.played[seat] - 1])
    return highest
