"""The environments beside those of other libraries, in the same run: `python -m paiju.envs.peers rlcard`, or openspiel.

PettingZoo's interface against RLCard's mahjong, OpenSpiel's against its own games in Python. All play random legal
moves from Python and are asked for what the player sees at each step, in turns of a moment; counted is
processor time, so that other work on the machine matters little. RLCard comes with `pip install "paiju[bench]"`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from paiju.envs.extras import need
from paiju.games import game as find_game
from paiju.games import games

if TYPE_CHECKING:
    from pettingzoo import AECEnv

SECONDS, ROUNDS = 0.2, 5
SPIEL_GAMES = ("python_block_dominoes", "python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe")

Session = Callable[[random.Random], int]  # plays one, gives its steps


def rates(sessions: dict[str, Session], seconds: float = SECONDS, rounds: int = ROUNDS) -> dict[str, float]:
    """Steps a second of each, the median of several rounds in which all have their turn."""
    found: dict[str, list[float]] = {name: [] for name in sessions}
    for number in range(rounds):
        for name, play in sessions.items():
            found[name].append(_rate(play, random.Random(number), seconds))
    return {name: statistics.median(measured) for name, measured in found.items()}


def _rate(play: Session, rng: random.Random, seconds: float) -> float:
    play(rng)  # which may load something
    steps, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        steps += play(rng)
    return steps / passed


def rlcard_mahjong() -> Session:
    rlcard = need("rlcard", "bench")
    environment = rlcard.make("mahjong", config={"seed": 1})

    def play(rng: random.Random) -> int:
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def pettingzoo_game(make: Callable[[str], AECEnv], game: str) -> Session:
    environment = make(game)

    def play(rng: random.Random) -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            observation, _, is_over, _, _ = environment.last()
            if is_over:
                environment.step(None)
                continue
            environment.step(rng.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return play


def openspiel_game(name: str) -> Session:
    """Nodes are counted, chance too; the player to act is shown what it sees."""
    pyspiel = need("pyspiel", "openspiel")
    for registering in ("open_spiel.python.games", "paiju.envs.openspiel"):
        importlib.import_module(registering)
    game = pyspiel.load_game(name)
    observer = game.make_py_observer()

    def play(rng: random.Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                observer.set_from(state, player)
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


@dataclass(frozen=True)
class Comparison:
    """A table of games beside peers: its head, the peers, and the row of a game from the rates of all."""

    head: str
    peers: Callable[[], dict[str, Session]]
    own: Callable[[str], dict[str, Session]]
    row: Callable[[str, dict[str, float]], str]


def _of_rlcard() -> Comparison:
    from paiju.envs import pettingzoo

    name = "RLCard mahjong"

    def row(slug: str, found: dict[str, float]) -> str:
        cells = (f"{found[kind]:,.0f} | {found[kind] / found[name]:.1f}" for kind in ("raw_env", "env"))
        return f"| {slug} | {' | '.join(cells)} | {found[name]:,.0f} |"

    return Comparison(
        f"| PettingZoo, steps a second | raw_env | × {name} | env | × {name} | {name} |\n|---|---|---|---|---|---|",
        lambda: {name: rlcard_mahjong()},
        lambda slug: {make.__name__: pettingzoo_game(make, slug) for make in (pettingzoo.raw_env, pettingzoo.env)},
        row,
    )


def _of_openspiel() -> Comparison:
    heads = " | ".join(f"× {name}" for name in SPIEL_GAMES)

    def row(slug: str, found: dict[str, float]) -> str:
        own = found[_spiel_name(slug)]
        cells = " | ".join(f"{own / found[peer]:.2f}" for peer in SPIEL_GAMES)
        return f"| {_spiel_name(slug)} | {own:,.0f} | {cells} |"

    return Comparison(
        f"| OpenSpiel, nodes a second | | {heads} |\n|---|---|{'---|' * len(SPIEL_GAMES)}",
        lambda: {name: openspiel_game(name) for name in SPIEL_GAMES},
        lambda slug: {_spiel_name(slug): openspiel_game(_spiel_name(slug))},
        row,
    )


def _spiel_name(slug: str) -> str:
    return f"paiju_{slug.replace('-', '_')}"


PEERS = {"rlcard": _of_rlcard, "openspiel": _of_openspiel}


def compare(comparison: Comparison, slugs: Sequence[str], seconds: float, rounds: int, kept: Path | None) -> None:
    """One game after the other, each in turns with the peers; what was measured before comes from the file."""
    known = dict(json.loads(line) for line in kept.read_text().splitlines()) if kept and kept.exists() else {}
    peers = comparison.peers()
    print(comparison.head)
    for slug in slugs:
        found = known.get(slug) or rates({**peers, **comparison.own(slug)}, seconds, rounds)
        print(comparison.row(slug, found), flush=True)
        if kept and slug not in known:
            with kept.open("a") as file:
                file.write(json.dumps([slug, found]) + "\n")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m paiju.envs.peers", description=__doc__)
    parser.add_argument("peer", choices=tuple(PEERS))
    parser.add_argument("games", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"a turn ({SECONDS})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of which medians are taken ({ROUNDS})")
    parser.add_argument("--kept", type=Path, help="a file that keeps what is measured, from which the command goes on")
    given = parser.parse_intermixed_args(arguments)
    slugs = [find_game(wanted).slug for wanted in given.games] or [game.slug for game in games()]
    compare(PEERS[given.peer](), slugs, given.seconds, given.rounds, given.kept)


if __name__ == "__main__":
    main(sys.argv[1:])
