"""A host that cheats, one way at a time, against two honest clients; a third seat is its confederate.

Every way is one step of the protocol done otherwise. `play` returns who caught it: a client as it happened, a client
that compared the proof with what it had seen, or the verifier. An honest host is caught by nobody.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

import paiju
from paiju.play.evidence import canonical_deck
from paiju.play.fair import Deal, FairDeals, FairHand, Proof, Terms, pledge
from paiju.play.fair.beacon import Beacon
from paiju.play.fair.chain import signed_text
from paiju.play.fair.keys import public_key, sign
from paiju.play.fair.published import PublishedDeal, SeatShare, published_deal
from paiju.play.fair.witness import Offer, UnfairDeal, Witness
from paiju.play.verifier import verify
from paiju.words.said import Said
from tests.fair.scenes import in_english, secret_of, value_of

SEATS, HONEST, CONFEDERATE = 3, (0, 1), 2
HANDS = 2
GAME = paiju.game("jielong")
WRONG = ("fair-wrong", "fair-other-tiles")


def terms(beacon: Beacon | None = None) -> Terms:
    return Terms.of("t/1", GAME, SEATS, GAME.values(SEATS, {}), beacon)


def seeded_token(name: str) -> Any:
    count = iter(range(10**6))
    return lambda size: hashlib.shake_256(f"{name} {next(count)}".encode()).digest(size)


@dataclass
class Host:
    """Honest in every step; a cheat overrides one."""

    deals: FairDeals = field(default_factory=lambda: FairDeals(terms()))
    clients: list[Witness] = field(default_factory=lambda: [Witness(seeded_token(f"client {at}")) for at in HONEST])
    seed: bytes = field(default_factory=lambda: secret_of("confederate"))
    walls: list[list[str]] = field(default_factory=list)
    steps: list[dict[str, Any]] = field(default_factory=list)  # what the first client was told
    given: Proof | None = None  # the proof that it was given
    first_lie: str | None = None  # of the first client
    now: float = 1_800_000_000.5  # by the clocks of all
    beacon: Beacon | None = None  # as the clients are told

    def play(self) -> str | None:
        """Deal all hands and give the proof: who caught it, and how."""
        try:
            for number in range(HANDS):
                self.make_deal(self.deals.commit(secret_of(f"secret {number}")))
            self.deals.commit(secret_of("never dealt"))
            self.deals.reveal()
            proof = self.given = self.proof()
            for client in self.clients:
                self.ask(client, lambda client=client: client.check_proof(proof, 1))  # type: ignore[misc]
        except UnfairDeal as lie:
            return f"client: {lie.said.id}" if isinstance(lie.said, Said) else "client"
        verdict = verify(proof, self.walls, canonical_deck(proof), [self.clients[0].key.hex()])
        if not verdict.holds:
            return "verifier: " + in_english([said for said in verdict.found if said["id"] in WRONG])[0]
        return None if verdict.proven == HANDS else "verifier: nothing proven"

    def play_for_strangers(self) -> str | None:
        """What the verifier says to somebody who did not play and knows only a player's key."""
        for number in range(HANDS):
            self.make_deal(self.deals.commit(secret_of(f"secret {number}")))
        proof = self.proof()
        verdict = verify(proof, self.walls, canonical_deck(proof), [self.clients[0].key.hex()])
        if not verdict.holds:
            return "verifier: " + in_english([said for said in verdict.found if said["id"] in WRONG])[0]
        return None if verdict.proven else "verifier: nothing proven"

    def make_deal(self, hand: FairHand) -> None:
        self.publish_commitment(hand)
        self.take_pledges(hand)
        hand.close_pledges()
        self.publish_pledges(hand)
        self.take_values(hand)
        self.wait(hand)
        self.deal(hand)

    def wait(self, hand: FairHand) -> None:
        """For a round of a beacon, where there is one."""

    def publish_commitment(self, hand: FairHand) -> None:
        for seat in HONEST:
            self.tell(seat, self.shown(hand), hand.number)

    def take_pledges(self, hand: FairHand) -> None:
        for seat in HONEST:
            offer = self.clients[seat].offer(seat, hand.commitment.hex())
            hand.pledge(seat, offer.pledge, offer.key)
            offer.is_pledged = True
        self.pledge_for_confederate(hand)

    def pledge_for_confederate(self, hand: FairHand) -> None:
        key = public_key(self.seed)
        hand.pledge(CONFEDERATE, pledge(hand.commitment, CONFEDERATE, self.value(hand), key), key)

    def value(self, hand: FairHand) -> bytes:
        return value_of(f"confederate {hand.number}")

    def shown(self, hand: FairHand) -> PublishedDeal:
        return published_deal(1, self.deals.head(hand.number), hand)

    def tell(self, seat: int, deal: PublishedDeal, next_deal: int) -> None:
        client = self.clients[seat]
        if seat == 0:
            offers = {commitment: kept_offer(offer) for commitment, offer in client.offers.items()}
            told = {"offers": offers, "deal": deal, "next": next_deal}
            self.steps.append(told | ({"now": self.now, "beacon": self.beacon} if self.beacon else {}))
        self.ask(client, lambda: client.wait_for(self.beacon))
        self.ask(client, lambda: client.take([deal], self.now))
        self.ask(client, lambda: client.follow(1, next_deal))

    def ask(self, client: Witness, question: Callable[[], None]) -> None:
        """Whether a client finds something wrong."""
        try:
            question()
        except UnfairDeal as lie:
            if client is self.clients[0] and isinstance(lie.said, Said):
                self.first_lie = lie.said.id
            raise

    def publish_pledges(self, hand: FairHand) -> None:
        for seat in HONEST:
            self.tell(seat, self.shown(hand), hand.number)

    def take_values(self, hand: FairHand) -> None:
        for seat in HONEST:
            self.take_value(hand, seat, self.shown(hand))
        signature = sign(self.seed, signed_text(self.deals.head_to_sign(), CONFEDERATE))
        hand.contribute(CONFEDERATE, self.value(hand), signature)

    def take_value(self, hand: FairHand, seat: int, deal: PublishedDeal) -> None:
        """Ask a client; one that was shown no pledges says nothing."""
        if answer := self.clients[seat].answer(deal):
            hand.contribute(seat, *answer)
            self.clients[seat].offers[hand.commitment.hex()].is_shown = True

    def deal(self, hand: FairHand) -> None:
        order = self.drawn(hand).order
        self.walls.append([self.deals.terms.tiles[place] for place in order])
        for seat in HONEST:
            self.tell(seat, self.shown(hand), hand.number + 1)

    def drawn(self, hand: FairHand) -> Deal:
        return hand.deal()

    def proof(self) -> Proof:
        return self.deals.proof()


