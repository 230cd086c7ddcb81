"""Tables are kept, copied and named like any other Python object."""

import copy
import pickle

import numpy as np
import pytest

import paiju
from paiju import OptionError, Table
from paiju.play.errors import MoveError
from tests import chance

SLUGS = ["tianjiu", "ponjan", "xiangshifu", "heaven-nine"]


def played(slug: str, moves: int) -> Table:
    """A table in the middle of a session."""
    while True:
        table = Table(slug, seed=chance.seed())
        for _ in range(moves):
            table.decide()
            if table.legal:
                table.play(table.legal[0])
        if table.legal:
            return table


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("copier", [copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301
def test_a_copy_of_any_kind_goes_on_alike_and_by_itself(slug: str, copier: object) -> None:
    table = played(slug, 9)
    table.view(0)  # so that a story is told already
    twin = copier(table)  # type: ignore[operator]
    assert (twin.position, twin.record(), twin.view(0)) == (table.position, table.record(), table.view(0))
    before = table.position
    for _ in range(30):
        twin.decide()
        if not twin.legal:
            break
        twin.play(twin.legal[-1])
    assert table.position == before != twin.position
    for move in twin.moves[len(table.moves) :]:
        table.play(move)
    assert (twin.position, twin.view(0)) == (table.position, table.view(0))


def test_a_pickle_in_the_middle_of_an_action() -> None:
    table = Table("tianjiu", seed=3)
    while not table.is_picking:
        table.decide()
        table.play(table.legal[-1])
    table.view(0)
    twin = pickle.loads(pickle.dumps(table))  # noqa: S301
    assert twin.words == table.words
    twin.undo()
    table.undo()
    assert twin.position == table.position


def test_what_is_seen_can_be_pickled_and_copied() -> None:
    seen = played("tianjiu", 5).observe(1)
    for twin in (copy.copy(seen), copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))):  # noqa: S301
        assert (twin.turn, twin.score.numbers) == (seen.turn, seen.score.numbers)


def test_a_table_in_a_line() -> None:
    table = Table("tianjiu", seed=7)
    assert repr(table) == "<Table tianjiu, 4 seats, seed 7: nothing dealt yet, scores [0, 0, 0, 0]>"
    assert not table.walls
    table.deal()
    assert repr(table) == f"<Table tianjiu, 4 seats, seed 7: hand 1, seat {table.turn} to act, scores [0, 0, 0, 0]>"
    while not table.hand_over:
        table.play(table.legal[0])
    assert repr(table) == f"<Table tianjiu, 4 seats, seed 7: hand 1 is over, scores {table.scores}>"
    while not table.over:
        table.decide()
        table.play(table.legal[0])
    assert (
        repr(table) == f"<Table tianjiu, 4 seats, seed 7: over after {len(table.results)} hands, scores {table.scores}>"
    )


def test_a_table_with_a_chance_of_its_own_does_not_name_a_seed() -> None:
    class Stacked:
        def wall(self, tiles: list[int], deal: int) -> list[int]:
            return list(tiles)

        def dice(self, number: int, throw: int, deal: int) -> list[int]:
            return [1] * number

        def line(self) -> str:
            return "stacked"

    assert "seed" not in repr(Table("tianjiu", chance=Stacked()))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint32, np.array])
def test_numpy_integers_are_integers(kind: type) -> None:
    table = Table("jielong", seats=kind(3), seed=kind(7), hands=kind(2), arms=kind(2), dice=[kind(3)])
    assert (table.seats, table.seed, table.options["hands"], table.options["arms"]) == (3, 7, 2, 2)
    assert table.position == Table("jielong", seats=3, seed=7, hands=2, arms=2).position
    seat = table.decide()
    assert table.observation(kind(seat)) == table.observation(seat)
    assert table.view(kind(seat))["actions"] == table.words
    table.play(kind(table.legal[0]))
    assert all(type(number) is int for number in (table.seed, table.seats, *table.moves, *table.given_dice))
    wall = paiju.game("jielong").deck(3, table.options).tiles()
    assert Table("jielong", seats=3, wall=np.array(wall)).given == [wall]


def test_a_numpy_truth_value_is_one() -> None:
    assert Table("tianjiu", early_death=np.True_, seed=1).options["early_death"] is True


@pytest.mark.parametrize("bad", [1.0, np.float64(1), "1", True, np.True_, None, np.array([1, 2])])
def test_what_is_no_integer_is_refused(bad: object) -> None:
    if bad is not None:
        with pytest.raises(OptionError, match="a seed is a whole number from 0"):
            Table("jielong", seed=bad)  # type: ignore[arg-type]
        with pytest.raises(OptionError, match="there is no seat"):
            Table("jielong", seed=1).observe(bad)  # type: ignore[arg-type]
        with pytest.raises(OptionError, match="jielong is for 2 to 4 players"):
            Table("jielong", seats=bad)  # type: ignore[arg-type]
    if not isinstance(bad, str):
        with pytest.raises(MoveError, match="is neither"):
            Table("jielong", seed=1).play(bad)  # type: ignore[arg-type]
