"""Beat the Zeroes at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.banking.da_ling.options import EXACT, GROUPS, HAND, OUTRANK, TABLE
from paiju.games.banking.da_ling.settlement import LEAST_RED
from paiju.games.banking.da_ling.splits import BEST, COUNTS, PAIR_VALUE, PLACES
from paiju.games.banking.da_ling.state import SPLIT, Rules, State
from paiju.games.banking.layout import Hand, limits
from paiju.games.banking.modulo_ten import VALUE
from paiju.games.banking.state import NOBODY, TILES
from paiju.kernel.action import UNKNOWN, Action
from paiju.kernel.zones import Zone, faces_in, for_all, of_each_seat
from paiju.tiles.dominoes import RED
from paiju.words.said import Faces, Said, Seat

VERBS = ("bet", "split")
ACTIONS = ("bet {number} {number}", "split {} | {} | {}", "the banker shows {}")
GROUP_NAMES = (Said("term-one-tile"), Said("term-two-tiles"), Said("term-three-tiles"))


def action(g: Rules, seen: State, move: int) -> Action:
    if move > SPLIT:
        return split_action(seen, seen.turn, move - SPLIT)
    return Action(f"bet {seen.betting} {move}")


def split_action(seen: State, seat: int, split: int) -> Action:
    return Action("split {} | {} | {}", three_groups(tiles(seen, seat), split))


def three_groups(six: Hand, split: int) -> tuple[Hand, Hand, Hand]:
    single, *others = (six[place] for place in PLACES[split])
    return (single,), tuple(others[:2]), tuple(others[2:])


def tiles(seen: State, seat: int) -> Hand:
    return tuple(seen.tiles[seat, place] for place in range(HAND))


def table_tiles(seen: State) -> Hand:
    return tuple(seen.table_tiles[place] for place in range(TABLE))


def takes_part(seen: State, seat: int) -> bool:
    return bool(seen.bets[seat, 0])


def in_turn(g: Rules, seen: State) -> list[int]:
    """Those who play this hand, in turn order."""
    circle = [(seen.banker + place) % g.seats for place in range(g.seats)]
    return [seat for seat in circle if takes_part(seen, seat)]


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Splits stay secret until the last one; then all tiles are turned up."""
    if action.verb == "bet":
        return [(seat, action)]
    if after.turn >= 0:
        hidden = action.covered()
        return [(seat, Action(hidden.form, hidden.sets, Said("act-split-hidden")))]
    shown = [(owner, split_action(after, owner, after.split[owner])) for owner in in_turn(g, after)]
    if g.mode == OUTRANK:
        shown.append((NOBODY, Action("the banker shows {}", (table_tiles(after),))))
    return shown


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    pair = [] if seen.betting else [table_zone(g, seen)]
    return [*pair, *seat_zones(g, seen, seat), *wall_and_house(g, seen)]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    found = chips(g, seen, owner)
    if not seen.betting and takes_part(seen, owner):
        found += hand(g, seen, owner, is_open=owner == viewer or seen.turn < 0)
    return found


@for_all
def wall_and_house(g: Rules, seen: State) -> list[Zone]:
    wall = Zone("wall", Said("zone-face-down"), None, amount=tiles_left(g, seen))
    return [wall, Zone("chips", Said("zone-house"), None, amount=seen.house)] if g.house_fee else [wall]


def table_zone(g: Rules, seen: State) -> Zone:
    """The two tiles that all play against, or aim at."""
    pair = table_tiles(seen)
    if g.mode != OUTRANK:
        return Zone("row", Said("zone-to-match", target=target(seen), colour=colour(seen)), None, pair)
    if seen.turn >= 0:
        return Zone("row", Said("zone-banker-hidden"), seen.banker, (UNKNOWN,) * TABLE)
    value = int(PAIR_VALUE[g.banker_wild, pair[0], pair[1]])
    return Zone("row", Said("zone-banker-shown", value=value), seen.banker, pair)


def target(seen: State) -> int:
    return int(PAIR_VALUE[0, seen.table_tiles[0], seen.table_tiles[1]])


