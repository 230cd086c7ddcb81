"""Making Pairs: who is asked, what is told and refused, the memory game, and advice."""

from typing import Any

import pytest

import paiju
from paiju import MoveError, OptionError, Table
from paiju.lab.playing import HEURISTIC, play_sessions
from paiju.tiles import FULL32
from tests.games.melding.jjak_positions import SLUG, P, about_to_throw, hand_of, thrown
from tests.games.playing import counts, set_state

TWO_PAIRS = "[6:6][6:6][5:5][5:5]"


def test_all_entitled_seats_are_asked_whatever_they_hold() -> None:
    table = Table(SLUG, wall=P(22), claim="all")
    table.play("discard [1:1]")
    assert (table.turn, table.words) == (1, ["pass"])
    table.play("pass")
    assert (table.turn, table.words) == (2, ["take", "pass"])
    table.play("pass")
    assert (table.turn, table.words) == (3, ["pass"])
    table.play("pass")
    assert (table.turn, table.state.window, table.state.held[1]) == (1, 0, 6 - 2 * table.state.pairs_laid[1])
    assert table.view(3)["log"] == ["deal 1", "s0 discard [1:1]", "s3 pass"]


def test_only_the_next_seat_is_asked() -> None:
    table = Table(SLUG, wall=P(22))
    table.play("discard [1:1]")
    assert (table.turn, table.words) == (1, ["pass"])
    table.play("pass")
    assert (table.turn, table.state.window) == (1, 0)


def test_the_last_throw_is_still_offered() -> None:
    table = about_to_throw("[4:4]", "[4:4][1:1][6:4]", "[6:6][6:6]")
    set_state(table, left=0)
    table.play("discard [4:4]")
    assert table.words == ["take", "pass"]
    table.play("pass")
    assert (table.results, table.sheet) == ([[0, 0, 0, 0]], [])


def test_the_winner_deals_and_after_a_drawn_hand_the_same_dealer() -> None:
    won = thrown("[4:4]", "[4:4]", TWO_PAIRS, next_dealer="winner")
    won.play("take")
    assert won.state.dealer == 1
    drawn = about_to_throw("[4:4]", "[4:4]", TWO_PAIRS)
    set_state(drawn, left=0)
    drawn.play("discard [4:4]")
    drawn.play("pass")
    assert drawn.state.dealer == 0
    rotated = about_to_throw("[4:4]", "[4:4]", TWO_PAIRS, next_dealer="rotate")
    set_state(rotated, left=0)
    rotated.play("discard [4:4]")
    rotated.play("pass")
    assert rotated.state.dealer == 1


def looking(tile: str, thrower: int, following: str = "[3:1]", **options: Any) -> Table:
    """Face down: seat 1 with two pairs and [4:4] may look; slot 0 holds this tile of this seat, slot 1 a [1:1]."""
    table = about_to_throw("[1:1]", "[4:4]", TWO_PAIRS, following=following, discards="face_down", **options)
    throws, covered = table._state[0]["throws"].copy(), table._state[0]["covered"].copy()
    throws[0], covered[thrower, 0] = 31 + 32 * thrower, 1 + FULL32.read(tile)[0]
    set_state(table, throws=throws, covered=covered, thrown=1)
    table.play("discard [1:1]")
    assert (table.turn, table.words) == (1, ["look 0", "look 1", "draw"])
    return table


def test_a_look_that_wins_is_paid_by_the_thrower() -> None:
    table = looking("[4:4]", 3)
    table.play("look 0")
    assert table.results == [[0, 3, 0, -3]]


@pytest.mark.parametrize("win_by_discard", [True, False])
def test_an_own_throw_counts_as_drawn(win_by_discard: bool) -> None:
    table = looking("[4:4]", 1, win_by_discard=win_by_discard)
    table.play("look 0")
    assert table.results == [[-1, 3, -1, -1]]


def test_an_excluded_look_draws() -> None:
    table = looking("[4:4]", 3, win_by_discard=False)
    table.play("look 0")
    assert (table.turn, hand_of(table, 1)) == (1, "[4:4][3:1]")
    table.play("discard [3:1]")
    assert (table.turn, table.words) == (2, ["look 0", "look 1", "look 2", "draw"])


def test_slots_keep_their_numbers() -> None:
    table = looking("[4:4]", 3)
    rows, laid = table._state[0]["hands"].copy(), table._state[0]["laid"].copy()
    rows[1], laid[1] = counts(table, "[4:4][3:1][3:3]"), counts(table, "[6:6][6:6]")
    set_state(table, hands=rows, laid=laid, held=[5, 3, 5, 5], pairs_laid=[0, 1, 0, 0])
    table.play("look 0")
    assert [table.observe(None).throws[0] % 32, table.observe(None).takers[0]] == [2, 2]
    table.play("discard [3:1]")
    assert (table.turn, table.words) == (2, ["look 1", "look 2", "draw"])


def test_a_look_at_an_empty_wall() -> None:
    table = looking("[3:1]", 3)
    set_state(table, left=0)
    assert "draw" in table.words
    table.play("look 0")
    assert table.results == [[0, 0, 0, 0]]


def shown(table: Table, viewer: int | None, owner: int) -> list[str | None]:
    """The face-down throws of a seat as a viewer sees them."""
    zones = [
        zone
        for zone in table.view(viewer, language="en")["zones"]
        if zone["kind"] == "discards" and zone["owner"] == owner
    ]
    return [tile["face"] for tile in zones[0]["tiles"]]


