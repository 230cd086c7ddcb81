"""Catalogues as a careful reader sees them: script, punctuation, particles, words not to use, English left over."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.words.collecting import ROOT, messages_in

WEB = Path(__file__).parents[2] / "web/src/words"
FILES = sorted([*ROOT.rglob("words/*.ftl"), *WEB.glob("*.ftl")])
HAN = r"[\u4e00-\u9fff]"
# Words of these languages that people of the other script, or nobody, would use; each with what is said instead.
FORBIDDEN = {
    "zh-Hans": {"机械人": "电脑", "服務": "服务"},
    "zh-Hant": {"軟件": "軟體", "服務器": "伺服器", "默認": "預設", "信息": "訊息"},
    "ko": {"타일": "패", "플레이어": "사람", "게임 테이블": "방"},
    "en": {"look on": "watch", "looks on": "watches"},
}
# Characters that the coding of a script has too, but that its readers take for those of the other one.
FOREIGN = {"zh-Hans": "後於裡麼", "zh-Hant": "与么体优儿几听坏庄机杠胜离种适于后里准占舍"}
SCRIPTS = {"zh-Hans": ("gb2312", "Simplified"), "zh-Hant": ("big5", "Traditional")}
LISTS = {"bots", "example-names"}  # of names, with blanks between them
# Letters that stay as they are in every language: names of people, programs and notation.
LATIN = re.compile(
    r"(?<![A-Za-z])(Paiju|Ray|Bagchen|Liap Tui|Mei|Jun|Lan|Bo|Yu|Hana|Min|Tao|"
    r"hello|help|save|paiju|replay|Enter|Esc|LANG|PAIJU_DB|MiB)(?![A-Za-z])"
)


class _Texts(Visitor):
    """The text of a message, with {} for what is put in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.texts.append("".join(map(_part, node.elements)))
        self.generic_visit(node)


def _part(part: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(part, ftl.TextElement):
        return str(part.value)
    inner = part.expression
    is_person = isinstance(inner, ftl.FunctionReference) and inner.id.name == "NIM"
    return "님" if is_person else "{}"


def texts_of(message: ftl.Message) -> list[str]:
    visitor = _Texts()
    visitor.visit(message)
    return visitor.texts


# What is wrong with options that somebody typed: names and values are told as they have to be typed.
OF_OPTIONS = {
    id
    for id, message in messages_in(ROOT / "words/en.ftl").items()
    if id.startswith("no-") and re.search(r"\boption |[a-z]_[a-z]|\w=", " ".join(texts_of(message)))
}


def language_of(path: Path) -> str:
    return {"zh-HK": "zh-Hant"}.get(path.stem, path.stem)


def faults_in(language: str, text: str) -> list[str]:
    """What a reader would mark in a text."""
    found = [f"{wrong!r}, say {right!r}" for wrong, right in FORBIDDEN.get(language, {}).items() if wrong in text]
    if script := SCRIPTS.get(language):
        coding, name = script
        if odd := [letter for letter in text if _is_han(letter) and not _is_of(letter, language, coding)]:
            found.append(f"{''.join(odd)} is no {name} character")
    if language.startswith("zh"):
        if re.search(rf"{HAN}[,;:!?](?!\d)|{HAN}\.(?:\s|$)", text):
            found.append("punctuation of Latin scripts")
        if re.search(rf"{HAN} {HAN}|\s[，。：；！？]|[，。：；！？]\s+{HAN}", text):
            found.append("a blank that does not belong there")
    if language == "ko":
        if re.search(r"\{\} (?:을|를|은|는|와|과|으로|로|의|에게)(?:\s|$)", text):
            found.append("a blank before a particle")
        if re.search(r"\{\}(?:을|를|은|는|와|과|이|가)(?=\s)", text):
            found.append("a particle that does not look at the word before it")
        if re.search(rf"(?<![(（\u4e00-\u9fff·, ]){HAN}", text):
            found.append("hanja outside of brackets")
    return found


def _is_han(letter: str) -> bool:
    return "\u4e00" <= letter <= "\u9fff"


def _is_of(letter: str, language: str, coding: str) -> bool:
    return letter not in FOREIGN[language] and _fits(letter, coding)


def _fits(letter: str, coding: str) -> bool:
    try:
        letter.encode(coding)
    except UnicodeEncodeError:
        return False
    return True


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_careful_reader_finds_no_fault(path: Path) -> None:
    language = language_of(path)
    found = {
        id: faults
        for id, message in messages_in(path).items()
        for text in texts_of(message)
        if id not in LISTS and (faults := faults_in(language, text))
    }
    assert found == {}


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem != "en"], ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_no_english_is_left(path: Path) -> None:
    """Words of Latin letters, apart from those that are the same everywhere, and tiles in notation."""
    found = {}
    for id, message in messages_in(path).items():
        if id in OF_OPTIONS:
            continue
        for text in texts_of(message):
            rest = LATIN.sub("", re.sub(r"\{\}|\[\d:\d\]", "", text))
            if words := re.findall(r"[A-Za-z]{2,}", rest):
                found[id] = words
    assert found == {}


LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ko")
# Both scripts of Chinese may say the same; a text with a character that differs fails by its script.
PAIRS = [pair for pair in itertools.combinations(LANGUAGES, 2) if pair != ("zh-Hans", "zh-Hant")]


def said_alike(first: ftl.Message, second: ftl.Message) -> set[str]:
    """Texts that are the same in two languages; signs and numbers alone may be."""
    alike = set(texts_of(first)) & set(texts_of(second))
    return {text for text in alike if re.search(r"[^\W\d_]", text.replace("{}", ""))}


@pytest.mark.parametrize(("one", "other"), PAIRS)
@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=lambda folder: folder.parent.name)
def test_no_sentence_is_that_of_another_language(folder: Path, one: str, other: str) -> None:
    first, second = messages_in(folder / f"{one}.ftl"), messages_in(folder / f"{other}.ftl")
    found = {id: alike for id in first.keys() & second.keys() if (alike := said_alike(first[id], second[id]))}
    assert found == {}


def test_a_sentence_left_in_another_language_is_found() -> None:
    first, second = messages_in_text("a = { $n }: pass\n    .told = 1 × 2\nb = { $n }: pass\n    .told = 1 × 2\n")
    assert said_alike(first, second) == {"{}: pass"}


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("zh-Hans", "請打一张牌。", "請 is no Simplified character"),
        ("zh-Hant", "请打一張牌。", "请 is no Traditional character"),
        ("zh-Hans", "打後再摸", "後 is no Simplified character"),
        ("zh-Hant", "几張牌", "几 is no Traditional character"),
        ("zh-Hans", "打一张牌,再摸一张", "punctuation of Latin scripts"),
        ("zh-Hant", "打 一張牌", "a blank that does not belong there"),
        ("ko", "{} 을 내세요", "a blank before a particle"),
        ("ko", "{}을 내세요", "a particle that does not look at the word before it"),
        ("ko", "天패를 내세요", "hanja outside of brackets"),
        ("en", "You look on here.", "'look on', say 'watch'"),
    ],
)
def test_a_fault_is_found(language: str, text: str, fault: str) -> None:
    assert fault in faults_in(language, text)


def test_a_message_is_read_whole() -> None:
    """Also its attributes and the ways that it may be put."""
    (message,) = messages_in_text("a = { $n ->\n    [one] one\n   *[other] more\n }\n    .told = told\n")
    assert set(texts_of(message)) == {"{}", "one", "more", "told"}


def messages_in_text(text: str) -> list[ftl.Message]:
    from fluent.syntax import parse

    return [entry for entry in parse(text).body if isinstance(entry, ftl.Message)]
