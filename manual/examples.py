"""Shows the examples of docstrings as code: Markdown would take `>>>` for a quotation within quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)  # up to an empty line


class ExamplesAsCode(griffe.Extension):
    """Puts a fence around every example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", docstring)
