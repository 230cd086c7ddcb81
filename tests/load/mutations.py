"""Frames that are no messages of the protocol: every message, spoilt by bytes and by grammar."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec

from paiju.server import limits
from paiju.server.client import fresh_nonce
from paiju.server.wire.client_messages import FromClient
from paiju.server.wire.protocol import decode_from_client, encode

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 2**63, 10**400, 1.5),
    *("", "x" * 300, "\0", "\u202e"),
    *([], [[]], [None] * 100, {}, {"a": {"b": {}}}),
)
ODD_TEXTS = (
    *("", " ", "null", "NaN", "[]", "{}", "{", "\ufeff{}", "[" * 2000, '{"a":' * 1000),
    *('{"type"}', '{"type":null}', '{"type":NaN}', '{"type":"\\udc00"}', '{"nonce":"\\ud800\\ud800"}'),
    *('{"type":"ping","type":"hop"}', '{"type":"play","type":"ping","number":-1}', '{"type":"ping","number":0}x'),
    *(f'{{"type":"ping","number":{odd}}}' for odd in ("NaN", "Infinity", "1e999", "9" * 400, '"\\ud800"')),
)


def messages() -> list[dict[str, Any]]:
    """A message of every type, as plain data."""
    return [json.loads(encode(_sample(kind))) for kind in get_args(FromClient)]


def _sample(kind: type[msgspec.Struct]) -> Any:
    fields = {
        field.name: SAMPLES.get(field.name, lambda: 1)()
        for field in msgspec.structs.fields(kind)
        if field.required or field.name in ("options", "seat", "visitor")
    }
    return msgspec.convert(fields | {"type": kind.__struct_config__.tag}, kind)


SAMPLES: dict[str, Callable[[], Any]] = {
    "nonce": fresh_nonce,
    "name": lambda: "Eve",
    "game": lambda: "jielong",
    "options": lambda: {"hands": 1},
    "table": lambda: "abcdefgh",
    "ticket": lambda: "a.0.1.b.c",
    "visitor": lambda: "x.y",
    "pledge": lambda: "00" * 32,
    "commitment": lambda: "00" * 32,
    "key": lambda: "00" * 32,
    "signature": lambda: "00" * 64,
    "value": lambda: "00" * 16,
    "action": lambda: "pass",
    "agree": lambda: True,
}


def malformed(chance: random.Random) -> Iterator[str]:
    """Frames without end, none of which can be read."""
    whole = messages()
    ways = (_other_value, _other_field, _without_field, _bytes_changed, _bytes_changed, _cut, _doubled, _odd_text)
    while True:
        frame = chance.choice(ways)(chance, chance.choice(whole))
        if not _is_readable(frame):
            yield frame


def _is_readable(frame: str) -> bool:
    try:
        decode_from_client(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def _other_value(chance: random.Random, message: dict[str, Any]) -> str:
    name = chance.choice(list(message))
    return _written({**message, name: chance.choice(ODD_VALUES)})


def _other_field(chance: random.Random, message: dict[str, Any]) -> str:
    return _written({**message, f"x{chance.random()}": chance.choice(ODD_VALUES)})


def _without_field(chance: random.Random, message: dict[str, Any]) -> str:
    gone = chance.choice(list(message))
    return _written({name: value for name, value in message.items() if name != gone})


def _bytes_changed(chance: random.Random, message: dict[str, Any]) -> str:
    text = bytearray(_written(message), "utf-8")
    for _ in range(chance.randrange(1, 6)):
        text[chance.randrange(len(text))] = chance.randrange(256)
    return text.decode("utf-8", "replace")


def _cut(chance: random.Random, message: dict[str, Any]) -> str:
    text = _written(message)
    return text[: chance.randrange(len(text))]


def _doubled(chance: random.Random, message: dict[str, Any]) -> str:
    text = _written(message)
    return text[:-1] + "," + text[1:] if chance.random() < 0.5 else text + text


def _odd_text(chance: random.Random, message: dict[str, Any]) -> str:
    text = chance.choice(ODD_TEXTS)
    return text if chance.random() < 0.9 else text + "x" * (limits.FRAME_BYTES // 2)


def _written(message: dict[str, Any]) -> str:
    return json.dumps(message)