def kept_offer(offer: Offer) -> dict[str, Any]:
    """As the browser keeps it."""
    texts = {"value": offer.value.hex(), "pledge": offer.pledge.hex()}
    return {"seat": offer.seat, **texts, "isPledged": offer.is_pledged, "isShown": offer.is_shown}


def chosen_value(hand: FairHand, wanted: str) -> bytes:
    """A value of the confederate with which the first tile of the wall is the one wanted: a host finds it at once."""
    for attempt in range(1000):
        value = value_of(f"attempt {attempt}")
        trial = copy.deepcopy(hand)
        trial.values[CONFEDERATE] = value
        if trial.terms.tiles[trial.deal().order[0]] == wanted:
            return value
    raise LookupError(wanted)


def replace_share(hand: FairHand, value: bytes, head: bytes, seed: bytes) -> None:
    """Put another pledge and value of the confederate into the log."""
    key = public_key(seed)
    hand.pledges[CONFEDERATE], hand.keys[CONFEDERATE] = pledge(hand.commitment, CONFEDERATE, value, key), key
    hand.values[CONFEDERATE] = value
    hand.signatures[CONFEDERATE] = sign(seed, signed_text(head, CONFEDERATE))


class SwapsPledgeLate(Host):
    """Chooses the confederate's value when it knows the others', and back-dates its pledge."""

    def take_values(self, hand: FairHand) -> None:
        super().take_values(hand)
        replace_share(hand, chosen_value(hand, "[6:6]"), b"", self.seed)
        hand.signatures[CONFEDERATE] = sign(self.seed, signed_text(self.deals.head_to_sign(), CONFEDERATE))


class ChoosesValueLate(Host):
    """The same, and leaves the pledge as it was published."""

    def take_values(self, hand: FairHand) -> None:
        super().take_values(hand)
        hand.values[CONFEDERATE] = chosen_value(hand, "[6:6]")


class AsksBeforePledgesArePublished(Host):
    """Asks for values first, and publishes the pledges with the deal."""

    def publish_pledges(self, hand: FairHand) -> None:
        pass


