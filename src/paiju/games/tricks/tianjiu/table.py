"""Heaven-Nine at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.combinations import COMBINATIONS, PLACE, SUPREME, Combination
from paiju.games.tricks.layout import (
    KINDS,
    all_tiles,
    best_play,
    discarded_face_down,
    not_held,
    not_higher,
    number_of_tiles,
    play_of,
    played_before,
    trick_zones,
    wrong_number,
)
from paiju.games.tricks.tianjiu.rules import has_early_death
from paiju.games.tricks.tianjiu.state import Rules, State
from paiju.games.tricks.trick import DISCARD, shuts_out
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in, for_all, of_each_seat
from paiju.words.said import Faces, Said

VERBS = ("lead", "beat", "discard")
ACTIONS = ("lead {}", "beat {}", "discard {}")


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("beat {}" if best_play(seen) else "lead {}", (COMBINATIONS[move].tiles,))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """The others do not see which tiles are discarded, unless they lie face up."""
    is_covered = action.verb == "discard" and not g.discards_exposed
    return [(seat, discarded_face_down(action) if is_covered else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    return [*trick_zones(g, seen), *seat_zones(g, seen, seat), *bank_and_earlier_plays(g, seen)]


@of_each_seat
def seat_zones(g: Rules, seen: State, owner: int, viewer: int) -> list[Zone]:
    found = [
        Zone("hand", Said("zone-hand"), owner, face_up_or_backs(seen.hands[owner], seen.held[owner])),
        discards(g, seen, owner),
        Zone("chips", Said("zone-tricks"), owner, amount=seen.tricks[owner]),
    ]
    return [*found, queue(seen, owner)] if g.seats == 2 else found


@for_all
def bank_and_earlier_plays(g: Rules, seen: State) -> list[Zone]:
    bank = Zone("chips", Said("zone-banker"), seen.banker, amount=seen.multiplier)
    return [*([bank] if g.seats > 2 else []), earlier_plays(g, seen)]


def discards(g: Rules, seen: State, owner: int) -> Zone:
    caption = Said("zone-discards") if g.discards_exposed else Said("zone-face-down")
    return Zone("discards", caption, owner, face_up_or_backs(seen.down[owner], seen.laid[owner]))


def queue(seen: State, owner: int) -> Zone:
    """Only counted while the game lasts; then it lies open, front first."""
    tiles = tuple(seen.queues[owner, place] for place in range(seen.queued[owner])) if seen.turn < 0 else ()
    return Zone("wall", Said("zone-queue"), owner, tiles, amount=seen.queued[owner])


def earlier_plays(g: Rules, seen: State) -> Zone:
    caption = Said("zone-played-in-round") if g.seats == 2 else Said("zone-played-face-up")
    return Zone("discards", caption, None, played_before(g, seen))


def prompt(g: Rules, seen: State) -> Said:
    best = best_play(seen)
    if best is None:
        return Said("ask-lead")
    if seen.picking:
        return Said("ask-discard-more", amount=number_of_tiles(seen.picking))
    amount = number_of_tiles(len(best.tiles))
    if _is_shut_out(g, seen, best):
        return Said("ask-shut-out", amount=amount)
    if best.kind == SUPREME:
        return Said("ask-answer-supreme", amount=amount)
    return Said("ask-beat", tiles=Faces.of(best.tiles), kind=KINDS[best.kind], amount=amount)


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    """Why an action is not legal now."""
    best = best_play(seen)
    if best is None:
        return _no_lead(g, seen, verb, faces)
    if verb == "lead":
        return Said("no-trick-on-table")
    wanted = seen.picking or len(best.tiles)
    return not_held(seen, faces) or wrong_number(wanted, faces) or _no_beat(g, seen, best, faces)


def _no_lead(g: Rules, seen: State, verb: str, faces: list[int]) -> Said:
    if verb != "lead":
        return Said("no-you-lead")
    if why := not_held(seen, faces):
        return why
    place = PLACE.get(tuple(sorted(faces)))
    if place is None:
        return Said("no-set")
    return Said("no-kind-at-this-table", kind=KINDS[COMBINATIONS[place].kind])


def _no_beat(g: Rules, seen: State, best: Combination, faces: list[int]) -> Said:
    if seen.picking:
        return Said("no-ascending-order")
    if _is_shut_out(g, seen, best):
        return Said("no-shut-out")
    if best.kind == SUPREME:
        return Said("no-answer-to-supreme")
    return not_higher(best, faces)


def _is_shut_out(g: Rules, seen: State, best: Combination) -> bool:
    is_played = has_early_death(g.early_death, g.seats, seen.hand_size)
    return is_played and shuts_out(seen.tricks[seen.turn], len(best.tiles), seen.held[seen.leader])


def inventory(g: Rules, s: State) -> list[int]:
    """All tiles of the table, wherever they lie."""
    if g.seats > 2:
        return all_tiles(g, s)
    tiles = [face for seat in range(2) for row in (s.hands[seat], s.down[seat]) for face in faces_in(row)]
    tiles += [face for seat in range(2) if (play := play_of(s, seat)) for face in play.tiles]
    return tiles + [s.queues[seat, place] for seat in range(2) for place in range(s.queued[seat])]
