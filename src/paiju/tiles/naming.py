"""What tiles are called in each language: on screens, by screen readers, and for the particles of Korean."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from paiju.tiles.tileset import UNKNOWN, TileSet
from paiju.words.catalogues import DEFAULT, OVERLAYS
from paiju.words.said import Said
from paiju.words.speaker import house_speaker

WITH_PARTICLES = ("ko",)
_NUMBERS = ("", "one", "two", "three", "four", "five", "six")
_PIPS = re.compile(r"\[(\d):(\d)\]")


def tile_name(tileset: TileSet, face: int, language: str) -> str:
    """ "Heaven, six six", 天 6-6, 준륙 6-6: dominoes of one name are told apart by their pips."""
    if face == UNKNOWN:
        return house_speaker(language).say(Said("tile-back"))
    found = tileset.faces[face]
    name = next(found.names[column] for column in OVERLAYS.get(language, (language,))[::-1] if column in found.names)
    pips = _PIPS.fullmatch(found.text)
    if pips is None:
        return name
    if language == DEFAULT:
        return f"{name}, {_NUMBERS[int(pips[1])]} {_NUMBERS[int(pips[2])]}"
    return f"{name} {pips[1]}-{pips[2]}"


def tile_reader(tiles: object, language: str) -> Callable[[Iterable[int]], str] | None:
    """Reads tiles aloud, in languages whose words depend on it; None for the others, and for tiles without names."""
    if language not in WITH_PARTICLES or not isinstance(tiles, TileSet):
        return None
    return lambda faces: ", ".join(tile_name(tiles, face, language) for face in faces)
