"""Tiles by their names in every language, and Korean particles that fit them: the browser has the same table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paiju
from paiju.tiles import FULL32, MAHJONG108, PONJAN78, TILE_SETS, UNKNOWN, XIANGQI32, TileSet
from paiju.tiles.naming import tile_name, tile_reader
from paiju.words.bundles import bundle_of
from paiju.words.catalogues import LANGUAGES
from paiju.words.said import Faces, Listed, Said
from paiju.words.speaker import Speaker
from paiju.words.wire import read_said

VECTORS = json.loads((Path(__file__).parents[1] / "vectors/words/tiles.json").read_text(encoding="utf-8"))
SETS = {"domino": FULL32, "mahjong": MAHJONG108, "ponjan": PONJAN78, "xiangqi": XIANGQI32}


def speaker(tiles: TileSet) -> Speaker:
    messages = bundle_of("ko", [VECTORS["catalogue"]])
    return Speaker(messages, "ko", tiles.text, read_tiles=tile_reader(tiles, "ko"))


def test_the_table_has_every_language_and_kind_of_tiles() -> None:
    assert VECTORS["languages"] == list(LANGUAGES)
    assert set(VECTORS["names"]) == {tileset.kind for tileset in TILE_SETS.values()}


@pytest.mark.parametrize("kind", SETS)
def test_every_tile_has_a_name_of_its_own_in_every_language(kind: str) -> None:
    tiles = SETS[kind]
    named = {face.text: [tile_name(tiles, face.index, language) for language in LANGUAGES] for face in tiles.faces}
    assert named == VECTORS["names"][kind]
    for names in zip(*named.values(), strict=True):
        assert len(set(names)) == len(tiles.faces)


def test_a_tile_face_down_has_a_name_too() -> None:
    named = [tile_name(FULL32, UNKNOWN, language) for language in LANGUAGES]
    assert named == ["Tile, face down", "暗牌", "暗牌", "暗牌", "엎은 패"]


@pytest.mark.parametrize(("kind", "data", "sentence"), VECTORS["cases"])
def test_a_particle_fits_the_name_of_the_tile_as_in_the_browser(kind: str, data: Any, sentence: str) -> None:
    words = [face.text for face in SETS[kind].faces]
    assert speaker(SETS[kind]).say(read_said(data, words.index)) == sentence


def test_a_table_speaks_korean_so() -> None:
    """1b is 1삭, which ends in a consonant; without its name it would be read as a b."""
    table = paiju.Table("kanwisher-mahjong", seed=1)
    tiles = tuple(Faces((face,)) for face in MAHJONG108.read("1b2b"))
    paid = Said("paid-mahjong-drawn", tiles=Listed(tiles, "joint-or"))
    assert table.say(paid, "ko") == "화료 1b이나 2b, 뽑은 패로"
    assert table.say(paid) == "the Mahjong 1b or 2b with a drawn tile"
