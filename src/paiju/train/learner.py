"""Deep Monte Carlo: every seat plays by the estimate of what each move is worth, which is learned from what came of it.

A decision's target is what its seat won or lost from then on until the end of the hand. Nothing is searched, and no
estimate is learned from another estimate. Most tables are played by the learner alone, some against the game's bot and
against earlier selves; presets get a share of the time, so that one network plays every variant.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from paiju.bots.learned.features import ways_of
from paiju.bots.learned.network import Network as PlayerFile
from paiju.bots.learned.shipped import features_of, player_in
from paiju.games import game as find_game
from paiju.train.checkpoints import Learned
from paiju.train.devices import device_named
from paiju.train.events import Report
from paiju.train.groups import Group, wanted_groups
from paiju.train.network import Network, forward
from paiju.train.settings import Training, is_advised
from paiju.train.start import parts_before, start_of, widths_from
from paiju.train.tries import loss_of, moves_to_try

MOST_SPREADS = 8.0  # targets are cut off there
WARM_STEPS = 32  # of play without a network, from which the inputs that matter are found
ADVISED_MOSTLY = 0.7
LEAST_SEEN = 8  # of those decisions: an input that is 1 more rarely is left out
PAST_SECONDS = 60.0  # how old an earlier self becomes before it is replaced


class Learner:
    """A network, the tables that it plays at, and what it has learned."""

    def __init__(self, training: Training, report: Report, state: Learned | None = None) -> None:
        """`state` is what an earlier run of the same training had come to."""
        self.training, self.report = training, report
        self.game = find_game(training.game)
        self.device = device_named(training.device)
        chosen = training.presets or tuple(self.game.presets)
        self.ways = {name: way for name, way in ways_of(self.game).items() if name in chosen}
        self.features = features_of(self.game)
        begins = player_in(Path(training.start), self.game).network if training.start else None
        self.before = parts_before(begins) if begins else []
        self.widths = widths_from(begins, training.widths) if begins else training.widths
        advice = begins.header.uses_advice if begins else training.advice
        self.advises = training.tries > 0 or is_advised(self.game, advice)
        torch.manual_seed(training.seed)
        if self.device.name == "cuda":
            torch.cuda.manual_seed(training.seed)
        self.groups = [
            Group(self.features, wanted, self.device, training.seed * 1000 + number, self.advises)
            for number, wanted in enumerate(wanted_groups(training, list(self.ways.values())))
        ]
        self.decisions, self.hands, self.updates = 0, 0, 0
        self.spread, self.active, self._trust, self.seconds = 1.0, 1.0, 0.0, 0.0
        self._spent = [0.0] * len(self.groups)
        self._warm_up(state, begins)
        self._begin_network()
        if begins is not None and state is None:
            self.network.take(start_of(begins, self.spread, self.widths, self.active, training.seed))
            self.past.take(self.network.kept())
            self._prepare(0.0)
        if state is not None:
            self._go_on(state)

    def _warm_up(self, state: Learned | None, begins: PlayerFile | None) -> None:
        """Play without a network: find which inputs ever are 1, how far results spread, what a step of a group costs.

        At the usual way the bot's advice is followed mostly, so that the inputs and results of good play are seen.
        """
        size = self.features.size
        seen = torch.zeros(size, dtype=torch.float64, device=self.groups[0].masks.device)
        looked = 0
        self.costs: list[float] = []
        for number, group in enumerate(self.groups):
            plan = self.device.table_of(group.plan)
            inputs = self.device.room(size, min(group.tables, 8192))
            blank = self.device.columns(torch.float32, self.features.moves, group.tables)
            begun, steps = 0.0, group.slots + 8 if number == 0 else WARM_STEPS
            for step in range(steps):
                if step == steps - 8:
                    self.device.finish()
                    begun = time.monotonic()
                if step % 4 == 0:
                    group.inputs(plan, group.newest, inputs)
                    seen += inputs.double().sum(dim=1)
                    looked += inputs.shape[1]
                if number == 0 and not self.advises and step < steps - 8:
                    group.advise()
                self._act(group, blank, ADVISED_MOSTLY if number == 0 or self.advises else 0.0, 1.0)
            self.device.finish()
            self.costs.append((time.monotonic() - begun) / 8)
        if state is None:
            self._read_warm_up(seen.cpu().numpy(), looked, begins)
        else:
            self.live, self.spread, self.active = state["live"], state["spread"], state["active"]
        if not self.advises:
            self.groups[0].advice.fill_(-1)
        live = self.live.numpy()
        self.plans = [self.device.table_of(np.ascontiguousarray(group.plan[live])) for group in self.groups]
        costs = [round(1000 * cost, 2) for cost in self.costs]
        self.report({"event": "warm", "inputs": len(self.live), "active": self.active, "spread": self.spread,
                     "milliseconds": costs})  # fmt: skip

    def _read_warm_up(self, counts: NDArray[np.float64], looked: int, begins: PlayerFile | None) -> None:
        usual = self.groups[0]
        _, targets, finished = usual.oldest(usual.slots // 4)
        self.spread = max(float(targets[finished > 0].std()), 1e-3)
        least = LEAST_SEEN if looked > 100_000 else 1
        varies = (counts >= least) & (counts <= looked - 1)
        varies[self.features.constant :] = self.advises
        if begins is not None:
            varies[:] = False
            varies[begins.arrays["inputs"]] = True
        self.live = torch.from_numpy(np.flatnonzero(varies))
        self.active = float(counts[varies].sum() / looked)

    def _begin_network(self) -> None:
        where = self.groups[0].masks.device
        sizes = (len(self.live), self.widths, self.features.moves, self.active)
        self.network, self.past = Network(*sizes, where), Network(*sizes, where)
        self.past.take(self.network.kept())
        is_card = where.type == "cuda"
        self.optimiser = torch.optim.Adam(self.network.parameters, lr=self.training.rate, fused=is_card)
        self._prepare(0.0)

    def _prepare(self, done: float) -> None:
        """The weights that are played by, as they are now."""
        with torch.no_grad():
            self._layers = self.network.prepared(self.device.kind, done > self.training.rounded_from)
            self._past_layers = [(w.clone(), b.clone()) for w, b in self.past.prepared(self.device.kind, False)]

    def state(self) -> Learned:
        """What has to be kept to go on later; the tables begin new hands then."""
        return {
            "live": self.live, "spread": self.spread, "active": self.active, "seconds": self.seconds,
            "network": self.network.kept(), "past": self.past.kept(), "optimiser": self.optimiser.state_dict(),
            "counts": [self.decisions, self.hands, self.updates],
        }  # fmt: skip

    def _go_on(self, state: Learned) -> None:
        self.network.take(state["network"])
        self.past.take(state["past"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.decisions, self.hands, self.updates = state["counts"]
        self.seconds = state["seconds"]
        self._prepare(0.0)

    def _act(self, group: Group, values: torch.Tensor, follow: float, explore: float) -> None:
        """Choose by the values at every table of a group, and play."""
        odds = torch.tensor([follow, explore], device=group.masks.device)
        draws = torch.rand(3, group.tables, device=group.masks.device)
        slot = group.newest
        bonus = self.training.bonus if self.advises else 0.0
        group.device.pick(values, group.masks, group.advice[slot], bonus, odds, draws, group.actions[slot],
                          group.expected[slot])  # fmt: skip
        group.expected[slot] *= self.spread
        group.step()

    def _play(self, number: int, follow: float, explore: float, rounded: bool) -> None:
        group = self.groups[number]
        inputs = self.device.room(len(self.live), group.tables)
        group.inputs(self.plans[number], group.newest, inputs)
        with torch.no_grad():
            values, first = forward(self._layers, inputs), group.first_past
            if first < group.tables:
                earlier = forward(self._past_layers, inputs[:, first:])
                values[:, first:] = torch.where(group.plays_past[None, :], earlier, values[:, first:])
        if self.training.tries:
            self._try(group, inputs, values, rounded)
        self._act(group, values, follow, explore)

    def _try(self, group: Group, inputs: torch.Tensor, values: torch.Tensor, rounded: bool) -> None:
        """Try moves at every table of a group, and learn from what they bring."""
        tried = moves_to_try(values, group.masks, group.advice[group.newest], self.training.tries)
        gains = group.try_moves(tried) / self.spread
        for first in range(0, group.tables, self.training.batch):
            part = slice(first, first + self.training.batch)
            layers = self.network.prepared(self.device.kind, rounded)
            self._descend(loss_of(layers, inputs[:, part], tried[:, part], gains[:, part]))
        self._renew(rounded)
        self.decisions += group.tables
        self.hands += int(group.dones[group.newest].sum())

    def _learn(self, number: int, rounded: bool) -> None:
        """Learn from the oldest decisions of a group, in minibatches."""
        group, size = self.groups[number], self.training.batch
        slots, targets, finished = group.oldest(self.training.chunk, self._trust)
        together = max(1, size // group.tables)
        for first in range(0, len(slots), together):
            rows = range(first, min(first + together, len(slots)))
            width = group.tables * len(rows)
            inputs = self.device.room(len(self.live), width)
            for place, row in enumerate(rows):
                part = inputs[:, place * group.tables : (place + 1) * group.tables]
                group.inputs(self.plans[number], slots[row], part)
            actions = torch.cat([group.actions[slots[row]] for row in rows])
            wanted = (targets[first : rows.stop].reshape(-1) / self.spread).clamp(-MOST_SPREADS, MOST_SPREADS)
            counts = finished[first : rows.stop].reshape(-1).float()
            self._update(inputs, actions, wanted, counts, rounded)
        self.decisions += len(slots) * group.tables
        self.hands += int(group.dones[slots].sum())

    def _update(self, inputs: torch.Tensor, actions: torch.Tensor, wanted: torch.Tensor, counts: torch.Tensor,
                rounded: bool) -> None:  # fmt: skip
        values = forward(self.network.prepared(self.device.kind, rounded), inputs)
        chosen = values.gather(0, actions[None, :])[0]
        errors = functional.smooth_l1_loss(chosen, wanted, reduction="none")
        self._descend((errors * counts).sum() / counts.sum().clamp(min=1))

    def _descend(self, loss: torch.Tensor) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.updates += 1

    def run(self, look: Callable[[float], None]) -> None:
        """Play and learn until the time is over; `look` is called every now and then with the part that is done.

        What `look` takes does not count as time of the training.
        """
        training, last_past = self.training, self.seconds
        seconds = training.minutes * 60
        while self.seconds < seconds:
            begun, done = time.monotonic(), self.seconds / seconds
            self.learn_some(done)
            self.seconds += time.monotonic() - begun
            if self.seconds - last_past > PAST_SECONDS:
                last_past = self.seconds
                self.past.take(self.network.kept())
                self._prepare(done)
            look(done)

    def learn_some(self, done: float) -> None:
        """Some steps of the group whose turn it is, and what is learned from its oldest decisions.

        `done` is the part of the training that lies behind it.
        """
        training = self.training
        self._schedule(done)
        number = min(range(len(self.groups)), key=lambda n: self._spent[n])
        group, rounded = self.groups[number], done > training.rounded_from
        self._spent[number] += self.costs[number] * training.chunk / group.wanted.share
        self._trust = training.trust * min(1.0, max(0.0, done / training.trust_from - 1))
        for _ in range(training.chunk):
            self._play(number, self._follow(done), self._explore(done), rounded)
        if group.steps >= group.slots and not training.tries:
            self._learn(number, rounded)
            self._renew(rounded)
        self.device.finish()

    def _renew(self, rounded: bool) -> None:
        with torch.no_grad():
            self._layers = self.network.prepared(self.device.kind, rounded)

    def _schedule(self, done: float) -> None:
        warm = min(1.0, self.updates / 200)
        falling = 0.5 * (1 + math.cos(math.pi * done))
        rate = self.training.last_rate + (self.training.rate - self.training.last_rate) * falling
        for group in self.optimiser.param_groups:
            group["lr"] = rate * max(warm, 0.01)

    def _follow(self, done: float) -> float:
        if not self.advises or self.training.start:  # a player has followed enough
            return 0.0
        return self.training.follow * max(0.0, 1 - done / self.training.follow_until)

    def _explore(self, done: float) -> float:
        first, last = self.training.explore
        return first + (last - first) * min(1.0, done / 0.7)

    def samples(self, count: int) -> torch.Tensor:
        """Inputs of decisions in the rings, of every group, to see how active the network is."""
        parts = []
        for group, plan in zip(self.groups, self.plans, strict=True):
            for slot in range(0, group.slots, max(1, group.slots // 8)):
                inputs = self.device.room(len(self.live), group.tables)
                group.inputs(plan, slot, inputs)
                parts.append(inputs[:, : max(1, count // (8 * len(self.groups)))])
        return torch.cat(parts, dim=1)

    def values(self, inputs: torch.Tensor) -> torch.Tensor:
        """What each move is thought to be worth, in spreads of results."""
        with torch.no_grad():
            return forward(self._layers, inputs)