class PublishesNothing(Host):
    def tell(self, seat: int, deal: PublishedDeal, next_deal: int) -> None:
        super().tell(seat, PublishedDeal(1, deal.deal, deal.head, deal.commitment), next_deal)


class TellsTwoStories(Host):
    """Shows each honest client another pledge of the confederate, and keeps the one it likes better."""

    def publish_pledges(self, hand: FairHand) -> None:
        self.tell(0, self.shown(hand), hand.number)
        self.tell(1, self.other(hand), hand.number)

    def other(self, hand: FairHand) -> PublishedDeal:
        told = copy.deepcopy(hand)
        key = public_key(self.seed)
        told.pledges[CONFEDERATE] = pledge(hand.commitment, CONFEDERATE, value_of("second choice"), key)
        return published_deal(1, self.deals.head(hand.number), told)

    def take_values(self, hand: FairHand) -> None:
        self.take_value(hand, 0, self.shown(hand))
        self.take_value(hand, 1, self.other(hand))
        hand.contribute(CONFEDERATE, self.value(hand), sign(self.seed, signed_text(self.deals.head_to_sign(), 2)))


class DropsPledge(Host):
    """Leaves an honest pledge out, so that it knows everything that the wall is drawn from."""

    def take_pledges(self, hand: FairHand) -> None:
        super().take_pledges(hand)
        hand.pledges[0] = hand.keys[0] = b""


class DropsValue(Host):
    def take_values(self, hand: FairHand) -> None:
        super().take_values(hand)
        hand.values[0] = hand.signatures[0] = b""


class SwapsKey(Host):
    """Puts a key of its own under the honest value, so that it can sign for it afterwards."""

    def take_values(self, hand: FairHand) -> None:
        super().take_values(hand)
        seed = secret_of("of the host")
        hand.keys[0] = public_key(seed)
        hand.pledges[0] = pledge(hand.commitment, 0, hand.values[0], hand.keys[0])
        hand.signatures[0] = sign(seed, signed_text(self.deals.head_to_sign(), 0))


class ReplaysSignature(Host):
    """Shows a signature that the honest client gave for the hand before."""

    def take_values(self, hand: FairHand) -> None:
        super().take_values(hand)
        if hand.number:
            hand.signatures[0] = self.deals.hands[hand.number - 1].signatures[0]


class PublishesAnotherRoot(Host):
    """The root is not that of the wall."""

    def deal(self, hand: FairHand) -> None:
        hand.recall_root(secret_of("another wall"))
        super().deal(hand)


class ChangesRootLater(Host):
    def proof(self) -> Proof:
        proof = self.deals.proof()
        proof["hands"][HANDS - 1]["root"] = secret_of("another wall").hex()
        return proof


class DealsAnotherWall(Host):
    """What is played is not what the root holds."""

    def deal(self, hand: FairHand) -> None:
        super().deal(hand)
        self.walls[-1].reverse()


class TellsOtherValuesInTheLog(Host):
    def proof(self) -> Proof:
        proof = self.deals.proof()
        hand = self.deals.hands[0]
        replace_share(hand, value_of("another"), b"", self.seed)
        proof["hands"][0]["seats"] = hand.proof()["seats"]
        return proof


class LeavesHandOut(Host):
    def proof(self) -> Proof:
        proof = self.deals.proof()
        del proof["hands"][0]
        return proof


class ReplacesCommitmentSilently(Host):
    """Does not like what comes of the values: another secret, and no word about it."""

    def deal(self, hand: FairHand) -> None:
        again = self.deals.commit_again(secret_of(f"better {hand.number}"))
        again.given_up = ()
        self.take_pledges(again)
        again.close_pledges()
        self.publish_pledges(again)
        self.take_values(again)
        super().deal(again)


class GivesUpWithoutTheValues(ReplacesCommitmentSilently):
    """Says that a deal was given up, but not that the values were known."""

    def deal(self, hand: FairHand) -> None:
        hand.values = [b""] * SEATS
        again = self.deals.commit_again(secret_of(f"better {hand.number}"))
        self.take_pledges(again)
        again.close_pledges()
        self.publish_pledges(again)


