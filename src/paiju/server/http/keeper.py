"""Keeps finished sessions as data, to be read whatever the rules become; in a thread that takes its time."""

from __future__ import annotations

import logging
import threading
import time

from msgspec import json as msgjson

from paiju.server import limits
from paiju.server.http.archive import played_through, steps_of
from paiju.server.store import Batch, NotSaved, Store, StoredTable
from paiju.server.store.errors import DatabaseError, Spoilt
from paiju.server.store.past import ONLOOKER
from paiju.server.table.fold import empty_room, fold_on

log = logging.getLogger(__name__)


class SessionKeeper:
    """Writes sessions that are over as data, one after the other."""

    def __init__(self, store: Store, share: float = limits.KEEPER_SHARE) -> None:
        self._store, self._share = store, share
        self._stopping = threading.Event()
        self._unreadable: set[tuple[str, int]] = set()
        self._thread = threading.Thread(target=self._run, name="paiju-keeper", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Stop after the hand that is being written."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        if self._stopping.wait(limits.LOOK_UP_SECONDS):
            return
        while True:
            try:
                self.catch_up()
            except (DatabaseError, NotSaved) as error:
                log.error("sessions could not be kept: %s", type(error).__name__)
            if self._stopping.wait(limits.KEEPER_SECONDS):
                return

    def catch_up(self) -> int:
        """All that a database of an earlier schema has left, and all that came since; how many sessions were kept."""
        self._note_older()
        before = self._store.sessions_to_keep()
        self.keep_all()
        return len(before) - len(set(before) & set(self._store.sessions_to_keep()))

    def keep_all(self) -> None:
        """All sessions that are over and not kept yet."""
        for table, number in self._store.sessions_to_keep():
            if self._stopping.is_set():
                return
            if (table, number) not in self._unreadable:
                self._keep(table, number)

    def _keep(self, table: str, number: int) -> None:
        try:
            stored = self._store.load(table)
            if stored is None:
                return
            kept = played_through(stored, number)
            self._keep_replay(stored, number, len(kept.sheet.players))
        except Exception as error:  # a log that is damaged or of older rules fails in any way
            if isinstance(error, DatabaseError | NotSaved):
                raise
            log.warning("session %d of table %s cannot be kept as data: %s", number, table, error)
            self._unreadable.add((table, number))
            if isinstance(error, Spoilt):
                self._store.unreadable.add(table)
        else:
            if not self._stopping.is_set():
                self._store.keep_session(table, number, msgjson.encode(kept))

    def _keep_replay(self, stored: StoredTable, number: int, seats: int) -> None:
        began = time.monotonic()
        for hand, steps in steps_of(stored, number, [None, *range(seats)]):
            pages = ((ONLOOKER if seat is None else seat, msgjson.encode(seen)) for seat, seen in steps.items())
            self._store.keep_replay(stored.id, number, hand, pages)
            self._rest(time.monotonic() - began)
            if self._stopping.is_set():
                return
            began = time.monotonic()

    def _rest(self, worked: float) -> None:
        """Leave the processor to those who play."""
        self._stopping.wait(min(limits.KEEPER_SECONDS, worked * (1 / self._share - 1)))

    def _note_older(self) -> None:
        """Once for a database of an earlier schema: note the hands and sessions that were finished then."""
        if self._store.is_past_noted():
            return
        for table in self._store.all_tables():
            if self._stopping.is_set():
                return
            began = time.monotonic()
            try:
                self.note_finished(table)
            except (DatabaseError, NotSaved):
                raise
            except Exception as error:  # a log that is damaged or of older rules fails in any way
                log.warning("table %s cannot be kept as data: %s", table, error)
            self._rest(time.monotonic() - began)
        self._store.note_past()

    def note_finished(self, table: str) -> None:
        """Put the finished hands of one table into data."""
        if (stored := self._store.load(table)) is not None:
            room = fold_on(empty_room(table, stored.secrets, last_hand=(0, 0)), stored.events)
            self._store.write_past(Batch(table, hands=room.finished_hands, sessions_over=room.sessions_over))
