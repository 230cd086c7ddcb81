"""What people type and press that used to break a command: each gets a sentence, and loses nothing."""

import contextlib
import io
import json
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import paiju
from paiju.bots import registry as bots
from paiju.cli import main
from paiju.kernel.plugins import PluginWarning
from paiju.lab.playing import SESSIONS_A_THREAD, Played
from paiju.lab.simulation import Sums, hand_values, simulate
from paiju.terminal.plain_output import nearest
from paiju.terminal.web_page import has_screen
from tests.terminal.test_cli import run

SEED = ("--seed", "3")
NO_TEXT = "\x00"


def python(code: str, typed: str = "") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        input=typed.encode(),
        capture_output=True,
        timeout=100,
        check=False,
    )


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play [/foo]", "there is no tile [/foo]"),
        ("lead [/foo]", "there is no tile [/foo]"),
        ("lead [6:7]", "there is no tile [6:7]"),
        ("lead 0b", "there is no tile 0b"),
        ("1" * 5000, "There are actions 1 to"),
        ("0" * 5000, "There are actions 1 to"),
        ("²", "'²' is no action"),
        ("٣", "There are actions 1 to"),
        (f"save a{NO_TEXT}b", "It was not saved"),
        ("save", "save FILE"),
    ],
)
def test_whatever_is_typed_the_session_goes_on(typed: str, said: str) -> None:
    result = run("play", "jielong", *SEED, answers=f"{typed}\nhint\nquit\n")
    assert result.returncode == 0, result.stderr
    assert said in result.stdout.replace("\n", " ")
    assert "lead" in result.stdout.rpartition(">")[0]


