"""One hand from the commitment to the open secret: pledges, then values, then the deal, then openings."""

from __future__ import annotations

from paiju.play.errors import FairError
from paiju.play.fair.beacon import randomness
from paiju.play.fair.chain import Attempt, Round, Share, head_dealt, head_given_up, head_pledged
from paiju.play.fair.deal import Deal
from paiju.play.fair.keys import KEY_BYTES
from paiju.play.fair.proof import HandProof, Opening, given_up_proof, round_proof, seat_proofs
from paiju.play.fair.secret import NO_VALUE, SECRET_BYTES, VALUE_BYTES, commitment, key, pledge
from paiju.play.fair.terms import Terms

PLEDGE_BYTES = 32
NO_PLEDGE = NO_KEY = NO_SIGNATURE = NO_ROOT = b""


class FairHand:
    """The same calls in the same order with the same secret make the same hand, so a log can be folded into it.

    A seat that pledges nothing, or does not open what it pledged, holds nobody up: the hand is dealt without its value,
    and the proof says so.
    """

    def __init__(self, terms: Terms, number: int, secret: bytes, given_up: tuple[Attempt, ...] = ()) -> None:
        if len(secret) != SECRET_BYTES:
            raise FairError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.terms, self.number, self._secret = terms, number, secret
        self.commitment = commitment(terms, number, secret)
        self.given_up = given_up  # the attempts at this deal before this one
        self.pledges = [NO_PLEDGE] * terms.seats
        self.keys = [NO_KEY] * terms.seats
        self.values = [NO_VALUE] * terms.seats
        self.signatures = [NO_SIGNATURE] * terms.seats
        self.is_pledged = False  # no more pledges
        self.round: Round | None = None  # of the beacon; once it is named, no more values
        self._deal: Deal | None = None
        self._root = NO_ROOT
        self._opened: dict[int, Opening] = {}
        self._throws: dict[int, list[int]] = {}
        self._seating: list[int] = []

    def pledge(self, seat: int, pledged: bytes, key: bytes = NO_KEY) -> None:
        """Take a seat's pledge, and the key that it will sign with."""
        self._check_seat(seat)
        if self.is_pledged:
            raise FairError("the pledges are closed")
        if len(pledged) != PLEDGE_BYTES:
            raise FairError(f"a pledge has {PLEDGE_BYTES} bytes, not {len(pledged)}")
        if key and len(key) != KEY_BYTES:
            raise FairError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        if (self.pledges[seat], self.keys[seat]) not in ((NO_PLEDGE, NO_KEY), (pledged, key)):
            raise FairError(f"seat {seat} has pledged already")
        self.pledges[seat], self.keys[seat] = pledged, key

    def close_pledges(self) -> None:
        """From now on seats may show their values: nobody can choose one in the light of another."""
        self.is_pledged = True

    @property
    def missing(self) -> list[int]:
        """The seats that have pledged a value and not shown it."""
        return [seat for seat in range(self.terms.seats) if self.pledges[seat] and not self.values[seat]]

    def contribute(self, seat: int, value: bytes, signature: bytes = NO_SIGNATURE) -> None:
        """Take the value that a seat pledged, and its signature, which is for clients and verifiers to check."""
        self._check_seat(seat)
        if not self.is_pledged:
            raise FairError("values are shown when all pledges are in")
        if self._deal is not None:
            raise FairError("the hand is dealt")
        if self.round:
            raise FairError("the values are closed")
        if len(value) != VALUE_BYTES:
            raise FairError(f"a value has {VALUE_BYTES} bytes, not {len(value)}")
        if not self.is_pledged_by(seat, value):
            raise FairError(f"this is not the value that seat {seat} pledged")
        self.values[seat], self.signatures[seat] = value, signature

    def is_pledged_by(self, seat: int, value: bytes) -> bool:
        """Whether this is the value that a seat pledged."""
        return self.pledges[seat] == pledge(self.commitment, seat, value, self.keys[seat])

    @property
    def waits_for_round(self) -> bool:
        """Whether a round of the beacon is to be named before the deal."""
        return self.terms.beacon is not None and self.round is None

    def name_round(self, number: int) -> None:
        """Close the values, and name a round that nobody knows yet."""
        if not self.is_pledged:
            raise FairError("the pledges are still open")
        self.round = Round(number)

    def deal(self, signature: bytes = NO_SIGNATURE) -> Deal:
        """Draw from what is there, and from the round of the beacon; nothing can be contributed after it."""
        if not self.is_pledged or self.waits_for_round:
            raise FairError("the pledges are still open")
        if self._deal is None:
            self.round = self.round and self.round._replace(signature=signature)
            public = randomness(signature) if signature else NO_VALUE
            drawn_from = key(self.terms, self.number, self._secret, self.values, public)
            self._deal = Deal(self.terms, self.number, drawn_from)
        return self._deal

    @property
    def root(self) -> bytes:
        """Over the whole wall, as it is published with the deal; empty before."""
        if not self._root and self._deal:
            self._root = self._deal.root
        return self._root

    def recall_root(self, root: bytes) -> None:
        """The root as it was published, so that it need not be worked out again."""
        self._root = root

    @property
    def shares(self) -> list[Share]:
        given = zip(self.pledges, self.keys, self.values, self.signatures, strict=True)
        return [Share(*parts) for parts in given]

    def give_up(self) -> Attempt:
        """This attempt at the deal, which another takes the place of."""
        return Attempt(self.commitment, self.shares if self.is_pledged else (), self._secret)

    def head_to_sign(self, head: bytes) -> bytes:
        """The head of the public chain after the pledges; `head` is the one before this deal."""
        for attempt in self.given_up:
            head = head_given_up(head, self.number, attempt)
        return head_pledged(head, self.number, self.commitment, self.shares)

    def head_after(self, head: bytes) -> bytes:
        return head_dealt(self.head_to_sign(head), self.number, self.shares, self.root, self.round)

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
        return {
            "hand": self.number,
            "given_up": [given_up_proof(attempt, reveal) for attempt in self.given_up],
            "commitment": self.commitment.hex(),
            "seats": seat_proofs(self.shares),
            **round_proof(self.round),
            "root": self.root.hex(),
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
