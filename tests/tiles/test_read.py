"""Texts of tiles, written and read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.tiles import FULL32, MAHJONG108, PONJAN78, TILE_SETS, UNKNOWN, XIANGQI32, TileError, TileSet


@st.composite
def written(draw: st.DrawFn) -> tuple[TileSet, list[int]]:
    tileset = draw(st.sampled_from(list(TILE_SETS.values())))
    return tileset, draw(st.lists(st.integers(UNKNOWN, len(tileset.faces) - 1)))


@given(written())
def test_what_is_written_can_be_read(case: tuple[TileSet, list[int]]) -> None:
    tileset, faces = case
    assert tileset.read(tileset.text(faces)) == faces
    assert tileset.read(tileset.text(faces).upper()) == faces
    assert tileset.read(tileset.text(faces).lower()) == faces


@given(written(), st.sampled_from([" ", ", ", "; ", " | ", "\n", " + "]))
def test_anything_may_stand_between(case: tuple[TileSet, list[int]], between: str) -> None:
    tileset, faces = case
    assert tileset.read(between.join(tileset.text([face]) for face in faces)) == faces


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for tileset in (FULL32, MAHJONG108, PONJAN78, XIANGQI32):
        try:
            faces = tileset.read(text)
        except TileError as refused:
            piece, faces = refused.piece, []
        else:
            piece = ""
        assert piece in text
        assert all(UNKNOWN <= face < len(tileset.faces) for face in faces)


@pytest.mark.parametrize(
    "text",
    [
        "[6:6][3:1][4:2]",
        "[6:6][1:3][2:4]",
        "66 31 42",
        "661342",
        "6-6, 1/3, 2|4",
        "([6:6] [ 3 : 1 ]) {42}",
        "6:6\n3:1\n4:2",
    ],
)
def test_ways_to_write_dominoes(text: str) -> None:
    assert FULL32.text(FULL32.read(text)) == "[6:6][3:1][4:2]"


def test_shorthand_for_mahjong_tiles() -> None:
    assert MAHJONG108.text(MAHJONG108.read("123b 55D")) == "1b 2b 3b 5d 5d"
    assert MAHJONG108.text(MAHJONG108.read("89c1c9c")) == "8c 9c 1c 9c"


def test_case_of_pieces() -> None:
    assert XIANGQI32.text(XIANGQI32.read("gr,RB rr hB")) == "Gr Rb Rr Hb"
    assert PONJAN78.text(PONJAN78.read("r0 d1W3")) == "R0 D1 W3"


def test_unknown_tiles() -> None:
    assert FULL32.text([UNKNOWN, 0]) == "[?:?][6:6]"
    assert MAHJONG108.text([UNKNOWN, 0]) == "?? 1b"
    assert FULL32.read("?? 66") == [UNKNOWN, 0]


def test_nothing_is_no_tiles() -> None:
    for tileset in TILE_SETS.values():
        assert tileset.text([]) == ""
        assert tileset.read(" ") == []


@pytest.mark.parametrize(
    ("tileset", "text", "piece"),
    [
        (FULL32, "[6:6][6:0]", "[6:0]"),
        (FULL32, "66 7", "7"),
        (FULL32, "66 6", "6"),
        (FULL32, "6 6", "6"),
        (FULL32, "[6:?]", "[6:?]"),
        (FULL32, "66 heaven", "heaven"),
        (FULL32, "[6:6][7:1]", "[7:1]"),
        (MAHJONG108, "1b 2e", "2e"),
        (MAHJONG108, "0b", "0b"),
        (MAHJONG108, "12", "12"),
        (PONJAN78, "R0 R2", "R2"),
        (PONJAN78, "D9", "D9"),
        (XIANGQI32, "Gr Kb", "Kb"),
        (XIANGQI32, "G", "G"),
    ],
)
def test_unreadable_pieces_are_named(tileset: TileSet, text: str, piece: str) -> None:
    with pytest.raises(TileError) as refused:
        tileset.read(text)
    assert refused.value.piece == piece
    assert repr(piece) in str(refused.value)
    assert tileset.name in str(refused.value)
