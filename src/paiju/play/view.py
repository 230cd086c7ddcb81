"""A view: what one seat may see, as plain data that a browser or a terminal draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypedDict, TypeVar

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.aims import Aim
from paiju.kernel.hands import Won
from paiju.kernel.payments import HOUSE, Payment
from paiju.kernel.seen import SeatSeen, Seen, blank_record
from paiju.kernel.zones import Mark, Zone
from paiju.play.seating import read_seat
from paiju.words.said import Said
from paiju.words.wire import SaidData, said_data

if TYPE_CHECKING:
    from paiju.play.table import Table


class PaymentData(TypedDict):
    """A line of a score sheet; None is nobody at the table."""

    payer: int | None
    payee: int | None
    amount: int
    why: SaidData


class TileData(TypedDict):
    """A tile in a zone; face None lies face down."""

    face: str | None
    turned: bool


# A text where a language was asked for, else data: a sentence, and a line of the score sheet.
Sentence = TypeVar("Sentence", str, SaidData)
SheetLine = TypeVar("SheetLine", str, PaymentData)


class ZoneData(TypedDict, Generic[Sentence]):
    kind: str
    caption: Sentence
    fact: SaidData  # the caption as data, also where it is written: what was declared, how a row was taken
    owner: int | None
    amount: int | None
    mark: Mark | None
    dice: list[int]  # as they were thrown for what lies here
    tiles: list[TileData]


class AimData(TypedDict, Generic[Sentence]):
    """What the seat plays for, with numbers where there are any."""

    said: Sentence
    reached: int | None
    wanted: int | None


class PartData(TypedDict, Generic[Sentence]):
    name: Sentence
    tiles: list[str]


class WonData(TypedDict, Generic[Sentence]):
    """The hand that won, as it counted."""

    seat: int
    parts: list[PartData[Sentence]]


class View(TypedDict, Generic[Sentence, SheetLine]):
    """What one seat, or an onlooker, may see of the position; docs/table.md has an example."""

    game: str
    seat: int | None
    seats: int
    turn: int | None
    over: bool
    hand: int
    scores: list[int]
    results: list[list[int]]
    sheet: list[SheetLine]
    won: WonData[Sentence] | None  # of the hand that is over
    zones: list[ZoneData[Sentence]]
    aim: AimData[Sentence] | None  # while a hand is played
    prompt: Sentence | None  # for the seat that is asked
    actions: list[str]  # in notation
    log: list[str]  # in notation
    story: list[Sentence]  # in sentences, with what followed from the seat's own actions too


DataView = View[SaidData, PaymentData]
WrittenView = View[str, str]
Say = Callable[[Said, str], Any]  # with the use that is made of the message


class Sight(NamedTuple):
    """What one seat, or an onlooker (-1), may see of the position and may do there."""

    seat: int
    turn: int | None
    hand: int
    zones: Sequence[Zone]
    aim: Aim | None
    prompt: Said | None
    actions: list[str]  # in notation


def look(table: Table, seat: int) -> Sight:
    """What a seat sees, made from its observation alone; the first hand is dealt for it."""
    if not table.walls:
        table.deal()
    if not table.hand_over:
        table._ask()
    g, seen = table._g, table.observe(seat if seat >= 0 else None)
    return Sight(
        seat=seat,
        turn=seen.turn if seen.turn >= 0 else None,
        hand=seen.hands_played + (0 if table.hand_over else 1),
        zones=table.game.table.zones(g, seen, seat),
        aim=aim_of(table, seen, seat),
        prompt=prompt_of(table, seen, seat),
        actions=table.words if seen.turn == seat >= 0 else [],
    )


def prompt_of(table: Table, seen: Seen, seat: int) -> Said | None:
    """What is asked of a seat that sees this."""
    return table.game.table.prompt(table._g, seen) if seen.turn == seat >= 0 else None


def aim_of(table: Table, seen: Seen, seat: int) -> Aim | None:
    """What a seat that sees this plays for; between hands nobody plays for anything."""
    find = getattr(table.game.sheet, "aim", None)
    aim: Aim | None = find(table._g, seen, seat) if find and seat >= 0 and seen.turn >= 0 else None
    return aim


def hand_won(table: Table) -> Won | None:
    """The winning hand of the finished hand on view, as everybody sees it."""
    find = getattr(table.game.sheet, "won", None)
    won: Won | None = find(table._g, table.observe(None)) if find and table.results and table.hand_over else None
    return won


def record_seen(table: Table, seat: int | None) -> NDArray[np.void]:
    """What a seat may see, as a record."""
    seen = blank_record(table._state.dtype)
    table._drivers.observe(table._rules, table._state, read_seat(seat, table.seats), seen)
    return seen


def seen_by(table: Table, seat: int) -> Seen:
    """What a seat, or an onlooker (-1), sees; views of one position share what everybody sees."""
    onlooker = table._narrator.onlooker(table.position)
    return SeatSeen(table._seen(seat)[0], onlooker, table.game.state.State.public_fields) if seat >= 0 else onlooker


def make_view(table: Table, sight: Sight, since: int, language: str | None) -> View[Any, Any]:
    """The view of a seat, -1 for an onlooker, made from what it sees and from what it was told."""
    words, seat = table.face_words, sight.seat
    say: Say = table.speaker(language).say if language else lambda said, _: said_data(said, words)
    events = table.narrator.events[since:]
    told = [line for event in events for line in event.for_seat(seat)]
    return {
        "game": table.game.slug,
        "seat": seat if seat >= 0 else None,
        "seats": table.seats,
        "turn": sight.turn,
        "over": table.over,
        "hand": sight.hand,
        "scores": table.scores,
        "results": list(table.results),
        "sheet": [say(line.said, "") if language else payment_data(line, words) for line in table.sheet],
        "won": _won(hand_won(table), words, say),
        "zones": [_zone(zone, words, say) for zone in sight.zones],
        "aim": _aim(sight.aim, say),
        "prompt": say(sight.prompt, "") if sight.prompt else None,
        "actions": sight.actions,
        "log": [line for event in events for line in event.lines(seat)],
        "story": [say(line.said, "told") if language else line.data for line in told],
    }


def payment_data(line: Payment, words: list[str]) -> PaymentData:
    return {
        "payer": line.payer if line.payer != HOUSE else None,
        "payee": line.payee if line.payee != HOUSE else None,
        "amount": line.amount,
        "why": said_data(line.why, words),
    }


def _aim(aim: Aim | None, say: Say) -> AimData[Any] | None:
    return aim and {"said": say(aim.said, ""), "reached": aim.reached, "wanted": aim.wanted}


def _won(won: Won | None, words: list[str], say: Say) -> WonData[Any] | None:
    if won is None:
        return None
    parts: list[PartData[Any]] = [
        {"name": say(part.name, ""), "tiles": [words[face] for face in part.tiles]} for part in won.parts
    ]
    return {"seat": won.seat, "parts": parts}


def is_all_on_view(table: Table) -> bool:
    """Whether an onlooker knows the whole position, and sees every tile of the wall face up."""
    if not table.walls or table.observation(None) != table.position:
        return False
    shown = [face for zone in table.sight().zones for face in zone.tiles if face >= 0]
    return sorted(shown) == sorted(table.walls[-1])


def _zone(zone: Zone, words: list[str], say: Say) -> ZoneData[Any]:
    return {
        "kind": zone.kind,
        "caption": say(zone.caption, ""),
        "fact": said_data(zone.caption, words),
        "owner": zone.owner,
        "amount": zone.amount,
        "mark": zone.mark,
        "dice": list(zone.dice),
        "tiles": [
            {"face": words[face] if face >= 0 else None, "turned": place in zone.turned}
            for place, face in enumerate(zone.tiles)
        ],
    }
