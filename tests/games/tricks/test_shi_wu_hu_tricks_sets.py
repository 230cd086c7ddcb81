"""Fifteen Hu: every set, and every set against every other, with the slow twin."""

from itertools import combinations_with_replacement

import numpy as np

from paiju.games.tricks.shi_wu_hu_tricks.sets import PLACE, SETS, composition, higher_sets_in, is_in, sets_in
from paiju.tiles import CARDS84
from tests.oracles import shi_wu_hu_tricks as oracle

WHOLE_PACK = np.full(21, 4, np.int8)


def names(cards: tuple[int, ...]) -> list[str]:
    return [CARDS84.text([face]) for face in cards]


def test_all_sets_are_in_the_order_of_their_size_and_cards() -> None:
    assert len(SETS) == 468
    assert [names(cards) for cards in SETS] == oracle.sets_in(oracle.CARDS84)


def test_no_other_cards_are_a_set() -> None:
    for size in (1, 2, 3, 4):
        for cards in combinations_with_replacement(range(21), size):
            assert (cards in PLACE) == oracle.is_set(names(cards))
    assert all(oracle.is_set(names(cards)) for cards in SETS)


def test_compositions() -> None:
    for cards in SETS:
        assert composition(cards) == oracle.composition(names(cards))


def test_every_set_beats_what_it_beats_in_the_slow_twin() -> None:
    out = np.zeros(len(SETS), np.int32)
    texts = [names(cards) for cards in SETS]
    for best, text in enumerate(texts):
        count = higher_sets_in(WHOLE_PACK, best, out)
        assert out[:count].tolist() == [place for place, other in enumerate(texts) if oracle.beats(other, text)]


def test_a_set_is_in_its_own_cards_and_in_no_fewer() -> None:
    out = np.zeros(len(SETS), np.int32)
    for place, cards in enumerate(SETS):
        hand = np.array([cards.count(face) for face in range(21)], np.int8)
        assert is_in(place, hand)
        count = sets_in(hand, out)
        assert [names(SETS[found]) for found in out[:count]] == oracle.sets_in(names(cards))
        hand[cards[-1]] -= 1
        assert not is_in(place, hand)
