"""Kanwisher Lab Mahjong: the worked examples of its rules, quads and refusals."""

from typing import Any

import pytest

from paiju import MoveError, OptionError, Table
from tests.games.playing import counts, play_hand, policy_f, set_state

SLUG = "kanwisher-mahjong"
NOTHING = [0] * 27


def wall_for(hands: list[str], starter: int = 0, pile: str = "") -> list[int]:
    """A wall that gives the seats these tiles (the starter 14), then this pile, then what is left."""
    tiles = Table(SLUG).tiles
    read = [tiles.read(hand) for hand in hands]
    front = [face for place in range(4) for face in read[(starter + place) % 4][:13]]
    front += read[starter][13:] + tiles.read(pile)
    rest = tiles.tiles()
    for face in front:
        rest.remove(face)
    return front + rest


def before_throw(concealed: str, thrown: str, put_down: str = "", projectile: int = 0, **options: Any) -> Table:
    """Seat 0 is about to throw a tile at seat 1, which holds these."""
    table = Table(SLUG, seed=1, **options)
    hands = [counts(table, thrown), counts(table, concealed), NOTHING, NOTHING]
    groups = [NOTHING, counts(table, put_down), NOTHING, NOTHING]
    set_state(table, hands=hands, held=[1, sum(hands[1]), 0, 0], put_down=groups)
    set_state(table, turn=0, must_discard=1, projectile=projectile)
    return table


def answers(concealed: str, thrown: str, put_down: str = "", projectile: int = 0, **options: Any) -> list[str]:
    table = before_throw(concealed, thrown, put_down, projectile, **options)
    table.play(f"discard {thrown}")
    assert table.turn == 1
    return table.words


def drawn(concealed: str, tile: str) -> list[str]:
    """What seat 0 may do after drawing a tile."""
    table = Table(SLUG, seed=1)
    set_state(table, hands=[counts(table, f"{concealed} {tile}"), NOTHING, NOTHING, NOTHING], turn=0)
    return table.words


def play_all(table: Table, actions: str) -> None:
    for action in actions.split(", "):
        table.play(action)


def faces(table: Table, row: Any) -> str:
    return table.tiles.text(face for face in range(27) for _ in range(row[face]))


def test_E1_a_pair_and_four_groups() -> None:
    for hand in ("111b 234b 567c 999d 55d", "123b 123b 123b 111d 99c", "1111b 23b 456c 789c 55d"):
        assert drawn(hand, "") == ["mahjong"]
    for hand in ("11b 22b 33b 55c 66c 77d 99d", "89c 1c 9c 9c 123b 456b 777d"):
        assert drawn(hand, "")[0].startswith("discard")


def test_E2_a_straight_must_be_drawn() -> None:
    hand = "12b 555c 777c 999d 22d"
    assert answers(hand, "3b") == ["pass"]
    assert drawn(hand, "3b") == ["mahjong"]
    assert answers(hand, "2d") == ["triplet", "pass"]


def test_E3_more_can_be_drawn_than_claimed() -> None:
    hand = "2223b 444c 555d 777d"
    tiles = Table(SLUG).tiles
    others = [tiles.text([face]) for face in range(27)]
    assert [tile for tile in others if drawn(hand, tile) == ["mahjong"]] == ["1b", "3b", "4b"]
    assert [tile for tile in others if "mahjong" in answers(hand, tile)] == ["3b"]
    assert answers(hand, "2b") == ["triplet", "pass"]


def test_E4_two_pairs_wait_for_either_third() -> None:
    hand = "11b 123b 456c 789c 55d"
    assert answers(hand, "1b") == ["mahjong", "triplet", "pass"]
    assert answers(hand, "5d") == ["mahjong", "triplet", "pass"]


def test_E5_another_copy_may_serve_in_a_straight() -> None:
    assert answers("12333b 555c 777d 99d", "3b") == ["mahjong", "triplet", "pass"]


E6_HANDS = ["1379b 1479c 5d 1479d 2d", "1368b 1479c 55d 268d", "1479b 2679c 3489d 2d", "222b 456b 333c 678d 5d"]


def test_E6_mahjong_beats_a_triplet() -> None:
    table = Table(SLUG, wall=wall_for(E6_HANDS), hands=1)
    play_all(table, "discard 5d, triplet, pass")
    assert (table.turn, table.words) == (3, ["mahjong", "pass"])
    passed = table.copy()
    table.play("mahjong")
    assert table.over
    assert table.results == [[0, 0, 0, 1]]
    play_all(passed, "pass")
    assert passed.turn == 1
    assert faces(passed, passed.state.put_down[1]) == "5d 5d 5d"
    assert all(word.startswith("discard") for word in passed.words)
    play_all(passed, "discard 1b, pass, pass, pass")
    assert (passed.turn, passed.state.held[2]) == (2, 14)


