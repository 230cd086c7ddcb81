"""A record that is looked at reads as any other, and stays as it is."""

import numpy as np
import pytest

from paiju.kernel.record import Plain, Record, i8, i16, public
from paiju.kernel.seen import Seen
from paiju.kernel.zones import faces_in, listed


class Position(Record):
    turn = public(i8)
    hands = public(i8, 2, 3)
    score = public(i16, 2)


def test_it_reads_as_a_plain_record_does() -> None:
    state = Position.blank()
    state[0]["turn"], state[0]["hands"], state[0]["score"] = 1, [[1, 0, 2], [3, 4, 5]], [-300, 300]
    plain, seen = Plain(state[0]), Seen(state[0])
    assert seen.turn == plain.turn == 1
    assert type(seen.turn) is type(seen.hands[1, 2]) is type(seen.hands[np.int64(1)][2]) is int
    for key in ((1, 2), (0, 0), (1, -1)):
        assert seen.hands[key] == plain.hands[key]
    assert [list(row) for row in seen.hands] == [list(row) for row in plain.hands]
    assert list(seen.score[:1]) == [-300]
    assert (len(seen.hands), faces_in(seen.hands[0]), listed(seen.score)) == (2, (0, 2, 2), [-300, 300])
    array = seen.hands[1].array
    assert (array.dtype, array.tolist()) == (np.int8, [3, 4, 5])
    for read in (plain, seen):
        with pytest.raises(AttributeError):
            _ = read.nothing
        with pytest.raises(IndexError):
            _ = read.hands[2]


def test_it_cannot_be_changed() -> None:
    seen = Seen(Position.blank()[0])
    with pytest.raises(AttributeError, match="only looked at"):
        seen.turn = 1
    with pytest.raises(TypeError):
        seen.score[0] = 1  # type: ignore[index]
