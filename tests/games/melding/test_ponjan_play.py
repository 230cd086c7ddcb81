"""Ponjan: whole games beside the slow twin, in random play and from walls where everybody wants others' tiles."""

import random
from typing import Any

import pytest

from paiju import Table
from paiju.games.melding.ponjan.combinations import NAMES
from tests.games.melding.ponjan_positions import SLUG, by_name, names_of
from tests.games.playing import play_beside
from tests.oracles import ponjan as slow

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"ruleset": "unity"}),
    (3, {"ruleset": "unity", "first_dealer": 2, "start_score": 0}),
    (4, {"ruleset": "unity", "rounding": "zero_sum", "score_formula": "seed", "no_deck": "none"}),
    (4, {"no_deck": "tenpai", "starter_bonus": True, "starter_stays": True, "hands": 2}),
    (3, {"no_deck": "tenpai", "rounding": "truncate", "score_formula": "code"}),
    (3, {"dragon_once": True, "strict_no_steals": True, "score_unit": 10, "start_score": 100}),
    (2, {"strict_no_steals": True, "starter_bonus": False, "ruleset": "unity", "starter_stays": False, "hands": 1}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(slow.Oracle, SLUG, seats, options, seed=len(options), decisions=1500)


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_plays_like_its_slow_twin_when_much_is_stolen(seats: int, options: dict[str, Any]) -> None:
    verbs = play_stacked(seats, options, seed=4, games=8)
    assert verbs["complete"] >= 3
    assert verbs["steal"] >= 3
    assert verbs["reach"] >= 2


def play_stacked(seats: int, options: dict[str, Any], seed: int, games: int) -> dict[str, int]:
    """Games from hands full of pairs and sets, beside the slow twin; how often each verb was said."""
    rng = random.Random(seed)
    verbs = dict.fromkeys(("complete", "reach", "discard", "steal", "pass"), 0)
    for _ in range(games):
        session = options | {"hands": 1}
        wall = stacked_wall(rng, seats)
        table = Table(SLUG, seats=seats, wall=wall, **session)
        oracle = slow.Oracle(seats, [[slow.TILES[face] for face in wall]], **session)
        while not table.over:
            table.decide()
            words = table.words
            assert (oracle.turn, oracle.words()) == (table.turn, words)
            choice = eager(rng, table, words)
            verbs[choice.split()[0]] += 1
            table.play(choice)
            oracle.play(choice)
        assert oracle.over
        assert oracle.results == table.results
        assert oracle.scores == table.scores
        assert by_name(table.state.combinations) == oracle.wins[-1]
    return verbs


def stacked_wall(rng: random.Random, seats: int) -> list[int]:
    """Pairs and sets of few types first, so that hands want each other's tiles."""
    left = Table(SLUG).tiles.tiles()
    types = rng.sample(range(12), 7)
    wall: list[int] = []
    while len(wall) < 8 * seats:
        face, copies = rng.choice(types), rng.choice((2, 2, 3))
        if left.count(face) >= copies:
            wall += [face] * copies
            for _ in range(copies):
                left.remove(face)
        else:
            types = rng.sample(range(12), 7)
    rng.shuffle(left)
    return wall + left


def eager(rng: random.Random, table: Table, words: list[str]) -> str:
    """Mostly the first of what is rare, else what the bot would do, sometimes anything."""
    if rng.random() < 0.1:
        return rng.choice(words)
    if words[0] == "steal" or rng.random() < 0.3:
        return words[0]
    return table.advice().words


def test_scores_balance_where_nothing_is_dropped() -> None:
    for seed in range(5):
        table = Table(SLUG, seats=4, seed=seed, ruleset="unity", rounding="zero_sum", start_score=0)
        while not table.over:
            table.play(table.advice().words)
        assert sum(table.scores) == 0
        assert all(sum(result) == 0 for result in table.results)


def test_the_bot_knows_every_combination() -> None:
    """In sessions of bots alone every combination is made."""
    won = 0
    for seed in range(150):
        table = Table(SLUG, seed=seed, hands=1)
        while not table.over:
            table.play(table.advice().words)
        won |= table.state.combinations
    assert set(names_of(won)) >= set(NAMES) - {"all same"}
