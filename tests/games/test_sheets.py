"""Score sheets: their lines add up to the results, and tell how the worked examples of the rules were paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

import paiju
from paiju import Table
from paiju.kernel.conformance import check_sheet
from paiju.tiles import CARDS84, DOUBLE64, FULL32, MAHJONG108, PONJAN78, TAIL24, XIANGQI32
from tests.games.melding.tens_positions import power_wall
from tests.games.playing import Policy, deal_in_turn, play_hand, policy_f, policy_l, policy_m

SLUGS = [game.slug for game in paiju.games()]


class Example(NamedTuple):
    """A whole hand of the rules, and its sheet."""

    slug: str
    name: str
    wall: Sequence[int] | str
    policy: Policy
    options: dict[str, Any]
    lines: tuple[str, ...]


EXAMPLES = (
    Example(
        "jielong",
        "E11",
        FULL32.stride(7),
        policy_f,
        {"first_dealer": 2},
        (
            "s0 pays s2 12 for 30 points against 18",
            "s0 pays s3 30 for 30 points against 0",
            "s1 pays s0 11 for 41 points against 30",
            "s1 pays s2 23 for 41 points against 18",
            "s1 pays s3 41 for 41 points against 0",
            "s2 pays s3 18 for 18 points against 0",
        ),
    ),
    Example(
        "ce-deng",
        "E10",
        deal_in_turn(
            {
                0: "[1:1][3:3][6:1][5:1][6:3][5:2][4:3][2:1]",
                1: "[1:1][4:4][3:1][5:5][2:2][6:2][5:3][3:2]",
                2: "[6:6][4:4][5:5][3:3][6:5][6:4][6:4][5:4]",
                3: "[6:6][3:1][2:2][6:5][6:1][5:1][4:2][4:1]",
            },
            2,
            4,
        ),
        policy_f,
        {"first_dealer": 2, "penalty_rule": "6_7"},
        (
            "s0 pays s3 4 for 2 points against 0 ×2 pass of s3",
            "s1 pays s0 24 for 26 points against 2",
            "s1 pays s3 52 for 26 points against 0 ×2 pass of s3",
            "s2 pays s0 102 for 53 points against 2 ×2 head of 6",
            "s2 pays s1 54 for 53 points against 26 ×2 head of 6",
            "s2 pays s3 212 for 53 points against 0 ×2 pass of s3 ×2 head of 6",
        ),
    ),
    Example(
        "kkoriput-igi",
        "E11",
        TAIL24.stride(5),
        policy_f,
        {"seats": 3},
        ("s0 pays s1 1 for being last with 20 points against 0, one stake",),
    ),
    Example(
        "ding-niu",
        "E7",
        "[6:6][4:4][3:1][5:5][5:5][6:4] [6:6][3:1][6:5][6:4][6:1][5:1]"
        "[4:4][3:3][6:5][6:1][6:3][6:2] [1:1][1:1][3:3][2:2][2:2][5:1]",
        policy_l,
        {},
        ("s1 pays s3 12 for blocking the layout (suan zhang) without finishing first, 33 points against 24",),
    ),
    Example(
        "da-ling",
        "E13",
        FULL32.stride(9),
        policy_m,
        {"seats": 4, "mode": "exact", "first_banker": 2},
        (
            "s2 pays s3 3 for [1:1] matching 2 with 2 red pips",
            "s0 pays s3 3 for [1:1] matching 2 with 2 red pips",
            "s1 pays s3 3 for [1:1] matching 2 with 2 red pips",
            "s3 pays s2 15 for [6:3][4:3][2:1] matching 2 with 5 red pips",
            "s0 pays s2 15 for [6:3][4:3][2:1] matching 2 with 5 red pips",
            "s1 pays s2 15 for [6:3][4:3][2:1] matching 2 with 5 red pips",
        ),
    ),
    Example(
        "kol-ye-si",
        "E12",
        FULL32.stride(7),
        policy_m,
        {},
        (
            "s1 pays s0 1 for 0 points with [6:6][1:1][3:3] against 2 points with [5:1][4:2]",
            "s0 pays s2 8 for 2 points with [5:1][4:2] against 4 points with [3:1][6:4]",
        ),
    ),
    Example(
        "pai-gow",
        "E14",
        "[5:5][6:4] [6:6][6:3] [4:4][4:4] [6:6][5:4]",
        policy_m,
        {"variant": "small", "copies": "banker"},
        (
            "s1 pays s0 1 for 0 points [5:5][6:4] against wong [6:6][5:4]",
            "s2 pays s0 8 for wong [6:6][6:3] against wong [6:6][5:4], a copy being the banker's",
            "s0 pays s3 5 for wong [6:6][5:4] against pair [4:4][4:4]",
        ),
    ),
    Example(
        "tau-ngau",
        "E13",
        FULL32.stride(7),
        policy_f,
        {"first_banker": 1, "settlement": "macao"},
        (
            "s1 pays s2 6 for no bull against 6 points with [6:6][3:1]",
            "s1 pays s3 9 for no bull against 9 points with [3:3][2:1]",
            "s1 pays s0 3 for no bull against 3 points with [5:1][4:3]",
        ),
    ),
    Example(
        "tiu-u",
        "E11",
        DOUBLE64.stride(5),
        policy_f,
        {"seats": 2},
        (
            "s1 pays s0 92 for 256 points (20 for 17 red pips of small fish, 236 for 118 pips of big fish)"
            " against 348 points (40 for 31 red pips of small fish, 308 for 154 pips of big fish)",
        ),
    ),
    Example(
        "tiu-u-merged",
        "E11",
        DOUBLE64.stride(5),
        policy_l,
        {"seats": 2},
        (
            "s0 pays s1 50 for 540 points (180 for 6 large fish of Heaven-Nine, 140 for 7 middle fish of Earth-Eight,"
            " 80 for 4 middle fish of Man-Seven, 60 for 3 middle fish of Goose-Five, 80 for 8 small fish)"
            " against 590 points (80 for 4 middle fish of Man-Seven, 100 for 5 middle fish of Goose-Five,"
            " 90 for 3 large fish of the Supreme, 120 for 4 large fish of the Jun [5:5], 200 for 20 small fish)",
        ),
    ),
    Example(
        "shi-wu-hu",
        "E11",
        CARDS84.stride(5),
        policy_f,
        {"seats": 2},
        (
            "s0 pays s1 310 for 560 points (240 for 8 large fish of Heaven-Nine, 120 for 6 middle fish of Earth-Eight,"
            " 200 for 20 small fish) against 870 points (120 for 4 large fish of Heaven-Nine,"
            " 160 for 8 middle fish of Man-Seven, 180 for 9 middle fish of Goose-Five,"
            " 180 for 6 large fish of the Supreme, 230 for 23 small fish)",
        ),
    ),
    Example(
        "kap-shap",
        "E8",
        power_wall(FULL32.tiles(), 22, 37),
        policy_f,
        {},
        ("s0 pays s1 1 for an eye and 3 tens pairs ([6:6][1:1][4:4][3:1][6:4][6:4][5:1][5:3]), one stake",),
    ),
    Example(
        "kap-tai-shap",
        "E10",
        power_wall(DOUBLE64.tiles(), 48, 67),
        policy_f,
        {"seats": 3},
        tuple(
            f"s{loser} pays s2 1 for an eye and 4 tens pairs"
            " ([6:6][4:4][3:1][5:5][3:3][3:3][6:4][6:1][5:1][4:2]), one stake"
            for loser in (0, 1)
        ),
    ),
    Example(
        "kanwisher-mahjong",
        "E13",
        power_wall(MAHJONG108.tiles(), 11, 109),
        policy_f,
        {},
        ("s0 scores 1 for the Mahjong 5c 6c 7c 8c 8c 3d 4d 4d 5d 5d 6d 6d 7d 8d with a drawn tile",),
    ),
    Example(
        "small-mahjong",
        "E9",
        power_wall(FULL32.tiles(), 15, 37),
        policy_f,
        {},
        tuple(
            f"s{loser} pays s3 5 for 5 points: Set-Set [1:1][2:2][2:1] 3 + Set-Straight [4:3][4:2][4:1] 2,"
            " with a drawn tile"
            for loser in (0, 1, 2)
        ),
    ),
    Example(
        "ponjan",
        "E10",
        power_wall(PONJAN78.tiles(), 35, 79),
        policy_f,
        {},
        tuple(
            f"s{loser} pays s1 8 for 5 points worth 16:"
            " reach 1 + ippatsu 1 + complete with draw 1 + three color 2, shared by 2"
            for loser in (0, 2)
        ),
    ),
    Example(
        "liap-tui",
        "E12",
        XIANGQI32.stride(5),
        policy_f,
        {},
        (
            "s0 loses 8 for 8 piles too many (0 declared, 8 captured)",
            "s1 scores 3 for no pile, as declared (3)",
            "s2 scores 3 for no pile, as declared (3)",
            "s3 scores 3 for no pile, as declared (3)",
        ),
    ),
    Example(
        "shi-wu-hu-tricks",
        "E15",
        CARDS84.stride(11),
        policy_m,
        {},
        tuple(f"s{loser} pays s0 16 for 16 hu, 2 of them for Supreme cards laid down" for loser in (1, 2)),
    ),
    Example(
        "tianjiu",
        "E12",
        FULL32.stride(21),
        policy_f,
        {},
        (
            "s0 pays s3 6 for 3 tricks short of the quota ×2 banker",
            "s1 pays s3 5 for no trick (4 + 1)",
            "s2 pays s3 3 for 3 tricks short of the quota",
        ),
    ),
)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_lines_of_a_sheet_add_up_to_the_result(slug: str) -> None:
    game = paiju.game(slug)
    check_sheet(game, next(iter(game.presets)), seed=1, decisions=1600)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.slug} {example.name}")
def test_a_worked_example_has_this_sheet(example: Example) -> None:
    table = Table(example.slug, wall=example.wall, **example.options)
    play_hand(table, example.policy)
    assert tuple(table.say(payment.said) for payment in table.sheet) == example.lines
