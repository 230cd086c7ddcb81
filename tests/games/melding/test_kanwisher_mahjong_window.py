"""Kanwisher Lab Mahjong: what stays secret while a throw is answered, what is told, and what lies on the table."""

import numpy as np

from paiju import Table
from paiju.kernel.record import Plain
from paiju.kernel.rng import seed_rng
from tests.games.melding.test_kanwisher_mahjong import E6_HANDS, QUAD_HANDS, SLUG, play_all, wall_for


def test_a_noted_claim_is_seen_by_its_seat_alone() -> None:
    table = Table(SLUG, wall=wall_for(E6_HANDS), hands=1)
    table.play("discard 5d")
    claimed, passed = table.copy(), table.copy()
    claimed.play("triplet")
    passed.play("pass")
    for seat in (0, 2, 3, None):
        assert claimed.observe(seat)._record.tobytes() == passed.observe(seat)._record.tobytes()
        assert claimed.view(seat) == passed.view(seat)
    assert "s1 triplet" in claimed.view(1)["log"]


def test_an_overruled_triplet_is_never_shown() -> None:
    views = []
    for answer in ("triplet", "pass"):
        table = Table(SLUG, wall=wall_for(E6_HANDS), hands=1)
        play_all(table, f"discard 5d, {answer}, pass, mahjong")
        views.append([table.view(seat) for seat in (0, 2, 3, None)])
    assert views[0] == views[1]
    assert views[0][0]["log"][1:3] == ["s0 discard 5d", "s3 mahjong"]


def test_the_outcome_is_told_when_the_window_closes() -> None:
    table = Table(SLUG, wall=wall_for(E6_HANDS))
    play_all(table, "discard 5d, triplet, pass")
    assert table.view(None)["log"] == ["deal 1", "s0 discard 5d"]
    play_all(table, "pass, discard 1b, pass, pass, pass")
    assert table.view(None)["log"] == ["deal 1", "s0 discard 5d", "s1 triplet", "s1 discard 1b"]
    assert table.view(1)["log"] == ["deal 1", "s0 discard 5d", "s1 triplet", "s1 discard 1b"]


def test_at_the_end_only_the_winner_shows_his_tiles() -> None:
    table = Table(SLUG, wall=wall_for(E6_HANDS), hands=1)
    play_all(table, "discard 5d, pass, pass, mahjong")
    zones = [zone for zone in table.view(None, language="en")["zones"] if zone["kind"] == "hand"]
    shown = [[tile["face"] for tile in zone["tiles"]] for zone in zones]
    assert shown[:3] == [[None] * 13] * 3
    assert shown[3] == table.tiles.text(table.tiles.read("222456b 333c 55678d")).split()


def test_a_claimed_tile_leaves_the_discard_area() -> None:
    table = Table(SLUG, wall=wall_for(E6_HANDS))
    play_all(table, "discard 5d, triplet, pass")
    assert _zones(table, "row") == [("just thrown", ["5d"])]
    play_all(table, "pass, discard 1b, pass, pass, pass")
    assert _zones(table, "discards") == [("thrown", []), ("thrown", ["1b"]), ("thrown", []), ("thrown", [])]
    assert _zones(table, "melds")[1] == ("put down", ["5d"] * 3)


def _zones(table: Table, kind: str) -> list[tuple[str, list[str | None]]]:
    zones = [zone for zone in table.view(None, language="en")["zones"] if zone["kind"] == kind]
    return [(zone["caption"], [tile["face"] for tile in zone["tiles"]]) for zone in zones]


def test_redealing_notes_only_claims_that_could_be() -> None:
    table = Table(SLUG, wall=wall_for(QUAD_HANDS), rules="extension1")
    play_all(table, "discard 7c, quad")
    rng, pool = np.zeros(4, np.int64), np.zeros(108, np.int64)
    seed_rng(rng, 1, 0)
    noted = set()
    for _ in range(2000):
        state = table._state.copy()
        table._drivers.redeal(table._rules, state, 2, rng, pool)
        copies, claim = int(state[0]["hands"][1][15]), int(state[0]["claims"][1])
        if (copies, claim) not in noted:
            assert sorted(table.game.table.inventory(table._g, Plain(state[0]))) == table.tiles.tiles()
        noted.add((copies, claim))
    quad, triplet = 1, 2
    assert noted == {(0, 0), (1, 0), (2, 0), (2, triplet), (3, 0), (3, triplet), (3, quad)}
