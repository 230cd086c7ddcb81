"""Kanwisher Lab Mahjong: the test for a Mahjong, the distance to one, and whole games, beside the slow twin."""

import itertools
import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from paiju import Table, game
from paiju.games.melding.kanwisher_mahjong.distance import missing
from paiju.games.melding.kanwisher_mahjong.rules import may_pause
from paiju.games.melding.kanwisher_mahjong.winning import is_mahjong
from tests.games.playing import play_beside
from tests.oracles import kanwisher_mahjong as slow

SLUG = "kanwisher-mahjong"
GROUPS = [[face] * 3 for face in range(27)] + [[face, face + 1, face + 2] for face in range(27) if face % 9 < 7]
WAYS = ("claimed", "concealed", "added")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"first_dealer": 3, "hands": 2},
    *(
        {"rules": "extension1", "quads": list(quads), "first_dealer": number}
        for number in range(4)
        for quads in itertools.combinations(WAYS, number)
    ),
]


def near_mahjong(rng: random.Random, groups: int, suits: int) -> list[int]:
    """A pair and groups of few suits, with up to two tiles changed; at most four copies of each face."""
    while True:
        faces = 2 * [rng.randrange(9 * suits)]
        for _ in range(groups):
            faces += rng.choice([group for group in GROUPS if group[-1] < 9 * suits])
        for _ in range(rng.choice((0, 0, 1, 2))):
            faces[rng.randrange(len(faces))] = rng.randrange(9 * suits)
        if all(faces.count(face) <= 4 for face in faces):
            return faces


def row(faces: list[int]) -> NDArray[np.int8]:
    return np.bincount(faces, minlength=27).astype(np.int8)


def tiles(faces: list[int]) -> list[str]:
    return [slow.TILES[face] for face in faces]


def compare_winning(hands: int, seed: int) -> tuple[int, int]:
    """Hands with a Mahjong and hands that may pause for one, each judged like the slow twin."""
    rng = random.Random(seed)
    mahjongs = pauses = 0
    for _ in range(hands):
        down = rng.randrange(5)
        faces = near_mahjong(rng, 4 - down, rng.choice((1, 2, 3)) if down else rng.choice((2, 3)))
        expected = slow.is_mahjong(tiles(faces), down)
        assert is_mahjong(row(faces)) == expected, tiles(faces)
        mahjongs += expected
        pauses += compare_pause(rng, faces, down)
    return mahjongs, pauses


def compare_pause(rng: random.Random, faces: list[int], down: int) -> bool:
    """The last tile of a hand is thrown by another seat."""
    rng.shuffle(faces)
    *hand, thrown = faces
    rules, quad, projectile = rng.choice(("basic", "extension1")), rng.random() < 0.3, rng.random() < 0.3
    expected = slow.may_pause(tiles(hand), down, slow.TILES[thrown], rules, quad, projectile)
    record = game(SLUG).rules_record(4, game(SLUG).values(4, {"rules": rules}))
    state = game(SLUG).state.State.blank()
    state[0]["hands"][2] = row(hand)
    state[0]["put_down"][2][26] = 4 if quad else 3
    state[0]["throws"][0], state[0]["thrown"], state[0]["projectile"] = thrown, 1, projectile
    assert may_pause(record[0], state[0], 2) == expected, (tiles(faces), rules, quad, projectile)
    return expected


def test_winning_like_the_slow_twin() -> None:
    mahjongs, pauses = compare_winning(4000, seed=1)
    assert mahjongs > 1500
    assert pauses > 500


def test_the_distance_knows_won_and_waiting_hands() -> None:
    """It may miss the best division of a rare hand; it never makes a hand better than it is."""
    rng = random.Random(2)
    hands, exact = 2000, 0
    for _ in range(hands):
        tiles_held = row(near_mahjong(rng, 4, 3))
        thrown = rng.choice(np.flatnonzero(tiles_held))
        won, waiting = is_mahjong(tiles_held), is_waiting(tiles_held, thrown)
        lacking, lacking_then = missing(tiles_held, 4), missing(without(tiles_held, thrown), 4)
        exact += (won, waiting) == (lacking == 0, lacking_then == 1)
        assert won or lacking > 0
        assert waiting or lacking_then > 1
    assert exact > 0.99 * hands


