"""Deals: made when everybody is ready, each with the commitment to the secret of the next."""

from __future__ import annotations

from paiju.server import limits
from paiju.server.store import Batch
from paiju.server.store.events import Dealt
from paiju.server.store.records import SealedDeal
from paiju.server.table.alarms import Alarms
from paiju.server.table.audience import Audience
from paiju.server.table.deals import seal, terms_of
from paiju.server.table.event_log import EventLog
from paiju.server.table.inbox import ValuesDue
from paiju.server.table.services import Services


class Dealer:
    """Makes the deals of one table."""

    def __init__(self, log: EventLog, audience: Audience, alarms: Alarms, services: Services) -> None:
        self._log, self._audience, self._alarms, self._services = log, audience, alarms, services

    async def deal(self) -> None:
        """Make the deal, and commit to the secret of the next."""
        sealed = self.sealed(self._log.room.number, self._log.room.next_deal + 1)
        dealt = Dealt(sealed.commitment)
        await self._log.append(dealt, batch=Batch(self._log.room.id, deal=sealed))
        self._audience.tell(self._log.room, dealt)

    def sealed(self, session: int, deal: int) -> SealedDeal:
        """A new secret for a deal of a session."""
        room, setup = self._log.room, self._log.room.config
        terms = terms_of(room.id, session, setup.game, setup.seats, setup.options)
        return seal(terms, (session, deal), self._services.secrets)

    def wait_for_values(self) -> None:
        room = self._log.room
        self._alarms.set(ValuesDue(room.number, room.next_deal), limits.VALUE_SECONDS)

    async def deal_without_missing(self, due: ValuesDue) -> None:
        """A seat that does not show the value it pledged holds nobody up."""
        room = self._log.room
        if room.is_pledged and (room.number, room.next_deal) == (due.session, due.deal):
            await self.deal()
