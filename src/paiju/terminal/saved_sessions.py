"""Sessions against bots, kept after every action: one for each game, until it is over."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from paiju.play.errors import RecordError
from paiju.play.table import Table


@dataclass(frozen=True)
class SavedSession:
    """A session as it was left: the table, the person's seat, and the bots at the others."""

    table: Table
    seat: int
    level: str


def folder() -> Path:
    """Where sessions are kept: PAIJU_SESSIONS, or a folder of this user."""
    named = os.environ.get("PAIJU_SESSIONS")
    return Path(named) if named else user_data_path("paiju", appauthor=False) / "sessions"


def save(session: SavedSession) -> None:
    """Keep a session; one that is over is forgotten. A full disk must not end a game."""
    file = folder() / f"{session.table.game.slug}.json"
    with contextlib.suppress(OSError):
        if session.table.over:
            file.unlink(missing_ok=True)
            return
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        data = {"seat": session.seat, "level": session.level, "record": session.table.record()}
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps(data), encoding="utf-8")
        beside.replace(file)


def last_session(slug: str | None = None) -> SavedSession | None:
    """The session of a game that was left, without one the last of all; None where there is none to go on with."""
    files = sorted(folder().glob(f"{slug or '*'}.json"), key=lambda file: -file.stat().st_mtime)
    for file in files:
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, RecordError):
            data = json.loads(file.read_text(encoding="utf-8"))
            table, seat = Table.from_record(data["record"]), int(data["seat"])
            if not table.over and table.moves and 0 <= seat < table.seats:
                return SavedSession(table, seat, str(data["level"]))
    return None
