"""What a training tells as an event file of TensorBoard: `tensorboard --logdir FOLDER` draws it.

A file is a row of records, each with its length and two check sums; a record is a message of Protocol Buffers with the
time, the step, and a name and a number for each value. Both are written here, so that nothing has to be installed.
"""

from __future__ import annotations

import functools
import struct
import time
from collections.abc import Mapping
from pathlib import Path

NAME = "events.out.tfevents.{seconds}.paiju"
VERSION = b"brain.Event:2"
POLYNOMIAL, MASK, WORD = 0x82F63B78, 0xA282EAD8, 0xFFFFFFFF
DOUBLE, WHOLE, BYTES, FLOAT = 1, 0, 2, 5  # how a field is stored
WALL_TIME, STEP, FILE_VERSION, SUMMARY = 1, 2, 3, 5  # fields of an event
VALUE, TAG, SIMPLE_VALUE = 1, 1, 2  # of a summary, and of a value in it


class EventFile:
    """An event file in a folder, one for each run of a training, begun with the first values."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME.format(seconds=time.time_ns() // 1_000_000_000)

    def add(self, step: int, values: Mapping[str, float]) -> None:
        """Write values by their names, of a step: the decisions that were learned from."""
        now = _field(WALL_TIME, DOUBLE, struct.pack("<d", time.time()))
        records = [] if self._path.exists() else [now + _of_bytes(FILE_VERSION, VERSION)]
        numbers = (
            _of_bytes(TAG, name.encode()) + _field(SIMPLE_VALUE, FLOAT, struct.pack("<f", value))
            for name, value in values.items()
        )
        summary = b"".join(_of_bytes(VALUE, number) for number in numbers)
        records.append(now + _field(STEP, WHOLE, _whole(step)) + _of_bytes(SUMMARY, summary))
        with self._path.open("ab") as file:
            file.write(b"".join(map(framed, records)))


def framed(record: bytes) -> bytes:
    """A record with its length and check sums."""
    length = struct.pack("<Q", len(record))
    return length + _masked(length) + record + _masked(record)


def crc32c(data: bytes) -> int:
    """The check sum of Castagnoli's polynomial."""
    found = WORD
    for byte in data:
        found = _table()[(found ^ byte) & 0xFF] ^ (found >> 8)
    return found ^ WORD


@functools.cache
def _table() -> tuple[int, ...]:
    rows = []
    for row in range(256):
        for _ in range(8):
            row = (row >> 1) ^ (POLYNOMIAL if row & 1 else 0)
        rows.append(row)
    return tuple(rows)


def _masked(data: bytes) -> bytes:
    found = crc32c(data)
    return struct.pack("<I", ((found >> 15 | found << 17) + MASK) & WORD)


def _field(number: int, kind: int, content: bytes) -> bytes:
    return _whole(number << 3 | kind) + content


def _of_bytes(number: int, content: bytes) -> bytes:
    return _field(number, BYTES, _whole(len(content)) + content)


def _whole(number: int) -> bytes:
    """A whole number in groups of seven bits, the lowest first."""
    groups = bytearray()
    while number > 0x7F:
        groups.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*groups, number])
