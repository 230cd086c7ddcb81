"""Deep Monte Carlo by self-play, in one file of PyTorch: python examples/dmc.py ku-pai --minutes 5

A network learns what every move brings till the end of the hand; the learner plays all seats by it, with a few moves at
random, and learns from what came of each decision. No search, no bot and no other target than the result, as in
DouZero. It runs on a GPU where PyTorch finds one. Printed are the points a hand and their 99 % interval of the learner,
without random moves, at one seat against the game's bot at the others: 0 is as good as the bot.
"""

import argparse
import sys
import time

import numpy as np

from paiju.envs.batch import Batch
from paiju.games import game

try:
    import torch
except ImportError:
    sys.exit('this needs PyTorch: pip install "paiju[train]"')

TABLES, PART, EPOCHS = 512, 256, 2
WIDTH, RATE, RANDOM_SHARE = 256, 1e-3, 0.05


class Learner:
    """Plays by a network, and improves it."""

    def __init__(self, game, tables=TABLES, seed=1, device=None):
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        if self.device == "cpu":
            torch.set_num_threads(1)  # layers so small gain nothing by more
        torch.manual_seed(seed)
        self.rng = np.random.default_rng(seed)
        self.itself = Batch(game, tables, seed=seed, auto_reset=False)
        seats = self.itself.seats
        against = [["caller" if seat == table % seats else "good" for seat in range(seats)] for table in range(tables)]
        self.bots = Batch(game, tables, seed=seed + 1, auto_reset=False, policies=against)
        self.encoding = self.itself.encoding
        self.spread = 1.0  # of what hands bring: the unit in which values are learned
        inputs = self.encoding.floats(self.itself.buffers().observations).shape[1]
        self.network = torch.nn.Sequential(
            torch.nn.Linear(inputs, WIDTH),
            torch.nn.ReLU(),
            torch.nn.Linear(WIDTH, WIDTH),
            torch.nn.ReLU(),
            torch.nn.Linear(WIDTH, self.itself.moves),
        ).to(self.device)
        self.adam = torch.optim.Adam(self.network.parameters(), RATE)

    def play(self):
        """A hand at every table against itself: what was seen, done, and won from there to the end."""
        return self._hands(self.itself, RANDOM_SHARE)[:3]

    def measure(self):
        """The points of a hand at every table against the game's bot."""
        *_, tables, seats, won = self._hands(self.bots, 0)
        own = dict(zip(tables.tolist(), seats.tolist(), strict=True))
        return np.array([won[table, seat] for table, seat in own.items()])

    def _hands(self, batch, random_share):
        buffers, actions = batch.buffers(), np.zeros(batch.tables, np.int64)
        batch.reset(buffers)
        won, steps = np.zeros((batch.tables, batch.seats), np.float32), []
        while (tables := np.flatnonzero(buffers.turns >= 0)).size:
            inputs, seats = self.encoding.floats(buffers.observations[tables]), buffers.turns[tables].copy()
            actions[tables] = self._choose(inputs, buffers.masks[tables], random_share)
            steps.append((inputs, actions[tables], won[tables, seats], tables, seats))
            batch.step(actions, buffers)
            won += buffers.rewards
        inputs, moves, before, tables, seats = map(np.concatenate, zip(*steps, strict=True))
        return inputs, moves, won[tables, seats] - before, tables, seats, won

    def _choose(self, inputs, masks, random_share):
        """The move that brings most at each table, or any legal one at a few of them."""
        with torch.no_grad():
            values = self.network(torch.from_numpy(inputs).to(self.device)).cpu().numpy()
        is_random = self.rng.random((len(values), 1)) < random_share
        values = np.where(is_random, self.rng.random(values.shape), values)
        return np.where(masks > 0, values, -np.inf).argmax(axis=1)

    def learn(self, inputs, moves, returns):
        """Bring the network's values of the moves that were played nearer to what came of them."""
        self.spread = max(1.0, 0.9 * self.spread + 0.1 * float(returns.std()))
        inputs, moves = torch.from_numpy(inputs).to(self.device), torch.from_numpy(moves).to(self.device)
        targets = torch.from_numpy(returns / np.float32(self.spread)).to(self.device)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(moves), device=self.device).split(PART):
                values = self.network(inputs[part]).gather(1, moves[part, None])[:, 0]
                loss = torch.nn.functional.mse_loss(values, targets[part])
                self.adam.zero_grad()
                loss.backward()
                self.adam.step()


def told(points):
    margin = 2.58 * points.std() / np.sqrt(len(points))
    return f"{points.mean():+.2f} ± {margin:.2f} points a hand against the bot ({len(points)} hands)"


def measured(learner):
    return np.concatenate([learner.measure() for _ in range(4)])


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game(given.game).drivers(announce=print)  # says so if the rules are to be compiled first
    learner = Learner(given.game, seed=given.seed)
    begun, turn = time.monotonic(), 0
    while (passed := time.monotonic() - begun) < 60 * given.minutes or not turn:
        learner.learn(*learner.play())
        turn += 1
        if turn % 20 == 1:
            print(f"{passed:5.0f} s: {told(measured(learner))}", flush=True)
    print(f"at the end: {told(measured(learner))}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
