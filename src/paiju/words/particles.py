"""Korean particles, which depend on how the word before them ends: 패를 but 짝을, 6으로 but 7로."""

from __future__ import annotations

import re

FIRST_SYLLABLE, LAST_SYLLABLE = "가", "힣"
FINALS = 28  # none, then each of 27 consonants
RIEUL = 8
DIGITS = "영일이삼사오육칠팔구"
LETTERS = {"l": RIEUL, "m": 16, "n": 4, "ng": 21}  # Latin endings that are read with a final consonant
HANJA_IN_BRACKETS = re.compile(r"\([\u4e00-\u9fff]+\)$")  # which is not read: 쌍동(雙同)
SILENT = ")]}’”'\"»」』 "
NO_FINAL, OTHER_FINAL = 0, 1


def final_of(word: str) -> int:
    """The final consonant of a word as it is read aloud, 0 for none."""
    heard = HANJA_IN_BRACKETS.sub("", word).rstrip(SILENT)
    last = heard[-1:]
    if last.isascii() and last.isdigit():
        return _final_of_number(heard)
    if FIRST_SYLLABLE <= last <= LAST_SYLLABLE:
        return (ord(last) - ord(FIRST_SYLLABLE)) % FINALS
    lower = heard.lower()
    return next((final for ending, final in LETTERS.items() if lower.endswith(ending)), NO_FINAL)


def _final_of_number(word: str) -> int:
    """10 is 십, 100 백, 1000 천, 10000 만; any other number ends as its last digit does."""
    digits = word[len(word.rstrip("0123456789")) :]
    zeros = len(digits) - len(digits.rstrip("0"))
    if zeros and len(digits) > zeros:
        return OTHER_FINAL
    return (ord(DIGITS[int(digits[-1])]) - ord(FIRST_SYLLABLE)) % FINALS


def particle(word: str, pair: str) -> str:
    """The one of a pair such as 을/를, 은/는, 이/가, 과/와, 으로/로, 이나/나 that follows the word."""
    closed, open_ = pair.split("/")
    final = final_of(word)
    if closed.startswith("으로"):
        return open_ if final in (NO_FINAL, RIEUL) else closed
    return open_ if final == NO_FINAL else closed


def with_honorific(name: str) -> str:
    """A name with 님, once."""
    return name if name.endswith("님") else f"{name} 님"
