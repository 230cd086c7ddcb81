"""The messages: docs/protocol.md shows all of them, and what is none is refused."""

import json
import re
import types
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from paiju.server import limits
from paiju.server.cluster import bus_messages
from paiju.server.refusals import Code, Refusal
from paiju.server.schemas import json_schema
from paiju.server.wire import client_messages, server_messages
from paiju.server.wire.client_messages import FromClient
from paiju.server.wire.protocol import decode_from_client, decode_from_server, encode
from paiju.server.wire.server_messages import FromServer
from paiju.server.wire.sockets import read_message

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
EXAMPLES = [line for block in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL) for line in block.splitlines()]
PLAY = {"type": "play", "nonce": "12345678", "sequence": 3, "action": "pass"}


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_message_has_an_example_that_is_read_and_written_the_same() -> None:
    shown = {"client": set(), "server": set()}  # type: dict[str, set[str]]
    for line in EXAMPLES:
        raw = json.loads(line)
        side = "client" if raw["type"] in tags(FromClient) else "server"
        message = (decode_from_client if side == "client" else decode_from_server)(line)
        assert json.loads(encode(message)).items() >= raw.items() or side == "server"
        shown[side].add(raw["type"])
    assert shown == {"client": tags(FromClient), "server": tags(FromServer)}


def test_every_code_is_explained() -> None:
    table = DOCUMENT.split("## Refusals")[1].split("## Limits")[0]
    assert set(re.findall(r"`([a-z_]+)`", table)) >= {str(code) for code in Code}


def test_the_document_quotes_every_limit() -> None:
    written = dict(re.findall(r"^\| `([A-Z_]+)` \| ([^|]+) \|", DOCUMENT, re.MULTILINE))
    assert written == {name: shown(value) for name, value in vars(limits).items() if name.isupper()}


def shown(limit: float | tuple[int, int]) -> str:
    return " to ".join(map(shown, limit)) if isinstance(limit, tuple) else f"{limit:,}".removesuffix(".0")


@pytest.mark.parametrize("depth", [4, 100, 1000, 4000])
@pytest.mark.parametrize("start", ['{"type":"hello","version":1,"later":', '{"type":"create_table","options":{"a":'])
def test_no_message_nests_deep(start: str, depth: int) -> None:
    with pytest.raises(Refusal) as refusal:
        read_message(start + "[" * depth)
    assert refusal.value.code is Code.MALFORMED


@pytest.mark.parametrize(
    "change",
    [
        {"type": "hop"},
        {"more": 1},
        {"nonce": "1"},
        {"nonce": "1" * 65},
        {"nonce": 12345678},
        {"sequence": -1},
        {"sequence": 2**53},
        {"sequence": 1.5},
        {"sequence": "3"},
        {"sequence": True},
        {"sequence": None},
        {"action": ""},
        {"action": "a" * 201},
        {"action": ["pass"]},
    ],
)
def test_what_is_no_message_is_refused(change: dict[str, object]) -> None:
    decode_from_client(json.dumps(PLAY))
    with pytest.raises(msgspec.DecodeError):
        decode_from_client(json.dumps(PLAY | change))


@pytest.mark.parametrize(
    "text",
    ["", "[]", "null", "1", "{}", "[" * 5000, '{"type":' * 500, '{"type":"ping","number":1e999}', '{"type":"ping"} x'],
)
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        decode_from_client(text)


def test_the_schema_names_every_message() -> None:
    schema = json_schema()
    named = {
        definition["properties"]["type"]["const"]
        if "const" in definition["properties"]["type"]
        else definition["properties"]["type"]["enum"][0]
        for definition in schema["$defs"].values()
        if "type" in definition.get("properties", {})
    }
    assert named >= tags(FromClient) | tags(FromServer)


def structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__]


@pytest.mark.parametrize("module", [client_messages, server_messages, bus_messages], ids=lambda module: module.__name__)
def test_messages_cannot_be_changed(module: types.ModuleType) -> None:
    """So that one message may be shared by all whom it goes to."""
    assert structs_of(module)
    assert [kind.__name__ for kind in structs_of(module) if not kind.__struct_config__.frozen] == []


def test_a_misspelt_field_is_no_silent_default() -> None:
    """But a greeting may come from a newer client."""
    kinds = [*structs_of(client_messages), *structs_of(server_messages)]
    assert [kind.__name__ for kind in kinds if not kind.__struct_config__.forbid_unknown_fields] == ["Hello"]


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"ping","number":1,"number":2}',
        '{"type":"ping","type":"ping"}',
        '{"type":"ping","number":1,"n\\u0075mber":2}',
        '{"type":"hello","version":1,"later":[{"a":1,"a":2}]}',
        '{"type":"create_table","nonce":"12345678","name":"Ann","game":"jielong","options":{"hands":1,"hands":2}}',
    ],
)
def test_a_key_that_is_there_twice_is_refused(text: str) -> None:
    decode_from_client(text)  # msgspec takes the last
    with pytest.raises(Refusal) as refusal:
        read_message(text)
    assert refusal.value.code is Code.MALFORMED
    read_message('{"type":"hello","version":1,"later":[{"a":1},{"a":2}],"other":' + "9" * 5000 + "}")
