"""Small Mahjong: what stays secret while a throw is answered, what is told, and what is dealt anew."""

from typing import Any

import numpy as np
import pytest

from paiju import Table
from paiju.kernel.record import Plain
from paiju.kernel.rng import seed_rng
from tests.games.melding.small_mahjong_positions import SLUG, play_all, wall_for

# With seat 0's [1:1] seat 1 can claim with [2:2][2:1], and seat 2 can win.
HANDS = ["[1:1][6:5]", "[2:2][2:1][6:6][6:6][6:4]", "[4:4][5:5][3:3][6:1][5:4]", "[5:1][6:2][6:4][6:5][2:2]"]
USELESS = ["[1:1][6:5]", "[6:2][2:1][6:6][6:6][6:4]", "[4:4][5:5][3:3][6:1][5:4]", "[5:1][2:2][6:4][6:5][2:2]"]


def after_throw(hands: list[str], **options: Any) -> Table:
    table = Table(SLUG, wall=wall_for(hands, "[5:5]"), **options)
    table.play("discard [1:1]")
    return table


@pytest.mark.parametrize(("rank", "seats"), [("near", [1, 2, 3]), ("win_first", [1, 2, 3, 1, 2, 3])])
def test_all_others_are_asked_whatever_they_hold(rank: str, seats: list[int]) -> None:
    for hands in (HANDS, USELESS):
        table = after_throw(hands, claim_rank=rank)
        asked = []
        while table.state.window:
            asked.append(table.turn)
            table.play("pass")
        assert asked == seats


@pytest.mark.parametrize("rank", ["near", "win_first"])
def test_passes_are_never_shown(rank: str) -> None:
    """Whether a seat declined or had nothing to say, the others see the same."""
    could, could_not = after_throw(HANDS, claim_rank=rank), after_throw(USELESS, claim_rank=rank)
    for _ in range(2):
        could.play("pass")
        could_not.play("pass")
        for seat in (0, 2, None):
            assert could.view(seat) == could_not.view(seat)
    assert could.view(None)["log"] == ["deal 1", "s0 discard [1:1]"]
    assert could.view(1)["log"] == ["deal 1", "s0 discard [1:1]", "s1 pass"]


def test_what_a_seat_may_answer_depends_on_its_own_tiles_alone() -> None:
    for rank in ("near", "win_first"):
        declined, had_nothing = after_throw(HANDS, claim_rank=rank), after_throw(USELESS, claim_rank=rank)
        answers: list[list[list[str]]] = [[], []]
        for table, words in zip((declined, had_nothing), answers, strict=True):
            while table.state.window:
                if table.turn == 2:
                    words.append(table.words)
                table.play("pass")
        assert answers[0] == answers[1]


def test_a_claimed_tile_leaves_the_discards() -> None:
    table = after_throw(HANDS)
    assert _zones(table, "row") == [("just thrown", ["[1:1]"])]
    play_all(table, "1 claim [2:2][2:1], 1 discard [6:4]")
    assert _zones(table, "melds")[1] == ("Set-Set", ["[1:1]", "[2:2]", "[2:1]"])
    play_all(table, "2 pass, 3 pass, 0 pass")
    assert [tiles for _, tiles in _zones(table, "discards")] == [[], ["[6:4]"], [], []]
    assert table.view(None)["log"] == ["deal 1", "s0 discard [1:1]", "s1 claim [2:2][2:1]", "s1 discard [6:4]"]


def test_at_a_win_only_the_winner_shows_his_tiles() -> None:
    table = after_throw(HANDS)
    play_all(table, "2 win")
    hands = _zones(table, "hand")
    assert hands[2] == ("winning hand, 3 points", ["[1:1]", "[4:4]", "[5:5]", "[3:3]", "[6:1]", "[5:4]"])
    assert [tiles for seat, (_, tiles) in enumerate(hands) if seat != 2] == [[None] * 5] * 3


def _zones(table: Table, kind: str) -> list[tuple[str, list[Any]]]:
    zones = [zone for zone in table.view(None, language="en")["zones"] if zone["kind"] == kind]
    return [(zone["caption"], [tile["face"] for tile in zone["tiles"]]) for zone in zones]


def test_redealing_gives_any_tile_for_the_drawn_one() -> None:
    table = Table(SLUG, seed=3)
    assert table.decide() == 0
    rng, pool = np.zeros(4, np.int64), np.zeros(32, np.int64)
    seed_rng(rng, 1, 0)
    drawn = set()
    for _ in range(400):
        state = table._state.copy()
        table._drivers.redeal(table._rules, state, 2, rng, pool)
        face = int(state[0]["drawn"][0]) - 1
        assert state[0]["hands"][0][face] > 0
        assert sorted(table.game.table.inventory(Plain(table._rules[0]), Plain(state[0]))) == table.tiles.tiles()
        drawn.add(face)
    own = {face for face in range(21) if table.state.hands[2][face] == table.tiles.copies[face]}
    assert drawn == set(range(21)) - own
