"""The slow twin of Small Mahjong against the worked examples of its rule file."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from tests.oracles.small_mahjong import POINTS, Oracle, best_value, triplet_kind, triplet_kinds
from tests.oracles.xiangshifu import CIVIL, TYPES, in_order

SET = [tile for tile in TYPES for _ in range(2 if tile in CIVIL else 1)]


def tiles(text: str) -> list[str]:
    return [f"[{text[place + 1 : place + 4]}]" for place, letter in enumerate(text) if letter == "["]


def power_wall(g: int) -> list[str]:
    numbers = [pow(g, k, 37) for k in range(1, 37)]
    return [SET[number - 1] for number in numbers if number <= 32]


def filled_wall(hands: list[str], drawn: str = "") -> list[str]:
    """A wall whose hands begin with these tiles (from seat 0) and are filled up with what is left, then these tiles."""
    rest = list(SET)
    for tile in tiles("".join(hands) + drawn):
        rest.remove(tile)
    wall = []
    for hand in hands:
        missing = 5 - len(tiles(hand))
        wall += tiles(hand) + rest[:missing]
        rest = rest[missing:]
    return wall + tiles(drawn) + rest


def play_policy(game: Oracle, policy: str = "F") -> list[str]:
    """Plays one hand; what was done, without the questions that leave no choice but to pass."""
    done = []
    counted = 0
    while not game.results:
        words = game.words()
        choice = 0
        if policy == "M" and len(words) > 1:
            choice = 7 * counted % len(words)
            counted += 1
        if words != ["pass"]:
            done.append(f"{game.turn} {words[choice]}")
        game.play(words[choice])
    return done


def pass_until(game: Oracle, seat: int) -> None:
    while game.turn != seat:
        game.play("pass")


def reachable_kinds() -> dict[tuple[str, ...], str]:
    """All type triplets that the set allows and that are of a kind."""
    found: dict[tuple[str, ...], str] = {}
    for three in combinations_with_replacement(TYPES, 3):
        kind = triplet_kind(three)
        if kind and all(three.count(tile) <= SET.count(tile) for tile in three):
            found[three] = kind
    return found


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[6:6][6:4][4:4]", "SS"),
        ("[4:1][4:4][3:2]", "SL"),
        ("[4:1][3:3][2:2]", "LL"),
    ],
)
def test_E1_kinds(text: str, kind: str) -> None:
    assert triplet_kind(tiles(text)) == kind


def test_E2_straight_with_the_number_of_the_set() -> None:
    assert triplet_kind(tiles("[4:3][5:4][4:4]")) is None
    assert triplet_kind(tiles("[3:2][5:4][5:5]")) == "SL"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[1:1][2:2][3:3]", "LL"),
        ("[6:5][4:3][2:1]", "LL"),
        ("[5:2][3:3][4:4]", "LL"),
        ("[6:1][6:5][6:5]", None),
    ],
)
def test_E3_straights(text: str, kind: str | None) -> None:
    assert triplet_kind(tiles(text)) == kind


def test_E4_best_reading() -> None:
    assert best_value(tiles("[4:4][5:5][6:5][6:4][6:3][5:4]")) == 5
    assert [triplet_kind(tiles(text)) for text in ("[4:4][5:4][5:5]", "[6:3][6:4][6:5]")] == ["SS", "SL"]
    assert [triplet_kind(tiles(text)) for text in ("[4:4][5:5][6:3]", "[5:4][6:4][6:5]")] == ["LL", "LL"]


def test_counts_of_physical_triplets() -> None:
    kinds = [triplet_kinds(three) for three in combinations(SET, 3)]
    assert len(kinds) == 4960
    assert max(len(kind) for kind in kinds) == 1
    assert Counter(kind for found in kinds for kind in found) == {"SS": 80, "SL": 137, "LL": 154}


def test_counts_of_type_triplets() -> None:
    found = reachable_kinds()
    assert Counter(found.values()) == {"SS": 15, "SL": 48, "LL": 59}
    fits = Counter(tile for three in found for tile in set(three))
    middle = {"[3:2]": 23, "[4:2]": 23, "[5:3]": 23, "[5:4]": 23}
    assert {tile: fits[tile] for tile in middle} == middle
    assert (fits["[5:1]"], fits["[6:2]"]) == (12, 12)
    assert (fits.most_common()[0], fits.most_common()[-1]) == (("[4:3]", 28), ("[6:1]", 8))


def test_counts_of_number_patterns() -> None:
    patterns: dict[str, set[tuple[int, ...]]] = {"SS": set(), "SL": set(), "LL": set()}
    dominoes = [f"[{high}:{low}]" for high in range(1, 7) for low in range(1, high + 1)]
    for three in combinations_with_replacement(dominoes, 3):
        kind = triplet_kind(three)
        if kind:
            patterns[kind].add(tuple(sorted(int(digit) for digit in "".join(three) if digit.isdigit())))
    assert {kind: len(found) for kind, found in patterns.items()} == {"SS": 15, "SL": 12, "LL": 10}


def test_counts_of_hands_with_two_values() -> None:
    values: dict[tuple[str, ...], set[int]] = {}
    for (one, kind), (other, second) in combinations_with_replacement(reachable_kinds().items(), 2):
        six = tuple(in_order([*one, *other]))
        if all(six.count(tile) <= SET.count(tile) for tile in six):
            values.setdefault(six, set()).add(POINTS[kind] + POINTS[second])
    assert sum(len(found) > 1 for found in values.values()) == 83
    assert values[tuple(in_order(tiles("[4:4][5:5][6:5][6:4][6:3][5:4]")))] == {2, 5}
    for six, found in list(values.items())[::40]:
        assert best_value(six) == max(found)


@pytest.mark.parametrize(
    ("thrown", "pair", "kind", "allowed"),
    [
        ("[1:1]", "[2:2][2:1]", "SS", [1, 2, 3]),
        ("[1:1]", "[6:1][5:4]", "SL", [1, 2]),
        ("[3:3]", "[2:2][4:1]", "LL", [1]),
    ],
    ids=["E5_set_set", "E5_set_straight", "E6_straight_straight"],
)
def test_E5_E6_distance(thrown: str, pair: str, kind: str, allowed: list[int]) -> None:
    assert triplet_kind(tiles(pair + thrown)) == kind
    for players in (3, 4):
        for distance in range(1, players):
            hands = [""] * players
            hands[0], hands[distance] = thrown, pair
            game = Oracle(players, [filled_wall(hands)])
            game.play(f"discard {thrown}")
            pass_until(game, distance)
            assert (f"claim {pair}" in game.words()) is (distance in allowed)


def test_E7_win_from_anywhere() -> None:
    hands = ["[3:3]", "[6:6][6:1][6:1][5:1][5:1]", "[6:5][6:5]", "[6:4][4:4][6:6][4:1][2:2]"]
    game = Oracle(4, [filled_wall(hands)], hands=1)
    for tile in tiles("[6:6][6:4][4:4]"):
        game.hands[3].remove(tile)
    game.exposed[3] = tiles("[6:6][6:4][4:4]")
    game.play("discard [3:3]")
    pass_until(game, 3)
    assert game.words() == ["win", "pass"]
    game.play("win")
    assert game.results == [[-4, -4, -4, 12]]


# Seat 0 throws [1:1]: seat 1 has [2:2][2:1] for a Set-Set, seat 2 completes 111 + 333 and 444 + 666 with it.
NEARNESS = ["[1:1]", "[2:1][2:2][6:1][5:1][5:2]", "[3:1][3:3][6:6][6:4][4:4]", "[6:5][6:5][5:1][6:1][3:2]"]


@pytest.mark.parametrize("rank", ["near", "win_first"])
def test_E8_nearness(rank: str) -> None:
    game = Oracle(4, [filled_wall(NEARNESS)], claim_rank=rank, hands=1)
    game.play("discard [1:1]")
    if rank == "near":
        assert (game.turn, game.words()) == (1, ["claim [2:2][2:1]", "pass"])
    else:
        assert (game.turn, game.words()) == (1, ["pass"])
    game.play("pass")
    assert game.turn == 2
    assert game.words()[0] == "win"
    assert ("claim [3:1][3:3]" in game.words()) is (rank == "near")
    game.play("win")
    assert game.results == [[-6, -6, 18, -6]]


def test_E8_win_passed_then_claimed() -> None:
    game = Oracle(4, [filled_wall(NEARNESS)], claim_rank="win_first", hands=1)
    game.play("discard [1:1]")
    for _ in range(3):
        game.play("pass")
    assert (game.turn, game.words()) == (1, ["claim [2:2][2:1]", "pass"])
    game.play("pass")
    assert (game.turn, game.words()) == (2, ["claim [3:1][3:3]", "pass"])
    game.play("claim [3:1][3:3]")
    assert game.exposed[2] == tiles("[1:1][3:1][3:3]")
    assert game.words() == ["discard [6:6]", "discard [4:4]", "discard [6:4]"]


def test_E9_whole_hand() -> None:
    game = Oracle(4, [power_wall(15)], hands=1)
    assert "".join(game.hand(1)) == "[3:1][6:1][5:1][5:2][3:2]"
    assert "".join(game.hand(2)) == "[1:1][3:3][6:1][6:3][5:3]"
    assert "".join(game.hand(3)) == "[2:2][5:1][4:3][4:2][2:1]"
    assert in_order([*tiles("[1:1][3:1][5:5][6:5][5:4]"), "[5:5]"]) == game.hand(0)
    assert game.wall[:2] == tiles("[6:6][4:1]")
    assert play_policy(game) == [
        "0 discard [1:1]",
        "3 claim [2:2][2:1]",
        "3 discard [5:1]",
        "0 discard [6:6]",
        "1 claim [6:1][3:2]",
        "1 discard [3:1]",
        "2 claim [1:1][3:3]",
        "2 discard [6:1]",
        "3 win",
    ]
    assert game.results == [[-5, -5, -5, 15]]
    assert (game.over, game.turn, game.words()) == (True, -1, [])


def test_E10_win_by_the_next_player() -> None:
    game = Oracle(4, [power_wall(18)], hands=1)
    assert game.hand(1) == in_order(tiles("[1:1][3:3][3:3][2:2][3:2]"))
    assert play_policy(game) == ["0 discard [3:1]", "1 win"]
    assert game.results == [[-6, 18, -6, -6]]


def test_E10_discarder_pays() -> None:
    game = Oracle(4, [power_wall(18)], hands=1, discarder_pays=True, stake=2)
    play_policy(game)
    assert game.results == [[-36, 36, 0, 0]]
    drawn = Oracle(4, [power_wall(15)], hands=1, discarder_pays=True)
    play_policy(drawn)
    assert drawn.results == [[-5, -5, -5, 15]]


def test_E11_three_players() -> None:
    game = Oracle(3, [power_wall(13)], hands=1)
    done = play_policy(game)
    assert done[:3] == ["0 discard [3:3]", "1 claim [4:4][5:5]", "1 discard [1:1]"]
    assert done[3:5] == ["2 claim [3:1][4:2]", "2 discard [6:4]"]
    assert done[-2:] == ["0 discard [4:4]", "2 win"]
    assert game.hand(2) == tiles("[4:4][6:2][5:3]")
    assert game.results == [[-3, -3, 6]]
    assert len(done) == 14


def test_E12_win_first() -> None:
    game = Oracle(4, [power_wall(24)], hands=1, claim_rank="win_first")
    done = play_policy(game, "M")
    assert "2 claim [3:1][6:2]" in done
    assert game.exposed[2] == tiles("[6:6][3:1][6:2]")
    assert game.hand(2) == in_order(tiles("[6:4][5:5][4:3]"))
    assert game.results == [[-3, -3, 9, -3]]
    assert len(done) == 7


def test_E12_near() -> None:
    game = Oracle(4, [power_wall(24)], hands=1)
    done = play_policy(game, "M")
    assert done[done.index("0 discard [4:3]") + 1].startswith("1 claim")
    assert game.results == [[0, 0, 0, 0]]
    assert len(done) == 20


def test_decision_7_last_discard_is_offered() -> None:
    game = Oracle(4, [power_wall(18)], hands=1)
    game.wall = []
    assert play_policy(game)[-1] == "1 win"
    drawn = Oracle(4, [power_wall(18)], hands=1)
    drawn.wall = []
    drawn.play("discard [3:1]")
    for _ in range(3):
        drawn.play("pass")
    assert (drawn.over, drawn.results) == (True, [[0, 0, 0, 0]])


@pytest.mark.parametrize(("next_dealer", "dealers"), [("winner", [3, 3]), ("rotate", [1, 2])])
def test_session_dealers(next_dealer: str, dealers: list[int]) -> None:
    game = Oracle(4, [power_wall(15), power_wall(18), power_wall(18)], hands=3, next_dealer=next_dealer)
    play_policy(game)
    assert game.dealer == game.turn == dealers[0]
    game.wall = []
    game.play(f"discard {game.hand(game.turn)[-1]}")
    for _ in range(3):
        game.play("pass")
    assert game.dealer == dealers[1]
    assert game.scores == [-5, -5, -5, 15]
