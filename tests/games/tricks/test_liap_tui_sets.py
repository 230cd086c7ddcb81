"""Liap Tui: every set of pieces and many turns against the slow twin, and hidden pieces dealt anew."""

import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

import paiju
from paiju.games.tricks.liap_tui.rules import turn_winner
from paiju.games.tricks.liap_tui.sets import (
    FIRST_SET,
    NONE,
    SET_PIECES,
    SET_TYPE,
    SET_VALUE,
    SETS,
    SIZE,
    set_formed,
)
from paiju.kernel.conformance import Walk
from paiju.tiles import XIANGQI32
from tests.oracles.liap_tui import PIECES, TYPES, play_type
from tests.oracles.liap_tui import turn_winner as slow_turn_winner

GAME = paiju.game("liap-tui")


def row(faces: tuple[int, ...]) -> NDArray[np.int8]:
    return np.bincount(faces, minlength=14).astype(np.int8)


def type_and_value(text: str) -> tuple[str, int] | None:
    faces = tuple(XIANGQI32.read(text))
    number = set_formed(row(faces), len(faces))
    return (TYPES[SET_TYPE[number] - 1], int(SET_VALUE[number])) if number >= 0 else None


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("Gr Ar Ar Er Er", ("EXTENDED_STRAIGHT_5", 36)),
        ("Rb Rb Hb Hb Cb Cb", ("DOUBLE_STRAIGHT", 30)),
        ("Ar Ab", None),
        ("Sr Sr", ("PAIR", 4)),
        ("Rr Hr Cb", None),
        ("Rr Rr Hr Hr", None),
        ("Gb Ab Eb", ("STRAIGHT", 33)),
    ],
)
def test_E7_types_and_values(pieces: str, expected: tuple[str, int] | None) -> None:
    assert type_and_value(pieces) == expected


def all_plays(size: int, least: int = 0) -> Iterator[tuple[int, ...]]:
    """Every choice of so many pieces out of the 32, copies merged."""
    if size == 0:
        yield ()
        return
    for face in range(least, 14):
        for rest in all_plays(size - 1, face):
            if rest.count(face) < XIANGQI32.copies[face]:
                yield (face, *rest)


def test_every_play_has_the_type_and_value_of_the_twin() -> None:
    valid = []
    for size in range(1, 7):
        for faces in all_plays(size):
            number = set_formed(row(faces), size)
            if number >= 0:
                valid.append(faces)
            found = (TYPES[SET_TYPE[number] - 1], SET_VALUE[number]) if number >= 0 else None
            assert found == play_type([PIECES[face] for face in faces])
    assert len(valid) == SETS == 56
    assert tuple(valid) == SET_PIECES  # the canonical order


def test_sets_of_one_type_are_listed_from_the_highest_down() -> None:
    for kind in range(1, len(TYPES) + 1):
        values = [SET_VALUE[number] for number in range(SETS) if SET_TYPE[number] == kind]
        assert all(higher >= lower for higher, lower in pairwise(values))


def compare_turns(number: int, seed: int) -> None:
    """Random turns, rich in valid sets, that the engine and the twin must give to the same seat."""
    rng = random.Random(seed)
    state, rules = GAME.state.State.blank(), GAME.rules_record(4, GAME.values(4, {}))
    for _ in range(number):
        led = rng.randrange(SETS)
        size = len(SET_PIECES[led])
        plays = [SET_PIECES[led], *(random_play(rng, size) for _ in range(3))]
        starter, priority = rng.randrange(4), rng.random() < 0.5
        rules[0]["type_priority_beats"] = priority
        state[0]["starter"], state[0]["led"] = starter, SET_TYPE[led]
        for place, faces in enumerate(plays):
            state[0]["laid"][(starter + place) % 4] = row(faces)
        slow = slow_turn_winner([[PIECES[face] for face in faces] for faces in plays], priority)
        assert turn_winner(rules[0], state[0]) == (starter + slow) % 4, (plays, priority)


def random_play(rng: random.Random, size: int) -> tuple[int, ...]:
    if rng.random() < 0.3:
        return tuple(rng.sample(XIANGQI32.tiles(), size))
    return SET_PIECES[rng.randrange(FIRST_SET[size], FIRST_SET[size + 1])]


def test_turns_are_won_as_with_the_twin() -> None:
    compare_turns(5000, seed=1)


@pytest.mark.parametrize("preset", ["standard", "open pieces"])
def test_a_redealt_position_agrees_with_all_that_was_seen(preset: str) -> None:
    pool = np.zeros(32, np.int64)
    for seed in range(3):
        walk = Walk(GAME, preset, seed)
        for _ in walk.positions(800):
            other = walk.state.copy()
            walk.drivers.redeal(walk.rules, other, seed - 1, walk.rng, pool)
            check_knowledge(other[0])


def check_knowledge(s: np.void) -> None:
    """What all know: who was weak, who holds the red general at first, the type of the starter's set."""
    dealt = s["hands"] + s["laid"] + s["played"]
    assert dealt.sum(axis=0).tolist() == list(XIANGQI32.copies)
    assert s["hands"].sum(axis=1).tolist() == s["held"].tolist()
    for seat in range(4):
        if s["told"][seat] > 0:
            assert (s["told"][seat] == 1) == (dealt[seat, :5].sum() == 0)
    if s["hands_played"] == 0 and s["multiplier"] == 1 and s["phase"] > 1:
        assert dealt[s["first"], 0] == 1
    if s["led"] != NONE:
        number = set_formed(s["laid"][s["starter"]], SIZE[s["led"]])
        assert SET_TYPE[number] == s["led"]
