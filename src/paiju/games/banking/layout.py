"""The bank at the table, common to all banking games: stakes in words, chips to draw, who takes part."""

from collections.abc import Callable
from typing import Any

from paiju.games.banking.state import TILES, BankRules, HandState, StakeState
from paiju.kernel.zones import Zone, faces_in, for_all, listed
from paiju.words.said import Said, Seat

Hand = tuple[int, ...]
HandZones = Callable[[Any, Any, int, bool], list[Zone]]  # the zones of a seat's tiles, by whether they may be seen


def in_turn(g: BankRules, seen: StakeState) -> list[int]:
    """The seats of this hand, the banker last."""
    circle = [(seen.banker + place) % g.seats for place in range(1, g.seats + 1)]
    return [seat for seat in circle if takes_part(seen, seat)]


def takes_part(seen: StakeState, seat: int) -> bool:
    return bool(seen.stakes[seat] or seat == seen.banker)


def tiles(seen: HandState, seat: int) -> Hand:
    """The hand of a seat, in games that deal every seat the same number of tiles."""
    return tuple(seen.tiles[seat, place] for place in range(seen.dealt))


def zones_of(g: BankRules, seen: HandState, owner: int, viewer: int, hand_zones: HandZones) -> list[Zone]:
    """The chips and tiles of a seat, in games that deal every seat the same number of tiles."""
    found = chips(g, seen, owner)
    if seen.dealt and takes_part(seen, owner):
        found += hand_zones(g, seen, owner, owner == viewer or seen.turn < 0)
    return found


def chips(g: BankRules, seen: StakeState, owner: int) -> list[Zone]:
    found: list[Zone] = []
    if owner == seen.banker:
        found.append(Zone("chips", Said("zone-bank"), owner, amount=sum(listed(seen.stakes))))
    elif seen.stakes[owner]:
        found.append(Zone("chips", Said("zone-stake"), owner, amount=seen.stakes[owner]))
    if g.bankroll:
        found.append(Zone("chips", Said("zone-balance"), owner, amount=g.bankroll + seen.score[owner]))
    return found


@for_all
def wall(g: BankRules, seen: HandState) -> list[Zone]:
    """What is left of the wall, in games that deal every seat the same number of tiles."""
    return [Zone("wall", Said("zone-face-down"), None, amount=TILES - seen.dealt * len(in_turn(g, seen)))]


def stakes(g: BankRules, seen: StakeState) -> tuple[int, int]:
    """The least and the most that the seat to act may stake."""
    return limits(g, g.bankroll + seen.score[seen.turn])


def limits(g: BankRules, chips: int) -> tuple[int, int]:
    """The least and the most that a player with so many chips may stake."""
    most = min(g.max_stake, chips) if g.bankroll else g.max_stake
    return min(g.min_stake, most), most


def bet_prompt(g: BankRules, seen: StakeState) -> Said:
    """Where the stakes are placed before the deal."""
    least, most = stakes(g, seen)
    if least < g.min_stake:
        return all_in_prompt(g, seen)
    return Said("ask-bet-before-deal", least=least, most=most, banker=Seat(seen.banker))


def all_in_prompt(g: BankRules, seen: StakeState) -> Said:
    """For a seat that has less than the least stake."""
    return Said("ask-bet-all", least=g.min_stake, banker=Seat(seen.banker))


def bet_refusal(g: BankRules, seen: StakeState) -> Said:
    least, most = stakes(g, seen)
    return Said("no-stake", least=least, most=most)


def points_said(points: int) -> Said:
    """Such as "8 points"."""
    return Said("kind-points", points=points)


def all_tiles(g: BankRules, s: HandState) -> list[int]:
    """Every tile of a state, wherever it is, in games that deal every seat the same number of tiles."""
    found = [*faces_in(s.idle)]
    if not s.dealt:
        return found + [s.wall[place] for place in range(TILES - len(found))]
    return found + [face for seat in in_turn(g, s) for face in tiles(s, seat)]
