"""paiju clean lists what Paiju left and removes it, and touches nothing else."""

from pathlib import Path

import pytest

from paiju.server.store.opening import lock_file
from tests.terminal.test_cli import run

COMPILED = "0123456789abcdef01234567"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "tmp"))
    for name, folder in (("CACHE", "cache"), ("DATA", "data"), ("STATE", "state"), ("CONFIG", "config")):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / folder))
    monkeypatch.delenv("PAIJU_CACHE", raising=False)
    monkeypatch.delenv("PAIJU_DB", raising=False)
    for file in (f"cache/paiju/{COMPILED}/rules.nbi", "data/paiju/paiju.db", "data/other/kept", "cache/other/kept"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_bytes(b"x" * 1024)
    return tmp_path


def test_it_lists_asks_and_removes(home: Path) -> None:
    refused = run("clean", "--language", "en", answers="n\n")
    assert refused.returncode != 0
    assert (home / "data/paiju/paiju.db").is_file()
    done = run("clean", "--language", "en", answers="y\n")
    assert done.returncode == 0
    for place in ("cache/paiju", "data/paiju"):
        assert str(home / place) in done.stdout
        assert not (home / place).exists()
    assert (home / "data/other/kept").is_file()
    assert (home / "cache/other/kept").is_file()
    assert "nothing" in run("clean", "--language", "en").stdout


def test_in_a_folder_that_was_named_only_compiled_rules_go(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = home / "mine"
    (mine / COMPILED).mkdir(parents=True)
    (mine / "diary").write_text("dear")
    monkeypatch.setenv("PAIJU_CACHE", str(mine))
    assert run("clean", "--yes").returncode == 0
    assert [path.name for path in mine.iterdir()] == ["diary"]


def test_a_database_that_was_named_is_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_DB", str(home / "club.db"))
    (home / "club.db").write_text("")
    assert str(home / "club.db") in run("clean", "--yes").stdout
    assert (home / "club.db").is_file()


def test_nothing_is_removed_under_a_running_server(home: Path) -> None:
    lock = lock_file(home / "data/paiju/paiju.db")
    refused = run("clean", "--yes", "--language", "en")
    lock.close()
    assert refused.returncode == 2
    assert "a server has this database open" in refused.stderr
    assert (home / "data/paiju/paiju.db").is_file()
    assert (home / "cache/paiju").is_dir()


def test_the_completion_of_a_shell_goes_with_the_line_that_reads_it(home: Path) -> None:
    completion = home / ".bash_completions/paiju.sh"
    (home / ".bashrc").write_text(
        f"alias ll='ls -l'\n\nsource '{home}/.bash_completions/other.sh'\nsource '{completion}'\n"
    )
    for name in (".bash_completions/paiju.sh", ".bash_completions/other.sh", ".zfunc/_paiju"):
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text("complete")
    done = run("clean", "--yes", "--language", "en")
    assert done.returncode == 0
    assert f"{completion}: completion of commands in the shell" in done.stdout
    assert not completion.exists()
    assert not (home / ".zfunc/_paiju").exists()
    assert (home / ".bash_completions/other.sh").is_file()
    assert (home / ".bashrc").read_text() == f"alias ll='ls -l'\n\nsource '{home}/.bash_completions/other.sh'\n"
