"""The league: each bot against the one below it, as data and as a table for the docs."""

import json
import math
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

import paiju
from paiju.bots.registry import is_same
from paiju.lab.arena import Contest, Row, Standing, hold
from paiju.lab.arena_file import opened
from paiju.lab.ladder import Ladder, Step, markdown
from paiju.lab.league import League, Pair, file_name
from paiju.lab.simulation import hand_values
from paiju.lab.workers import Processes
from tests.terminal.test_cli import run

LADDER = ["random", "easy", "good"]


def contest(slug: str, below: str, bot: str) -> Contest:
    game = paiju.game(slug)
    seats = game.seats(None)
    return Contest(slug, seats, hand_values(game, seats, {}), (below, bot), 1)


def league(bots: Sequence[str] = LADDER, deals: int = 12, slugs: Sequence[str] = ("jielong",)) -> League:
    return League([paiju.game(slug) for slug in slugs], bots, deals, 1)


def gains(played: League) -> list[tuple[str, str, float, int]]:
    return [(step.below, step.bot, step.gain, step.deals) for ladder in played.ladders() for step in ladder.steps]


def test_a_step_is_a_contest_of_two() -> None:
    played = league()
    played.play()
    standing = hold(contest("jielong", "easy", "good"), 12)
    assert gains(played)[1] == ("easy", "good", standing.gap(1, 0)[0], standing.deals)
    assert played.finished == len(played.pairs) == 2


def test_a_pair_ends_where_its_contest_ends_whoever_does_the_work() -> None:
    """Deals come back in any order; those after the end of a pair do not count."""
    alone, together = (league(["random", "good"], 300, ["liap-tui", "jielong"]) for _ in range(2))
    alone.play()
    together.play(Processes(2))
    assert gains(alone) == gains(together)
    assert gains(alone)[0][3] == hold(contest("liap-tui", "random", "good"), 300).deals < 300


def test_every_pair_gets_as_much_work() -> None:
    """The next deal is of the pair that had the least, so that a slow pair does not hold up the others."""
    played = league(deals=200)
    played.play(seconds=0.0)
    slow, quick = played.pairs
    numbers = played._next()
    for _ in range(100):
        number, deal = next(numbers)
        seconds = 4.0 if number == 0 else 1.0
        played.pairs[number].add(Row(deal, (0.0, 0.0), (1, 1), (seconds, 0.0), ({}, {})))
    assert 3 * slow.standing.deals < quick.standing.deals < 5 * slow.standing.deals


def test_a_pair_waits_for_its_first_deal_to_show_what_deals_take() -> None:
    pair = Pair(contest("jielong", "random", "easy"))
    assert pair.work == 0
    pair.begun = 1
    assert pair.work == math.inf
    pair.add(Row(0, (0.0, 0.0), (1, 1), (2.0, 1.0), ({}, {})))
    pair.begun = 3
    assert pair.work == 9


def test_a_league_says_what_it_knows_when_its_time_is_over() -> None:
    played = league(deals=10**6)
    played.play(seconds=0.0)
    assert 0 < sum(step[3] for step in gains(played)) < 10
    assert not played.finished
    assert [ladder.game for ladder in played.ladders()] == ["jielong"]


def test_bots_that_play_alike_are_not_held_against_each_other() -> None:
    kol_ye_si, tianjiu = paiju.game("kol-ye-si"), paiju.game("tianjiu")
    assert is_same("good", "strong", kol_ye_si)
    assert is_same("strong/10", "master/10", kol_ye_si)
    assert not is_same("easy", "good", kol_ye_si)
    assert not is_same("good", "strong", tianjiu)
    assert not is_same("strong", "strong/10", tianjiu)
    assert is_same("good", "heuristic", tianjiu)
    played = league(["good", "strong"], slugs=["kol-ye-si"])
    played.play()
    [ladder] = played.ladders()
    assert [str(step) for step in ladder.steps] == ["="]
    assert not played.pairs


def test_the_table() -> None:
    clear, unclear = Step("b", "a", 2.0, 0.5, 100, 1.0, 0.5), Step("c", "b", 0.1, 0.5, 100, 3.0)
    few, same = Step("d", "c", 1.0, None, 7, 9.0), Step("e", "d", is_same=True)
    head, line, row = markdown([Ladder("jielong", [clear, unclear, few, same])], list("abcde"))
    assert head == "| game | b over a | c over b | d over c | e over d | ms a move of b, c, d, e |"
    assert line == "|---|---|---|---|---|---|"
    assert row == "| jielong | +2.00 ± 0.50 | (+0.10 ± 0.50) | (+1.00, 7 deals) | = | 1.0, 3.0, 9.0, = |"


def test_a_league_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    league(LADDER[1:], 5).play(folder=tmp_path)
    [file] = tmp_path.iterdir()
    assert file.name == "jielong-good-easy.jsonl" == file_name(contest("jielong", "easy", "good"))
    short = file.read_text()
    played, whole = league(), league()
    played.play(folder=tmp_path)
    whole.play()
    assert file.read_text().startswith(short)
    assert len(list(tmp_path.iterdir())) == 2
    assert gains(played) == gains(whole)
    with opened(file, contest("jielong", "easy", "good")) as kept:
        assert len(kept.rows) == 12
    taken = tmp_path / "taken"
    taken.write_text("")
    stopped = run("league", "jielong", "--bots", "random,good", "--save", str(taken))
    assert stopped.returncode != 0
    assert stopped.stderr.strip().startswith("paiju: ")


def test_the_command(tmp_path: Path) -> None:
    given = ("league", "jielong", "--bots", "random,good", "--hands", "3", "--jobs", "1")
    shown = run(*given, "--save", str(tmp_path)).stdout
    assert "| jielong | (" in shown
    assert run("league", "--table", str(tmp_path / "league.json")).stdout == shown
    found = json.loads(run(*given, "--json").stdout)
    assert found["ladders"][0]["steps"][0]["bot"] == "good"
    assert run("league", "--bots", "good").stderr == "paiju: an arena is for 2 to 8 bots, not for 1\n"
    assert run("league", "--bots", "good,god").stderr == "paiju: there is no bot 'god'; did you mean good?\n"
    none = tmp_path / "none.json"
    none.write_text("[]")
    assert run("league", "--table", str(none)).stderr.endswith("is not the result of a league\n")
    tenth = run("league", "kol-ye-si", "--bots", "strong,master", "--share", "10").stdout
    assert "| game | master/10 over strong/10 |" in tenth


@pytest.mark.usefixtures("heeds_ctrl_c")
def test_ctrl_c_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    add = Standing.add

    def pressed(standing: Standing, row: Row) -> None:
        add(standing, row)
        if standing.deals == 3:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Standing, "add", pressed)
    for command in ("arena", "league"):
        bots = ("good", "random") if command == "arena" else ("--bots", "random,good")
        done = run(command, "jielong", *bots, "--hands", "40", "--jobs", "1")
        assert done.returncode == 130
        assert "jielong" in done.stdout
        assert done.stderr.endswith("paiju: stopped\n")
