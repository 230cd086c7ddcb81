"""The slow twin of Bagchen, the Tibetan Heaven-Nine, against the worked examples of its rule file."""

from collections.abc import Sequence

import pytest

from tests.oracles.bagchen import DOUBLE64, Oracle, beats, kind_and_rank, point_tiles, settle
from tests.oracles.bagchen_sets import all_sets, is_weak, passport_leads

NO_POINTS: tuple[str, ...] = ()


def stride(step: int) -> list[str]:
    return [DOUBLE64[(step * place) % 64] for place in range(64)]


def tiles(text: str) -> list[str]:
    return [text[place : place + 5] for place in range(0, len(text), 5)]


def kind(text: str, points: Sequence[str] = NO_POINTS, horses: bool = True) -> tuple[str, int] | None:
    return kind_and_rank(tiles(text), points, horses)


def beat(x: str, y: str, points: Sequence[str] = NO_POINTS) -> bool:
    return beats(tiles(x), tiles(y), points)


def finish(oracle: Oracle, policy: str) -> list[str]:
    """Plays the session out by policy F, L or (for one hand) M; the actions taken."""
    taken: list[str] = []
    decisions = 0
    while not oracle.over:
        words = oracle.words()
        number = {"F": 0, "L": len(words) - 1, "M": (7 * decisions) % len(words)}[policy]
        decisions += len(words) > 1
        taken.append(words[number])
        oracle.play(words[number])
    return taken


def table(hands: list[str], dice: tuple[int, int], tricks: list[int], **options: object) -> Oracle:
    """A hand in progress: seat 0 is to begin a trick with these hands."""
    oracle = Oracle(4, [DOUBLE64], dice, **{"hands": 1, **options})
    oracle.hands = [tiles(hand) for hand in hands]
    oracle.tricks = list(tricks)
    return oracle


def test_E1_point_nines() -> None:
    points = point_tiles(6, 3)
    assert points == ["[6:3]", "[5:4]"]
    assert kind("[6:6][6:3]", points) is None
    assert kind("[1:1][6:2]", points) == ("MIXED(1,1)", 1)


def test_E2_mothers_and_sons() -> None:
    assert point_tiles(1, 2) == point_tiles(2, 4) == ["[4:2]", "[2:1]"]
    oracle = table(["[4:2][2:1][5:1]"] + ["[6:5][6:4][6:1]"] * 3, (1, 2), [0, 0, 6, 0])
    oracle.play("lead [4:2][2:1]")
    for _ in range(3):
        assert all(word.startswith("discard") for word in oracle.words())
        oracle.play("discard [6:5][6:4]")
    assert oracle.chips == [6, -3, 0, -3]


def test_E3_sisters_and_people() -> None:
    assert not beat("[5:5]", "[3:3]")
    assert beat("[3:1]", "[3:3]")
    assert not beat("[6:1]", "[6:5]")
    assert beat("[2:2]", "[6:5]")


def test_E4_earth_pairs() -> None:
    assert beat("[4:2][4:2]", "[3:2][4:1]")
    assert not beat("[4:2][2:1]", "[3:2][4:1]")
    assert beat("[6:3][6:3]", "[3:2][4:1]")
    assert not beat("[6:3][6:3]", "[3:2][4:1]", ["[6:3]", "[5:4]"])


def test_E5_horses() -> None:
    assert beat("[4:3][4:2]", "[4:1][2:1]")
    assert not beat("[6:3][5:4]", "[4:1][2:1]")
    assert kind("[4:1][2:1]", horses=False) is None
    full = "[4:1][2:1][4:3][4:2]"
    assert kind(full) == ("FULL_HORSE", 0)
    for group in all_sets(NO_POINTS, True):
        assert not beats(group, tiles(full), NO_POINTS)
        assert not beats(tiles(full), group, NO_POINTS)


def test_E6_mixed_triples() -> None:
    assert beat("[6:6][6:6][5:4]", "[1:1][1:1][5:3]")
    assert not beat("[6:6][6:3][5:4]", "[1:1][1:1][5:3]")


def test_E7_settlement() -> None:
    assert settle([7, 2, 4, 3], 0) == [9, -4, -2, -3]


def test_E8_winner_pays() -> None:
    assert settle([3, 8, 5, 0], 0) == [5, 2, -1, -6]


@pytest.mark.parametrize("jump", [True, False])
def test_E9_jump(jump: bool) -> None:
    assert settle([7, 2, 4, 3], 0, 2) == [36, -16, -8, -12]
    hands = ["[2:2][4:2][2:1]"] + ["[6:5][6:4][6:1]"] * 3
    oracle = table(hands, (2, 2), [4, 2, 4, 3], jump=jump)
    oracle.play("lead [2:2]")
    for _ in range(3):
        oracle.play("discard [6:5]")
    assert oracle.scores == [3, -1, -1, -1]
    oracle.play("lead [4:2][2:1]")
    for _ in range(3):
        oracle.play("discard [6:4][6:1]")
    assert oracle.tricks == [7, 2, 4, 3]
    assert oracle.results == [[36, -16, -8, -12] if jump else [15, -6, -4, -5]]
    assert oracle.scores == oracle.results[0]


