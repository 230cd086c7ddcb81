"""Records: what is declared is what is seen, and nothing else."""

import numpy as np
import pytest

from paiju.kernel.record import Plain, Record, hidden, i8, i16, own, public, unconcluded


class Small(Record):
    total = public(i16)
    hands = own(i8, 2, 3)
    wall = hidden(i8, 4)


def test_a_record_is_a_flat_struct_in_declared_order() -> None:
    assert Small.dtype.names == ("total", "hands", "wall")
    assert Small.dtype.itemsize == 12
    assert [f.sight for f in Small.fields.values()] == ["public", "own", "hidden"]


def test_a_blank_record_is_one_of_zeros() -> None:
    assert Small.blank().tobytes() == bytes(12)
    assert Small.blank(3).shape == (3,)


def test_what_is_concluded_leaves_the_bytes_of_a_state_as_they_were() -> None:
    class Knowing(Small):
        lacking = public(i8, 2, concluded=True)

    state = Knowing.blank()
    state[0]["total"], state[0]["wall"], state[0]["lacking"] = 300, [1, 2, 3, 4], 9
    before = Small.blank()
    before[0]["total"], before[0]["wall"] = 300, [1, 2, 3, 4]
    assert unconcluded(Knowing, state) == before.tobytes() == unconcluded(Small, before)


def test_plain_reads_python_integers() -> None:
    record = Small.blank()
    plain = Plain(record[0])
    plain.total = 300
    plain.hands[1, 2] = 100
    plain.hands[1, 2] += 27
    assert plain.total * 1000 == 300_000  # no int16 arithmetic
    assert type(plain.hands[1, 2]) is int
    assert record[0]["hands"].tolist() == [[0, 0, 0], [0, 0, 127]]


def test_plain_refuses_what_does_not_fit() -> None:
    plain = Plain(Small.blank()[0])
    with pytest.raises(OverflowError):
        plain.hands[0, 0] = 128
    with pytest.raises(AttributeError):
        _ = plain.nothing


def test_rows_of_a_plain_array_write_through() -> None:
    record = Small.blank()
    row = Plain(record[0]).hands[0]
    row[1] = 5
    assert np.array_equal(record[0]["hands"], [[0, 5, 0], [0, 0, 0]])


def test_an_own_field_needs_an_axis_of_seats() -> None:
    with pytest.raises(TypeError, match="seats"):
        own(i8)
