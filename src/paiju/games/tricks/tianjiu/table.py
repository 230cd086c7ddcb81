"""Heaven-Nine at the table: moves in words, zones to draw, what is asked and what is told."""

from paiju.games.tricks.combinations import COMBINATIONS, PLACE, SUPREME, Combination
from paiju.games.tricks.layout import (
    all_tiles,
    best_play,
    not_held,
    not_higher,
    play_of,
    played_before,
    tiles_in_words,
    trick_zones,
    wrong_number,
)
from paiju.games.tricks.tianjiu.rules import has_early_death
from paiju.games.tricks.tianjiu.state import Rules, State
from paiju.games.tricks.trick import DISCARD, shuts_out
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import FULL32

VERBS = ("lead", "beat", "discard")
KIND_NAMES = (
    "civil tile",
    "military tile",
    "civil pair",
    "military pair",
    "Supreme",
    "mixed pair",
    "triple of two civil tiles and one military",
    "triple of one civil tile and two military",
    "quad",
    "run",
)


def action(g: Rules, seen: State, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("beat {}" if best_play(seen) else "lead {}", (COMBINATIONS[move].tiles,))


def told(g: Rules, before: State, after: State, seat: int, action: Action) -> list[tuple[int, Action]]:
    """The others do not see which tiles are discarded, unless they lie face up."""
    is_covered = action.verb == "discard" and not g.discards_exposed
    return [(seat, action.covered() if is_covered else action)]


def zones(g: Rules, seen: State, seat: int) -> list[Zone]:
    found = trick_zones(g, seen, "beat")
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(discards(g, seen, owner))
        found.append(Zone("chips", "tricks", owner, amount=seen.tricks[owner]))
        if g.seats == 2:
            found.append(queue(seen, owner))
    if g.seats > 2:
        found.append(Zone("chips", "banker, factor", seen.banker, amount=seen.multiplier))
    return [*found, earlier_plays(g, seen)]


def discards(g: Rules, seen: State, owner: int) -> Zone:
    caption = "discards" if g.discards_exposed else "face down"
    return Zone("discards", caption, owner, face_up_or_backs(seen.down[owner], seen.laid[owner]))


def queue(seen: State, owner: int) -> Zone:
    """Only counted while the game lasts; then it lies open, front first."""
    tiles = tuple(seen.queues[owner, place] for place in range(seen.queued[owner])) if seen.turn < 0 else ()
    return Zone("wall", "queue", owner, tiles, amount=seen.queued[owner])


def earlier_plays(g: Rules, seen: State) -> Zone:
    caption = "played face up in this round" if g.seats == 2 else "played face up"
    return Zone("discards", caption, None, played_before(g, seen))


def prompt(g: Rules, seen: State) -> str:
    best = best_play(seen)
    if best is None:
        return "Lead a tile or a combination."
    if seen.picking:
        return f"Discard {tiles_in_words(seen.picking)} more."
    wanted = tiles_in_words(len(best.tiles))
    if _is_shut_out(g, seen, best):
        return f"You have taken no trick and cannot win the last one: discard {wanted}."
    if best.kind == SUPREME:
        return f"Nothing beats the Supreme: discard {wanted}."
    return f"Beat {FULL32.text(best.tiles)} with a higher {KIND_NAMES[best.kind]}, or discard {wanted}."


def refusal(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    best = best_play(seen)
    if best is None:
        return _no_lead(g, seen, verb, faces)
    if verb == "lead":
        return "a trick is on the table; beat it or discard"
    wanted = seen.picking or len(best.tiles)
    return not_held(seen, faces) or wrong_number(wanted, faces) or _no_beat(g, seen, best, faces)


def _no_lead(g: Rules, seen: State, verb: str, faces: list[int]) -> str:
    if verb != "lead":
        return "you lead this trick"
    if why := not_held(seen, faces):
        return why
    place = PLACE.get(tuple(sorted(faces)))
    if place is None:
        return "these tiles are no combination"
    return f"a {KIND_NAMES[COMBINATIONS[place].kind]} cannot be led at this table"


def _no_beat(g: Rules, seen: State, best: Combination, faces: list[int]) -> str:
    if seen.picking:
        return "a discard goes on in ascending order until it is complete"
    if _is_shut_out(g, seen, best):
        return "without a trick you cannot win a last trick of one tile"
    if best.kind == SUPREME:
        return "nothing beats the Supreme"
    return not_higher(best, faces, KIND_NAMES, "beats")


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
