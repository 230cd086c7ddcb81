"""What a request changes at a table, or why it is refused."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from paiju.play.errors import MoveError
from paiju.play.fair.chain import signed_text
from paiju.play.fair.keys import is_signed
from paiju.play.reading import read_action
from paiju.server.refusals import Code, Refusal
from paiju.server.store.events import (
    Answered,
    AnyChange,
    Contributed,
    Filled,
    Left,
    Played,
    Readied,
    Returned,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    VotedOut,
)
from paiju.server.table.names import checked_name
from paiju.server.table.room import Room
from paiju.server.table.undo import actions_to_undo
from paiju.server.table.window import Window
from paiju.server.wire.client_messages import (
    AnswerUndo,
    ComeBack,
    Contribute,
    Fill,
    Leave,
    Play,
    Ready,
    SeatMessage,
    Sit,
    Start,
    Undo,
    VoteOut,
)
from paiju.words.said import Listed, Said, Seat

Present = AbstractSet[int]  # the seats whose person is connected


def judge(room: Room, present: Present, seat: int, message: SeatMessage, started: Started | None = None) -> AnyChange:
    """What a request of a seated person changes; raises a Refusal.

    A start needs the event with the commitment to the first deal of the session after it.
    """
    if room.phase == "closed":
        raise Refusal(Code.CLOSED, Said("refused-closed"))
    match message:
        case Play():
            return _play(room, seat, message)
        case Ready():
            return _ready(room, seat, message)
        case Contribute():
            return _contribute(room, seat, message)
        case Start():
            return _start(room, present, seat, started or Started(""))
        case Undo():
            return _ask_undo(room, seat, message)
        case AnswerUndo():
            return _answer_undo(room, seat, message)
        case VoteOut():
            return _vote_out(room, present, seat, message)
        case ComeBack():
            return _come_back(room, seat)
        case Leave():
            return Left()
        case Fill():
            return _fill(room, present, seat)


def judge_sitting(room: Room, message: Sit, visitor: str) -> tuple[int, Sat]:
    """The seat that a newcomer gets; raises a Refusal."""
    if room.phase == "closed":
        raise Refusal(Code.CLOSED, Said("refused-closed"))
    if any(seat.is_person and seat.visitor == visitor for seat in room.seats):
        raise Refusal(Code.ALREADY_SEATED, Said("refused-already-seated"))
    if not (free := room.seats.free):
        raise Refusal(Code.FULL, Said("refused-full-table"))
    if message.seat is not None and message.seat not in free:
        raise Refusal(Code.NOT_YOUR_SEAT, Said("refused-seat-taken", seat=Seat(message.seat)))
    return free[0] if message.seat is None else message.seat, Sat(checked_name(message.name), visitor)


def checked_moves(room: Room, sequence: int, seat: int, action: str) -> list[int]:
    """The moves of an action in words, in the position that the seat has seen; raises a Refusal."""
    _check_position(room, sequence)
    if room.turn != seat:
        asked = Said("refused-not-asked") if room.turn is None else Said("refused-turn-of", seat=Seat(room.turn))
        raise Refusal(Code.NOT_YOUR_TURN, asked)
    try:
        return list(read_action(room.on_table, action))
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, error.data) from error


def _play(room: Room, seat: int, message: Play) -> Played | Answered:
    if room.window:
        return _answer(room, room.window, seat, message)
    return Played(checked_moves(room, message.sequence, seat, message.action), "person")


def _answer(room: Room, window: Window, seat: int, message: Play) -> Answered:
    _check_position(room, message.sequence)
    if not room.may_answer(seat):
        raise Refusal(Code.NOT_YOUR_TURN, Said("refused-not-asked"), room.public_sequence)
    try:
        return Answered(window.read(seat, message.action), "person")
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, error.data) from error


def _check_position(room: Room, sequence: int) -> None:
    if room.phase == "over":
        raise Refusal(Code.OVER, Said("refused-over"), room.public_sequence)
    if room.phase != "playing":
        raise Refusal(Code.NOT_NOW, Said("refused-nobody-plays"), room.public_sequence)
    if not room.position <= sequence <= room.public_sequence:
        raise Refusal(Code.STALE, Said("refused-stale"), room.public_sequence)


def _ready(room: Room, seat: int, message: Ready) -> Readied:
    _check_deal(room, message.deal)
    if room.is_pledged or seat in room.deals.ready:
        raise Refusal(Code.NOT_NOW, Said("refused-pledges-in"), room.public_sequence)
    if message.commitment != room.commitment:
        raise Refusal(Code.STALE, Said("refused-other-commitment"), room.public_sequence)
    return Readied(message.pledge, message.key)


def _contribute(room: Room, seat: int, message: Contribute) -> Contributed:
    _check_deal(room, message.deal)
    hand = room.next_hand
    if not room.is_pledged:
        raise Refusal(Code.NOT_NOW, Said("refused-pledges-missing"), room.public_sequence)
    if not hand.is_pledged_by(seat, bytes.fromhex(message.value)):
        raise Refusal(Code.ILLEGAL, Said("refused-not-pledged"), room.public_sequence)
    if hand.round:
        raise Refusal(Code.NOT_NOW, Said("refused-values-closed"), room.public_sequence)
    if hand.values[seat]:
        raise Refusal(Code.NOT_NOW, Said("refused-value-shown"), room.public_sequence)
    if not is_signed(hand.keys[seat], signed_text(room.head_to_sign, seat), bytes.fromhex(message.signature)):
        raise Refusal(Code.ILLEGAL, Said("refused-not-signed"), room.public_sequence)
    return Contributed(message.value, message.signature)


def _check_deal(room: Room, deal: int) -> None:
    if room.phase != "dealing":
        raise Refusal(Code.NOT_NOW, Said("refused-no-deal-due"), room.public_sequence)
    if deal != room.next_deal:
        raise Refusal(Code.STALE, Said("refused-next-deal", number=room.next_deal), room.public_sequence)


def _check_host(room: Room, present: Present, seat: int) -> None:
    """Who sets up the table says when it begins, unless the table leaves it to anybody, or the host is away."""
    host = room.seats.host
    if host is None or seat == host or host not in present or room.config.anyone_starts:
        return
    raise Refusal(Code.NOT_HOST, Said("refused-only-host", seat=Seat(host)), room.public_sequence)


def _fill(room: Room, present: Present, seat: int) -> Filled:
    if not room.seats.free:
        raise Refusal(Code.NOT_NOW, Said("refused-nothing-to-fill"), room.public_sequence)
    _check_host(room, present, seat)
    return Filled()


def _start(room: Room, present: Present, seat: int, started: Started) -> Started:
    if room.is_in_session:
        raise Refusal(Code.NOT_NOW, Said("refused-begun"), room.public_sequence)
    _check_host(room, present, seat)
    if free := room.seats.free:
        seats = Listed(tuple(map(Seat, free)))
        raise Refusal(Code.NOT_FULL, Said("refused-seats-free", seats=seats), room.public_sequence)
    return started


def _ask_undo(room: Room, seat: int, message: Undo) -> UndoAsked:
    if not room.config.undo:
        raise Refusal(Code.NOT_NOW, Said("refused-no-undo"), room.public_sequence)
    _check_position(room, message.sequence)
    if room.undo.asked_by is not None:
        raise Refusal(Code.NOT_NOW, Said("refused-undo-asked", seat=Seat(room.undo.asked_by)), room.public_sequence)
    actions_to_undo(room.on_table, seat)
    return UndoAsked()


def _answer_undo(room: Room, seat: int, message: AnswerUndo) -> UndoAnswered:
    if room.undo.asked_by is None or room.undo.asked_by == seat:
        raise Refusal(Code.NOT_NOW, Said("refused-no-undo-asked"), room.public_sequence)
    if seat in room.undo.agreed:
        raise Refusal(Code.NOT_NOW, Said("refused-agreed"), room.public_sequence)
    return UndoAnswered(message.agree)


def _vote_out(room: Room, present: Present, seat: int, message: VoteOut) -> VotedOut:
    absent = message.seat
    if absent not in room.persons or absent == seat:
        raise Refusal(Code.NOT_YOUR_SEAT, Said("refused-no-player-at", seat=Seat(absent)), room.public_sequence)
    if absent in present:
        raise Refusal(Code.NOT_NOW, Said("refused-player-there", seat=Seat(absent)), room.public_sequence)
    if room.votes_out.has_voted(seat, absent):
        raise Refusal(Code.NOT_NOW, Said("refused-voted"), room.public_sequence)
    return VotedOut(absent)


def _come_back(room: Room, seat: int) -> Returned:
    if not room.seats[seat].stand_in:
        raise Refusal(Code.NOT_NOW, Said("refused-no-stand-in"), room.public_sequence)
    return Returned()
