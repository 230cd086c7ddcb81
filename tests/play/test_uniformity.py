"""Worlds are sampled uniformly, and the trial that says so notices when they are not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import paiju
from tests.budget import TIMES
from tests.play.uniformity import HEAD, TRIALS, Position, Trial, judged, key_of, position_of, row_of, try_out

SAMPLES = 2_000 * TIMES
LEAST_P = 0.001 / len(TRIALS)  # a sound sampler fails one suite in a thousand, whatever its seed
PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("trial", TRIALS, ids=[f"{trial.slug}-{number}" for number, trial in enumerate(TRIALS)])
def test_every_world_comes_as_often_as_it_should(trial: Trial) -> None:
    result = try_out(trial, position_of(trial), SAMPLES)
    assert result.worlds >= 8
    assert result.freedom >= 7
    assert result.p > LEAST_P, row_of(result)


def test_every_family_with_hidden_tiles_is_tried() -> None:
    tried = {paiju.game(trial.slug).family for trial in TRIALS}
    assert tried == {game.family for game in paiju.games()} - {"solitaire"}


def test_the_table_in_the_documentation_has_every_trial() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert HEAD in page
    for trial in TRIALS:
        assert f"| {paiju.game(trial.slug).family} | {trial.slug} | {trial.seats} |" in page


@pytest.fixture(scope="module")
def ku_pai() -> tuple[Trial, Position]:
    trial = next(trial for trial in TRIALS if trial.slug == "ku-pai")
    return trial, position_of(trial)


def test_a_world_that_comes_too_often_is_noticed(ku_pai: tuple[Trial, Position]) -> None:
    trial, (table, places, worlds) = ku_pai
    found = Counter(key_of(places, world._state) for world in table.sample(table.turn, 2_000, seed=1))
    found[key_of(places, table._state)] += 60  # the truth, where it should come about six times
    assert judged(trial, (table, places, worlds), found).p < LEAST_P


def test_worlds_that_are_all_equally_likely_are_noticed(ku_pai: tuple[Trial, Position]) -> None:
    """A world weighs as many orders of the tiles as lead to it: those with twins in one hand weigh less."""
    trial, position = ku_pai
    assert judged(trial, position, Counter(dict.fromkeys(position[2], 20))).p < LEAST_P


def test_worlds_that_forget_what_was_put_face_down_are_noticed() -> None:
    trial = next(trial for trial in TRIALS if (trial.slug, trial.seats) == ("jielong", 3))
    position = position_of(trial)
    position[0]._state[0]["lacking"] = 0
    with pytest.raises(AssertionError, match="a sampled world that cannot be"):
        try_out(trial, position, 200)


def test_worlds_that_forget_when_tiles_can_have_come_are_noticed() -> None:
    """The mate of a tile that a seat threw came later, so hands with one have come about in fewer ways."""
    trial = next(trial for trial in TRIALS if (trial.slug, trial.seats) == ("jjak-mat-chu-gi", 2))
    table, places, worlds = position_of(trial)
    assert len(set(worlds.values())) > 1
    hands = Counter(dict.fromkeys(worlds, SAMPLES // len(worlds)))
    assert judged(trial, (table, places, worlds), hands).p < LEAST_P


def test_a_world_that_cannot_be_is_an_error(ku_pai: tuple[Trial, Position]) -> None:
    trial, position = ku_pai
    with pytest.raises(AssertionError, match="a sampled world that cannot be"):
        judged(trial, position, Counter({((0,), (1,)): 5}))
