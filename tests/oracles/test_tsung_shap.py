"""The slow twin of Disputing Tens (對十) against the worked examples of its rule file."""

import pytest

from tests.oracles.tsung_shap import FULL32, Oracle, captures, points_of


def tiles(text: str) -> list[str]:
    return text.replace("][", "] [").split()


def stride(step: int) -> list[str]:
    return [FULL32[(step * i) % 32] for i in range(32)]


def at_row(row: str, turned: str, **options: object) -> Oracle:
    """A classic table where seat 0 has turned up this tile beside this row."""
    table = Oracle(2, [stride(5)], **options)
    table.row, table.turned = tiles(row), turned
    return table


def with_hand(row: str, hand: str, **options: object) -> Oracle:
    """A table with four tiles in hand where seat 0 is to move with this hand."""
    table = Oracle(2, [stride(5)], variant="four_tiles", **options)
    table.row, table.hands[0] = tiles(row), tiles(hand)
    table.begin_turn(0)
    return table


def finish(table: Oracle, index: int) -> Oracle:
    while not table.over:
        table.play(table.words()[index])
    return table


def finish_by_M(table: Oracle) -> tuple[dict[int, str], int]:
    """Plays out by policy M: what was chosen at every t, after its seat, and the number of actions."""
    chosen: dict[int, str] = {}
    actions = 0
    while not table.over:
        words = table.words()
        text = words[0]
        if len(words) > 1:
            t = len(chosen)
            text = words[7 * t % len(words)]
            chosen[t] = f"{table.turn} {text}"
        table.play(text)
        actions += 1
    return chosen, actions


def test_E1_pair() -> None:
    row = tiles("[6:5][6:1][6:3][3:3][5:1]")
    assert captures(row, "[5:1]") == ["pair right"]
    assert points_of("pair right", row, "[5:1]") == 120
    assert at_row("".join(row), "[5:1]").words() == ["pair right"]


def test_E2_triplet_right() -> None:
    row = tiles("[1:1][4:4][3:1]")
    assert captures(row, "[5:3]") == ["triplet right"]
    assert points_of("triplet right", row, "[5:3]") == 20
    table = at_row("".join(row), "[5:3]")
    table.play("triplet right")
    assert (table.row, table.points, table.turn) == (["[1:1]"], [20, 0], 1)


def test_E3_sweep() -> None:
    table = at_row("[4:4][6:3]", "[2:1]")
    assert table.words() == ["triplet both"]
    top = table.piles[0][0]
    table.play("triplet both")
    assert (table.points, table.row, table.turn) == ([60, 0], [top], 1)


def test_E4_one_tile() -> None:
    assert captures(["[6:6]"], "[6:6]") == ["pair left"]
    assert points_of("pair left", ["[6:6]"], "[6:6]") == 280
    assert at_row("[6:6]", "[4:4]").words() == ["place left", "place right"]


def test_E5_triplets() -> None:
    row = tiles("[3:3][5:5][6:6][1:1]")
    assert captures(row, "[2:2]") == ["triplet left"]
    assert points_of("triplet left", row, "[2:2]") == 20
    row = tiles("[6:6][1:1][4:1][6:5]")
    assert captures(row, "[5:2]") == ["triplet both"]
    assert points_of("triplet both", row, "[5:2]") == 30


def test_E6_choice() -> None:
    row = tiles("[5:5][6:4][2:1]")
    assert at_row("".join(row), "[5:5]").words() == ["pair left", "triplet left"]
    assert [points_of(what, row, "[5:5]") for what in ("pair left", "triplet left")] == [200, 30]
    free = at_row("".join(row), "[5:5]", capture_compulsory=False)
    assert free.words() == ["pair left", "triplet left", "place left", "place right"]


