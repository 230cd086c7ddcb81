"""Korean particles by the table of cases that the browser is held to as well."""

import json
from pathlib import Path

import pytest

from paiju.words.particles import particle, with_honorific

CASES = json.loads((Path(__file__).parents[1] / "vectors/words/particles.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("word", "pair", "together"), CASES)
def test_the_particle_follows_the_sound(word: str, pair: str, together: str) -> None:
    assert word + particle(word, pair) == together


def test_the_honorific_comes_once() -> None:
    assert [with_honorific(name) for name in ("안", "손님", "Ann")] == ["안 님", "손님", "Ann 님"]
