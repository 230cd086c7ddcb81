"""Deals: made when everybody is ready, each with the commitment to the secret of the next."""

from __future__ import annotations

from paiju.play.fair.beacon import Beacon
from paiju.server import limits
from paiju.server.store import Batch
from paiju.server.store.events import Dealt, Recommitted, RoundNamed
from paiju.server.store.records import SealedDeal
from paiju.server.table.alarms import Alarms
from paiju.server.table.audience import Audience
from paiju.server.table.deals import seal, terms_at
from paiju.server.table.event_log import EventLog
from paiju.server.table.inbox import RoundDue, ValuesDue
from paiju.server.table.services import Services


class Dealer:
    """Makes the deals of one table."""

    def __init__(self, log: EventLog, audience: Audience, alarms: Alarms, services: Services) -> None:
        self._log, self._audience, self._alarms, self._services = log, audience, alarms, services

    async def go_on(self) -> None:
        """The values are in: make the deal, or name the round of the beacon that it waits for."""
        if self._log.room.next_hand.waits_for_round:
            await self._name_round()
        else:
            await self._deal()

    async def _deal(self, signature: bytes = b"") -> None:
        """Make the deal, and commit to the secret of the next."""
        sealed = self.sealed(self._log.room.number, self._log.room.next_deal + 1)
        root = self._log.room.next_hand.deal(signature).root
        dealt = Dealt(sealed.commitment, self._services.epoch, root.hex(), signature.hex())
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
        room = self._log.room
        return seal(terms_at(room.id, session, room.config), (session, deal, attempt), self._services.secrets)

    def wait(self) -> None:
        """Wait for the values, or for the round of the beacon."""
        room = self._log.room
        if room.next_hand.round is None:
            self._alarms.set(ValuesDue(room.number, room.next_deal), limits.VALUE_SECONDS)
        else:
            self._wait_for_round(limits.BEACON_LOOK_SECONDS)

    async def deal_without_missing(self, due: ValuesDue) -> None:
        """A seat that does not show the value it pledged holds nobody up."""
        if self._is_next(due) and self._log.room.next_hand.round is None:
            await self.go_on()

    async def look_for_round(self, due: RoundDue) -> None:
        """Make the deal when the round is there; one that is long late is waited for no longer."""
        hand, source = self._log.room.next_hand, self._services.beacon
        beacon = hand.terms.beacon
        if not self._is_next(due) or hand.round is None or beacon is None:
            return
        signature = source.find(hand.round.number) if source and source.chain == beacon else None
        if signature is None and self._seconds_until(beacon, hand.round.number) > -limits.BEACON_SECONDS:
            self._wait_for_round(limits.BEACON_LOOK_SECONDS)
        else:
            await self._deal(signature or b"")

    async def _name_round(self) -> None:
        """Close the values before anybody knows the round."""
        beacon = self._log.room.next_hand.terms.beacon
        if beacon is None:
            return
        named = RoundNamed(beacon.first_round_after(self._now + limits.BEACON_AHEAD_SECONDS))
        await self._log.append(named)
        self._audience.tell(self._log.room, named)
        self._wait_for_round(self._seconds_until(beacon, named.round))

    def _wait_for_round(self, seconds: float) -> None:
        room = self._log.room
        self._alarms.set(RoundDue(room.number, room.next_deal), max(0.0, seconds))

    def _seconds_until(self, beacon: Beacon, number: int) -> float:
        return beacon.time_of(number) - self._now

    @property
    def _now(self) -> float:
        """Seconds since 1970."""
        return self._services.beacon.now() if self._services.beacon else self._services.now() / 1000

    def _is_next(self, due: ValuesDue | RoundDue) -> bool:
        room = self._log.room
        return room.is_pledged and (room.number, room.next_deal) == (due.session, due.deal)
