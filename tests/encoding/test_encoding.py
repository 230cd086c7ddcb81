"""Encodings read back to the observations they were made from, and hold nothing else."""

import numpy as np
import pytest

import paiju
from paiju import Table
from paiju.encoding.encoding import Encoding
from paiju.kernel.conformance import Walk
from paiju.kernel.meaning import SEAT
from paiju.kernel.rng import draw_below
from tests.envs.positions import SLUGS, positions

POOL = np.zeros(4096, np.int64)


def encoding_of(walk: Walk) -> Encoding:
    return Encoding(walk.game, seats=walk.seats, **walk.values)


@pytest.mark.parametrize("slug", SLUGS)
def test_an_encoding_reads_back_to_its_observation(slug: str) -> None:
    game = paiju.game(slug)
    for walk in positions(game):
        encoding = encoding_of(walk)
        for seat in range(-1, walk.seats):
            viewer = seat if seat >= 0 else None
            seen = walk.observation(seat)
            numbers = encoding.encode(seen, viewer)
            again = encoding.decode(numbers, viewer)
            for name in game.state.State.fields:
                assert again[0][name].tolist() == seen[0][name].tolist(), f"{walk}: {name} of seat {seat}"
            inside = (encoding.low <= numbers) & (numbers <= encoding.high)
            assert inside.all(), f"{walk}: {_names(encoding, ~inside)} out of range, seat {seat}"


def _names(encoding: Encoding, places: np.ndarray) -> list[str]:
    return [slot.name for slot in encoding.slots if places[slot.start : slot.stop].any()]


@pytest.mark.parametrize("slug", SLUGS)
def test_an_encoding_holds_nothing_that_is_hidden(slug: str) -> None:
    """What a seat cannot see is dealt anew; nothing of it is in the numbers."""
    for walk in positions(paiju.game(slug)):
        if walk.turn < 0:
            continue
        encoding = encoding_of(walk)
        seat = draw_below(walk.rng, walk.seats)
        before = encoding.encode(walk.observation(seat), seat)
        other = walk.state.copy()
        walk.drivers.redeal(walk.rules, other, seat, walk.rng, POOL)
        assert encoding.encode(walk.observation(seat, other), seat).tolist() == before.tolist(), str(walk)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_seat_to_act_is_seat_0(slug: str) -> None:
    for walk in positions(paiju.game(slug)):
        if walk.turn >= 0:
            encoding = encoding_of(walk)
            [turn] = [slot for slot in encoding.slots if slot.name == "turn"]
            assert encoding.encode(walk.observation(walk.turn), walk.turn)[turn.start] == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_floats_are_small_and_tell_positions_apart(slug: str) -> None:
    told: dict[bytes, bytes] = {}
    for walk in positions(paiju.game(slug)):
        if walk.turn < 0:
            continue
        encoding = encoding_of(walk)
        numbers = encoding.encode(walk.observation(walk.turn), walk.turn)
        floats = encoding.floats(numbers)
        assert floats.shape == (encoding.expansion.size,)
        assert np.isfinite(floats).all()
        assert np.abs(floats).max() <= 4
        key = walk.preset.encode() + floats.tobytes()
        assert told.setdefault(key, numbers.tobytes()) == numbers.tobytes(), (
            f"{walk}: two observations, the same floats"
        )


def test_an_encoding_by_hand() -> None:
    """jielong with three seats, seen from seat 1: the rows begin with the seat that looks."""
    table = Table("jielong", seats=3, seed=5)
    table.play(table.legal[0])
    encoding = Encoding("jielong", seats=3)
    numbers = encoding.of(table, 1)
    at = {slot.name: numbers[slot.start : slot.stop].tolist() for slot in encoding.slots}
    seen = table.observe(1)
    assert at["held"] == [seen.held[1], seen.held[2], seen.held[0]] == [10, 10, 9]
    assert at["turn"] == [(seen.turn - 1) % 3]
    assert at["hands"][:21] == seen.hands[1].numbers
    assert at["hands"][21:] == [0] * 42
    floats = encoding.floats(np.stack([numbers, numbers]))
    assert floats.shape == (2, encoding.expansion.size)
    start = encoding.expansion.starts
    assert floats[0, start["turn"] : start["turn"] + 3].tolist() == [at["turn"][0] == seat for seat in range(3)]
    copies = table.tiles.copies
    assert floats[0, start["hands"] : start["hands"] + 21].tolist() == pytest.approx(
        [count / max(most, 1) for count, most in zip(at["hands"], copies, strict=False)]
    )
    chain = start["chain"]
    face, side = divmod(int(at["chain"][0]), 32)[::-1]
    one_hot = floats[0, chain : chain + 22]
    assert (one_hot[face], one_hot[21], one_hot.sum()) == (1, side, 1 + side)
    assert floats[0, chain + 22 : chain + 22 * 32].sum() == 0  # no other tile is joined yet


def test_bad_input_is_refused_in_a_sentence() -> None:
    encoding = Encoding("jielong")
    table = Table("tianjiu", seed=1)
    with pytest.raises(
        ValueError, match="the encoding is of jielong with 4 seats, the table is another: <Table tianjiu"
    ):
        encoding.of(table, 0)
    with pytest.raises(TypeError, match="an observation of jielong is an array of one record of its state"):
        encoding.encode(np.zeros(1, np.int32), 0)
    with pytest.raises(TypeError, match=r"is a row of \d+ integers, not \(3,\)"):
        encoding.decode(np.zeros(3, np.int32), 0)
    with pytest.raises(ValueError, match="there is no seat 4; this table has 0 to 3"):
        encoding.decode(np.zeros(encoding.size, np.int32), 4)
    with pytest.raises(TypeError, match=r"encodings are rows of \d+ int32, not float64 of shape \(2,\)"):
        encoding.floats(np.zeros(2))  # type: ignore[arg-type]


def test_a_field_of_seats_is_never_written_as_it_is() -> None:
    """What names a seat is relative in the rendered encoder of every game."""
    from paiju.envs.template import COMPILED, render

    for game in paiju.games():
        source = render(game.slug, game.package, COMPILED)
        for name, field in game.state.State.fields.items():
            if field.holds == SEAT and field.sight == "public" and not field.shape:
                assert f"relative_seat(seen.{name}, 0, viewer, seats)" in source
