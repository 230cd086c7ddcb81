"""Every rulebook has the same parts, says what the game says, and is as new as the English one."""

from __future__ import annotations

import json
import re

import pytest

import paiju
from paiju.games import games
from paiju.kernel.game import Game
from paiju.play.example import example_of, settled, stages, told
from paiju.play.rulebooks import MARK, blocks, filled, headings, options_lines, stale_blocks
from paiju.words.speaker import Speaker
from tests.rulebooks.books import LANGUAGES, book_path, folder_of

SETTING = re.compile(r"`[a-z_]+=[a-z_0-9]+`")
STEPS = range(3, 9)
POINTS = ("hand", "actions", "prompt", "scores", "story", "row", "trick", "melds", "discards", "wall", "chips", "board")

every_book = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def read(game: Game, language: str) -> str:
    return book_path(game, language).read_text(encoding="utf-8")


@every_book
@every_game
def test_a_rulebook_has_all_parts_in_order(game: Game, language: str) -> None:
    text = read(game, language)
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == headings(language)
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1


@every_book
@every_game
def test_what_comes_from_data_is_up_to_date(game: Game, language: str) -> None:
    text = read(game, language)
    assert filled(text, game, language) == text, "run python -m tests.rulebooks write"


@every_book
@every_game
def test_the_whole_example_is_told(game: Game, language: str) -> None:
    """Every line of the story, once and in order, and the deal and the score sheet too."""
    marks = [mark[2] for mark in MARK.finditer(read(game, language)) if mark[1] == "hand"]
    played = example_of(game)
    assert played is not None
    ranges = [mark.partition("-") for mark in marks if mark not in ("deal", "sheet")]
    shown = [line for first, _, last in ranges for line in range(int(first), int(last or first) + 1)]
    assert shown == list(range(1, len(told(played, language)) + 1))
    assert "sheet" in marks or not settled(played, language)


@every_game
def test_the_example_is_one_whole_hand(game: Game) -> None:
    played = example_of(game)
    assert played is not None
    assert len(played.results) == 1
    *_, (_, last) = stages(played)
    assert last.position == played.position


@every_book
@every_game
def test_options_are_called_by_their_names(game: Game, language: str) -> None:
    assert SETTING.findall(read(game, language)) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@every_game
def test_a_translation_is_of_the_present_english_text(game: Game, language: str) -> None:
    english, translated = read(game, "en"), read(game, language)
    stale = [blocks(english)[at][:60] if at < len(blocks(english)) else "" for at in stale_blocks(english, translated)]
    assert stale == [], "translate these, then run python -m tests.rulebooks translated"
    assert len(blocks(translated)) == len(blocks(english)), "paragraph by paragraph"


@every_game
def test_the_lesson_follows_the_example(game: Game) -> None:
    lesson = json.loads((folder_of(game) / "lesson.json").read_text(encoding="utf-8"))
    played = example_of(game)
    assert played is not None
    length = len(list(stages(played)))
    assert len(lesson) in STEPS
    assert [step["at"] for step in lesson] == sorted(step["at"] for step in lesson)
    assert all(0 <= step["at"] < length and step["point"] in POINTS for step in lesson)
    for language in LANGUAGES:
        speaker = Speaker.of(game.package, language)
        assert all(speaker.say_id(f"lesson-{number}") for number in range(1, len(lesson) + 1))


def test_seats_are_counted_from_one() -> None:
    """Notation counts them from 0; nobody at a table does."""
    lines = options_lines(paiju.game("jielong"), "en")
    assert "| First dealer | 1 (1–4) | the seat that deals first |" in lines
