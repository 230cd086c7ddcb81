"""Every game under every preset keeps the laws; and games with planted faults are caught."""

import types
from collections.abc import Callable
from typing import Any

import pytest

import paiju
from paiju.kernel import conformance
from paiju.kernel.conformance import CHECKS, Check, Nonconformance
from paiju.kernel.game import Game
from tests.budget import TIMES

DECISIONS = 60 * TIMES
INTERPRETED = 12 * TIMES  # a decision of some bots takes a hundred times as long there
WAYS = [(game.slug, preset) for game in paiju.games() for preset in game.presets]


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_declarations(slug: str) -> None:
    conformance.check_declarations(paiju.game(slug))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("slug", "preset"), WAYS, ids=[f"{slug}-{preset}" for slug, preset in WAYS])
def test_laws(slug: str, preset: str, check: Check) -> None:
    check(paiju.game(slug), preset, 1, INTERPRETED if check is conformance.check_interpreter else DECISIONS)


class Tampered:
    """The drivers of a game with one of them replaced."""

    def __init__(self, drivers: types.ModuleType, **changes: Callable[..., Any]) -> None:
        self._drivers, self._changes = drivers, changes

    def __getattr__(self, name: str) -> Any:
        return self._changes.get(name) or getattr(self._drivers, name)


def tampered(monkeypatch: pytest.MonkeyPatch, slug: str = "jielong", **changes: Callable[..., Any]) -> Game:
    game = paiju.game(slug)
    drivers = Tampered(game.drivers(), **changes)
    monkeypatch.setattr(Game, "drivers", lambda self, announce=None: drivers)
    return game


def test_a_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(rules: Any, state: Any, seat: int, seen: Any) -> None:
        honest.observe(rules, state, seat, seen)
        seen[0]["hands"][0] = state[0]["hands"][0]

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="sees what it must not: hands"):
        conformance.check_secrecy(tampered(monkeypatch, observe=leaky), "standard", 1, 200)


def test_legal_moves_that_give_away_a_hand_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(rules: Any, state: Any, out: Any) -> int:
        count = int(honest.legal(rules, state, out))
        after = state[0]["hands"][(int(state[0]["turn"]) + 1) % 4]
        return count - 1 if count > 1 and int(after.argmax()) % 2 else count

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="legal moves depend on hidden tiles"):
        conformance.check_secrecy(tampered(monkeypatch, legal=telling), "standard", 1, 200)


@pytest.mark.parametrize(
    ("slug", "field"),
    [("heaven-nine", "hands"), ("ku-pai", "hands"), ("tsung-shap", "piles"), ("ho-hpai", "hands"), ("jielong", "down")],
)
def test_a_redeal_that_does_nothing_is_caught(slug: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def idle(rules: Any, state: Any, seat: int, rng: Any, pool: Any) -> None:
        pass

    with pytest.raises(Nonconformance, match=rf"redeal never changes what seats cannot see: .*\b{field}\b"):
        conformance.check_secrecy(tampered(monkeypatch, slug, redeal=idle), "standard", 1, DECISIONS)


def test_a_redeal_that_leaves_one_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def halfway(rules: Any, state: Any, seat: int, rng: Any, pool: Any) -> None:
        down = state[0]["down"].copy()
        honest.redeal(rules, state, seat, rng, pool)
        state[0]["down"][:] = down

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="redeal never changes what seats cannot see: down;"):
        conformance.check_secrecy(tampered(monkeypatch, redeal=halfway), "standard", 1, DECISIONS)


def test_a_lost_tile_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(rules: Any, state: Any, move: int) -> None:
        honest.apply(rules, state, move)
        state[0]["down"][:] = 0

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="lost or doubled"):
        conformance.check_moves(tampered(monkeypatch, apply=careless), "standard", 1, 200)


def test_moves_out_of_order_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def backwards(rules: Any, state: Any, out: Any) -> int:
        count = int(honest.legal(rules, state, out))
        out[:count] = out[:count][::-1].copy()
        return count

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="not ascending"):
        conformance.check_moves(tampered(monkeypatch, legal=backwards), "standard", 1, 200)


@pytest.mark.parametrize("move", [-1, paiju.game("jielong").state.MOVES])
def test_a_move_outside_the_move_table_is_caught(move: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def one_more(rules: Any, state: Any, out: Any) -> int:
        count = int(honest.legal(rules, state, out))
        out[: count + 1] = sorted([*out[:count], move])
        return count + 1

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="outside the move table"):
        conformance.check_moves(tampered(monkeypatch, legal=one_more), "standard", 1, 200)


def test_a_move_named_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(rules: Any, state: Any, out: Any) -> int:
        count = int(honest.legal(rules, state, out))
        out[: count + 1] = [out[0], *out[:count]]
        return count + 1

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="not ascending"):
        conformance.check_moves(tampered(monkeypatch, legal=twice), "standard", 1, 200)


def test_a_seat_that_is_none_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_nobody(rules: Any, state: Any, move: int) -> None:
        honest.apply(rules, state, move)
        state[0]["turn"] = 7

    honest = paiju.game("jielong").drivers()
    game = tampered(monkeypatch, apply=to_nobody, legal=lambda rules, state, out: 1)
    with pytest.raises(Nonconformance, match="seat 7 is to act"):
        conformance.check_moves(game, "standard", 1, 200)


def test_a_walk_stops_after_as_many_decisions_as_wanted() -> None:
    walk = conformance.Walk(paiju.game("jielong"), "standard", 1)
    assert len(list(walk.positions(3))) == walk.decisions == 3


def test_a_walk_throws_dice_of_six_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    def noted(rules: Any, state: Any, dice: Any) -> None:
        thrown.update(dice.tolist())
        honest.roll(rules, state, dice)

    thrown: set[int] = set()
    honest = paiju.game("heaven-nine").drivers()
    game = tampered(monkeypatch, "heaven-nine", roll=noted)
    for seed in range(40):
        list(conformance.Walk(game, "standard", seed).positions(4))
    assert thrown == {1, 2, 3, 4, 5, 6}


def test_another_state_in_compiled_code_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def off_by_one(rules: Any, state: Any, move: int) -> None:
        honest.apply(rules, state, move)
        state[0]["streak"] += 1

    honest = paiju.game("jielong").drivers()
    with pytest.raises(Nonconformance, match="another state"):
        conformance.check_interpreter(tampered(monkeypatch, apply=off_by_one), "standard", 1, 200)
