"""The term base is whole, its page is up to date, and the catalogues say what it says."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from paiju.games import games
from paiju.games.families import FAMILIES
from paiju.kernel.game import Game
from paiju.words.catalogues import LANGUAGES, OVERLAYS
from paiju.words.terms import ALL_GAMES, Term, all_terms, terms_of
from tests.words.collecting import messages_of
from tests.words.term_page import PAGE, page
from tests.words.test_catalogues import WRITTEN_OUT, layers
from tests.words.test_language import texts_of

Messages = dict[str, ftl.Message]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.words terms writes it anew"


@pytest.mark.parametrize("term", all_terms(), ids=lambda term: term.id)
def test_a_term_is_whole(term: Term) -> None:
    known = {ALL_GAMES, *(game.slug for game in games()), *(family.slug for family in FAMILIES)}
    assert set(WRITTEN_OUT) <= set(term.words) <= set(LANGUAGES)
    assert set(term.games) <= known
    assert term.games
    assert term.said
    assert term.source
    assert set(term.never) <= set(WRITTEN_OUT)
    assert set(term.meaning) in (set(), set(WRITTEN_OUT)), "a meaning is told in every language, or in none"


@pytest.mark.parametrize("term", all_terms(), ids=lambda term: term.id)
def test_what_a_term_is_said_by_is_in_the_catalogues(term: Term) -> None:
    found = {id for game in games() if term.is_of(game.slug, game.family) for id in messages_of(layers(game), "en")}
    assert set(term.said) <= found


def without_their_word(term: Term, language: str, messages: Messages) -> list[str]:
    """The messages that should have the word of a term in a language and have another."""
    general = OVERLAYS.get(language, (language,))[0]
    words = {term.word(language, general), term.word(general)}
    if language not in term.words:
        words = {term.word(general)}
    said = {id: texts_of(messages[id]) for id in term.said if id in messages}
    return [
        f"{term.id} is {word!r} in {language}, but {id} says {' / '.join(texts)!r}"
        for id, texts in said.items()
        if not any(word.casefold() in " ".join(texts).casefold() for word in words)
        for word in [term.word(language, general)]
    ]


def with_words_never_used(term: Term, language: str, messages: Messages) -> list[str]:
    """The messages that say a term by a word that the base has forbidden."""
    return [
        f"{id} says {wrong!r} in {language}; {term.id} is {term.words[language]!r}"
        for id, message in messages.items()
        for wrong in term.never.get(language, ())
        if wrong in " ".join(texts_of(message))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_catalogues_have_the_word_of_the_base(game: Game, language: str) -> None:
    messages = messages_of(layers(game), *OVERLAYS.get(language, (language,)))
    assert [
        fault for term in terms_of(game.slug, game.family) for fault in without_their_word(term, language, messages)
    ] == []


@pytest.mark.parametrize("language", WRITTEN_OUT)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_one_thing_has_one_word(game: Game, language: str) -> None:
    found = []
    for term in terms_of(game.slug, game.family):
        house, *own = layers(game)
        messages = messages_of([house, *own] if ALL_GAMES in term.games else own, language)
        found += with_words_never_used(term, language, messages)
    assert found == []


KONG = Term("kong", ("kanwisher-mahjong",), {"ko": "깡"}, ("verb-quad",), {"ko": ("넷",)}, {}, "mahjong")


def test_a_wrong_word_is_found() -> None:
    from tests.words.test_language import messages_in_text

    [message] = messages_in_text("verb-quad = 넷\n")
    assert without_their_word(KONG, "ko", {"verb-quad": message}) == ["kong is '깡' in ko, but verb-quad says '넷'"]
    assert with_words_never_used(KONG, "ko", {"verb-quad": message}) == ["verb-quad says '넷' in ko; kong is '깡'"]
    assert not KONG.is_of("ponjan", "melding"), "where it is another thing, the word may be right"
