"""Tables in virtual time at which claims are made, and everything that those who look at them can time.

The tables are the server's own; what is missing is the socket and the database. Bots take longer where they have a
choice, people think before they answer; both as much as they like, in virtual time.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any, cast

from msgspec import Struct
from msgspec import json as msgjson

import paiju
from paiju.play.fair import pledge
from paiju.play.fair.chain import signed_text
from paiju.play.fair.keys import public_key, sign
from paiju.server.bots.advice import Advisor, Answer, Question
from paiju.server.bots.thinking import decide
from paiju.server.client import fresh_nonce
from paiju.server.store import Batch, Store, StoredTable
from paiju.server.store.events import GENESIS, next_event
from paiju.server.store.setup import Clock
from paiju.server.store.writer import Writer
from paiju.server.table.actor import TableActor
from paiju.server.table.creation import set_up
from paiju.server.table.event_log import rebuild_table
from paiju.server.table.services import Services
from paiju.server.wire.client_messages import Contribute, CreateTable, Play, Ready, SeatMessage, Sit, Start, Watch
from paiju.server.wire.connection import Connection, Request
from paiju.server.wire.tickets import TicketSigner
from tests.chance import SeededSecrets

VALUE, SEED = bytes(16), bytes(32)
KEY = public_key(SEED)
EPOCH = "one process"
WINDOW_SECONDS = 3.0
BOT_SECONDS = 0.15
PACE_SECONDS = 1.0
THINKING = (0.2, 2.5)  # seconds of a person who could claim
THROWING = 0.8  # seconds of a person to throw: always the same, for it is theirs to show
BOTS_THINKING = (0.001, 0.004)  # seconds of a bot that can only pass
A_CHOICE = 0.03  # seconds more where it can do more


@dataclass(frozen=True)
class Company:
    """Who is at a table; the other seats are bots."""

    name: str
    people: int
    onlookers: int


ALONE = Company("alone with bots", 1, 0)
WATCHED = Company("alone with bots, watched", 1, 1)
TOGETHER = Company("two people and bots, watched", 2, 1)
COMPANIES = (ALONE, WATCHED, TOGETHER)


class SeenClock(Struct):
    """Of a clock."""

    left: list[int]
    used: int | None = None


class SeenSeat(Struct):
    """Of a seat."""

    ready: bool = False


class SeenInfo(Struct):
    """Of what everybody is told about a table."""

    phase: str
    session: int
    deal: int
    commitment: str
    pledged: bool
    seats: list[SeenSeat]
    clock: SeenClock | None = None
    window: int | None = None


class SeenView(Struct):
    """Of a view."""

    turn: int | None
    actions: list[str]


class SeenMessage(Struct):
    """What these people read of a snapshot or an update; all else is skipped, for there are many."""

    type: str
    sequence: int = 0
    info: SeenInfo | None = None
    view: SeenView | None = None


read_frame = msgjson.Decoder(SeenMessage).decode


@dataclass
class Sighting:
    """A window as one viewer saw it: instants, frames and clocks, and nothing of what was played."""

    viewer: int | None
    position: int
    opened: float
    is_fixed: bool  # it was said to last a certain time
    able: frozenset[int]  # who could claim, which the viewer does not know
    asked: tuple[int, ...]
    used: int | None  # as the clock was shown
    left: tuple[int, ...]
    answered: float | None = None  # by the viewer
    frames: list[float] = field(default_factory=list)  # instants of those that came in the window
    closed: float = 0.0
    left_after: tuple[int, ...] = ()
    afterwards: tuple[object, ...] = ()  # what everybody saw then: whose turn, the phase, another window
    next_frame: float | None = None


class NoWriter:
    """A writer that has written everything at once."""

    async def commit(self, batch: Batch) -> None:
        pass


class SlowChooser:
    """Bots that think longer where there is something to think about."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    async def answer(self, question: Question) -> Answer:
        choices = len(question.legal) - 1
        await asyncio.sleep(self._chance.uniform(*BOTS_THINKING) + A_CHOICE * min(choices, 3))
        return decide(question)

    async def close(self) -> None:
        pass


class Viewer(Connection):
    """One who looks at a table, and at the clock."""

    def __init__(self, tables: ClaimTable, name: str) -> None:
        super().__init__(name)
        self.at = tables
        self.info: SeenInfo | None = None
        self.view: SeenView | None = None
        self.sequence = 0
        self.open: Sighting | None = None
        self.last: Sighting | None = None

    def send_frame(self, frame: bytes) -> None:
        message = read_frame(frame)
        now = asyncio.get_running_loop().time()
        if message.type not in ("snapshot", "update"):
            return
        self.info, self.view = message.info or self.info, message.view or self.view
        self.sequence = message.sequence
        self._note(now)
        self.react()

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")

    def react(self) -> None:
        """Do what is to be done; one who looks on does nothing."""

    def _note(self, now: float) -> None:
        if self.last and self.last.next_frame is None:
            self.last.next_frame = now
        window = self.at.actor.room.window if self.info and self.info.window is not None else None
        position = self.at.actor.room.position
        if self.open and (window is None or position != self.open.position):
            self._note_closing(now, self.open)
        if window and self.open is None:
            clock = self.info.clock if self.info else None
            left = tuple(clock.left) if clock else ()
            able, used = self.at.able, clock.used if clock else None
            is_fixed = bool(self.info and self.info.window)
            self.open = Sighting(self.seat, position, now, is_fixed, able, tuple(window.seats), used, left)
        elif self.open:
            self.open.frames.append(now)

    def _note_closing(self, now: float, sighting: Sighting) -> None:
        clock = self.info.clock if self.info else None
        sighting.closed, sighting.left_after = now, tuple(clock.left) if clock else ()
        if self.view and self.info:
            sighting.afterwards = self.view.turn, self.info.phase, self.info.window
        self.at.sightings.append(sighting)
        self.last, self.open = sighting, None


