"""Event files of TensorBoard, read back by their own rules."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from paiju.train.tensorboard import EventFile, crc32c, framed

Fields = list[tuple[int, int | bytes]]


def fields(message: bytes) -> Fields:
    """The fields of a message of Protocol Buffers, by number."""
    found: Fields = []
    at = 0

    def whole() -> int:
        nonlocal at
        number, shift = 0, 0
        while True:
            byte = message[at]
            at += 1
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    while at < len(message):
        key = whole()
        if key & 7 == 0:
            found.append((key >> 3, whole()))
            continue
        size = {1: 8, 2: None, 5: 4}[key & 7]
        size = whole() if size is None else size
        found.append((key >> 3, message[at : at + size]))
        at += size
    return found


def records(path: Path) -> Iterator[bytes]:
    content = path.read_bytes()
    while content:
        [size] = struct.unpack("<Q", content[:8])
        record = content[12 : 12 + size]
        assert framed(record) == content[: 16 + size]
        yield record
        content = content[16 + size :]


def test_the_check_sum_is_the_one_of_its_standard() -> None:
    """RFC 3720, B.4: 32 bytes of zeros, of ones, and ascending."""
    assert crc32c(b"123456789") == 0xE3069283
    assert crc32c(bytes(32)) == 0x8A9136AA
    assert crc32c(b"\xff" * 32) == 0x62A8AB43
    assert crc32c(bytes(range(32))) == 0x46DD794E


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    events = EventFile(tmp_path)
    assert not list(tmp_path.iterdir())
    events.add(300, {"gain": 1.5, "margin": 0.25})
    events.add(1_000_000_000, {"gain": -2.0})
    [path] = tmp_path.iterdir()
    assert "tfevents" in path.name
    version, first, second = map(fields, records(path))
    assert (3, b"brain.Event:2") in version
    assert ((2, 300) in first, (2, 1_000_000_000) in second) == (True, True)
    assert [values(event) for event in (first, second)] == [{"gain": 1.5, "margin": 0.25}, {"gain": -2.0}]


def values(event: Fields) -> dict[str, float]:
    summary = next(content for number, content in event if number == 5)
    assert isinstance(summary, bytes)
    found = {}
    for _, value in fields(summary):
        assert isinstance(value, bytes)
        own = dict(fields(value))
        name, number = own[1], own[2]
        assert isinstance(name, bytes)
        assert isinstance(number, bytes)
        found[name.decode()] = struct.unpack("<f", number)[0]
    return found
