"""One hand from the commitment to the open secret: pledges, then values, then the deal, then openings."""

from __future__ import annotations

from paiju.play.errors import FairError
from paiju.play.fair.deal import Deal
from paiju.play.fair.proof import HandProof, Opening
from paiju.play.fair.secret import NO_VALUE, SECRET_BYTES, VALUE_BYTES, commitment, key, pledge
from paiju.play.fair.terms import Terms

PLEDGE_BYTES = 32
NO_PLEDGE = b""


class FairHand:
    """The same calls in the same order with the same secret make the same hand, so a log can be folded into it.

    A seat that pledges nothing, or does not open what it pledged, holds nobody up: the hand is dealt without its value,
    and the proof says so.
    """

    def __init__(self, terms: Terms, number: int, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise FairError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.terms, self.number, self._secret = terms, number, secret
        self.commitment = commitment(terms, number, secret)
        self.pledges = [NO_PLEDGE] * terms.seats
        self.values = [NO_VALUE] * terms.seats
        self.is_pledged = False  # no more pledges
        self._deal: Deal | None = None
        self._opened: dict[int, Opening] = {}
        self._throws: dict[int, list[int]] = {}
        self._seating: list[int] = []

    def pledge(self, seat: int, pledged: bytes) -> None:
        """Take a seat's pledge."""
        self._check_seat(seat)
        if self.is_pledged:
            raise FairError("the pledges are closed")
        if len(pledged) != PLEDGE_BYTES:
            raise FairError(f"a pledge has {PLEDGE_BYTES} bytes, not {len(pledged)}")
        if self.pledges[seat] not in (NO_PLEDGE, pledged):
            raise FairError(f"seat {seat} has pledged already")
        self.pledges[seat] = pledged

    def close_pledges(self) -> None:
        """From now on seats may show their values: nobody can choose one in the light of another."""
        self.is_pledged = True

    @property
    def missing(self) -> list[int]:
        """The seats that have pledged a value and not shown it."""
        return [seat for seat in range(self.terms.seats) if self.pledges[seat] and not self.values[seat]]

    def contribute(self, seat: int, value: bytes) -> None:
        """Take the value that a seat pledged."""
        self._check_seat(seat)
        if not self.is_pledged:
            raise FairError("values are shown when all pledges are in")
        if self._deal is not None:
            raise FairError("the hand is dealt")
        if len(value) != VALUE_BYTES:
            raise FairError(f"a value has {VALUE_BYTES} bytes, not {len(value)}")
        if self.pledges[seat] != pledge(self.commitment, seat, value):
            raise FairError(f"this is not the value that seat {seat} pledged")
        self.values[seat] = value

    def deal(self) -> Deal:
        """Draw from what is there; nothing can be contributed after it."""
        if not self.is_pledged:
            raise FairError("the pledges are still open")
        if self._deal is None:
            self._deal = Deal(self.terms, self.number, key(self.terms, self.number, self._secret, self.values))
        return self._deal

    def open_leaf(self, place: int) -> Opening:
        """Publish a tile of the wall."""
        if not 0 <= place < len(self.terms.tiles):
            raise FairError(f"there is no place {place} in the wall")
        self._opened[place] = self._dealt.opening(place)
        return self._opened[place]

    def show_dice(self, number: int, throw: int) -> list[int]:
        """Publish a throw; throws of a session are numbered from 0."""
        self._throws[throw] = self._dealt.dice(number, throw)
        return self._throws[throw]

    def show_seating(self) -> list[int]:
        self._seating = self._dealt.seating()
        return self._seating

    def proof(self, reveal: bool = False) -> HandProof:
        """What is published so far; with the secret when the time has come."""
        shown = zip(self.pledges, self.values, strict=True)
        return {
            "hand": self.number,
            "commitment": self.commitment.hex(),
            "seats": [{"pledge": pledged.hex(), "value": value.hex()} for pledged, value in shown],
            "root": self._deal.root.hex() if self._deal else "",
            "opened": [self._opened[place] for place in sorted(self._opened)],
            "seating": self._seating,
            "dice": [{"throw": throw, "dice": self._throws[throw]} for throw in sorted(self._throws)],
            "secret": self._secret.hex() if reveal else "",
        }

    @property
    def _dealt(self) -> Deal:
        if self._deal is None:
            raise FairError("the hand is not dealt yet")
        return self._deal

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.terms.seats:
            raise FairError(f"there is no seat {seat}; this table has 0 to {self.terms.seats - 1}")
