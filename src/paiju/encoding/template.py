"""The source of a game's encoder alone, rendered as the drivers of the kernel are."""

from __future__ import annotations

import importlib

from paiju.encoding.encoders import encodings
from paiju.kernel.record import Field

TEMPLATE = '''\
"""The encoder of {slug}, rendered from paiju.encoding.template; edit nothing here."""
from paiju.encoding.relative import relative_seat, relative_set, row_of, word_of
from paiju.kernel.compile import rule
from paiju.kernel.record import Plain
from paiju.kernel.widening import wide


@rule
def encode(seen, seats, seat, out, at):
    """Write what is seen as numbers from place `at` on, relative to the seat that looks.

    An onlooker looks from seat 0.
    """
    viewer = max(seat, 0)
{encodings}


@rule
def encode_observation(observation, seats, seat, out):
    encode({observation}, seats, seat, out, wide(0))
'''

COMPILED = {"observation": "observation[0]"}
IN_PLAIN = {role: f"Plain({text})" for role, text in COMPILED.items()}


def render(slug: str, package: str, roles: dict[str, str]) -> str:
    fields: dict[str, Field] = importlib.import_module(f"{package}.state").State.fields
    return TEMPLATE.format(slug=slug, encodings=encodings(fields), **roles)
