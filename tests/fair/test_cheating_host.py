"""Every way in which a host can cheat is caught, by an honest client or by the verifier."""

import pytest

from tests.fair import cheating
from tests.fair import cheating_beacons as beacons
from tests.fair.cheating import Host

CAUGHT = {
    cheating.SwapsPledgeLate: "client: unfair-changed",
    cheating.ChoosesValueLate: "client: unfair-value",
    cheating.AsksBeforePledgesArePublished: "verifier: nothing proven",
    cheating.PublishesNothing: "client: unfair-unpublished",
    cheating.TellsTwoStories: "client: unfair-signature",
    cheating.DropsPledge: "client: unfair-pledge-dropped",
    cheating.DropsValue: "client: unfair-value-dropped",
    cheating.SwapsKey: "client: unfair-changed",
    cheating.ReplaysSignature: "client: unfair-signature",
    cheating.PublishesAnotherRoot: "verifier: Hand 1 is wrong: the root is not that of the wall drawn.",
    cheating.ChangesRootLater: "client: unfair-proof",
    cheating.DealsAnotherWall: "verifier: Hand 1 is wrong: another wall was dealt.",
    cheating.TellsOtherValuesInTheLog: "client: unfair-proof",
    cheating.LeavesHandOut: "client: unfair-proof",
    cheating.ReplacesCommitmentSilently: "client: unfair-replaced",
    cheating.GivesUpWithoutTheValues: "client: unfair-value-dropped",
    cheating.ReplacesCommitmentWhenPledged: "client: unfair-replaced",
    cheating.ForgetsWhatItGaveUp: "client: unfair-changed",
    cheating.LeavesOutWhatItGaveUp: "client: unfair-proof",
    cheating.RewritesHistory: "client: unfair-chain",
    cheating.MakesItUpAfterwards: "client: unfair-proof",
    cheating.MakesItUpAndKeepsItsSecrets: "client: unfair-proof",
    cheating.MakesItUpForStrangers: "verifier: nothing proven",
    cheating.SpeaksTheOlderProtocol: "verifier: nothing proven",
    cheating.UsesOtherTiles: "verifier: These are not the tiles of the game.",
    cheating.SendsNonsense: "client: unfair-unreadable",
    beacons.DoesNotWait: "client: unfair-without-beacon",
    beacons.NamesPastRound: "client: unfair-known-round",
    beacons.NamesRoundOfTheHandBefore: "client: unfair-known-round",
    beacons.NamesPastRoundToStrangers: (
        "verifier: Hand 2 is wrong: public randomness number 33333336 was known before."
    ),
    beacons.ShowsAnotherRound: "client: unfair-beacon",
    beacons.ForgesRound: "client: unfair-beacon",
    beacons.SwapsRound: "client: unfair-changed",
    beacons.TakesValueBack: "client: unfair-changed",
    beacons.DealsWithoutNaming: "client: unfair-without-beacon",
    beacons.LeavesBeaconOut: "verifier: Hand 1 is wrong: the root is not that of the wall drawn.",
    beacons.LeavesRoundOutLater: "client: unfair-proof",
    beacons.ForgetsBeaconLater: "client: unfair-proof",
    beacons.ForgetsBeaconForStrangers: (
        "verifier: Hand 1 is wrong: the signature of seat 0 is not under what was published."
    ),
    beacons.UsesAnotherBeacon: "client: unfair-beacon",
    beacons.SwapsBeacon: "client: unfair-other-beacon",
}


@pytest.mark.parametrize("kind", [*cheating.NO_CHEATS, *beacons.NO_CHEATS])
def test_an_honest_host_is_not_accused(kind: type[Host]) -> None:
    assert kind().play() is None


@pytest.mark.parametrize("cheat", CAUGHT, ids=lambda cheat: cheat.__name__)
def test_a_cheat_is_caught(cheat: type[Host]) -> None:
    assert cheat().play() == CAUGHT[cheat]


def test_every_cheat_is_tried() -> None:
    assert {*cheating.CHEATS, *beacons.CHEATS} == {*CAUGHT}
