"""Sentences from data, by the tables of cases that the browser is held to as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paiju.kernel.action import Action
from paiju.tiles import FULL32
from paiju.words.bundles import bundle_of
from paiju.words.catalogues import LANGUAGES, UnknownLanguage, language_of, language_of_environment
from paiju.words.messages import MissingWords
from paiju.words.said import Said
from paiju.words.speaker import Speaker, house_speaker
from paiju.words.wire import read_said, said_data

VECTORS = Path(__file__).parents[1] / "vectors/words"
SENTENCES = json.loads((VECTORS / "sentences.json").read_text(encoding="utf-8"))
ACTIONS = json.loads((VECTORS / "actions.json").read_text(encoding="utf-8"))
LOCALES = json.loads((VECTORS / "locales.json").read_text(encoding="utf-8"))
FACE_WORDS = [face.text for face in FULL32.faces]


def speaker(language: str) -> Speaker:
    return Speaker(bundle_of(language, [SENTENCES["catalogues"][language]]), language, FULL32.text)


@pytest.mark.parametrize(("language", "data", "use", "sentence"), SENTENCES["cases"])
def test_a_sentence_is_written_as_in_the_browser(language: str, data: Any, use: str, sentence: str) -> None:
    said = read_said(data, FACE_WORDS.index)
    assert speaker(language).say(said, use) == sentence
    assert said_data(said, FACE_WORDS) == data


@pytest.mark.parametrize(("form", "sets", "notation", "data"), ACTIONS)
def test_an_action_is_said_as_in_the_browser(form: str, sets: list[str], notation: str, data: Any) -> None:
    action = Action(form, tuple(tuple(FULL32.read(tiles)) for tiles in sets))
    assert action.text(FULL32.text) == notation
    assert said_data(action.said(), FACE_WORDS) == data


def test_what_has_no_words_is_an_error() -> None:
    with pytest.raises(MissingWords, match="no words for nothing"):
        speaker("en").say(Said("nothing"))
    with pytest.raises(MissingWords, match="number in en"):
        speaker("en").say(Said("number", count=1))


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'tlh'; there are en, zh-Hans"):
        Speaker.of("paiju", "tlh")


@pytest.mark.parametrize(("locale", "language"), LOCALES)
def test_a_locale_means_a_language(locale: str, language: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert language_of(locale) == language
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert language_of_environment() == (language or "en")


def test_a_third_partys_game_says_in_english_what_it_has_no_words_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "an_english_game" / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").touch()
    (words / "en.ftl").write_text("game-name = Lucky Tile\ngame-summary = The tile wins.\n", encoding="utf-8")
    (words / "ko.ftl").write_text("game-name = 행운의 패\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    said = {language: Speaker.of("an_english_game", language).say_id("game-name") for language in LANGUAGES}
    assert said == dict.fromkeys(LANGUAGES, "Lucky Tile") | {"ko": "행운의 패"}
    assert Speaker.of("an_english_game", "ko").say_id("game-summary") == "The tile wins."
    assert Speaker.of("an_english_game", "ko").say_id("act-pass") == house_speaker("ko").say_id("act-pass")
    with pytest.raises(MissingWords):
        Speaker.of("an_english_game", "ko").say_id("no-such-words")
