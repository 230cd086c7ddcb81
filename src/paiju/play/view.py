"""A view: what one seat may see, as plain data that a browser or a terminal draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypedDict, TypeVar

from paiju.kernel.payments import HOUSE, Payment
from paiju.kernel.zones import Mark, Zone
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
    owner: int | None
    amount: int | None
    mark: Mark | None
    tiles: list[TileData]


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
    zones: list[ZoneData[Sentence]]
    prompt: Sentence | None  # for the seat that is asked
    actions: list[str]  # in notation
    log: list[str]  # in notation
    story: list[Sentence]  # in sentences, with what followed from the seat's own actions too


DataView = View[SaidData, PaymentData]
WrittenView = View[str, str]
Say = Callable[[Said, str], Any]  # with the use that is made of the message


def make_view(table: Table, seat: int, since: int, language: str | None) -> View[Any, Any]:
    """The view of a seat, -1 for an onlooker, made from its observation and from what it was told."""
    if not table.walls:
        table.deal()
    if not table.hand_over:
        table._ask()
    g, words = table._g, table.face_words
    say: Say = table.speaker(language).say if language else lambda said, _: said_data(said, words)
    seen = table.observe(seat if seat >= 0 else None)
    asked = seat >= 0 and seen.turn == seat
    events = table.narrator.events[since:]
    told = [line for event in events for line in event.for_seat(seat)]
    return {
        "game": table.game.slug,
        "seat": seat if seat >= 0 else None,
        "seats": table.seats,
        "turn": seen.turn if seen.turn >= 0 else None,
        "over": table.over,
        "hand": seen.hands_played + (0 if table.hand_over else 1),
        "scores": table.scores,
        "results": table.results,
        "sheet": [say(line.said, "") if language else payment_data(line, words) for line in table.sheet],
        "zones": [_zone(zone, words, say) for zone in table.game.table.zones(g, seen, seat)],
        "prompt": say(table.game.table.prompt(g, seen), "") if asked else None,
        "actions": table.words if asked else [],
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


def is_all_on_view(table: Table) -> bool:
    """Whether an onlooker knows the whole position, and sees every tile of the wall face up."""
    if not table.walls or table.observation(None) != table.position:
        return False
    shown = [tile["face"] for zone in table.view()["zones"] for tile in zone["tiles"] if tile["face"]]
    return sorted(shown) == sorted(table.face_words[face] for face in table.walls[-1])


def _zone(zone: Zone, words: list[str], say: Say) -> ZoneData[Any]:
    return {
        "kind": zone.kind,
        "caption": say(zone.caption, ""),
        "owner": zone.owner,
        "amount": zone.amount,
        "mark": zone.mark,
        "tiles": [
            {"face": words[face] if face >= 0 else None, "turned": place in zone.turned}
            for place, face in enumerate(zone.tiles)
        ],
    }
