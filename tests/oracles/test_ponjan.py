"""The slow twin of Ponjan against the worked examples of its rule file."""

import pytest

from tests.oracles.ponjan import COPIES, TILES, Oracle

SET = [tile for tile, copies in zip(TILES, COPIES, strict=True) for _ in range(copies)]


def power_wall(g: int) -> list[str]:
    return [SET[pow(g, k, 79) - 1] for k in range(1, 79)]


def filled_wall(hands: list[str], deck: str) -> list[str]:
    """A wall that deals these hands from seat 0, then these tiles; the rest behind."""
    front = " ".join([*hands, deck]).split()
    assert all(len(hand.split()) == 8 for hand in hands)
    rest = list(SET)
    for tile in front:
        rest.remove(tile)
    return front + rest


def play_policy(game: Oracle, policy: str = "F") -> list[str]:
    """Plays one game; what was done, without the questions that leave no choice but to pass."""
    done = []
    games = len(game.results)
    while len(game.results) == games:
        words = game.words()
        choice = words[0] if policy == "F" else words[-1]
        if words != ["pass"]:
            done.append(f"{game.turn} {choice}")
        game.play(choice)
    return done


def play_all(game: Oracle, actions: str) -> None:
    """Each action is "seat words"; seats asked before it pass."""
    for action in actions.split(", "):
        seat, words = action.split(" ", 1)
        while str(game.turn) != seat or words not in game.words():
            game.play("pass")
        game.play(words)


HANDS_E2 = ["W1 R1 R1 B1 B1 Y1 Y1 W2", "R0 R0 R0 B0 B0 B0 W1 W1", "Y0 Y0 R1 B1 Y1 D0 D1 W3"]


def test_E2_cannot_complete_nor_steal() -> None:
    game = Oracle(3, [filled_wall(HANDS_E2, "W0")])
    game.concealed[1], game.displayed[1] = ["W1", "W1"], ["R0", "B0"]
    game.play("discard W1")
    asked = []
    while game.phase == "STEAL":
        asked.append((game.turn, game.words()))
        game.play("pass")
    assert asked == [(1, ["pass"]), (2, ["pass"]), (2, ["pass"])]


def test_E3_closed_with_a_discard() -> None:
    game = Oracle(3, [filled_wall(HANDS_E2, "W0")])
    game.play("discard W1")
    assert (game.turn, game.words()) == (1, ["complete", "pass"])
    game.play("pass")
    game.play("pass")
    assert (game.turn, game.words()) == (1, ["pass"])


def test_E3_strict_no_steals() -> None:
    game = Oracle(3, [filled_wall(HANDS_E2, "W0")], strict_no_steals=True)
    game.play("discard W1")
    assert (game.turn, game.words()) == (1, ["pass"])
    game.play("pass")
    game.play("pass")
    assert (game.turn, game.words()) == (1, ["steal", "pass"])
    game.play("steal")
    assert game.words() == ["reach R0", "reach B0", "discard R0", "discard B0"]


HANDS_E7 = [
    "R1 R1 B1 B1 Y1 Y1 W1 W2",
    "R1 R1 B1 B1 Y1 Y1 W1 W2",
    "R0 R0 R0 B0 B0 B0 Y0 Y0",
    "R1 R1 B1 B1 Y1 Y1 W1 W3",
]


def test_E7_drawn_in_unity() -> None:
    """Seat 2 draws Y0: all_same_id, no_steals, complete_with_draw, three_color = 5 points, like 4: S = 80."""
    game = Oracle(4, [filled_wall(HANDS_E7, "W0 D0 Y0"), power_wall(35)], ruleset="unity")
    play_all(game, "0 discard W0, 1 discard D0, 2 complete")
    assert game.results == [[-26, -26, 80, -26]]
    assert game.scores == [224, 224, 330, 224]
    assert sum(game.wins[0].values()) == 5
    assert game.starter == 1


def test_E7_starter_bonus_and_stay() -> None:
    hands = [HANDS_E7[2], HANDS_E7[0], HANDS_E7[1], HANDS_E7[3]]
    walls = [filled_wall(hands, "Y0")] * 3
    game = Oracle(4, walls, ruleset="unity", hands=2)
    game.play("complete")
    assert game.results == [[120, -40, -40, -40]]
    assert (game.starter, game.number) == (0, 1)
    game.play("discard R0")
    game.deck = []
    while len(game.results) == 1:
        game.play("pass")
    assert game.results[1] == [30, -10, -10, -10]
    assert (game.starter, game.number) == (0, 1)


def test_session_ends_with_the_last_number() -> None:
    hands = [HANDS_E7[2], HANDS_E7[0], HANDS_E7[1], HANDS_E7[3]]
    game = Oracle(4, [filled_wall(hands, "Y0")], ruleset="unity", hands=1, starter_bonus=False, score_unit=1)
    game.play("complete")
    assert game.over
    assert game.turn == -1
    assert game.results == [[8, -2, -2, -2]]
    assert game.scores == [258, 248, 248, 248]


