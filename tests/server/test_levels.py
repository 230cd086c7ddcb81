"""Levels: easy bots notice some of the moves, lose to good ones and beat chance."""

import pytest

import paiju
from paiju.bots.builtin import noticed
from tests.server.levels import difference


def test_an_easy_bot_notices_half_of_the_moves_and_the_same_ones_again() -> None:
    legal = list(range(10, 20))
    seen = [noticed(legal, number.to_bytes(4, "big")) for number in range(500)]
    assert all(some and set(some) <= set(legal) for some in seen)
    assert 4.8 < sum(map(len, seen)) / len(seen) < 5.2
    assert seen[7] == noticed(legal, (7).to_bytes(4, "big"))
    assert {tuple(noticed([3], bytes([number]))) for number in range(50)} == {(3,)}


@pytest.mark.parametrize("slug", ["shi-wu-hu", "tiu-u", "liap-tui"])
def test_easy_lies_between_good_and_chance(slug: str) -> None:
    game = paiju.game(slug)
    easy, chance = difference(game, "easy", 60), difference(game, "random", 60)
    assert chance.value < easy.value < 0
