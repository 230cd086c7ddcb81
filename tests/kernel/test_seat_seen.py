"""Views of one position share what is public, and nothing else."""

import copy
import pickle
from random import Random

import pytest

import paiju
from paiju.kernel.game import Game
from paiju.kernel.seen import Seen, SeenArray
from paiju.play.table import Table
from tests import chance


def numbers(value: int | SeenArray) -> object:
    return value.numbers if isinstance(value, SeenArray) else value


@pytest.mark.parametrize("game", paiju.games(), ids=lambda game: game.slug)
def test_a_seat_sees_what_its_own_observation_holds(game: Game) -> None:
    table, random = Table(game, seed=chance.seed()), Random(chance.seed("moves"))
    state = game.state.State
    for _ in range(6):
        table.decide()
        table.play(random.choice(table.words))
        if table.over:
            return
        for seat in range(table.seats):
            shared, own = table.observe(seat), Seen(table._seen(seat)[0])
            for name in state.fields:
                assert numbers(getattr(shared, name)) == numbers(getattr(own, name)), (name, seat)


def test_only_public_fields_are_shared() -> None:
    table = Table("tianjiu", seed=1)
    table.deal()
    onlooker, seen = table.observe(None), table.observe(0)
    assert seen.held is onlooker.held
    assert numbers(seen.hands) != numbers(onlooker.hands)
    for twin in (copy.copy(seen), pickle.loads(pickle.dumps(seen))):  # noqa: S301
        assert type(twin) is Seen
        assert numbers(twin.hands) == numbers(seen.hands)


def test_rows_stay_what_they_were_read_as() -> None:
    table = Table("tianjiu", seed=1)
    table.deal()
    hands = table.observe(0).hands
    assert hands[0] is hands[0]
    assert hands[0, 3] == hands[0][3] == hands.numbers[0][3]
    assert hands[-1].numbers == hands.numbers[-1]
    assert hands[0].array.tolist() == hands.numbers[0]