# Seat 1 can reach with W3 and then waits for Y0; seat 0 holds Y0, and two W2 to steal seat 2's.
HANDS_E9 = ["Y0 W2 W2 R1 B1 Y1 W0 D0", "R0 R0 R0 B0 B0 B0 Y0 W3", "W2 R1 R1 B1 B1 Y1 Y1 W0"]
REACH = "0 discard W1, 1 reach W3, "


def reach_game(deck: str = "") -> Oracle:
    return Oracle(3, [filled_wall(HANDS_E9, f"W1 Y0 D1 {deck}")], hands=1)


def test_E9_ippatsu_lost_by_a_steal() -> None:
    game = reach_game()
    play_all(game, REACH + "2 discard W2, 0 steal")
    assert game.ippatsu == [False, False, False]
    play_all(game, "0 discard Y0, 1 complete")
    assert game.wins == [{"reach": 1, "all_same_id": 1, "no_steals": 1, "three_color": 2}]


def test_E9_ippatsu_with_a_discard() -> None:
    game = reach_game("D1")
    play_all(game, REACH + "2 discard D1, 0 discard Y0, 1 complete")
    assert game.wins[0]["ippatsu"] == 1


def test_E9_ippatsu_with_the_next_draw() -> None:
    game = reach_game("W0 Y0")
    play_all(game, REACH + "2 discard D1, 0 discard W0, 1 complete")
    assert game.wins[0]["ippatsu"] == 1
    assert game.wins[0]["complete_with_draw"] == 1


def test_E9_ippatsu_lost_by_the_next_discard() -> None:
    game = reach_game("W0 D0 D0")
    play_all(game, REACH + "2 discard D1, 0 discard W0")
    while game.phase == "STEAL":
        game.play("pass")
    assert (game.turn, game.words()) == (1, ["discard D0"])
    play_all(game, "1 discard D0, 2 discard D0, 0 discard Y0, 1 complete")
    assert "ippatsu" not in game.wins[0]
    assert game.wins[0]["reach"] == 1


def test_E10_whole_game() -> None:
    game = Oracle(3, [power_wall(35)], hands=1)
    assert " ".join(game.hand(0)) == "R0 R1 B0 B1 B1 B1 Y0 W0 W3"
    assert " ".join(game.hand(1)) == "R1 R1 B0 B0 B0 Y0 Y1 Y1"
    assert " ".join(game.hand(2)) == "R0 R0 R1 B0 Y0 Y1 Y1 W1"
    assert " ".join(game.deck[:4]) == "B0 R1 Y1 Y1"
    assert play_policy(game) == [
        "0 discard R0",
        "2 steal",
        "2 discard R1",
        "1 steal",
        "1 reach Y0",
        "2 discard B0",
        "0 discard R1",
        "1 complete",
    ]
    assert game.wins == [{"reach": 1, "ippatsu": 1, "complete_with_draw": 1, "three_color": 2}]
    assert game.results == [[-8, 16, -8]]


def test_E11_whole_game() -> None:
    game = Oracle(3, [power_wall(34)], hands=1)
    done = play_policy(game)
    assert "1 reach W3" in done
    assert "2 steal" in done
    assert done[-2:] == ["0 discard B1", "1 complete"]
    assert game.displayed[2] == ["B0"]
    assert game.wins == [{"reach": 1, "no_steals": 1}]
    assert game.results == [[-2, 2, 0]]
    assert len(done) == 8
    assert len(game.deck) == 49


@pytest.mark.parametrize(("no_deck", "result"), [("none", [0, 0, 0]), ("tenpai", [-2, 3, -1])])
def test_E12_played(no_deck: str, result: list[int]) -> None:
    hands = [HANDS_E9[0], "R0 R0 R0 B0 B0 B0 Y0 Y0", HANDS_E9[2]]
    game = Oracle(3, [filled_wall(hands, "W1")[:25]], no_deck=no_deck, hands=1)
    play_all(game, "0 discard W1")
    while not game.over:
        game.play("pass")
    assert game.results == [result]


def test_decision_8_decline_and_reach() -> None:
    game = Oracle(3, [filled_wall(["R0 R0 R0 B0 B0 B0 Y0 Y0", *HANDS_E2[::2]], "Y0")])
    reaches = [f"reach {tile}" for tile in ("R0", "B0", "Y0")]
    assert game.words() == ["complete", *reaches, *(text.replace("reach", "discard") for text in reaches)]


def test_decision_10_last_discard_stolen() -> None:
    game = Oracle(3, [filled_wall(HANDS_E9, "W2")[:25]], hands=1)
    game.concealed[2].append("W2")
    play_all(game, "0 discard W2, 2 steal, 2 discard R1")
    while not game.over:
        game.play("pass")
    assert game.results == [[0, 0, 0]]


def test_session_rotates() -> None:
    game = Oracle(3, [power_wall(35), power_wall(34), power_wall(35), power_wall(34)], first_dealer=2)
    starters = []
    while not game.over:
        starters.append(game.starter)
        play_policy(game)
    assert starters == [2, 0, 1, 2]
    assert game.scores == [sum(column) for column in zip(*game.results, strict=True)]
