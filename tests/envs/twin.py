"""A table of a batch played slowly, by the kernel's drivers and the interpreter: what the batch must come to."""

from __future__ import annotations

import numpy as np

from paiju.encoding.encoding import Encoding
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.kernel.record import DEAL, OVER, ROLL
from paiju.kernel.rng import WORDS, draw_below, seed_rng, shuffle


class Twin:
    """One table, with its own deals and opponents from a seed, as paiju.envs.batch has them."""

    def __init__(
        self, game: Game, seats: int, values: Values, seed: int, policies: list[str], *, forced: bool = True
    ) -> None:
        self.game, self.seats, self.seed, self.policies, self.forced = game, seats, seed, policies, forced
        self.drivers = game.drivers()
        self.rules = game.rules_record(seats, values)
        self.deck = np.array(game.deck(seats, values).tiles(), np.int64)
        self.encoding = Encoding(game, seats=seats, **values)
        self.state = game.state.State.blank()
        self.out = np.zeros(game.state.MOVES, np.int32)
        self.chance, self.rng = np.zeros(WORDS, np.int64), np.zeros(WORDS, np.int64)
        self.episode = -1
        self.legal: list[int] = []

    @property
    def turn(self) -> int:
        return int(self.state[0]["turn"])

    @property
    def scores(self) -> list[int]:
        return [int(score) for score in self.state[0]["score"][: self.seats]]

    def observation(self, seat: int) -> list[int]:
        seen = self.game.state.State.blank()
        self.drivers.observe(self.rules, self.state, seat, seen)
        numbers: list[int] = self.encoding.encode(seen, seat).tolist()
        return numbers

    def start(self) -> None:
        """Begin sessions until the caller has something to decide."""
        while True:
            self.episode += 1
            seed_rng(self.chance, self.seed, self.episode)
            seed_rng(self.rng, self.seed ^ 0x5EED, self.episode)
            self.wall = self.deck.copy()
            self.state[:] = self.game.state.State.blank()
            self.drivers.begin(self.rules, self.state)
            self.reported = self.scores
            self.go_on()
            if self.turn != OVER:
                return

    def step(self, move: int) -> tuple[list[int], bool]:
        """Play a legal move; what each seat has won by it, and whether the session is over."""
        self.drivers.apply(self.rules, self.state, move)
        self.go_on()
        gains = [now - before for now, before in zip(self.scores, self.reported, strict=True)]
        self.reported = self.scores
        return gains, self.turn == OVER

    def go_on(self) -> None:
        self.legal = []
        while self.turn != OVER and not self.legal:
            if self.turn == DEAL:
                shuffle(self.chance, self.wall, len(self.wall))
                self.drivers.deal(self.rules, self.state, self.wall)
            elif self.turn == ROLL:
                throw = [1 + draw_below(self.chance, 6) for _ in range(2)]
                self.drivers.roll(self.rules, self.state, np.array(throw, np.int64))
            else:
                self.decide()

    def decide(self) -> None:
        count = self.drivers.legal(self.rules, self.state, self.out)
        policy = self.policies[self.turn]
        if policy == "caller" and (count > 1 or not self.forced):
            self.legal = self.out[:count].tolist()
        elif count == 1:
            self.drivers.apply(self.rules, self.state, self.out[0])
        elif policy == "random":
            self.drivers.apply(self.rules, self.state, self.out[draw_below(self.rng, count)])
        else:
            seen = self.game.state.State.blank()
            self.drivers.observe(self.rules, self.state, self.turn, seen)
            self.drivers.apply(self.rules, self.state, self.drivers.decide(self.rules, seen, self.out, count)[0])
