"""Reading hands: the numbered examples of the rules, all ways to read a hand, what each discard keeps, bad input."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from paiju import OptionError, game, games
from paiju.kernel.hands import readings
from paiju.kernel.record import Plain
from paiju.lab.hands import Report, read_hand
from paiju.tiles import TileError
from paiju.words.said import Said
from tests.budget import TIMES
from tests.oracles import kanwisher_mahjong, kap_tai_shap, ponjan_scoring, small_mahjong

READ = [found for found in games() if found.reading is not None]


def read(slug: str, text: str, seats: int | None = None, **options: Any) -> Report:
    return read_hand(game(slug), text, seats, options)


def english(report: Report, said: Said) -> str:
    return report.hand.speaker("en").say(said)


def score(slug: str, text: str, **options: Any) -> int:
    """Of the best reading, 0 for a hand that is not complete."""
    found = read(slug, text, **options).readings
    return found[0].score.total if found else 0


def waits(slug: str, text: str, **options: Any) -> dict[str, bool | None]:
    """The tiles that complete a hand, and whether another seat may throw them."""
    report = read(slug, text, **options)
    assert report.outlook is not None
    assert report.away == 1
    return {report.hand.tiles.text([one.face]): one.by_throw for one in report.outlook.wanted}


def test_every_melding_game_reads_hands() -> None:
    assert {found.slug for found in READ} == {found.slug for found in games() if found.family == "melding"}


# Kanwisher Lab Mahjong


@pytest.mark.parametrize(
    ("hand", "is_complete"),
    [
        ("111b 234b 567c 999d 55d", True),
        ("123b 123b 123b 111d 99c", True),
        ("1111b 23b 456c 789c 55d", True),
        ("11b 22b 33b 55c 66c 77d 99d", False),
        ("89c 1c 9c 9c 123b 456b 777d", False),
    ],
)
def test_kanwisher_mahjong_E1_complete_or_not(hand: str, is_complete: bool) -> None:
    assert bool(read("kanwisher-mahjong", hand).readings) == is_complete


def test_kanwisher_mahjong_E2_a_straight_must_be_drawn() -> None:
    assert waits("kanwisher-mahjong", "12b 555c 777c 999d 22d") == {"3b": False}


def test_kanwisher_mahjong_E3_drawn_or_thrown() -> None:
    assert waits("kanwisher-mahjong", "2223b 444c 555d 777d") == {"1b": False, "3b": True, "4b": False}


def test_kanwisher_mahjong_E4_either_pair() -> None:
    assert waits("kanwisher-mahjong", "11b 123b 456c 789c 55d") == {"1b": True, "4b": False, "5d": True}


def test_kanwisher_mahjong_E5_one_copy_in_a_straight() -> None:
    assert waits("kanwisher-mahjong", "12333b 555c 777d 99d")["3b"]


@pytest.mark.parametrize(
    ("hand", "options", "may"),
    [
        ("111b 222c 333d 44d 55d", {"rules": "extension1"}, True),
        ("111222333b 44d 55c", {"rules": "extension1"}, True),
        ("123b 222c 333d 44d 55d", {"rules": "extension1"}, False),
        ("123b 222c 333d 44d 55d", {}, True),
    ],
)
def test_kanwisher_mahjong_E9_extension(hand: str, options: dict[str, Any], may: bool) -> None:
    assert waits("kanwisher-mahjong", hand, **options)["4d"] == may


def test_kanwisher_mahjong_E10_after_a_quad() -> None:
    assert waits("kanwisher-mahjong", "123b 222c 44d 55d | 9999b", rules="extension1")["4d"]
    assert not waits("kanwisher-mahjong", "123b 222c 44d 55d | 999b", rules="extension1")["4d"]


def test_kanwisher_mahjong_every_division_like_the_slow_twin() -> None:
    rng = random.Random(5)
    tiles = game("kanwisher-mahjong").deck(4, {})
    groups = [[face] * 3 for face in range(9)] + [[face, face + 1, face + 2] for face in range(7)]
    most = 0
    for _ in range(40 * TIMES):
        faces = 2 * [rng.randrange(9)] + [face for _ in range(4) for face in rng.choice(groups)]
        if max(Counter(faces).values()) <= 4:
            found = read("kanwisher-mahjong", tiles.text(faces)).readings
            ours = {tuple(sorted(tuple(tiles.text([f]) for f in part.tiles) for part in way.parts)) for way in found}
            theirs = kanwisher_mahjong.divisions([tiles.text([face]) for face in faces])
            assert ours == {tuple(sorted(division)) for division in theirs}
            assert len(found) == len(theirs)
            most = max(most, len(found))
    assert most > 1


# Small Mahjong


def test_small_mahjong_E4_the_best_reading_counts() -> None:
    report = read("small-mahjong", "[4:4] [5:5] [6:5] [6:4] [6:3] [5:4]")
    assert [found.score.total for found in report.readings] == [5, 2]
    text = report.hand.tiles.text
    best = {english(report, part.name): text(part.tiles) for part in report.readings[0].parts}
    assert best == {"Set-Set": "[4:4][5:5][5:4]", "Set-Straight": "[6:5][6:4][6:3]"}
    assert [points for _, points in report.readings[0].score.lines] == [3, 2]


def test_small_mahjong_E7_with_an_exposed_triplet() -> None:
    report = read("small-mahjong", "[4:1][2:2] | [6:6][6:4][4:4]")
    assert report.outlook is not None
    worth = {report.hand.tiles.text([one.face]): one.worth for one in report.outlook.wanted}
    assert worth["[3:3]"] == 4
    assert score("small-mahjong", "[4:1][2:2][3:3] | [6:6][6:4][4:4]", stake=2) == 8


def test_small_mahjong_E10_two_set_sets() -> None:
    assert score("small-mahjong", "[1:1][3:3][3:3][2:2][3:2][3:1]") == 6


# Collecting tens


@pytest.mark.parametrize(
    ("hand", "eyes"),
    [
        ("[2:2][2:2] [6:5][6:3] [3:3][3:1] [6:6][5:3]", {"[2:2]"}),  # E1
        ("[5:5][5:5] [6:4][6:4] [2:2][2:2] [6:5][5:4]", {"[2:2]"}),  # E2
        ("[5:5][5:5] [6:4][6:4] [4:4][1:1] [5:3][6:6]", {"[5:5]", "[6:4]"}),  # E3
        ("[1:1] [6:5] [3:1] [5:5] [4:4] [3:3] [5:4] [6:4]", set()),  # E4
        ("[3:3][3:3] [4:2][3:1] [6:6][6:2] [4:1][3:2]", set()),  # E5
        ("[3:3][3:3] [4:2][6:1] [6:6][6:2] [4:1][3:2]", {"[3:3]"}),
    ],
)
def test_kap_shap_E1_to_E5_which_eye(hand: str, eyes: set[str]) -> None:
    report = read("kap-shap", hand)
    found = {report.hand.tiles.text(part.tiles[:1]) for way in report.readings for part in way.parts[:1]}
    assert found == eyes


def test_kap_shap_E6_the_only_partner() -> None:
    assert waits("kap-shap", "[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1]") == {"[3:2]": True}
    assert waits("kap-shap", "[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1]", offer="none") == {"[3:2]": False}


@pytest.mark.parametrize(
    ("hand", "is_complete"),
    [
        ("[6:3][6:3] [6:6][4:4] [6:1][4:2] [5:5][6:4] [4:1][3:2]", True),  # E2
        ("[6:3][5:4] [6:6][4:4] [6:1][4:2] [5:5][6:4] [4:1][3:2]", False),
        ("[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1][3:2] [4:2][3:1]", False),  # E3
        ("[2:2][2:2] [6:6][4:4] [5:5][6:4] [4:1][3:2] [4:2][5:2]", True),
        ("[5:5][5:5] [6:4][6:4] [2:2][2:2] [4:4][1:1] [6:5][5:4]", True),  # E4
        ("[1:1][4:4] [2:2][3:3] [3:1][5:1] [6:6][6:2] [5:4][6:5]", False),  # E5
        ("[3:2][3:2][3:2][4:1] [6:6][6:2] [6:5][5:4] [6:5][6:3]", True),  # E6
    ],
)
def test_kap_tai_shap_E2_to_E6_winning_hands(hand: str, is_complete: bool) -> None:
    report = read("kap-tai-shap", hand, seats=8)  # four sets, so that three [3:2] exist
    assert bool(report.readings) == is_complete
    written = hand.replace("][", "] [").split()
    assert is_complete == kap_tai_shap.is_winning(written)


def test_kap_tai_shap_five_tens_pairs_without_an_eye_are_one_tile_away() -> None:
    report = read("kap-tai-shap", "[1:1][4:4] [2:2][3:3] [3:1][5:1] [6:6][6:2] [5:4][6:5]")
    assert report.away == 1
    assert {kept.away for _, kept in report.discards} == {1}


# Ponjan


@pytest.mark.parametrize(
    ("hand", "options", "total"),
    [
        ("R0R0R0 B0B0B0 | Y0Y0Y0", {}, 4 + 12),  # E1, but with a drawn tile: 4 points
        ("W1W1W1 | R0R0R0 | B0B0B0", {}, 1),  # E2
        ("R0R0R0 W0W0W0 D0D0D0", {}, 20),  # E4, drawn and without steals: 6 points
        ("W0W0W0 D0D0D0 | D1D1D1", {}, 4),  # E5, drawn: 3 points
        ("W0W0W0 D0D0D0 | D1D1D1", {"dragon_once": True}, 2),
        ("R0R0R0R0R0R0R0R0R0", {}, 44),  # E6 without reach and ippatsu: 19 points
    ],
)
def test_ponjan_E1_to_E6_what_a_drawn_hand_counts(hand: str, options: dict[str, Any], total: int) -> None:
    assert score("ponjan", hand, **options) == total


def test_ponjan_E2_E3_no_point_with_a_thrown_tile() -> None:
    assert waits("ponjan", "W1W1 | R0R0R0 | B0B0B0") == {"W1": False}
    assert waits("ponjan", "R0R0R0 B0B0B0 W1W1") == {"W1": True}
    assert waits("ponjan", "R0R0R0 B0B0B0 W1W1", strict_no_steals=True) == {"W1": False}


@pytest.mark.parametrize(
    ("hand", "is_ready"),
    [
        ("R0R0R0R0R0 W1W1W1", True),
        ("R0R0R0R0 W1W1W1W1", False),
        ("R0R0R0R0R0R0R0R0", True),
        ("R0R0R0 W1W1 B0B0 D0", False),
    ],
)
def test_ponjan_E8_ready_hands(hand: str, is_ready: bool) -> None:
    assert (read("ponjan", hand).away == 1) == is_ready


def test_ponjan_points_like_the_slow_twin() -> None:
    rng = random.Random(6)
    for _ in range(60 * TIMES):
        sets = [rng.choice(ponjan_scoring.TILES) for _ in range(3)]
        nine = [tile for tile in sets for _ in range(3)]
        if all(nine.count(tile) <= 4 or tile[0] in "RBY" for tile in nine):
            shown = rng.randrange(3)
            text = " ".join(nine[3 * shown :]) + "".join(f" | {tile} {tile} {tile}" for tile in sets[:shown])
            points = ponjan_scoring.combinations(nine, shown, reached=False, ippatsu=False, drawn=True)
            best = read("ponjan", text).readings[0].score
            assert sum(number for _, number in best.lines) == sum(points.values())
            assert best.total == ponjan_scoring.hand_score(sum(points.values()))


# Barbarian Tablets and Making Pairs


@pytest.mark.parametrize(
    ("hand", "options", "total"),
    [
        ("[2:1][4:3][6:5][3:3][3:1][1:1]", {}, 2),  # E1
        ("[4:1][5:3][6:2][2:1][5:4][6:3]", {"scoring": "korean"}, 6),  # E3
        ("[2:1][2:2][3:2][4:2][5:2][6:2]", {"scoring": "korean"}, 7),  # E5
        ("[6:6][6:5][6:1][6:6][6:5][6:1]", {"sok": False}, 0),  # E7
        ("[6:1][6:1][5:5][5:5][4:3][4:2]", {"three_pairs": True}, 4),  # E9
        ("[2:2][2:2][6:3][5:4][6:2][2:1]", {}, 2),  # E13
        ("[2:2][2:2][6:3][5:4][6:2][2:1]", {"three_pairs": True}, 4),
    ],
)
def test_ho_hpai_E1_to_E13(hand: str, options: dict[str, Any], total: int) -> None:
    assert score("ho-hpai", hand, **options) == total


def test_ho_hpai_E5_a_straight_is_named_by_its_number() -> None:
    report = read("ho-hpai", "[2:1][2:2][3:2][4:2][5:2][6:2]")
    best, *_ = report.readings
    assert [english(report, part.name) for part in best.parts] == ["straight of 2"]
    assert [english(report, name) for name, _ in best.score.lines] == ["straight of 2"]


def test_jjak_mat_chu_gi_E1_two_systems() -> None:
    hand = "[6:3] [6:2] [5:4] [4:2] [2:1]"
    assert waits("jjak-mat-chu-gi", hand) == {"[4:3]": True}
    assert waits("jjak-mat-chu-gi", hand, pairs="chinese") == {"[5:3]": True}


def test_jjak_mat_chu_gi_E4_with_pairs_laid() -> None:
    assert waits("jjak-mat-chu-gi", "[4:4] | [6:6][6:6] | [5:5][5:5]") == {"[4:4]": True}
    laid = "[4:4] | [6:6][6:6] | [5:5][5:5]"
    assert waits("jjak-mat-chu-gi", laid, win_by_discard=False) == {"[4:4]": False}


# All games


def some_hand(found: Any, rng: random.Random, parts: Sequence[Any]) -> list[int]:
    """Parts of a complete hand, some tiles of them changed for others of the set."""
    tiles = found.deck(found.usual, found.values(found.usual, {}))
    while True:
        faces = [face for part in parts for face in part.tiles]
        for _ in range(rng.choice((0, 0, 1, 2))):
            faces[rng.randrange(len(faces))] = rng.choice(tiles.tiles())
        if all(faces.count(face) <= tiles.copies[face] for face in faces):
            return faces
        parts = random_parts(found, rng)


def random_parts(found: Any, rng: random.Random) -> list[Any]:
    g = Plain(found.rules_record(found.usual, found.values(found.usual, {}))[0])
    shape = rng.choice(found.reading.shapes(g, ()))
    return [rng.choice(parts) for number, parts in shape.kinds for _ in range(number)]


@pytest.mark.parametrize("found", READ, ids=lambda found: found.slug)
def test_a_hand_passes_the_winning_test_where_it_can_be_divided(found: Any) -> None:
    """The parts of a game are all there is to its winning test; and what is not complete is some tiles away."""
    rng = random.Random(7)
    g = Plain(found.rules_record(found.usual, found.values(found.usual, {}))[0])
    shapes = found.reading.shapes(g, ())
    tiles = found.deck(found.usual, found.values(found.usual, {}))
    complete = 0
    for _ in range(60 * TIMES):
        faces = some_hand(found, rng, random_parts(found, rng))
        counts = np.bincount(faces, minlength=len(tiles.copies)).astype(np.int8)
        divided = readings(shapes, faces, lambda parts: found.reading.score(g, parts, ()))
        assert bool(divided) == found.reading.is_complete(g, counts, ()), tiles.text(faces)
        complete += bool(divided)
    assert 10 < complete < 60 * TIMES


@pytest.mark.parametrize("found", READ, ids=lambda found: found.slug)
def test_discards_are_consistent(found: Any) -> None:
    """What a discard keeps is what the hand without it has, but that the tile thrown does not come again."""
    rng = random.Random(8)
    tiles = found.deck(found.usual, found.values(found.usual, {}))
    for _ in range(4 * TIMES):
        faces = some_hand(found, rng, random_parts(found, rng))
        report = read_hand(found, tiles.text(faces))
        assert sorted(face for face, _ in report.discards) == sorted(set(faces))
        ranks = [(kept.away, -kept.unseen) for _, kept in report.discards]
        assert ranks == sorted(ranks)
        assert report.away == (0 if report.readings else report.discards[0][1].away)
        for face, kept in report.discards[:2]:
            left = list(faces)
            left.remove(face)
            alone = read_hand(found, tiles.text(left)).outlook
            assert alone is not None
            if face not in {one.face for one in alone.wanted}:
                assert alone == kept


def test_small_mahjong_is_worth_what_the_slow_twin_says() -> None:
    rng = random.Random(9)
    found = game("small-mahjong")
    for _ in range(100 * TIMES):
        faces = some_hand(found, rng, random_parts(found, rng))
        tiles = found.deck(4, found.values(4, {}))
        expected = small_mahjong.best_value([tiles.text([face]) for face in faces])
        assert score("small-mahjong", tiles.text(faces)) == expected


def test_json_says_it_all() -> None:
    data = read("small-mahjong", "[4:4][5:5][6:5][6:4][6:3][5:4]").as_json()
    assert (data["game"], data["complete"], data["away"]) == ("small-mahjong", True, 0)
    assert data["readings"][0]["total"] == 5
    assert data["discards"][0]["wanted"][0] == {"tile": "[6:5]", "unseen": 1, "worth": 5, "by_throw": True}
    assert read("ponjan", "R0R0R0 B0B0B0 Y0Y0").as_json()["wanted"][0]["tile"] == "Y0"


@pytest.mark.parametrize(
    ("slug", "text", "options", "why"),
    [
        ("jielong", "[6:6]", {}, "jielong has no hands to read; there are in ho-hpai, "),
        ("kanwisher-mahjong", "11111b 234567c 99d", {}, "1b is named 5 times; mahjong108 has 4"),
        ("ho-hpai", "[6:3][6:3][1:1][1:1][2:1]", {}, r"\[6:3\] is named twice; full32 has 1"),
        ("ho-hpai", "[6:6][6:3][1:1][1:1][2:1]", {"seats": 3}, r"\[6:6\] is named once; tail24 has none"),
        ("kanwisher-mahjong", "123456789b 123456c", {}, "from 13 or 14 tiles, not from 15"),
        ("kanwisher-mahjong", "123456789b | 999c | 888c", {}, "from 7 or 8 tiles beside 2 open, not from 9"),
        ("ho-hpai", "[6:6][6:3][1:1]", {}, "from 5 or 6 tiles, not from 3"),
        ("ho-hpai", "[?:?][6:3][1:1][1:1][2:1]", {}, "lies face down"),
        ("ho-hpai", "[6:3][5:3] | [1:1][1:1][3:1]", {}, "no part of a hand lies open"),
        ("kanwisher-mahjong", "23b 444c 555d 77d | 9999b", {}, "9b 9b 9b 9b cannot lie open .* only a triplet can"),
        ("small-mahjong", "[4:1][2:2] | [6:6][6:4][6:5]", {}, "only a triplet can"),
        ("ponjan", "R0 R0 | | B0B0B0", {}, "nothing cannot lie open"),
        ("ponjan", "R0R0 | R1R1R1 | B0B0B0 | Y0Y0Y0", {}, "3 groups cannot lie open; a hand has 2 at most"),
        ("ponjan", "R0R0R0 R1R1R1 B0B0", {"seats": 5}, "2 to 4 players"),
        ("ponjan", "R0R0R0 R1R1R1 B0B0", {"dragons": 1}, "there is no option 'dragons'"),
    ],
)
def test_bad_input_is_one_sentence(slug: str, text: str, options: dict[str, Any], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        read(slug, text, **options)


def test_a_tile_that_is_none() -> None:
    with pytest.raises(TileError, match=r"'\[9:9\]' is no tile of full32"):
        read("ho-hpai", "[9:9]")
