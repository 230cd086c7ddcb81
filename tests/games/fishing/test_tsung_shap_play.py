"""Disputing Tens: every capture, what is refused, what is advised, and how much of it is luck."""

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

import paiju
from paiju import MoveError, Table
from paiju.games.fishing.tsung_shap.row import captures_from, worth
from paiju.games.fishing.tsung_shap.state import State
from paiju.games.fishing.tsung_shap.table import WORDS
from paiju.lab.gains import gain_over_random
from paiju.lab.playing import play_sessions
from tests.games.fishing.test_tsung_shap import FREE, SLUG, after, position
from tests.games.playing import counts, set_state
from tests.oracles import tsung_shap as oracle
from tests.oracles.tiu_u import ORDER

FACES = 21


def compare_captures(row: tuple[int, ...]) -> None:
    """Every tile takes from this row what the slow twin says, for as many points."""
    game = paiju.game(SLUG)
    rules = game.rules_record(2, game.values(2, {}))
    state = State.blank()
    state[0]["row"][: len(row)] = row
    texts = [ORDER[face] for face in row]
    for face in range(FACES):
        bits = captures_from(state[0], 0, len(row), face)
        found = [words for way, words in enumerate(WORDS) if bits >> way & 1]
        assert found == oracle.captures(texts, ORDER[face]), (row, face)
        for words in found:
            points = worth(rules[0], state[0], 0, len(row), face, WORDS.index(words))
            assert points == oracle.points_of(words, texts, ORDER[face]), (row, face, words)


def test_all_captures_from_short_rows() -> None:
    for length in (1, 2):
        for row in product(range(FACES), repeat=length):
            compare_captures(row)


def test_captures_from_longer_rows() -> None:
    rng = random.Random(1)
    for length in (3, 4, 5, 12) * 100:
        compare_captures(tuple(rng.randrange(FACES) for _ in range(length)))


REFUSALS = [
    ("pair left", r"neither end of the row is another \[2:2\]"),
    ("triplet right", r"\[2:2\] makes a triplet on the left"),
    ("place left", r"\[2:2\] can capture and must"),
    ("place", "can capture and must"),
    ("pair [2:2] left", r"you use the \[2:2\] that you turned up"),
    ("start [2:2]", "the row lies on the table"),
    ("claim pair left", "no missed capture"),
    ("ignore", "no missed capture"),
]


@pytest.mark.parametrize(("action", "why"), REFUSALS)
def test_a_refused_move_says_why_and_changes_nothing(action: str, why: str) -> None:
    table = position("[3:3][5:5][6:6][1:1]", "[2:2]")
    before = table._state.tobytes()
    with pytest.raises(MoveError, match=why):
        table.play(action)
    assert table._state.tobytes() == before


def test_a_refused_triplet_says_what_the_tiles_make() -> None:
    with pytest.raises(MoveError, match="24 with the left, 18 with the right, 23 with both ends: no multiple of ten"):
        position("[6:5][6:1][6:3][3:3][5:1]", "[5:1]").play("triplet both")
    with pytest.raises(MoveError, match="makes 14 with both ends"):
        position("[1:1][6:4]", "[1:1]").play("triplet both")
    with pytest.raises(MoveError, match="needs two tiles of the row"):
        position("[6:6]", "[4:4]").play("triplet left")


def test_refusals_with_four_tiles() -> None:
    table = position("[6:6][4:1][5:2]", "[6:6][3:3][5:1][2:1]", variant="four_tiles")
    for action, why in (
        ("pair left", "choose one tile"),
        ("pair [5:5] left", r"you hold no \[5:5\]"),
        ("place [6:6] left", "can capture and must"),
        ("restart [6:6]", "the row lies on the table"),
    ):
        with pytest.raises(MoveError, match=why):
            table.play(action)
    set_state(table, phase=0, length=0, row=[0] * 32)
    with pytest.raises(MoveError, match="the row is being opened"):
        table.play("place [6:6] left")
    with pytest.raises(MoveError, match="the row is being opened"):
        table.play("restart [6:6]")


def test_refusals_about_missed_captures_and_sweeps() -> None:
    table = position("[4:4]", "[4:4][3:3][5:1][2:1]", variant="four_tiles", **FREE)
    table.play("place [4:4] right")
    with pytest.raises(MoveError, match="could not make this capture"):
        table.play("claim pair right")
    with pytest.raises(MoveError, match="first choose whether to claim"):
        table.play("place [6:6] left")
    table.play("claim pair left")
    with pytest.raises(MoveError, match="you swept the table"):
        table.play("place [6:6] left")


@pytest.mark.parametrize(
    ("row", "tiles", "words", "reason"),
    [
        ("[5:5][6:4][2:1]", "[5:5]", "pair left", "most points"),
        ("[6:6][6:3]", "[5:3]", "place left", "tiles still out"),
        ("[6:3][6:6]", "[5:3]", "place right", "tiles still out"),
    ],
)
def test_advice(row: str, tiles: str, words: str, reason: str) -> None:
    advice = position(row, tiles).advice(language="en")
    assert advice.words == words
    assert reason in advice.reason


def test_advice_with_four_tiles_keeps_a_twin() -> None:
    advice = position("[6:3][5:4]", "[6:5][6:5][5:5][6:4]", variant="four_tiles").advice(language="en")
    assert advice.words.startswith("place [6:5]")
    assert "a tile that I hold" in advice.reason


def test_an_opening_gives_nothing_away_that_could_be_claimed() -> None:
    """Nothing lies on the table yet, so the first tile of all is as free as any other."""
    options: dict[str, Any] = {"variant": "four_tiles", "capture_compulsory": False}
    advised = []
    for claim_missed in (False, True):
        table = Table(SLUG, seed=1, claim_missed=claim_missed, **options)
        hands = [counts(table, "[6:6][6:6][5:4][4:3]"), table._state[0]["hands"][1]]
        set_state(table, hands=hands, turn=0)
        advised.append(table.advice())
    assert advised[0] == advised[1]
    assert advised[0].words == "start [6:6]"


@pytest.mark.parametrize(
    ("row", "tile"), [("[3:3][4:2][5:1][6:5][6:5]", "[5:3]"), ("[4:2][3:1][4:1][6:6][6:2]", "[5:5]")]
)
def test_with_the_last_tile_the_most_points_are_taken(row: str, tile: str) -> None:
    """What the row then offers to others does not matter: the hand is over."""
    table = position(row, tile, variant="four_tiles")
    set_state(table, left=[0, 0])
    gains = {words: int(after(table.copy(), words).state.points[0]) for words in table.words}
    assert gains == {f"triplet {tile} left": 20, f"triplet {tile} right": 30}
    assert table.advice().words == f"triplet {tile} right"


def test_a_missed_capture_is_claimed() -> None:
    table = position("[5:5][6:4][2:1]", "[5:5]", **FREE)
    table.play("place right")
    assert table.advice().words == "claim pair left"


def test_the_piles_leave_little_to_skill_and_four_tiles_much() -> None:
    game = paiju.game(SLUG)

    def skill(variant: str) -> float:
        """What the bot makes above random play, in standard deviations of a hand between random players."""
        values = game.values(2, {"variant": variant, "hands": 1})
        spread = float(np.std(play_sessions(game, 2, values, 10_000).scores[:, 0]))
        gain = gain_over_random(game, 10_000, variant=variant)
        assert gain.is_above_zero
        return gain.value / spread

    assert skill("classic") < 0.25
    assert skill("four_tiles") > 2
