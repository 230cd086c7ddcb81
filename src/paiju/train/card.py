"""The same loops as kernels, a table in each thread."""

from __future__ import annotations

import importlib

import numpy as np

from paiju.train.loops import input_of, pick
from paiju.train.returns import attribute

cuda = importlib.import_module("numba.cuda")

ONE = 0x3F80  # 1 as a bfloat16
MOST_SEATS = 20


@cuda.jit
def expand_kernel(plan, numbers, advice, inputs):  # type: ignore[no-untyped-def]
    place = cuda.grid(1)
    tables = inputs.shape[1]
    row, table = place // tables, place % tables
    if row < plan.shape[0]:
        inputs[row, table] = ONE * input_of(plan, row, numbers, advice, table)


@cuda.jit
def pick_kernel(values, masks, advice, bonus, odds, draws, actions, expected):  # type: ignore[no-untyped-def]
    table = cuda.grid(1)
    if table < actions.shape[0]:
        actions[table] = pick(table, values, masks, advice, bonus, odds, draws, expected)


@cuda.jit
def attribute_kernel(newest, count, ring, trust, blank, targets, finished):  # type: ignore[no-untyped-def]
    """`blank` has as many places as the table has seats."""
    table = cuda.grid(1)
    if table < targets.shape[1]:
        gains = cuda.local.array(MOST_SEATS, np.float32)
        for seat in range(MOST_SEATS):
            gains[seat] = 0
        attribute(table, newest, count, ring, trust, gains[: blank.shape[0]], targets, finished)
