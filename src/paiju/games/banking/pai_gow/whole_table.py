"""All 736,281,000 deals of a player's and the banker's four tiles, counted exactly by merging hands of one type."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.pai_gow.hand_types import faces_of, hand_types, tile_classes, ways
from paiju.games.banking.pai_gow.house_way import house_setting
from paiju.games.banking.pai_gow.options import EASY, HOUSE_WAY, MAX_SUM, SMALL, SMALL_EACH
from paiju.games.banking.pai_gow.setting import pack, set_ranks
from paiju.games.banking.pai_gow.settlement import outcome
from paiju.games.banking.pai_gow.single_hand import odds
from paiju.games.banking.pai_gow.state import SETTINGS, Rules
from paiju.kernel.compile import rule
from paiju.tiles import FULL32

LOSE, PUSH, WIN = range(3)
NOT_SET = 0
OPTIMAL = len(HOUSE_WAY.values)
WAYS = (*HOUSE_WAY.values, "optimal")

Counts = NDArray[np.int64]


@dataclass(frozen=True)
class WholeTable:
    """Every type of hand with its settings, and how each way sets it in each role."""

    types: Counts  # a row of counts per class
    weights: Counts  # physical hands of each type
    tiles: Counts  # packed, in canonical order
    outcomes: Counts  # by type, setting and LOSE, PUSH, WIN against a banker who plays easy
    player: Counts  # the setting of each way and type
    banker: Counts

    def odds(self, rules: NDArray[np.void], player_way: int, banker_way: int) -> tuple[int, int, int]:
        """How many deals the player wins, pushes and loses."""
        counts = np.zeros(3, np.int64)
        sizes = _sizes(rules)
        count_deals(
            rules[0],
            self.types,
            sizes,
            self.weights,
            self.tiles,
            self.player[player_way],
            self.banker[banker_way],
            counts,
        )
        return int(counts[WIN]), int(counts[PUSH]), int(counts[LOSE])


def _sizes(rules: NDArray[np.void]) -> Counts:
    return np.array([len(faces) for faces in tile_classes(int(rules[0]["gee_joon_rank"]))], np.int64)


@cache
def _table(key: bytes) -> WholeTable:
    rules = np.frombuffer(key, Rules.dtype).copy()
    gee_joon_rank = int(rules[0]["gee_joon_rank"])
    types = hand_types(gee_joon_rank)
    weights = np.array([ways(row, gee_joon_rank) for row in types], np.int64)
    tiles = np.array([pack(*faces_of(row, gee_joon_rank)) for row in types], np.int64)
    house = np.array([[house_setting(rules[0], hand, way) for hand in tiles] for way in (EASY, MAX_SUM)], np.int64)
    as_player = np.zeros((len(types), SETTINGS + 1, 3), np.int64)
    as_banker = np.zeros_like(as_player)
    count_settings(rules[0], types, _sizes(rules), tiles, house[EASY], as_player, as_banker)
    player, banker = (np.vstack([house, [best_settings(counts)]]) for counts in (as_player, as_banker))
    return WholeTable(types, weights, tiles, as_player, player, banker)


def whole_table(rules: NDArray[np.void]) -> WholeTable:
    """The table for the rankings and copies in force; made once for each."""
    ranking = np.zeros_like(rules)
    for name in ("copies", "zero_tie", "gee_joon_rank"):
        ranking[0][name] = rules[0][name]
    return _table(ranking.tobytes())


def best_settings(counts: Counts) -> Counts:
    """For each type the setting with most wins less losses; the first of equals."""
    gain = counts[:, 1:, WIN] - counts[:, 1:, LOSE]
    best: Counts = 1 + np.argmax(gain, axis=1)
    return best


@rule
def deals_of(types: Counts, sizes: Counts, held: int, other: int) -> int:
    """How many hands of one type are left to one seat when another holds a certain hand of another type."""
    number = 1
    for place in range(len(sizes)):
        wanted = types[other, place]
        if wanted > 0:
            left = sizes[place] - types[held, place]
            if left < wanted:
                return 0
            if left == 2 and wanted == 1:
                number *= 2
    return number


@rule
def count_settings(
    g: Rules, types: Counts, sizes: Counts, tiles: Counts, house: Counts, as_player: Counts, as_banker: Counts
) -> None:
    """For every type and setting: the outcomes against all hands of an opponent who sets by a house way."""
    for held in range(len(tiles)):
        for other in range(len(tiles)):
            number = deals_of(types, sizes, held, other)
            if number > 0:
                high, low = set_ranks(g, tiles[other], house[other])
                for setting in range(1, SETTINGS + 1):
                    own_high, own_low = set_ranks(g, tiles[held], setting)
                    as_player[held, setting, PUSH + outcome(g, own_high, own_low, high, low)] += number
                    as_banker[held, setting, PUSH - outcome(g, high, low, own_high, own_low)] += number


@rule
def count_deals(
    g: Rules,
    types: Counts,
    sizes: Counts,
    weights: Counts,
    tiles: Counts,
    player: Counts,
    banker: Counts,
    counts: Counts,
) -> None:
    for held in range(len(tiles)):
        own_high, own_low = set_ranks(g, tiles[held], player[held])
        for other in range(len(tiles)):
            number = deals_of(types, sizes, held, other)
            if number > 0:
                high, low = set_ranks(g, tiles[other], banker[other])
                counts[PUSH + outcome(g, own_high, own_low, high, low)] += number * weights[held]


def table_odds(rules: NDArray[np.void], player_way: int, banker_way: int) -> tuple[int, int, int]:
    """Win, push and lose over all 736,281,000 deals; a way is EASY, MAX_SUM or OPTIMAL.

    In the small game there are 215,760 deals, and ways have no effect.
    """
    if rules[0]["variant"] == SMALL:
        return small_odds(rules)
    return whole_table(rules).odds(rules, player_way, banker_way)


def small_odds(rules: NDArray[np.void]) -> tuple[int, int, int]:
    """Win, push and lose over all deals of a player's and the banker's two tiles."""
    hands = [odds(rules, hand, NOT_SET, EASY) for hand in combinations(FULL32.tiles(), SMALL_EACH)]
    win, push, lose = (sum(numbers) for numbers in zip(*hands, strict=True))
    return win, push, lose
