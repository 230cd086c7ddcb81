"""Arrays on a card, of whichever library made them; they share their memory, nothing is copied."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from paiju.envs.buffers import WrongBuffer

LIBRARIES = ("torch", "cupy", "jax", "numba")
Wanted = Mapping[str, tuple[tuple[int, ...], Any]]  # shape and dtype by name


def fresh_arrays(library: str, wanted: Wanted) -> dict[str, Any]:
    """Arrays of zeros on the card."""
    if library not in LIBRARIES:
        raise ValueError(f"there are no buffers of {library!r}: choose one of {', '.join(LIBRARIES)}")
    try:
        return {name: _zeros(library, shape, np.dtype(kind)) for name, (shape, kind) in wanted.items()}
    except ImportError as error:
        raise ImportError(f"buffers of {library} need {library}, which is not installed: {error}") from error


def _zeros(library: str, shape: tuple[int, ...], kind: np.dtype[Any]) -> Any:
    if library == "torch":
        torch = importlib.import_module("torch")
        return torch.zeros(shape, dtype=getattr(torch, kind.name), device="cuda")
    if library == "cupy":
        return importlib.import_module("cupy").zeros(shape, kind)
    if library == "jax":
        zeros = importlib.import_module("jax.numpy").zeros(shape, kind)
        return zeros.block_until_ready()
    cuda = importlib.import_module("numba.cuda")
    return cuda.to_device(np.zeros(shape, kind))


def check_device_array(name: str, array: Any, kind: Any, shape: tuple[int, ...]) -> Any:
    """The array as Numba sees it; WrongBuffer says what is wrong with one that cannot be used."""
    cuda: Any = importlib.import_module("numba.cuda")
    if not hasattr(array, "__cuda_array_interface__"):
        raise WrongBuffer(f"{name} is a {type(array).__name__}, not an array on the card")
    seen = array if isinstance(array, cuda.devicearray.DeviceNDArray) else cuda.as_cuda_array(array, sync=False)
    if seen.dtype != kind or seen.shape != shape:
        raise WrongBuffer(f"{name} is {seen.dtype} of shape {seen.shape}, not {np.dtype(kind)} of shape {shape}")
    if not seen.is_c_contiguous():
        raise WrongBuffer(f"{name} is not contiguous")
    return seen


def waits(array: Any) -> bool:
    """Whether the library of an array launches on streams of its own, so that a step has to be waited for."""
    return type(array).__module__.partition(".")[0] in ("jax", "jaxlib")
