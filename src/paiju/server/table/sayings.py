"""What people say to each other at a table: heard by who is there, and kept nowhere."""

from __future__ import annotations

from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.table.audience import Audience
from paiju.server.table.names import checked_line
from paiju.server.table.room import Room
from paiju.server.table.timers import Time
from paiju.server.wire.client_messages import Say
from paiju.server.wire.rate_limits import Bucket, Rate
from paiju.server.wire.server_messages import Heard
from paiju.words.said import Said

RATE = Rate(limits.SAYINGS_A_SECOND, limits.SAYINGS_AT_ONCE)


class Sayings:
    """Phrases and lines at one table, each seat at its own rate."""

    def __init__(self, audience: Audience, time: Time) -> None:
        self._audience, self._time = audience, time
        self._rates: dict[int, Bucket] = {}
        self._last: dict[int, str] = {}  # by seat: the nonce of what was said last

    def say(self, room: Room, seat: int, message: Say) -> None:
        """Let everybody hear it, once for every nonce; raises a Refusal."""
        if self._last.get(seat) == message.nonce:
            return
        heard = _checked(room, seat, message)
        if not self._rates.setdefault(seat, Bucket()).take(RATE, self._time.monotonic()):
            raise Refusal(Code.TOO_FAST, Said("refused-saying-too-fast"))
        self._last[seat] = message.nonce
        self._audience.let_hear(heard)


def _checked(room: Room, seat: int, message: Say) -> Heard:
    if room.phase == "closed":
        raise Refusal(Code.CLOSED, Said("refused-closed"))
    if (message.phrase is None) == (message.text is None):
        raise Refusal(Code.MALFORMED, Said("refused-phrase-or-line"))
    if message.text is None:
        return Heard(room.id, seat, message.phrase)
    if not room.config.chat:
        raise Refusal(Code.NOT_NOW, Said("refused-no-chat"))
    return Heard(room.id, seat, text=checked_line(message.text))
