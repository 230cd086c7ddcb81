"""`paiju solve`: the line of play as it is drawn, all wins, many deals, and what is refused."""

import json
import re
from pathlib import Path

import pytest

from tests.games.solitaire.ten_sets import E5
from tests.terminal.test_cli import run

WITHOUT_THE_LAST = E5.removesuffix(" 11")


def test_a_line_is_drawn_step_by_step() -> None:
    result = run("solve", "xiangshifu", "--deal", E5, "--shortest")
    assert result.returncode == 0
    assert "Won in 6 moves." in result.stdout
    assert re.findall(r"(?m)^\d+\. (?:swap|shift)", result.stdout) == [f"{n}. swap" for n in range(1, 7)]
    boards = re.findall(r"10: [^:]+: (\S+)", result.stdout)
    assert len(boards) == 7
    assert boards[0] == "[6:6][1:1]"


def test_a_deal_as_json() -> None:
    found = json.loads(run("solve", "xiangshifu", "--deal", E5, "--shortest", "--json").stdout)
    assert (found["verdict"], len(found["moves"])) == ("solved", 6)
    again = json.loads(run("solve", "xiangshifu", "--deal", found["deal"], "--shortest", "--json").stdout)
    assert again == found


def test_all_wins() -> None:
    shown = run("solve", "xiangshifu", "--deal", E5, "--all")
    found = json.loads(run("solve", "xiangshifu", "--deal", E5, "--all", "--json").stdout)
    assert f"{len(found['wins']):,} different ends, {found['lines']:,} lines" in shown.stdout
    assert found["lines"] == sum(win["lines"] for win in found["wins"])
    assert {len(win["moves"]) for win in found["wins"]} == {6}


def test_no_win_and_no_answer() -> None:
    hopeless = run("solve", "xiangshifu", "--seed", "9").stdout
    assert "There is no win. [1:1][3:3][5:2] can never become valid." in hopeless
    assert "Undecided within 5 positions." in run("solve", "xiangshifu", "--seed", "1", "--limit", "5").stdout


def test_many_deals(tmp_path: Path) -> None:
    plot = tmp_path / "solved.png"
    result = run("solve", "xiangshifu", "--deals", "12", "--limit", "5s", "--plot", str(plot))
    assert result.returncode == 0
    assert "91.67 % (" in result.stdout
    assert "█" in result.stdout
    assert plot.read_bytes().startswith(b"\x89PNG")
    report = json.loads(run("solve", "xiangshifu", "--deals", "12", "--json", "--jobs", "2").stdout)
    assert (report["solved"], report["unsolvable"], report["results"][8]["verdict"]) == (11, 1, "unsolvable")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("xiangshifu", "--deal", WITHOUT_THE_LAST), "31 tiles; full32 needs 32; missing [1:1]"),
        (("xiangshifu", "--deal", WITHOUT_THE_LAST + " 66"), "[6:6] 3 times; full32 has 2"),
        (("xiangshifu", "--deal", WITHOUT_THE_LAST + " 77"), "'77' is no tile of full32"),
        (("xiangshifu", "--deal", E5, "--seed", "3"), "by its tiles or by its seed"),
        (("xiangshifu", "--deal", E5, "--deals", "3"), "--deals is for many"),
        (("xiangshifu", "--all", "--deals", "3"), "--all and --deal are for one deal"),
        (("xiangshifu", "--limit", "soon"), "or of seconds above 0, as 1.5s, not 'soon'"),
        (("xiangshifu", "--deals", "0"), "--deals"),
        (("xiangshifu", "--plot", "solved.svg"), "--deals says how many"),
        (("xiangshifu", "--deals", "2", "--plot", "solved.bmp"), ".png or .svg"),
        (("xiangshifu", "-r", "goal=civil"), "option goal: 'civil' is none for groups=ten"),
        (("jielong",), "there is no solver for jielong; there is for xiangshifu"),
    ],
)
def test_a_mistake_is_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    result = run("solve", *arguments)
    assert result.returncode == 2
    assert complaint in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stdout == ""
