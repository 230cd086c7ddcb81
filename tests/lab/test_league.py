"""The league: each bot against the one below it, as a table for the docs."""

import json
from pathlib import Path

import paiju
from paiju.lab.arena import Contest, hold
from paiju.lab.league import Step, climb, markdown
from paiju.lab.simulation import hand_values
from tests.terminal.test_cli import run

LADDER = ["random", "easy", "good"]


def test_a_step_is_a_contest_of_two() -> None:
    game = paiju.game("jielong")
    steps = climb(game, LADDER, 12)
    assert [(step.below, step.bot) for step in steps] == [("random", "easy"), ("easy", "good")]
    standing = hold(Contest("jielong", 4, hand_values(game, 4, {}), ("easy", "good"), 1), 12)
    assert (steps[1].gain, steps[1].deals) == (standing.gap(1, 0)[0], standing.deals)


def test_what_is_not_clear_is_in_brackets() -> None:
    clear, unclear = Step("b", "a", 2.0, 0.5, 100, 1.0), Step("c", "b", 0.1, 0.5, 100, 3.0)
    head, line, row = markdown([(paiju.game("jielong"), [clear, unclear])], ["a", "b", "c"])
    assert head == "| game | b over a | c over b | ms a move of c |"
    assert line == "|---|---|---|---|"
    assert row == "| jielong | +2.00 ± 0.50 | (+0.10 ± 0.50) | 3.0 |"


def test_a_league_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    game = paiju.game("jielong")
    climb(game, LADDER[1:], 5, folder=tmp_path)
    [file] = tmp_path.iterdir()
    assert file.name == "jielong-good-easy.jsonl"
    short = file.read_text()
    whole = climb(game, LADDER, 12, folder=tmp_path)
    assert file.read_text().startswith(short)
    assert len(list(tmp_path.iterdir())) == 2
    assert [(step.gain, step.deals) for step in whole] == [(step.gain, step.deals) for step in climb(game, LADDER, 12)]
    taken = tmp_path / "taken"
    taken.write_text("")
    stopped = run("league", "jielong", "--bots", "random,good", "--save", str(taken))
    assert stopped.returncode != 0
    assert stopped.stderr.strip().startswith("paiju: ")


def test_the_command() -> None:
    given = ("league", "jielong", "--bots", "random,good", "--hands", "3", "--jobs", "1")
    assert "| jielong | (" in run(*given).stdout
    assert json.loads(run(*given, "--json").stdout)["jielong"][0]["bot"] == "good"
    assert run("league", "--bots", "good").stderr == "paiju: an arena is for 2 to 8 bots, not for 1\n"
    assert run("league", "--bots", "good,god").stderr == "paiju: there is no bot 'god'; did you mean good?\n"
