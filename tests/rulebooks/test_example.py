"""How a hand is told that a rulebook plays out."""

from __future__ import annotations

import pytest

from paiju import Table, game
from paiju.play.example import example_of, hands_dealt, speaker_of, told


def play_out(table: Table) -> Table:
    """Always the first action, until a hand is over."""
    while not table.results:
        table.decide()
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


ANNOUNCED = {
    "ding-niu": ["Mei joins [3:1] on the left", "Mei blocks both ends (suan zhang)"],
    "kol-ye-si": ["Lan shows [6:1][2:1]: 0 points"],  # who draws last
    "liap-tui": ["Jun captures 1 pile"],  # who plays the last piece
    "tau-ngau": ["Bo shows the bull [6:6][6:5][6:1] and [4:4][2:2]: 2 points"],
    "tsung-shap": ["Mei makes a triplet of [6:1] and both ends", "Mei starts a new row with [3:1]"],
}


@pytest.mark.parametrize("slug", ANNOUNCED)
def test_what_follows_from_an_action_is_told_of_its_seat_too(slug: str) -> None:
    played = example_of(game(slug))
    assert played is not None
    assert _follow_each_other(ANNOUNCED[slug], told(played, "en"))


@pytest.mark.parametrize(("slug", "seat"), [("ding-niu", 0), ("kol-ye-si", 2), ("liap-tui", 1), ("tau-ngau", 3)])
def test_a_seat_is_told_what_its_own_action_led_to(slug: str, seat: int) -> None:
    played = example_of(game(slug))
    assert played is not None
    told_to_it = [line.said for event in played.narrator.events for line in event.for_seat(seat)]
    assert speaker_of(played, "en").say(told_to_it[-1]).startswith("Hand 1 ends")
    assert ANNOUNCED[slug][-1] in [speaker_of(played, "en").say(said, "told") for said in told_to_it]


def test_a_claim_that_takes_effect_later_is_told_once_to_who_made_it() -> None:
    played = example_of(game("kanwisher-mahjong"))
    assert played is not None
    for seat in range(played.seats):
        lines = [line for event in played.narrator.events for line in event.lines(seat)]
        claims = [at for at, line in enumerate(lines) if line == f"s{seat} triplet"]
        assert all(lines[at - 1] != lines[at] for at in claims)
    assert len([at for at, line in enumerate(lines) if line.endswith(" triplet")]) == 2


def _follow_each_other(lines: list[str], story: list[str]) -> bool:
    return any(story[at : at + len(lines)] == lines for at in range(len(story)))
