"""Kanwisher Lab Mahjong beside the package `mahjong`, which knows Japanese mahjong: winning hands, and the distance.

`PAIJU_TIMES=50 pytest -s tests/games/melding/test_kanwisher_mahjong_beside_mahjong.py` compares a million hands. The
package also takes seven pairs for a whole hand; else the two agree.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from mahjong.agari import Agari
from mahjong.shanten import Shanten

from paiju import game
from paiju.games.melding.kanwisher_mahjong.reading import shapes
from paiju.games.melding.kanwisher_mahjong.winning import is_mahjong
from paiju.kernel.record import Plain
from paiju.lab.distance import Catalogue, missing_tiles
from paiju.tiles import MAHJONG108
from tests.budget import TIMES
from tests.games.melding.test_kanwisher_mahjong_winning import near_mahjong, row

TILES = MAHJONG108.tiles()
FACES = 34  # of the package: honours come after the three suits


def in_34(faces: Sequence[int]) -> list[int]:
    counts = [0] * FACES
    for face in faces:
        counts[face] += 1
    return counts


def any_hand(rng: random.Random) -> list[int]:
    """Near a Mahjong, of tiles as they come, or of pairs; with up to four groups put down."""
    kind = rng.randrange(10)
    if kind < 6:
        down = rng.randrange(5)
        return near_mahjong(rng, 4 - down, rng.choice((1, 2, 3)) if down else rng.choice((2, 3)))
    if kind < 9:
        suits = rng.choice((1, 2, 3))
        return rng.sample(TILES[: 36 * suits], rng.choice((14, 11, 8, 5, 2)))
    return 2 * rng.sample(range(27), 7)


def is_seven_pairs(counts: list[int]) -> bool:
    return counts.count(2) == 7


def test_the_package_finds_the_same_winning_hands() -> None:
    rng = random.Random(3)
    found: Counter[str] = Counter()
    for _ in range(20_000 * TIMES):
        faces = any_hand(rng)
        counts = in_34(faces)
        ours, theirs = bool(is_mahjong(row(faces))), Agari.is_agari(counts)
        found["hands"] += 1
        found["Mahjongs"] += ours
        if ours != theirs:
            assert theirs, faces
            assert is_seven_pairs(counts), faces
            found["seven pairs that only the package takes"] += 1
    print(dict(found))
    assert found["Mahjongs"] > found["hands"] // 10
    assert found["seven pairs that only the package takes"] > found["hands"] // 20


def waiting_hand(rng: random.Random, down: int) -> list[int]:
    """A tile short of whole: near a Mahjong, of tiles as they come, or of a few types with many copies each."""
    kind = rng.randrange(3)
    if kind == 0:
        return near_mahjong(rng, 4 - down, 3)[1:]
    if kind == 1:
        return rng.sample(TILES, 13 - 3 * down)
    suits = rng.choice((1, 2, 3))
    faces: list[int] = []
    while len(faces) < 13 - 3 * down:
        face = rng.randrange(9 * suits)
        copies = min(rng.choice((1, 1, 2, 3, 4)), 4 - faces.count(face), 13 - 3 * down - len(faces))
        faces += [face] * copies
    return faces


def test_the_package_counts_the_same_distance() -> None:
    """Tiles away are its shanten and one, also where the copies of a tile are used up."""
    rng = random.Random(4)
    plain: Any = Plain(game("kanwisher-mahjong").rules_record(4, game("kanwisher-mahjong").values(4, {}))[0])
    catalogues = [[Catalogue.of(shape) for shape in shapes(plain, ((26, 26, 26),) * down)] for down in range(5)]
    found: Counter[int] = Counter()
    for _ in range(400 * TIMES):
        down = rng.randrange(5)
        faces = waiting_hand(rng, down)
        away, _ = missing_tiles(row(faces), row(TILES) - row(faces), catalogues[down])
        assert away == 1 + Shanten.calculate_shanten_for_regular_hand(in_34(faces)), faces
        found[away] += 1
    print(f"{sum(found.values())} hands by tiles away: {dict(sorted(found.items()))}")
    assert len(found) > 4
