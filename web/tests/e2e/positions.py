"""Renews the positions that are drawn for the snapshots: a game of each family, some actions into a fixed deal."""

import json
from pathlib import Path

import paiju

POSITIONS = {
    "jielong": 17,
    "tianjiu": 10,
    "tiu-u": 9,
    "kanwisher-mahjong": 24,
    "pai-gow": 4,
    "xiangshifu": 3,
    "liap-tui": 9,
    "ponjan": 12,
}
SEED = 7


def position(slug: str, least: int) -> dict[str, object]:
    """The view of the first seat at its first decision after so many actions of bots."""
    table = paiju.Table(slug, seed=SEED)
    for _ in range(least):
        table.play(table.advice().words)
    while table.turn != 0 or len(table.words) == 1:
        table.play(table.advice().words)
    return table.view(0)


if __name__ == "__main__":
    for slug, least in POSITIONS.items():
        path = Path(__file__).parent / "positions" / f"{slug}.json"
        path.write_text(json.dumps(position(slug, least), ensure_ascii=False) + "\n")
