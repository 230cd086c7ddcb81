"""Bagchen: the worked examples of its rules, its options and its words."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.tricks.bagchen.sets import HORSE, KINDS, TWO_HORSES
from paiju.games.tricks.bagchen.terms import beaten_by, term_for
from paiju.tiles import DOUBLE64
from paiju.words.said import Said
from tests.games.playing import play_hand, policy_m, set_state
from tests.games.tricks.bagchen_positions import (
    SLUG,
    about_to_follow,
    about_to_lead,
    beats,
    discard_all,
    leads,
    paid,
    stride,
)


def tricks(table: Table) -> list[int]:
    return [table.state.tricks[seat] for seat in range(4)]


def settled(taken: list[int], **options: Any) -> list[int]:
    """The result of a hand that seat 0 ended by leading [6:6] to the last trick."""
    table = about_to_lead("[6:6]", **options)
    set_state(table, tricks=[taken[0] - 1, *taken[1:]])
    table.play("lead [6:6]")
    discard_all(table, "[5:1]")
    return table.results[0]


def test_E1_points_are_no_part_of_other_sets() -> None:
    assert leads(about_to_lead("[6:6][1:1][6:3][6:2]", dice=(6, 3))) == [
        "[6:6]",
        "[1:1]",
        "[6:3]",
        "[6:2]",
        "[1:1][6:2]",
    ]


def test_E2_mothers_and_sons_as_points() -> None:
    table = about_to_lead("[4:2][2:1][5:1]", *["[6:5][6:4][6:1]"] * 3, dice=(1, 2))
    set_state(table, tricks=[0, 0, 6, 0])
    table.play("lead [4:2][2:1]")
    assert all(words.startswith("discard") for words in table.words)
    table.play("discard [6:5][6:4]")
    assert paid(table, "discard [6:5][6:4]") == []
    assert paid(table, "discard [6:5][6:4]") == [
        "s1 pays s0 3 for 2 points, mother with son",
        "s3 pays s0 3 for 2 points, mother with son",
    ]
    assert table.scores == [6, -3, 0, -3]


def test_E3_sisters_and_people_do_not_beat_one_another() -> None:
    assert beats("[3:3]", "[5:5][3:1]", dice=(6, 6)) == ["[3:1]"]
    assert beats("[6:5]", "[6:1][2:2]") == ["[2:2]"]


def test_E4_earth_pairs() -> None:
    hand = "[6:3][6:3][4:2][4:2][2:1]"
    assert beats("[4:1][3:2]", hand) == ["[6:3][6:3]", "[4:2][4:2]"]
    assert beats("[4:1][3:2]", hand, dice=(4, 5)) == ["[4:2][4:2]"]


def test_E5_horses() -> None:
    assert beats("[4:1][2:1]", "[4:3][4:2][6:3][5:4]") == ["[4:3][4:2]"]
    full = "[4:3][4:2][4:1][2:1]"
    assert full in leads(about_to_lead(full))
    assert beats(full, "[4:3][4:3][4:2][4:2][6:3][6:3][5:4][5:4]") == []
    assert leads(about_to_lead(full, horses=False))[4:] == ["[4:2][2:1]"]


def test_E6_mixed_triples() -> None:
    assert beats("[1:1][1:1][5:3]", "[6:6][6:6][6:3][5:4]") == ["[6:6][6:6][6:3]", "[6:6][6:6][5:4]"]


def test_E7_settlement() -> None:
    assert settled([7, 2, 4, 3]) == [9, -4, -2, -3]


def test_E8_the_winner_pays_for_tricks_above_six() -> None:
    assert settled([3, 8, 5, 0]) == [5, 2, -1, -6]


def about_to_end_with_points(jump: bool) -> Table:
    """One action before the end of E9."""
    table = about_to_lead("[2:2][4:2][2:1]", *["[6:5][6:4][6:1]"] * 3, dice=(2, 2), jump=jump)
    set_state(table, tricks=[4, 2, 4, 3])
    table.play("lead [2:2]")
    discard_all(table, "[6:5]")
    assert table.scores == [3, -1, -1, -1]
    table.play("lead [4:2][2:1]")
    table.play("discard [6:4][6:1]")
    table.play("discard [6:4][6:1]")
    return table


def test_E9_jump() -> None:
    table = about_to_end_with_points(jump=True)
    assert paid(table, "discard [6:4][6:1]") == [
        "s1 pays s0 1 for mother and son",
        "s2 pays s0 1 for mother and son",
        "s3 pays s0 1 for mother and son",
        "s0 pays s1 2 for chips given back for the jump",
        "s0 pays s2 2 for chips given back for the jump",
        "s0 pays s3 2 for chips given back for the jump",
        "s1 pays s0 16 for 4 tricks short of the quota ×4 jump (2 × 2 chips)",
        "s2 pays s0 8 for 2 tricks short of the quota ×4 jump (2 × 2 chips)",
        "s3 pays s0 12 for 3 tricks short of the quota ×4 jump (2 × 2 chips)",
    ]
    assert tricks(table) == [7, 2, 4, 3]
    assert table.results == [[36, -16, -8, -12]]
    assert table.scores == [36, -16, -8, -12]


def test_without_a_jump_the_chips_are_kept() -> None:
    table = about_to_end_with_points(jump=False)
    table.play("discard [6:4][6:1]")
    assert table.results == [[15, -6, -4, -5]]


@pytest.mark.parametrize(("passport", "chips"), [(True, [2, -1, 0, -1]), (False, [3, -1, -1, -1])])
def test_E10_a_passport_pays_no_chips(passport: bool, chips: list[int]) -> None:
    table = about_to_lead("[6:6][5:1]", dice=(6, 6), passport=passport)
    set_state(table, tricks=[0, 0, 6, 0])
    table.play("lead [6:6]")
    discard_all(table, "[5:1]")
    assert table.scores == chips


@pytest.mark.parametrize(("jump", "result"), [(True, [56, -8, -24, -24]), (False, [20, -4, -8, -8])])
def test_E11_policy_m(jump: bool, result: list[int]) -> None:
    table = Table(SLUG, wall=stride(11), dice=(6, 3), hands=1, jump=jump)
    done = play_hand(table, policy_m)
    assert len(done) == 56
    assert all(done[place].split()[2] in ("[6:3]", "[5:4]") for place in (-8, -4))
    assert (tricks(table), table.state.first_leader, table.results) == ([12, 4, 0, 0], 0, [result])


def test_E11_policy_m_with_charity() -> None:
    table = Table(SLUG, wall=stride(3), dice=(4, 1), hands=1, charity=True)
    done = play_hand(table, policy_m)
    assert len(done) == 64
    assert any("charity" in line for line in done)
    chips = [payment for payment in table.sheet if payment.why == Said("paid-points", count=1)]
    assert [(payment.payer, payment.payee, payment.amount) for payment in chips] == [(0, 1, 1), (2, 1, 1), (3, 1, 1)]
    assert (tricks(table), table.state.first_leader, table.results) == ([6, 6, 3, 1], 0, [[7, 3, -4, -6]])


def test_charity_is_beaten_by_the_suit_named_but_never_by_points() -> None:
    table = about_to_lead("[6:6][5:1]", "[5:5][6:3]", "[2:1][6:3]", "[5:4][6:5]", charity=True)
    suits = ("sky", "earth", "none")
    charities = [f"charity {tile} {suit}" for tile in ("[6:6]", "[5:1]") for suit in suits]
    assert table.words == ["lead [6:6]", "lead [5:1]", *charities]
    table.play("charity [6:6] none")
    assert table.words == ["beat [6:3]", "discard [5:5]", "discard [6:3]"]
    table.play("discard [5:5]")
    assert table.words == ["beat [6:3]", "beat [2:1]", "discard [6:3]", "discard [2:1]"]
    table.play("beat [2:1]")
    assert table.words == ["beat [5:4]", "discard [6:5]", "discard [5:4]"]  # an ordinary single by now
    table.play("beat [5:4]")
    assert (table.turn, tricks(table)) == (3, [0, 0, 0, 1])


def test_an_unbeaten_charity_tile_takes_its_trick_without_chips_or_jump() -> None:
    table = about_to_lead("[6:6]", "[5:5]", "[2:2]", "[6:5]", dice=(6, 6), charity=True)
    set_state(table, tricks=[15, 0, 0, 0])
    assert table.words == ["lead [6:6]"]  # a passport gives no charity
    set_state(table, tricks=[5, 5, 5, 0])
    table.play("charity [6:6] earth")
    for tile in ("[5:5]", "[2:2]", "[6:5]"):
        assert table.words == [f"discard {tile}"]
        table.play(f"discard {tile}")
    assert tricks(table) == [6, 5, 5, 0]
    assert table.results == [[8, -1, -1, -6]]


def test_face_down_tiles_are_their_owners_secret_until_the_hand_is_over() -> None:
    table = about_to_lead("[6:6][5:1]", "[5:5][6:3]", "[2:1][6:3]", "[5:4][6:5]", charity=True)
    table.play("charity [5:1] sky")
    table.play("discard [6:3]")
    assert [table.observe(seat).down.array.sum() for seat in (0, 1, 2, None)] == [1, 1, 0, 0]
    whole = Table(SLUG, wall=stride(3), dice=(4, 1), hands=1, charity=True)
    play_hand(whole, policy_m)
    log = whole.view(2)["log"]
    assert "dice 4 1" in log
    assert any(line.startswith("s0 charity [?:?]") for line in log)
    assert whole.observe(None).down.array.sum() + whole.observe(None).played.array.sum() == 64


def test_a_big_slam_ends_the_session() -> None:
    table = about_to_lead("[6:6]")
    set_state(table, tricks=[15, 0, 0, 0])
    table.play("lead [6:6]")
    discard_all(table, "[5:1]")
    assert table.over
    assert table.results == [[18, -6, -6, -6]]


WEAK = "[4:4]" * 4 + "[3:1]" * 4 + "[5:5]" * 4 + "[4:2][4:2][2:1][2:1]"


def weak_wall() -> list[int]:
    """Seat 1 gets a weak hand, the others the rest of the set in order."""
    rest = DOUBLE64.tiles()
    for face in DOUBLE64.read(WEAK):
        rest.remove(face)
    return [*rest[:16], *DOUBLE64.read(WEAK), *rest[16:]]


def test_a_weak_hand_may_ask_for_new_tiles_and_dice() -> None:
    table = Table(SLUG, wall=[weak_wall(), stride(11)], dice=(5, 1, 6, 3), redeal_weak=True, hands=1)
    assert (table.decide(), table.words) == (1, ["redeal", "keep"])
    assert (
        table.view(1, language="en")["prompt"] == "You hold none of the highest tiles of either suit: redeal or keep?"
    )
    table.play("redeal")
    assert table.decide() == 0
    assert table.results == []
    assert table.view(0, language="en")["zones"][0]["tiles"] == [
        {"face": tile, "turned": False} for tile in ("[6:3]", "[5:4]")
    ]
    kept = Table(SLUG, wall=weak_wall(), dice=(5, 1), redeal_weak=True, hands=1)
    kept.decide()
    while kept.words == ["redeal", "keep"]:
        kept.play("keep")
    assert kept.turn == 0
    assert kept.words[0].startswith("lead")


@pytest.mark.parametrize(
    ("hand", "dice", "allowed"),
    [
        # nothing beats a Heaven; two sisters are above the people; a Lama and an Owl are beaten
        ("[6:6][4:4][5:5][5:5][4:1]", (2, 2), ["[6:6]", "[5:5][5:5]"]),
        # points, and the ministers
        ("[1:1][6:2][2:2][5:1]", (2, 2), ["[2:2]", "[1:1][6:2]"]),
        # the last set before points, and the last of all
        ("[5:1][2:2]", (2, 2), ["[2:2]", "[5:1]"]),
        ("[5:1]", (2, 2), ["[5:1]"]),
        # people in pairs or a horse, else earth pairs, else anything
        ("[6:1][6:1][4:1][2:1][4:4]", (2, 2), ["[6:1][6:1]", "[4:1][2:1]"]),
        ("[6:1][4:1][3:2][5:2]", (2, 2), ["[4:1][3:2]"]),
        ("[6:1][5:2][3:3]", (2, 2), ["[3:3]", "[6:1]", "[5:2]"]),
    ],
)
def test_leads_of_a_passport(hand: str, dice: tuple[int, int], allowed: list[str]) -> None:
    table = about_to_lead(hand, dice=dice, passport_leads=True)
    set_state(table, tricks=[6, 0, 0, 0])
    assert leads(table) == allowed


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match="4 players"):
        Table(SLUG, seats=3)
    with pytest.raises(OptionError, match=r"hands.*0"):
        Table(SLUG, hands=0)
    with pytest.raises(OptionError, match=r"first_dealer.*4"):
        Table(SLUG, first_dealer=4)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("lead [4:4]", "a trick is on the table"),
        ("beat [4:4][4:4][4:4]", "you hold two"),
        ("discard [4:4]", "takes two tiles, not 1"),
        ("beat [4:4][5:2]", "only a higher set of two identical sky tiles beats it"),
        ("keep", "played as they are dealt"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(words: str, why: str) -> None:
    table = about_to_follow("[6:6][6:6]", "[4:4][4:4][5:2]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(words)
    assert table._state.tobytes() == before


@pytest.mark.parametrize(
    ("words", "options", "why"),
    [
        ("beat [6:6]", {}, "you lead"),
        ("lead [6:6][1:1]", {}, "don't form a set"),
        ("lead [6:6][5:5]", {}, "points are led with points only"),
        ("lead [4:1][2:1]", {"horses": False}, "horses don't count"),
        ("charity [6:6] sky", {}, "no tile is led face down"),
        ("charity [6:6]", {"charity": True}, "with sky, earth or no suit named"),
        ("lead [4:1]", {"passport_leads": True}, "with a passport you may lead"),
    ],
)
def test_a_refused_lead_says_why(words: str, options: dict[str, Any], why: str) -> None:
    table = about_to_lead("[6:6][1:1][5:5][4:1][2:1]", **options)
    if "passport_leads" in options:
        set_state(table, tricks=[6, 0, 0, 0])
    with pytest.raises(MoveError, match=why):
        table.play(words)


def test_horses_have_their_own_names() -> None:
    say = Table(SLUG, seed=1).say
    names = {form: {say(term_for(kind)) for kind in KINDS if kind.form == form} for form in (HORSE, TWO_HORSES)}
    assert names == {HORSE: {"horse"}, TWO_HORSES: {"pair of horses"}}


def test_nothing_beats_mother_and_son() -> None:
    def what_beats(lead: str) -> str:
        table = about_to_follow(lead, "[6:6][6:6]")
        seen: Any = table.observe(1)
        said = beaten_by(seen)
        return table.say(said) if said else ""

    assert what_beats("[4:2][2:1]") == ""
    assert what_beats("[1:1]") == "a higher sky tile"
