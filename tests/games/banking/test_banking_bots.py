"""What the bots of the banking games do at the borders of their rules of thumb, and why."""

import random
from typing import Any

import pytest

from paiju import Table
from paiju.games.banking.da_ling.single_hand import best_match, best_split, distinct_splits, ev, matched_bets
from paiju.games.banking.da_ling.state import SPLIT
from paiju.games.banking.da_ling.table import three_groups
from paiju.games.banking.pai_gow.bot import HIGH_CHANCES, LOW_CHANCES
from paiju.tiles import FULL32


def advice(slug: str, *moves: str, **options: Any) -> tuple[str, str]:
    """What the seat to act should do after these moves, and the reason."""
    table = Table(slug, **options)
    for move in moves:
        table.play(move)
    words, _, reason = table.advice(language="en")
    return words, reason


# Stakes


@pytest.mark.parametrize(
    ("options", "stake"),
    [
        ({}, 10),
        ({"max_stake": 70}, 70),
        ({"bankroll": 57}, 5),  # a tenth
        ({"bankroll": 60}, 6),
        ({"bankroll": 500}, 10),  # but no more than may be staked
        ({"bankroll": 9, "min_stake": 3}, 3),  # and no less
        ({"bankroll": 2, "min_stake": 3}, 2),  # all-in
    ],
)
def test_a_bold_stake_is_a_tenth_of_the_chips(options: dict[str, Any], stake: int) -> None:
    assert advice("tau-ngau", seats=2, seed=1, **options)[0] == f"bet {stake}"


@pytest.mark.parametrize(
    ("options", "stake"),
    [
        ({}, 1),
        ({"copies": "none"}, 10),
        ({"copies": "none", "commission_percent": 1}, 1),
        ({"variant": "small"}, 1),
    ],
)
def test_pai_gow_is_played_high_only_where_setting_well_pays(options: dict[str, Any], stake: int) -> None:
    words, reason = advice("pai-gow", seats=2, seed=1, **options)
    assert words == f"bet {stake}"
    assert reason.startswith("Only good setting" if stake == 10 else "Stakes do not change the odds")


@pytest.mark.parametrize("scale", [HIGH_CHANCES.tolist(), LOW_CHANCES.tolist()])
def test_pai_gow_chances_rise_with_the_value_from_none_of_a_hundred_to_all(scale: list[int]) -> None:
    assert scale == sorted(scale)
    assert (scale[0], scale[-1]) == (0, 100)


@pytest.mark.parametrize(
    ("first", "stake", "count"),
    [("[6:5]", 10, 1), ("[5:5]", 10, 1), ("[6:1]", 10, 1), ("[4:4]", 1, 2), ("[2:1]", 1, 2), ("[4:1]", 1, 2)],
)
def test_kol_ye_si_by_the_first_tile(first: str, stake: int, count: int) -> None:
    rest = FULL32.tiles()
    rest.remove(FULL32.read(first)[0])
    wall = [FULL32.read(first)[0], *rest[::-1]]
    words, reason = advice("kol-ye-si", seats=2, wall=wall)
    assert words == f"bet {stake}"
    assert ("gains" if stake == 10 else "loses") in reason
    words, reason = advice("kol-ye-si", f"bet {stake}", seats=2, wall=wall)
    assert words == f"draw {count}"
    assert reason.startswith("With 0, 1, 2, 7 or 9" if count == 1 else "With 3, 4, 5, 6 or 8")


# Settings of Pai Gow

STRONG, WEAK = "Strong tiles", "Weak tiles"
CHANCES, UNRIVALLED = "Its two hands together", "No other setting"


@pytest.mark.parametrize(
    ("tiles", "setting", "reason"),
    [
        ("[6:6][2:2][4:2][3:2]", "[6:6][4:2] | [2:2][3:2]", UNRIVALLED),
        ("[6:6][1:1][2:2][5:2]", "[6:6][5:2] | [1:1][2:2]", STRONG),  # a low hand of 6
        ("[1:1][6:5][5:1][4:2]", "[1:1][5:1] | [6:5][4:2]", STRONG),
        ("[6:6][1:1][4:4][2:1]", "[6:6][4:4] | [1:1][2:1]", STRONG),
        ("[1:1][4:4][3:3][6:3]", "[1:1][4:4] | [3:3][6:3]", CHANCES),  # a low hand of 5
        ("[1:1][3:3][6:1][5:4]", "[1:1][6:1] | [3:3][5:4]", CHANCES),
        ("[4:4][6:4][5:1][6:2]", "[4:4][6:4] | [5:1][6:2]", CHANCES),  # 4, with the best high hand
        ("[1:1][5:4][5:3][4:1]", "[1:1][5:3] | [5:4][4:1]", CHANCES),
        ("[1:1][3:3][6:1][4:3]", "[1:1][6:1] | [3:3][4:3]", WEAK),  # 3, with the best high hand
        ("[4:4][6:1][5:3][3:2]", "[4:4][3:2] | [6:1][5:3]", CHANCES),  # 3, with another high hand
        ("[6:6][1:1][2:2][6:4]", "[6:6][2:2] | [1:1][6:4]", WEAK),
        ("[1:1][3:1][3:3][5:1]", "[1:1][3:3] | [3:1][5:1]", WEAK),
        ("[5:5][5:5][5:4][4:2]", "[5:5][5:5] | [5:4][4:2]", CHANCES),  # a high pair among pairs
        ("[4:4][2:2][6:5][6:5]", "[4:4][2:2] | [6:5][6:5]", WEAK),
    ],
)
def test_pai_gow_settings(tiles: str, setting: str, reason: str) -> None:
    rest = FULL32.tiles()
    for face in FULL32.read(tiles):
        rest.remove(face)
    words, why = advice("pai-gow", "bet 1", seats=2, wall=[*FULL32.read(tiles), *rest[:4]])
    assert words == f"set {setting}"
    assert why.startswith(reason)


