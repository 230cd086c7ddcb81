"""The messages as JSON Schema, and as the TypeScript types that the browser client is checked against."""

from __future__ import annotations

import json
from typing import Any

from msgspec import json as msgjson

from paiju.play.decks import all_decks
from paiju.server.http.examples import Example
from paiju.server.http.replays import Imported, Practice, Replay, ScoreSheet
from paiju.server.http.reviews import Review
from paiju.server.wire.client_messages import FromClient
from paiju.server.wire.protocol import VERSION
from paiju.server.wire.server_messages import FromServer

Schema = dict[str, Any]  # JSON
REFERENCE = "#/$defs/"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def json_schema() -> Schema:
    """The JSON Schema of all messages."""
    (client, server), components = msgjson.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Paiju protocol {VERSION}",
        "$defs": {**components, "FromClient": client, "FromServer": server},
    }


def typescript() -> str:
    """All types, as a module."""
    wanted = (FromClient, FromServer, Replay, ScoreSheet, Example, Practice, Imported, Review)
    (client, server, *_), components = msgjson.schema_components(wanted, ref_template=REFERENCE + "{name}")
    parts = ["/* Written by `paiju schema --typescript`: do not edit. */", f"export const VERSION = {VERSION};"]
    parts += [f"export type {name} = {_type(schema)};" for name, schema in sorted(components.items())]
    parts += [f"export type FromClient = {_type(client)};", f"export type FromServer = {_type(server)};"]
    return "\n\n".join(parts) + "\n"


def deck_table() -> str:
    """The tiles of every game by its seats and options, as the browser's verifier has them."""
    return json.dumps(all_decks(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.removeprefix(REFERENCE)
        case {"anyOf": list(choices)}:
            return " | ".join(dict.fromkeys(_type(choice) for choice in choices))
        case {"enum": list(values)}:
            return " | ".join(map(json.dumps, values))
        case {"type": "array"}:
            return f"({_type(schema.get('items', {}))})[]"
        case {"type": "object", "properties": dict(properties)}:
            return _fields(properties, schema.get("required", []))
        case {"type": "object"}:
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case {"type": str(kind)}:
            return PLAIN[kind]
        case _:
            return "unknown"


def _fields(properties: dict[str, Schema], required: list[str]) -> str:
    lines = [f"  {name}{'' if name in required else '?'}: {_type(schema)};" for name, schema in properties.items()]
    return "\n".join(["{", *lines, "}"])
