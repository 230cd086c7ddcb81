"""The catalogues of messages: those of the house, over them those of a family, over them those of a game."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from paiju.words.particles import particle, with_honorific

HOUSE = "paiju"
# Each language with what it is called by its speakers.
LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "zh-Hans": "简体中文",
    "zh-Hant": "繁體中文（台灣）",
    "zh-HK": "繁體中文（香港）",
    "ko": "한국어",
}
# A language that has only the words in which it differs, over those of another.
OVERLAYS = {"zh-HK": ("zh-Hant", "zh-HK")}
DEFAULT = "en"


class UnknownLanguage(ValueError):
    """There is no catalogue of that language."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")


def files_of(package: str, language: str) -> Iterator[Traversable]:
    """The catalogues of a game, its family and the house in a language, the most general first.

    A package `paiju.games.tricks.tianjiu` has those of `paiju`, `paiju.games.tricks` and its own; one of a third
    party has those of `paiju` and its own.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    parts = package.split(".")
    packages = [".".join(parts[: end + 1]) for end in range(len(parts))]
    for layer in dict.fromkeys((HOUSE, *packages)):
        for name in OVERLAYS.get(language, (language,)):
            if (found := _folder(layer).joinpath("words", f"{name}.ftl")).is_file():
                yield found


@functools.cache
def _folder(package: str) -> Traversable:
    return resources.files(package)


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


def language_of(wanted: str) -> str | None:
    """The language that a locale such as zh_TW.UTF-8, ko-KR or en means; None where there is none for it."""
    locale = wanted.partition(".")[0].replace("_", "-").lower()
    exact = {language.lower(): language for language in LANGUAGES}
    if locale in exact:
        return exact[locale]
    language, *rest = locale.split("-")
    if language == "yue":
        return "zh-HK"
    if language != "zh":
        return exact.get(language)
    if "hans" in rest:
        return "zh-Hans"
    if "hk" in rest or "mo" in rest:
        return "zh-HK"
    return "zh-Hant" if "tw" in rest or "hant" in rest else "zh-Hans"


def language_of_environment() -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG ask for, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(name):
            return language_of(locale) or DEFAULT
    return DEFAULT


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
