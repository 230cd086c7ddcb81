"""What a won hand of Watching Ten Sets scores: lines of score sheets that few hands have."""

from paiju import Table
from tests.games.sheet_lines import written_after
from tests.games.solitaire.ten_sets import CIVIL, MILITARY, power_wall, wall_of


def test_xiangshifu_E6_a_hand_that_is_won() -> None:
    moves = ["swap 0[4:3] 8[4:4]", "swap 1[3:1] 7[5:3]", "swap 1[6:5] 5[5:5]"]
    moves += ["swap 3[1:1] 10[6:6]", "swap 3[6:6] 9[6:5]", "swap 4[5:1] 6[2:2]"]
    table = Table("xiangshifu", wall=power_wall(18))
    assert written_after(table, *moves) == ["s0 scores 1 for 11 valid groups after 6 moves"]
    table = Table("xiangshifu", wall=power_wall(18), goal="pair:EARTH")
    assert written_after(table, *moves) == ["s0 scores 1 for 11 valid groups after 6 moves, with the Earth pair"]


def test_of_two_goals_the_one_that_was_reached_is_told() -> None:
    civil = Table("xiangshifu", wall=wall_of(CIVIL), groups="eight")
    pairs = "the pairs being [6:6], [1:1], [4:4] and [3:1]"
    assert civil.view(language="en")["sheet"] == [f"s0 scores 1 for 12 valid groups after 0 moves, {pairs}"]
    military = Table("xiangshifu", wall=wall_of(MILITARY), groups="eight")
    pairs = "the pairs being the nines, eights, sevens and fives"
    assert military.view(language="en")["sheet"] == [f"s0 scores 1 for 12 valid groups after 0 moves, {pairs}"]
