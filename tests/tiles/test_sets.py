"""The boxes: which tiles each set holds, and the order they are listed in."""

import pickle
from collections import Counter
from math import gcd

import pytest

from paiju.tiles import (
    BULL24,
    CARDS84,
    DOUBLE64,
    FULL32,
    MAHJONG108,
    NO_SUPREME30,
    PONJAN78,
    TAIL24,
    TILE_SETS,
    WEN51_SUPREME_NINES24,
    WEN_NINES24,
    WEN_SUPREME24,
    XIANGQI32,
    TileSet,
)
from paiju.tiles.dominoes import IS_CIVIL
from paiju.tiles.mahjong import NUMBER, SUIT
from paiju.tiles.ponjan import COLOUR, ID
from paiju.tiles.xiangqi import IS_RED, KIND, POINTS

EVERY_SET = pytest.mark.parametrize("tileset", TILE_SETS.values(), ids=TILE_SETS)


def test_names_and_sizes() -> None:
    assert {name: tileset.size for name, tileset in TILE_SETS.items()} == {
        "full32": 32,
        "bull24": 24,
        "tail24": 24,
        "double64": 64,
        "cards84": 84,
        "no_supreme30": 30,
        "wen_supreme24": 24,
        "wen51_supreme_nines24": 24,
        "wen_nines24": 24,
        "mahjong108": 108,
        "ponjan78": 78,
        "xiangqi32": 32,
    }


@EVERY_SET
def test_a_set_is_sound(tileset: TileSet) -> None:
    assert TILE_SETS[tileset.name] is tileset
    assert len(tileset.faces) == len(tileset.copies)
    assert [face.index for face in tileset.faces] == list(range(len(tileset.faces)))
    assert len({face.text for face in tileset.faces}) == len(tileset.faces)
    assert all("en" in face.names for face in tileset.faces)
    assert tileset.tiles() == sorted(tileset.tiles())
    assert Counter(tileset.tiles()) == {face: copies for face, copies in enumerate(tileset.copies) if copies}
    again = pickle.loads(pickle.dumps(tileset))  # noqa: S301 (our own bytes)
    assert (again, hash(again)) == (tileset, hash(tileset))


@EVERY_SET
def test_a_stride_without_common_factor_is_a_shuffle(tileset: TileSet) -> None:
    for step in (5, 11, 21, 31):
        wall = tileset.stride(step)
        assert wall[1] == tileset.tiles()[step % tileset.size]
        if gcd(step, tileset.size) == 1:
            assert sorted(wall) == tileset.tiles()


def test_stride_walls_by_hand() -> None:
    assert FULL32.text(FULL32.stride(11)[:4]) == "[6:6][3:3][6:3][6:6]"
    assert XIANGQI32.text(XIANGQI32.stride(5)[:4]) == "Gr Ab Rr Hr"


def missing(tileset: TileSet) -> str:
    """What full32 has and this set has not."""
    fewer = [(face, copies - tileset.copies[face]) for face, copies in enumerate(FULL32.copies)]
    return FULL32.text(face for face, count in fewer for _ in range(count))


def test_reduced_domino_sets() -> None:
    assert missing(BULL24) == "[5:4][5:3][5:2][4:3][4:2][4:1][3:2][2:1]"
    assert missing(TAIL24) == "[6:6][6:6][4:4][4:4][5:5][5:5][3:3][3:3]"
    assert missing(NO_SUPREME30) == "[4:2][2:1]"
    assert missing(WEN_SUPREME24) == "[6:3][5:4][6:2][5:3][5:2][4:3][4:1][3:2]"
    assert missing(WEN51_SUPREME_NINES24) == "[5:1][5:1][6:2][5:3][5:2][4:3][4:1][3:2]"
    assert missing(WEN_NINES24) == "[6:2][5:3][5:2][4:3][4:2][4:1][3:2][2:1]"


def test_larger_domino_sets() -> None:
    assert DOUBLE64.copies == tuple(4 if civil else 2 for civil in IS_CIVIL)
    assert CARDS84.copies == (4,) * 21


def test_mahjong() -> None:
    assert MAHJONG108.text(range(27)) == " ".join(f"{n}{s}" for s in "bcd" for n in range(1, 10))
    assert set(MAHJONG108.copies) == {4}
    assert [f"{NUMBER[f]}{'bcd'[SUIT[f]]}" for f in range(27)] == [face.text for face in MAHJONG108.faces]
    names = MAHJONG108.faces[11].names
    assert (names["zh"], names["zh-Hans"], names["pinyin"], names["en"]) == ("三萬", "三万", "sān wàn", "Three crack")
    assert names["ko"] == "3만"
    assert MAHJONG108.faces[0].names["en-alt"] == "Bird"


def test_ponjan() -> None:
    assert PONJAN78.text(range(12)) == "R0 R1 B0 B1 Y0 Y1 W0 W1 W2 W3 D0 D1"
    assert PONJAN78.copies == (9,) * 6 + (4,) * 6
    assert [f"{'RBYWD'[COLOUR[f]]}{ID[f]}" for f in range(12)] == [face.text for face in PONJAN78.faces]
    names = PONJAN78.faces[2].names
    assert (names["en"], names["ja"], names["zh-Hans"], names["zh-Hant"], names["ko"]) == (
        "Blue 0",
        "青0",
        "蓝0",
        "藍0",
        "파랑0",
    )


def test_xiangqi() -> None:
    assert XIANGQI32.text(range(14)) == "Gr Gb Ar Ab Er Eb Rr Rb Hr Hb Cr Cb Sr Sb"
    assert list(POINTS) == list(range(14, 0, -1))
    assert XIANGQI32.copies == (1, 1, *(2,) * 10, 5, 5)
    assert [f"{'GAERHCS'[KIND[f]]}{'br'[IS_RED[f]]}" for f in range(14)] == [face.text for face in XIANGQI32.faces]
    assert "".join(face.names["zh"] for face in XIANGQI32.faces[::2]) == "帥仕相俥傌炮兵"
    assert "".join(face.names["zh"] for face in XIANGQI32.faces[1::2]) == "將士象車馬包卒"
    assert "".join(face.names["fen"] for face in XIANGQI32.faces) == "KkAaEeRrHhCcPp"
    names = XIANGQI32.faces[7].names
    assert (names["zh-Hans"], names["zh-Hant"], names["ko"]) == ("黑车", "黑車", "흑 차")
    assert XIANGQI32.faces[11].names["zh-Hans"] == "黑炮"
