"""The score sheets of Fifteen Lakes: large, middle and small fish, full combinations, and a thousand points."""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from paiju.games.fishing.lakes.catches import (
    CIVIL,
    JUNS,
    LARGE,
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
from paiju.words.said import Faces, Said

Catch = NDArray[np.int8]  # a row of counts per face

HEAVEN_NINE_NAME, SUPREME_NAME = Said("term-heaven-nine"), Said("term-supreme")
MIXED_NAMES = (HEAVEN_NINE_NAME, Said("term-earth-eight"), Said("term-man-seven"), Said("term-goose-five"))
# No face is in two groups, so that a group is worth in a catch what it is worth by itself.
GROUPS = {
    **dict(zip(MIXED_NAMES, zip(CIVIL, MILITARY, OTHER_MILITARY, strict=True), strict=True)),
    SUPREME_NAME: (GEE_JOON_SIX, GEE_JOON_THREE),
    **{Said("term-jun", tiles=Faces.of((jun,))): (jun,) for jun in JUNS},
}
# What earns a bonus when it is full, and the option that says how much.
COMBINATIONS = {
    "bonus_heaven_nine": (Said("paid-whole-group", group=HEAVEN_NINE_NAME), GROUPS[HEAVEN_NINE_NAME]),
    "bonus_supreme": (Said("paid-whole-group", group=SUPREME_NAME), GROUPS[SUPREME_NAME]),
    "bonus_juns": (Said("paid-all-juns"), tuple(JUNS)),
}


def lakes_payments(g: LakesRules, seen: PoolState, military: int) -> list[Payment]:
    """`military` is how many copies of a military face the game has."""
    counts = [count_of(g, seen.catches[seat].array, military) for seat in range(g.seats)]
    if g.settlement == POINTS:
        return scored(counts)
    return between_all(g.seats, partial(owed, g, seen, counts), partial(why, g, seen, counts))


def owed(g: LakesRules, seen: PoolState, counts: list[Count], payer: int, payee: int) -> int:
    return difference(counts, payer, payee) * (2 if is_doubled(g, seen, payer, payee) else 1)


def why(g: LakesRules, seen: PoolState, counts: list[Count], payer: int, payee: int) -> Said:
    plain = catch_against(counts, payer, payee)
    return Said("paid-across-thousand", why=plain) if is_doubled(g, seen, payer, payee) else plain


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
            gathered.append(Part(points, gathered_fish(name, number, points)))
            small -= group
    if small.any():
        fish = Said("paid-small-fish", count=int(small.sum()))
        gathered.append(Part(int(points_of(rules, small, military)), fish))
    return gathered + bonuses(g, catch, military)


def gathered_fish(group: Said, number: int, points: int) -> Said:
    if points == LARGE * number:
        return Said("paid-large-fish", count=number, group=group)
    return Said("paid-middle-fish", count=number, group=group)


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