@pytest.mark.parametrize(("passport", "chips"), [(True, [2, -1, 0, -1]), (False, [3, -1, -1, -1])])
def test_E10_passport(passport: bool, chips: list[int]) -> None:
    oracle = table(["[6:6][5:1]"] + ["[6:5][6:4]"] * 3, (6, 6), [0, 0, 6, 0], passport=passport)
    oracle.play("lead [6:6]")
    for _ in range(3):
        oracle.play("discard [6:5]")
    assert oracle.chips == chips


@pytest.mark.parametrize(("jump", "result"), [(True, [56, -8, -24, -24]), (False, [20, -4, -8, -8])])
def test_E11_policy_M(jump: bool, result: list[int]) -> None:
    oracle = Oracle(4, [stride(11)], [6, 3], hands=1, jump=jump)
    taken = finish(oracle, "M")
    assert len(taken) == 56
    assert all(kind(lead.split()[1], oracle.points) == ("POINTS(1)", 0) for lead in (taken[-8], taken[-4]))
    assert (oracle.tricks, oracle.first_leader, oracle.results) == ([12, 4, 0, 0], 0, [result])


def test_E11_policy_M_with_charity() -> None:
    oracle = Oracle(4, [stride(3)], [4, 1], hands=1, charity=True)
    taken = finish(oracle, "M")
    assert len(taken) == 64
    assert any(word.startswith("charity") for word in taken)
    assert oracle.chips == [-1, 3, -1, -1]
    assert (oracle.tricks, oracle.first_leader, oracle.results) == ([6, 6, 3, 1], 0, [[7, 3, -4, -6]])


def test_points_are_always_four_tiles() -> None:
    for a in range(1, 7):
        for b in range(1, 7):
            assert sum(tile in point_tiles(a, b) for tile in DOUBLE64) == 4


def test_number_of_sets_without_points() -> None:
    counts: dict[str, int] = {}
    for group in all_sets(NO_POINTS, True):
        found = kind_and_rank(group, NO_POINTS)
        assert found is not None
        name = found[0].split("(")[0]
        counts[name] = counts.get(name, 0) + 1
    assert counts == {
        "SKY": 44,
        "EARTH": 4 * (2 + 3 + 2 + 1) + 2 * 2,
        "MIXED": 2 * (3 * 2 + 2 * 3 + 2),
        "MOTHER_SON": 1,
        "HORSE2": 2,
        "HORSE4": 2,
        "FULL_HORSE": 1,
    }


def test_charity_is_beaten_by_the_named_suit_but_never_by_points() -> None:
    hands = ["[6:6][5:1]", "[5:5][6:3]", "[2:1][6:3]", "[5:4][6:5]"]
    oracle = table(hands, (5, 5), [0, 0, 0, 0], charity=True)
    suits = ("sky", "earth", "none")
    charities = [f"charity {tile} {suit}" for tile in ("[6:6]", "[5:1]") for suit in suits]
    assert oracle.words() == ["lead [6:6]", "lead [5:1]", *charities]
    oracle.play("charity [6:6] none")
    assert oracle.words() == ["beat [6:3]", "discard [5:5]", "discard [6:3]"]
    oracle.play("discard [5:5]")
    assert oracle.words() == ["beat [6:3]", "beat [2:1]", "discard [6:3]", "discard [2:1]"]
    oracle.play("beat [2:1]")
    assert oracle.words() == ["beat [5:4]", "discard [6:5]", "discard [5:4]"]  # an ordinary single by now
    oracle.tricks = [6, 0, 0, 0]
    oracle.play("beat [5:4]")
    assert (oracle.turn, oracle.tricks) == (3, [6, 0, 0, 1])


def test_unbeaten_charity_earns_a_trick_without_chips_and_no_jump() -> None:
    oracle = table(["[6:6]", "[5:5]", "[2:2]", "[6:5]"], (6, 6), [15, 0, 0, 0], charity=True)
    assert oracle.words() == ["lead [6:6]"]  # a passport
    oracle.tricks = [5, 5, 5, 0]
    oracle.play("charity [6:6] earth")
    for tile in ("[5:5]", "[2:2]", "[6:5]"):
        assert oracle.words() == [f"discard {tile}"]
        oracle.play(f"discard {tile}")
    assert oracle.tricks == [6, 5, 5, 0]
    assert oracle.results == [settle([6, 5, 5, 0], 0)]


