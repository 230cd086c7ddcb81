"""Deals: made when everybody is ready, each with the commitment to the secret of the next."""

from __future__ import annotations

from paiju.server import limits
from paiju.server.store import Batch
from paiju.server.store.events import Dealt, Recommitted
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
        root = self._log.room.next_hand.deal().root
        dealt = Dealt(sealed.commitment, self._services.epoch, root.hex())
        await self._log.append(dealt, batch=Batch(self._log.room.id, deal=sealed))
        self._audience.tell(self._log.room, dealt)

    async def recommit(self) -> bool:
        """Replace the secret of the next deal where an earlier process has drawn it; whether it was replaced.

        A database that was restored may hold a secret that has been opened since.
        """
        room, epoch = self._log.room, self._services.epoch
        if not room.is_in_session or room.deals.epoch == epoch:
            return False
        sealed = self.sealed(room.number, room.next_deal, room.deals.next_attempt)
        await self._log.append(Recommitted(sealed.commitment, epoch), batch=Batch(room.id, deal=sealed))
        return True

    def sealed(self, session: int, deal: int, attempt: int = 0) -> SealedDeal:
        """A new secret for a deal of a session."""
        room, setup = self._log.room, self._log.room.config
        terms = terms_of(room.id, session, setup.game, setup.seats, setup.options)
        return seal(terms, (session, deal, attempt), self._services.secrets)

    def wait_for_values(self) -> None:
        room = self._log.room
        self._alarms.set(ValuesDue(room.number, room.next_deal), limits.VALUE_SECONDS)

    async def deal_without_missing(self, due: ValuesDue) -> None:
        """A seat that does not show the value it pledged holds nobody up."""
        room = self._log.room
        if room.is_pledged and (room.number, room.next_deal) == (due.session, due.deal):
            await self.deal()
