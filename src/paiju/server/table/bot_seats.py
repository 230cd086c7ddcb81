"""The seats that bots play: their own, and those of people who are away."""

from __future__ import annotations

from paiju.server.store.events import Answered, Played, PlayedBy
from paiju.server.store.setup import Speed
from paiju.server.table.audience import Audience
from paiju.server.table.bot_tasks import BotTasks
from paiju.server.table.clock import TableClock
from paiju.server.table.event_log import EventLog
from paiju.server.table.inbox import BotMoved

TIMES_AS_LONG: dict[Speed, float] = {"quick": 0.25, "usual": 1.0, "slow": 2.0}  # as the server's bots take for a move


class BotSeats:
    """Lets bots think, and plays what they have decided."""

    def __init__(
        self, log: EventLog, audience: Audience, clock: TableClock, tasks: BotTasks, seconds_a_move: float
    ) -> None:
        self._log, self._audience, self._clock, self._tasks = log, audience, clock, tasks
        self._seconds_a_move = seconds_a_move

    def wake(self) -> None:
        """Let bots think for the seats that they play; all who are asked in a window, whatever they hold."""
        room = self._log.room
        if room.turn is None or not self._audience.present:
            return
        if window := room.window:
            for seat in window.seats:
                if seat not in room.window_answers:
                    self._wake(seat)
        else:
            self._wake(room.turn)

    def _wake(self, seat: int) -> None:
        room = self._log.room
        if not room.seats[seat].is_played_by_bot:
            return
        by: PlayedBy = "stand_in" if room.seats[seat].stand_in else "bot"
        seconds = 0.0 if room.window else self._seconds_a_move * TIMES_AS_LONG[room.config.speed]
        self._tasks.move((room.position, seat), room.questions(seat), room.level_of(seat), by, seconds)

    async def play(self, moved: BotMoved) -> None:
        """Play what a bot has decided, unless the table has moved on."""
        self._tasks.forget((moved.position, moved.seat))
        room = self._log.room
        if moved.position != room.position or not self._is_wanted(moved):
            return
        if room.window:
            await self._log.append(Answered(moved.chosen.words, moved.by), moved.seat)
            return
        played = Played(moved.chosen.moves, moved.by, room.time_allowed if moved.by == "clock" else 0)
        await self._log.append(played, moved.seat)
        self._audience.tell(room, played)

    def _is_wanted(self, moved: BotMoved) -> bool:
        room = self._log.room
        if moved.by == "clock":
            return self._clock.is_up(room)
        return room.seats[moved.seat].is_played_by_bot and moved.seat not in room.window_answers