S0 = "[5:5][6:2][6:5][3:3][4:2][6:6][4:4][1:1][6:3][5:1][2:2][2:2][5:4][6:4][4:3][3:1]"
S1 = "[3:1][4:1][5:5][5:3][6:6][5:2][1:1][3:2][5:1][2:1][6:1][3:3][4:4][6:4][6:1][6:5]"
REPLAY = [
    "0 [6:2] place left", "1 [4:1] place left", "0 [6:5] triplet both", "1 [5:5] pair right",
    "0 [3:3] place left", "1 [5:3] place right", "0 [4:2] triplet left", "1 [6:6] place left",
    "0 [6:6] pair left", "1 [5:2] place right", "0 [4:4] place right", "1 [1:1] place right",
    "0 [1:1] pair right", "1 [3:2] triplet left", "0 [6:3] place right", "1 [5:1] place right",
    "0 [5:1] pair right", "1 [2:1] triplet both", "0 [2:2] place right", "1 [3:3] place left",
    "0 [2:2] pair right", "1 [4:4] place right", "0 [5:4] place left", "1 [6:4] place left",
    "0 [6:4] pair left", "1 [6:1] place left", "0 [4:3] place right", "1 [6:5] place left",
]  # fmt: skip
GAINS = [20, 200, 20, 240, 40, 20, 120, 60, 80, 200]


def test_E7_classic_replay() -> None:
    table = Oracle(2, [tiles(S0 + S1)], hands=1)
    assert table.row == tiles("[5:5][3:1]")
    gains = []
    for line in REPLAY:
        seat, tile, text = line.split(" ", 2)
        assert (table.turn, table.turned) == (int(seat), tile)
        before = sum(table.points)
        table.play(text)
        if not text.startswith("place"):
            gains.append(sum(table.points) - before)
    assert gains == GAINS
    assert table.over
    assert (table.points, table.results, table.scores) == ([720, 280], [[440, -440]], [440, -440])
    assert table.row == tiles("[6:5][6:1][5:4][3:3][6:1][4:4][4:3]")
    assert (table.hand(0), table.hand(1)) == (["[3:1]"], [])


def test_E8_other_points() -> None:
    assert points_of("pair right", tiles("[6:5][6:1][6:3][3:3][5:1]"), "[5:1]", pair_points=50) == 50
    assert points_of("pair left", ["[6:6]"], "[6:6]", pair_points=50) == 90
    assert points_of("triplet both", tiles("[4:4][6:3]"), "[2:1]", sweep_scoring="flat") == 40
    assert points_of("pair left", ["[6:6]"], "[6:6]", sweep_scoring="flat") == 40


def test_E9_four_tiles() -> None:
    assert with_hand("[6:6][4:1][5:2]", "[6:6][3:3][5:1][2:1]").words() == [
        "pair [6:6] left",
        "place [3:3] left",
        "place [3:3] right",
        "place [5:1] left",
        "place [5:1] right",
        "triplet [2:1] left",
    ]


def test_E10_no_tile_to_restart() -> None:
    table = with_hand("[4:4]", "[4:4]", hands=1)
    table.piles = [[], []]
    table.play("pair [4:4] left")
    assert table.over
    assert (table.points, table.row) == ([200, 0], [])


def test_E11_whole_hands() -> None:
    table = finish(Oracle(2, [stride(7)], hands=1), 0)
    assert (table.points, table.row) == ([100, 90], tiles("[5:5][4:4][5:1][4:1]"))
    table = finish(Oracle(2, [stride(7)], hands=1), -1)
    assert table.points == [50, 140]
    table = finish(Oracle(2, [stride(5)], variant="four_tiles", hands=1), 0)
    assert (table.points, table.row) == ([420, 80], tiles("[4:2][5:2][6:3][6:4][5:3][4:4]"))


def test_E12_policy_M_claims() -> None:
    table = Oracle(
        2,
        [stride(5)],
        second_must_place=False,
        capture_compulsory=False,
        claim_missed=True,
        sweep_points=25,
        hands=1,
    )
    chosen, actions = finish_by_M(table)
    claims = {t: text for t, text in chosen.items() if "claim" in text}
    assert claims == {2: "1 claim triplet both", 15: "1 claim triplet left"}
    assert actions == 31
    assert table.points == [180, 175]
    assert table.row == tiles("[6:4][1:1][4:1][6:2][6:5][6:1][5:5][4:2][6:6]")
    assert table.hand(1) == []