def test_redeal_takes_the_next_wall_and_dice() -> None:
    weak = tiles("[4:4][4:4][4:4][4:4][3:1][3:1][3:1][3:1][5:5][5:5][5:5][5:5][4:2][4:2][2:1][2:1]")
    rest = list(DOUBLE64)
    for tile in weak:
        rest.remove(tile)
    first = rest[:16] + weak + rest[16:]
    oracle = Oracle(4, [first, stride(11)], [5, 1, 6, 3], redeal_weak=True, hands=1)
    others = [seat for seat in (0, 2, 3) if is_weak(oracle.hand(seat), oracle.points)]
    assert (oracle.turn, oracle.words()) == (min([1, *others]), ["redeal", "keep"])
    while oracle.turn != 1:
        oracle.play("keep")
    oracle.play("redeal")
    assert oracle.points == ["[6:3]", "[5:4]"]
    assert (oracle.turn, oracle.results) == (0, [])
    assert oracle.hand(0) == sorted(stride(11)[:16], key=DOUBLE64.index)
    oracle = Oracle(4, [first], [5, 1], redeal_weak=True, hands=1)
    while oracle.weak:
        oracle.play("keep")
    assert oracle.turn == 0
    assert oracle.words()[0].startswith("lead")


def test_weak_hands_pass_over_ranks_that_are_points() -> None:
    assert is_weak(tiles("[4:4][5:2]"), point_tiles(5, 1))
    assert not is_weak(tiles("[4:4][4:2]"), point_tiles(6, 6))
    assert is_weak(tiles("[6:6][4:2]"), point_tiles(6, 6))
    assert not is_weak(tiles("[4:4][5:2]"), point_tiles(6, 2))
    assert is_weak(tiles("[4:4][6:2]"), point_tiles(6, 2))


def leads(hand: str, dice: tuple[int, int], face_up: str = "", horses: bool = True) -> list[str]:
    return ["".join(group) for group in passport_leads(tiles(hand), tiles(face_up), point_tiles(*dice), horses)]


def test_passport_leads() -> None:
    # nothing beats a Heaven; two sisters are above the people; a Man and a Five are beaten
    assert leads("[6:6][4:4][5:5][5:5][4:1]", (2, 2)) == ["[6:6]", "[5:5][5:5]"]
    # the ministers, a point, the last set before points
    assert leads("[1:1][6:2][2:2][5:1]", (2, 2)) == ["[2:2]", "[1:1][6:2]"]
    assert leads("[5:1][2:2]", (2, 2)) == ["[2:2]", "[5:1]"]
    assert leads("[5:1]", (2, 2)) == ["[5:1]"]
    # people in pairs or horses, else earth pairs, else anything
    assert leads("[6:1][6:1][4:1][2:1][4:4]", (2, 2)) == ["[6:1][6:1]", "[4:1][2:1]"]
    assert leads("[6:1][4:1][2:1][3:2]", (2, 2), horses=False) == ["[4:1][3:2]"]
    assert leads("[6:1][5:2][3:3]", (2, 2)) == ["[3:3]", "[6:1]", "[5:2]"]
    # once all the higher tiles lie face up, or are one's own, a tile is safe
    assert leads("[1:1][1:1][4:1]", (2, 2), "[6:6][6:6][6:6]") == ["[1:1][1:1]"]
    assert leads("[1:1][4:4][4:1]", (2, 2), "[6:6]" * 4) == ["[1:1]"]


def test_big_slam_ends_the_session() -> None:
    oracle = table(["[6:6]", "[5:1]", "[5:1]", "[5:1]"], (2, 2), [15, 0, 0, 0])
    oracle.options["hands"] = 4
    oracle.play("lead [6:6]")
    for _ in range(3):
        oracle.play("discard [5:1]")
    assert (oracle.over, oracle.turn, oracle.results) == (True, -1, [[18, -6, -6, -6]])


def test_session_with_every_option() -> None:
    options: dict[str, object] = {"passport_leads": True, "charity": True, "redeal_weak": True, "first_dealer": 2}
    oracle = Oracle(4, [stride(step) for step in (3, 5, 7)], [1, 2, 5, 4, 6, 6], hands=3, **options)
    assert oracle.hands[2] == stride(3)[:16]
    finish(oracle, "L")
    assert [sum(result) for result in oracle.results] == [0] * len(oracle.results)
    assert oracle.scores == [sum(column) for column in zip(*oracle.results, strict=True)]


@pytest.mark.parametrize("bad", [{"deck": 1}, {"first_dealer": 4}, {"hands": 0}])
def test_options_that_do_not_exist(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Oracle(4, [DOUBLE64], [1, 2], **bad)
