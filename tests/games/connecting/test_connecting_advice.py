"""What the bots of the connecting games advise: every position is decided by one piece of advice or its threshold."""

from typing import Any

import pytest

from paiju import Table
from paiju.games.connecting import advice
from paiju.games.connecting.ce_deng.bot import CLEAN
from paiju.games.connecting.ding_niu.bot import KILL, SPARE
from paiju.games.connecting.kkoriput_igi.bot import THIRTY_LINE
from paiju.words.said import Sayable
from tests.games.connecting.dragons import position
from tests.games.playing import counts, set_state


def reason(table: Table, number: int) -> Sayable:
    return table.game.bot.REASONS[number]


@pytest.mark.parametrize(
    ("hand", "words", "number"),
    [
        ("[6:5][5:1]", "play [6:5]", advice.HEAVY),
        ("[6:5][5:1][3:1]", "play [6:5]", advice.HEAVY),  # 11 pips against 6 and one tile for the open 1
        ("[6:5][5:1][3:1][4:1]", "play [5:1]", advice.SERVE),  # 6 pips and two tiles for the open 1
        ("[6:5][5:5]", "play [5:5]", advice.DOUBLE),
        ("[6:6][3:1][1:1]", "discard [1:1]", advice.LIGHTEST),
    ],
)
def test_jielong_weighs_pips_ends_and_doubles(hand: str, words: str, number: int) -> None:
    table = position("jielong", hand, (5, 0))
    assert (table.advice().words, table.advice().reason) == (words, reason(table, number))


def test_joining_comes_before_putting_down() -> None:
    table = position("jielong", "[6:5][1:1]", (5, 0), must_play=False)
    assert table.advice().words == "play [6:5]"


def test_both_ends_are_looked_at() -> None:
    """[6:3] on the left leaves two threes, which the other tiles fit; on the right it would leave two sixes."""
    table = position("jielong", "[6:3][3:1][3:2]", (3, 6), arms=2)
    assert table.advice().words == "play [6:3] L"


@pytest.mark.parametrize(
    ("down", "options", "words", "number"),
    [
        ("[6:6][5:3]", {}, "play [6:5]", THIRTY_LINE),  # 20 pips down
        ("[6:6][4:3]", {}, "play [5:1]", advice.SERVE),  # 19
        ("[6:6][5:3]", {"thirty_rule": "none"}, "play [5:1]", advice.SERVE),
        ("[6:6][5:3]", {"seats": 2}, "play [5:1]", advice.SERVE),
    ],
)
def test_kkoriput_igi_sheds_heavy_tiles_near_thirty(
    down: str, options: dict[str, Any], words: str, number: int
) -> None:
    table = position("kkoriput-igi", "[6:5][5:1][3:1][4:1]", (5, 0), **options)
    none = counts(table, "")
    set_state(table, down=[none, counts(table, down), none, none], laid=[0, 2, 0, 0])
    assert (table.advice().words, table.advice().reason) == (words, reason(table, number))


@pytest.mark.parametrize(
    ("hand", "laid", "words", "number"),
    [
        ("[6:5][5:1][3:1]", 0, "play [5:1]", advice.HEAVY),  # 6 pips and twice a tile for the open 1, against 11
        ("[6:5][5:1][3:1]", 1, "play [6:5]", advice.HEAVY),
        ("[6:5][5:1][3:1][4:1]", 0, "play [5:1]", CLEAN),
        ("[6:5][5:1][3:1][4:1]", 1, "play [5:1]", advice.SERVE),
    ],
)
def test_ce_deng_stays_clean_while_it_can(hand: str, laid: int, words: str, number: int) -> None:
    table = position("ce-deng", hand, (5, 0))
    set_state(table, laid=[0, laid, 0, 0])
    assert (table.advice().words, table.advice().reason) == (words, reason(table, number))


@pytest.mark.parametrize(
    ("hand", "is_kill", "number"),
    [
        ("[6:6][5:5][3:3][2:2][2:2][6:4]", True, KILL),  # 46 pips: 3 × 36 + 9 is below the 121 of the others
        ("[6:6][5:5][2:2][2:2][6:4][6:1]", False, SPARE),  # 47 pips: 3 × 37 + 9 is not below 120
    ],
)
def test_ding_niu_kills_the_layout_only_with_few_pips(hand: str, is_kill: bool, number: int) -> None:
    """[6:4] was led; the other [6:4] on the left leaves two fours and no tile for them."""
    table = position("ding-niu", hand, (4, 6))
    outside = counts(table, table.tiles.text(table.tiles.tiles()))
    outside[table.tiles.read("[6:4]")[0]] -= 1
    set_state(table, outside=outside)
    assert (table.advice().words == "play [6:4] L") == is_kill
    assert table.advice().reason == reason(table, number)
