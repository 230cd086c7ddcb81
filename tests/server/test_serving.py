"""`paiju serve` and `paiju schema`: what stands in the way of a server is one line."""

import json
import socket
import sys
from pathlib import Path

import pytest

from paiju import cli
from paiju.server.store import Store
from paiju.server.store.opening import default_database


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> object:
    monkeypatch.setattr(sys, "argv", ["paiju", *arguments])
    with pytest.raises(SystemExit) as leaving:
        cli.main()
    return leaving.value.code


def test_a_port_in_use_is_one_line(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run(monkeypatch, "serve", "--port", str(port), "--db", database) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"paiju: 127.0.0.1:{port}: Address already in use; another program has this port")
    assert complaint.count("\n") == 1


def test_a_database_that_is_taken_or_foreign_is_one_line(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(database)
    assert run(monkeypatch, "serve", "--port", "0", "--db", database) == 2
    store.close()
    assert capsys.readouterr().err == f"paiju: {database}: another server has this database open\n"
    (tmp_path / "note").write_text("no database")
    assert run(monkeypatch, "serve", "--port", "0", "--db", str(tmp_path / "note")) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_address_that_is_not_here_is_one_line(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "serve", "--host", "192.0.2.1", "--db", database) == 2
    assert capsys.readouterr().err.startswith("paiju: 192.0.2.1:8000: ")


def test_the_database_is_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIJU_DB", "club.db")
    assert default_database() == "club.db"
    monkeypatch.delenv("PAIJU_DB")
    assert default_database().endswith("paiju.db")


def test_the_schema_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["paiju", "schema"])
    cli.main()
    assert "FromServer" in json.loads(capsys.readouterr().out)["$defs"]


def test_a_bus_without_postgresql_or_that_is_not_there_is_one_line(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bus = "redis://:secret@127.0.0.1:1"
    assert run(monkeypatch, "serve", "--port", "0", "--db", database, "--bus", bus) == 2
    assert capsys.readouterr().err.startswith("paiju: several processes need one PostgreSQL")
    monkeypatch.setenv("PAIJU_BUS", bus)
    assert run(monkeypatch, "serve", "--port", "0", "--db", "postgresql://nowhere/paiju") == 2
    refusal = capsys.readouterr().err
    assert refusal.startswith("paiju: redis://:***@127.0.0.1:1: ")
    assert refusal.count("\n") == 1