def test_E12_policy_M_personal_woodpile() -> None:
    table = Oracle(2, [stride(13)], variant="four_tiles", woodpile="personal", hands=1)
    chosen, actions = finish_by_M(table)
    assert chosen[5] == "0 restart [5:1]"
    assert actions == 30
    assert table.points == [280, 100]
    assert table.row == tiles("[6:2][6:3][3:1][6:5][1:1][2:1][2:2][6:1][6:4][3:3][6:5][5:4][4:3]")
    assert table.hand(1) == tiles("[6:1][3:2]")


def test_claim_that_sweeps_in_four_tiles() -> None:
    free = {"capture_compulsory": False, "claim_missed": True}
    table = with_hand("[4:4]", "[4:4][3:3][5:1][2:1]", **free)
    table.hands[1] = tiles("[6:6][5:5][6:3][5:4]")
    table.play("place [4:4] right")
    assert (len(table.hands[0]), table.turn, table.words()) == (4, 1, ["claim pair left", "ignore"])
    table.play("claim pair left")
    assert table.points == [0, 200]
    assert table.words() == ["restart [6:6]", "restart [5:5]", "restart [6:3]", "restart [5:4]"]
    table.play("restart [6:3]")
    assert (table.turn, table.row, len(table.hand(1))) == (1, ["[6:3]"], 3)
    table.play("place [5:4] left")
    assert (table.turn, len(table.hand(1))) == (0, 4)


@pytest.mark.parametrize("variant", ["classic", "four_tiles"])
def test_claimer_restarts_with_his_last_tile(variant: str) -> None:
    table = Oracle(2, [stride(5)], variant=variant, capture_compulsory=False, claim_missed=True, hands=1)
    if variant == "classic":
        table.row, table.turned, table.piles = ["[4:4]"], "[4:4]", [["[6:6]"], ["[5:5]"]]
        table.play("place left")
        table.play("claim pair left")
    else:
        table.begin_turn(0)
        table.row, table.hands, table.piles = ["[4:4]"], [["[4:4]", "[6:6]"], ["[5:5]"]], [[], []]
        table.play("place [4:4] left")
        table.play("claim pair left")
        table.play("restart [5:5]")
    assert table.over
    assert (table.points, table.row) == ([0, 200], ["[5:5]"])


def test_no_claim_after_the_last_tile() -> None:
    table = at_row("[4:4]", "[4:4]", capture_compulsory=False, claim_missed=True, hands=1)
    table.piles[0] = []
    table.play("place left")
    assert (table.over, table.results) == (True, [[0, 0]])


def test_claims_need_free_captures() -> None:
    with pytest.raises(ValueError):
        Oracle(2, [stride(5)], claim_missed=True)


def test_four_tiles_opening() -> None:
    table = Oracle(2, [stride(5)], variant="four_tiles", first_dealer=1)
    assert table.words() == [f"start {tile}" for tile in table.hand(1)]
    table.play(table.words()[0])
    assert (table.turn, len(table.hand(1))) == (0, 4)
    assert table.words()[0].startswith("start")
    table.play(table.words()[0])
    assert (table.turn, table.phase, len(table.row), len(table.piles[0])) == (1, "TURN", 2, 22)
    table = Oracle(2, [stride(5)], variant="four_tiles", second_must_place=False)
    table.play(table.words()[0])
    assert (table.turn, table.phase) == (1, "TURN")


def test_more_points_go_first() -> None:
    table = Oracle(2, [stride(7)] * 2, hands=2)
    while not table.results:
        table.play(table.words()[-1])
    assert (table.first, table.turn) == (1, 1)
    assert table.scores == [-90, 90]