class Person(Viewer):
    """One who sits: throws at random, and passes after some thought."""

    def __init__(self, tables: ClaimTable, name: str) -> None:
        super().__init__(tables, name)
        self.done: set[tuple[object, ...]] = set()

    def react(self) -> None:
        info, view, seat = self.info, self.view, self.seat
        if info is None or seat is None:
            return
        deal = info.session, info.deal
        if info.phase == "over" and seat == 0:
            self._once(("start", *deal), Start(fresh_nonce(self.at.secrets)))
        elif info.phase == "dealing" and not info.pledged and not info.seats[seat].ready:
            self._once(("ready", *deal), self._pledge(info, seat))
        elif info.phase == "dealing" and info.pledged:
            self._once(("show", *deal), self._value(info, seat))
        elif info.phase == "playing" and view and view.turn == seat:
            self._play(view)

    def _pledge(self, info: SeenInfo, seat: int) -> Ready:
        pledged = pledge(bytes.fromhex(info.commitment), seat, VALUE, KEY).hex()
        return Ready(fresh_nonce(self.at.secrets), info.deal, info.commitment, KEY.hex(), pledged)

    def _value(self, info: SeenInfo, seat: int) -> Contribute:
        signature = sign(SEED, signed_text(self.at.actor.room.head_to_sign, seat))
        return Contribute(fresh_nonce(self.at.secrets), info.deal, VALUE.hex(), signature.hex())

    def _play(self, view: SeenView) -> None:
        is_window = self.info is not None and self.info.window is not None
        throws = [action for action in view.actions if action.startswith("discard")]
        action = "pass" if is_window else self.at.chance.choice(throws or view.actions)
        message = Play(fresh_nonce(self.at.secrets), self.sequence, action)
        seconds = self.at.chance.uniform(*THINKING) if is_window else THROWING
        self._once(("play", self.at.actor.room.position), message, seconds)

    def _once(self, what: tuple[object, ...], message: SeatMessage, seconds: float = 0.0) -> None:
        if what not in self.done:
            self.done.add(what)
            asyncio.get_running_loop().call_later(seconds, self._say, message)

    def _say(self, message: SeatMessage) -> None:
        is_answer = isinstance(message, Play) and self.open is not None and message.action == "pass"
        if self.open and is_answer:
            self.open.answered = asyncio.get_running_loop().time()
        self.at.actor.post(Request(self, message))


class ClaimTable:
    """A table with people, bots and onlookers; `sightings` are what they have seen."""

    def __init__(self, game: str, company: Company, seed: int, **changes: Any) -> None:
        self.chance = random.Random(f"{game} {company.name} {seed}")
        self.secrets = SeededSecrets(f"{game} {company.name} {seed}")
        self.company = company
        seats = paiju.game(game).seats(None)
        wish = CreateTable(
            fresh_nonce(self.secrets), "Ann", game, seats, bots=seats - company.people, clock=Clock(base=20, bank=60)
        )
        setup, deal = set_up("table", wish, self.secrets, EPOCH)
        event = next_event(GENESIS, 1, 0, setup)
        loaded = rebuild_table(StoredTable("table", [event], {deal.place: deal.secret}, []))
        self.actor = TableActor(loaded, self._services(**changes))
        self.sightings: list[Sighting] = []
        self._able: tuple[int, frozenset[int]] = (-1, frozenset())

    def _services(self, **changes: Any) -> Services:
        settings: dict[str, Any] = {"window": WINDOW_SECONDS, "bot_answer": BOT_SECONDS, "pace": PACE_SECONDS}
        return Services(
            store=cast(Store, None),
            writer=cast(Writer, NoWriter()),
            ticket_signer=TicketSigner(bytes(32), self.secrets),
            advisor=cast(Advisor, SlowChooser(self.chance)),
            now=lambda: 0,
            secrets=self.secrets,
            epoch=EPOCH,
            **(settings | changes),
        )

    @property
    def able(self) -> frozenset[int]:
        """Who could claim in the open window."""
        room = self.actor.room
        if room.window and self._able[0] != room.position:
            self._able = room.position, frozenset(filter(room.window.has_choice, room.window.seats))
        return self._able[1]

    async def play(self, windows: int) -> list[Sighting]:
        """Play until so many windows have been seen."""
        running = asyncio.create_task(self.actor.run())
        people = [Person(self, f"person {number}") for number in range(self.company.people)]
        for number, person in enumerate(people):
            sit = Sit(fresh_nonce(self.secrets), "table", f"guest {number}")
            self.actor.post(Request(person, sit))
        for number in range(self.company.onlookers):
            self.actor.post(Request(Viewer(self, f"onlooker {number}"), Watch("table")))
        self.actor.post(Request(people[0], Start(fresh_nonce(self.secrets))))
        while len({sighting.position for sighting in self.sightings}) < windows and not running.done():
            await asyncio.sleep(100)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return [sighting for sighting in self.sightings if sighting.next_frame is not None]


def windows_of(sightings: list[Sighting]) -> int:
    return len({sighting.position for sighting in sightings})


def games_with_windows() -> list[str]:
    """The games in which a discard may be claimed."""
    return [game.slug for game in paiju.games() if "window" in game.state.State.fields]
