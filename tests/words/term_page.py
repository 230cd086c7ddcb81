"""docs/terms.md, made from the term base. `python -m tests.words terms` writes it anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from paiju.words.catalogues import LANGUAGES, OVERLAYS
from paiju.words.terms import Term, all_terms

PAGE = Path(__file__).parents[2] / "docs/terms.md"
WRITTEN_OUT = [language for language in LANGUAGES if language not in OVERLAYS]
HEAD = """# Terms

One thing has one word in a language, in all games that have the thing. The base is `src/paiju/words/terms.toml`; the
catalogues are held to it by `tests/words/test_terms.py`. Made by `python -m tests.words terms`.
"""


def word(term: Term, language: str) -> str:
    """The word, with what an overlay says instead."""
    others = [name for name, layers in OVERLAYS.items() if layers[0] == language and name in term.words]
    return "; ".join([term.words[language], *(f"{term.words[name]} ({name})" for name in others)])


def rows() -> Iterator[str]:
    yield f"| concept | {' | '.join(LANGUAGES[name] for name in WRITTEN_OUT)} | games | not | source |"
    yield f"|{'---|' * (len(WRITTEN_OUT) + 4)}"
    for term in all_terms():
        never = ", ".join(word for words in term.never.values() for word in dict.fromkeys(words))
        words = " | ".join(word(term, language) for language in WRITTEN_OUT)
        yield f"| {term.id} | {words} | {', '.join(term.games)} | {never} | {term.source} |"


def meanings() -> Iterator[str]:
    for term in all_terms():
        if term.meaning:
            yield f"\n**{term.id}**\n"
            yield from (f"- {term.words[language]}: {term.meaning[language]}" for language in WRITTEN_OUT)


def page() -> str:
    return "\n".join([HEAD, *rows(), "\n## What they mean", *meanings()]) + "\n"


def pages() -> Iterator[tuple[Path, str]]:
    yield PAGE, page()
