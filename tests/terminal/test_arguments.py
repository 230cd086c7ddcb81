"""Arguments as people write them: names, presets, options, completion; and what is printed for programs and pipes."""

import io
import json

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import paiju
from paiju.lab.bench import Row
from paiju.terminal import commands
from paiju.terminal.reports import bench_tables
from tests.terminal.test_cli import run
from tests.terminal.test_faults import python


def test_presets_can_be_played_and_changed() -> None:
    table = paiju.Table("ponjan", preset="four players, unity", hands=1)
    assert (table.seats, table.options["ruleset"], table.options["hands"]) == (4, "unity", 1)
    assert paiju.Table("ponjan", preset="Two-Players").seats == 2
    assert paiju.Table("ponjan", preset="two players", seats=3).seats == 3
    with pytest.raises(paiju.OptionError, match="no preset 'unty'; this game has standard, unity"):
        paiju.Table("ponjan", preset="unty")
    report = json.loads(run("simulate", "ponjan", "--hands", "5", "--preset", "two players", "--json").stdout)
    assert len(report["seats"]) == 2


@pytest.mark.parametrize(
    ("name", "slug"),
    [("TianJiu", "tianjiu"), ("tien-gow", "tianjiu"), ("Tien Gow", "tianjiu"), ("天九", "tianjiu"),
     ("Tiān Jiǔ", "tianjiu"),
     ("connect the dragon", "jielong"), ("接龍", "jielong"), ("牌九", "pai-gow"), ("골여시", "kol-ye-si")],
)  # fmt: skip
def test_a_game_is_found_by_each_of_its_names(name: str, slug: str) -> None:
    assert paiju.game(name).slug == slug


@pytest.mark.parametrize(
    ("typed", "near"),
    [("tien-gaw", "tianjiu"), ("jeilong", "jielong"), ("pai gwo", "pai-gow"), ("xianshifu", "xiangshifu")],
)  # fmt: skip
def test_a_misspelt_game_is_suggested(typed: str, near: str) -> None:
    assert near in run("rules", typed).stderr.partition("did you mean")[2]


def test_a_misspelt_option_is_suggested() -> None:
    assert "did you mean arms?" in run("play", "jielong", "-r", "arm=2").stderr
    assert "did you mean must_play?" in run("play", "jielong", "-r", "must-play=true").stderr
    assert "did you mean full32?" in run("tiles", "full33").stderr


COMPLETED = (
    ("paiju play jie", "jielong"),
    ("paiju play jielong -r must", "must_play="),
    ("paiju play jielong -r must_play=t", "must_play=true"),
    ("paiju simulate ponjan --preset un", "unity"),
    ("paiju simulate jielong --bots good,ra", "good,random"),
    ("paiju games --language zh", "zh-Hant"),
)


def test_a_shell_completes() -> None:
    """As bash asks for it, all of them in one process."""
    code = """
    import contextlib, os, sys
    from paiju.terminal.program import app
    for words in sys.stdin.read().splitlines():
        os.environ.update(_PAIJU_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=str(len(words.split()) - 1))
        with contextlib.suppress(SystemExit):
            app(prog_name="paiju")
        print("--")
    """
    done = python(code, typed="".join(f"{words}\n" for words, _ in COMPLETED))
    answers = done.stdout.decode().split("--\n")
    for (words, found), answer in zip(COMPLETED, answers, strict=False):
        assert found in answer.split(), words


@pytest.mark.parametrize(
    "arguments",
    [
        ("count", "jielong", "--depth", "2"),
        ("evolve", "kol-ye-si", "--generations", "2"),
        ("check", "jielong", "--decisions", "50"),
        ("bots",),
        ("tiles", "full32"),
        ("options", "ponjan"),
    ],
)
def test_figures_are_printed_as_json_with_numbers_as_numbers(arguments: tuple[str, ...]) -> None:
    data = json.loads(run(*arguments, "--json").stdout)
    assert data
    if arguments[0] == "count":
        assert data[1] == {"depth": 1, "positions": 12}
    if arguments[0] == "options":
        unit = next(option for option in data["options"] if option["name"] == "score_unit")
        assert (unit["allowed"], unit["default"], unit["default_depends_on"]) == ("1 or 10", 1, ["ruleset"])


def test_games_fit_a_terminal_and_are_one_line_each_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    piped = run("games").stdout.splitlines()
    assert len(piped) == len(paiju.games())
    assert all(len(line.split("\t")) == 5 for line in piped)
    monkeypatch.setattr(type(commands.out), "is_terminal", True)
    shown = run("games").stdout
    assert max(cell_len(Text.from_ansi(line).plain) for line in shown.splitlines()) <= 80
    assert all(game.slug in shown for game in paiju.games())


def test_no_option_name_breaks_in_80_columns() -> None:
    longest = sorted(paiju.games(), key=lambda game: -max(len(option.name) for option in game.options.OPTIONS))
    for game in longest[:4]:
        shown = run("options", game.slug).stdout
        assert all(option.name in shown for option in game.options.OPTIONS), game.slug
        assert all(row.rstrip().endswith("│") for row in shown.splitlines() if row.startswith("│")), game.slug


def test_a_command_without_arguments_ends_with_its_help() -> None:
    result = run()
    assert "Usage" in result.stdout + result.stderr
    assert "paiju: \n" not in result.stderr
    assert run("simulate", "jielong", "--hands", "20").stdout.startswith("jielong: 20")
    assert run("simulate", "jielong", "--hands", "20").stderr == ""


def test_versions_and_games_are_listed_without_what_plays_them() -> None:
    code = """
    import sys, paiju.cli
    sys.argv = ["paiju", %r]
    paiju.cli.main()
    heavy = {"numpy", "numba", "sqlite3", "fluent", "textual", %s} & set(sys.modules)
    assert not heavy, heavy
    """
    for arguments in (("--version", "'typer', 'rich'"), ("games", "")):
        done = python(code % arguments)
        assert (done.returncode, done.stderr) == (0, b"")


def test_the_benchmark_with_its_peers_can_be_read_in_80_columns() -> None:
    rows = [
        Row(game.slug, 12_345_678.9, 1_234_567.8, 987_654.3, 23_456_789.0, 16, 123_456.7, 12_345)
        for game in paiju.games()
    ]
    peers = {"OpenSpiel hearts in C++": 1_234_567.8, "OpenSpiel hearts from Python": 98_765.4, "RLCard mahjong": 1234.5}
    console = Console(file=io.StringIO(), width=80)
    for grid in bench_tables(rows, peers):
        console.print(grid)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "…" not in text
    assert all(slug in text for slug in ("kanwisher-mahjong", "shi-wu-hu-tricks"))
    assert all(figure in text for figure in ("12,346", "23,457", "12345", "10.0", "125.0"))
    assert "C: RLCard mahjong, 1.2 thousand a second" in text
