"""Walls from a seed: the published method, exactly, and no bias."""

import hashlib
from collections import Counter

import pytest

from paiju.play.shuffle import fresh_seed, shuffled


def by_the_book(tiles: list[int], slug: str, seed: int, deal: int) -> list[int]:
    """The method of docs/records.md, step by step."""
    parts = [text.encode() for text in ("paiju-wall", slug, str(seed), str(deal))]
    key = hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
    stream = hashlib.shake_256(key).digest(100_000)
    words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, 100_000, 8)]
    wall = list(tiles)
    for top in range(len(wall) - 1, 0, -1):
        word = words.pop(0)
        while word >= 2**64 // (top + 1) * (top + 1):
            word = words.pop(0)
        wall[top], wall[word % (top + 1)] = wall[word % (top + 1)], wall[top]
    return wall


def test_walls_are_those_of_the_published_method() -> None:
    for deal in range(20):
        assert shuffled(range(108), "jielong", 7, deal) == by_the_book(list(range(108)), "jielong", 7, deal)


def test_a_known_wall() -> None:
    assert shuffled(range(8), "jielong", 1, 0) == [6, 1, 0, 3, 4, 5, 7, 2]


def test_every_order_is_equally_likely() -> None:
    counts = Counter(tuple(shuffled(range(4), "jielong", seed, 0)) for seed in range(12_000))
    chi_square = sum((number - 500) ** 2 / 500 for number in counts.values())
    assert len(counts) == 24
    assert chi_square < 49.7  # twenty-three degrees of freedom, one in a thousand


def test_game_seed_and_deal_each_change_the_wall() -> None:
    walls = {
        tuple(shuffled(range(32), slug, seed, deal)) for slug in ("a", "b") for seed in (1, 11) for deal in (0, 1, 10)
    }
    assert len(walls) == 12


@pytest.mark.fresh
def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
