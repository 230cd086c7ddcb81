"""Heaven-Nine at the table: moves in words, zones to draw, what is asked and what is told."""

from typing import Any

from paiju.games.tricks.layout import not_held
from paiju.games.tricks.tianjiu.combinations import (
    COMBINATIONS,
    KIND_NAMES,
    PLACE,
    SUPREME,
    Combination,
)
from paiju.games.tricks.tianjiu.rules import DISCARD, dies_early
from paiju.games.tricks.tianjiu.state import NOTHING
from paiju.kernel.action import Action
from paiju.kernel.zones import Zone, face_up_or_backs, faces_in
from paiju.tiles import FULL32

VERBS = ("lead", "beat", "discard")


def action(g: Any, seen: Any, move: int) -> Action:
    if move >= DISCARD:
        return Action("discard {}", ((move - DISCARD,),))
    return Action("beat {}" if best_play(seen) else "lead {}", (COMBINATIONS[move].tiles,))


def best_play(seen: Any) -> Combination | None:
    """What has to be beaten, None before the lead."""
    return play_of(seen, seen.taker)


def play_of(seen: Any, seat: int) -> Combination | None:
    """What a seat has face up in this trick."""
    return None if seen.plays[seat] == NOTHING else COMBINATIONS[seen.plays[seat]]


def told(g: Any, before: Any, after: Any, seat: int, action: Action) -> list[tuple[int, Action]]:
    """The others do not see which tiles are discarded, unless they lie face up."""
    is_covered = action.verb == "discard" and not g.discards_exposed
    return [(seat, action.covered() if is_covered else action)]


def zones(g: Any, seen: Any, seat: int) -> list[Zone]:
    found = [trick(seen, owner) for owner in range(g.seats) if play_of(seen, owner)]
    for owner in range(g.seats):
        found.append(Zone("hand", "hand", owner, face_up_or_backs(seen.hands[owner], seen.held[owner])))
        found.append(discards(g, seen, owner))
        found.append(Zone("chips", "tricks", owner, amount=seen.tricks[owner]))
        if g.seats == 2:
            found.append(queue(seen, owner))
    if g.seats > 2:
        found.append(Zone("chips", "banker, factor", seen.banker, amount=seen.multiplier))
    return [*found, earlier_plays(g, seen)]


def trick(seen: Any, owner: int) -> Zone:
    play = play_of(seen, owner)
    led = "led" if owner == seen.leader else "beat"
    caption = f"{led}, the best so far" if owner == seen.taker else led
    return Zone("trick", caption, owner, play.tiles if play else ())


def discards(g: Any, seen: Any, owner: int) -> Zone:
    caption = "discards" if g.discards_exposed else "face down"
    return Zone("discards", caption, owner, face_up_or_backs(seen.down[owner], seen.laid[owner]))


def queue(seen: Any, owner: int) -> Zone:
    """Only counted while the game lasts; then it lies open, front first."""
    tiles = tuple(seen.queues[owner, place] for place in range(seen.queued[owner])) if seen.turn < 0 else ()
    return Zone("wall", "queue", owner, tiles, amount=seen.queued[owner])


def earlier_plays(g: Any, seen: Any) -> Zone:
    tiles = list(faces_in(seen.played))
    for owner in range(g.seats):
        if play := play_of(seen, owner):
            for face in play.tiles:
                tiles.remove(face)
    return Zone("discards", "played face up in this round" if g.seats == 2 else "played face up", None, tuple(tiles))


def prompt(g: Any, seen: Any) -> str:
    best = best_play(seen)
    if best is None:
        return "Lead a tile or a combination."
    if seen.picking:
        return f"Discard {_tiles(seen.picking)} more."
    wanted = _tiles(len(best.tiles))
    if _is_shut_out(g, seen, best):
        return f"You have taken no trick and cannot win the last one: discard {wanted}."
    if best.kind == SUPREME:
        return f"Nothing beats the Supreme: discard {wanted}."
    return f"Beat {FULL32.text(best.tiles)} with a higher {KIND_NAMES[best.kind]}, or discard {wanted}."


def refusal(g: Any, seen: Any, verb: str, faces: list[int]) -> str:
    """Why an action is not legal now."""
    best = best_play(seen)
    if best is None:
        return _no_lead(g, seen, verb, faces)
    if verb == "lead":
        return "a trick is on the table; beat it or discard"
    wanted = seen.picking or len(best.tiles)
    return not_held(seen, faces) or _wrong_number(wanted, faces) or _no_beat(g, seen, best, faces)


def _no_lead(g: Any, seen: Any, verb: str, faces: list[int]) -> str:
    if verb != "lead":
        return "you lead this trick"
    if why := not_held(seen, faces):
        return why
    place = PLACE.get(tuple(sorted(faces)))
    if place is None:
        return "these tiles are no combination"
    return f"a {KIND_NAMES[COMBINATIONS[place].kind]} cannot be led at this table"


def _wrong_number(wanted: int, faces: list[int]) -> str:
    return "" if len(faces) == wanted else f"it takes {_tiles(wanted)}, not {len(faces)}"


def _no_beat(g: Any, seen: Any, best: Combination, faces: list[int]) -> str:
    if seen.picking:
        return "a discard goes on in ascending order until it is complete"
    if _is_shut_out(g, seen, best):
        return "without a trick you cannot win a last trick of one tile"
    if best.kind == SUPREME:
        return "nothing beats the Supreme"
    place = PLACE.get(tuple(sorted(faces)))
    if place is None or COMBINATIONS[place].kind != best.kind:
        return f"only a {KIND_NAMES[best.kind]} beats {FULL32.text(best.tiles)}"
    return f"{FULL32.text(COMBINATIONS[place].tiles)} is not higher than {FULL32.text(best.tiles)}"


def _is_shut_out(g: Any, seen: Any, best: Combination) -> bool:
    tricks, left = seen.tricks[seen.turn], seen.held[seen.leader]
    return bool(g.early_death) and dies_early(tricks, len(best.tiles), left, g.seats, seen.hand_size)


def _tiles(number: int) -> str:
    return "one tile" if number == 1 else f"{('two', 'three', 'four')[number - 2]} tiles"


def inventory(g: Any, s: Any) -> list[int]:
    """All tiles of the table, wherever they lie."""
    rows = [row for seat in range(g.seats) for row in (s.hands[seat], s.down[seat])]
    tiles = [face for row in rows for face in faces_in(row)]
    if g.seats > 2:
        return [*tiles, *faces_in(s.played)]
    plays = [play_of(s, seat) for seat in range(2)]
    tiles += [face for play in plays if play for face in play.tiles]
    return tiles + [s.queues[seat, place] for seat in range(2) for place in range(s.queued[seat])]
