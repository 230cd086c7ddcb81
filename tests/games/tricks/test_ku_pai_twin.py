"""Ancient Tiles beside its slow twin: whole sessions, every tile against every other, and settlements."""

import random
from typing import Any

import pytest

from paiju import Table, game
from paiju.games.tricks.ku_pai.rules import is_higher
from paiju.games.tricks.ku_pai.settlement import settle as settle_fast
from paiju.kernel.payments import totals
from paiju.kernel.record import Plain
from paiju.tiles import FULL32
from tests.games.playing import play_beside
from tests.oracles.ku_pai import Oracle, settle, takes_over

SLUG = "ku-pai"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"discard_high": True, "early_death": True}),
        (4, {"discards_exposed": False, "banker_multiplier": "increasing", "first_banker": 3}),
        (4, {"early_death": True, "banker_multiplier": "none", "empty_extra": 0, "hands": 2}),
        (4, {"discards_exposed": False, "discard_high": True, "quota": 3, "empty_extra": 2}),
        (3, {}),
        (3, {"deck": "wen_supreme24", "quota": 4, "banker_multiplier": "increasing"}),
        (3, {"deck": "wen51_supreme_nines24", "discards_exposed": False, "early_death": True, "first_banker": 2}),
        (3, {"deck": "wen_nines24", "discard_high": True, "quota": 0}),
    ],
)
def test_plays_like_its_slow_twin(seats: int, options: dict[str, Any]) -> None:
    play_beside(Oracle, SLUG, seats, options, seed=seats, decisions=400)


def test_every_tile_against_every_other() -> None:
    for face in range(21):
        for best in range(21):
            assert is_higher(face, best) == takes_over(FULL32.text([face]), FULL32.text([best]))


def test_settles_like_its_slow_twin_and_the_sheet_says_why() -> None:
    rng = random.Random(1)
    tables = {seats: Table(SLUG, seats=seats, seed=1) for seats in (3, 4)}
    for _ in range(2000):
        seats = rng.choice((3, 4))
        takers = [rng.randrange(seats) for _ in range(rng.choice((8, 10)))]
        taken, winner = [takers.count(seat) for seat in range(seats)], takers[-1]
        banker, m, extra = rng.randrange(seats), rng.randint(1, 9), rng.randint(0, 3)
        quota: int | str = rng.choice(("auto", rng.randint(0, 12)))
        options = tables[seats].options | {"quota": quota, "empty_extra": extra}
        rules = tables[seats].game.rules_record(seats, options)
        state = tables[seats].game.state.State.blank()
        state[0]["tricks"][:seats] = taken
        state[0]["hand_size"] = len(takers)
        state[0]["banker"], state[0]["multiplier"], state[0]["taker"] = banker, m, winner
        before = state.copy()
        settle_fast(rules[0], state[0], winner)
        assert state[0]["result"][:seats].tolist() == settle(taken, winner, banker, m, quota, extra)
        state[0]["hands_played"] = 1
        lines = game(SLUG).sheet.payments(Plain(rules[0]), Plain(before[0]), Plain(state[0]))
        assert totals(lines, seats) == state[0]["score"][:seats].tolist()
        assert all(line.amount > 0 for line in lines)


def test_the_sheet_in_words() -> None:
    table = Table(SLUG, seed=1)
    state = table.game.state.State.blank()
    state[0]["tricks"], state[0]["hand_size"] = [2, 5, 1, 0], 8
    state[0]["multiplier"], state[0]["banker"], state[0]["taker"] = 2, 3, 0
    before = state.copy()
    state[0]["hands_played"] = 1
    g = Plain(table.game.rules_record(4, table.options)[0])
    assert [table.say(line.said) for line in game(SLUG).sheet.payments(g, Plain(before[0]), Plain(state[0]))] == [
        "s0 pays s1 1 for 1 trick above the quota",
        "s2 pays s0 3 for 3 tricks short of the quota",
        "s3 pays s0 10 for no trick (4 + 1) ×2 banker",
    ]
    assert game(SLUG).sheet.payments(g, Plain(before[0]), Plain(before[0])) == []
