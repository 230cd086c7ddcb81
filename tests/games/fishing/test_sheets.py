"""How the pool games are paid: lines of score sheets that few hands have."""

from typing import Any

from tests.games.fishing.catches import tiles
from tests.games.fishing.pools import last_drop
from tests.games.playing import counts, set_state
from tests.games.sheet_lines import paid_by


def fished(slug: str, made: dict[str, int], **options: Any) -> list[str]:
    """The sheet of a hand that ended with these catches, which are worth so many points."""
    table = last_drop(slug, list(made.values()), 0, **options)
    rows = [counts(table, tiles(catch)) for catch in made]
    set_state(table, catches=rows + [counts(table, "")] * (3 - len(rows)))
    return paid_by(table, "drop [2:2]")


E6_CATCH, E7_CATCH = "[1:1][3:1][4:1][4:3]", "[6:6][6:6][4:4][5:3][6:1][4:3]"


def test_tiu_u_E7_big_and_small_fish() -> None:
    small, big = "12 red pips of small fish", "40 pips of big fish"
    assert fished("tiu-u", {E6_CATCH: 20, E7_CATCH: 90}) == [
        f"s0 pays s1 70 for 20 points (20 for {small})"
        f" against 90 points (10 for 5 red pips of small fish, 80 for {big})"
    ]
    assert fished("tiu-u", {E6_CATCH: 20, E7_CATCH: 90}, settlement="points") == [
        f"s0 scores 20 for {small}",
        "s1 scores 10 for 5 red pips of small fish",
        f"s1 scores 80 for {big}",
    ]


def test_tiu_u_merged_E7_the_authors_catch() -> None:
    catch = "[6:6]×2 [6:3]×2 [5:4]×2 [4:4]×2 [4:3] [6:1] [6:5]×4 [5:5]×2 [3:3] [5:1] [4:2]×2 [2:1]×2 [1:1]×4"
    assert fished("tiu-u-merged", {catch: 770, "": 0}, settlement="points") == [
        "s0 scores 180 for 6 large fish of Heaven-Nine",
        "s0 scores 60 for 3 middle fish of Man-Seven",
        "s0 scores 120 for 4 large fish of the Supreme",
        "s0 scores 120 for 4 large fish of the Jun [6:5]",
        "s0 scores 90 for 9 small fish",
        "s0 scores 200 for all of the Supreme",
    ]


def test_shi_wu_hu_E8_against_E7() -> None:
    catch = (
        "[1:1]×2 [4:4]×2 [5:5]×4 [3:3]×2 [2:2]×2 [6:5]×2 [5:1]×2[6:3]×3 [5:4]×3 [6:2]×2 [5:3]×4 [5:2]×2 [4:2]×2 [2:1]×2"
    )
    assert fished("shi-wu-hu", {catch: 580, "[4:2]×2 [2:1]": 90}) == [
        "s1 pays s0 490 for 90 points (90 for 3 large fish of the Supreme) against 580 points"
        " (160 for 8 middle fish of Earth-Eight, 120 for 4 large fish of the Supreme,"
        " 120 for 4 large fish of the Jun [5:5], 180 for 18 small fish)"
    ]


def test_shi_wu_hu_across_a_thousand() -> None:
    catch = "[6:6]×4 [6:3]×4 [5:4]×4 [5:5]×4 [6:5]×4 [3:3]×4 [2:2]×4 [6:1]×2"
    assert fished("shi-wu-hu", {catch: 1000, "[4:2]×2 [2:1]": 90}, thousand_double=True) == [
        "s1 pays s0 1820 for 90 points (90 for 3 large fish of the Supreme) against 1000 points"
        " (360 for 12 large fish of Heaven-Nine, 120 for 4 large fish of the Jun [5:5],"
        " 120 for 4 large fish of the Jun [6:5], 100 for 10 small fish, 300 for all of Heaven-Nine),"
        " doubled as only one of them reached a thousand"
    ]
