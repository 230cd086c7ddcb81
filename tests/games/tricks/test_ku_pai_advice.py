"""Ancient Tiles: what its bot advises, and why."""

from typing import Any

import pytest

from paiju import Table
from tests.games.playing import counts, set_state
from tests.games.tricks.advising import check


def table_of(turn: int, *hands: str, tricks: int, **options: Any) -> Table:
    """Seat 0 leads; the seat to act has so many tricks."""
    table = Table("ku-pai", seed=1, **options)
    rows = [counts(table, hand) for hand in hands]
    rows += [counts(table, "[5:1]" * sum(rows[0]))] * (4 - len(rows))
    taken = [tricks if seat == turn else 0 for seat in range(4)]
    set_state(table, hands=rows, held=[sum(row) for row in rows], leader=0, taker=0, turn=0, tricks=taken)
    return table


@pytest.mark.parametrize(
    ("hand", "tricks", "words", "why"),
    [
        ("[6:6][5:5]", 0, "play [6:6]", "I have no trick yet"),
        ("[6:6][5:5]", 1, "play [5:5]", "kept for the end"),
        ("[6:6][5:5][5:1]", 0, "play [5:5]", "kept for the end"),
        ("[6:6][6:3]", 1, "play [6:3]", "they take the rest"),
    ],
)
def test_leads(hand: str, tricks: int, words: str, why: str) -> None:
    check(table_of(0, hand, tricks=tricks), words, why)


@pytest.mark.parametrize(
    ("led", "hand", "tricks", "words", "why"),
    [
        ("[1:1]", "[6:6][5:1][4:1]", 0, "play [5:1]", "A master is worth more"),
        ("[1:1]", "[6:6][5:1]", 0, "play [6:6]", "Without a trick I would pay more"),
        ("[1:1]", "[6:6][5:1]", 1, "play [6:6]", "the lowest play that takes"),
        ("[4:4]", "[6:6][1:1]", 1, "play [1:1]", "Every tile of mine takes over"),
        ("[6:6]", "[1:1][6:4][4:1]", 1, "play [6:4]", "of the least use"),
    ],
)
def test_answers(led: str, hand: str, tricks: int, words: str, why: str) -> None:
    lead = led + "[5:1]" * (hand.count("[") - 1)
    table = table_of(1, lead, hand, tricks=tricks)
    table.play(f"play {led}")
    check(table, words, why)


def test_counts_what_it_laid_face_down() -> None:
    """Both Heavens are gone, one of them among one's own discards: [1:1] is a master, and is kept."""
    table = table_of(1, "[5:1][5:1][5:1]", "[1:1][6:1][4:1]", tricks=1, discards_exposed=False)
    played, down = counts(table, "[6:6]"), [counts(table, ""), counts(table, "[6:6]"), *[counts(table, "")] * 2]
    set_state(table, played=played, down=down, laid=[0, 1, 0, 0])
    table.play("play [5:1]")
    check(table, "beat [6:1]", "the lowest play that takes")
    set_state(table, hands=[counts(table, tiles) for tiles in ("[5:1][5:1]", "[1:1][4:1][2:1]", "[5:1]", "[5:1]")])
    check(table, "discard [2:1]", "A master is worth more")
