"""How much a learner gains over the game's bot: in its place, among bots, with the same deals."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch

from paiju.bots.learned.features import Features, Way
from paiju.envs.buffers import KINDS
from paiju.train.devices import Device, slot_buffers
from paiju.train.groups import CALLER, HEURISTIC, KINDS_OF
from paiju.train.loops import input_plan

NORMAL_99 = 2.5758
Foretold = tuple[torch.Tensor, torch.Tensor, torch.Tensor]  # expected, won by then, whether it was decided
Values = Callable[[torch.Tensor], torch.Tensor]  # the value of each move, of inputs


@dataclass(frozen=True)
class Gain:
    """The mean gain a hand, the margin of its 99 % interval, and over how many hands."""

    mean: float
    margin: float
    hands: int


class Trial:
    """One learner among bots at each table of a way to play, its seat moving on from table to table."""

    def __init__(self, features: Features, way: Way, tables: int, device: Device, live: torch.Tensor) -> None:
        self.features, self.way, self.tables, self.device, self.live = features, way, tables, device, live
        self.seats, values = way
        self._own = np.arange(tables) % self.seats
        policies = np.full((tables, self.seats), HEURISTIC, dtype="<U9")
        policies[np.arange(tables), self._own] = CALLER
        self.batch = device.batch(
            features.game, tables, seats=self.seats, seed=0, policies=policies.tolist(), auto_reset=False, **values
        )
        shapes = self.batch.shapes
        self.slot = {
            name: device.columns(KINDS_OF[kind], *reversed(shapes.of(name)[1:]), tables) for name, kind in KINDS.items()
        }
        self.buffers = slot_buffers(device, self.slot)
        self.advice = device.columns(torch.int64, tables)
        self.plan = device.table_of(input_plan(features, way)[live.cpu().numpy()])
        self._at = torch.from_numpy(self._own).to(self.slot["turns"].device)

    def play(
        self,
        seed: int,
        values: Values | None,
        advises: bool,
        bonus: float = 0.0,
        foretold: list[Foretold] | None = None,
    ) -> torch.Tensor:
        """What the learner's seat wins at each table; without values the bot plays there too.

        What was expected at each decision, and had been won by then, is added to `foretold`.
        """
        self.batch.reset(self.buffers, seed=seed)
        device = self.device
        inputs = device.room(len(self.live), self.tables)
        actions, gains = device.columns(torch.int64, self.tables), device.columns(torch.float32, self.tables)
        odds, draws = device.columns(torch.float32, 2), torch.ones_like(gains).repeat(3, 1)
        expected = torch.zeros_like(gains)
        self.advice.fill_(-1)
        while not bool((self.slot["turns"] < 0).all()):
            if advises or values is None:
                self.batch.advise(device.array(self.advice))
            if values is None:
                actions.copy_(self.advice.clamp(min=0))
            else:
                device.expand(self.plan, self.slot["observations"], self.advice, inputs)
                device.pick(values(inputs), self.slot["masks"], self.advice, bonus, odds, draws, actions, expected)
                if foretold is not None:
                    foretold.append((expected.clone(), gains.clone(), self.slot["turns"] >= 0))
            self.batch.step(device.array(actions), self.buffers)
            gains += self.slot["rewards"].gather(0, self._at[None, :])[0]
        return gains

    def gain(self, values: Values, advises: bool, bonus: float, seeds: range) -> Gain:
        """The gain over the bot, by the differences at the same tables with the same deals."""
        differences = []
        for seed in seeds:
            own = self.play(seed, values, advises, bonus)
            differences.append((own - self.play(seed, None, True)).double().cpu())
        return gain_of(torch.cat(differences))


def gain_of(differences: torch.Tensor) -> Gain:
    hands = len(differences)
    return Gain(float(differences.mean()), NORMAL_99 * float(differences.std()) / math.sqrt(hands), hands)


def reliability(
    foretold: list[Foretold], gains: torch.Tensor, unit: float, bins: int = 20
) -> list[tuple[float, float, int]]:
    """What was expected and what came of it, in bins of as many decisions each: mean, mean, and how many."""
    expected = torch.cat([unit * one[0][one[2]] for one in foretold]).double().cpu()
    came = torch.cat([(gains - one[1])[one[2]] for one in foretold]).double().cpu()
    order = torch.argsort(expected)
    parts = torch.tensor_split(order, bins)
    return [(float(expected[part].mean()), float(came[part].mean()), len(part)) for part in parts if len(part)]
