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
    AnyHappening,
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
from paiju.server.table.room import Session
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
Placed = tuple[int | None, AnyHappening]  # a happening and its seat


def judge(session: Session, present: Present, seat: int, message: SeatMessage, commitment: str = "") -> AnyHappening:
    """What a request of a seated person makes happen; raises a Refusal.

    A start needs the commitment to the first deal of the session after it.
    """
    if session.phase == "closed":
        raise Refusal(Code.CLOSED, "This table is closed.")
    match message:
        case Play():
            return _play(session, seat, message)
        case Ready():
            return _ready(session, seat, message)
        case Contribute():
            return _contribute(session, seat, message)
        case Start():
            return _start(session, commitment)
        case Undo():
            return _ask_undo(session, seat, message)
        case AnswerUndo():
            return _answer_undo(session, seat, message)
        case VoteOut():
            return _vote_out(session, present, seat, message)
        case ComeBack():
            return _come_back(session, seat)
        case Leave():
            return Left()
        case Fill():
            return _fill(session)


def judge_sitting(session: Session, message: Sit, visitor: str) -> tuple[int, Sat]:
    """The seat that a newcomer gets; raises a Refusal."""
    if session.phase == "closed":
        raise Refusal(Code.CLOSED, "This table is closed.")
    if any(seat.is_person and seat.visitor == visitor for seat in session.seats):
        raise Refusal(Code.ALREADY_SEATED, "You have a seat at this table: come back to it with your ticket.")
    if not (free := session.free_seats):
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


def follow_up(session: Session, present: Present) -> Placed | Literal["deal"] | None:
    """What is to happen next without anybody's request."""
    if session.phase == "closed":
        return None
    if not session.persons and session.sequence > 1:
        return None, Closed("everybody has left")
    if (seat := _voted_out(session, present)) is not None:
        return seat, Left(by_vote=True)
    if (seat := _timed_out(session)) is not None:
        return seat, Absented()
    if session.undo_asked_by is not None and session.undo_agreed >= _asked_for_undo(session):
        return None, Undone(actions_to_undo(session, session.undo_asked_by))
    if session.phase == "dealing":
        return _next_step_to_deal(session, present)
    return None


def _next_step_to_deal(session: Session, present: Present) -> Placed | Literal["deal"] | None:
    if session.is_pledged:
        return DEAL_IS_DUE if _has_values(session, present) else None
    return (None, Pledged()) if _is_ready(session, present) else None


def checked_moves(session: Session, sequence: int, seat: int, action: str) -> list[int]:
    """The moves of an action in words, in the position that the seat has seen; raises a Refusal."""
    _check_position(session, sequence)
    if session.turn != seat:
        raise Refusal(Code.NOT_YOUR_TURN, f"It is the turn of seat {session.turn}.")
    try:
        return list(read_action(session.on_table, action))
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, str(error)) from error


def actions_to_undo(session: Session, seat: int) -> int:
    """How many actions go back to the last decision of a seat that was no answer; raises a Refusal."""
    trial = session.on_table.copy()
    actions = 0
    try:
        while actions == 0 or trial.turn != seat or trial.is_window:
            trial.undo()
            actions += 1
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, f"You have nothing to take back: {error}.") from error
    return actions


def _play(session: Session, seat: int, message: Play) -> Played | Answered:
    if session.window:
        return _answer(session, session.window, seat, message)
    return Played(checked_moves(session, message.sequence, seat, message.action), "person")


def _answer(session: Session, window: Window, seat: int, message: Play) -> Answered:
    _check_position(session, message.sequence)
    if not session.may_answer(seat):
        raise Refusal(Code.NOT_YOUR_TURN, "You are not asked, or have answered.", session.told)
    try:
        return Answered(window.read(seat, message.action), "person")
    except MoveError as error:
        raise Refusal(Code.ILLEGAL, str(error)) from error


def _check_position(session: Session, sequence: int) -> None:
    if session.phase == "over":
        raise Refusal(Code.OVER, "The session is over.", session.told)
    if session.phase != "playing":
        raise Refusal(Code.NOT_NOW, "Nobody is to play now.", session.told)
    if not session.position <= sequence <= session.told:
        raise Refusal(Code.STALE, "The position has changed since.", session.told)


