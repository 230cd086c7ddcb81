"""The kernels of a game, compiled by numba-cuda when they are first launched."""

from __future__ import annotations

import contextlib
import functools
import importlib
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Protocol

from paiju.envs.extras import MissingExtra, need
from paiju.envs.gpu.template import render
from paiju.kernel.compile import INTERPRETED
from paiju.kernel.drivers import load_rendered
from paiju.kernel.game import Game

OTHERS = ("paiju.encoding.relative", "paiju.envs.codes", "paiju.envs.gpu.blanking", "paiju.envs.gpu.packing")
THREADS = 128  # in a block


class Kernel(Protocol):
    """A compiled kernel, to be called with so many blocks of so many threads."""

    def __getitem__(self, size: tuple[int, int], /) -> Callable[..., object]: ...


class NoGpu(RuntimeError):
    """There is no card that CUDA can use."""


def numba_cuda() -> ModuleType:
    """Numba's module for CUDA; a sentence says what is missing."""
    if INTERPRETED:
        raise NoGpu("the rules are interpreted here (PAIJU_RULES), which a GPU cannot do")
    need("numba_cuda", "gpu")
    return importlib.import_module("numba.cuda")


def need_card() -> ModuleType:
    """Numba's module for CUDA, where there is a card."""
    cuda = numba_cuda()
    if not cuda.is_available():
        raise NoGpu("there is no CUDA card here; paiju.envs.batch.Batch steps tables on the CPU")
    return cuda


def has_card() -> bool:
    try:
        need_card()
    except (NoGpu, MissingExtra):
        return False
    return True


@functools.cache
def kernels(game: Game, tiles: int) -> ModuleType:
    """The module of a game's kernels, for a deck of so many tiles."""
    numba_cuda()
    name = f"paiju_gpu_{game.slug.replace('-', '_')}_{tiles}"
    return load_rendered(name, game.slug, game.package, render(game, tiles), others=OTHERS)


@contextlib.contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """While kernels are compiled inside, the constant tables of the rules lie in the card's global memory.

    numba-cuda puts them into constant memory, which holds 64 KiB, less than some games need, and which is slow where
    the threads of a warp read different places.
    """
    from numba.cuda.cudadrv import nvvm

    constant = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = constant


def launch(kernel: Kernel, threads: int, *arguments: object) -> None:
    """Run a kernel with so many threads, compiled first where it has not been."""
    blocks = (threads + THREADS - 1) // THREADS
    with tables_in_global_memory():
        kernel[blocks, THREADS](*arguments)