def test_E7_a_claim_moves_the_turn() -> None:
    hands = ["9b 13579c 13579d 147b", "13579b 2468c 2468d", "99b 2468b 1479c 147d", "13578b 1368c 1368d"]
    table = Table(SLUG, wall=wall_for(hands))
    play_all(table, "discard 9b, pass, triplet, pass")
    assert table.turn == 2
    play_all(table, "discard 2b, pass, pass, pass")
    assert table.turn == 3
    assert [table.state.held[seat] for seat in range(4)] == [13, 13, 10, 14]


def test_E8_the_nearer_of_two_mahjongs() -> None:
    hands = ["1479b 1479c 14799d", "222b 456b 333c 678d 7c", "7c 1479b 124c 146799d", "888b 456b 555c 333d 7c"]
    table = Table(SLUG, wall=wall_for(hands, starter=2), first_dealer=2, hands=1)
    table.play("discard 7c")
    assert (table.turn, table.words) == (3, ["mahjong", "pass"])
    passed = table.copy()
    table.play("mahjong")
    assert table.results == [[0, 0, 0, 1]]
    play_all(passed, "pass, pass")
    assert (passed.turn, passed.words) == (1, ["mahjong", "pass"])


def test_E9_without_straights_a_thrown_tile_wins() -> None:
    extension: dict[str, Any] = {"rules": "extension1"}
    assert answers("111b 222c 333d 44d 55d", "4d", **extension) == ["mahjong", "triplet", "pass"]
    assert answers("111222333b 44d 55c", "4d", **extension) == ["mahjong", "triplet", "pass"]
    assert answers("123b 222c 333d 44d 55d", "4d", **extension) == ["triplet", "pass"]
    assert answers("123b 222c 333d 44d 55d", "4d") == ["mahjong", "triplet", "pass"]


def test_E10_a_quad_or_a_projectile_opens_the_claim() -> None:
    hand = "123b 222c 44d 55d"
    wins, no_win = ["mahjong", "triplet", "pass"], ["triplet", "pass"]
    assert answers(hand, "4d", put_down="9999b", rules="extension1") == wins
    assert answers(hand, "4d", put_down="999b", rules="extension1") == no_win
    assert answers(hand, "4d", put_down="999b", projectile=1, rules="extension1") == wins


def test_E11_a_projectile_completes_no_straight() -> None:
    assert answers("23b 222c 333d 555d 44c", "1b", projectile=1, rules="extension1") == ["pass"]


E12_HANDS = ["7777c 13579b 13579d", "2468b 2468c 24688d", "2468b 2468c 24688d", "13599b 1359c 1359d"]


def test_E12_quad_of_the_first_tiles() -> None:
    table = Table(SLUG, wall=wall_for(E12_HANDS), rules="extension1")
    table.decide()
    assert table.words == [
        "quad 7c",
        *(f"discard {n}{s}" for s, ns in zip("bcd", ("13579", "7", "13579"), strict=True) for n in ns),
    ]
    table.play("quad 7c")
    assert (table.turn, table.state.left, table.state.held[0]) == (0, 54, 11)
    assert faces(table, table.state.put_down[0]) == "7c 7c 7c 7c"
    table.play("discard 9d")
    assert table.state.projectile
    play_all(table, "pass, pass, pass")
    assert not table.state.projectile


E13_START = (
    "0 3b, 1 1b, 2 1b, 3 2b, 0 3b, 1 2b, 2 4b, 3 3b, 0 6b, 1 triplet, 1 5b, 2 8b, 3 4b, 0 4b, 1 7b, 2 1c, 3 5b, "
    "0 7b, 1 3c, 2 triplet, 2 2c, 3 triplet, 3 7b"
)


def test_E13_whole_game() -> None:
    tiles = Table(SLUG).tiles
    numbered = tiles.tiles()
    table = Table(SLUG, wall=[numbered[pow(11, k, 109) - 1] for k in range(1, 109)], hands=1)
    hands = ["33679b 12568c 5667d", "125667b 349c 2239d", "148b 123356c 1158d", "237b 1247c 124568d"]
    assert table.decide() == 0
    assert [faces(table, table.state.hands[seat]) for seat in range(4)] == [tiles.text(tiles.read(h)) for h in hands]
    assert table.walls[0][53:61] == tiles.read("9d 7d 7d 4d 1d 4c 4b 8c")
    story = [line for line in play_hand(table, policy_f) if not line.endswith("pass")]
    assert ", ".join(story).replace("discard ", "").startswith(E13_START)
    # policy F passes only where nothing else is possible, and the rules do not ask there
    assert len(story) == 40
    assert table.results == [[1, 0, 0, 0]]
    assert faces(table, table.state.mahjong) == tiles.text(sorted(tiles.read("567c 88c 345d 456d 678d")))
    assert table.state.left == 22


def test_a_drawn_game_keeps_the_starter() -> None:
    numbered = Table(SLUG).tiles.tiles()
    wall = [numbered[pow(6, k, 109) - 1] for k in range(1, 109)]
    table = Table(SLUG, wall=[wall, wall], first_dealer=2, hands=2, rules="extension1")
    play_hand(table, lambda words, step: len(words) - 1)
    assert table.results == [[0, 0, 0, 0]]
    assert (table.state.left, table.state.winner) == (0, -1)
    assert table.decide() == 2


