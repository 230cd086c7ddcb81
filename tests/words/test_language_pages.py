"""The pages of all sentences are what the catalogues say today; a value is composed as what the sources give."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.words.collecting import ROOT, messages_in
from tests.words.language_pages import DOCS, WRITTEN_OUT, page, parts
from tests.words.values import LIST, NUMBER, SEAT, TERM, TEXT, TILE, TILES, Kind, values_in

MOST_SHOWN = 40


@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_the_page_has_every_sentence_as_it_is_written_today(language: str) -> None:
    kept, now = (DOCS / f"{language}.md").read_text(encoding="utf-8").splitlines(), page(language).splitlines()
    changed = [line for line in difflib.unified_diff(kept, now, lineterm="", n=0) if not line.startswith("@@")]
    shown = "\n".join(changed[:MOST_SHOWN])
    assert changed == [], f"python -m tests.words languages writes it anew, then read what changed:\n{shown}"


def test_every_catalogue_is_on_the_page() -> None:
    files = {path.parent.parent for path in ROOT.rglob("words/en.ftl")}
    assert files <= {part.folders[-1] for part in parts()}


@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_every_message_is_on_the_page(language: str) -> None:
    written = (DOCS / f"{language}.md").read_text(encoding="utf-8")
    for part in parts():
        for id, message in messages_in(part.folders[-1] / "words" / f"{language}.ftl").items():
            for use in ["", *(f".{attribute.id.name}" for attribute in message.attributes)]:
                assert not message.value or f"| `{id}{use}` |" in written


SOURCE = """
from paiju.words.said import Faces, Listed, Quoted, Said, Seat, listed

KINDS = (Said("kind-run"), Said("kind-quad"))
HEAVEN, EARTH = (Faces.of([face]) for face in (0, 1))


def points(count: int) -> Said:
    return Said("term-points", points=count) if count else Said("term-none")


def ask(seat: int, what: int, names: list[str], rest: object) -> Said:
    best = Faces.of(names)
    return Said(
        "ask",
        tile=Faces((seat,)),
        tiles=best,
        heaven=HEAVEN,
        seat=Seat(seat),
        number=what,
        more=len(names) + 1,
        kind=KINDS[what],
        points=points(what),
        text=Quoted("text"),
        seats=listed(map(Seat, names)),
        rest=rest,
    )
"""


def test_what_a_value_is_is_read_from_the_sources(tmp_path: Path) -> None:
    path = tmp_path / "table.py"
    path.write_text(SOURCE, encoding="utf-8")
    assert values_in(path)["ask"] == {
        "tile": {Kind(TILE)},
        "tiles": {Kind(TILES)},
        "heaven": {Kind(TILE)},
        "seat": {Kind(SEAT)},
        "number": {Kind(NUMBER)},
        "more": {Kind(NUMBER)},
        "kind": {Kind(TERM, "kind-run"), Kind(TERM, "kind-quad")},
        "points": {Kind(TERM, "term-points"), Kind(TERM, "term-none")},
        "text": {Kind(TEXT)},
        "seats": {Kind(LIST, items=frozenset({Kind(SEAT)}))},
        "rest": frozenset(),
    }
    assert values_in(path)["term-points"] == {"points": {Kind(NUMBER)}}
