"""The command line as a user meets it: what it prints, how it fails, and that it loses nothing."""

import contextlib
import io
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import pytest

from paiju import Table
from paiju.cli import main
from paiju.terminal import commands
from tests.games.playing import play_session, policy_f

COLUMNS = 80


@dataclass(frozen=True)
class Done:
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, answers: str = "") -> Done:
    """A command in this process, which spares it loading everything anew."""
    said, complained = io.StringIO(), io.StringIO()
    with contextlib.ExitStack() as changed:
        changed.enter_context(contextlib.redirect_stdout(said))
        changed.enter_context(contextlib.redirect_stderr(complained))
        changed.enter_context(mock.patch.object(sys, "argv", ["paiju", *arguments]))
        changed.enter_context(mock.patch.object(sys, "stdin", io.StringIO(answers)))
        for console in (commands.out, commands.err):
            changed.enter_context(mock.patch.object(console, "_width", COLUMNS))
        code = _exit_code()
    return Done(code, said.getvalue(), complained.getvalue())


def _exit_code() -> int:
    try:
        main()
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else 1
    return 0


def test_a_command_is_the_same_in_a_process_of_its_own() -> None:
    for arguments in (("count", "jielong", "--depth", "3", "--seed", "1"), ("play", "mahjongg")):
        command = [sys.executable, "-m", "paiju", *arguments]
        alone = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert Done(alone.returncode, alone.stdout, alone.stderr) == run(*arguments)


def test_games_lists_every_family() -> None:
    result = run("games")
    assert result.returncode == 0
    assert all(word in result.stdout for word in ("connecting", "jielong", "tianjiu", "xiangshifu"))
    listed = json.loads(run("games", "--json").stdout)
    assert {"slug", "name", "native", "summary"} <= set(listed[0])


def test_rules_draws_tiles_and_lists_options() -> None:
    result = run("rules", "jielong")
    assert result.returncode == 0
    assert "┌───┐" in result.stdout
    assert "Joining is" in result.stdout
    korean = run("rules", "jielong", "--language", "ko")
    assert "┌───┐" in korean.stdout
    assert "한 판 따라 하기" in korean.stdout


def test_options_are_listed_as_they_are_typed_and_in_the_language() -> None:
    shown = run("options", "jielong", "--language", "ko").stdout
    assert all(typed in shown for typed in ("must_play", "difference, chips", "(standard)", "(two-arm)"))
    assert all(word in shown for word in ("기본값", "이을 수 있는 패를", "정산", "양 끝 열림"))
    assert not any(word in shown for word in ("Option", "Default", "whole number"))
    assert "What it changes" in run("options", "jielong").stdout


def test_rules_lead_to_the_example() -> None:
    assert "paiju example jielong" in run("rules", "jielong", "--language", "zh-Hant").stdout


def test_tiles_shows_sets_and_names(tmp_path: Path) -> None:
    assert "mahjong108" in run("tiles").stdout
    shown = run("tiles", "full32").stdout
    assert all(name in shown for name in ("天", "Heaven", "teen", "준륙"))
    sheet = tmp_path / "sheet.svg"
    assert run("tiles", "xiangqi32", "--svg", str(sheet)).returncode == 0
    assert sheet.read_text().startswith("<svg")


def test_simulate_reports_each_seat() -> None:
    result = run("simulate", "jielong", "--hands", "300", "--json", "--bots", "heuristic,random,random,random")
    report = json.loads(result.stdout)
    assert report["sessions"] == 300
    assert [seat["policy"] for seat in report["seats"]] == ["heuristic", "random", "random", "random"]
    assert abs(sum(seat["mean"] for seat in report["seats"])) < 1e-9
    assert "mean score" in run("simulate", "jielong", "--hands", "50").stdout


def test_simulation_depends_on_the_seed_alone() -> None:
    outputs = {run("simulate", "jielong", "--hands", "1500", "--json", "--jobs", jobs).stdout for jobs in ("1", "2")}
    assert len(outputs) == 1


