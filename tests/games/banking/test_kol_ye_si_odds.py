"""Kol-ye-si's odds and strategies: the figures of the rules, and the slow twin's."""

from fractions import Fraction
from random import Random

import pytest

import paiju
from paiju import OptionError, Table
from paiju.games.banking.kol_ye_si import odds, single_hand, strategies
from paiju.games.banking.kol_ye_si.bot import best_count, is_favourable
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at, growth, profit, turnover
from paiju.games.banking.kol_ye_si.terms import Limits, Terms
from paiju.tiles import FULL32
from paiju.tiles.dominoes import PIPS
from paiju.words.said import Said
from tests.oracles import kol_ye_si_strategies as oracle

GAME = paiju.game("kol-ye-si")
FACES = range(21)
TABLE = Terms().limits()

# Every strategy beside its slow twin.
NAMED: list[tuple[Strategy, oracle.Strategy]] = [
    (strategies.fixed(5, 1), oracle.Strategy("fixed", 5, 1)),
    (strategies.fixed(12, 2), oracle.Strategy("fixed", 12, 2)),
    (strategies.by_chance(), oracle.Strategy("random")),
    (strategies.eleven(), oracle.Strategy("eleven")),
    (strategies.weighted(), oracle.Strategy("weighted")),
    (strategies.threshold(5, 0), oracle.Strategy("threshold", 5, 0)),
    (strategies.threshold(9, 2), oracle.Strategy("threshold", 9, 2)),
]


def face(tile: str) -> int:
    return FULL32.read(tile)[0]


def stake(strategy: Strategy, tile: str, limits: Limits = TABLE) -> int:
    return strategy.stake(face(tile), limits, Random(1))


def test_E5_odds() -> None:
    assert single_hand.odds(face("[2:2]"), 1) == (4945, 1326, 6924, 290)
    assert single_hand.odds(face("[2:2]"), 2) == (81890, 18309, 84531, 4060)
    assert single_hand.odds(face("[2:2]"), 1).cases == 13_485
    assert single_hand.odds(face("[2:2]"), 2).cases == 188_790
    assert strategies.exact().count(face("[2:2]"), Random(1)) == 2


def test_E5_through_the_command_lines_figures() -> None:
    [figures] = odds.hand_odds(4, GAME.values(4, {}), FULL32.read("[2:2]"))
    assert figures.rows == (
        ("draw 1", "4,945", "1,326", "6,924", "290", "-0.16826"),
        ("draw 2 *", "81,890", "18,309", "84,531", "4,060", "-0.03549"),
    )
    assert figures.note == "exact, all 13,485 and 188,790 cases; * is best"


def test_E6_pairs_left() -> None:
    assert {single_hand.odds(tile, 1).pair for tile in range(11)} == {10 * 29}
    assert {single_hand.odds(tile, 1).pair for tile in range(11, 21)} == {11 * 29}


def test_E8_profit() -> None:
    assert profit(strategies.fixed(5, 1), Terms()) == Fraction(-1397, 10788)
    assert profit(strategies.fixed(5, 2), Terms()) == Fraction(-42457, 402752)


def test_E9_ladder() -> None:
    plain, with_bonus = strategies.threshold(5, 0), strategies.threshold(5, 2)
    assert [stake(plain, tile) for tile in ("[6:5]", "[6:6]", "[2:1]", "[4:1]", "[4:4]")] == [10, 7, 5, 3, 1]
    assert [stake(with_bonus, tile) for tile in ("[6:6]", "[4:4]", "[4:1]")] == [9, 3, 3]


def test_E10_threshold_counts() -> None:
    for least, counts in ((5, [1, 1, 1, 2, 2, 2, 2, 1, 2, 1]), (9, [2, 1, 1, 1, 2, 1, 2, 1, 2, 1])):
        part = strategies.threshold(least, 0).count_part
        for tile in FACES:
            assert part.counts(tile) == (counts[PIPS[tile] % 10],)


@pytest.mark.parametrize("tile", ["[6:5]", "[2:2]", "[2:1]"])
def test_odds_like_the_slow_twin(tile: str) -> None:
    for perfect_pair in (True, False):
        for count in (1, 2):
            assert single_hand.odds(face(tile), count, perfect_pair) == oracle.odds(tile, count, perfect_pair)


@pytest.mark.parametrize(("mine", "slow"), NAMED)
def test_choices_like_the_slow_twin(mine: Strategy, slow: oracle.Strategy) -> None:
    for terms in (Terms(), Terms(3, 9), Terms(draw_counts=(2,))):
        forced = "_".join(map(str, terms.draw_counts))
        for tile in FACES:
            name = FULL32.text([tile])
            limits = terms.limits()
            assert [*counts_at(terms, mine.count_part, tile)] == oracle.counts(slow, name, True, forced)
            assert [*mine.stake_part.stakes(tile, limits)] == oracle.stakes(slow, name, *limits[2:])


@pytest.mark.parametrize("balance", [1, 2, 4, 8, 20])
def test_a_balance_caps_stakes_like_the_slow_twin(balance: int) -> None:
    terms = Terms(3, 9)
    limits = terms.limits(balance)
    assert limits == ((balance, balance, 3, 9) if balance < 3 else (3, min(9, balance), 3, 9))
    for mine, slow in NAMED:
        for tile in FACES if slow.name != "random" else ():
            assert [*mine.stake_part.stakes(tile, limits)] == [oracle.stake(slow, FULL32.text([tile]), *limits)]


