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
Deals = NDArray[np.int8]


@dataclass(frozen=True)
class WholeTable:
    """Every type of hand with its settings, and how each way sets it in each role."""

    types: Counts  # a row of counts per class
    weights: Counts  # physical hands of each type
    tiles: Counts  # packed, in canonical order
    deals: Deals  # by type held and type: the hands of that type that are left to another seat
    outcomes: Counts  # by type, setting and LOSE, PUSH, WIN against a banker who plays easy
    player: Counts  # the setting of each way and type
    banker: Counts

    def odds(self, rules: NDArray[np.void], player_way: int, banker_way: int) -> tuple[int, int, int]:
        """How many deals the player wins, pushes and loses."""
        counts = np.zeros(3, np.int64)
        player = ranked(rules, self.tiles, self.player[player_way])
        banker = ranked(rules, self.tiles, self.banker[banker_way])
        count_deals(rules[0], self.deals, self.weights, player, banker, counts)
        return int(counts[WIN]), int(counts[PUSH]), int(counts[LOSE])


@cache
def _table(key: bytes) -> WholeTable:
    rules = np.frombuffer(key, Rules.dtype).copy()
    gee_joon_rank = int(rules[0]["gee_joon_rank"])
    types = hand_types(gee_joon_rank)
    weights = np.array([ways(row, gee_joon_rank) for row in types], np.int64)
    tiles = np.array([pack(*faces_of(row, gee_joon_rank)) for row in types], np.int64)
    deals = np.zeros((len(types), len(types)), np.int8)
    sizes = np.array([len(faces) for faces in tile_classes(gee_joon_rank)], np.int64)
    fill_deals(types, sizes, deals)
    house = np.array([[house_setting(rules[0], hand, way) for hand in tiles] for way in (EASY, MAX_SUM)], np.int64)
    as_player = np.zeros((len(types), SETTINGS + 1, 3), np.int64)
    as_banker = np.zeros_like(as_player)
    count_settings(rules[0], deals, tiles, ranked(rules, tiles, house[EASY]), as_player, as_banker)
    player, banker = (np.vstack([house, [best_settings(counts)]]) for counts in (as_player, as_banker))
    return WholeTable(types, weights, tiles, deals, as_player, player, banker)


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
def fill_deals(types: Counts, sizes: Counts, deals: Deals) -> None:
    for held in range(len(types)):
        for other in range(len(types)):
            deals[held, other] = deals_of(types, sizes, held, other)


def ranked(rules: NDArray[np.void], tiles: Counts, settings: Counts) -> Counts:
    """The ranks of the high and the low hand of every type, set in this way."""
    ranks = np.zeros((len(tiles), 2), np.int64)
    fill_ranks(rules[0], tiles, settings, ranks)
    return ranks


@rule
def fill_ranks(g: Rules, tiles: Counts, settings: Counts, ranks: Counts) -> None:
    for place in range(len(tiles)):
        ranks[place, 0], ranks[place, 1] = set_ranks(g, tiles[place], settings[place])


@rule
def count_settings(g: Rules, deals: Deals, tiles: Counts, house: Counts, as_player: Counts, as_banker: Counts) -> None:
    """For every type and setting: the outcomes against all hands of an opponent with these ranks."""
    for held in range(len(tiles)):
        for setting in range(1, SETTINGS + 1):
            own_high, own_low = set_ranks(g, tiles[held], setting)
            for other in range(len(tiles)):
                number = deals[held, other]
                if number > 0:
                    high, low = house[other, 0], house[other, 1]
                    as_player[held, setting, PUSH + outcome(g, own_high, own_low, high, low)] += number
                    as_banker[held, setting, PUSH - outcome(g, high, low, own_high, own_low)] += number


@rule
def count_deals(g: Rules, deals: Deals, weights: Counts, player: Counts, banker: Counts, counts: Counts) -> None:
    for held in range(len(weights)):
        for other in range(len(weights)):
            number = deals[held, other]
            if number > 0:
                result = outcome(g, player[held, 0], player[held, 1], banker[other, 0], banker[other, 1])
                counts[PUSH + result] += number * weights[held]


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
