"""A history: like a list that grows, whose copies share what they have in common."""

import random

import pytest

from paiju.play.history import CHUNK, History


def test_it_does_what_a_list_does() -> None:
    chance = random.Random(3)
    pairs = [(History[int](), list[int]())]
    for number in range(20_000):
        history, model = chance.choice(pairs)
        deed = chance.random()
        if deed < 0.9:
            history.append(number)
            model.append(number)
        elif deed < 0.95 and model:
            cut = max(0, len(model) - chance.randrange(3 * CHUNK))
            del history[cut:], model[cut:]
        elif deed < 0.97 and model:
            history[-1] = model[-1] = -number
        elif len(pairs) < 8:
            pairs.append((history.copy(), model[:]))
        if number % 100 == 0:
            for one, other in pairs:
                assert (one, len(one), one[-5:], list(one)) == (other, len(other), other[-5:], other)
                place = chance.randrange(len(other) + 1)
                assert one.since(place) == other[place:]
                assert [one[at] for at in range(0, len(one), 97)] == other[::97]


def test_what_is_forgotten_counts_and_cannot_be_read() -> None:
    history = History(range(1000))
    twin = history.copy()
    history.forget(990)
    assert (len(history), history[-1], history.since(995), history.forgotten) == (
        1000,
        999,
        list(range(995, 1000)),
        990,
    )
    for read in (lambda: history[5], lambda: list(history), lambda: history.since(989)):
        with pytest.raises(LookupError):
            read()
    with pytest.raises(LookupError):
        del history[3:]
    history.append(1000)
    assert (len(history), list(twin)) == (1001, list(range(1000)))


def test_a_copy_holds_no_more_of_its_own_when_the_history_is_long() -> None:
    def own(history: History[int]) -> int:
        return len(history.copy()._tail)

    assert own(History(range(1_000_000))) <= 2 * CHUNK