# Splits of Beat the Zeroes


def six_tiles(seed: int, pair: list[int]) -> list[int]:
    """Tiles of a player beside a pair of the banker, or of the table."""
    rest = FULL32.tiles()
    for face in pair:
        rest.remove(face)
    return sorted(random.Random(seed).sample(rest, 6))


def split_advised(tiles: list[int], pair: list[int], bets: tuple[int, ...] = (), **options: Any) -> tuple[int, str]:
    """The number of the split for a player with these tiles, and why."""
    table = Table("da-ling", seats=2, wall=[*pair, *tiles], **options)
    for group, bet in enumerate(bets, 1):
        table.play(f"bet {group} {bet}")
    _, moves, reason = table.advice(language="en")
    return moves[0] - SPLIT, reason


@pytest.mark.parametrize("bets", [(1, 1, 1), (9, 1, 2), (1, 10, 3)])
@pytest.mark.parametrize("banker_wild", [True, False])
def test_da_ling_takes_the_split_with_the_best_chances(bets: tuple[int, ...], banker_wild: bool) -> None:
    for seed in range(8):
        tiles = six_tiles(seed, [0, 1])
        split, reason = split_advised(tiles, [0, 1], bets, banker_wild=banker_wild)
        best = best_split(tiles, bets, banker_wild)
        assert ev(tiles, split, bets, banker_wild) == ev(tiles, best, bets, banker_wild)
        assert reason.startswith("Given your bets")


@pytest.mark.parametrize("fixed_bets", ["3_7_15", "1_2_3"])
def test_da_ling_matches_as_much_as_it_can(fixed_bets: str) -> None:
    bets = tuple(map(int, fixed_bets.split("_")))
    reasons = set()
    for seed in range(40):
        pair, target = (FULL32.read("[6:5][6:4]"), 1) if seed % 2 else (FULL32.read("[5:5][1:1]"), 2)
        tiles = six_tiles(seed, pair)
        split, reason = split_advised(tiles, pair, mode="exact_with_banker", fixed_bets=fixed_bets)
        matched = matched_bets(tiles, split, bets, target)
        assert sum(matched) == sum(matched_bets(tiles, best_match(tiles, bets, target), bets, target))
        assert reason.startswith(
            "All three groups" if all(matched) else "No other split" if any(matched) else "Nothing"
        )
        reasons.add(reason)
    assert len(reasons) >= 2


def test_da_ling_says_so_when_nothing_matches() -> None:
    tiles = FULL32.read("[5:5][3:3][2:2][6:4][6:3][4:1]")
    split, reason = split_advised(tiles, FULL32.read("[5:5][1:1]"), mode="exact_with_banker")
    assert reason == "Nothing matches."
    assert split == distinct_splits(tiles)[0]


def test_da_ling_puts_colour_where_most_is_at_stake() -> None:
    """Of the splits that match as much, one with most red pips in its groups, each pip weighed by its bet."""
    red = {face.index: sum(pip in "14" and int(pip) for pip in face.text if pip.isdigit()) for face in FULL32.faces}
    red[FULL32.read("[6:6]")[0]] = 6
    bets, pair, target = (3, 7, 15), FULL32.read("[4:4][6:4]"), 8

    def weight(tiles: list[int], split: int) -> tuple[int, int]:
        matched = matched_bets(tiles, split, bets, target)
        groups = three_groups(tuple(tiles), split)
        pips = [bet * sum(red[face] for face in group) for bet, group in zip(matched, groups, strict=True)]
        return sum(matched), sum(pips)

    for seed in range(30):
        tiles = six_tiles(seed, pair)
        split, _ = split_advised(tiles, pair, mode="exact_with_banker")
        assert weight(tiles, split) == max(weight(tiles, other) for other in distinct_splits(tiles))
