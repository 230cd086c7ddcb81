"""The fair deals of a session: where a Table takes its walls and dice from, and what its record and proof say."""

from __future__ import annotations

from collections.abc import Sequence

from paiju.play.errors import FairError
from paiju.play.fair.chain import Attempt, first_head
from paiju.play.fair.hand import FairHand
from paiju.play.fair.proof import Proof, proof_of, write_proof
from paiju.play.fair.terms import Terms
from paiju.play.history import History
from paiju.words.said import Said

RECORD_LINE = "fair"


class FairDeals:
    """Chance for a Table: a hand must have been dealt here before the Table asks for its wall.

    All secrets are opened together, when the session is over: dice may still come from the hand before.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.hands: History[FairHand] = History()
        self.is_revealed = False
        # the heads of the public chain before each deal, as far as they were asked for
        self._heads = History([first_head(terms)])

    def commit(self, secret: bytes) -> FairHand:
        """Begin the next hand: its commitment can be published."""
        if self.is_revealed:
            raise FairError("the secrets of this session are open: it has no more hands")
        self.hands.append(FairHand(self.terms, len(self.hands), secret))
        return self.hands[-1]

    def commit_again(self, secret: bytes) -> FairHand:
        """Give up the deal that was prepared, and commit to another secret for it."""
        given_up = self.hands.pop()
        attempts = (*given_up.given_up, given_up.give_up())
        self.hands.append(FairHand(self.terms, given_up.number, secret, attempts))
        return self.hands[-1]

    def head(self, deal: int) -> bytes:
        """The head of the public chain before a deal."""
        while len(self._heads) <= deal:
            self._heads.append(self.hands[len(self._heads) - 1].head_after(self._heads[-1]))
        return self._heads[deal]

    def forget(self, before: int) -> list[FairHand]:
        """Keep nothing of the deals before one but the head of the chain; those that are forgotten."""
        if before <= self.hands.forgotten:
            return []
        self.head(before)
        forgotten = self.hands[self.hands.forgotten : before]
        self.hands.forget(before)
        self._heads.forget(before)
        return forgotten

    def go_on_from(self, deals: int, head: bytes, secret: bytes, given_up: Sequence[Attempt]) -> None:
        """Prepare the next deal after so many that were made elsewhere."""
        self.hands, self._heads = History(forgotten=deals), History([head], deals)
        self.hands.append(FairHand(self.terms, deals, secret, tuple(given_up)))

    def head_to_sign(self) -> bytes:
        """The head that the seats sign for the next deal, when its pledges are in."""
        return self.hands[-1].head_to_sign(self.head(len(self.hands) - 1))

    def wall(self, tiles: Sequence[int], deal: int) -> list[int]:
        return [tiles[index] for index in self._hand(deal).deal().order]

    def dice(self, number: int, throw: int, deal: int) -> list[int]:
        return self._hand(deal).deal().dice(number, throw)

    def reveal(self) -> None:
        self.is_revealed = True

    def proof(self) -> Proof:
        return proof_of(self.terms, [hand.proof(self.is_revealed) for hand in self.hands])

    def line(self) -> str:
        return f"{RECORD_LINE} {write_proof(self.proof())}"

    def _hand(self, deal: int) -> FairHand:
        if deal >= len(self.hands):
            raise FairError(f"no secret is committed to for hand {deal}")
        return self.hands[deal]


class RecordedDeals:
    """The fair deals of a record: what was published about them, and no further walls."""

    def __init__(self, proof: Proof) -> None:
        self._proof = proof

    def wall(self, tiles: Sequence[int], deal: int) -> list[int]:
        raise FairError(Said("no-recorded-wall", hand=deal))

    def dice(self, number: int, throw: int, deal: int) -> list[int]:
        raise FairError(Said("no-recorded-dice", throw=throw))

    def proof(self) -> Proof:
        return self._proof

    def line(self) -> str:
        return f"{RECORD_LINE} {write_proof(self._proof)}"
