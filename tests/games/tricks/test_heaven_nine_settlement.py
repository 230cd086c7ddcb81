"""Heaven 9: payments and bonuses, by the worked examples and on the score sheet."""

from typing import Any

import pytest

from paiju import Table
from paiju.games.tricks.heaven_nine.state import NOBODY
from paiju.kernel.record import Plain
from tests.games.tricks.heaven_nine_positions import about_to_lead


def about_to_end(
    stacks: list[int], winner: int, previous: int, wins: int, last: str = "[6:6]", **options: Any
) -> Table:
    """A hand that will end so: its winner led this tile to the last trick, and the last seat is to bury one."""
    before = [won - (seat == winner) for seat, won in enumerate(stacks)]
    hands = [last if seat == winner else "[6:1]" for seat in range(4)]
    table = about_to_lead(winner, *hands, tricks=before, previous=previous, wins=wins, hands=2, **options)
    for words in (f"lead {last}", "bury [6:1]", "bury [6:1]"):
        table.play(words)
    return table


def settled(*hand: Any, **options: Any) -> Table:
    table = about_to_end(*hand, **options)
    table.play("bury [6:1]")
    return table


def result(*hand: Any, **options: Any) -> list[int]:
    return settled(*hand, **options).results[0]


def paid(table: Table, words: str) -> list[str]:
    """What is written on the score sheet when this is played."""
    before = table.observe(None)
    table.play(words)
    g = Plain(table._rules[0])
    return [table.say(payment.said) for payment in table.game.sheet.payments(g, before, table.observe(None))]


def test_E5_first_hand() -> None:
    table = settled([4, 1, 0, 3], 0, NOBODY, 0)
    assert table.results == [[8, -3, -4, -1]]
    assert (table.state.previous, table.state.wins) == (0, 1)


def test_E6_previous_winner_wins() -> None:
    table = settled([4, 1, 0, 3], 0, 0, 1)
    assert table.results == [[16, -6, -8, -2]]
    assert (table.state.previous, table.state.wins) == (0, 2)
    assert result([4, 1, 0, 3], 0, 0, 1, previous_wins=False) == [8, -3, -4, -1]


def test_E7_previous_winner_is_bought_from() -> None:
    assert result([1, 6, 0, 1], 0, 1, 2) == [1, 6, -4, -3]
    assert result([1, 7, 0, 0], 0, 1, 2) == [-1, 9, -4, -4]


def test_E8_grand_slam() -> None:
    assert result([0, 0, 0, 8], 3, 1, 1) == [-12, -24, -12, 48]
    assert result([0, 0, 0, 8], 3, 3, 1) == [-24, -24, -24, 72]
    assert result([0, 0, 0, 8], 3, NOBODY, 0, "[2:1]") == [-24, -24, -24, 72]


def test_E9_lowest_tile() -> None:
    assert result([5, 0, 1, 2], 3, NOBODY, 0, "[5:1]") == [2, -8, -6, 12]
    assert result([5, 0, 1, 2], 3, NOBODY, 0, "[5:1]", buy_at_double=False) == [1, -8, -6, 13]


@pytest.mark.parametrize(("rest", "times"), [("[6:6]", 1), ("", 2)])
def test_E10_special_pair(rest: str, times: int) -> None:
    table = about_to_lead(3, *["[6:5][6:4]" + rest] * 3, "[4:2][2:1]" + rest, previous=2, wins=1)
    last = " ×2 last trick" if times == 2 else ""
    assert paid(table, "lead [4:2][2:1]") == [
        f"s0 pays s3 {2 * times} for leading the special pair{last}",
        f"s1 pays s3 {2 * times} for leading the special pair{last}",
        f"s2 pays s3 {4 * times} for leading the special pair ×2 previous wins{last}",
    ]
    assert table.scores == [-2 * times, -2 * times, -4 * times, 8 * times]


def test_E10_quad() -> None:
    low, high, none = "[4:4][4:4][5:2][4:3]", "[1:1][1:1][6:2][5:3]", "[6:5][6:5][6:4][6:4]"
    table = about_to_lead(1, none + "[6:6]", low + "[6:6]", high + "[6:6]", none + "[6:6]", previous=2, wins=2)
    table.play(f"lead {low}")
    table.play(f"take {high}")
    table.play(f"bury {none}")
    assert table.scores == [0, 0, 0, 0]
    lines = paid(table, f"bury {none}")
    assert table.scores == [-12, -12, 36, -12]
    assert lines == [f"s{payer} pays s2 12 for winning with a quad ×3 previous wins" for payer in (0, 1, 3)]


def test_E16_empty_extra() -> None:
    table = about_to_end([0, 0, 0, 8], 3, 1, 1, empty_extra=1)
    short = "no stack (4 + 1)"
    assert paid(table, "bury [6:1]") == [
        f"s0 pays s3 15 for {short} ×3 grand slam",
        f"s1 pays s3 30 for {short} ×2 previous wins ×3 grand slam",
        f"s2 pays s3 15 for {short} ×3 grand slam",
    ]
    assert table.results == [[-15, -30, -15, 60]]


@pytest.mark.parametrize(
    ("hand", "options", "lines"),
    [
        (
            ([1, 6, 0, 1], 0, 1, 2, "[5:1]"),
            {},
            [
                "s0 pays s1 12 for 2 stacks above the quota ×3 previous wins ×2 lowest tile",
                "s2 pays s0 8 for 4 stacks short of the quota ×2 lowest tile",
                "s3 pays s0 6 for 3 stacks short of the quota ×2 lowest tile",
            ],
        ),
        (
            ([0, 1, 5, 2], 3, 3, 1, "[2:1]"),
            {"buy_at_double": False},
            [
                "s0 pays s3 16 for 4 stacks short of the quota ×2 previous wins ×2 lowest tile",
                "s1 pays s3 12 for 3 stacks short of the quota ×2 previous wins ×2 lowest tile",
                "s3 pays s2 2 for 1 stack above the quota ×2 previous wins",
            ],
        ),
        (
            ([1, 4, 3, 0], 0, 2, 1),
            {"previous_wins": False},
            ["s2 pays s0 1 for 1 stack short of the quota", "s3 pays s0 4 for 4 stacks short of the quota"],
        ),
    ],
)
def test_the_sheet_spells_out_what_multiplies(hand: tuple[Any, ...], options: dict[str, Any], lines: list[str]) -> None:
    assert paid(about_to_end(*hand, **options), "bury [6:1]") == lines