def without(tiles_held: NDArray[np.int8], thrown: int) -> NDArray[np.int8]:
    left = tiles_held.copy()
    left[thrown] -= 1
    return left


def is_waiting(tiles_held: NDArray[np.int8], thrown: int) -> bool:
    """Whether some tile would make a Mahjong once one is thrown, even a fifth copy."""
    for face in range(27):
        after = without(tiles_held, thrown)
        after[face] += 1
        if is_mahjong(after):
            return True
    return False


@pytest.mark.parametrize(
    ("hand", "groups", "lacking"),
    [
        ("123b 456c 789d 11b 55d", 4, 1),
        ("123b 456c 789d 1b 5d", 3, 1),
        ("147b 258c 369d", 3, 7),
        ("123b 456c 789d 12b 35d", 4, 2),
        ("12b 555c 777c 999d 22d", 4, 1),
        ("1d", 0, 1),
        ("333456777b 55c 999d", 4, 0),  # triplets first: a straight cut from either end would break one
    ],
)
def test_missing_tiles(hand: str, groups: int, lacking: int) -> None:
    assert missing(row(Table(SLUG).tiles.read(hand)), groups) == lacking


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_plays_like_its_slow_twin(options: dict[str, Any]) -> None:
    play_beside(slow.Oracle, SLUG, 4, options, seed=len(options), decisions=600)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_plays_like_its_slow_twin_when_much_is_claimed(options: dict[str, Any]) -> None:
    verbs = play_stacked(options, seed=3, games=6)
    assert verbs["mahjong"] >= 3
    assert verbs["triplet"] >= 3
    allowed = options.get("quads", []) if "rules" in options else []
    assert (verbs["quad"] > 0) == bool(allowed)


def play_stacked(options: dict[str, Any], seed: int, games: int) -> dict[str, int]:
    """Games with hands made of pairs and groups, played greedily beside the slow twin; how often each verb was said."""
    rng = random.Random(seed)
    verbs = dict.fromkeys(("mahjong", "quad", "triplet", "pass", "discard"), 0)
    for _ in range(games):
        session = options | {"hands": 1}
        wall = stacked_wall(rng)
        table = Table(SLUG, wall=wall, **session)
        oracle = slow.Oracle(4, [tiles(wall)], **session)
        while not table.over:
            table.decide()
            words = table.words
            assert (oracle.turn, oracle.words()) == (table.turn, words)
            choice = greedy(rng, table, words)
            verbs[choice.split()[0]] += 1
            table.play(choice)
            oracle.play(choice)
        assert oracle.over
        assert oracle.results == table.results
        assert oracle.scores == table.scores
    return verbs


def stacked_wall(rng: random.Random) -> list[int]:
    """Everybody gets sets of equal tiles and straights as they come, so that hands want each other's tiles."""
    left = Table(SLUG).tiles.tiles()
    wall: list[int] = []
    while len(wall) < 53:
        face = rng.randrange(27)
        wanted = rng.choice(([face] * 2, [face] * 3, [face] * 3, [face] * 4, rng.choice(GROUPS)))
        if all(left.count(tile) >= wanted.count(tile) for tile in wanted):
            wall += wanted
            for tile in wanted:
                left.remove(tile)
    rng.shuffle(left)
    return wall + left


def greedy(rng: random.Random, table: Table, words: list[str]) -> str:
    """Mostly quads and triplets where they are open, else what the bot would do, sometimes anything."""
    if rng.random() < 0.1:
        return rng.choice(words)
    if words[0].startswith(("quad", "triplet")):
        return words[0]
    return table.advice().words
