"""The term base: what a thing of the games is called in every language, and what that means."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

ALL_GAMES = "all"


@dataclass(frozen=True)
class Term:
    """One concept, as terms.toml has it; mappings are by language."""

    id: str
    games: tuple[str, ...]  # slugs of games, families, or "all"
    words: Mapping[str, str]
    said: tuple[str, ...]  # messages that have its word
    never: Mapping[str, tuple[str, ...]]  # words for it that are not used
    meaning: Mapping[str, str]
    source: str

    def is_of(self, slug: str, family: str) -> bool:
        """Whether a game has this term."""
        return not {slug, family, ALL_GAMES}.isdisjoint(self.games)

    def word(self, language: str, general: str = "") -> str:
        """Its word in a language, else in the one that this language stands on."""
        return self.words.get(language) or self.words[general]


@functools.cache
def all_terms() -> tuple[Term, ...]:
    file = resources.files("paiju.words").joinpath("terms.toml")
    return tuple(_term(id, entry) for id, entry in tomllib.loads(file.read_text(encoding="utf-8")).items())


def _term(id: str, entry: dict[str, Any]) -> Term:
    rest = {name: entry.pop(name, {}) for name in ("games", "said", "never", "meaning", "source")}
    never = {language: tuple(words) for language, words in rest["never"].items()}
    return Term(id, tuple(rest["games"]), entry, tuple(rest["said"]), never, rest["meaning"], rest["source"])


def terms_of(slug: str, family: str) -> tuple[Term, ...]:
    """The terms of a game."""
    return tuple(term for term in all_terms() if term.is_of(slug, family))
