"""Views of one position share what is public, and nothing else."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

import paiju
from paiju.kernel.game import Game
from paiju.kernel.record import Plain
from paiju.kernel.seen import Seen, SeenArray
from paiju.kernel.zones import Zone, faces_in, for_all, of_each_seat
from paiju.play.table import Table
from paiju.words.said import Said
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


@pytest.mark.parametrize("game", paiju.games(), ids=lambda game: game.slug)
def test_what_is_drawn_once_for_all_is_what_each_viewer_would_be_drawn_alone(game: Game) -> None:
    for preset in (None, *game.presets):
        table, random = Table(game, seed=chance.seed(), preset=preset), Random(chance.seed("moves"))
        for _ in range(25):
            if table.over or table.decide() is None:
                break
            table.play(random.choice(table.words))
            for seat in (None, *range(table.seats)):
                viewer = -1 if seat is None else seat
                alone = game.table.zones(table._g, Plain(table._seen(seat)[0]), viewer)
                assert list(table.sight(seat).zones) == list(alone), (preset, seat)


def test_what_only_its_owner_sees_is_not_drawn_for_others() -> None:
    @of_each_seat
    def hands(g: Any, seen: Any, owner: int, viewer: int) -> list[Zone]:
        return [Zone("hand", Said("zone-hand"), owner, faces_in(seen.hands[owner]))]

    table = Table("tianjiu", seed=1)
    table.deal()
    for viewer in range(table.seats):
        shown = [bool(zone.tiles) for zone in hands(table._g, table.observe(viewer), viewer)]
        assert shown == [owner == viewer for owner in range(table.seats)]


def test_a_drawing_for_all_that_looks_at_hands_shows_nothing_of_them() -> None:
    @for_all
    def careless(g: Any, seen: Any) -> list[Zone]:
        return [Zone("hand", Said("zone-hand"), owner, faces_in(seen.hands[owner])) for owner in range(g.seats)]

    table = Table("tianjiu", seed=1)
    table.deal()
    for viewer in range(table.seats):
        assert not any(zone.tiles for zone in careless(table._g, table.observe(viewer)))


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
