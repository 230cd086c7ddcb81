"""The protocol between a client and the server: JSON messages in text frames.

`python -m paiju schema` writes their JSON Schema; docs/protocol.md shows an example of each.
"""

from __future__ import annotations

from msgspec import json as msgjson

from paiju.server.wire.client_messages import FromClient
from paiju.server.wire.server_messages import FromServer

VERSION = 2

decode_from_client = msgjson.Decoder(FromClient).decode
decode_from_server = msgjson.Decoder(FromServer).decode
_encode = msgjson.Encoder().encode


def encode(message: FromServer | FromClient) -> bytes:
    """A message as the text of a frame."""
    return _encode(message)
