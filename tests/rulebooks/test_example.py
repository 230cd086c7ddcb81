"""How a hand is told that a rulebook plays out."""

from __future__ import annotations

from paiju import Table
from paiju.play.example import hands_dealt


def play_out(table: Table) -> Table:
    """Always the first action, until a hand is over."""
    while not table.results:
        table.play(table.legal[0])
    return table


def test_hands_are_told_as_dealt() -> None:
    played = play_out(Table("kol-ye-si", seed=1, hands=1))
    assert [line.partition(" [")[0] for line in hands_dealt(played, "en")] == ["Jun holds", "Lan holds", "Bo holds"]


def test_hands_are_told_where_stakes_come_before_the_deal() -> None:
    played = play_out(Table("pai-gow", seats=2, seed=1, hands=1))
    told = hands_dealt(played, "en")
    assert [line.partition(" holds ")[0] for line in told] == ["Mei", "Jun"]
    assert all(line.count("[") == 4 for line in told)
