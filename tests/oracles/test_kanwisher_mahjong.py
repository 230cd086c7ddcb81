"""The slow twin of Kanwisher Lab Mahjong against the worked examples of its rule file."""

import pytest

from tests.oracles.kanwisher_mahjong import (
    TILES,
    Oracle,
    divisions,
    in_order,
    is_mahjong,
    may_pause,
)


def tiles(text: str) -> list[str]:
    """1b 2b 3b 5d 5d from "123b 55d"."""
    return [number + part[-1] for part in text.split() for number in part[:-1]]


def power_wall(g: int) -> list[str]:
    numbered = [tile for tile in TILES for _ in range(4)]
    return [numbered[pow(g, k, 109) - 1] for k in range(1, 109)]


def filled_wall(blocks: list[str], starter: int = 0, pile: str = "") -> list[str]:
    """A wall that gives the seats these tiles (the starter 14), then this pile, then what is left."""
    hands = [tiles(block) for block in blocks]
    order = [(starter + place) % 4 for place in range(4)]
    front = [tile for seat in order for tile in hands[seat][:13]] + hands[starter][13:] + tiles(pile)
    assert all(len(hands[seat]) == (14 if seat == starter else 13) for seat in range(4))
    rest = [tile for tile in TILES for _ in range(4)]
    for tile in front:
        rest.remove(tile)
    return front + rest


def play_all(game: Oracle, actions: str) -> None:
    for action in actions.split(", "):
        game.play(action)


E1 = [
    ("111b 234b 567c 999d 55d", True),
    ("123b 123b 123b 111d 99c", True),
    ("1111b 23b 456c 789c 55d", True),
    ("11b 22b 33b 55c 66c 77d 99d", False),
    ("89c 1c 9c 9c 123b 456b 777d", False),
]


@pytest.mark.parametrize(("text", "expected"), E1)
def test_E1_mahjong(text: str, expected: bool) -> None:
    assert is_mahjong(tiles(text), 0) is expected


def test_E1_all_divisions() -> None:
    assert divisions(tiles("1111b 23b 456c 789c 55d")) == [
        (("5d", "5d"), ("1b", "1b", "1b"), ("1b", "2b", "3b"), ("4c", "5c", "6c"), ("7c", "8c", "9c"))
    ]
    assert len(divisions(tiles("111222333b 111d 99c"))) == 2


def test_E2_straight_wait() -> None:
    hand = tiles("12b 555c 777c 999d 22d")
    assert not may_pause(hand, 0, "3b")
    assert is_mahjong([*hand, "3b"])
    assert not may_pause(hand, 0, "2d")
    wall = filled_wall(["2d 3468b 123468c 134d", "12b 555c 777c 999d 22d", "5678999b 11d 5678d", "1578b 12468c 3478d"])
    game = Oracle(4, [wall])
    game.play("discard 2d")
    assert (game.turn, game.words()) == (1, ["triplet", "pass"])


def test_E3_self_draw_against_claim() -> None:
    hand = tiles("2223b 444c 555d 777d")
    assert [tile for tile in TILES if is_mahjong([*hand, tile])] == ["1b", "3b", "4b"]
    assert [tile for tile in TILES if may_pause(hand, 0, tile)] == ["3b"]
    wall = filled_wall(["2b 3468b 123468c 134d", "2223b 444c 555d 777d", "5678999b 11d 2688d", "1578b 12688c 3468d"])
    game = Oracle(4, [wall])
    game.play("discard 2b")
    assert game.words() == ["triplet", "pass"]


def test_E4_two_pairs() -> None:
    hand = tiles("11b 123b 456c 789c 55d")
    assert may_pause(hand, 0, "1b")
    assert may_pause(hand, 0, "5d")


def test_E5_one_copy_in_a_straight() -> None:
    assert may_pause(tiles("12333b 555c 777d 99d"), 0, "3b")


E6_HANDS = ["1379b 1479c 5d 1479d 2d", "1368b 1479c 55d 268d", "1479b 2679c 3489d 2d", "222b 456b 333c 678d 5d"]


def test_E6_priority() -> None:
    game = Oracle(4, [filled_wall(E6_HANDS)], hands=1)
    play_all(game, "discard 5d, triplet")
    assert game.turn == 2
    assert game.words() == ["pass"]
    game.play("pass")
    assert (game.turn, game.words()) == (3, ["mahjong", "pass"])
    game.play("mahjong")
    assert game.over
    assert game.turn == -1
    assert game.words() == []
    assert game.scores == [0, 0, 0, 1]


def test_E6_mahjong_passed() -> None:
    game = Oracle(4, [filled_wall(E6_HANDS)])
    play_all(game, "discard 5d, triplet, pass, pass")
    assert game.turn == 1
    assert game.put_down[1] == [["5d"] * 3]
    assert all(word.startswith("discard") for word in game.words())
    play_all(game, "discard 1b, pass, pass, pass")
    assert game.turn == 2
    assert len(game.hand(2)) == 14


def test_E7_order() -> None:
    hands = ["9b 13579c 13579d 147b", "13579b 2468c 2468d", "99b 2468b 1479c 147d", "13578b 1368c 1368d"]
    game = Oracle(4, [filled_wall(hands)])
    play_all(game, "discard 9b, pass, triplet, pass")
    assert game.turn == 2
    play_all(game, "discard 2b, pass, pass, pass")
    assert game.turn == 3
    assert len(game.hand(3)) == 14
    assert [len(game.hand(seat)) for seat in (0, 1, 2)] == [13, 13, 10]


