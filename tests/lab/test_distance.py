"""How far a hand is from complete, beside brute force over the winning tests of the slow twins."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

import pytest

from paiju import game
from paiju.kernel.hands import Part, Shape, row_of
from paiju.lab.distance import Catalogue, missing_tiles
from paiju.lab.hands import read_hand
from paiju.words.said import Said
from tests.budget import TIMES
from tests.oracles import (
    ho_hpai_value,
    jjak_mat_chu_gi,
    kanwisher_mahjong,
    kap_tai_shap,
    ponjan_scoring,
    small_mahjong,
)

Wins = Callable[[list[str]], bool]


class Case(NamedTuple):
    """Hands of a game that lack one of `size` tiles, beside groups that lie open."""

    slug: str
    options: dict[str, Any]
    open: str
    size: int
    wins: Wins


CASES = [
    Case("kanwisher-mahjong", {}, "| 999b | 111c | 555d", 5, lambda tiles: kanwisher_mahjong.is_mahjong(tiles, 3)),
    Case("kanwisher-mahjong", {}, "| 999b | 111c", 8, lambda tiles: kanwisher_mahjong.is_mahjong(tiles, 2)),
    Case("kap-shap", {}, "", 8, kap_tai_shap.is_winning),
    Case("ponjan", {}, "| W1W1W1", 6, lambda tiles: ponjan_scoring.is_whole([*tiles, "W1", "W1", "W1"])),
    Case("ponjan", {}, "", 9, ponjan_scoring.is_whole),
    Case("small-mahjong", {}, "", 6, lambda tiles: small_mahjong.best_value(tiles) > 0),
    Case("small-mahjong", {}, "| [6:6][6:4][4:4]", 3, lambda tiles: small_mahjong.triplet_kind(tiles) is not None),
    Case("ho-hpai", {}, "", 6, lambda tiles: ho_hpai_value.value(tiles) > 0),
    Case(
        "ho-hpai",
        {"sok": False, "three_pairs": True},
        "",
        6,
        lambda tiles: ho_hpai_value.value(tiles, sok=False, three_pairs=True) > 0,
    ),
    Case("ho-hpai", {"seats": 3}, "", 6, lambda tiles: ho_hpai_value.value(tiles) > 0),
    Case("jjak-mat-chu-gi", {}, "", 6, lambda tiles: len(jjak_mat_chu_gi.pairs_in(tiles, "korean")) == 3),
    Case(
        "jjak-mat-chu-gi",
        {"pairs": "chinese"},
        "| [4:4][4:4]",
        4,
        lambda tiles: len(jjak_mat_chu_gi.pairs_in(tiles, "chinese")) == 2,
    ),
]


def brute_force(hand: Sequence[int], unseen: Counter[int], size: int, wins: Callable[[Sequence[int]], bool]) -> Any:
    """The fewest unseen tiles with which some of these win, and which they can be."""
    known: dict[tuple[int, ...], bool] = {}

    def wins_once(faces: tuple[int, ...]) -> bool:
        if faces not in known:
            known[faces] = wins(faces)
        return known[faces]

    for lacking in range(1, size + 1):
        wanted = {
            face
            for kept in set(combinations(sorted(hand), size - lacking))
            for more in choices(unseen, lacking)
            if wins_once(tuple(sorted(kept + more)))
            for face in more
        }
        if wanted:
            return lacking, wanted
    return None, set()


def choices(unseen: Counter[int], number: int) -> Iterator[tuple[int, ...]]:
    for faces in combinations_with_replacement(sorted(unseen), number):
        if all(faces.count(face) <= unseen[face] for face in faces):
            yield faces


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.slug} {case.options} {case.open}")
def test_hands_are_as_far_as_brute_force_finds(case: Case) -> None:
    rng = random.Random(case.size)
    options = dict(case.options)
    seats = game(case.slug).seats(options.pop("seats", None), options)
    tiles = game(case.slug).deck(seats, game(case.slug).values(seats, options))
    free = Counter(tiles.tiles()) - Counter(tiles.read(case.open.replace("|", " ")))
    found: Counter[Any] = Counter()
    while sum(found.values()) < 4 * TIMES:
        hand = rng.sample(sorted(free.elements()), case.size - 1)
        report = read_hand(game(case.slug), tiles.text(hand) + case.open, seats, options)
        assert report.outlook is not None
        if report.away is not None and report.away > (3 if case.size < 5 else 2):
            continue  # brute force takes too long
        away, wanted = brute_force(
            hand, free - Counter(hand), case.size, lambda faces: case.wins([tiles.text([face]) for face in faces])
        )
        assert (report.away, {one.face for one in report.outlook.wanted}) == (away, wanted), tiles.text(hand)
        assert all(one.unseen == free[one.face] - hand.count(one.face) for one in report.outlook.wanted)
        found[away] += 1
    print(case.slug, dict(found))


def test_a_tile_that_is_not_there_any_more_is_not_waited_for() -> None:
    """1111b is a triplet and a tile whose pair cannot come; 7d alone would wait for a pair."""
    report = read_hand(game("kanwisher-mahjong"), "1111b | 222c | 333d | 999d")
    assert report.away == 2
    assert read_hand(game("kanwisher-mahjong"), "111b 7d | 222c | 333d | 999d").away == 1


def test_where_nothing_can_come_nothing_is_complete() -> None:
    eye, ten = Part(Said("part-eye"), (0, 0)), Part(Said("part-ten"), (1, 2))
    catalogue = Catalogue.of(Shape(((1, (eye,)), (1, (ten,)))))
    hand = row_of((0, 1, 2), 3)
    assert missing_tiles(hand, row_of((), 3), [catalogue]) == (None, [])
    assert missing_tiles(hand, row_of((0,), 3), [catalogue]) == (1, [0])
    assert missing_tiles(row_of((0, 0, 1, 2), 3), row_of((), 3), [catalogue]) == (0, [])