def colour(seen: State) -> Said:
    is_red = sum(int(RED[face]) for face in table_tiles(seen)) >= LEAST_RED
    return Said("term-red") if is_red else Said("term-black")


def chips(g: Rules, seen: State, owner: int) -> list[Zone]:
    found: list[Zone] = []
    if owner == seen.banker and g.mode != EXACT:
        found.append(Zone("chips", Said("zone-bank"), owner, amount=int(seen.bets.array.sum())))
    for group in range(bets_placed(seen, owner)):
        found.append(
            Zone("chips", Said("zone-bet-on", group=GROUP_NAMES[group]), owner, amount=seen.bets[owner, group])
        )
    if g.bankroll:
        found.append(Zone("chips", Said("zone-balance"), owner, amount=g.bankroll + seen.score[owner]))
    return found


def bets_placed(seen: State, seat: int) -> int:
    if not takes_part(seen, seat):
        return 0
    return seen.betting - 1 if seen.betting and seat == seen.turn else GROUPS


def hand(g: Rules, seen: State, owner: int, is_open: bool) -> list[Zone]:
    """Tiles that are split lie in three groups, others together, face down where they may not be seen."""
    if not is_open:
        return [Zone("hand", Said("zone-hand"), owner, (UNKNOWN,) * HAND)]
    six = tiles(seen, owner)
    if not seen.split[owner]:
        return [Zone("hand", Said("zone-hand"), owner, six)]
    groups = zip(GROUP_NAMES, three_groups(six, seen.split[owner]), strict=True)
    return [Zone("melds", group_caption(g, seen, name, group), owner, group) for name, group in groups]


def group_caption(g: Rules, seen: State, name: Said, group: Hand) -> Said:
    """The value of a group, or in the exact modes whether it matches."""
    place = int("".join(str(VALUE[face]) for face in group))
    if g.mode == OUTRANK:
        return Said("zone-group", group=name, value=int(BEST[place]))
    return (
        Said("zone-group-hit", group=name)
        if COUNTS[place] >> target(seen) & 1
        else Said("zone-group-missed", group=name)
    )


def tiles_left(g: Rules, seen: State) -> int:
    return TILES if seen.betting else TILES - TABLE - HAND * len(in_turn(g, seen))


def stakes(g: Rules, seen: State) -> tuple[int, int]:
    """The least and the most that the seat to act may bet on the group that is asked for."""
    placed = sum(seen.bets[seen.turn, group] for group in range(GROUPS))
    return limits(g, g.bankroll + seen.score[seen.turn] - placed)


def prompt(g: Rules, seen: State) -> Said:
    if seen.betting:
        return bet_prompt(g, seen)
    if g.mode == OUTRANK:
        return Said("ask-split-outrank")
    return Said("ask-split-match", target=target(seen), colour=colour(seen))


def bet_prompt(g: Rules, seen: State) -> Said:
    least, most = stakes(g, seen)
    name = GROUP_NAMES[seen.betting - 1]
    if least < g.min_stake:
        return Said("ask-bet-rest", least=g.min_stake, rest=most, group=name)
    return Said("ask-bet-on-group", least=least, most=most, group=name, banker=Seat(seen.banker))


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    if verb == "bet":
        return bet_refusal(g, seen)
    if seen.betting:
        return Said("no-split-before-bets")
    mine = tiles(seen, seen.turn)
    if sorted(faces) != sorted(mine):
        return Said("no-split-other-tiles", tiles=Faces.of(mine))
    return Said("no-split-three-groups")


def bet_refusal(g: Rules, seen: State) -> Said:
    if g.mode != OUTRANK:
        return Said("no-bet-fixed-bets")
    if not seen.betting:
        return Said("no-bet-split-now")
    least, most = stakes(g, seen)
    return Said("no-bet-on-group", group=GROUP_NAMES[seen.betting - 1], least=least, most=most)


def inventory(g: Rules, s: State) -> list[int]:
    """Every tile of a state, wherever it is."""
    found = [*faces_in(s.idle)]
    if s.betting:
        return found + [s.wall[place] for place in range(TILES - len(found))]
    return [*found, *table_tiles(s), *(face for seat in in_turn(g, s) for face in tiles(s, seat))]
