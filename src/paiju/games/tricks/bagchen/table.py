"""Bagchen at the table: moves in words, zones to draw, what is asked and what is told."""

from dataclasses import replace

from paiju.games.tricks.bagchen.leads import PASSPORT
from paiju.games.tricks.bagchen.refusals import why_not_legal
from paiju.games.tricks.bagchen.sets import POINTS, SETS
from paiju.games.tricks.bagchen.state import CHARITY, DISCARD, HAND, KEEP, NOTHING_NAMED, REDEAL, SUITS, Rules, State
from paiju.games.tricks.bagchen.terms import beaten_by, best_set, is_to_lead, set_of
from paiju.games.tricks.layout import all_tiles, discarded_face_down, number_of_tiles, trick_zone, without
from paiju.games.tricks.state import SEATS
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.tiles.dominoes import HIGH, LOW
from paiju.words.said import Faces, Said

VERBS = ("redeal", "keep", "lead", "charity", "beat", "discard")
ACTIONS = (
    "redeal",
    "keep",
    "lead {}",
    "charity {} sky",
    "charity {} earth",
    "charity {} none",
    "beat {}",
    "discard {}",
)
# What may be named with charity: in notation, as a caption, and as others are told of it.
SUIT_NAMES = ("sky", "earth", "none")
CHARITY_ZONES = (Said("zone-charity-sky"), Said("zone-charity-earth"), Said("zone-charity-none"))
CHARITY_TOLD = (
    Said("act-charity-face-down-sky"),
    Said("act-charity-face-down-earth"),
    Said("act-charity-face-down-none"),
)


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= REDEAL:
        return Action("keep" if move == KEEP else "redeal")
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    if move >= CHARITY:
        face, suit = divmod(move - CHARITY, SUITS)
        return Action(f"charity {{}} {SUIT_NAMES[suit]}", ((face,),))
    return Action("lead {}" if is_to_lead(seen) else "beat {}", (SETS[move],))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """Discards and charity tiles lie face down."""
    if action.verb == "charity":
        action = replace(action.covered(), saying=CHARITY_TOLD[after.named])
    return [(seat, discarded_face_down(action) if action.verb == "discard" else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*points_and_trick(g, seen), *seat_zones(g, seen, seat), *earlier_plays(g, seen)]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    return [
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        Zone("discards", Said("zone-face-down"), owner, face_up_or_backs(seen.down[owner], seen.laid[owner])),
        Zone("chips", tricks_caption(seen, owner), owner, amount=seen.tricks[owner]),
        Zone("chips", Said("zone-won"), owner, amount=seen.result[owner]),
    ]


@for_all
def earlier_plays(g: Rules, seen: State) -> list[Zone]:
    run = Zone("chips", Said("zone-points-in-a-row"), seen.taker, amount=seen.run)
    return [*([run] if seen.run else []), Zone("discards", Said("zone-played-before"), None, played_before(seen))]


def points_thrown(seen: State) -> Zone:
    """The tiles that are points in this deal; two dice have named them."""
    tiles = POINTS[seen.points]
    dice = (int(HIGH[tiles[0]]), int(LOW[tiles[0]])) if tiles else ()
    return Zone("board", Said("zone-points"), None, tiles, dice=dice)


@for_all
def points_and_trick(g: Rules, seen: State) -> list[Zone]:
    """What lies face up in this trick; a charity tile lies among its owner's tiles face down."""
    found = [points_thrown(seen)]
    if seen.named != NOTHING_NAMED:
        found.append(Zone("trick", CHARITY_ZONES[seen.named], seen.leader))
    for owner in range(SEATS):
        if tiles := set_of(seen, owner):
            found.append(trick_zone(seen, owner, tiles))
    return found


def tricks_caption(seen: State, owner: int) -> Said:
    if seen.tricks[owner] == HAND:
        return Said("zone-big-slam")
    return Said("zone-passport") if seen.tricks[owner] >= PASSPORT else Said("zone-tricks")


def played_before(seen: State) -> tuple[int, ...]:
    return without(faces_in(seen.played), [face for owner in range(SEATS) for face in set_of(seen, owner)])


def prompt(g: Rules, seen: State) -> Said:
    if seen.asking:
        return Said("ask-redeal")
    if seen.picking:
        return Said("ask-discard-more", amount=number_of_tiles(seen.picking))
    if is_to_lead(seen):
        may_give = g.charity and seen.tricks[seen.turn] < PASSPORT
        return Said("ask-lead-or-charity") if may_give else Said("ask-lead")
    what, best = beaten_by(seen), best_set(seen)
    if what and not best:
        return Said("ask-beat-charity", what=what)
    tiles, amount = Faces.of(best), number_of_tiles(len(best))
    if what:
        return Said("ask-beat", tiles=tiles, what=what, amount=amount)
    return Said("ask-discard", tiles=tiles, amount=amount)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    return why_not_legal(g, seen, verb, faces)


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    return all_tiles(g, s)
