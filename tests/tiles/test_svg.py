"""The pictures: well-formed, titled, with the pips that are on the tile, and the sheets of the documentation."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from paiju.tiles import FULL32, MAHJONG108, PONJAN78, TILE_SETS, UNKNOWN, XIANGQI32, TileSet
from paiju.tiles.__main__ import SHEETS
from paiju.tiles.dominoes import BLACK, RED
from paiju.tiles.mahjong import NUMBER, SUIT
from paiju.tiles.svg import sheet, svg

DOCS = Path(__file__).parents[2] / "docs" / "tiles"
SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)  # noqa: S314 (our own text)
    assert root.tag == f"{SVG}svg"
    return root


def title(picture: str) -> str:
    return parsed(picture).findtext(f"{SVG}title") or ""


def count(picture: str, name: str) -> int:
    return len(parsed(picture).findall(f".//{SVG}g[@class='{name}']"))


@pytest.mark.parametrize("tileset", TILE_SETS.values(), ids=TILE_SETS)
def test_every_picture_stands_alone(tileset: TileSet) -> None:
    pictures = [svg(tileset, face) for face in range(len(tileset.faces))]
    assert len(set(pictures)) == len(tileset.faces)
    for picture in (*pictures, svg(tileset, UNKNOWN)):
        assert title(picture)
        assert " id=" not in picture
        assert "href" not in picture
        assert "url(" not in picture


@pytest.mark.parametrize("face", range(21), ids=lambda face: FULL32.faces[face].text)
def test_pips_of_a_domino(face: int) -> None:
    for turned in (False, True):
        picture = svg(FULL32, face, turned=turned)
        assert count(picture, "pip red") == RED[face]
        assert count(picture, "pip black") == BLACK[face]


@pytest.mark.parametrize("face", range(27), ids=lambda face: MAHJONG108.faces[face].text)
def test_what_is_on_a_mahjong_tile(face: int) -> None:
    picture = svg(MAHJONG108, face)
    number, suit = NUMBER[face], "bcd"[SUIT[face]]
    assert count(picture, "dot") == (number if suit == "d" else 0)
    assert count(picture, "bird") == (1 if (number, suit) == (1, "b") else 0)
    assert count(picture, "stick") == (number if suit == "b" and number > 1 else 0)
    assert ("萬" in picture) == (suit == "c")


def test_titles() -> None:
    assert title(svg(FULL32, 0)) == "Heaven, six six"
    assert title(svg(FULL32, 20)) == "Three, two one"
    assert title(svg(MAHJONG108, 11)) == "Three crack"
    assert title(svg(PONJAN78, 11)) == "Dragon 1"
    assert title(svg(XIANGQI32, 0)) == "Red general"


def test_a_turned_tile_lies_on_its_side() -> None:
    assert parsed(svg(FULL32, 0)).get("viewBox") == "0 0 40 100"
    assert parsed(svg(FULL32, 0, turned=True)).get("viewBox") == "0 0 100 40"


@pytest.mark.parametrize("tileset", TILE_SETS.values(), ids=TILE_SETS)
def test_a_back_tells_nothing(tileset: TileSet) -> None:
    for turned in (False, True):
        backs = {svg(tileset, face, facing="down", turned=turned) for face in range(UNKNOWN, len(tileset.faces))}
        assert backs == {svg(tileset, UNKNOWN, turned=turned)}


@pytest.mark.parametrize("tileset", TILE_SETS.values(), ids=TILE_SETS)
def test_a_sheet_shows_every_face_with_its_names(tileset: TileSet) -> None:
    root = parsed(sheet(tileset))
    words = {element.text for element in root.iter(f"{SVG}text")}
    held = [face for face in tileset.faces if tileset.copies[face.index]]
    assert len(root.findall(f".//{SVG}svg")) == len(held)
    for face in held:
        assert face.names["en"] in words
        assert f"{face.text} ×{tileset.copies[face.index]}" in words


@pytest.mark.parametrize("tileset", SHEETS, ids=lambda tileset: tileset.name)
def test_the_sheets_of_the_documentation_are_current(tileset: TileSet) -> None:
    drawn = (DOCS / f"{tileset.name}.svg").read_text(encoding="utf-8")
    assert drawn == sheet(tileset), "draw them again: python -m paiju.tiles docs/tiles"