@pytest.mark.parametrize("typed", ["1" * 5000, "0" * 5000, "[/foo]", "99"])
def test_whatever_is_typed_at_a_puzzle_it_is_asked_again(typed: str) -> None:
    result = run("puzzle", "jielong", "--number", "1", answers=f"{typed}\nquit\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count(">") >= 2


def test_a_tile_of_another_set_is_said_to_be_none() -> None:
    assert "there is no tile 0b" in run("play", "kanwisher-mahjong", *SEED, answers="discard 0b\n").stdout
    assert "there is no tile" not in run("play", "kanwisher-mahjong", *SEED, answers="discard foo\n").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "[/foo]"),
        ("simulate", "jielong", "--bots", "[/foo]"),
        ("tiles", "[/foo]"),
        ("rules", "[bold]"),
        ("odds", "pai-gow", "[/foo]"),
        ("play", "jielong", "-r", "[/foo]=1"),
        ("play", "jielong", "--preset", "[/foo]"),
        ("replay", "[/foo]"),
        ("games", "--language", "[/foo]"),
    ],
)
def test_brackets_are_no_markup(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert any(piece in result.stderr for piece in ("[/foo]", "[bold]"))


@pytest.mark.parametrize("given", ["two", "", "2.5", "2,3", "1" * 5000])
@pytest.mark.parametrize("command", ["play", "simulate", "compare"])
def test_a_number_of_players_that_is_none_is_refused(command: str, given: str) -> None:
    result = run(command, "jielong", "-r", f"seats={given}")
    assert result.returncode == 2
    assert "jielong is for 2 to 4 players" in result.stderr or "a whole number from 2 to 4" in result.stderr


LONG_WORK = (
    ("simulate", "jielong", "--hands", "1000000000000"),
    ("solve", "xiangshifu", "--deals", "100000"),
    ("check", "jielong", "--decisions", "1000000000"),
    ("evolve", "kol-ye-si", "--generations", "1000000"),
    ("arena", "jielong", "good", "random", "--hands", "10000000", "--all", "--jobs", "1"),
    ("league", "jielong", "--bots", "random,search:2000", "--hands", "10000000", "--jobs", "2"),
)


@pytest.mark.parametrize("arguments", LONG_WORK, ids=lambda arguments: arguments[0])
def test_ctrl_c_is_exit_code_130(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """The signal comes when the work has begun: its progress bar says so."""
    code = f"""
    import os, signal, sys, threading
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
    from rich.progress import Progress
    def pressed(*_, **__):
        os.kill(os.getpid(), signal.SIGINT)
    def begun(self, *args, _real=Progress.add_task, **kwargs):
        threading.Timer(0.2, pressed).start()
        return _real(self, *args, **kwargs)
    Progress.add_task = begun
    from paiju.cli import main
    sys.argv = ["paiju", *{arguments!r}]
    main()
    """
    done = python(code)
    assert done.returncode == 130, done.stderr.decode()
    assert done.stderr.decode().strip().endswith("paiju: stopped")
    assert b"Traceback" not in done.stderr


CHECKED = 1 + len(paiju.game("jielong").presets)
# Each is stopped when its progress bar has moved so often; what was found till then is printed.
PARTS = (
    (("check", "jielong", "kap-shap", "--decisions", "20"), CHECKED, "jielong: 20 decisions"),
    (("compare", "jielong", "--option", "arms", "--hands", "400", "--jobs", "1"), 4, "arms=1"),
    (("arena", "jielong", "good", "random", "--hands", "100000", "--all", "--jobs", "1"), 4, "good"),
    (("league", "jielong", "ce-deng", "--bots", "random,good", "--hands", "2", "--jobs", "1"), 4, "jielong"),
    (("equilibrium", "kol-ye-si", "--seats", "2", "--rounds", "10000000"), 5, "exploitability"),
    (("evolve", "kol-ye-si", "--generations", "100000"), 3, "Strategies"),
    (("simulate", "jielong", "--hands", "100000000"), 3, "mean"),
)


@pytest.mark.parametrize(("arguments", "moves", "printed"), PARTS, ids=[part[0][0] for part in PARTS])
def test_ctrl_c_prints_what_was_found(arguments: tuple[str, ...], moves: int, printed: str) -> None:
    code = f"""
    import os, signal, sys
    signal.signal(signal.SIGINT, signal.default_int_handler)
    from rich.progress import Progress
    left = {moves}
    def moved(real):
        def move(self, *args, **kwargs):
            global left
            real(self, *args, **kwargs)
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGINT)
        return move
    Progress.advance, Progress.update = moved(Progress.advance), moved(Progress.update)
    from paiju.cli import main
    sys.argv = ["paiju", *{arguments!r}]
    main()
    """
    done = python(code)
    assert done.returncode == 130, done.stderr.decode()
    assert printed in done.stdout.decode()
    assert done.stderr.decode().strip().endswith("paiju: stopped")
    assert b"Traceback" not in done.stderr


def test_ctrl_c_while_loading_is_no_traceback() -> None:
    code = """
    import builtins, sys
    import paiju.cli
    real = builtins.__import__
    def stopping(name, *rest, **named):
        if name == "paiju.terminal.program":
            raise KeyboardInterrupt
        return real(name, *rest, **named)
    builtins.__import__ = stopping
    sys.argv = ["paiju", "games"]
    paiju.cli.main()
    """
    done = python(code)
    assert (done.returncode, done.stderr) == (130, b"")


@pytest.mark.usefixtures("heeds_ctrl_c")
def test_a_simulation_that_is_stopped_reports_what_was_played() -> None:
    game = paiju.game("jielong")
    calls = 0

    def stop(_: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            signal.raise_signal(signal.SIGINT)

    values = hand_values(game, 4, {})
    report = simulate(game, 4, values, 10**12, jobs=1, progress=stop, keeps_scores=False, may_stop=True)
    assert 0 < report.sessions <= SESSIONS_A_THREAD * 3
    whole = simulate(game, 4, values, report.sessions, jobs=1)
    assert report.means == whole.means


def test_sums_say_the_same_as_scores() -> None:
    game = paiju.game("tianjiu")
    report = simulate(game, 4, hand_values(game, 4, {}), 700, jobs=2)
    scores = report.played.scores
    sums = Sums(4)
    for at in range(0, 700, 100):
        sums.add(Played(scores[at : at + 100], 0, 0, 0))
    assert sums.means == report.means
    for seat, mean in enumerate(report.means):
        assert mean.value == pytest.approx(scores[:, seat].mean())
        assert mean.spread == pytest.approx(scores[:, seat].std(ddof=1))
    assert sum(report.best) == pytest.approx(1)


def test_output_that_is_no_utf_8_gets_the_nearest_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = (["--help"], ["games"], ["tiles", "full32"], ["options", "jielong"], ["games", "--json"])
    for encoding in ("ascii", "latin-1", "cp437"):
        for arguments in (*tried, ["schema"], ["schema", "--decks"]):
            text = printed(monkeypatch, encoding, *arguments)
            if arguments == ["games", "--json"]:
                assert "天九" in [game["native"] for game in json.loads(text)]
            elif arguments == ["tiles", "full32"]:
                assert "[6:6]" in text
    assert [nearest(character) for character in "é…┌│─牌"] == ["e", "...", "+", "|", "-", "??"]


def printed(monkeypatch: pytest.MonkeyPatch, encoding: str, *arguments: str) -> str:
    """What a command writes to a stream of an encoding."""
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding=encoding, errors="strict", write_through=True)
    with monkeypatch.context() as changed:
        changed.setattr(sys, "stdout", stream)
        changed.setattr(sys, "argv", ["paiju", *arguments])
        with contextlib.suppress(SystemExit):
            main()
    return written.getvalue().decode(encoding)


@pytest.fixture
def plug_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str, str], None]]:
    """Installs a package that offers something: a group, a name and the source of `offered`."""
    monkeypatch.syspath_prepend(str(tmp_path))
    registry: ModuleType = sys.modules["paiju.games"]

    def install(group: str, name: str, source: str) -> None:
        (tmp_path / "a_plugin.py").write_text(source)
        info = tmp_path / "a_plugin-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: a-plugin\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{group}]\n{name} = a_plugin:offered\n")
        registry._registry.cache_clear()
        bots._plugged_in.cache_clear()

    yield install
    sys.modules.pop("a_plugin", None)
    registry._registry.cache_clear()
    bots._plugged_in.cache_clear()


