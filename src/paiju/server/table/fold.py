"""How the log makes a table: every event changes the room, and nothing else does."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Mapping

import paiju
from paiju.kernel.options import Given
from paiju.play.fair import FairError
from paiju.play.stepping import forget_finished_hands
from paiju.play.table import Table
from paiju.server import limits
from paiju.server.store.errors import LogError, OlderRules
from paiju.server.store.events import (
    Absented,
    Answered,
    AnyChange,
    Closed,
    Contributed,
    Created,
    Dealt,
    Event,
    Filled,
    Left,
    Paused,
    Played,
    PlayedBy,
    Pledged,
    Readied,
    Recommitted,
    Resumed,
    Returned,
    RoundNamed,
    Sat,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    VotedOut,
    is_chained,
)
from paiju.server.store.records import HandPlace, Place
from paiju.server.table.deals import terms_at
from paiju.server.table.hand_pages import page_of
from paiju.server.table.room import Room
from paiju.server.table.seats import Seat, Seats, player_of
from paiju.server.table.session_deals import SessionDeals
from paiju.server.table.views import payment_of

NO_PAGES: HandPlace = (sys.maxsize, 0)


def fold(id: str, events: Iterable[Event], secrets: Mapping[Place, bytes]) -> Room:
    """The room that a log leads to; raises LogError."""
    return fold_on(empty_room(id, secrets), events)


def fold_on(room: Room, events: Iterable[Event]) -> Room:
    """The room after these events; raises LogError."""
    for event in events:
        apply_event(room, event)
    return room


def empty_room(
    id: str, secrets: Mapping[Place, bytes], *, keeps_past: bool = False, last_hand: HandPlace = NO_PAGES
) -> Room:
    """The room before the first event of its log; hands after `last_hand` are put into data when they end."""
    return Room(id, SessionDeals(dict(secrets)), keeps_past=keeps_past, last_hand=last_hand)


def apply_event(room: Room, event: Event) -> None:
    """Take the next event of the log; raises LogError where it is not the next one."""
    if event.sequence != room.sequence + 1 or not is_chained(room.hash, event):
        raise LogError(f"entry {event.sequence} of table {room.id} does not follow from those before it")
    if event.mark is not None and event.mark != room.digest():
        raise LogError(f"table {room.id} is not in the state that entry {event.sequence} was written in")
    _change(room, event.change, event)
    room.sequence, room.hash = event.sequence, event.hash
    if event.nonce is not None:
        room.accepted[event.seat, event.nonce] = room.public_sequence
        if len(room.accepted) > limits.NONCES:
            del room.accepted[next(iter(room.accepted))]


def _change(room: Room, change: AnyChange, event: Event) -> None:
    match change:
        case Created():
            _create(room, change)
        case Filled():
            room.seats.fill()
        case Started():
            _start(room, change, event.sequence)
        case Pledged():
            room.next_hand.close_pledges()
        case RoundNamed(number):
            room.next_hand.name_round(number)
        case Dealt():
            _deal(room, change, event.sequence)
        case Recommitted(_, epoch):
            room.deals.prepare_again(epoch)
        case Undone(actions):
            _undo(room, actions, event.sequence)
        case Paused(used):
            room.time.pause(used)
        case Resumed(grace):
            room.time.resume(grace)
        case Closed():
            room.phase = "closed"
        case _ if event.seat is not None:
            _change_of_seat(room, change, event.seat, event)
        case _:
            raise LogError(f"entry {event.sequence} of table {room.id} names no seat")


def _change_of_seat(room: Room, change: AnyChange, seat: int, event: Event) -> None:
    match change:
        case Sat(name, visitor):
            room.seats.put(seat, Seat("person", name, visitor, event.nonce, since=event.sequence))
        case Left():
            _leave(room, seat)
        case Absented():
            room.seats.set_stand_in(seat, True)
        case Returned():
            _return(room, seat)
        case VotedOut(absent):
            room.votes_out.cast(seat, absent)
        case Readied(pledge, key):
            room.deals.make_ready(seat, pledge, key)
        case Contributed(value, signature):
            room.next_hand.contribute(seat, bytes.fromhex(value), bytes.fromhex(signature))
        case Played():
            _play(room, seat, change, event.sequence)
        case Answered():
            room.window_answers[seat] = change
        case UndoAsked():
            room.undo.ask(seat)
        case UndoAnswered(agree):
            room.undo.answer(seat, agree)


def _create(room: Room, setup: Created) -> None:
    if (version := paiju.game(setup.game).version) != setup.version:
        raise OlderRules(f"table {room.id} is of rules {setup.game} {setup.version}; this Paiju plays {version}")
    room.setup = setup
    room.deals.next_commitment, room.deals.next_epoch = setup.commitment, setup.epoch
    room.seats = Seats([Seat()] * (setup.seats - setup.bots) + [Seat("bot")] * setup.bots)


def _leave(room: Room, seat: int) -> None:
    room.seats.put(seat, Seat("bot") if room.is_in_session else Seat())
    room.votes_out.forget(seat)
    if room.undo.asked_by == seat:
        room.undo.end()


def _return(room: Room, seat: int) -> None:
    room.time.forget_timeouts(seat)
    room.seats.set_stand_in(seat, False)
    room.votes_out.forget(seat)


def _start(room: Room, started: Started, sequence: int) -> None:
    setup = room.config
    room.number += 1
    terms = terms_at(room.id, room.number, setup)
    room.deals.begin_session(terms, room.number, started.commitment, started.epoch)
    room.time.begin_session(setup.clock, setup.seats)
    room.played_by = [{} for _ in range(setup.seats)]
    room.phase = "dealing"
    _begin_position(room, sequence)


def _deal(room: Room, dealt: Dealt, sequence: int) -> None:
    if room.table is None or room.next_deal == 0:  # till then the last hand of the session before lies there
        setup = room.config
        options: Given = setup.options  # the game checks them
        room.table = Table(setup.game, seats=setup.seats, seed=0, chance=room.deals.of_session, **options)
    elif not room.keeps_past and room.table.hand_over:
        forget_finished_hands(room.table)
        room.deals.forget_finished()
    room.next_hand.deal(bytes.fromhex(dealt.beacon))
    room.next_hand.recall_root(bytes.fromhex(dealt.root))
    room.deals.prepare(dealt.epoch)
    with contextlib.suppress(FairError):  # the deal itself may end the hand: the next deal is another event
        room.table.decide()
    _update_phase(room, room.table, sequence)


def _play(room: Room, seat: int, played: Played, sequence: int) -> None:
    if room.clock:
        room.time.count(room.clock, seat, played)
    _note_player(room, seat, played.by)
    for move in played.moves:
        room.on_table.play(move)
    room.undo.end()
    _update_phase(room, room.on_table, sequence)


def _note_player(room: Room, seat: int, by: PlayedBy) -> None:
    """For the record and the score sheet, on which actions count that were taken back."""
    player, table = player_of(room.seats[seat], by), room.on_table
    room.played_by[seat][player] = room.played_by[seat].get(player, 0) + 1
    if player != "person":
        table.played_by.append((len(table.moves), player))


def _undo(room: Room, actions: int, sequence: int) -> None:
    for _ in range(actions):
        room.on_table.undo()
    room.undo.end()
    _begin_position(room, sequence)


def _update_phase(room: Room, table: Table, sequence: int) -> None:
    """After a deal or an action: who is to act, and what is opened of the deals at the end."""
    is_revealing = room.config.reveal
    if table.over:
        room.phase = "over"
        if is_revealing:
            room.deals.fair.reveal()
    else:
        room.phase = "dealing" if table.hand_over else "playing"
    if not is_revealing:
        room.deals.open_leaves(table)
    _begin_position(room, sequence)
    _put_hand_into_data(room, table)


def _put_hand_into_data(room: Room, table: Table) -> None:
    """A hand that has just ended; what was put into data before is not again."""
    if (place := (room.number, len(table.results))) > room.last_hand and table.hand_over and table.results:
        room.last_hand = place
        sheet = [payment_of(line, table.face_words) for line in table.sheet]
        room.finished_hands.append(page_of(table, room.number, room.seats.players, sheet, room.played_by))
    if table.over:
        room.sessions_over.append(room.number)


def _begin_position(room: Room, sequence: int) -> None:
    """A new position: its decision has used no time, and nobody has answered."""
    room.position, room.window_answers = sequence, {}
    room.time.begin_decision()
