"""Ponjan: what stays secret while a throw is answered, what is told, and what is dealt anew."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from paiju import Table
from paiju.games.melding.ponjan.state import is_ready
from paiju.games.melding.state import NOTHING
from paiju.kernel.record import Plain
from paiju.kernel.rng import seed_rng
from tests.games.melding.ponjan_positions import SLUG, play_all, played_out, wall_for
from tests.games.playing import counts, set_state

# With seat 0's B0 seat 1 can complete, seat 2 can steal.
HANDS = ["B0 R1 R1 Y0 Y1 W0 W2 D0", "R0 R0 R0 Y1 Y1 Y1 B0 B0", "B0 B0 W1 W1 W3 D1 Y0 R1"]


def after_throw() -> Table:
    table = Table(SLUG, wall=wall_for(HANDS, "W3"))
    table.play("discard B0")
    return table


def test_all_others_are_asked_whatever_they_hold() -> None:
    asked = []
    for hands in (HANDS, [HANDS[0], "R0 R1 B1 Y0 Y1 W1 W2 D1", "R0 R1 B1 Y0 Y1 W1 W2 D1"]):
        table = Table(SLUG, wall=wall_for(hands, "W3"))
        table.play("discard B0")
        seats = []
        while table.state.window:
            seats.append(table.turn)
            table.play("pass")
        asked.append(seats)
    assert asked == [[1, 2, 1, 2]] * 2


def test_passes_are_never_shown() -> None:
    """Whether a seat declined or had nothing to say, the others see the same."""
    could, could_not = after_throw(), Table(SLUG, wall=wall_for([HANDS[0], HANDS[1][:-3] + " B1", HANDS[2]], "W3"))
    could_not.play("discard B0")
    assert (could.words, could_not.words) == (["complete", "pass"], ["pass"])
    for _ in range(2):
        could.play("pass")
        could_not.play("pass")
        for seat in (0, 2, None):
            assert could.view(seat) == could_not.view(seat)
    assert could.view(None)["log"] == ["deal 1", "s0 discard B0"]
    assert could.view(1)["log"] == ["deal 1", "s0 discard B0", "s1 pass"]


def test_who_declined_to_complete_may_not_steal() -> None:
    table = after_throw()
    play_all(table, "1 pass, 2 pass")
    assert (table.turn, table.words) == (1, ["pass"])
    table.play("pass")
    assert (table.turn, table.words) == (2, ["steal", "pass"])


def test_a_stolen_tile_leaves_the_discards() -> None:
    table = after_throw()
    assert _zones(table, "row") == [["B0"]]
    play_all(table, "2 steal, 2 discard R1")
    assert _zones(table, "melds") == [[], [], ["B0"] * 3]
    assert _zones(table, "discards") == [[]] * 3
    play_all(table, "0 pass, 1 pass, 0 pass, 1 pass")
    assert _zones(table, "discards") == [[], [], ["R1"]]
    assert table.view(None)["log"] == ["deal 1", "s0 discard B0", "s2 steal", "s2 discard R1"]


def test_at_completion_only_the_winner_shows_his_tiles() -> None:
    table = after_throw()
    table.play("complete")
    hands = [zone for zone in table.view(None, language="en")["zones"] if zone["kind"] == "hand"]
    assert hands[1]["caption"] == "complete: no steals, three color, 3 points"
    assert _zones(table, "hand") == [[None] * 8, ["R0"] * 3 + ["B0"] * 3 + ["Y1"] * 3, [None] * 8]


def test_a_reach_is_seen_with_its_tile() -> None:
    table = Table(SLUG, wall=wall_for(["R0 R0 R0 Y1 Y1 Y1 B0 W0", HANDS[2], "R1 R1 B1 Y0 Y0 W0 W2 D0"], "B0"))
    table.play("reach W0")
    captions = [zone["caption"] for zone in table.view(2, language="en")["zones"] if zone["kind"] == "hand"]
    assert captions == ["hand, reached with W0", "hand", "hand"]
    assert table.view(2)["log"] == ["deal 1", "s0 reach W0"]


def _zones(table: Table, kind: str) -> list[list[Any]]:
    return [
        [tile["face"] for tile in zone["tiles"]]
        for zone in table.view(None, language="en")["zones"]
        if zone["kind"] == kind
    ]


def redealt(table: Table, seat: int, times: int) -> Iterator[Any]:
    """States with all that a seat does not see dealt anew."""
    rng, pool = np.zeros(4, np.int64), np.zeros(78, np.int64)
    seed_rng(rng, 1, 0)
    for _ in range(times):
        state = table._state.copy()
        table._drivers.redeal(table._rules, state, seat, rng, pool)
        yield state[0]


REACHED = ["R0 R0 R0 Y1 Y1 Y1 B0 W0", "R1 R1 B1 Y0 Y0 W0 W2 D0", "B0 B0 B0 W1 W1 W1 Y0 D1"]


def test_redealing_keeps_reached_hands_ready() -> None:
    table = Table(SLUG, wall=wall_for(REACHED, "B0 R0 Y0"))
    play_all(table, "0 reach W0, 1 discard R0, 2 reach D1, 0 pass, 1 pass, 1 pass")
    assert table.turn == 0
    assert table.state.drawn[0]
    seen = set()
    for state in redealt(table, 1, 300):
        drawn = int(state["drawn"][0]) - 1
        eight = state["hands"][0].copy()
        eight[drawn] -= 1
        assert is_ready(eight, NOTHING)
        assert is_ready(state["hands"][2], NOTHING)
        assert eight.min() >= 0
        assert sorted(table.game.table.inventory(Plain(table._rules[0]), Plain(state))) == table.tiles.tiles()
        seen.add(state["hands"][2].tobytes())
    assert len(seen) > 100


def test_redealing_draws_every_ready_hand_as_often_as_its_tiles_fall() -> None:
    """A seat with two displayed sets waits on a pair: of 9 copies 36 are possible, of 4 only 6."""
    table = Table(SLUG, seats=2, seed=1)
    pair, rest = counts(table, "R0 R0"), counts(table, "")
    deck = table.tiles.read("R0 " * 7 + "W0 " * 4 + "D0 " * 4)
    set_state(table, hands=[rest, pair, rest, rest], held=[0, 2, 0, 0], reached=[0, 1, 0, 0], drawn=[0] * 4)
    set_state(table, pile=deck + [0] * (62 - len(deck)), left=len(deck))
    found = Counter(int(np.argmax(state["hands"][1])) for state in redealt(table, 0, 4800))
    assert set(found) == {0, 6, 10}
    assert abs(found[0] - 3600) < 150
    assert abs(found[6] - 600) < 120


def test_redealing_after_the_end_keeps_shown_hands_apart() -> None:
    """Of hands that stayed concealed when the ready ones were shown it is known that they are not ready."""
    ready, one, other = "R0 R0 R0 B0 B0 B0 Y0 Y0", "R1 R1 R1 B1 B1 B1 Y0 W0", "Y1 Y1 W1 W1 W1 D0 D0 W2"
    table = played_out([ready, one, other + " D1"], no_deck="tenpai")
    seen = set()
    for state in redealt(table, -1, 2000):
        hands = state["hands"]
        assert not is_ready(hands[1], NOTHING)
        assert not is_ready(hands[2], NOTHING)
        seen.add(hands[1].tobytes())
    assert len(seen) > 100
