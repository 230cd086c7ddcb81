"""Arrays on a card, of whichever library made them; they share their memory, nothing is copied."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Protocol

import numpy as np
from numpy.typing import DTypeLike

from paiju.envs.buffers import Buffers, WrongBuffer

LIBRARIES = ("torch", "cupy", "numba")
Wanted = Mapping[str, tuple[tuple[int, ...], DTypeLike]]  # shape and dtype by name


class DeviceArray(Protocol):
    """An array in the memory of a card, as Numba has it."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> np.dtype: ...
    def copy_to_host(self) -> np.ndarray: ...
    def copy_to_device(self, array: np.ndarray) -> None: ...
    def is_c_contiguous(self) -> bool: ...
    def is_f_contiguous(self) -> bool: ...


def fresh_arrays(library: str, wanted: Wanted) -> dict[str, Any]:
    """Arrays of zeros on the card."""
    if library not in LIBRARIES:
        raise ValueError(f"there are no buffers of {library!r}: choose one of {', '.join(LIBRARIES)}")
    try:
        return {name: _zeros(library, shape, np.dtype(kind)) for name, (shape, kind) in wanted.items()}
    except ImportError as error:
        raise ImportError(f"buffers of {library} need {library}, which is not installed: {error}") from error


def _zeros(library: str, shape: tuple[int, ...], kind: np.dtype) -> Any:
    """Zeros stored by columns, so that neighbouring threads write to neighbouring places."""
    if library == "torch":
        torch = importlib.import_module("torch")
        rows = torch.zeros(shape[::-1], dtype=getattr(torch, kind.name), device="cuda")
        return rows.T if len(shape) > 1 else rows
    if library == "cupy":
        return importlib.import_module("cupy").zeros(shape, kind, order="F")
    return importlib.import_module("numba.cuda").to_device(np.zeros(shape, kind, order="F"))


def check_device_array(name: str, array: object, kind: DTypeLike, shape: tuple[int, ...]) -> DeviceArray:
    """The array as Numba sees it; WrongBuffer says what is wrong with one that cannot be used."""
    cuda = importlib.import_module("numba.cuda")
    if not hasattr(array, "__cuda_array_interface__"):
        raise WrongBuffer(f"{name} is a {type(array).__name__}, not an array on the card")
    seen: DeviceArray = (
        array if isinstance(array, cuda.devicearray.DeviceNDArray) else cuda.as_cuda_array(array, sync=False)
    )
    if seen.dtype != kind or seen.shape != shape:
        raise WrongBuffer(f"{name} is {seen.dtype} of shape {seen.shape}, not {np.dtype(kind)} of shape {shape}")
    if not (seen.is_f_contiguous() or seen.is_c_contiguous()):
        raise WrongBuffer(f"{name} is not contiguous, by columns or by rows")
    return seen


def as_jax(buffers: Buffers) -> Buffers:
    """The buffers of PyTorch or CuPy as JAX arrays over the same memory, when all that was launched is done.

    JAX takes an array for a value: ask for them again after each step.
    """
    jax = importlib.import_module("jax")
    importlib.import_module("numba.cuda").synchronize()
    return Buffers(**{field.name: jax.dlpack.from_dlpack(getattr(buffers, field.name)) for field in fields(Buffers)})
