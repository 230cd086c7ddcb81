"""Tau Ngau's odds: merged types count like single hands, and the figures of the rules come out."""

import random
from fractions import Fraction

import numpy as np
import pytest

import paiju
from paiju import OptionError, Table
from paiju.games.banking.modulo_ten import VALUE
from paiju.games.banking.tau_ngau import odds
from paiju.games.banking.tau_ngau.bulls import NO_BULL, ZERO_HIGH, ZERO_LOW
from paiju.games.banking.tau_ngau.chances import Chances, chances_by_score
from paiju.games.banking.tau_ngau.options import MACAO_FIXED
from paiju.games.banking.tau_ngau.whole_table import NO_TILES, bull_scores, by_value, hand_types, hands_by_score, ways
from paiju.tiles import FULL32
from tests.oracles import tau_ngau as oracle

GAME = paiju.game("tau-ngau")
E12_HAND = "[6:6][1:1][3:3][6:5][6:1]"


def test_E12_odds() -> None:
    assert odds.odds(FULL32.read(E12_HAND)) == (65_826, 7_785, 7_119)


def test_E12_through_the_command_lines_figures() -> None:
    [figures] = odds.hand_odds(4, GAME.values(4, {}), FULL32.read(E12_HAND))
    assert figures.rows[0] == ("[6:6][1:1][3:3] *", "8", "65,826", "7,785", "7,119", "+0.7272")
    assert "80,730" in figures.note


def test_all_hands_fall_into_types() -> None:
    assert hand_types().shape == (1776, 10)
    assert ways(NO_TILES).sum() == 201_376
    assert ways(by_value(FULL32.read(E12_HAND))).sum() == 80_730


@pytest.mark.parametrize(("zero", "place"), [("low", ZERO_LOW), ("high", ZERO_HIGH)])
def test_best_scores_like_the_slow_twin(zero: str, place: int) -> None:
    rng = random.Random(8)
    for _ in range(2000):
        five = rng.sample(FULL32.tiles(), 5)
        slow = oracle.best_score([FULL32.text([face]) for face in five], zero)
        assert max(bull_scores([VALUE[face] for face in five], place), default=None) == slow


@pytest.mark.parametrize(
    ("zero", "counts"),
    [
        ("low", [55510, 10660, 12226, 11916, 14168, 13230, 13864, 16444, 17840, 18220, 17298]),
        ("high", [55510, 12226, 11916, 10636, 13230, 13864, 16300, 14748, 18220, 17298, 17428]),
    ],
)
def test_score_table(zero: str, counts: list[int]) -> None:
    """The slow twin has counted the same in all 201,376 hands."""
    table = odds.score_table(zero)
    assert list(table.values()) == counts
    assert list(table) == [NO_BULL, *(range(10) if zero == "low" else range(1, 11))]


def test_odds_by_the_settlement_rules_of_the_slow_twin() -> None:
    """Against a sample of bankers, each dealt by hand from the tiles that are left."""
    rng = random.Random(2)
    mine = FULL32.read("[4:4][3:3][6:5][4:1][2:1]")
    rest = FULL32.tiles()
    for face in mine:
        rest.remove(face)
    counts = hands_by_score(by_value(mine), ZERO_HIGH)
    assert counts.sum() == 80_730
    sampled = np.zeros(len(counts))
    for _ in range(4000):
        score = oracle.best_score([FULL32.text([face]) for face in rng.sample(rest, 5)], "high")
        sampled[(NO_BULL if score is None else score) - NO_BULL] += 1
    assert np.abs(sampled / 4000 - counts / 80_730).max() < 0.03


def test_what_the_game_is_worth() -> None:
    """Pagat is fair; in Macao the player has the edge, with the repaired penalty the banker."""
    assert odds.expectation("pagat") == 0
    assert odds.expectation("macao") == Fraction(12_663_563, 129_024_480)
    assert odds.expectation("macao_fixed") == Fraction(-5_856_238, 19_539_765)
    for settlement in range(3):
        assert sum(chances.cases for chances in chances_by_score(settlement).values()) == 201_376 * 80_730


def test_simulated_hands_are_worth_the_same() -> None:
    """Bots who take the best bull come to the exact mean within its interval."""
    values = GAME.values(2, {"settlement": "macao", "hands": 1})
    rules = GAME.rules_record(2, values)
    scores = np.zeros((20_000, 2), np.int32)
    GAME.drivers().play_policies(
        rules, np.array(FULL32.tiles()), np.ones(2, np.int8), 5, 0, scores, np.zeros(3, np.int64)
    )
    gains = scores[:, 1]
    assert abs(gains.mean() - float(odds.expectation("macao"))) < 4 * gains.std() / len(gains) ** 0.5


def test_declining_never_pays_a_player_and_pays_a_banker_once() -> None:
    for settlement in range(3):
        stuck, *others = chances_by_score(settlement).values()
        assert all(chances.mean > stuck.mean for chances in others)
    players = hands_by_score(NO_TILES, ZERO_HIGH)

    def banker_gain(score: int) -> int:
        """Against a player of any hand: what he pays, for each of his scores."""
        return -sum(
            Chances.against(MACAO_FIXED, mine, np.eye(12, dtype=np.int64)[score - NO_BULL]).gain * int(number)
            for mine, number in zip(range(NO_BULL, 11), players, strict=True)
        )

    assert [score for score in range(1, 11) if banker_gain(score) < banker_gain(NO_BULL)] == [1]


def test_the_bot_as_banker_declines_there() -> None:
    hand = "[3:3][2:2][6:4] [6:5][5:5]"  # a score of 1
    rest = "[6:6][6:6][1:1][1:1][4:4]"
    table = Table("tau-ngau", seats=2, wall=rest + hand, settlement="macao_fixed", may_decline=True)
    table.decide()
    table.play(table.legal[0])
    assert table.advice().words == "stuck"
    table = Table("tau-ngau", seats=2, wall=rest + hand, settlement="macao", may_decline=True)
    table.decide()
    table.play(table.legal[0])
    assert table.advice().words != "stuck"


@pytest.mark.parametrize("tiles", ["[6:6]", "[6:6][6:6][6:6][1:1][1:1]", "[6:3][6:3][1:1][1:1][2:1]"])
def test_an_impossible_hand_is_refused(tiles: str) -> None:
    with pytest.raises(OptionError):
        odds.hand_odds(4, GAME.values(4, {}), FULL32.read(tiles))


@pytest.mark.parametrize("settlement", ["pagat", "macao", "macao_fixed"])
def test_the_card_fits_a_page(settlement: str) -> None:
    card = odds.card(4, GAME.values(4, {"settlement": settlement}))
    assert len(card.splitlines()) < 60
    assert "27.57 % of all hands have no bull" in card
    assert "*pagat* is exactly fair" in card


def test_the_whole_game_in_figures() -> None:
    seen = []
    scores, chances, worth = odds.table_odds(4, GAME.values(4, {}), lambda done, of: seen.append((done, of)))
    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert scores.note == "exact, all 201,376 hands"
    assert chances.note == "exact, all 16,257,084,480 deals"
    assert [row[1] for row in worth.rows] == ["+0.000000", "+0.098149", "-0.299709"]
