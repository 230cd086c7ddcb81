"""What a request makes happen at a table, or why it is refused; and what follows from what has happened."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Literal

from paiju.play.errors import MoveError
from paiju.play.fair import pledge
from paiju.play.reading import read_action
from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.store.events import (
    Absented,
    Answered,
    AnyChange,
    Closed,
    Contributed,
    Filled,
    Left,
    Played,
    Pledged,
    Readied,
    Returned,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    VotedOut,
)
from paiju.server.table.room import Room
from paiju.server.table.window import Window
from paiju.server.wire.protocol import (
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

Present = AbstractSet[int]  # the seats whose person is connected
DEAL_IS_DUE: Literal["deal"] = "deal"
SeatChange = tuple[int | None, AnyChange]  # a happening and its seat


def judge(room: Room, present: Present, seat: int, message: SeatMessage, commitment: str = "") -> AnyChange:
    """What a request of a seated person makes happen; raises a Refusal.

    A start needs the commitment to the first deal of the session after it.
    """
    if room.phase == "closed":
        raise Refusal(Code.CLOSED, "This table is closed.")
    match message:
        case Play():
            return _play(room, seat, message)
        case Ready():
            return _ready(room, seat, message)
        case Contribute():
            return _contribute(room, seat, message)
        case Start():
            return _start(room, commitment)
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
            return _fill(room)


def judge_sitting(room: Room, message: Sit, visitor: str) -> tuple[int, Sat]:
    """The seat that a newcomer gets; raises a Refusal."""
    if room.phase == "closed":
        raise Refusal(Code.CLOSED, "This table is closed.")
    if any(seat.is_person and seat.visitor == visitor for seat in room.seats):
        raise Refusal(Code.ALREADY_SEATED, "You have a seat at this table: come back to it with your ticket.")
    if not (free := room.free_seats):
        raise Refusal(Code.FULL, "All seats are taken.")
    if message.seat is not None and message.seat not in free:
        raise Refusal(Code.NOT_YOUR_SEAT, f"Seat {message.seat} is not free.")
    return free[0] if message.seat is None else message.seat, Sat(checked_name(message.name), visitor)


def checked_name(name: str) -> str:
    """A name as it is shown: its blanks tidied, nothing in it that cannot be printed; raises a Refusal."""
    tidy = " ".join(name.split())
    if not tidy or not tidy.isprintable():
        raise Refusal(Code.BAD_NAME, "A name has letters that can be shown.")
    return tidy


def follow_up(room: Room, present: Present) -> SeatChange | Literal["deal"] | None:
    """What is to happen next without anybody's request."""
    if room.phase == "closed":
        return None
    if not room.persons and room.sequence > 1:
        return None, Closed("everybody has left")
    if (seat := _voted_out(room, present)) is not None:
        return seat, Left(by_vote=True)
    if (seat := _timed_out(room)) is not None:
        return seat, Absented()
    if room.undo_asked_by is not None and room.undo_agreed >= _asked_for_undo(room):
        return None, Undone(actions_to_undo(room, room.undo_asked_by))
    if room.phase == "dealing":
        return _next_step_to_deal(room, present)
    return None


def _next_step_to_deal(room: Room, present: Present) -> SeatChange | Literal["deal"] | None:
    if room.is_pledged:
        return DEAL_IS_DUE if _has_values(room, present) else None
    return (None, Pledged()) if _is_ready(room, present) else None


def checked_moves(room: Room, sequence: int, seat: int, action: str) -> list[int]:
    """The moves of an action in words, in the position that the seat has seen; raises a Refusal."""
    _check_position(room, sequence)
    if room.turn != seat:
        raise Refusal(Code.NOT_YOUR_TURN, f"It is the turn of seat {room.turn}.")
    try:
        return list(read_action(room.on_table, action))
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, str(error)) from error


def actions_to_undo(room: Room, seat: int) -> int:
    """How many actions go back to the last decision of a seat that was no answer; raises a Refusal."""
    trial = room.on_table.copy()
    actions = 0
    try:
        while actions == 0 or trial.turn != seat or trial.is_window:
            trial.undo()
            actions += 1
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, f"You have nothing to take back: {error}.") from error
    return actions


def _play(room: Room, seat: int, message: Play) -> Played | Answered:
    if room.window:
        return _answer(room, room.window, seat, message)
    return Played(checked_moves(room, message.sequence, seat, message.action), "person")


def _answer(room: Room, window: Window, seat: int, message: Play) -> Answered:
    _check_position(room, message.sequence)
    if not room.may_answer(seat):
        raise Refusal(Code.NOT_YOUR_TURN, "You are not asked, or have answered.", room.told)
    try:
        return Answered(window.read(seat, message.action), "person")
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, str(error)) from error


