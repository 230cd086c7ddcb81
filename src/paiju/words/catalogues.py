"""The catalogues of messages: those of the house, over them those of a family, over them those of a game."""

from __future__ import annotations

import functools
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HOUSE = "paiju"
PLACE, PLACE_LEFT = re.compile(r"\{ \$(\w+) \}"), re.compile(r"[{}]")
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
    party has those of `paiju` and its own, and says in English what it has no words for in a language.
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    parts = package.split(".")
    packages = [".".join(parts[: end + 1]) for end in range(len(parts))]
    for layer in dict.fromkeys((HOUSE, *packages)):
        for name in _names_of(layer, language):
            if (found := _folder(layer).joinpath("words", f"{name}.ftl")).is_file():
                yield found


def _names_of(package: str, language: str) -> tuple[str, ...]:
    names = OVERLAYS.get(language, (language,))
    is_ours = package.partition(".")[0] == HOUSE
    return names if is_ours else tuple(dict.fromkeys((DEFAULT, *names)))


@functools.cache
def _folder(package: str) -> Traversable:
    if (module := sys.modules.get(package)) and module.__file__ and (folder := Path(module.__file__).parent).is_dir():
        return folder  # which spares a command that prints a line the loading of importlib.resources
    from importlib import resources

    return resources.files(package)


@functools.cache
def _texts_of(package: str, language: str) -> tuple[str, ...]:
    """The catalogues themselves, the most special first."""
    return tuple(file.read_text(encoding="utf-8") for file in files_of(package, language))[::-1]


def plain_message(package: str, language: str, id: str, **values: str) -> str | None:
    """A message of one line in which values only stand, read without Fluent; None for any other."""
    for text in _texts_of(package, language):
        if found := re.search(rf"^{re.escape(id)} *=(.*)$(\n[ ]+\S)?", text, re.MULTILINE):
            words = PLACE.sub(lambda place: values.get(place[1], place[0]), found[1].strip())
            return None if found[2] or not words or PLACE_LEFT.search(words) else words
    return None


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
