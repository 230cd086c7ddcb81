"""What happens at a table by itself: deals, the moves of bots, the clock, windows for claims, and absence."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

from paiju.play.reading import read_action
from paiju.play.table import DECLINE
from paiju.server import limits
from paiju.server.store import Batch
from paiju.server.store.events import Absented, Answered, Dealt, Paused, Played, PlayedBy, Pledged, Resumed, Undone
from paiju.server.table.alarms import Alarms
from paiju.server.table.bot_tasks import BotTasks
from paiju.server.table.clock import TableClock
from paiju.server.table.deals import SealedDeal, seal, terms_of
from paiju.server.table.event_log import EventLog, LoadedTable
from paiju.server.table.inbox import BotMoved, GraceOver, Item, ValuesDue, WindowOver
from paiju.server.table.judge import SeatChange, follow_up
from paiju.server.table.services import Services
from paiju.server.table.views import LiveTimes

NOWHERE = -1


class TableRunner(EventLog, ABC):
    """A table that goes on as far as it can without anybody's request."""

    def __init__(self, found: LoadedTable, services: Services) -> None:
        super().__init__(found, services)
        self._alarms = Alarms(self.post, services.time)
        self._clock = TableClock(self._alarms, services.time)
        self._bot_tasks = BotTasks(services.advisor, self.post)
        self._window_at = NOWHERE  # the position of the open window
        self._window_seconds = 0.0

    @abstractmethod
    def post(self, item: Item) -> None:
        """Put something into the queue."""

    def _moment(self) -> LiveTimes:
        window = int(1000 * self._seconds_of_window()) if self.room.window else None
        return LiveTimes(self._clock.used(self.room), window)

    async def _settle(self) -> None:
        """Let happen what follows by itself, then wait for whom there is to be waited for."""
        while due := self._due():
            if due == "deal":
                await self._deal()
            elif due == "window":
                await self._close_window()
            else:
                await self._let_happen(due)
        self._clock.mind(self.room, bool(self.audience.present))
        self._open_window()
        self._wake_bots()

    def _due(self) -> SeatChange | Literal["deal", "window"] | None:
        if due := follow_up(self.room, self.audience.present):
            return due
        return "window" if self._has_all_answers() else None

    async def _let_happen(self, due: SeatChange) -> None:
        seat, change = due
        is_undone = isinstance(change, Undone) and self.room.window is not None
        await self._append_all([*(self._missing_answers() if is_undone else []), due])
        self._tell(change, seat)
        if isinstance(change, Pledged):
            self._wait_for_values()

    # Deals

    async def _deal(self) -> None:
        """Make the deal, and commit to the secret of the next."""
        sealed = self._sealed(self.room.number, self.room.next_deal + 1)
        dealt = Dealt(sealed.commitment)
        await self._append(dealt, batch=Batch(self.id, deal=sealed))
        self._tell(dealt)

    def _sealed(self, session: int, deal: int) -> SealedDeal:
        setup = self.room.config
        return seal(
            terms_of(self.id, session, setup.game, setup.seats, setup.options), (session, deal), self._services.secrets
        )

    def _wait_for_values(self) -> None:
        self._alarms.set(ValuesDue(self.room.number, self.room.next_deal), limits.VALUE_SECONDS)

    async def _deal_without_missing(self, due: ValuesDue) -> None:
        """One who does not show the value that was pledged holds nobody up."""
        if self.room.is_pledged and (self.room.number, self.room.next_deal) == (due.session, due.deal):
            await self._deal()

    # Bots

    def _wake_bots(self) -> None:
        """Let bots think for the seats that they play; all who are asked in a window, whatever they hold."""
        room = self.room
        if room.turn is None or not self.audience.present:
            return
        if window := room.window:
            for seat in window.seats:
                if seat not in room.answered:
                    self._wake_bot(seat)
        else:
            self._wake_bot(room.turn)

    def _wake_bot(self, seat: int) -> None:
        room = self.room
        if not room.seats[seat].is_played_by_bot:
            return
        by: PlayedBy = "stand_in" if room.seats[seat].stand_in else "bot"
        questions = room.window.questions(seat) if room.window else [room.on_table]
        pace = 0.0 if room.window else self._services.pace
        self._bot_tasks.move((room.position, seat), questions, room.config.level, by, pace)

    async def _play_bot(self, moved: BotMoved) -> None:
        self._bot_tasks.forget((moved.position, moved.seat))
        room = self.room
        if moved.position != room.position or not self._is_wanted(moved):
            return
        if room.window:
            await self._append(Answered(moved.chosen.words, moved.by), moved.seat)
        else:
            used = room.allowed if moved.by == "clock" else 0
            await self._play_for(moved.seat, Played(moved.chosen.moves, moved.by, used))

    def _is_wanted(self, moved: BotMoved) -> bool:
        if moved.by == "clock":
            return self._clock.is_up(self.room)
        return self.room.seats[moved.seat].is_played_by_bot and moved.seat not in self.room.answered

    async def _play_for(self, seat: int, played: Played) -> None:
        await self._append(played, seat)
        self._tell(played)

    # Windows

    def _seconds_of_window(self) -> float:
        """Among people a window always lasts the same; one who is alone with bots may think."""
        if self._window_at == self.room.position:
            return self._window_seconds
        return self._services.window if len(self.room.persons) > 1 else 0.0

    def _open_window(self) -> None:
        if self.room.window is None:
            self._alarms.cancel(WindowOver())
        elif self._window_at != self.room.position:
            self._window_seconds = self._seconds_of_window()
            self._window_at = self.room.position
            if self._window_seconds:
                self._alarms.set(WindowOver(), self._window_seconds)

    def _has_all_answers(self) -> bool:
        """Whether a window that has no fixed time can close."""
        room, window = self.room, self.room.window
        if window is None or self._seconds_of_window():
            return False
        waited_for = (seat for seat in window.seats if seat not in room.answered)
        return not any(room.seats[seat].is_played_by_bot or window.has_choice(seat) for seat in waited_for)

    async def _close_window(self) -> None:
        """Hand the answers to the rules, in their order."""
        room, window = self.room, self.room.window
        if window is None:
            return
        missing = self._missing_answers()
        answers = {**room.answered, **dict(missing)}
        played = [
            (seat, Played(moves, answers[seat].by, answers[seat].used if is_first else 0))
            for seat, moves, is_first in window.played({seat: given.action for seat, given in answers.items()})
        ]
        await self._append_all([*missing, *played])
        self._tell(played[-1][1])

    def _missing_answers(self) -> list[tuple[int, Answered]]:
        """Who has not answered passes; so the log of every window is equally long."""
        asked = self.room.window.seats if self.room.window else []
        return [(seat, Answered(DECLINE, "window")) for seat in asked if seat not in self.room.answered]

    # The clock

    async def _time_out(self) -> None:
        """The time is up: a pass where the game knows one, else a bot decides."""
        seat, table = self.room.seat_on_clock, self.room.table
        if seat is None or table is None or not self._clock.is_up(self.room):
            return
        allowed = self.room.allowed
        if self.room.window:
            await self._append(Answered(DECLINE, "clock", allowed), seat)
        elif DECLINE in table.words:
            await self._play_for(seat, Played(list(read_action(table, DECLINE)), "clock", allowed))
        else:
            self._bot_tasks.move((self.room.position, seat), [table], self.room.config.level, "clock")

    async def _resume_clock(self) -> None:
        """After a restart a running clock goes on, with a little more time."""
        if self.room.seat_on_clock is not None:
            await self._append(Resumed(int(1000 * limits.RESUMED_SECONDS)))

    async def _note_time(self) -> None:
        """Keep in the log what the present decision has used."""
        used = self._clock.used(self.room)
        if used is not None:
            await self._append(Paused(used))

    # Absence

    def _wait_again(self) -> None:
        """Wait for those whom the log leaves us waiting for."""
        self._bot_tasks.forget_all()
        for seat in set(self.room.persons) - self.audience.present:
            self._alarms.set(GraceOver(seat), self._services.grace)
        if self.room.is_pledged:
            self._wait_for_values()

    async def _stand_in(self, seat: int) -> None:
        is_away = seat in self.room.persons and seat not in self.audience.present
        if is_away and not self.room.seats[seat].stand_in:
            await self._append(Absented(), seat)
            self._tell(Absented())
