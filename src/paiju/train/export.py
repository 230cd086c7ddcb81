"""A trained network in whole numbers: weights of eight bits, activations of twelve, the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import torch
from numpy.typing import NDArray

from paiju.train.network import LEVELS, Network

MOST_ACTIVE = 4095
FRACTION = 1 << 16
MOST_FACTOR = (1 << 15) - 1

Kind = TypeVar("Kind", bound=np.signedinteger)


@dataclass(frozen=True)
class WholeLayer:
    """What a layer adds up: weights, biases, and the factor of each of its outputs."""

    weights: NDArray[np.int8]  # a row for each output
    biases: NDArray[np.int32]
    factors: NDArray[np.int32]


def in_whole_numbers(network: Network, samples: torch.Tensor, spread: float) -> tuple[list[WholeLayer], float]:
    """The layers of a network, and the points that one unit of its values is worth; `samples` show how active it is."""
    layers: list[WholeLayer] = []
    scale, at = 1.0, samples.float()
    last = len(network.weights) - 1
    unit = 1.0
    for number, (weight, bias) in enumerate(zip(network.weights, network.biases, strict=True)):
        w, b = weight.detach().float(), bias.detach().float()
        steps = w.abs().amax(dim=1).clamp(min=1e-8) / LEVELS
        whole = torch.round(w / steps[:, None])
        biases = torch.round(b / (steps * scale)).clamp(-(2**30), 2**30)
        if number < last:
            at = torch.relu(whole * steps[:, None] @ at + b[:, None])
            active = float(at.max()) / MOST_ACTIVE
            factors = torch.round(steps * scale / active * FRACTION).clamp(1, 2**24)
            scale = active
        else:
            unit = float(steps.max()) * scale * spread / MOST_FACTOR
            factors = torch.round(steps * scale * spread / unit).clamp(1, MOST_FACTOR)
        layers.append(WholeLayer(_whole(whole, np.int8), _whole(biases, np.int32), _whole(factors, np.int32)))
    return layers, unit


def _whole(tensor: torch.Tensor, kind: type[Kind]) -> NDArray[Kind]:
    numbers: NDArray[Kind] = tensor.cpu().numpy().astype(kind)
    return numbers


class WholeNetwork:
    """The arithmetic of the exported network in PyTorch, exact in 64-bit floats: for measuring it on a card."""

    def __init__(self, layers: list[WholeLayer], device: str) -> None:
        self._layers = [
            tuple(torch.from_numpy(part).to(device, torch.float64) for part in (one.weights, one.biases, one.factors))
            for one in layers
        ]

    def values(self, inputs: torch.Tensor) -> torch.Tensor:
        """What each move is worth in units, a row each."""
        at = inputs.double()
        for weights, biases, factors in self._layers[:-1]:
            sums = (weights @ at + biases[:, None]).clamp(min=0) * factors[:, None]
            at = torch.floor((sums + FRACTION // 2) / FRACTION).clamp(max=MOST_ACTIVE)
        weights, biases, factors = self._layers[-1]
        return (weights @ at + biases[:, None]) * factors[:, None]


def arrays_of(layers: list[WholeLayer], inputs: NDArray[np.int64]) -> dict[str, NDArray[np.signedinteger]]:
    """The arrays of a network's file."""
    first, *others = layers
    arrays: dict[str, NDArray[np.signedinteger]] = {"inputs": inputs.astype(np.int32)}
    arrays |= {"w1": np.ascontiguousarray(first.weights.T), "b1": first.biases, "m1": first.factors}
    for number, layer in enumerate(others, start=2):
        is_head = number == len(layers)
        arrays[f"w{number}"] = layer.weights if is_head else np.ascontiguousarray(layer.weights.T)
        arrays |= {f"b{number}": layer.biases, f"m{number}": layer.factors}
    return arrays
