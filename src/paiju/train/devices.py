"""Where tables are stepped and networks computed: on the CPU, or on a card where all of it stays in its memory.

Both keep everything in columns: a tensor has a column for each table.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from paiju.envs.batch import Batch
from paiju.envs.buffers import Buffers
from paiju.envs.gpu.arrays import DeviceArray
from paiju.envs.gpu.batch import GpuBatch
from paiju.envs.gpu.kernels import has_card, launch
from paiju.train.loops import expand_all, pick_all
from paiju.train.returns import attribute_all


class Cpu:
    """Tables and networks on the CPU."""

    name = "cpu"
    kind = torch.float32  # of inputs and activations

    def batch(self, *arguments: Any, **named: Any) -> Batch:
        return Batch(*arguments, **named)

    def columns(self, kind: torch.dtype, *shape: int) -> torch.Tensor:
        """Zeros with a column for each table, stored as the environment writes them."""
        if len(shape) == 1:
            return torch.zeros(shape, dtype=kind)
        *others, rows, tables = shape
        return torch.zeros((*others, tables, rows), dtype=kind).transpose(-1, -2)

    def rows(self, kind: torch.dtype, *shape: int) -> torch.Tensor:
        """Zeros stored by rows."""
        return torch.zeros(shape, dtype=kind)

    def room(self, rows: int, tables: int) -> torch.Tensor:
        """Room for the inputs of so many tables, to be written over."""
        return torch.empty(tables, rows, dtype=self.kind).T

    def array(self, tensor: torch.Tensor) -> Any:
        """A tensor as the environment takes it."""
        return tensor.numpy()

    def table_of(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        return numbers

    def expand(self, plan: Any, numbers: torch.Tensor, advice: torch.Tensor, inputs: torch.Tensor) -> None:
        expand_all(plan, numbers.numpy(), advice.numpy(), inputs.numpy())

    def pick(self, values: torch.Tensor, masks: torch.Tensor, advice: torch.Tensor, bonus: float, odds: torch.Tensor,
             draws: torch.Tensor, actions: torch.Tensor, expected: torch.Tensor) -> None:  # fmt: skip
        given = (values.numpy(), masks.numpy(), advice.numpy(), bonus, odds.numpy(), draws.numpy(), actions.numpy())
        pick_all(*given, expected.numpy())

    def attribute(self, newest: int, ring: tuple[torch.Tensor, ...], trust: float, targets: torch.Tensor,
                  finished: torch.Tensor, seats: int) -> None:  # fmt: skip
        arrays = tuple(tensor.numpy() for tensor in ring)
        gains = np.zeros(seats, np.float32)
        attribute_all(newest, len(targets), arrays, trust, gains, targets.numpy(), finished.numpy())

    def finish(self) -> None:
        """Wait until all that was asked for is done."""


class Card:
    """Tables and networks on a GPU."""

    name = "cuda"
    kind = torch.bfloat16

    def __init__(self) -> None:
        from numba import cuda

        from paiju.train import card

        self._cuda, self._kernels = cuda, card

    def batch(self, *arguments: Any, **named: Any) -> GpuBatch:
        return GpuBatch(*arguments, **named)

    def columns(self, kind: torch.dtype, *shape: int) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device="cuda")

    def rows(self, kind: torch.dtype, *shape: int) -> torch.Tensor:
        return self.columns(kind, *shape)

    def room(self, rows: int, tables: int) -> torch.Tensor:
        return torch.empty(rows, tables, dtype=self.kind, device="cuda")

    def array(self, tensor: torch.Tensor) -> torch.Tensor:
        return tensor

    def table_of(self, numbers: NDArray[np.int64]) -> DeviceArray:
        placed: DeviceArray = self._cuda.to_device(numbers)
        return placed

    def expand(self, plan: object, numbers: torch.Tensor, advice: torch.Tensor, inputs: torch.Tensor) -> None:
        threads = inputs.shape[0] * inputs.shape[1]
        given = (plan, self._seen(numbers), self._seen(advice), self._seen(inputs.view(torch.int16)))
        launch(self._kernels.expand_kernel, threads, *given)

    def pick(self, values: torch.Tensor, masks: torch.Tensor, advice: torch.Tensor, bonus: float, odds: torch.Tensor,
             draws: torch.Tensor, actions: torch.Tensor, expected: torch.Tensor) -> None:  # fmt: skip
        given = (*map(self._seen, (values, masks, advice)), bonus, *map(self._seen, (odds, draws, actions, expected)))
        launch(self._kernels.pick_kernel, len(actions), *given)

    def attribute(self, newest: int, ring: tuple[torch.Tensor, ...], trust: float, targets: torch.Tensor,
                  finished: torch.Tensor, seats: int) -> None:  # fmt: skip
        arrays = tuple(map(self._seen, ring))
        blank = self._seen(torch.zeros(seats, device="cuda"))
        given = (newest, len(targets), arrays, trust, blank, self._seen(targets), self._seen(finished))
        launch(self._kernels.attribute_kernel, targets.shape[1], *given)

    def _seen(self, tensor: torch.Tensor) -> DeviceArray:
        seen: DeviceArray = self._cuda.as_cuda_array(tensor, sync=False)
        return seen

    def finish(self) -> None:
        torch.cuda.synchronize()


Device = Cpu | Card


def device_named(name: str) -> Device:
    """The device of "cuda", "cpu", or with "auto" the card where there is one."""
    on_card = name == "cuda" or (name == "auto" and torch.cuda.is_available() and has_card())
    return Card() if on_card else Cpu()


def slot_buffers(device: Device, slot: dict[str, torch.Tensor]) -> Buffers:
    """The buffers of one slot of a ring, as the environment takes them."""
    return Buffers(**{name: device.array(tensor.T if tensor.dim() > 1 else tensor) for name, tensor in slot.items()})
