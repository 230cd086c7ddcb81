"""Catalogues as they travel to a browser: as small as may be, and only what it needs at one place."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from paiju.words.catalogues import HOUSE, OVERLAYS, files_of
from paiju.words.terms import terms_of

LOBBY = ("game-name", "game-summary")
# Beginnings of ids that only the terminal says.
OF_TERMINAL = (
    *("lab-", "solve-", "terminal-", "no-free-tiles", "no-ray", "no-reduced-", "no-rules-without-game"),
    *("no-table-address", "no-table-there", "no-terminal-here", "no-tile-set", "no-worker-left"),
)
# Those of what lies and happens at a table, where a word may need its meaning.
OF_TABLE = ("zone-", "paid-", "act-")


def lobby_catalogue(packages: Mapping[str, str], language: str) -> str:
    """The words of the house, with the name and the summary of every game under its slug."""
    entries = [*_entries(HOUSE, language).values()]
    for slug, package in packages.items():
        own = _entries(package, language)
        for id in LOBBY:
            if isinstance(message := own.get(id), ftl.Message):
                entries.append(_renamed(message, id.replace("game-", f"game-{slug}-")))
    return _written(entries)


def table_catalogue(package: str, language: str) -> str:
    """What a game and its family say; the words of the house are there already."""
    house, all_words = _entries(HOUSE, language), _entries(package, language)
    return _written([entry for id, entry in all_words.items() if id not in house or not house[id].equals(entry)])


def meanings_catalogue(slug: str, family: str, language: str) -> str:
    """What the terms in a message of a game mean: meaning-zone-tricks explains zone-tricks."""
    colon, space = ("：", "") if language.startswith("zh") else (": ", " ")
    found: dict[str, list[str]] = {}
    for term in terms_of(slug, family):
        if meaning := _in(term.meaning, language):
            for id in filter(_is_of_table, term.said):
                found.setdefault(id, []).append(f"{_in(term.words, language)}{colon}{meaning}")
    return _written([_message(f"meaning-{id}", space.join(texts)) for id, texts in found.items()])


def _is_of_table(id: str) -> bool:
    return id.startswith(OF_TABLE)


def _in(texts: Mapping[str, str], language: str) -> str | None:
    """The text in a language, else in the one that it stands on."""
    return next((texts[name] for name in reversed(OVERLAYS.get(language, (language,))) if name in texts), None)


def _message(id: str, text: str) -> ftl.Message:
    return ftl.Message(ftl.Identifier(id), ftl.Pattern([ftl.TextElement(text)]))


Entry = ftl.Message | ftl.Term


def _entries(package: str, language: str) -> dict[str, Entry]:
    """All messages and terms by their ids (those of terms begin with a dash), the special ones over the general."""
    found: dict[str, Entry] = {}
    for file in files_of(package, language):
        found |= _entries_in(file.read_text(encoding="utf-8"))
    return found


@functools.cache
def _entries_in(catalogue: str) -> dict[str, Entry]:
    """Those of one catalogue; the house's is below every game's."""
    found: dict[str, Entry] = {}
    for entry in FluentParser(with_spans=False).parse(catalogue).body:
        if isinstance(entry, ftl.Message | ftl.Term) and not entry.id.name.startswith(OF_TERMINAL):
            entry.comment = None
            found[("-" if isinstance(entry, ftl.Term) else "") + entry.id.name] = entry
    return found


def _renamed(message: ftl.Message, id: str) -> ftl.Message:
    return ftl.Message(ftl.Identifier(id), message.value, message.attributes)


def _written(entries: list[Entry]) -> str:
    return FluentSerializer().serialize(ftl.Resource(list(entries)))
