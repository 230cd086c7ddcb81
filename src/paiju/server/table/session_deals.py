"""The fair deals of a session: their secrets, what is committed to, and who is ready for the next one."""

from __future__ import annotations

from dataclasses import dataclass, field

from paiju.play.fair import FairDeals, FairHand, Terms
from paiju.play.table import Table
from paiju.server.store.errors import LogError
from paiju.server.store.records import Place


@dataclass
class SessionDeals:
    """The deals of the present session at a table, and the commitment to the first of the next."""

    secrets: dict[Place, bytes] = field(default_factory=dict)
    session: int = 0  # its number at this table
    of_session: FairDeals | None = None
    epoch: str = ""  # of the process that drew the secret of the next deal of this session
    next_commitment: str = ""  # to the first deal of the next session
    next_epoch: str = ""
    ready: set[int] = field(default_factory=set)

    @property
    def fair(self) -> FairDeals:
        if self.of_session is None:
            raise LogError("no session has begun")
        return self.of_session

    @property
    def next_hand(self) -> FairHand:
        return self.fair.hands[-1]

    @property
    def next_deal(self) -> int:
        """The number of the next deal of the session."""
        return len(self.of_session.hands) - 1 if self.of_session else 0

    @property
    def next_attempt(self) -> int:
        """The number of the attempt that would take the place of the deal that is prepared."""
        return len(self.next_hand.given_up) + 1

    def begin_session(self, terms: Terms, session: int, next_commitment: str, next_epoch: str) -> None:
        self.of_session, self.session, self.next_commitment = FairDeals(terms), session, next_commitment
        epoch, self.next_epoch = self.next_epoch, next_epoch
        self.prepare(epoch)

    def prepare(self, epoch: str) -> None:
        """Commit to the secret of the next deal."""
        self.fair.commit(self.secrets[self.session, len(self.fair.hands), 0])
        self.ready, self.epoch = set(), epoch

    def prepare_again(self, epoch: str) -> None:
        """Give the next deal up, and commit to another secret for it."""
        self.fair.commit_again(self.secrets[self.session, self.next_deal, self.next_attempt])
        self.ready, self.epoch = set(), epoch

    def make_ready(self, seat: int, pledge: str, key: str) -> None:
        self.ready.add(seat)
        self.next_hand.pledge(seat, bytes.fromhex(pledge), bytes.fromhex(key))

    def forget_finished(self) -> None:
        """Keep the hand that is to be dealt, and the one before it, whose dice may still be thrown."""
        for hand in self.fair.forget(self.next_deal - 1):
            for attempt in range(len(hand.given_up) + 1):
                self.secrets.pop((self.session, hand.number, attempt), None)

    def open_leaves(self, table: Table) -> None:
        """Prove every tile of a hand that lies open to all, where the secret will not be revealed."""
        if table.hand_over and table.is_all_on_view:
            finished = self.fair.hands[len(table.walls) - 1]
            for place in range(len(finished.terms.tiles)):
                finished.open_leaf(place)
