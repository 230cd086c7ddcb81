"""One hand, step by step: who may do what when, and what is published of it."""

import pytest

from paiju import FairError
from paiju.play.fair import FairDeals, FairHand, pledge
from paiju.play.verifier import verify
from tests.fair.scenes import deal, in_english, secret_of, terms_of, value_of

TERMS = terms_of("a table")


@pytest.fixture
def hand() -> FairHand:
    return FairHand(TERMS, 0, secret_of("secret"))


def pledged(hand: FairHand, seat: int) -> bytes:
    return pledge(hand.commitment, seat, value_of(f"seat {seat}"))


def test_the_commitment_binds_table_hand_rules_seats_tiles_and_secret() -> None:
    secret = secret_of("secret")
    hands = [FairHand(TERMS, 0, secret), FairHand(TERMS, 1, secret), FairHand(TERMS, 0, secret_of("other"))]
    hands += [FairHand(terms, 0, secret) for terms in (terms_of("b table"), terms_of("a table", seats=3))]
    hands.append(FairHand(terms_of("a table", "bull24"), 0, secret))
    assert len({hand.commitment for hand in hands}) == len(hands)


def test_every_value_changes_the_wall() -> None:
    everybody = deal(FairDeals(TERMS)).deal().order
    for seat in range(4):
        assert deal(FairDeals(TERMS), absent=[seat]).deal().order != everybody


def test_a_seat_that_holds_its_value_back_holds_nobody_up(hand: FairHand) -> None:
    for seat in range(3):
        hand.pledge(seat, pledged(hand, seat))
    hand.close_pledges()
    hand.contribute(0, value_of("seat 0"))
    assert hand.missing == [1, 2]
    assert sorted(hand.deal().order) == list(range(32))


def test_values_are_shown_only_when_all_pledges_are_in(hand: FairHand) -> None:
    hand.pledge(0, pledged(hand, 0))
    with pytest.raises(FairError, match="when all pledges are in"):
        hand.contribute(0, value_of("seat 0"))
    with pytest.raises(FairError, match="still open"):
        hand.deal()
    hand.close_pledges()
    with pytest.raises(FairError, match="closed"):
        hand.pledge(1, pledged(hand, 1))


def test_a_seat_cannot_change_its_mind(hand: FairHand) -> None:
    hand.pledge(0, pledged(hand, 0))
    hand.pledge(0, pledged(hand, 0))
    with pytest.raises(FairError, match="pledged already"):
        hand.pledge(0, pledge(hand.commitment, 0, value_of("better")))
    hand.close_pledges()
    with pytest.raises(FairError, match="not the value that seat 0 pledged"):
        hand.contribute(0, value_of("better"))
    with pytest.raises(FairError, match="not the value that seat 1 pledged"):
        hand.contribute(1, value_of("seat 1"))


def test_a_pledge_of_another_seat_or_hand_is_no_pledge(hand: FairHand) -> None:
    hand.pledge(1, pledged(hand, 0))
    hand.pledge(2, pledge(FairHand(TERMS, 1, secret_of("secret")).commitment, 2, value_of("seat 2")))
    hand.close_pledges()
    for seat, name in ((1, "seat 0"), (2, "seat 2")):
        with pytest.raises(FairError, match="not the value"):
            hand.contribute(seat, value_of(name))


def test_nothing_is_contributed_after_the_deal(hand: FairHand) -> None:
    hand.pledge(0, pledged(hand, 0))
    hand.close_pledges()
    wall = hand.deal().order
    with pytest.raises(FairError, match="dealt"):
        hand.contribute(0, value_of("seat 0"))
    assert hand.deal().order == wall


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_are_no_other_seats(hand: FairHand, seat: int) -> None:
    with pytest.raises(FairError, match="no seat"):
        hand.pledge(seat, bytes(32))
    with pytest.raises(FairError, match="no seat"):
        hand.contribute(seat, bytes(16))


def test_bytes_of_another_length_are_refused(hand: FairHand) -> None:
    with pytest.raises(FairError, match="32 bytes, not 31"):
        FairHand(TERMS, 0, bytes(31))
    with pytest.raises(FairError, match="32 bytes, not 0"):
        hand.pledge(0, b"")
    hand.close_pledges()
    with pytest.raises(FairError, match="16 bytes, not 17"):
        hand.contribute(0, bytes(17))


def test_nothing_is_opened_before_the_deal_or_outside_the_wall(hand: FairHand) -> None:
    for early in (lambda: hand.open_leaf(0), lambda: hand.show_dice(2, 0), hand.show_seating):
        with pytest.raises(FairError, match="not dealt"):
            early()
    hand.close_pledges()
    hand.deal()
    with pytest.raises(FairError, match="no place 32"):
        hand.open_leaf(32)


def test_a_proof_shows_only_what_was_opened() -> None:
    """Salts and paths give away no other tile: each closed leaf appears as a hash over 16 unknown bytes."""
    deals = FairDeals(TERMS)
    hand = deal(deals)
    proof = hand.proof()
    assert (proof["opened"], proof["dice"], proof["seating"], proof["secret"]) == ([], [], [], "")
    opening = hand.open_leaf(5)
    salts = [hand.deal().opening(place)["salt"] for place in range(32)]
    shown = str(hand.proof())
    assert [place for place, salt in enumerate(salts) if salt in shown] == [opening["place"]]


@pytest.mark.parametrize("tile_set", ["bull24", "no_supreme30", "ponjan78", "mahjong108"])
def test_every_tile_can_be_opened_alone(tile_set: str) -> None:
    for place in range(len(terms_of("t", tile_set).tiles)):
        deals = FairDeals(terms_of("t", tile_set))
        deal(deals).open_leaf(place)
        deal(deals)  # whose signatures hold the root of the first
        holds, proven, found = verify(deals.proof(), deck=deals.terms.tiles)
        assert holds
        assert proven == 1
        assert f"1 of {len(deals.terms.tiles)} tiles are proven" in in_english(found)[0]
