"""PPO against the game's bot, in one file and in NumPy alone: python examples/ppo.py ku-pai --minutes 3

The learner plays seat 0 of many tables, the bot the others. Every hand is an episode, and what the learner has won or
lost at its end is the return. Printed are the points a hand and their 99 % interval; the bot in its place would win 0
on average where all seats are alike.
"""

import argparse
import sys
import time

import numpy as np

from paiju.envs.batch import Batch
from paiju.games import game

TABLES, STEPS, EPOCHS, PARTS = 512, 32, 3, 4
WIDTH, RATE, CLIP, ENTROPY = 256, 1e-3, 0.2, 0.01


class Network:
    """Two layers that the policy and the value share, trained by Adam."""

    def __init__(self, inputs, moves, seed):
        rng = np.random.default_rng(seed)
        shapes = [(inputs, WIDTH), (WIDTH, WIDTH), (WIDTH, moves), (WIDTH, 1)]
        self.weights = [rng.normal(0, np.sqrt(2 / shape[0]), shape).astype(np.float32) for shape in shapes]
        self.weights[2] *= 0.01
        self.biases = [np.zeros(shape[1], np.float32) for shape in shapes]
        self.moments = [[np.zeros_like(one), np.zeros_like(one)] for one in self.weights + self.biases]
        self.updates = 0

    def forward(self, inputs, masks):
        """The layers, the logarithm of the probability of every move, and the value."""
        layers = [inputs]
        for place in range(2):
            layers.append(np.maximum(layers[-1] @ self.weights[place] + self.biases[place], 0))
        scores = layers[-1] @ self.weights[2] + self.biases[2]
        scores = np.where(masks > 0, scores, -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return layers, logs, (layers[-1] @ self.weights[3] + self.biases[3])[:, 0]

    def learn(self, layers, to_scores, to_value):
        """Go one step down the gradient, given that of the scores of the moves and of the value."""
        outputs = (to_scores.astype(np.float32), to_value.astype(np.float32)[:, None])
        slopes = [layers[2].T @ output for output in outputs]
        biases = [output.sum(axis=0) for output in outputs]
        back = outputs[0] @ self.weights[2].T + outputs[1] @ self.weights[3].T
        for place in (1, 0):
            back = back * (layers[place + 1] > 0)
            slopes.insert(0, layers[place].T @ back)
            biases.insert(0, back.sum(axis=0))
            back = back @ self.weights[place].T
        self.updates += 1
        for value, slope, (first, second) in zip(
            self.weights + self.biases, slopes + biases, self.moments, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            value -= RATE * scale * first / (np.sqrt(second) + 1e-8)


class Learner:
    """Plays seat 0 at all tables and learns from what comes of it."""

    def __init__(self, game, tables=TABLES, seed=1):
        seats = Batch(game, 1).seats
        self.batch = Batch(game, tables, seed=seed, policies=["caller"] + ["heuristic"] * (seats - 1))
        self.buffers = self.batch.buffers()
        self.batch.reset(self.buffers)
        self.rng = np.random.default_rng(seed)
        self.network = Network(self._inputs().shape[1], self.batch.moves, seed)
        self.gained = np.zeros(tables)  # in the hand that is played
        self.spread = 1.0  # of the points of a hand: the unit in which values are learned

    def _inputs(self):
        return self.batch.encoding.floats(self.buffers.observations)

    def play(self, steps=STEPS):
        """So many decisions at every table: what was seen, done and won, and the points of the hands that ended."""
        seen, points = [], []
        for _ in range(steps):
            inputs, masks = self._inputs(), self.buffers.masks.copy()
            _, logs, values = self.network.forward(inputs, masks)
            drawn = logs + self.rng.gumbel(size=logs.shape)
            actions = np.where(masks > 0, drawn, -np.inf).argmax(axis=1)
            self.batch.step(actions, self.buffers)
            rewards, dones = self.buffers.rewards[:, 0].copy(), self.buffers.dones.copy()
            seen.append((inputs, masks, actions, logs[np.arange(len(actions)), actions], values, rewards, dones))
            self.gained += rewards
            points.extend(self.gained[dones > 0])
            self.gained[dones > 0] = 0
        if len(points) > 1:
            self.spread = max(1.0, float(np.std(points)))
        return seen, np.array(points)

    def learn(self, seen):
        """Improve on what was played, by the clipped objective of PPO."""
        _, _, following = self.network.forward(self._inputs(), self.buffers.masks)
        returns, advantages, later = [], [], np.zeros_like(following)
        for _, _, _, _, values, rewards, dones in reversed(seen):
            goes_on = 1 - dones
            surprise = rewards / self.spread + goes_on * following - values
            later = surprise + 0.95 * goes_on * later
            advantages.insert(0, later)
            returns.insert(0, later + values)
            following = values
        inputs, masks, actions, logs = (np.concatenate([step[place] for step in seen]) for place in range(4))
        returns, advantages = np.concatenate(returns), np.concatenate(advantages)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(actions)), PARTS):
                self._improve(inputs[part], masks[part], actions[part], logs[part], returns[part], advantages[part])

    def _improve(self, inputs, masks, actions, before, returns, advantages):
        layers, logs, values = self.network.forward(inputs, masks)
        rows = np.arange(len(actions))
        ratio = np.exp(logs[rows, actions] - before)
        is_clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(is_clipped, 0, ratio * advantages)
        chances = np.exp(logs)
        to_scores = chances * weight[:, None]
        to_scores[rows, actions] -= weight
        spread = -(chances * np.where(masks > 0, logs, 0)).sum(axis=1, keepdims=True)
        to_scores += ENTROPY * chances * (np.where(masks > 0, logs, 0) + spread)
        self.network.learn(layers, to_scores / len(rows), (values - returns) / len(rows))


def told(points):
    return (
        f"{points.mean():+.2f} ± {2.58 * points.std() / np.sqrt(len(points)):.2f} points a hand ({len(points)} hands)"
    )


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game(given.game).drivers(announce=print)  # says so if the rules are to be compiled first
    learner = Learner(given.game, seed=given.seed)
    begun, lately, turn = time.monotonic(), [], 0
    while (passed := time.monotonic() - begun) < 60 * given.minutes or not turn:
        seen, points = learner.play()
        learner.learn(seen)
        lately, turn = [*lately, points][-20:], turn + 1
        if turn % 20 == 1 and len(all_points := np.concatenate(lately)):
            print(f"{passed:5.0f} s: {told(all_points)}", flush=True)
    print(f"at the end: {told(np.concatenate(lately))}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
