"""Puzzles: every one is a position in which the game's bot misses the best move."""

import datetime
import io
import itertools
import json
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import paiju
from paiju.bots.players import TableSetting
from paiju.bots.search.searching import Plan, Searcher
from paiju.lab.puzzles import Miner, Puzzle, puzzle_of_day, puzzles_of, write_puzzles
from paiju.terminal.program import app
from paiju.terminal.puzzles import PuzzleMode
from tests.bots.games_chosen import SEARCHED

WITH_PUZZLES = [game.slug for game in paiju.games() if puzzles_of(game)]
TODAY = datetime.date(2026, 11, 16)


BANKING = {"da-ling", "kol-ye-si", "pai-gow", "tau-ngau"}  # whose best play is known exactly
RARE = {"ho-hpai", "kanwisher-mahjong", "xiangshifu"}


def test_the_games_of_skill_have_puzzles() -> None:
    without = {game.slug for game in paiju.games()} - set(WITH_PUZZLES)
    assert without == BANKING | RARE


@pytest.mark.parametrize("slug", WITH_PUZZLES)
def test_every_puzzle_is_a_position_where_the_bot_plays_another_move(slug: str) -> None:
    puzzles = puzzles_of(paiju.game(slug))
    assert len(puzzles) == len({puzzle.seed for puzzle in puzzles}) == 20
    for puzzle in puzzles:
        table = puzzle.table(paiju.game(slug))
        assert {puzzle.best, puzzle.missed} <= set(table.legal)
        assert puzzle.missed == table.advice().moves[0] != puzzle.best
        assert puzzle.gain >= puzzle.lead > 3.9 * puzzle.error


def worth(puzzle: Puzzle, slug: str, move: int) -> float:
    table = puzzle.table(paiju.game(slug))
    setting = TableSetting.of(table)
    decision = setting.decision(table._state, table.turn or 0, tuple(table.legal), 7)
    searcher = Searcher(table.game, table.seats, setting.rules, decision.deck)
    return searcher.search(decision.world, decision.seat, [move], Plan(1000), 7).estimates[0].mean


@pytest.mark.parametrize("slug", [slug for slug in SEARCHED if slug in WITH_PUZZLES])
def test_the_best_move_is_better_in_other_worlds_too(slug: str) -> None:
    for puzzle in puzzles_of(paiju.game(slug))[:4]:
        gain = worth(puzzle, slug, puzzle.best) - worth(puzzle, slug, puzzle.missed)
        assert gain > puzzle.gain / 2


def test_the_same_puzzles_are_found_again() -> None:
    game = paiju.game("jielong")
    assert list(itertools.islice(Miner(game).mined(100), 2)) == puzzles_of(game)[:2]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    game = paiju.game("jielong")
    kept = json.loads(write_puzzles(game, puzzles_of(game)))
    assert kept["version"] == game.version
    assert [Puzzle(**{**one, "moves": tuple(one["moves"])}) for one in kept["puzzles"]] == puzzles_of(game)


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_tomorrow() -> None:
    days = [TODAY + datetime.timedelta(days) for days in range(400)]
    found = [puzzle_of_day(day) for day in days]
    assert found[0] == puzzle_of_day(TODAY)
    assert all(one != other for one, other in itertools.pairwise(found))
    assert {game.slug for game, _ in found} == set(WITH_PUZZLES)


def answered(answers: list[str], language: str = "en") -> str:
    game = paiju.game("jielong")
    console = Console(file=io.StringIO(), width=100)
    mode = PuzzleMode(puzzles_of(game)[0], game, 1, console, lambda _: answers.pop(0), language)
    mode.run(asks=True)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_an_answer_is_judged() -> None:
    game = paiju.game("jielong")
    puzzle = puzzles_of(game)[0]
    table = puzzle.table(game)
    best, missed = (table.describe(move) for move in (puzzle.best, puzzle.missed))
    assert "Right." in answered([best])
    assert "Right." in answered([str(table.legal.index(puzzle.best) + 1)])
    wrong = answered(["dance", missed])
    assert "Not that one." in wrong
    assert best.lower() in wrong.lower()
    assert "Not that one." not in answered(["q"])
    assert "맞습니다." in answered([best], "ko")


def test_the_command(tmp_path: Path) -> None:
    shown = CliRunner().invoke(app, ["puzzle", "tianjiu", "--number", "3", "--solution"])
    assert shown.exit_code == 0
    assert "worth" in shown.stdout
    assert CliRunner().invoke(app, ["puzzle", "--solution"]).exit_code == 0
    told = json.loads(CliRunner().invoke(app, ["puzzle", "tianjiu", "--json"]).stdout)
    assert (told["game"], told["number"]) == ("tianjiu", 1)
    assert told["best"] != told["missed"]
    file = tmp_path / "puzzles.json"
    assert CliRunner().invoke(app, ["puzzle", "jielong", "--mine", str(file), "--count", "2"]).exit_code == 0
    assert len(json.loads(file.read_text())["puzzles"]) == 2
    assert "has 20 puzzles, and no number 21" in str(
        CliRunner().invoke(app, ["puzzle", "jielong", "--number", "21"]).exception
    )
    assert "no puzzles of pai-gow" in str(CliRunner().invoke(app, ["puzzle", "pai-gow"]).exception)