@pytest.mark.parametrize("perfect_pair", [True, False])
def test_the_exact_strategy(perfect_pair: bool) -> None:
    strategy = strategies.exact(perfect_pair)
    for tile in FACES:
        gains = [odds.ev(tile, count, perfect_pair) for count in (1, 2)]
        assert strategy.count_part.counts(tile) == (1 if gains[0] >= gains[1] else 2,)
        assert strategy.stake_part.stakes(tile, TABLE) == (10 if max(gains) > 0 else 1,)


@pytest.mark.parametrize(("mine", "slow"), NAMED)
def test_profit_turnover_and_growth_like_the_slow_twin(
    mine: Strategy, slow: oracle.Strategy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The twin's sums over the same chances, of which three tiles were compared with its own."""
    monkeypatch.setattr(oracle, "odds", lambda tile, count, pair=True: tuple(single_hand.odds(face(tile), count, pair)))
    assert profit(mine, Terms()) == oracle.profit(slow)
    assert turnover(mine, Terms()) == oracle.turnover(slow)
    assert growth(mine, Terms(), 100) == pytest.approx(oracle.growth(slow), rel=1e-12)
    forced = Terms(2, 7, False, (1,))
    assert profit(mine, forced) == oracle.profit(slow, 2, 7, False, "1")
    assert growth(mine, forced, 50) == pytest.approx(oracle.growth(slow, 50, 2, 7, False, "1"), rel=1e-12)


def test_good_counts_alone_beat_the_banker_slightly() -> None:
    even = Strategy(Said("lab-strategy-equal"), strategies.exact().count_part, strategies.fixed(1, 1).stake_part)
    assert 0 < profit(even, Terms()) < Fraction(1, 100)
    assert profit(strategies.exact(), Terms()) > 10 * profit(even, Terms())


@pytest.mark.parametrize("perfect_pair", [True, False])
@pytest.mark.parametrize("draw_counts", ["1_2", "1", "2"])
def test_the_bot_knows_which_tiles_gain(perfect_pair: bool, draw_counts: str) -> None:
    rules = GAME.rules_record(4, GAME.values(4, {"perfect_pair": perfect_pair, "draw_counts": draw_counts}))
    possible = [int(count) for count in draw_counts.split("_")]
    for tile in FACES:
        value = int(PIPS[tile] % 10)
        best = max(possible, key=lambda count: odds.ev(tile, count, perfect_pair))
        assert best_count(rules[0], value) == best
        assert is_favourable(rules[0], value) == (odds.ev(tile, best, perfect_pair) > 0)


def test_a_strategy_played_at_the_table_wins_its_profit() -> None:
    """Two thousand hands of `exact` come to its profit within four standard errors."""
    strategy, terms, rng = strategies.exact(), Terms(), Random(4)
    table = Table("kol-ye-si", seats=3, seed=4, banker_mode="fixed", hands=1000)
    while not table.over:
        seat = table.decide()
        first = table.state.tiles[seat, 0]
        if table.words[0].startswith("bet"):
            table.play(f"bet {strategy.stake(first, terms.limits(), rng)}")
        else:
            table.play(f"draw {strategy.count(first, rng)}")
    gains = [result[seat] for result in table.results for seat in (1, 2)]
    mean = sum(gains) / len(gains)
    spread = (sum((gain - mean) ** 2 for gain in gains) / len(gains)) ** 0.5
    assert abs(mean - float(profit(strategy, terms))) < 4 * spread / len(gains) ** 0.5


@pytest.mark.parametrize("tiles", ["", "[6:6][6:6]"])
def test_one_tile_is_asked_for(tiles: str) -> None:
    with pytest.raises(OptionError, match="1 tile, not"):
        odds.hand_odds(4, GAME.values(4, {}), FULL32.read(tiles))


def test_the_whole_game_in_figures() -> None:
    seen = []
    tiles, named, banker = odds.table_odds(4, GAME.values(4, {}), lambda done, of: seen.append((done, of)))
    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert [row[0] for row in banker.rows] == [str(seats) for seats in range(2, 11)]
    assert banker.rows[0][1:3] == ("-0.00463", "-0.17640")  # `weighted` and `exact` draw alike
    assert len(tiles.rows) == 21
    assert tiles.rows[7] == ("[6:5]", "2", "+0.09863*", "-0.00051")
    assert [row[0] for row in named.rows] == [
        "fixed(1, 1)",
        "fixed(10, 1)",
        "fixed(5, 2)",
        "random",
        "eleven",
        "weighted",
        "threshold(5, 0)",
        "threshold(9, 0)",
        "exact",
    ]


def test_the_card_fits_a_page_and_names_every_tile() -> None:
    for options in ({}, {"perfect_pair": False}, {"draw_counts": "2"}):
        card = odds.card(4, GAME.values(4, options))
        assert len(card.splitlines()) < 60
        assert all(FULL32.text([tile]) in card for tile in FACES)
