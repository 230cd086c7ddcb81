"""The score sheets of Fifteen Lakes: large, middle and small fish, full combinations, and a thousand points."""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from paiju.games.fishing.lakes.catches import (
    CIVIL,
    JUNS,
    LARGE,
    MIDDLE,
    MILITARY,
    OTHER_MILITARY,
    SMALL,
    points_of,
)
from paiju.games.fishing.lakes.play import is_across_thousand
from paiju.games.fishing.lakes.state import LakesRules
from paiju.games.fishing.pool import POINTS, PoolState
from paiju.games.fishing.sheets import Count, Part, catch_against, difference, scored
from paiju.games.fishing.shoals import GEE_JOON_SIX, GEE_JOON_THREE
from paiju.games.sheets import between_all, replace
from paiju.kernel.payments import Payment, as_record
from paiju.tiles import FULL32

Catch = NDArray[np.int8]  # a row of counts per face

MIXED_NAMES = ("Heaven-Nine", "Earth-Eight", "Man-Seven", "Goose-Five")
# No face is in two groups, so that a group is worth in a catch what it is worth by itself.
GROUPS = {
    **dict(zip(MIXED_NAMES, zip(CIVIL, MILITARY, OTHER_MILITARY, strict=True), strict=True)),
    "the Supreme": (GEE_JOON_SIX, GEE_JOON_THREE),
    **{f"the Jun {FULL32.text([jun])}": (jun,) for jun in JUNS},
}
SIZES = {LARGE: "large", MIDDLE: "middle"}
# What earns a bonus when it is full, and the option that says how much.
COMBINATIONS = {
    "bonus_heaven_nine": ("all of Heaven-Nine", GROUPS["Heaven-Nine"]),
    "bonus_supreme": ("all of the Supreme", GROUPS["the Supreme"]),
    "bonus_juns": ("all three Jun", tuple(JUNS)),
}


def lakes_payments(g: LakesRules, seen: PoolState, military: int) -> list[Payment]:
    """`military` is how many copies of a military face the game has."""
    counts = [count_of(g, seen.catches[seat].array, military) for seat in range(g.seats)]
    if g.settlement == POINTS:
        return scored(counts)
    return between_all(g.seats, partial(owed, g, seen, counts), partial(why, g, seen, counts))


def owed(g: LakesRules, seen: PoolState, counts: list[Count], payer: int, payee: int) -> int:
    return difference(counts, payer, payee) * (2 if is_doubled(g, seen, payer, payee) else 1)


def why(g: LakesRules, seen: PoolState, counts: list[Count], payer: int, payee: int) -> str:
    doubled = " ×2 across a thousand" if is_doubled(g, seen, payer, payee) else ""
    return catch_against(counts, payer, payee) + doubled


def is_doubled(g: LakesRules, seen: PoolState, payer: int, payee: int) -> bool:
    return bool(g.thousand_double and is_across_thousand(as_record(seen), payer, payee))


def count_of(g: LakesRules, catch: Catch, military: int) -> Count:
    """Groups that are gathered, then small fish, then bonuses."""
    rules, gathered = as_record(without_bonuses(g)), []
    small = catch.copy()
    for name, faces in GROUPS.items():
        group = only(catch, faces)
        points, number = int(points_of(rules, group, military)), int(group.sum())
        if points > SMALL * number:
            gathered.append(Part(points, f"{number} {SIZES[points // number]} fish of {name}"))
            small -= group
    if small.any():
        gathered.append(Part(int(points_of(rules, small, military)), f"{small.sum()} small fish"))
    return gathered + bonuses(g, catch, military)


def bonuses(g: LakesRules, catch: Catch, military: int) -> Count:
    """How much more the fish of a combination are worth than at a table without bonuses."""
    rules, plain, found = as_record(g), as_record(without_bonuses(g)), []
    for name, faces in COMBINATIONS.values():
        fish = only(catch, faces)
        bonus = points_of(rules, fish, military) - points_of(plain, fish, military)
        if bonus:
            found.append(Part(int(bonus), name))
    return found


def without_bonuses(g: LakesRules) -> LakesRules:
    return replace(g, **dict.fromkeys(COMBINATIONS, 0))


def only(catch: Catch, faces: tuple[int, ...]) -> Catch:
    """The fish of some faces in a catch."""
    fish = np.zeros_like(catch)
    fish[list(faces)] = catch[list(faces)]
    return fish
