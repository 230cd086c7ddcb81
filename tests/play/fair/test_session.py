"""A session of fair deals: the Table plays from it, its record carries the proof, and both verify."""

from typing import Any

import pytest

from paiju import FairError, RecordError, Table
from paiju.play.evidence import canonical_deck, read_evidence
from paiju.play.fair import FairDeals, Terms, read_proof, write_proof
from paiju.play.history import History
from paiju.play.records import _Chain
from paiju.play.verifier import verify
from tests.fair.scenes import deal, in_english, terms_of
from tests.games.playing import play_hand, policy_f

SLUG = "jielong"
OPTIONS: dict[str, Any] = {"seats": 3, "hands": 2}


def played() -> tuple[Table, FairDeals]:
    """A session of two hands, the second begun."""
    bare = Table(SLUG, **OPTIONS)
    deals = FairDeals(Terms.of("k3v9", bare.game, bare.seats, bare.options))
    deal(deals)
    table = Table(SLUG, chance=deals, **OPTIONS)
    play_hand(table, policy_f)
    deal(deals, absent=[1])
    table.decide()
    table.play(table.words[0])
    return table, deals


def resealed(lines: list[str]) -> str:
    """A record whose check marks fit again after somebody changed it."""
    body = next(at for at, line in enumerate(lines) if " #" in line)
    chain = _Chain(lines[:body])
    return "\n".join([*lines[:body], *(chain.sealed(line.rpartition(" #")[0]) for line in lines[body:])]) + "\n"


def test_a_table_plays_from_the_walls_drawn() -> None:
    table, deals = played()
    assert table.walls == [[table.tiles.tiles()[at] for at in hand.deal().order] for hand in deals.hands]
    assert sorted(table.walls[0]) == sorted(table.tiles.tiles())


def test_no_hand_is_dealt_before_it_was_committed_to() -> None:
    table, deals = played()
    play_hand(table, policy_f)
    fresh = Table(SLUG, chance=FairDeals(deals.terms), **OPTIONS)
    with pytest.raises(FairError, match="no secret is committed to for hand 0"):
        fresh.decide()


def test_dice_come_from_the_hand_dealt_last() -> None:
    deals = FairDeals(terms_of("dice"))
    deal(deals)
    deal(deals)
    throws = {tuple(deals.dice(10, throw, hand)) for throw in (0, 1) for hand in (0, 1)}
    assert len(throws) == 4
    assert deals.dice(2, 1, 0) == deals.hands[0].show_dice(2, 1)


def test_a_record_of_fair_deals_reads_back() -> None:
    table, deals = played()
    deals.reveal()
    record = table.record()
    assert "\nseed " not in record
    assert Table.from_record(record).record() == record
    assert Table.from_record(record).words == table.words


def test_a_record_of_fair_deals_verifies() -> None:
    table, deals = played()
    deals.reveal()
    proof, walls = read_evidence(table.record())
    assert proof == deals.proof()
    assert len(walls) == 2
    assert verify(proof, walls, canonical_deck(proof))[:2] == (True, 2)


def diced() -> tuple[Table, FairDeals]:
    """Two hands of a game that throws dice, the second begun."""
    bare = Table("heaven-nine")
    deals = FairDeals(Terms.of("k3v9", bare.game, bare.seats, bare.options))
    deal(deals)
    table = Table("heaven-nine", chance=deals)
    play_hand(table, policy_f)
    deal(deals)
    table.decide()
    table.play(table.words[0])
    assert len(table.throws) > 1
    return table, deals


def test_the_dice_of_a_record_verify() -> None:
    table, deals = diced()
    deals.reveal()
    proof, walls = read_evidence(table.record())
    told = [{"throw": number, "dice": dice} for number, dice in enumerate(table.throws)]
    assert [hand["dice"] for hand in proof["hands"]] == [told[:2], told[2:]]
    assert verify(proof, walls, canonical_deck(proof))[:2] == (True, 2)


def test_a_record_with_another_throw_does_not_verify() -> None:
    table, deals = diced()
    deals.reveal()
    first, *others = table.throws
    table.throws = History([[7 - die for die in first], *others])
    proof = deals.proof()
    for number, dice in enumerate(table.throws):
        proof["hands"][0]["dice"].append({"throw": number, "dice": dice})
    holds, _, found = verify(proof, deck=proof["tiles"])
    assert not holds
    assert "throw 0 came out otherwise" in in_english(found)[0]


def test_a_record_with_another_wall_does_not_verify() -> None:
    table, deals = played()
    deals.reveal()
    other = Table(SLUG, seed=1, wall=[table.walls[0][::-1]], **OPTIONS)
    play_hand(other, policy_f)
    other.chance = deals
    proof, walls = read_evidence(other.record())
    holds, _, found = verify(proof, walls, canonical_deck(proof))
    assert not holds
    assert in_english(found)[0] == "Hand 1 is wrong: another wall was dealt."


def test_a_record_without_a_proof_has_nothing_to_verify() -> None:
    with pytest.raises(FairError, match="no proof: its walls come from a seed"):
        read_evidence(Table(SLUG, seed=5).record())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"seats":3', '"seats":4', "other seats"),
        ('"game":"jielong"', '"game":"tianjiu"', "another game"),
        ("[6:6]", "[6:5]", "other tiles"),
        ('"version":2', '"version":3', "version 3"),
        ('"hands":"2"', '"hands":"3"', "another game, other seats or other tiles"),
        ("paiju-proof", "paiju-poof", "no proof"),
        ('"hands":[', '"hands":[5,', "no proof"),
        ('"hands":[', '"hands": [', "not written as records write it"),
    ],
)
def test_a_record_with_a_proof_of_something_else_is_refused(old: str, new: str, complaint: str) -> None:
    lines = played()[0].record().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("fair "))
    lines[at] = lines[at].replace(old, new, 1)
    with pytest.raises(RecordError, match=complaint):
        Table.from_record(resealed(lines))


def test_a_record_without_a_wall_that_it_plays_from_is_refused() -> None:
    lines = [line for line in played()[0].record().splitlines() if not line.startswith("deal ")]
    with pytest.raises(RecordError, match="holds no wall for hand 0"):
        Table.from_record(resealed(lines))


def test_a_proof_reads_back() -> None:
    _, deals = played()
    assert read_proof(write_proof(deals.proof())) == deals.proof()
    with pytest.raises(FairError, match="no proof"):
        read_proof("[]")


def test_a_session_whose_secrets_are_open_has_no_more_hands() -> None:
    _, deals = played()
    deals.reveal()
    with pytest.raises(FairError, match="no more hands"):
        deals.commit(bytes(32))
