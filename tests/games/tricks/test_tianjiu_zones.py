"""What the table of Heaven-Nine shows: the bank, the queues of the mice, and discards that lie face up."""

import pytest

from paiju import Table
from tests.games.playing import play_hand, policy_f

SLUG = "tianjiu"


def captions(table: Table, kind: str) -> list[str]:
    return [zone["caption"] for zone in table.view(language="en")["zones"] if zone["kind"] == kind]


@pytest.mark.parametrize(("seats", "banks"), [(2, 0), (3, 1), (4, 1)])
def test_the_bank_lies_before_the_banker_where_there_is_one(seats: int, banks: int) -> None:
    assert captions(Table(SLUG, seats=seats, seed=1), "chips").count("banker, factor") == banks


def test_a_queue_is_only_counted_until_the_game_is_over() -> None:
    table = Table(SLUG, seats=2, seed=1, hands=1, mouse_max_rounds=1)
    turns = set()
    while not table.over:
        turns.add(table.decide())
        for seat in (None, 0, 1):
            queues = [zone for zone in table.view(seat, language="en")["zones"] if zone["caption"] == "queue"]
            assert [zone["tiles"] for zone in queues] == [[], []]
        table.play(table.legal[0])
    assert turns == {0, 1}
    queues = [zone for zone in table.view(language="en")["zones"] if zone["caption"] == "queue"]
    assert [len(zone["tiles"]) for zone in queues] == [zone["amount"] for zone in queues]
    assert sum(len(zone["tiles"]) for zone in queues) == 32


def test_discards_of_mice_that_lie_face_up_count_as_played_in_the_round() -> None:
    table = Table(SLUG, seats=2, seed=1, hands=1, discards_exposed=True, mouse_max_rounds=2)
    seen = 0
    while len(table.results) == 0 and not seen:
        table.decide()
        action = next((words for words in table.words if words.startswith("discard")), table.words[0])
        faces = table.tiles.read(action.removeprefix("discard ")) if action.startswith("discard") else []
        before = list(table.state.played.array)
        is_last = table.state.turn != table.state.leader and not table.is_picking
        table.play(action)
        if faces and is_last and sum(table.state.tricks.array):
            after = list(table.state.played.array)
            assert all(after[face] > before[face] for face in faces)
            seen += 1
    assert seen


def test_the_bank_passes_with_the_last_trick() -> None:
    table = Table(SLUG, seed=3, hands=2)
    play_hand(table, policy_f)
    table.deal()
    (bank,) = [zone for zone in table.view(language="en")["zones"] if zone["caption"] == "banker, factor"]
    assert bank["owner"] == table.state.banker
