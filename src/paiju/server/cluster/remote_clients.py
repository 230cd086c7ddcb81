"""Clients of other processes at tables of this one."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from paiju.server.cluster.bus_messages import Ask, Farewell, HungUp, Joined, Told
from paiju.server.cluster.remote_tables import Send
from paiju.server.refusals import Refusal
from paiju.server.table.actor import Actor
from paiju.server.table.inbox import Request
from paiju.server.wire.connection import GOING_AWAY, Connection, Desk
from paiju.server.wire.protocol import Resume, Sit, Watch


class Guest(Connection):
    """A client whose socket another process has."""

    def __init__(self, home: str, caller: int, send: Send) -> None:
        super().__init__()
        self.home = home
        self._caller, self._send = caller, send

    def join(self, actor: Desk, seat: int | None) -> None:
        super().join(actor, seat)
        self._send(self.home, Joined(actor.id, self._caller, seat))

    def give_up_seat(self) -> None:
        super().give_up_seat()
        if self.actor:
            self._send(self.home, Joined(self.actor.id, self._caller, None))

    def send_frame(self, frame: bytes) -> None:
        self._send(self.home, Told(self._caller, frame))

    def close(self, code: int) -> None:
        self._send(self.home, HungUp(self._caller, code))


class Guests:
    """All clients of others; one that is at no table is forgotten."""

    def __init__(self, find: Callable[[str], Actor | None], send: Send) -> None:
        self._find, self._send = find, send
        self._guests: WeakValueDictionary[tuple[str, int], Guest] = WeakValueDictionary()

    def take(self, home: str, letter: Ask | Farewell) -> None:
        actor, guest = self._find(letter.table), self._guests.get((home, letter.caller))
        match letter:
            case Farewell():
                if actor and guest:
                    actor.bid_farewell(guest)
            case Ask(message=Watch() | Sit() | Resume()) if actor:
                self._ask(actor, guest or self._newcomer(home, letter.caller), letter)
            case Ask() if actor and guest:
                self._ask(actor, guest, letter)
            case Ask():  # the table is not here, or nothing is known of the client
                self._send(home, HungUp(letter.caller, GOING_AWAY))

    def _newcomer(self, home: str, caller: int) -> Guest:
        guest = self._guests[home, caller] = Guest(home, caller, self._send)
        return guest

    def _ask(self, actor: Actor, guest: Guest, letter: Ask) -> None:
        guest.visitor = letter.visitor
        try:
            actor.post(Request(guest, letter.message))
        except Refusal as refusal:
            guest.refuse(refusal, getattr(letter.message, "nonce", None))

    def lose(self, home: str | None = None) -> None:
        """A process cannot be reached any more, or none can."""
        for guest in list(self._guests.values()):
            if home in (None, guest.home):
                guest.go()

    def homes(self) -> set[str]:
        return {guest.home for guest in self._guests.values()}
