"""Hands as OpenSpiel writes them down, every observable of every position; pinned in the folder of this name.

`python -m tests.envs.playthroughs` writes them anew. Of the longer ones tensors are left out: the strings have the same
numbers.
"""

from __future__ import annotations

import re
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from paiju.envs.openspiel import register_games

FOLDER = Path(__file__).with_name("playthroughs")
SMALL_DECK = "[6:6][1:1][4:4][6:5][5:4]"
GAMES = {
    "kol_ye_si": f"paiju_kol_ye_si(players=2,max_stake=2,recall=1,wall={SMALL_DECK})",
    "ku_pai": "paiju_ku_pai(players=3)",
    "heaven_nine": "paiju_heaven_nine",
}
WITH_TENSORS = ("kol_ye_si",)
TENSOR = re.compile(r"^(\w+Tensor\(.*|[◯◉].*)\n", re.MULTILINE)
SEED = 7


def playthrough(name: str) -> str:
    register_games()
    text: str = generate_playthrough.playthrough(GAMES[name], None, seed=SEED)
    return (text if name in WITH_TENSORS else TENSOR.sub("", text)).rstrip() + "\n"


if __name__ == "__main__":
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        path.write_text(playthrough(name), encoding="utf-8")
        print(path.relative_to(FOLDER.parent))