def _check_position(room: Room, sequence: int) -> None:
    if room.phase == "over":
        raise Refusal(Code.OVER, "The session is over.", room.told)
    if room.phase != "playing":
        raise Refusal(Code.NOT_NOW, "Nobody is to play now.", room.told)
    if not room.position <= sequence <= room.told:
        raise Refusal(Code.STALE, "The position has changed since.", room.told)


def _ready(room: Room, seat: int, message: Ready) -> Readied:
    _check_deal(room, message.deal)
    if room.is_pledged or seat in room.ready:
        raise Refusal(Code.NOT_NOW, "The pledges for this deal are in.", room.told)
    return Readied(message.pledge)


def _contribute(room: Room, seat: int, message: Contribute) -> Contributed:
    _check_deal(room, message.deal)
    hand = room.next_hand
    if not room.is_pledged:
        raise Refusal(Code.NOT_NOW, "Values are shown when all pledges are in.", room.told)
    if hand.pledges[seat] != pledge(hand.commitment, seat, bytes.fromhex(message.value)):
        raise Refusal(Code.ILLEGAL, "This is not the value that you pledged.", room.told)
    if hand.values[seat]:
        raise Refusal(Code.NOT_NOW, "You have shown your value.", room.told)
    return Contributed(message.value)


def _check_deal(room: Room, deal: int) -> None:
    if room.phase != "dealing":
        raise Refusal(Code.NOT_NOW, "No deal is due.", room.told)
    if deal != room.next_deal:
        raise Refusal(Code.STALE, f"The next deal is number {room.next_deal}.", room.told)


def _is_ready(room: Room, present: Present) -> bool:
    """Everybody who is there is ready, and somebody is."""
    return bool(room.ready) and present & set(room.persons) <= room.ready


def _has_values(room: Room, present: Present) -> bool:
    """Everybody who is there has shown the value that was pledged."""
    return not present & set(room.next_hand.missing)


def _fill(room: Room) -> Filled:
    if not room.free_seats:
        raise Refusal(Code.NOT_NOW, "There is no free seat to fill.", room.told)
    return Filled()


def _start(room: Room, commitment: str) -> Started:
    if room.in_session:
        raise Refusal(Code.NOT_NOW, "The session has begun.", room.told)
    if free := room.free_seats:
        raise Refusal(Code.NOT_FULL, f"Seats are free: {', '.join(map(str, free))}.", room.told)
    return Started(commitment)


def _ask_undo(room: Room, seat: int, message: Undo) -> UndoAsked:
    if not room.config.undo:
        raise Refusal(Code.NOT_NOW, "This table was set up without undo.", room.told)
    _check_position(room, message.sequence)
    if room.undo_asked_by is not None:
        raise Refusal(Code.NOT_NOW, f"Seat {room.undo_asked_by} is asking already.", room.told)
    actions_to_undo(room, seat)
    return UndoAsked()


def _asked_for_undo(room: Room) -> set[int]:
    return {seat for seat in room.persons if not room.seats[seat].stand_in}


def _answer_undo(room: Room, seat: int, message: AnswerUndo) -> UndoAnswered:
    if room.undo_asked_by is None or room.undo_asked_by == seat:
        raise Refusal(Code.NOT_NOW, "Nobody asks you to take back an action.", room.told)
    if seat in room.undo_agreed:
        raise Refusal(Code.NOT_NOW, "You have agreed.", room.told)
    return UndoAnswered(message.agree)


def _vote_out(room: Room, present: Present, seat: int, message: VoteOut) -> VotedOut:
    absent = message.seat
    if absent not in room.persons or absent == seat:
        raise Refusal(Code.NOT_YOUR_SEAT, f"There is no other player at seat {absent}.", room.told)
    if absent in present:
        raise Refusal(Code.NOT_NOW, f"The player at seat {absent} is there.", room.told)
    if seat in room.votes_out.get(absent, ()):
        raise Refusal(Code.NOT_NOW, "You have voted so.", room.told)
    return VotedOut(absent)


def _come_back(room: Room, seat: int) -> Returned:
    if not room.seats[seat].stand_in:
        raise Refusal(Code.NOT_NOW, "No bot plays for you.", room.told)
    return Returned()


def _timed_out(room: Room) -> int | None:
    """A person who plays and has let the clock decide again and again."""
    for seat, timeouts in enumerate(room.timeouts):
        if timeouts >= limits.TIMEOUTS_TO_ABSENCE and seat in room.persons and not room.seats[seat].stand_in:
            return seat
    return None


def _voted_out(room: Room, present: Present) -> int | None:
    """An absent seat that more than half of the others who are there have voted out."""
    for absent, voters in room.votes_out.items():
        others = (set(room.persons) & set(present)) - {absent}
        if absent not in present and 2 * len(voters & others) > len(others):
            return absent
    return None
