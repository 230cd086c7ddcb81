"""Odds in the terminal: figures that programs can read, and tables that fit."""

import json
import subprocess
import sys

import pytest
from rich.console import Console

import paiju
from paiju.kernel.figures import Figures, count
from paiju.terminal.odds import figures_grids, print_figures

WIDE = Figures(
    "Wide",
    ("hand", *(f"column {letter}" for letter in "abcdefgh")),
    tuple((f"[6:6][{n}:1]", *(count(n * 1_000_000) for _ in "abcdefgh")) for n in range(1, 4)),
    "exact, all of them",
)


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_edge_is_cut(width: int) -> None:
    console = Console(width=width, record=True, file=None, force_terminal=False)
    with console.capture() as captured:
        print_figures([WIDE], console)
    lines = captured.get().splitlines()
    assert max(map(len, lines)) <= width
    drawn = [line for line in lines if line and line[0] in "┏┃┡│└"]
    assert {line.rstrip()[-1] for line in drawn} <= set("┓┃┩│┘")
    for cell in {cell for row in WIDE.rows for cell in row}:
        assert any(cell in line for line in lines), cell
    assert "…" not in captured.get()


def test_each_part_begins_with_the_first_column() -> None:
    parts = figures_grids(WIDE, 60)
    assert len(parts) > 1
    assert {str(part.columns[0].header) for part in parts} == {"hand"}
    assert sum(len(part.columns) - 1 for part in parts) == 8
    assert (parts[0].title is not None, parts[-1].caption is not None) == (True, True)


@pytest.mark.parametrize("game", ["pai-gow", "tau-ngau", "kol-ye-si", "da-ling"])
def test_a_hand_as_json_has_numbers(game: str) -> None:
    hands = {"pai-gow": "[4:2][2:1][3:3][3:1]", "tau-ngau": "[6:6][5:5][4:4][3:3][2:2]"}
    hands |= {"kol-ye-si": "[2:2]", "da-ling": "[6:6][4:4][6:5][5:4][3:2][2:1]"}
    assert paiju.game(game).odds is not None
    command = [sys.executable, "-m", "paiju", "odds", game, hands[game], "--json"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=110, check=False)
    assert result.returncode == 0, result.stderr
    for table in json.loads(result.stdout):
        names = [column["name"] for column in table["columns"]]
        assert len(set(names)) == len(names)
        for row in table["rows"]:
            assert set(names) <= set(row)
            assert any(isinstance(value, int | float) for value in row.values()), row
            assert not any(isinstance(value, str) and value.endswith("%") for value in row.values()), row
