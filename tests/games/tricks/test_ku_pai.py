"""Ancient Tiles: the worked examples of its rules, its words and its secrets."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from paiju.games.tricks.ku_pai.state import NOTHING
from paiju.tiles import FULL32
from tests.games.playing import counts, deal_in_turn, play_hand, policy_f, policy_l, policy_m, set_state

SLUG = "ku-pai"


def about_to_lead(leader: int, *hands: str, **options: Any) -> Table:
    table = Table(SLUG, seats=len(hands), seed=1, **options)
    rows = [counts(table, hand) for hand in hands] + [counts(table, "")] * (4 - len(hands))
    set_state(table, hands=rows, held=[sum(row) for row in rows], leader=leader, taker=leader, turn=leader)
    return table


def taker(trick: str) -> int:
    """Who takes a trick that seat 0 leads, and that is not the last of the hand."""
    tiles = [FULL32.text([face]) for face in FULL32.read(trick)]
    table = about_to_lead(0, *(tile + "[5:5]" for tile in tiles))
    for tile in tiles:
        table.play(f"play {tile}")
    assert table.turn is not None
    return table.turn


def tricks(table: Table) -> list[int]:
    return [table.state.tricks[seat] for seat in range(table.seats)]


def stride(step: int) -> list[int]:
    return FULL32.stride(step)


def settled(taken: list[int], winner: int, banker: int, m: int, **options: Any) -> list[int]:
    """The result of a hand that ended so: its winner led [6:6] to the last trick."""
    table = about_to_lead(winner, *("[6:6]" if seat == winner else "[5:1]" for seat in range(len(taken))), **options)
    before = [number - (seat == winner) for seat, number in enumerate(taken)] + [0] * (4 - len(taken))
    set_state(table, tricks=before, banker=banker, multiplier=m)
    table.play("play [6:6]")
    for _ in range(len(taken) - 1):
        table.play("play [5:1]")
    return table.results[0]


def test_E1_equal_rank_and_another_suit_never_take_over() -> None:
    assert taker("[6:3][6:6][5:4][5:1]") == 0


def test_E2_a_civil_tile_led() -> None:
    assert taker("[5:1][6:3][6:1][2:2]") == 3


def test_E3_a_military_tile_led() -> None:
    assert taker("[2:1][4:1][3:2][4:2]") == 3
    assert taker("[2:1][4:1][3:2][4:4]") == 1


def test_E4_the_second_copy_does_not_take_over() -> None:
    assert taker("[1:1][1:1][5:1][5:1]") == 0
    assert taker("[1:1][1:1][5:1][6:6]") == 3


def test_E5_a_higher_tile_must_take_over_unless_it_may_be_thrown_away() -> None:
    hands = ["[1:1][2:1]", "[6:6]", "[5:1][5:2]", "[5:1][3:2]"]
    table = about_to_lead(0, *hands)
    table.play("play [1:1]")
    assert table.words == ["play [6:6]"]
    table.play("play [6:6]")
    assert table.state.taker == 1
    table = about_to_lead(0, *hands, discard_high=True)
    assert table.words == ["play [1:1]", "play [2:1]"]
    table.play("play [1:1]")
    assert table.words == ["beat [6:6]", "discard [6:6]"]
    table.play("discard [6:6]")
    assert table.state.taker == 0


def test_E6_settlement() -> None:
    assert settled([5, 1, 2, 0], 0, 3, 2) == [15, -3, -2, -10]


HANDS = {
    0: "[4:4][5:5][3:3][6:1][6:1][5:4][6:2][3:2]",
    1: "[1:1][5:5][2:2][6:4][5:1][5:1][5:3][5:2]",
    2: "[6:6][3:1][6:5][6:4][4:3][4:2][4:1][2:1]",
    3: "[6:6][1:1][4:4][3:1][3:3][2:2][6:5][6:3]",
}
REPLAY = [
    (0, "[5:4][5:5][2:1][6:6]"),
    (0, "[6:2][5:2][4:2][4:4]"),
    (0, "[4:4][6:4][6:5][3:1]"),
    (0, "[5:5][2:2][6:4][6:5]"),
    (0, "[6:1][5:1][6:6][1:1]"),
    (2, "[4:3][3:3][6:1][5:3]"),
    (1, "[5:1][3:1][2:2][3:2]"),
    (2, "[4:1][6:3][3:3][1:1]"),
]


def replay(**options: Any) -> Table:
    table = Table(SLUG, wall=deal_in_turn(HANDS, 0, 4), hands=1, **options)
    for leader, trick in REPLAY:
        assert table.decide() == leader
        for face in FULL32.read(trick):
            table.play(f"play {FULL32.text([face])}")
    return table


def test_E7_whole_hand() -> None:
    table = replay()
    assert tricks(table) == [4, 1, 2, 1]
    assert table.results == [[0, -3, -2, 5]]
    assert (table.state.banker, table.state.multiplier) == (3, 2)


def test_E8_whole_hand_with_early_death() -> None:
    table = replay(early_death=True)
    assert tricks(table) == [4, 1, 3, 0]
    assert table.results == [[0, -3, 8, -5]]


@pytest.mark.parametrize(
    ("policy", "taken", "winner", "result"),
    [
        (policy_f, [1, 3, 4, 0], 0, [7, -2, 0, -5]),
        (policy_l, [3, 1, 4, 0], 2, [-1, -6, 12, -5]),
    ],
)
def test_E9_stride_walls(policy: Any, taken: list[int], winner: int, result: list[int]) -> None:
    table = Table(SLUG, wall=stride(15), hands=1, first_banker=1)
    play_hand(table, policy)
    assert (tricks(table), table.state.banker, table.results) == (taken, winner, [result])


def test_E10_a_winning_banker_buys_at_his_factor() -> None:
    assert settled([2, 6, 0, 0], 0, 0, 2) == [16, 4, -10, -10]
    assert settled([4, 3, 3], 0, 0, 2, quota=4) == [4, -2, -2]


@pytest.mark.parametrize(
    ("options", "taken", "winner", "result"),
    [
        ({}, [3, 4, 0, 1], 3, [-2, 0, -5, 7]),
        ({"early_death": True}, [3, 5, 0, 0], 1, [-2, 12, -5, -5]),
        ({"early_death": True, "discard_high": True}, [2, 6, 0, 0], 1, [-4, 14, -5, -5]),
    ],
)
def test_E11_early_death_and_high_discards(
    options: dict[str, Any], taken: list[int], winner: int, result: list[int]
) -> None:
    table = Table(SLUG, wall=stride(15), hands=1, **options)
    play_hand(table, policy_f)
    assert (tricks(table), table.state.banker, table.results) == (taken, winner, [result])


def test_E12_session_with_a_growing_factor() -> None:
    table = Table(SLUG, wall=[stride(27), stride(27), stride(15)], hands=3, banker_multiplier="increasing")
    factors = []
    while not table.over:
        assert table.decide() is not None
        factors.append(table.state.multiplier)
        play_hand(table, policy_l)
    assert factors == [2, 3, 4]
    assert table.results == [[16, -10, -2, -4], [24, -15, -3, -6], [-12, 18, -5, -1]]
    assert table.scores == [28, -7, -10, -11]
    assert (table.state.banker, table.state.multiplier) == (1, 2)


def test_E13_policy_m() -> None:
    table = Table(SLUG, wall=stride(25), hands=1)
    play_hand(table, policy_m)
    assert (tricks(table), table.state.banker, table.results) == ([1, 5, 0, 2], 3, [[-6, 1, -5, 10]])


def test_a_seat_that_is_shut_out_may_only_discard() -> None:
    table = about_to_lead(0, "[1:1]", "[6:6]", "[5:1]", "[5:1]", discard_high=True, early_death=True)
    set_state(table, tricks=[7, 0, 0, 0])
    table.play("play [1:1]")
    assert table.words == ["discard [6:6]"]
    with pytest.raises(MoveError, match="without a trick"):
        table.play("beat [6:6]")


def test_discards_face_down_are_their_owners_secret_until_the_hand_is_over() -> None:
    table = about_to_lead(0, "[1:1][2:1]", "[6:6][5:1]", "[5:1][5:2]", "[5:1][3:2]", discards_exposed=False, hands=1)
    table.play("play [1:1]")
    assert table.words == ["beat [6:6]", "discard [6:6]", "discard [5:1]"]
    table.play("discard [5:1]")
    assert [sum(table.observe(seat).down.array[1]) for seat in (0, 1, 2, None)] == [0, 1, 0, 0]
    assert table.observe(0).trick[1] == NOTHING
    whole = Table(SLUG, wall=stride(21), hands=1, discards_exposed=False)
    play_hand(whole, policy_f)
    assert "s1 discard [?:?]" in whole.view(0)["log"]
    assert whole.observe(None).down.array.sum() + whole.observe(None).played.array.sum() == 32


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"deck.*full32.*3 players.*no_supreme30"):
        Table(SLUG, seats=3, deck="full32")
    with pytest.raises(OptionError, match=r"deck.*wen_nines24.*4 players.*full32"):
        Table(SLUG, deck="wen_nines24")
    with pytest.raises(OptionError, match=r"discard_high.*discards_exposed=false.*takes true"):
        Table(SLUG, discards_exposed=False, discard_high=False)
    with pytest.raises(OptionError, match=r"quota.*-1.*auto"):
        Table(SLUG, quota=-1)
    with pytest.raises(OptionError, match="3 to 4 players"):
        Table(SLUG, seats=2)


@pytest.mark.parametrize(
    ("options", "words", "why"),
    [
        ({}, "play [6:6]", "you hold no"),
        ({}, "play [4:4][5:2]", "takes one tile, not 2"),
        ({}, "beat [4:4]", "simply played"),
        ({"discard_high": True}, "play [4:4]", "beat it or discard"),
        ({"discard_high": True}, "beat [5:2]", "only a civil tile beats"),
        ({"discard_high": True}, "beat [5:1]", "is not higher than"),
    ],
)
def test_a_refused_tile_says_why_and_changes_nothing(options: dict[str, Any], words: str, why: str) -> None:
    table = about_to_lead(0, "[3:1][2:2]", *["[4:4][5:1][5:2]"] * 3, **options)
    with pytest.raises(MoveError, match="you lead"):
        table.play("discard [3:1]")
    table.play("play [3:1]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(words)
    assert table._state.tobytes() == before


def test_the_log_tells_every_tile_but_those_thrown_away_face_down() -> None:
    table = Table(SLUG, seed=1, hands=1, discards_exposed=False)
    played = []
    while not table.over:
        table.decide()
        played.append(table.words[-1])
        table.play(played[-1])
    told = "\n".join(table.view(None)["log"])
    assert {"play", "discard"} <= {words.split()[0] for words in played}
    for words in played:
        assert (words in told) != words.startswith("discard")
