"""Small Mahjong: whole hands beside the slow twin, in random play and where much is claimed and won."""

import random
from typing import Any

import pytest

from paiju import Table
from tests.games.melding.small_mahjong_positions import SLUG
from tests.games.melding.test_small_mahjong_winning import TRIPLETS
from tests.games.playing import play_beside
from tests.oracles import small_mahjong as slow

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (4, {"claim_rank": "win_first", "stake": 3}),
    (3, {"claim_rank": "win_first", "discarder_pays": True, "first_dealer": 2}),
    (4, {"discarder_pays": True, "next_dealer": "rotate", "first_dealer": 3, "hands": 2}),
    (3, {"next_dealer": "rotate", "hands": 1}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(slow.Oracle, SLUG, seats, options, seed=len(options), decisions=1200)


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
def test_plays_like_its_slow_twin_when_much_is_claimed(seats: int, options: dict[str, Any]) -> None:
    verbs = play_stacked(seats, options, seed=5, hands=15)
    assert verbs["win"] >= 8
    assert verbs["claim"] >= 5


def play_stacked(seats: int, options: dict[str, Any], seed: int, hands: int) -> dict[str, int]:
    """Hands that hold most of their triplets from the start, beside the slow twin; how often each verb was said."""
    rng = random.Random(seed)
    verbs = dict.fromkeys(("win", "claim", "discard", "pass"), 0)
    for _ in range(hands):
        session = options | {"hands": 1}
        wall = stacked_wall(rng, seats)
        table = Table(SLUG, seats=seats, wall=wall, **session)
        oracle = slow.Oracle(seats, [[table.tiles.text([face]) for face in wall]], **session)
        while not table.over:
            table.decide()
            words = table.words
            assert (oracle.turn, oracle.words()) == (table.turn, words)
            choice = eager(rng, table, words)
            verbs[choice.split()[0]] += 1
            table.play(choice)
            oracle.play(choice)
        assert oracle.over
        assert (oracle.results, oracle.scores) == (table.results, table.scores)
    return verbs


def stacked_wall(rng: random.Random, seats: int) -> list[int]:
    """Two tiles each of triplets whose third tile is somewhere else."""
    left = Table(SLUG).tiles.tiles()
    wall: list[int] = []
    for _ in range(seats):
        hand: list[int] = []
        while len(hand) < 4:
            pair = rng.sample(rng.choice(TRIPLETS), 2)
            if all(left.count(face) >= pair.count(face) for face in pair):
                hand += pair
                for face in pair:
                    left.remove(face)
        hand.append(left.pop(rng.randrange(len(left))))
        wall += hand
    rng.shuffle(left)
    return wall + left


def eager(rng: random.Random, table: Table, words: list[str]) -> str:
    """Mostly claims, else what the bot would do, sometimes anything."""
    if rng.random() < 0.1:
        return rng.choice(words)
    if words[0].startswith("claim"):
        return rng.choice(words[:-1])
    return table.advice().words


def test_the_bot_wins_early() -> None:
    """Among bots most hands end within three rounds."""
    rounds = []
    for seed in range(200):
        table = Table(SLUG, seed=seed, hands=1)
        while not table.over:
            table.play(table.advice().words)
        if table.state.winner >= 0:
            rounds.append(table.state.thrown / 4)
    assert len(rounds) > 120
    assert sorted(rounds)[len(rounds) // 2] <= 3
