"""What a viewer hears of a table, as bytes, channel by channel; each is made by the code that the server runs."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

import msgspec

from paiju.play.fair import write_proof
from paiju.server import limits
from paiju.server.bots import advice
from paiju.server.http.replays import Replay, Step
from paiju.server.refusals import Refusal
from paiju.server.store import Store
from paiju.server.store.events import Dealt, Played, Undone
from paiju.server.store.writer import Writer
from paiju.server.table import judge, views
from paiju.server.table.event_log import LoadedTable
from paiju.server.table.hand_pages import page_for, page_of
from paiju.server.table.room import Room
from paiju.server.table.runner import TableRunner
from paiju.server.table.sayings import Sayings
from paiju.server.table.seat_tickets import SeatTickets
from paiju.server.table.seats import player_of
from paiju.server.table.services import Services
from paiju.server.wire.client_messages import (
    AnswerUndo,
    ComeBack,
    Contribute,
    Fill,
    Play,
    Ready,
    Say,
    SeatMessage,
    Start,
    Undo,
    VoteOut,
)
from paiju.server.wire.connection import Connection
from paiju.server.wire.protocol import encode
from paiju.server.wire.server_messages import Glimpse, Tables
from paiju.server.wire.tickets import TicketSigner
from tests.server.fake_time import FakeTime

BAD_ACTIONS = ("pass", "\N{SNOWMAN}", "[9:9]", "discard", "play [6:6]", "bet -5")
TOLD_BEFORE = 3  # events of the story that a live update does not repeat
THINKING_SECONDS = 1.25
NONCE = "n" * 16


@dataclass(frozen=True)
class Look:
    """A table, and who looks at it: a seat, or None for an onlooker, who then is there."""

    room: Room
    viewer: int | None
    has_onlooker: bool


class Recorder(Connection):
    """Keeps what it is sent."""

    def __init__(self, seat: int | None) -> None:
        super().__init__("viewer")
        self.seat = seat
        self.frames: list[bytes] = []

    def send_frame(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.frames.append(b"closed %d" % code)


class Scene:
    """The table runs, everybody is there, and the one to decide has thought for a while."""

    def __init__(self, look: Look) -> None:
        time = FakeTime()
        services = Services(
            cast(Store, None), cast(Writer, None), TicketSigner(bytes(32)), time=time, window=3.0, bot_answer=0.15
        )
        self.room = look.room
        self.runner = TableRunner(LoadedTable(look.room, SeatTickets([])), services, lambda item: None)
        self.viewer = Recorder(look.viewer)
        for seat in look.room.persons:
            self.runner.audience.seat(self.viewer if seat == look.viewer else Recorder(seat), seat)
        if look.has_onlooker:
            self.runner.audience.watch(self.viewer if look.viewer is None else Recorder(None))
        self.runner.windows.open()
        is_running = look.room.window is None or self.runner.windows.is_waiting_for_one
        self.runner.clock.update(look.room, is_running)
        self.runner.ready_clock.update()
        time.advance(THINKING_SECONDS)

    @property
    def heard(self) -> bytes:
        return b"\n".join(self.viewer.frames)


def live(look: Look) -> bytes:
    scene = Scene(look)
    audience = scene.runner.audience
    audience._table_told = look.room.table
    audience._events_told = max(0, len(look.room.on_table.narrator.events) - TOLD_BEFORE)
    audience.tell(look.room, Dealt("") if look.room.phase == "dealing" else Played([], "person"))
    return scene.heard


def coming_back(look: Look) -> bytes:
    scene = Scene(look)
    scene.runner.audience.show_all(look.room, scene.viewer)
    return scene.heard


def taken_back(look: Look) -> bytes:
    """What everybody is told after an undo."""
    scene = Scene(look)
    scene.runner.audience.tell(look.room, Undone(1))
    return scene.heard


def lobby(look: Look) -> bytes:
    return encode(Tables([views.info_of(look.room, frozenset())]))


def glimpse(look: Look) -> bytes:
    """What the holder of the seat is told in the lobby."""
    if look.viewer is None:
        return b""
    info = Scene(look).runner.audience.info_of_seat(look.room, look.viewer)
    return encode(Glimpse(NONCE, look.viewer, look.room.is_asked(look.viewer), info))


def phrases(look: Look) -> bytes:
    """What is heard, and what the speaker is answered, at any moment of a hand."""
    scene, time = Scene(look), FakeTime()
    sayings = Sayings(scene.runner.audience, time)
    for number, seat in enumerate(look.room.persons * (limits.SAYINGS_AT_ONCE + 1)):
        try:
            sayings.say(look.room, seat, Say(f"{NONCE}{number}", "well-played"))
        except Refusal as refusal:
            scene.viewer.refuse(refusal, NONCE)
    return scene.heard


def bot(look: Look) -> bytes:
    """What a bot at this seat is asked, and what it advises."""
    table = look.room.on_table
    if look.room.phase != "playing" or table.turn != look.viewer or look.viewer is None:
        return b""
    questions = [advice.question_of(asked, "good") for asked in look.room.questions(look.viewer)]
    return msgspec.json.encode((questions, table.advice()))


def replay(look: Look) -> bytes:
    """The step of a replay at this position, as the viewer and as onlookers are shown it."""
    seats = range(look.room.config.seats)
    by = [player_of(look.room.seats[seat], "window") for seat in seats]
    steps = [Step(seat, by[seat], views.view_of(look.room.on_table, look.viewer)) for seat in seats]
    return msgspec.json.encode(Replay("table", 1, look.viewer, 1, 1, steps))


def page(look: Look) -> bytes:
    """The hand that has just ended, as it is looked back at later."""
    table = look.room.on_table
    if not table.hand_over or not table.results:
        return b""
    sheet = [views.payment_of(line, table.face_words) for line in table.sheet]
    kept = page_of(table, 1, look.room.seats.players, sheet, look.room.played_by)
    return encode(page_for(kept.body, kept.session, kept.hand, look.viewer))


def proof(look: Look) -> bytes:
    """What is published of the deals of a table that does not reveal its secrets."""
    if look.room.phase != "dealing":
        return write_proof(look.room.deals.fair.proof()).encode()
    deals = copy.deepcopy(look.room.deals)
    deals.open_leaves(look.room.on_table)
    return write_proof(deals.fair.proof()).encode()


def errors(look: Look) -> bytes:
    """How everything is answered that this seat could ask for."""
    if look.viewer is None:
        return b""
    return "\n".join(_answer(look, look.viewer, message) for message in _requests(look.room)).encode()


def _requests(room: Room) -> Iterator[SeatMessage]:
    sequence = room.public_sequence
    yield from (Play(NONCE, sequence, action) for action in BAD_ACTIONS)
    yield from (Play(NONCE, wrong, "pass") for wrong in (0, max(0, sequence - 1), sequence + 1))
    yield from (Undo(NONCE, sequence), AnswerUndo(NONCE, True), ComeBack(NONCE), Fill(NONCE), Start(NONCE))
    yield from (VoteOut(NONCE, seat) for seat in range(room.config.seats + 1))
    for deal, commitment in itertools.product((0, room.next_deal), ("00" * 32, room.commitment)):
        yield Ready(NONCE, deal, commitment, "00" * 32, "00" * 32)
    yield from (Contribute(NONCE, deal, "00" * 16, "00" * 64) for deal in (0, room.next_deal))


def _answer(look: Look, seat: int, message: SeatMessage) -> str:
    try:
        return repr(judge.judge(look.room, frozenset(look.room.persons), seat, message))
    except Refusal as refusal:
        return f"{refusal.code} {refusal.data} {refusal.sequence}"


Channel = Callable[[Look], bytes]
CHANNELS: dict[str, Channel] = {
    "live": live,
    "coming back": coming_back,
    "taken back": taken_back,
    "lobby": lobby,
    "glimpse": glimpse,
    "phrases": phrases,
    "bot": bot,
    "replay": replay,
    "page": page,
    "proof": proof,
    "errors": errors,
}
