"""`python -m paiju.tiles docs/tiles` draws the contact sheets of the documentation again."""

import sys
from pathlib import Path

from paiju.tiles import FULL32, MAHJONG108, PONJAN78, XIANGQI32
from paiju.tiles.svg import sheet

SHEETS = (FULL32, MAHJONG108, PONJAN78, XIANGQI32)  # one of each kind

if __name__ == "__main__":
    for tileset in SHEETS:
        (Path(sys.argv[1]) / f"{tileset.name}.svg").write_text(sheet(tileset), encoding="utf-8")
