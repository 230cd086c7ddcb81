"""Hong Kong's words lie over Taiwan's: only messages that differ, with the same values, and the rest is taken over."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

import paiju
from paiju.words.catalogues import LANGUAGES, OVERLAYS
from paiju.words.said import Said, Seat
from paiju.words.speaker import Speaker, house_speaker
from paiju.words.travelling import lobby_catalogue, table_catalogue
from tests.words.collecting import ROOT, messages_in, variables

FILES = [(path, below) for name, (below, _) in OVERLAYS.items() for path in sorted(ROOT.rglob(f"words/{name}.ftl"))]


def below(path: Path, language: str) -> dict[str, ftl.Message]:
    """What is said without an overlay: the words of its folder and of those above it."""
    found: dict[str, ftl.Message] = {}
    for folder in reversed([path.parent.parent, *path.parent.parent.parents]):
        if folder.is_relative_to(ROOT) and (file := folder / "words" / f"{language}.ftl").exists():
            found |= messages_in(file)
    return found


def text_of(message: ftl.Message) -> str:
    bare = ftl.Message(message.id, message.value, message.attributes)
    return FluentSerializer().serialize_entry(bare)


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def test_every_overlay_has_words() -> None:
    assert {path.stem for path, _ in FILES} == set(OVERLAYS) <= set(LANGUAGES)


@pytest.mark.parametrize(("path", "language"), FILES, ids=lambda of: Path(of).parent.parent.name)
def test_an_overlay_has_only_what_differs_with_the_same_values(path: Path, language: str) -> None:
    under = below(path, language)
    for id, message in messages_in(path).items():
        assert id in under, f"{language} has no {id}"
        assert variables(message) == variables(under[id]), f"{id} has other values"
        assert attributes(message) == attributes(under[id]), f"{id} has other uses"
        assert text_of(message) != text_of(under[id]), f"{id} is the same in {language}"


def test_a_game_says_its_own_words_and_takes_over_the_others() -> None:
    speaker = Speaker.of(paiju.game("kanwisher-mahjong").package, "zh-HK")
    assert speaker.say(Said("act-mahjong", seat=Seat(1)), "told") == "s1 食糊"
    assert speaker.say(Said("act-triplet", seat=Seat(1)), "told") == "s1 碰"
    assert house_speaker("zh-HK").say(Said("no-session-over")) == house_speaker("zh-Hant").say(Said("no-session-over"))


def test_the_words_of_a_family_reach_its_games() -> None:
    speaker = Speaker.of(paiju.game("tianjiu").package, "zh-HK")
    assert speaker.say(Said("paid-short-of-quota", count=2)) == "比定額少 2 支"


def test_a_browser_gets_the_overlay_and_what_is_under_it() -> None:
    game = paiju.game("ponjan")
    own = table_catalogue(game.package, "zh-HK")
    assert "verb-reach = 叫糊\n" in own
    assert "verb-steal = 碰\n" in own
    lobby = lobby_catalogue({game.slug: game.package}, "zh-HK")
    assert "verb-win = 食糊\n" in lobby
    assert "game-ponjan-name = 碰將\n" in lobby


def test_rulebooks_are_taiwans() -> None:
    game = paiju.game("tianjiu")
    assert game.rulebook_in("zh-HK") == game.rulebook_in("zh-Hant") != game.rulebook
