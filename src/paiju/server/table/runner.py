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
from paiju.server.table.bot_tasks import Thinkers
from paiju.server.table.clock import TableClock
from paiju.server.table.deals import SealedDeal, seal, terms_of
from paiju.server.table.event_log import Found, Ledger
from paiju.server.table.inbox import BotMoved, GraceOver, Item, ValuesDue, WindowOver
from paiju.server.table.judge import Placed, follow_up
from paiju.server.table.services import House
from paiju.server.table.views import Moment

NOWHERE = -1


class Croupier(Ledger, ABC):
    """A table that goes on as far as it can without anybody's request."""

    def __init__(self, found: Found, house: House) -> None:
        super().__init__(found, house)
        self._alarms = Alarms(self.post, house.time)
        self._clock = TableClock(self._alarms, house.time)
        self._thinkers = Thinkers(house.advisor, self.post)
        self._window_at = NOWHERE  # the position of the open window
        self._window_seconds = 0.0

    @abstractmethod
    def post(self, item: Item) -> None:
        """Put something into the queue."""

    def _moment(self) -> Moment:
        window = int(1000 * self._seconds_of_window()) if self.session.window else None
        return Moment(self._clock.used(self.session), window)

    async def _settle(self) -> None:
        """Let happen what follows by itself, then wait for whom there is to be waited for."""
        while due := self._due():
            if due == "deal":
                await self._deal()
            elif due == "window":
                await self._close_window()
            else:
                await self._let_happen(due)
        self._clock.mind(self.session, bool(self.audience.present))
        self._open_window()
        self._wake_bots()

    def _due(self) -> Placed | Literal["deal", "window"] | None:
        if due := follow_up(self.session, self.audience.present):
            return due
        return "window" if self._has_all_answers() else None

    async def _let_happen(self, due: Placed) -> None:
        seat, happening = due
        is_undone = isinstance(happening, Undone) and self.session.window is not None
        await self._append_all([*(self._missing_answers() if is_undone else []), due])
        self._tell(happening, seat)
        if isinstance(happening, Pledged):
            self._wait_for_values()

    # Deals

    async def _deal(self) -> None:
        """Make the deal, and commit to the secret of the next."""
        sealed = self._sealed(self.session.number, self.session.next_deal + 1)
        dealt = Dealt(sealed.commitment)
        await self._append(dealt, batch=Batch(self.id, deal=sealed))
        self._tell(dealt)

    def _sealed(self, session: int, deal: int) -> SealedDeal:
        setup = self.session.config
        return seal(terms_of(self.id, session, setup.game, setup.seats, setup.options), (session, deal))

    def _wait_for_values(self) -> None:
        self._alarms.set(ValuesDue(self.session.number, self.session.next_deal), limits.VALUE_SECONDS)

    async def _deal_without_missing(self, due: ValuesDue) -> None:
        """One who does not show the value that was pledged holds nobody up."""
        if self.session.is_pledged and (self.session.number, self.session.next_deal) == (due.session, due.deal):
            await self._deal()

    # Bots

    def _wake_bots(self) -> None:
        """Let bots think for the seats that they play; all who are asked in a window, whatever they hold."""
        session = self.session
        if session.turn is None or not self.audience.present:
            return
        if window := session.window:
            for seat in window.seats:
                if seat not in session.answered:
                    self._wake_bot(seat)
        else:
            self._wake_bot(session.turn)

    def _wake_bot(self, seat: int) -> None:
        session = self.session
        if not session.seats[seat].is_played_by_bot:
            return
        by: PlayedBy = "stand_in" if session.seats[seat].stand_in else "bot"
        questions = session.window.questions(seat) if session.window else [session.on_table]
        pace = 0.0 if session.window else self._house.pace
        self._thinkers.move((session.position, seat), questions, session.config.level, by, pace)

    async def _play_bot(self, moved: BotMoved) -> None:
        self._thinkers.forget((moved.position, moved.seat))
        session = self.session
        if moved.position != session.position or not self._is_wanted(moved):
            return
        if session.window:
            await self._append(Answered(moved.chosen.words, moved.by), moved.seat)
        else:
            used = session.allowed if moved.by == "clock" else 0
            await self._play_for(moved.seat, Played(moved.chosen.moves, moved.by, used))

    def _is_wanted(self, moved: BotMoved) -> bool:
        if moved.by == "clock":
            return self._clock.is_up(self.session)
        return self.session.seats[moved.seat].is_played_by_bot and moved.seat not in self.session.answered

    async def _play_for(self, seat: int, played: Played) -> None:
        await self._append(played, seat)
        self._tell(played)

    # Windows

    def _seconds_of_window(self) -> float:
        """Among people a window always lasts the same; one who is alone with bots may think."""
        if self._window_at == self.session.position:
            return self._window_seconds
        return self._house.window if len(self.session.persons) > 1 else 0.0

    def _open_window(self) -> None:
        if self.session.window is None:
            self._alarms.cancel(WindowOver())
        elif self._window_at != self.session.position:
            self._window_seconds = self._seconds_of_window()
            self._window_at = self.session.position
            if self._window_seconds:
                self._alarms.set(WindowOver(), self._window_seconds)

    def _has_all_answers(self) -> bool:
        """Whether a window that has no fixed time can close."""
        session, window = self.session, self.session.window
        if window is None or self._seconds_of_window():
            return False
        waited_for = (seat for seat in window.seats if seat not in session.answered)
        return not any(session.seats[seat].is_played_by_bot or window.has_choice(seat) for seat in waited_for)

    async def _close_window(self) -> None:
        """Hand the answers to the rules, in their order."""
        session, window = self.session, self.session.window
        if window is None:
            return
        missing = self._missing_answers()
        answers = {**session.answered, **dict(missing)}
        played = [
            (seat, Played(moves, answers[seat].by, answers[seat].used if is_first else 0))
            for seat, moves, is_first in window.played({seat: given.action for seat, given in answers.items()})
        ]
        await self._append_all([*missing, *played])
        self._tell(played[-1][1])

    def _missing_answers(self) -> list[tuple[int, Answered]]:
        """Who has not answered passes; so the log of every window is equally long."""
        asked = self.session.window.seats if self.session.window else []
        return [(seat, Answered(DECLINE, "window")) for seat in asked if seat not in self.session.answered]

    # The clock

    async def _time_out(self) -> None:
        """The time is up: a pass where the game knows one, else a bot decides."""
        seat, table = self.session.seat_on_clock, self.session.table
        if seat is None or table is None or not self._clock.is_up(self.session):
            return
        allowed = self.session.allowed
        if self.session.window:
            await self._append(Answered(DECLINE, "clock", allowed), seat)
        elif DECLINE in table.words:
            await self._play_for(seat, Played(list(read_action(table, DECLINE)), "clock", allowed))
        else:
            self._thinkers.move((self.session.position, seat), [table], self.session.config.level, "clock")

    async def _resume_clock(self) -> None:
        """After a restart a running clock goes on, with a little more time."""
        if self.session.seat_on_clock is not None:
            await self._append(Resumed(int(1000 * limits.RESUMED_SECONDS)))

    async def _note_time(self) -> None:
        """Keep in the log what the present decision has used."""
        used = self._clock.used(self.session)
        if used is not None:
            await self._append(Paused(used))

    # Absence

    def _wait_again(self) -> None:
        """Wait for those whom the log leaves us waiting for."""
        self._thinkers.forget_all()
        for seat in set(self.session.persons) - self.audience.present:
            self._alarms.set(GraceOver(seat), self._house.grace)
        if self.session.is_pledged:
            self._wait_for_values()

    async def _stand_in(self, seat: int) -> None:
        is_away = seat in self.session.persons and seat not in self.audience.present
        if is_away and not self.session.seats[seat].stand_in:
            await self._append(Absented(), seat)
            self._tell(Absented())