@pytest.mark.parametrize(
    ("group", "source", "why"),
    [
        ("paiju.games", "raise RuntimeError('no [luck]\\nat all')", "RuntimeError: no [luck] at all"),
        ("paiju.games", "offered = 7", "it is no Game but 7"),
        ("paiju.games", "import paiju; offered = paiju.game.__globals__['importlib'].import_module("
         "'paiju.games.tricks.tianjiu').GAME", "there is a game tianjiu already"),
        ("paiju.bots", "import nowhere", "No module named 'nowhere'"),
    ],
)  # fmt: skip
def test_a_broken_plug_in_is_named_and_all_else_works(
    plug_in: Callable[[str, str, str], None], group: str, source: str, why: str
) -> None:
    plug_in(group, "luck", source)
    result = run("games" if group == "paiju.games" else "bots")
    assert result.returncode == 0
    assert ("tianjiu" if group == "paiju.games" else "master") in result.stdout
    assert result.stderr.strip().endswith(f"the plug-in luck of a-plugin is left out: {why}") or why in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_library_is_warned_of_a_broken_plug_in(plug_in: Callable[[str, str, str], None]) -> None:
    plug_in("paiju.games", "luck", "offered = None")
    with pytest.warns(PluginWarning, match="the plug-in luck of a-plugin is left out: it is no Game but None"):
        assert paiju.games()


def test_a_missing_folder_for_a_database_is_not_made_silently(tmp_path: Path) -> None:
    result = run("serve", "--port", "0", "--db", str(tmp_path / "vra" / "paiju.db"))
    assert result.returncode == 2
    assert f"there is no folder {tmp_path / 'vra'}" in result.stderr
    assert not (tmp_path / "vra").exists()


def test_a_port_that_is_taken_says_what_to_do(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port), "--db", str(tmp_path / "paiju.db"))
    assert result.returncode == 2
    assert f"--port {port + 1}" in result.stderr


def test_a_page_opens_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()
    monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 5 10.0.0.2 22")
    assert not has_screen()


def test_ctrl_c_while_the_command_is_loaded_leaves_in_silence() -> None:
    """The signal comes with the first module of Paiju that is loaded, and with one that is loaded late."""
    for module in ("paiju", "paiju.terminal.commands"):
        code = f"""
        import importlib.abc, os, signal, sys
        signal.signal(signal.SIGINT, signal.default_int_handler)
        class Pressed(importlib.abc.MetaPathFinder):
            def find_spec(self, name, path=None, target=None):
                if name == {module!r}:
                    os.kill(os.getpid(), signal.SIGINT)
        sys.meta_path.insert(0, Pressed())
        sys.argv = ["paiju", "games"]
        from paiju_start import main
        main()
        """
        done = python(code)
        assert (done.returncode, done.stdout, done.stderr) == (130, b"", b""), module
