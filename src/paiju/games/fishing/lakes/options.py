"""The options of Fifteen Lakes; the games that share them differ in a few defaults."""

from dataclasses import replace

from paiju.games.fishing.options import (
    CAPTURE_COMPULSORY,
    FIRST_DEALER,
    HANDS,
    SETTLEMENT,
    gee_joon_match,
    lay_sixes,
)
from paiju.kernel.options import Choice, Flag, Number, Option

LARGEST_BONUS = 10_000  # three of them and all fish fit the field of points

WEN_WU = Choice(
    "wen_wu",
    None,
    values=("one_two", "one_one"),
)


def lakes_options(wen_wu: str, wen_wu_source: str, bonus_supreme: int, supreme_source: str) -> tuple[Option, ...]:
    return (
        gee_joon_match("none", "variations of the game"),
        Flag("tens_match", False, "a variation of the game"),
        Flag("heaven_earth_match", False, "a variation of the game"),
        replace(WEN_WU, default=wen_wu, source=wen_wu_source),
        bonus("bonus_heaven_nine", 300, "all tiles of the Heaven-Nine group"),
        bonus("bonus_juns", 300, "all three Jun: every [5:5], [6:5] and [6:4]"),
        bonus("bonus_supreme", bonus_supreme, "every [4:2] and [2:1]", supreme_source),
        Flag(
            "thousand_double",
            False,
            "the author's page, after a Chinese blog",
            group="scoring",
        ),
        lay_sixes("off", "Tiu-U"),
        CAPTURE_COMPULSORY,
        SETTLEMENT,
        FIRST_DEALER,
        HANDS,
    )


def bonus(name: str, default: int, combination: str, source: str = "") -> Number:
    return Number(name, default, source, high=LARGEST_BONUS, group="scoring")