class ReplacesCommitmentWhenPledged(Host):
    """Gives a deal up when the honest seats have pledged, says nothing of it, and deals without their values."""

    def make_deal(self, hand: FairHand) -> None:
        self.publish_commitment(hand)
        self.take_pledges(hand)
        again = self.deals.commit_again(secret_of(f"better {hand.number}"))
        again.given_up = ()
        self.pledge_for_confederate(again)
        again.close_pledges()
        self.publish_pledges(again)
        self.take_values(again)
        self.deal(again)


class GivesUpOpenly(Host):
    """No cheat: it gives each deal up once when it knows the values, and says so. It is seen, and counted."""

    def deal(self, hand: FairHand) -> None:
        if not hand.given_up:
            self.make_deal(self.deals.commit_again(secret_of(f"better {hand.number}")))
        else:
            super().deal(hand)


class ForgetsWhatItGaveUp(GivesUpOpenly):
    """Says so with the pledges, and leaves it out when it deals."""

    def take_values(self, hand: FairHand) -> None:
        super().take_values(hand)
        hand.given_up = hand.given_up and (hand.given_up[0]._replace(shares=()),)


class LeavesOutWhatItGaveUp(GivesUpOpenly):
    """The proof says nothing of it."""

    def proof(self) -> Proof:
        proof = self.deals.proof()
        proof["hands"][0]["given_up"] = []
        return proof


class RewritesHistory(Host):
    """Publishes another chain before the second deal than the one that was signed."""

    def shown(self, hand: FairHand) -> PublishedDeal:
        head = self.deals.head(hand.number) if hand.number == 0 else secret_of("another past")
        return published_deal(1, head, hand)


class MakesItUpAfterwards(Host):
    """Deals as it likes, and writes a whole transcript for it afterwards, with keys of its own."""

    reveals = True

    def proof(self) -> Proof:
        made_up = FairDeals(self.deals.terms)
        for number in range(HANDS):
            hand = made_up.commit(secret_of(f"made up {number}"))
            seeds = [secret_of(f"made-up key {seat}") for seat in range(SEATS)]
            values = [value_of(f"made up {seat}") for seat in range(SEATS)]
            for seat in range(SEATS):
                key = public_key(seeds[seat])
                hand.pledge(seat, pledge(hand.commitment, seat, values[seat], key), key)
            hand.close_pledges()
            for seat in range(SEATS):
                signature = sign(seeds[seat], signed_text(made_up.head_to_sign(), seat))
                hand.contribute(seat, values[seat], signature)
            self.walls[number] = [hand.terms.tiles[place] for place in hand.deal().order]
            for place in range(len(hand.terms.tiles)):
                hand.open_leaf(place)
        if self.reveals:
            made_up.reveal()
        return made_up.proof()


class MakesItUpAndKeepsItsSecrets(MakesItUpAfterwards):
    """The same at a table that does not open its secrets."""

    reveals = False


class MakesItUpForStrangers(MakesItUpAfterwards):
    """The same, shown to somebody who did not play and knows only a player's key."""

    def play(self) -> str | None:
        return self.play_for_strangers()


class SpeaksTheOlderProtocol(Host):
    """Gives a proof without signatures."""

    def play(self) -> str | None:
        super().play()
        proof: Any = self.deals.proof()
        proof["version"] = 1
        del proof["options"]
        for hand in proof["hands"]:
            commitment = bytes.fromhex(hand["commitment"])
            values = [bytes.fromhex(seat["value"]) for seat in hand["seats"]]
            hand["seats"] = [
                {"pledge": pledge(commitment, seat, value).hex() if value else "", "value": value.hex()}
                for seat, value in enumerate(values)
            ]
        verdict = verify(proof, (), canonical_deck(proof))
        return None if verdict.proven or not verdict.holds else "verifier: nothing proven"


class UsesOtherTiles(Host):
    """A set in which every tile is the same."""

    def __init__(self) -> None:
        tiles = ("[6:6]",) * len(terms().tiles)
        super().__init__(deals=FairDeals(Terms("t/1", GAME.slug, GAME.version, SEATS, tiles, terms().options)))


class SendsNonsense(Host):
    def shown(self, hand: FairHand) -> PublishedDeal:
        honest = super().shown(hand)
        return replace(honest, seats=[*honest.seats[:CONFEDERATE], SeatShare("no hex", "no hex", "no hex", "no hex")])


KINDS: list[type[Host]] = [kind for kind in globals().values() if isinstance(kind, type) and issubclass(kind, Host)]
NO_CHEATS = [Host, GivesUpOpenly]
CHEATS = [kind for kind in KINDS if kind not in NO_CHEATS]
