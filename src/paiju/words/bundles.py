"""Catalogues as Fluent reads them, with the functions that their messages may call."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from paiju.words.catalogues import files_of
from paiju.words.particles import particle, with_honorific


@functools.cache
def bundle(package: str, language: str) -> FluentBundle:
    """All messages that a game can say in a language."""
    return bundle_of(language, (file.read_text(encoding="utf-8") for file in files_of(package, language)))


def bundle_of(language: str, layers: Iterable[str]) -> FluentBundle:
    """The messages of catalogues, those of the later over those of the earlier."""
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for layer in layers:
        made.add_resource(_parsed(layer), allow_overrides=True)
    return made


@functools.cache
def _parsed(catalogue: str) -> Resource:
    """Once for each: the catalogues of the house and of a family are part of many bundles."""
    return FluentResource(catalogue)


class Written(FluentType):
    """A value that is in words already; `heard` is how it sounds, for the particle behind it."""

    def __init__(self, text: str, heard: str = "") -> None:
        self.text, self.heard = text, heard or text

    def format(self, locale: object) -> str:
        return self.text


def _josa(value: object, pair: str) -> str:
    """`JOSA($tiles, "을/를")`: the value with the particle that it takes."""
    text, heard = (value.text, value.heard) if isinstance(value, Written) else (str(value), str(value))
    return text + particle(heard, str(pair))


def _nim(value: object) -> str:
    return with_honorific(value.text if isinstance(value, Written) else str(value))


def _signed(value: float) -> str:
    """A gain or a loss with a real minus: "+3", "−3", "0"."""
    return f"{int(value):+d}".replace("-", "−") if value else "0"


FUNCTIONS: dict[str, Any] = {"JOSA": _josa, "NIM": _nim, "SIGNED": _signed}
