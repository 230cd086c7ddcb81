"""A host that cheats with the beacon of its table; see `cheating`."""

from __future__ import annotations

from msgspec.structs import replace

from paiju.play.fair import Deal, FairDeals, FairHand, Proof
from paiju.play.fair.beacon import Beacon
from paiju.play.fair.published import PublishedDeal
from tests.fair.beacons import StandIn
from tests.fair.cheating import CONFEDERATE, HANDS, HONEST, Host, terms

BEACON = StandIn()


class WaitsForBeacon(Host):
    """No cheat: a round that nobody knows is named when the values are published, and is part of the deal."""

    def __init__(self, beacon: Beacon | None = BEACON.chain) -> None:
        super().__init__(deals=FairDeals(terms(beacon)), beacon=BEACON.chain)

    def wait(self, hand: FairHand) -> None:
        self.name_round(hand)
        for seat in HONEST:
            self.tell(seat, self.shown(hand), hand.number)
        self.now = BEACON.chain.time_of(self.round(hand)) + 1

    def name_round(self, hand: FairHand) -> None:
        hand.name_round(BEACON.chain.first_round_after(self.now + 3))

    def round(self, hand: FairHand) -> int:
        return hand.round.number if hand.round else 0

    def signature(self, hand: FairHand) -> bytes:
        return BEACON.sign(self.round(hand))

    def drawn(self, hand: FairHand) -> Deal:
        return hand.deal(self.signature(hand))


class BeaconIsDown(WaitsForBeacon):
    """No cheat: the rounds do not come, and everybody has waited."""

    def signature(self, hand: FairHand) -> bytes:
        self.now = BEACON.chain.time_of(self.round(hand)) + 20
        return b""


class DoesNotWait(BeaconIsDown):
    """Says that a round did not come, when it cannot have come yet."""

    def signature(self, hand: FairHand) -> bytes:
        self.now = BEACON.chain.time_of(self.round(hand)) - 2
        return b""


class NamesPastRound(WaitsForBeacon):
    """Names a round that it knows already, and with it all that can come of the confederate's value."""

    def name_round(self, hand: FairHand) -> None:
        hand.name_round(BEACON.chain.first_round_after(self.now) - 1)


class NamesRoundOfTheHandBefore(WaitsForBeacon):
    def name_round(self, hand: FairHand) -> None:
        hand.name_round(self.round(self.deals.hands[0]) or BEACON.chain.first_round_after(self.now + 3))


class NamesPastRoundToStrangers(NamesRoundOfTheHandBefore):
    """The same, to clients that are told everything later."""

    def tell(self, seat: int, deal: PublishedDeal, next_deal: int) -> None:
        pass

    def take_value(self, hand: FairHand, seat: int, deal: PublishedDeal) -> None:
        pass


class ShowsAnotherRound(WaitsForBeacon):
    """Waits for one round, and uses the signature of the next."""

    def signature(self, hand: FairHand) -> bytes:
        return BEACON.sign(self.round(hand) + 1)


class ForgesRound(WaitsForBeacon):
    """Signs a round with a key of its own."""

    def signature(self, hand: FairHand) -> bytes:
        return StandIn(secret=7).sign(self.round(hand))


class SwapsRound(WaitsForBeacon):
    """Names another round when the first does not suit it."""

    def drawn(self, hand: FairHand) -> Deal:
        hand.name_round(self.round(hand) + 1)
        return super().drawn(hand)


class TakesValueBack(WaitsForBeacon):
    """Holds the confederate's value back when it knows the round, though it was published with the others."""

    def drawn(self, hand: FairHand) -> Deal:
        hand.values[CONFEDERATE] = hand.signatures[CONFEDERATE] = b""
        return super().drawn(hand)


class DealsWithoutNaming(WaitsForBeacon):
    """Says nothing of a round, as if there were no beacon at this table."""

    def shown(self, hand: FairHand) -> PublishedDeal:
        return replace(super().shown(hand), round=0, beacon="")


class LeavesBeaconOut(WaitsForBeacon):
    """Draws without the round that it has shown."""

    def drawn(self, hand: FairHand) -> Deal:
        round = hand.round
        drawn = hand.deal()
        hand.round = round and round._replace(signature=self.signature(hand))
        return drawn


class LeavesRoundOutLater(WaitsForBeacon):
    """The proof says that a round did not come."""

    def proof(self) -> Proof:
        proof = self.deals.proof()
        proof["hands"][0]["round"]["signature"] = ""
        return proof


class ForgetsBeaconLater(WaitsForBeacon):
    """The proof says nothing of a beacon."""

    def proof(self) -> Proof:
        proof = self.deals.proof()
        del proof["beacon"]
        for hand in proof["hands"]:
            hand.pop("round", None)
        return proof


class ForgetsBeaconForStrangers(ForgetsBeaconLater):
    """The same, shown to somebody who did not play."""

    def play(self) -> str | None:
        return self.play_for_strangers()


class UsesAnotherBeacon(WaitsForBeacon):
    """Commits to a beacon of its own, and tells the clients of the one that they know."""

    def __init__(self) -> None:
        super().__init__(StandIn(secret=7).chain)

    def signature(self, hand: FairHand) -> bytes:
        return StandIn(secret=7).sign(self.round(hand))


class SwapsBeacon(WaitsForBeacon):
    """Tells the clients of another beacon at the second deal."""

    def publish_commitment(self, hand: FairHand) -> None:
        if hand.number == HANDS - 1:
            self.beacon = StandIn(secret=7).chain
        super().publish_commitment(hand)


KINDS: list[type[Host]] = [
    kind for kind in globals().values() if isinstance(kind, type) and issubclass(kind, Host) and kind is not Host
]
NO_CHEATS = [WaitsForBeacon, BeaconIsDown]
CHEATS = [kind for kind in KINDS if kind not in NO_CHEATS]
