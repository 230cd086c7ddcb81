"""What the tests of all games share: reference policies, positions set up by hand, and a slow twin played beside."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from paiju import Table, game
from paiju.kernel.record import DEAL
from tests.budget import TIMES


def policy_f(words: Sequence[str], step: int) -> int:
    """Always the first legal action."""
    return 0


def policy_l(words: Sequence[str], step: int) -> int:
    """Always the last one."""
    return len(words) - 1


def policy_m(words: Sequence[str], step: int) -> int:
    """Number 7·t of the actions, where t counts the earlier real choices of the hand."""
    return 7 * step % len(words)


Policy = Callable[[Sequence[str], int], int]


def play_hand(table: Table, policy: Policy) -> list[str]:
    """Play one hand to its end by a policy; what was done, as "seat action"."""
    done: list[str] = []
    step = 0
    finished = len(table.results)
    while len(table.results) == finished and not table.over:
        table.decide()
        words = table.words
        choice = words[policy(words, step) if len(words) > 1 else 0]
        step += len(words) > 1
        done.append(f"{table.turn} {choice}")
        table.play(choice)
    return done


def play_session(table: Table, policy: Policy) -> None:
    while not table.over:
        play_hand(table, policy)


def set_state(table: Table, **fields: Any) -> None:
    """Put a dealt table into a position: fields of the state by name; hands and the like as rows of counts."""
    assert table.decide() is not None
    for name, value in fields.items():
        table._state[0][name] = value
    table._count = -1


def counts(table: Table, text: str) -> list[int]:
    """Tiles as a row of counts per face."""
    faces = table.tiles.read(text)
    return [faces.count(face) for face in range(len(table.tiles.copies))]


def deal_in_turn(hands: Mapping[int, str], first: int, seats: int, rest: str = "") -> str:
    """The wall that gives these hands when blocks are dealt in turn order from `first`."""
    return "".join(hands[(first + place) % seats] for place in range(seats)) + rest


def play_beside(oracle_class: Any, slug: str, seats: int, options: Mapping[str, Any], seed: int, decisions: int) -> int:
    """Random sessions of the table and its slow twin side by side, equal in every decision; how many were compared.

    `make test` plays a quarter of the decisions that are asked for, a long run so many times as many.
    """
    rng = random.Random(seed)
    compared = 0
    while compared < decisions * TIMES // 4:
        compared += _session_beside(oracle_class, slug, seats, options, rng)
    print(f"{slug}: {compared} decisions compared, {seats} seats, {dict(options)}")
    return compared


def _session_beside(oracle_class: Any, slug: str, seats: int, options: Mapping[str, Any], rng: random.Random) -> int:
    dice = _dice(slug, rng)
    table = Table(slug, seats=seats, seed=rng.getrandbits(64), dice=dice, **options)
    hands_to_play = 3
    walls = [_wall(table, number) for number in range(400)]
    oracle = oracle_class(seats, walls, dice, **options) if dice else oracle_class(seats, walls, **options)
    compared = 0
    while not table.over and len(table.results) < hands_to_play:
        table.decide()
        words = table.words
        where = f"{slug} {options} seed {table.seed} after {len(table.moves)} moves"
        assert oracle.turn == table.turn, where
        assert oracle.words() == words, where
        choice = rng.choice(words)
        table.play(choice)
        oracle.play(choice)
        compared += 1
        if len(oracle.results) > len(table.results):
            table._ask()  # the twin has dealt on, and some deals win at once
        assert oracle.results == table.results, where
        if table._state[0]["turn"] in (DEAL, -2):
            assert oracle.scores == table.scores, where
    assert oracle.over == table.over
    return compared


def _dice(slug: str, rng: random.Random) -> list[int]:
    """Enough of them for two with every wall, in a game that throws dice."""
    has_dice = "dice_wanted" in game(slug).state.State.fields
    return [rng.randint(1, 6) for _ in range(800)] if has_dice else []


def _wall(table: Table, number: int) -> list[str]:
    from paiju.play.shuffle import shuffled

    wall = shuffled(table.tiles.tiles(), table.game.slug, table.seed, number)
    return [table.tiles.text([face]) for face in wall]