def test_E8_two_mahjongs() -> None:
    hands = ["1479b 1479c 14799d", "222b 456b 333c 678d 7c", "7c 1479b 124c 146799d", "888b 456b 555c 333d 7c"]
    wall = filled_wall(hands, starter=2)
    game = Oracle(4, [wall], first_dealer=2, hands=1)
    game.play("discard 7c")
    assert (game.turn, game.words()) == (3, ["mahjong", "pass"])
    game.play("mahjong")
    assert game.results == [[0, 0, 0, 1]]
    game = Oracle(4, [wall], first_dealer=2, hands=1)
    play_all(game, "discard 7c, pass, pass")
    assert (game.turn, game.words()) == (1, ["mahjong", "pass"])


def test_E9_scenario_1() -> None:
    assert may_pause(tiles("111b 222c 333d 44d 55d"), 0, "4d", "extension1")
    assert may_pause(tiles("111222333b 44d 55c"), 0, "4d", "extension1")
    assert not may_pause(tiles("123b 222c 333d 44d 55d"), 0, "4d", "extension1")
    assert may_pause(tiles("123b 222c 333d 44d 55d"), 0, "4d", "basic")


def test_E9_triplet_is_still_open() -> None:
    hands = ["4d 13579b 13579c 179d", "123b 222c 333d 44d 55d", "246899b 146c 1268d", "146688b 468c 2688d"]
    game = Oracle(4, [filled_wall(hands)], rules="extension1")
    game.play("discard 4d")
    assert game.words() == ["triplet", "pass"]


def test_E10_scenarios_2_and_3() -> None:
    hand = tiles("123b 222c 44d 55d")
    assert may_pause(hand, 1, "4d", "extension1", has_quad=True)
    assert not may_pause(hand, 1, "4d", "extension1")
    assert may_pause(hand, 1, "4d", "extension1", projectile=True)


def test_E11_projectile_and_straights() -> None:
    assert not may_pause(tiles("23b 222c 333d 555d 44c"), 0, "1b", "extension1", projectile=True)


E12_HANDS = ["7777c 13579b 13579d", "2468b 2468c 24688d", "2468b 2468c 24688d", "13599b 1359c 1359d"]


def test_E12_quad() -> None:
    game = Oracle(4, [filled_wall(E12_HANDS)], rules="extension1")
    assert game.words() == ["quad 7c", *(f"discard {t}" for t in in_order(list(set(game.hand(0)))))]
    game.play("quad 7c")
    assert len(game.pile) == 54
    assert len(game.hand(0)) == 11
    assert game.put_down[0] == [["7c"] * 4]
    game.play("discard 9d")
    assert game.projectile
    play_all(game, "pass, pass, pass")
    assert not game.projectile


def test_E12_only_with_the_option() -> None:
    for options in ({"rules": "basic"}, {"rules": "extension1", "quads": ["claimed", "added"]}):
        assert "quad 7c" not in Oracle(4, [filled_wall(E12_HANDS)], **options).words()


def test_E13_whole_game() -> None:
    game = Oracle(4, [power_wall(11)], hands=1)
    assert game.hand(0) == tiles("33679b 12568c 5667d")
    assert game.hand(1) == tiles("125667b 349c 2239d")
    assert game.hand(2) == tiles("148b 123356c 1158d")
    assert game.hand(3) == tiles("237b 1247c 124568d")
    assert game.pile[:8] == ["9d", "7d", "7d", "4d", "1d", "4c", "4b", "8c"]
    story, decisions = [], 0
    while not game.over:
        words = game.words()
        decisions += words != ["pass"]
        if words[0] != "pass":
            story.append(f"{game.turn} {words[0]}")
        game.play(words[0])
    told = (
        "0 3b, 1 1b, 2 1b, 3 2b, 0 3b, 1 2b, 2 4b, 3 3b, 0 6b, 1 triplet, 1 5b, 2 8b, 3 4b, 0 4b, 1 7b, 2 1c, 3 5b, "
        "0 7b, 1 3c, 2 triplet, 2 2c, 3 triplet, 3 7b"
    )
    assert ", ".join(story).replace("discard ", "").startswith(told)
    assert decisions == 40
    assert game.results == [[1, 0, 0, 0]]
    assert game.hand(0) == in_order(tiles("567c 88c 345d 456d 678d"))
    assert len(game.pile) == 22


def test_draw_when_the_pile_is_empty() -> None:
    """Nobody ever claims; without a winner the same seat starts again."""
    wall = power_wall(6)
    game = Oracle(4, [wall, wall], first_dealer=2, hands=2, rules="extension1")
    while not game.results:
        game.play(game.words()[-1])
    assert game.results == [[0, 0, 0, 0]]
    assert game.turn == 2


def test_quads_of_all_three_ways() -> None:
    hands = ["7c 13579b 1359c 1357d", "777c 2468b 246c 246d", "2468b 2468c 24688d", "13599b 1359c 1359d"]
    game = Oracle(4, [filled_wall(hands, pile="9d")], rules="extension1")
    game.play("discard 7c")
    assert game.words() == ["quad", "triplet", "pass"]
    play_all(game, "quad, pass, pass")
    assert game.put_down[1] == [["7c"] * 4]
    assert game.projectile
    assert "9d" in game.hand(1)
    game = Oracle(4, [filled_wall(hands, pile="9c 9b 99d")], rules="extension1")
    play_all(game, "discard 7c, triplet, pass, pass")
    assert "quad 7c" not in game.words()
    play_all(game, "discard 2b, pass, pass, pass, discard 2c, pass, pass, pass, discard 3b, pass, pass, pass")
    play_all(game, "discard 3b, pass, pass, pass")
    assert game.turn == 1
    assert game.words()[0] == "quad 7c"
    game.play("quad 7c")
    assert game.put_down[1] == [["7c"] * 4]