def test_a_tile_looked_at_is_in_view_until_the_next_action() -> None:
    table = Table(SLUG, wall=P(22), discards="face_down")
    table.play("discard [1:1]")
    assert [shown(table, viewer, 0) for viewer in (0, 1, None)] == [["[1:1]"], [None], [None]]
    table.play("look 0")
    assert [shown(table, viewer, 0) for viewer in (0, 2, None)] == [["[1:1]"], ["[1:1]"], ["[1:1]"]]
    thrown_next = table.words[0]
    table.play(thrown_next)
    assert [shown(table, viewer, 0) for viewer in (0, 2, None)] == [["[1:1]"], [None], [None]]
    assert table.view(2)["log"] == ["deal 1", "s0 discard [?:?]", "s1 look 0", "s1 discard [?:?]"]
    assert table.view(1)["log"][-1] == f"s1 {thrown_next}"


REFUSALS = [
    ("discard [4:4]", "first answer the thrown tile"),
    ("take [4:4]", "to take the thrown tile, choose no tiles"),
    ("pass [4:4]", "to pass, choose no tiles"),
    ("look 0", "first answer the thrown tile"),
]


@pytest.mark.parametrize(("action", "why"), REFUSALS)
def test_refused_answers(action: str, why: str) -> None:
    table = thrown("[4:4]", "[4:4][1:1][6:4]", "[6:6][6:6]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_refused_takes() -> None:
    with pytest.raises(MoveError, match=r"\[5:2\] makes a pair only with \[4:3\]"):
        thrown("[5:2]", "[5:3]", pairs="chinese").play("take")
    with pytest.raises(MoveError, match="may not make your third pair"):
        thrown("[4:4]", "[4:4]", TWO_PAIRS, win_by_discard=False).play("take")


def test_refused_throws_and_looks() -> None:
    table = Table(SLUG, wall=P(22), discards="face_down")
    for action, why in (
        ("take", "no thrown tile to answer"),
        ("pass", "no thrown tile to answer"),
        ("draw", "one tile too many"),
        ("discard", "choose one tile to throw"),
        ("discard [6:3]", r"you hold no \[6:3\]"),
    ):
        with pytest.raises(MoveError, match=why):
            table.play(action)
    table.play("discard [1:1]")
    for action, why in (
        ("look 3", "one of the slots 0"),
        ("draw [1:1]", "to draw, choose no tiles"),
        ("pass", "first look"),
    ):
        with pytest.raises(MoveError, match=why):
            table.play(action)


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"claim.*'near'.*next, all"):
        Table(SLUG, claim="near")
    with pytest.raises(OptionError, match=r"stake.*0.*1 to 1000"):
        Table(SLUG, stake=0)
    with pytest.raises(OptionError, match="2 to 4 players"):
        Table(SLUG, seats=5)


def test_advice_throws_what_is_dead() -> None:
    table = thrown("[6:5]", "[4:4][1:1][6:5][2:2][6:4]")
    table.play("pass")
    assert table.turn == 1
    advice = table.advice(language="en")
    assert advice.words == "discard [6:5]"
    assert "out of play" in advice.reason


def test_advice_takes_and_looks() -> None:
    assert thrown("[4:4]", "[4:4][1:1][6:4]", "[6:6][6:6]").advice().words == "take"
    assert looking("[4:4]", 1).advice().words == "look 0"
    assert looking("[4:4]", 3).advice().words == "look 1"
    assert looking("[4:4]", 3, win_by_discard=False).advice().words == "draw"


def share_without_winner(claim: str) -> float:
    game = paiju.game(SLUG)
    values = game.values(4, {"claim": claim, "hands": 1})
    scores = play_sessions(game, 4, values, 2000, policies=[HEURISTIC] * 4).scores
    return float((scores == 0).all(axis=1).mean())


def test_few_hands_are_won_unless_all_may_take() -> None:
    assert 0.8 < share_without_winner("next") < 0.95
    assert share_without_winner("all") < 0.35


# Advice


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("[4:4][1:1]", TWO_PAIRS),
        ("[4:4][1:1][5:5][5:5]", "[6:6][6:6]"),
        ("[4:4][1:1][5:5][5:5][3:1][3:1]", ""),
    ],
)
def test_nobody_looks_who_may_not_take(hand: str, laid: str) -> None:
    """With two pairs, laid or in hand, a tile of another player would make the third."""
    allowed: dict[str, Any] = {"discards": "face_down", "win_by_discard": True}
    assert thrown("[6:3]", hand, laid, **allowed).advice().words.startswith("look")
    advice = thrown("[6:3]", hand, laid, **allowed | {"win_by_discard": False}).advice(language="en")
    assert advice.words == "draw"
    assert advice.reason == "A tile that another player threw may not make my third pair."


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("[4:4][6:3]", "Its partner may still come, but I threw another tile's partner face down myself"),
        ("[5:5][6:3]", "Its partner may still come, like those of my other tiles"),
    ],
)
def test_a_tile_is_kept_whose_mate_i_threw_face_down(hand: str, reason: str) -> None:
    table = thrown("[4:4]", "[1:1][6:4]", discards="face_down")
    while table.turn != 0 or not table.words[0].startswith("discard"):
        table.play("draw" if "draw" in table.words else table.words[0])
    hands = table._state[0]["hands"].copy()
    hands[0] = counts(table, hand)
    set_state(table, hands=hands)
    advice = table.advice(language="en")
    assert advice.words == ("discard [6:3]" if "[4:4]" in hand else "discard [5:5]")
    assert advice.reason.startswith(reason)
