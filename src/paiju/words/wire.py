"""What is said, as plain data that travels: other programs and other languages write the sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from paiju.words.said import Faces, Listed, Quoted, Said, Seat, Value


class SaidData(TypedDict, total=False):
    """`{"id": "ask-beat", "values": {"tiles": {"tiles": ["[6:6]"]}, "kind": {"id": "kind-civil"}}}`."""

    id: str
    values: dict[
        str, Any
    ]  # int, SaidData, or one of {"tiles": […]}, {"seat": 0}, {"text": ""}, {"items": […], "joint": ""}


def said_data(said: Said, face_words: list[str]) -> SaidData:
    """A sentence as data; tiles by their notation, None for one that lies face down."""
    if not said.values:
        return {"id": said.id}
    return {"id": said.id, "values": {name: _data(value, face_words) for name, value in said.values}}


def _data(value: Value, face_words: list[str]) -> object:
    return _WRITERS.get(type(value), _number)(value, face_words)


def _number(value: int, _: list[str]) -> int:
    return int(value)


_WRITERS: dict[type, Callable[[Any, list[str]], object]] = {
    Faces: lambda tiles, words: {"tiles": [words[face] if face >= 0 else None for face in tiles.faces]},
    Seat: lambda player, _: {"seat": player.seat},
    Quoted: lambda quoted, _: {"text": quoted.text},
    Said: said_data,
    Listed: lambda several, words: {"items": [_data(item, words) for item in several.items], "joint": several.joint},
}


def read_said(data: SaidData, read_tile: Callable[[str], int]) -> Said:
    """The sentence of such data."""
    return Said(data["id"], **{name: _value(value, read_tile) for name, value in data.get("values", {}).items()})


def _value(data: Any, read_tile: Callable[[str], int]) -> Value:
    if isinstance(data, int):
        return data
    if "id" in data:
        return read_said(data, read_tile)
    if "tiles" in data:
        return Faces(tuple(-1 if tile is None else read_tile(tile) for tile in data["tiles"]))
    if "seat" in data:
        return Seat(data["seat"])
    if "text" in data:
        return Quoted(data["text"])
    return Listed(tuple(_value(item, read_tile) for item in data["items"]), data["joint"])
