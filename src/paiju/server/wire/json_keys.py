"""Keys of JSON objects: msgspec takes the last of several that are equal, which another reader might not."""

from __future__ import annotations

import json

from paiju.server.refusals import Code, Refusal
from paiju.words.said import Quoted, Said


def check_keys(text: str | bytes) -> None:
    """Raise a Refusal where an object of this JSON has a key twice; call it for what msgspec has read."""
    _DECODER.decode(text if isinstance(text, str) else text.decode())


def _check_object(pairs: list[tuple[str, object]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        raise Refusal(Code.MALFORMED, Said("refused-malformed", error=Quoted("a key is there twice")))


_DECODER = json.JSONDecoder(object_pairs_hook=_check_object, parse_int=str, parse_float=str)