def _ready(session: Session, seat: int, message: Ready) -> Readied:
    _check_deal(session, message.deal)
    if session.is_pledged or seat in session.ready:
        raise Refusal(Code.NOT_NOW, "The pledges for this deal are in.", session.told)
    return Readied(message.pledge)


def _contribute(session: Session, seat: int, message: Contribute) -> Contributed:
    _check_deal(session, message.deal)
    hand = session.next_hand
    if not session.is_pledged:
        raise Refusal(Code.NOT_NOW, "Values are shown when all pledges are in.", session.told)
    if hand.pledges[seat] != pledge(hand.commitment, seat, bytes.fromhex(message.value)):
        raise Refusal(Code.ILLEGAL, "This is not the value that you pledged.", session.told)
    if hand.values[seat]:
        raise Refusal(Code.NOT_NOW, "You have shown your value.", session.told)
    return Contributed(message.value)


def _check_deal(session: Session, deal: int) -> None:
    if session.phase != "dealing":
        raise Refusal(Code.NOT_NOW, "No deal is due.", session.told)
    if deal != session.next_deal:
        raise Refusal(Code.STALE, f"The next deal is number {session.next_deal}.", session.told)


def _is_ready(session: Session, present: Present) -> bool:
    """Everybody who is there is ready, and somebody is."""
    return bool(session.ready) and present & set(session.persons) <= session.ready


def _has_values(session: Session, present: Present) -> bool:
    """Everybody who is there has shown the value that was pledged."""
    return not present & set(session.next_hand.missing)


def _fill(session: Session) -> Filled:
    if not session.free_seats:
        raise Refusal(Code.NOT_NOW, "There is no free seat to fill.", session.told)
    return Filled()


def _start(session: Session, commitment: str) -> Started:
    if session.in_session:
        raise Refusal(Code.NOT_NOW, "The session has begun.", session.told)
    if free := session.free_seats:
        raise Refusal(Code.NOT_FULL, f"Seats are free: {', '.join(map(str, free))}.", session.told)
    return Started(commitment)


def _ask_undo(session: Session, seat: int, message: Undo) -> UndoAsked:
    if not session.config.undo:
        raise Refusal(Code.NOT_NOW, "This table was set up without undo.", session.told)
    _check_position(session, message.sequence)
    if session.undo_asked_by is not None:
        raise Refusal(Code.NOT_NOW, f"Seat {session.undo_asked_by} is asking already.", session.told)
    actions_to_undo(session, seat)
    return UndoAsked()


def _asked_for_undo(session: Session) -> set[int]:
    return {seat for seat in session.persons if not session.seats[seat].stand_in}


def _answer_undo(session: Session, seat: int, message: AnswerUndo) -> UndoAnswered:
    if session.undo_asked_by is None or session.undo_asked_by == seat:
        raise Refusal(Code.NOT_NOW, "Nobody asks you to take back an action.", session.told)
    if seat in session.undo_agreed:
        raise Refusal(Code.NOT_NOW, "You have agreed.", session.told)
    return UndoAnswered(message.agree)


def _vote_out(session: Session, present: Present, seat: int, message: VoteOut) -> VotedOut:
    absent = message.seat
    if absent not in session.persons or absent == seat:
        raise Refusal(Code.NOT_YOUR_SEAT, f"There is no other player at seat {absent}.", session.told)
    if absent in present:
        raise Refusal(Code.NOT_NOW, f"The player at seat {absent} is there.", session.told)
    if seat in session.votes_out.get(absent, ()):
        raise Refusal(Code.NOT_NOW, "You have voted so.", session.told)
    return VotedOut(absent)


def _come_back(session: Session, seat: int) -> Returned:
    if not session.seats[seat].stand_in:
        raise Refusal(Code.NOT_NOW, "No bot plays for you.", session.told)
    return Returned()


def _timed_out(session: Session) -> int | None:
    """A person who plays and has let the clock decide again and again."""
    for seat, timeouts in enumerate(session.timeouts):
        if timeouts >= limits.TIMEOUTS_TO_ABSENCE and seat in session.persons and not session.seats[seat].stand_in:
            return seat
    return None


def _voted_out(session: Session, present: Present) -> int | None:
    """An absent seat that more than half of the others who are there have voted out."""
    for absent, voters in session.votes_out.items():
        others = (set(session.persons) & set(present)) - {absent}
        if absent not in present and 2 * len(voters & others) > len(others):
            return absent
    return None