def test_count_prints_a_line_a_depth() -> None:
    lines = run("count", "jielong", "--depth", "3", "--seed", "1").stdout.split("\n")
    assert [line.split()[-1] for line in lines if line] == ["1", "12", "17", "29"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "mahjongg"), "there is no game 'mahjongg'"),
        (("play", "jielong", "--seats", "7"), "2 to 4 players, not 7"),
        (("play", "jielong", "-r", "arms=3"), "option arms: '3' is not allowed"),
        (("play", "jielong", "-r", ""), "write name=value"),
        (("play", "jielong", "-r", "colour=red"), "no option 'colour'"),
        (("play", "jielong", "--seat", "4"), "no seat 4"),
        (("play", "jielong", "--seed", "-3"), "seed"),
        (("simulate", "jielong", "--hands", "0"), "hands"),
        (("simulate", "jielong", "--bots", "clever"), "no bot 'clever'"),
        (("simulate", "jielong", "--bots", "random,random"), "2 bots for 4 seats"),
        (("dataset", "jielong", "--hands", "1.5", "-o", "nowhere"), "'1.5' is not a whole number from 1"),
        (("dataset", "jielong", "--bots", "clever", "-o", "nowhere"), "no bot 'clever'"),
        (("dataset", "jielong"), "-o"),
        (("tiles", "tarot"), "no tile set 'tarot'"),
        (("replay", "nowhere.paiju"), "nowhere.paiju"),
        (("fly",), "fly"),
    ],
)
def test_a_users_mistake_is_one_line_and_exit_code_2(arguments: tuple[str, ...], complaint: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert complaint in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.stderr


def test_replay_tells_a_record_and_refuses_a_spoilt_one(tmp_path: Path) -> None:
    table = Table("jielong", seed=3, hands=1)
    play_session(table, policy_f)
    file = tmp_path / "game.paiju"
    file.write_text(table.record())
    result = run("replay", str(file), "--seat", "0")
    assert result.returncode == 0
    assert "s0 lead" in result.stdout
    assert "The record is whole" in result.stdout
    file.write_text(table.record()[:-5])
    spoilt = run("replay", str(file))
    assert spoilt.returncode == 2
    assert "line" in spoilt.stderr


def test_a_whole_hand_is_played_in_the_line_mode(tmp_path: Path) -> None:
    saved = tmp_path / "mine.paiju"
    answers = f"help\nhint\n99\nnonsense\n1\nundo\n1\nrules\nsave {saved}\n" + "1\n" * 40
    result = run("play", "jielong", "--seed", "3", "-r", "hands=1", answers=answers)
    assert result.returncode == 0
    assert "hand 1 ends" in result.stdout
    assert "There are actions 1 to" in result.stdout
    assert "'nonsense' is no action" in result.stdout
    assert Table.from_record(saved.read_text()).moves


def test_the_line_mode_leaves_at_the_end_of_input() -> None:
    result = run("play", "jielong", "--seed", "3", answers="1\n")
    assert result.returncode == 0
    assert "Traceback" not in result.stderr


def test_play_without_a_game_asks_for_one() -> None:
    result = run("play", answers="zzz\njielong\nquit\n")
    assert result.returncode == 0
    assert "Connect the Dragon" in result.stdout


def test_odds_of_a_hand_and_the_card() -> None:
    shown = json.loads(run("odds", "pai-gow", "[4:2][2:1]", "33", "31", "--json").stdout)
    assert [row["win"] for row in shown[0]["rows"]] == [0, 8982, 8982]
    assert "# Pai Gow" in run("odds", "pai-gow", "--card").stdout


def test_a_search_is_reproducible_and_drawn(tmp_path: Path) -> None:
    plot = tmp_path / "fitness.svg"
    first = run("evolve", "kol-ye-si", "--generations", "3", "--seed", "5", "--plot", str(plot))
    assert first.returncode == 0
    assert "of the optimum" in first.stdout
    assert plot.read_text().startswith("<?xml")
    again = run("evolve", "kol-ye-si", "--generations", "3", "--seed", "5")
    assert again.stdout in first.stdout


def test_ways_to_play_are_compared_and_drawn(tmp_path: Path) -> None:
    plot = tmp_path / "arms.svg"
    result = run("compare", "jielong", "--option", "arms", "--hands", "200", "--plot", str(plot))
    assert result.returncode == 0
    assert "arms=1" in result.stdout
    assert "deals that end otherwise" in result.stdout
    assert plot.read_text().startswith("<?xml")
    ways = json.loads(run("compare", "jielong", "--with", "ce-deng", "--hands", "50", "--json").stdout)
    assert [way["way"] for way in ways] == ["jielong", "ce-deng"]


def test_games_and_records_are_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    shown = run("games", "--language", "zh-HK").stdout
    assert "天九" in shown
    table = Table("jielong", seed=4)
    table.decide()
    table.play(table.words[0])
    saved = tmp_path / "one.paiju"
    saved.write_text(table.record())
    told = run("replay", str(saved), "--language", "ko").stdout
    assert table.view(language="ko")["story"][-1] in told
    assert "기록이 온전합니다: 1수, 0판. 대국이 이어지고 있습니다." in told
    saved.write_text(table.record()[:-3])
    assert run("replay", str(saved), "--language", "ko").stderr.startswith("paiju: ")
    assert "끊겼습니다" in run("replay", str(saved), "--language", "ko").stderr
    assert "there is no language 'tlh'; there are en" in run("games", "--language", "tlh").stderr


def test_a_record_is_told_as_a_score_sheet(tmp_path: Path) -> None:
    table = Table("jielong", seed=4, hands=2)
    play_session(table, policy_f)
    saved = tmp_path / "two.paiju"
    saved.write_text(table.record())
    shown = run("replay", str(saved), "--sheet").stdout
    assert all(f"  {table.say(payment.said)}\n" in shown for sheet in table.sheets for payment in sheet)
    assert "  " + ", ".join(f"s{seat} {gain:+d}" for seat, gain in enumerate(table.results[1])) in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("compare", "jielong"), "--option NAME, or --with GAME"),
        (("compare", "jielong", "--option", "arms", "--values", "7"), "arms: '7' is not allowed"),
        (("odds", "pai-gow", "[6:6][6:6][6:6][1:1]"), "there are 2 [6:6]"),
        (("odds", "pai-gow", "[6:6]"), "4 tiles, not 1"),
        (("odds", "pai-gow", "[7:7]"), "[7:7]"),
        (("odds", "xiangshifu"), "no odds for xiangshifu"),
        (("evolve", "jielong"), "no search for jielong"),
        (("evolve", "kol-ye-si", "--plot", "fitness.bmp"), ".png or .svg"),
    ],
)
def test_impossible_odds_are_refused(arguments: tuple[str, ...], complaint: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert complaint in result.stderr


def test_help_is_everywhere() -> None:
    for command in (
        "games",
        "rules",
        "tiles",
        "play",
        "simulate",
        "count",
        "bench",
        "check",
        "odds",
        "evolve",
        "compare",
        "dataset",
        "replay",
    ):
        result = run(command, "--help")
        assert result.returncode == 0
        assert "Example" in result.stdout
