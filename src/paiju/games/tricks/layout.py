"""What the tables of trick games share: the tiles of a trick, and the reasons why a play is not allowed."""

from collections.abc import Iterable, Sequence

from paiju.games.tricks.combinations import COMBINATIONS, NOTHING, PLACE, Combination
from paiju.games.tricks.state import DiscardState, HandState, LedState, TableRules, TrickState
from paiju.kernel.zones import Zone, faces_in
from paiju.tiles import FULL32

_NUMBERS = ("no", "one", "two", "three", "four")


def not_held(seen: HandState, faces: list[int]) -> str:
    """Which of these dominoes the seat to act has too few of; empty if it has them all."""
    held = faces_in(seen.hands[seen.turn])
    for face in faces:
        if faces.count(face) > held.count(face):
            return f"you hold {_NUMBERS[held.count(face)]} {FULL32.text([face])}"
    return ""


def play_of(seen: TrickState, seat: int) -> Combination | None:
    """The combination that a seat has face up in this trick."""
    return None if seen.plays[seat] == NOTHING else COMBINATIONS[seen.plays[seat]]


def best_play(seen: TrickState) -> Combination | None:
    """What has to be beaten, None before the lead."""
    return play_of(seen, seen.taker)


def trick_zones(g: TableRules, seen: TrickState, beat: str) -> list[Zone]:
    """What lies face up in this trick; `beat` is the game's word for a play that has beaten another."""
    plays = [(owner, play_of(seen, owner)) for owner in range(g.seats)]
    return [trick_zone(seen, owner, play.tiles, beat) for owner, play in plays if play]


def trick_zone(seen: LedState, owner: int, tiles: tuple[int, ...], beat: str) -> Zone:
    led = "led" if owner == seen.leader else beat
    if owner != seen.taker:
        return Zone("trick", led, owner, tiles)
    return Zone("trick", f"{led}, the best so far", owner, tiles, mark="best")


def played_before(g: TableRules, seen: TrickState) -> tuple[int, ...]:
    """What was played face up before this trick."""
    plays = [play_of(seen, owner) for owner in range(g.seats)]
    return without(faces_in(seen.played), [face for play in plays if play for face in play.tiles])


def without(tiles: Iterable[int], taken: Iterable[int]) -> tuple[int, ...]:
    """These tiles in their order, less some of them."""
    left = list(tiles)
    for face in taken:
        left.remove(face)
    return tuple(left)


def all_tiles(g: TableRules, s: DiscardState) -> list[int]:
    """In hand, face down, or played face up."""
    rows = [row for seat in range(g.seats) for row in (s.hands[seat], s.down[seat])]
    return [face for row in (*rows, s.played) for face in faces_in(row)]


def tiles_in_words(number: int) -> str:
    return "one tile" if number == 1 else f"{('two', 'three', 'four')[number - 2]} tiles"


def wrong_number(wanted: int, faces: list[int]) -> str:
    return "" if len(faces) == wanted else f"it takes {tiles_in_words(wanted)}, not {len(faces)}"


def not_higher(best: Combination, faces: list[int], kind_names: Sequence[str], beats: str) -> str:
    """Why tiles do not beat a combination; `beats` is the game's word for it."""
    place = PLACE.get(tuple(sorted(faces)))
    if place is None or COMBINATIONS[place].kind != best.kind:
        return f"only a {kind_names[best.kind]} {beats} {FULL32.text(best.tiles)}"
    return f"{FULL32.text(COMBINATIONS[place].tiles)} is not higher than {FULL32.text(best.tiles)}"
