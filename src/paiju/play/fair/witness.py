"""What a client sees of the deals at its table: it checks every step as it happens, and keeps what it saw.

A host can lie to a client in many ways, but not twice in different ways without the client's noticing. The method is in
docs/fair-deals.md; the browser has the same in web/src/fair/witness.ts, and both judge tests/vectors/fair/witness.json.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from paiju.play.errors import FairError
from paiju.play.fair.beacon import Beacon
from paiju.play.fair.chain import Attempt, Round, Share, head_dealt, head_given_up, head_pledged, signed_text
from paiju.play.fair.keys import SEED_BYTES, is_signed, public_key, sign
from paiju.play.fair.proof import HandProof, Proof, SeatProof
from paiju.play.fair.published import PublishedDeal, SeatShare, head_after, head_to_sign
from paiju.play.fair.secret import VALUE_BYTES, pledge
from paiju.words.errors import SaidError
from paiju.words.said import Said, Seat

PATIENCE_SECONDS = 10  # after the time of a round: a deal is not made without it earlier
DEALS_KEPT = 16  # the newest; their heads vouch for all deals before them

Place = tuple[int, int]  # number of the session, and of the deal in it


class UnfairDeal(SaidError):
    """What the server says of a deal cannot be: the client plays no further."""


@dataclass
class Offer:
    """What this client adds to a deal."""

    seat: int
    key: bytes
    value: bytes
    pledge: bytes
    is_pledged: bool = False  # the server has accepted the pledge
    is_shown: bool = False  # the server has accepted the value


@dataclass(frozen=True)
class Seen:
    """A deal as this client saw it."""

    published: PublishedDeal
    pledged: bytes = b""  # the head of the public chain after the pledges
    dealt: bytes = b""  # and after the deal


class HandHeads(NamedTuple):
    """What a proof says of a hand: each commitment to it, the heads after their pledges, and that after the deal."""

    commitments: list[str]
    pledged: list[bytes]
    dealt: bytes

    def agree(self, seen: Seen) -> bool:
        if not seen.pledged:
            return seen.published.commitment in self.commitments
        return seen.pledged in self.pledged and seen.dealt in (b"", self.dealt)


class Witness:
    """One client at one table."""

    def __init__(self, token: Callable[[int], bytes]) -> None:
        self._token = token
        self._seed = token(SEED_BYTES)
        self.key = public_key(self._seed)
        self.offers: dict[str, Offer] = {}  # by commitment
        self.seen: dict[Place, Seen] = {}
        self._place: Place | None = None  # of the next deal, as it was told last
        self.beacon: Beacon | None = None  # of which every deal waits for a round
        self._is_known = False  # whether there is one

    def offer(self, seat: int, commitment: str) -> Offer:
        """A value for the deal with this commitment, the same when it is asked for again."""
        if commitment not in self.offers:
            value = self._token(VALUE_BYTES)
            pledged = pledge(bytes.fromhex(commitment), seat, value, self.key)
            self.offers[commitment] = Offer(seat, self.key, value, pledged)
            _keep_newest(self.offers)
        return self.offers[commitment]

    def answer(self, deal: PublishedDeal) -> tuple[bytes, bytes] | None:
        """The value to show for a deal whose pledges were checked, and the signature under them."""
        seen, offer = self.seen.get((deal.session, deal.deal)), self.offers.get(deal.commitment)
        if not seen or not seen.pledged or not offer or deal.has_values:
            return None
        if seen.published.commitment != deal.commitment:
            return None
        if deal.seats[offer.seat].pledge != offer.pledge.hex():
            return None
        return offer.value, sign(self._seed, signed_text(seen.pledged, offer.seat))

    def wait_for(self, beacon: Beacon | None) -> None:
        """Whose rounds belong to the deals of this table; it is the same for ever, or UnfairDeal is raised."""
        if self._is_known and beacon != self.beacon:
            raise UnfairDeal(Said("unfair-other-beacon"))
        self.beacon, self._is_known = beacon, True

    def take(self, deals: Sequence[PublishedDeal], now: float | None = None) -> None:
        """Check what was published; raises UnfairDeal.

        `now`, in seconds since 1970, is given where it has just been published: a round that is named then must come
        later. What was published while this client was away is not judged by its time.
        """
        for deal in deals:
            try:
                self._check_history(deal)
                self._check_round(deal, now)
                self._keep(self._check_pledges(deal) if deal.seats or deal.has_values else Seen(deal))
            except UnfairDeal:
                raise
            except FairError as error:  # the signature of a round cannot be checked here
                raise UnfairDeal(error.said) from error
            except (ValueError, LookupError) as error:  # no hex, or no such seat
                raise UnfairDeal(Said("unfair-unreadable", deal=deal.deal + 1)) from error

    def follow(self, session: int, next_deal: int) -> None:
        """No deal is made while this client looks on without being published; raises UnfairDeal."""
        known, self._place = self._place, (session, next_deal)
        last = self.seen.get((session, next_deal - 1))
        if known and known < self._place and next_deal and not (last and last.dealt):
            raise UnfairDeal(Said("unfair-unpublished", deal=next_deal))

    def check_proof(self, proof: Proof, session: int) -> None:
        """Compare the proof of a session with what was seen of it; raises UnfairDeal."""
        wanted = {deal: seen for (at, deal), seen in self.seen.items() if at == session}
        heads = _heads_of(proof, wanted)
        for deal, seen in wanted.items():
            if deal not in heads or not heads[deal].agree(seen):
                raise UnfairDeal(Said("unfair-proof", deal=deal + 1))

    def withheld(self, deal: PublishedDeal) -> list[int]:
        """The seats that pledged a value and did not show it."""
        return [number for number, seat in enumerate(deal.seats) if deal.root and seat.pledge and not seat.value]

    def _check_history(self, deal: PublishedDeal) -> None:
        """What was seen before is still so, and every commitment that was replaced is listed."""
        before = self.seen.get((deal.session, deal.deal - 1))
        if before and before.dealt and deal.head != before.dealt.hex():
            raise UnfairDeal(Said("unfair-chain", deal=deal.deal + 1))
        seen = self.seen.get((deal.session, deal.deal))
        if seen is None:
            return
        if seen.published.head != deal.head:
            raise UnfairDeal(Said("unfair-chain", deal=deal.deal + 1))
        if seen.published.commitment != deal.commitment:
            self._check_given_up(deal, seen.published)
        elif not _is_later(seen.published, deal):
            raise UnfairDeal(Said("unfair-changed", deal=deal.deal + 1))

    def _check_given_up(self, deal: PublishedDeal, seen: PublishedDeal) -> None:
        """The attempt that was seen is listed as it was seen."""
        listed = [attempt.seats for attempt in deal.given_up if attempt.commitment == seen.commitment]
        if not listed or seen.root or (seen.seats and _named(listed[0]) != _named(seen.seats)):
            raise UnfairDeal(Said("unfair-replaced", deal=deal.deal + 1))
        offer = self.offers.get(seen.commitment)
        if seen.has_values and listed[0] != seen.seats:
            raise UnfairDeal(Said("unfair-replaced", deal=deal.deal + 1))
        if offer and offer.is_shown and listed[0][offer.seat].value != offer.value.hex():
            raise UnfairDeal(Said("unfair-value-dropped", deal=deal.deal + 1))

    def _check_round(self, deal: PublishedDeal, now: float | None) -> None:
        """The round is named when the values are published and before anybody knows it, and signed by the beacon."""
        seen, before = self.seen.get((deal.session, deal.deal)), self.seen.get((deal.session, deal.deal - 1))
        if self.beacon is None or not deal.has_values:
            if deal.beacon or (deal.round and self.beacon is None):
                raise UnfairDeal(Said("unfair-changed", deal=deal.deal + 1))
            return
        if deal.round < 1:
            raise UnfairDeal(Said("unfair-without-beacon", deal=deal.deal + 1))
        if before and deal.round <= before.published.round:
            raise UnfairDeal(Said("unfair-known-round", deal=deal.deal + 1))
        is_new = not (seen and seen.published.has_values)
        due = self.beacon.time_of(deal.round)
        if now is not None and is_new and due <= now:
            raise UnfairDeal(Said("unfair-known-round", deal=deal.deal + 1))
        if deal.beacon and not self.beacon.has_signed(deal.round, bytes.fromhex(deal.beacon)):
            raise UnfairDeal(Said("unfair-beacon", deal=deal.deal + 1, round=deal.round))
        if deal.root and not deal.beacon and now is not None and now < due + PATIENCE_SECONDS:
            raise UnfairDeal(Said("unfair-without-beacon", deal=deal.deal + 1))

    def _check_pledges(self, deal: PublishedDeal) -> Seen:
        """Check a deal whose pledges are published, and its values where they are."""
        offer = self.offers.get(deal.commitment)
        own = deal.seats[offer.seat] if offer and offer.seat < len(deal.seats) else SeatShare()
        if offer and offer.is_pledged and (own.pledge, own.key) != (offer.pledge.hex(), offer.key.hex()):
            raise UnfairDeal(Said("unfair-pledge-dropped", deal=deal.deal + 1))
        head = head_to_sign(deal)
        if deal.has_values:
            if offer and offer.is_shown and own.value != offer.value.hex():
                raise UnfairDeal(Said("unfair-value-dropped", deal=deal.deal + 1))
            _check_values(deal, head)
        return Seen(deal, head, head_after(deal) if deal.root else b"")

    def _keep(self, seen: Seen) -> None:
        self.seen[seen.published.session, seen.published.deal] = seen
        _keep_newest(self.seen)


def _is_later(seen: PublishedDeal, now: PublishedDeal) -> bool:
    """Whether a deal has only gone on since it was seen."""
    if seen.root:
        return seen == now
    if seen.has_values and (seen.round, seen.seats) != (now.round, now.seats):
        return False
    return seen.given_up == now.given_up and (not seen.seats or _named(seen.seats) == _named(now.seats))


def _named(seats: Sequence[SeatShare]) -> list[tuple[str, str]]:
    return [(seat.pledge, seat.key) for seat in seats]


def _check_values(deal: PublishedDeal, head: bytes) -> None:
    for number, seat in enumerate(deal.seats):
        if not seat.value:
            continue
        key = bytes.fromhex(seat.key)
        pledged = pledge(bytes.fromhex(deal.commitment), number, bytes.fromhex(seat.value), key)
        if not key or seat.pledge != pledged.hex():
            raise UnfairDeal(Said("unfair-value", deal=deal.deal + 1, seat=Seat(number)))
        if not is_signed(key, signed_text(head, number), bytes.fromhex(seat.signature)):
            raise UnfairDeal(Said("unfair-signature", deal=deal.deal + 1, seat=Seat(number)))


def _heads_of(proof: Proof, wanted: dict[int, Seen]) -> dict[int, HandHeads]:
    """Of every hand from the first that was seen on."""
    if not wanted:
        return {}
    first = min(wanted)
    head = bytes.fromhex(wanted[first].published.head)
    heads: dict[int, HandHeads] = {}
    for number, hand in enumerate(proof["hands"][first:], first):
        given_up_before, pledged = hand.get("given_up", []), list[bytes]()
        for given_up in given_up_before:
            attempt = Attempt(bytes.fromhex(given_up["commitment"]), _shares(given_up["seats"]))
            pledged.append(head_pledged(head, number, attempt.commitment, attempt.shares))
            head = head_given_up(head, number, attempt)
        shares = _shares(hand["seats"])
        pledged.append(head_pledged(head, number, bytes.fromhex(hand["commitment"]), shares))
        head = head_dealt(pledged[-1], number, shares, bytes.fromhex(hand["root"]), _round_of(hand))
        commitments = [*(given_up["commitment"] for given_up in given_up_before), hand["commitment"]]
        heads[number] = HandHeads(commitments, pledged, head)
    return heads


def _round_of(hand: HandProof) -> Round | None:
    round = hand.get("round")
    return Round(round["number"], bytes.fromhex(round["signature"])) if round else None


def _shares(seats: Sequence[SeatProof]) -> list[Share]:
    parts = ((seat["pledge"], seat.get("key", ""), seat["value"], seat.get("signature", "")) for seat in seats)
    return [Share(*map(bytes.fromhex, texts)) for texts in parts]


def _keep_newest(kept: dict[Place, Seen] | dict[str, Offer]) -> None:
    while len(kept) > DEALS_KEPT:
        del kept[next(iter(kept))]  # type: ignore[arg-type]