QUAD_HANDS = ["7c 13579b 1359c 1357d", "777c 2468b 246c 246d", "2468b 2468c 24688d", "13599b 1359c 1359d"]


def test_a_claimed_quad_draws_and_throws_a_projectile() -> None:
    table = Table(SLUG, wall=wall_for(QUAD_HANDS, pile="9d"), rules="extension1")
    table.play("discard 7c")
    assert table.words == ["quad", "triplet", "pass"]
    play_all(table, "quad, pass, pass")
    assert faces(table, table.state.put_down[1]) == "7c 7c 7c 7c"
    assert "discard 9d" in table.words
    table.play("discard 9d")
    assert table.state.projectile


def test_a_tile_is_added_to_a_triplet_after_a_draw_only() -> None:
    table = Table(SLUG, wall=wall_for(QUAD_HANDS, pile="9c 9b 99d"), rules="extension1")
    play_all(table, "discard 7c, triplet, pass, pass")
    assert "quad 7c" not in table.words
    rounds = ("2b", "2c", "3b", "3b")
    for tile in rounds:
        play_all(table, f"discard {tile}, pass, pass, pass")
    assert (table.turn, table.words[0]) == (1, "quad 7c")
    table.play("quad 7c")
    assert faces(table, table.state.put_down[1]) == "7c 7c 7c 7c"


@pytest.mark.parametrize("quads", ["concealed", "claimed"])
def test_no_tile_is_added_to_a_triplet_where_only_other_quads_are_put_down(quads: str) -> None:
    table = Table(SLUG, wall=wall_for(QUAD_HANDS, pile="9c 9b 99d"), rules="extension1", quads=quads)
    play_all(table, "discard 7c, triplet, pass, pass")
    for tile in ("2b", "2c", "3b", "3b"):
        play_all(table, f"discard {tile}, pass, pass, pass")
    with pytest.raises(MoveError, match="this table does not allow such a quad"):
        table.play("quad 7c")


def test_no_quad_on_an_empty_pile() -> None:
    table = before_throw("777c 2468b 246c 246d", "7c", rules="extension1")
    set_state(table, left=0)
    table.play("discard 7c")
    assert table.words == ["triplet", "pass"]


def test_bad_options_say_what_is_allowed() -> None:
    with pytest.raises(OptionError, match=r"rules.*extension2.*basic, extension1"):
        Table(SLUG, rules="extension2")
    with pytest.raises(OptionError, match=r"quads.*robbed.*claimed, concealed, added"):
        Table(SLUG, quads="robbed")
    with pytest.raises(OptionError, match="4 players"):
        Table(SLUG, seats=3)


REFUSALS = [
    (("12b 555c 777c 999d 22d", "3b"), {}, "mahjong", "would complete a straight"),
    (("12b 555c 777c 999d 22d", "2d"), {}, "mahjong", "don't make a pair and four groups"),
    (("123b 222c 333d 44d 55d", "4d"), {"rules": "extension1"}, "mahjong", "only from a projectile"),
    (("12b 555c 777c 999d 22d", "1b"), {}, "triplet", "needs two 1b.*you hold 1"),
    (("12b 555c 777c 999d 22d", "5c"), {}, "quad", "basic game has no quads"),
    (("12b 555c 777c 999d 22d", "5c"), {"rules": "extension1", "quads": ()}, "quad", "does not allow such a quad"),
    (("12b 555c 777c 999d 22d", "2d"), {"rules": "extension1"}, "quad", "needs three 2d.*you hold 2"),
    (("12b 555c 777c 999d 22d", "2d"), {}, "discard 2d", "claim it or pass"),
]


@pytest.mark.parametrize(("position", "options", "action", "why"), REFUSALS)
def test_a_refused_answer_says_which_rule_it_breaks(
    position: tuple[str, str], options: dict[str, Any], action: str, why: str
) -> None:
    table = before_throw(*position, **options)
    table.play(f"discard {position[1]}")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_refusals_on_turn() -> None:
    table = Table(SLUG, wall=wall_for(E12_HANDS), rules="extension1", quads="claimed")
    for action, why in (
        ("discard 2b", "you hold no 2b"),
        ("discard", "choose a tile to throw"),
        ("discard 1b 3b", "one tile is thrown"),
        ("quad 7c", "does not allow such a quad"),
        ("mahjong", "don't make a pair and four groups"),
        ("pass", "no thrown tile"),
    ):
        with pytest.raises(MoveError, match=why):
            table.play(action)
    table = before_throw("12b 555c 777c 999d 22d", "3b")
    with pytest.raises(MoveError, match="must throw a tile"):
        table.play("mahjong")
    table = Table(SLUG, seed=1)
    set_state(table, hands=[counts(table, "111b 234b 567c 999d 55d"), NOTHING, NOTHING, NOTHING])
    with pytest.raises(MoveError, match="must be declared"):
        table.play("discard 1b")
