"""The worked examples that tests cite by number stand in docs/rules, and each that stands there has its test."""

import re
from pathlib import Path

import pytest

import paiju

ROOT = Path(__file__).parents[1]
SLUGS = [game.slug for game in paiju.games()]
EXAMPLE = re.compile(r"^- \*\*E(\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z0-9])E(\d+)(?!\d)|_[eE](\d+)(?!\d)")


def examples(slug: str) -> list[int]:
    """The numbers of the examples on the page of a game, in its order."""
    page = ROOT / "docs" / "rules" / f"{slug}.md"
    return [int(number) for number in EXAMPLE.findall(page.read_text(encoding="utf-8"))]


def cited(slug: str) -> set[int]:
    """The numbers that the tests of a game, and of its slow twin, name."""
    name = slug.replace("-", "_")
    longer = [other.replace("-", "_") for other in SLUGS if other != slug and other.startswith(slug)]
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        stem = path.stem.removeprefix("test_")
        if stem.startswith(name) and not any(stem.startswith(other) for other in longer):
            found |= {int(one or other) for one, other in CITED.findall(path.read_text(encoding="utf-8"))}
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_examples_are_numbered_from_one_without_a_gap(slug: str) -> None:
    numbers = examples(slug)
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers


@pytest.mark.parametrize("slug", SLUGS)
def test_every_example_has_its_test_and_every_number_its_example(slug: str) -> None:
    assert cited(slug) == set(examples(slug))
