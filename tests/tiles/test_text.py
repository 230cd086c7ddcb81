"""Tiles in a terminal line up."""

import re
from unicodedata import east_asian_width

import pytest

from paiju.tiles import FULL32, MAHJONG108, PONJAN78, TILE_SETS, UNKNOWN, XIANGQI32, TileSet
from paiju.tiles.dominoes import BLACK, RED
from paiju.tiles.text import art, row


def cells(line: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in line)


def plain(markup: str) -> str:
    return re.sub(r"\[/?[a-z]+\]", "", markup)


@pytest.mark.parametrize("tileset", TILE_SETS.values(), ids=TILE_SETS)
def test_all_tiles_of_a_set_have_one_size(tileset: TileSet) -> None:
    drawn = [art(tileset, face) for face in range(UNKNOWN, len(tileset.faces))]
    assert len({len(lines) for lines in drawn}) == 1
    assert len({cells(line) for lines in drawn for line in lines}) == 1
    assert len({tuple(lines) for lines in drawn}) == len(drawn)


@pytest.mark.parametrize("tileset", TILE_SETS.values(), ids=TILE_SETS)
def test_colour_changes_nothing_but_colour(tileset: TileSet) -> None:
    faces = range(UNKNOWN, len(tileset.faces))
    assert plain(row(tileset, faces, markup=True)) == row(tileset, faces)


@pytest.mark.parametrize("face", range(21), ids=lambda face: FULL32.faces[face].text)
def test_pips(face: int) -> None:
    drawn = "".join(art(FULL32, face))
    assert (drawn.count("●"), drawn.count("○")) == (RED[face], BLACK[face])
    assert "".join(art(FULL32, face, markup=True)).count("[red]●[/red]") == RED[face]


def test_dominoes_side_by_side() -> None:
    drawn = row(FULL32, [*FULL32.read("[6:6][3:1][2:2]"), UNKNOWN])
    assert drawn.splitlines() == [
        "┌───┐ ┌───┐ ┌───┐ ┌───┐",
        "│● ○│ │○  │ │○ ○│ │░░░│",
        "│● ○│ │ ○ │ │   │ │░░░│",
        "│● ○│ │  ○│ │   │ │░░░│",
        "│○ ●│ │   │ │   │ │░░░│",
        "│○ ●│ │ ● │ │   │ │░░░│",
        "│○ ●│ │   │ │○ ○│ │░░░│",
        "└───┘ └───┘ └───┘ └───┘",
    ]


def test_the_other_kinds() -> None:
    assert art(MAHJONG108, 11) == ["┌────┐", "│ 三 │", "│ 萬 │", "│ 3c │", "└────┘"]
    assert art(PONJAN78, 0, markup=True)[1:3] == ["│ [red]赤[/red] │", "│ [red]R0[/red] │"]
    assert art(XIANGQI32, 1) == ["╭────╮", "│ 將 │", "│ Gb │", "╰────╯"]


def test_no_tiles() -> None:
    assert row(FULL32, []) == ""
