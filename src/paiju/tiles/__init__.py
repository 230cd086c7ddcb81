"""The tile sets as data: faces, names, pips and colours; `svg` and `text` draw them."""

from paiju.tiles import dominoes, mahjong, ponjan, xiangqi
from paiju.tiles.dominoes import (
    BULL24,
    CARDS84,
    CHINESE_PAIRS,
    DOUBLE64,
    FULL32,
    KOREAN_PAIRS,
    NO_SUPREME30,
    TAIL24,
    WEN51_SUPREME_NINES24,
    WEN_NINES24,
    WEN_SUPREME24,
)
from paiju.tiles.mahjong import MAHJONG108
from paiju.tiles.ponjan import PONJAN78
from paiju.tiles.tileset import UNKNOWN, Face, TileError, TileSet
from paiju.tiles.xiangqi import XIANGQI32

TILE_SETS: dict[str, TileSet] = {
    tileset.name: tileset for kind in (dominoes, mahjong, ponjan, xiangqi) for tileset in kind.SETS
}

__all__ = [
    "BULL24",
    "CARDS84",
    "CHINESE_PAIRS",
    "DOUBLE64",
    "FULL32",
    "KOREAN_PAIRS",
    "MAHJONG108",
    "NO_SUPREME30",
    "PONJAN78",
    "TAIL24",
    "TILE_SETS",
    "UNKNOWN",
    "WEN51_SUPREME_NINES24",
    "WEN_NINES24",
    "WEN_SUPREME24",
    "XIANGQI32",
    "Face",
    "TileError",
    "TileSet",
]
