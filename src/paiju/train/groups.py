"""Tables that are played by one set of options, and the ring of what happened at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch

from paiju.bots.learned.features import Features, Way
from paiju.envs.buffers import KINDS, Buffers
from paiju.train.devices import Device, slot_buffers
from paiju.train.loops import input_plan
from paiju.train.settings import Training

CALLER, HEURISTIC = "caller", "heuristic"
KINDS_OF = {np.int32: torch.int32, np.int8: torch.int8, np.float32: torch.float32}


@dataclass(frozen=True)
class Wanted:
    """One group: a way to play, how many tables, at which share of them bots sit, and how long its ring is."""

    way: Way
    tables: int
    share: float  # of the time of acting
    bots: float = 0.0  # the share of the tables at which some seats are the game's bot
    company: float = 0.6  # how many of the other seats there are the bot
    slots: int = 96
    past: float = 0.125  # the share of the tables at which some seats are an earlier self


def wanted_groups(training: Training, ways: list[Way]) -> Iterator[Wanted]:
    """The groups of a training, the usual way to play first."""
    usual, *others = [way for place, way in enumerate(ways) if way not in ways[:place]]
    slots, alone = training.slots, training.tries > 0
    past = 0.0 if alone else 0.125
    for share, bots, company in zip(training.shares, (0.0, 1.0, 1.0), (0.6, 0.6, 1.0), strict=True):
        if share > 0:
            yield Wanted(usual, training.tables, share, bots, company, slots, past)
    slots = min(slots, 8) if alone else slots  # nothing is learned from their rings
    for way in others:
        share = max(1 - sum(training.shares), 0.01) / len(others)
        bots, company = (1.0, 1.0) if alone else (training.bots, 0.6)
        yield Wanted(way, max(training.tables // 2, 64), share, bots, company, slots, past)


class Group:
    """So many tables, their ring, and the inputs of the decisions in it."""

    def __init__(self, features: Features, wanted: Wanted, device: Device, seed: int, advises: bool) -> None:
        self.features, self.wanted, self.device, self.advises = features, wanted, device, advises
        seats, values = wanted.way
        rng = np.random.default_rng(seed)
        policies = seats_taken(rng, wanted.tables, seats, wanted.bots, wanted.company)
        self.batch = device.batch(
            features.game, wanted.tables, seats=seats, seed=seed, policies=policies.tolist(), **values
        )
        self.seats, self.tables, self.slots = seats, wanted.tables, wanted.slots
        self._ring(seats)
        self.plan = input_plan(features, wanted.way)
        self.first_past = self.tables - int(self.tables * wanted.past)
        past = np.zeros((self.tables, seats), np.bool_)
        past[self.first_past :] = rng.random((self.tables - self.first_past, seats)) < 0.6
        self.past = torch.from_numpy(past).to(self.turns.device)
        self.newest, self.steps = 0, 0
        self.buffers = [self._slot(number) for number in range(self.slots)]
        self.batch.reset(self.buffers[0])
        self._advise()

    def _ring(self, seats: int) -> None:
        shapes = self.batch.shapes
        columns, slots, tables = self.device.columns, self.slots, self.tables
        self.numbers = columns(torch.int32, slots, shapes.numbers, tables)
        self.rewards = columns(torch.float32, slots, seats, tables)
        self.turns = columns(torch.int32, slots * tables).view(slots, tables)
        self.dones = columns(torch.int8, slots * tables).view(slots, tables)
        self.actions = columns(torch.int64, slots * tables).view(slots, tables)
        self.advice = columns(torch.int64, slots * tables).view(slots, tables)
        self.expected = columns(torch.float32, slots * tables).view(slots, tables)
        self.masks = columns(torch.int8, shapes.moves, tables)
        self._flags = columns(torch.int8, tables)
        if not self.advises:
            self.advice.fill_(-1)

    def _slot(self, number: int) -> Buffers:
        own = (self.numbers[number], self.masks, self.rewards[number], self.turns[number], self.dones[number])
        return slot_buffers(self.device, dict(zip(KINDS, (*own, self._flags), strict=True)))

    def _advise(self) -> None:
        if self.advises:
            self.advise()

    def advise(self) -> None:
        """Ask the game's bot what it would play at the newest decisions."""
        self.batch.advise(self.device.array(self.advice[self.newest]))

    def try_moves(self, moves: torch.Tensor) -> torch.Tensor:
        """What these moves would bring at the newest decisions, if the bot played on."""
        gains = self.device.rows(torch.float32, *moves.shape)
        self.batch.try_moves(self.device.array(moves), self.device.array(gains))
        return gains

    def step(self) -> None:
        """Play the actions of the newest slot; what follows is the newest from then on."""
        after = (self.newest + 1) % self.slots
        self.batch.step(self.device.array(self.actions[self.newest]), self.buffers[after])
        self.newest = after
        self.steps += 1
        self._advise()

    @property
    def plays_past(self) -> torch.Tensor:
        """Whether the seat to act is an earlier self, at the last tables, where that may be."""
        turns = self.turns[self.newest, self.first_past :].long().clamp(min=0)
        return self.past[self.first_past :].gather(1, turns[:, None])[:, 0]

    def inputs(self, plan: object, slot: int, inputs: torch.Tensor) -> None:
        """Write the inputs of a slot's decisions."""
        self.device.expand(plan, self.numbers[slot], self.advice[slot], inputs)

    def oldest(self, count: int, trust: float = 0.0) -> tuple[list[int], torch.Tensor, torch.Tensor]:
        """The slots of the oldest decisions, their returns, and 1 for each that counts."""
        columns = self.device.columns
        targets = columns(torch.float32, count * self.tables).view(count, self.tables)
        finished = columns(torch.int8, count * self.tables).view(count, self.tables)
        ring = (self.rewards, self.dones, self.turns, self.expected)
        self.device.attribute(self.newest, ring, trust, targets, finished, self.seats)
        slots = [(self.newest + 1 + row) % self.slots for row in range(count)]
        for row, slot in enumerate(slots):
            turns = self.turns[slot, self.first_past :].long().clamp(min=0)
            is_past = self.past[self.first_past :].gather(1, turns[:, None])[:, 0]
            finished[row, self.first_past :][is_past] = 0
        return slots, targets, finished


def seats_taken(
    rng: np.random.Generator, tables: int, seats: int, bots: float, company: float = 0.6
) -> np.ndarray[tuple[int, ...], np.dtype[np.str_]]:
    """Who sits where: at a share of the tables each seat but one is a bot with the probability `company`."""
    taken = np.full((tables, seats), CALLER, dtype="<U9")
    with_bots = int(tables * bots)
    if seats > 1 and with_bots:
        is_bot = rng.random((with_bots, seats)) < company
        is_bot[np.arange(with_bots), rng.integers(seats, size=with_bots)] = False
        taken[:with_bots][is_bot] = HEURISTIC
    return taken
