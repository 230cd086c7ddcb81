"""All that a game can say in a language, with the functions that its messages may call."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from paiju.words.catalogues import files_of
from paiju.words.messages import Entry, Messages, Written, read_catalogue
from paiju.words.particles import particle, with_honorific


@functools.cache
def bundle(package: str, language: str) -> Messages:
    """All messages that a game can say in a language."""
    return bundle_of(language, (file.read_text(encoding="utf-8") for file in files_of(package, language)))


def bundle_of(language: str, layers: Iterable[str]) -> Messages:
    """The messages of catalogues, those of the later over those of the earlier."""
    made = Messages(language, FUNCTIONS)
    for layer in layers:
        made.add(_read(layer))
    return made


@functools.cache
def _read(catalogue: str) -> tuple[Entry, ...]:
    """Once for each: the catalogues of the house and of a family are part of many bundles."""
    return read_catalogue(catalogue)


def _josa(value: object, pair: str) -> str:
    """`JOSA($tiles, "을/를")`: the value with the particle that it takes."""
    text, heard = (value.text, value.heard) if isinstance(value, Written) else (str(value), str(value))
    return text + particle(heard, str(pair))


def _nim(value: object) -> str:
    return with_honorific(str(value))


def _signed(value: float) -> str:
    """A gain or a loss with a real minus: "+3", "−3", "0"."""
    return f"{int(value):+d}".replace("-", "−") if value else "0"


FUNCTIONS: dict[str, Any] = {"JOSA": _josa, "NIM": _nim, "SIGNED": _signed}
