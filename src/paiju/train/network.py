"""The network: inputs that are 0 or 1, three layers, and a value for each move; everything in columns."""

from __future__ import annotations

import math

import torch
from torch.nn import functional

LEVELS = 127  # of a weight of eight bits, on each side of 0

Layers = list[tuple[torch.Tensor, torch.Tensor]]


class Network:
    """Estimates what each move is worth, in spreads of results."""

    def __init__(self, inputs: int, widths: tuple[int, ...], moves: int, active: float, device: torch.device) -> None:
        """`active` is how many inputs are 1 at a time, which decides how large the first weights are."""
        sizes = (inputs, *widths, moves)
        spreads = [math.sqrt(2 / max(active, 1)), *(math.sqrt(2 / size) for size in widths)]
        spreads[-1] /= 4
        self.weights = [
            (torch.randn(out, size, device=device) * spread).requires_grad_()
            for out, size, spread in zip(sizes[1:], sizes[:-1], spreads, strict=True)
        ]
        self.biases = [torch.zeros(out, device=device).requires_grad_() for out in sizes[1:]]

    @property
    def parameters(self) -> list[torch.Tensor]:
        return [*self.weights, *self.biases]

    def prepared(self, kind: torch.dtype, rounded: bool) -> Layers:
        """Weights and biases of each layer in the kind of number that is computed with; the last in full precision."""
        weights = [in_eight_bits(weight) if rounded else weight for weight in self.weights]
        kinds = [kind] * (len(weights) - 1) + [torch.float32]
        return [(w.to(k), b.to(k)[:, None]) for w, b, k in zip(weights, self.biases, kinds, strict=True)]

    def kept(self) -> list[torch.Tensor]:
        """All numbers, to be kept in a checkpoint."""
        return [parameter.detach().cpu() for parameter in self.parameters]

    def take(self, kept: list[torch.Tensor]) -> None:
        with torch.no_grad():
            for parameter, values in zip(self.parameters, kept, strict=True):
                parameter.copy_(values)


def forward(layers: Layers, inputs: torch.Tensor) -> torch.Tensor:
    """The values of all moves, a row each; a column for each table."""
    at = inputs
    for weight, bias in layers[:-1]:
        at = functional.relu(torch.addmm(bias, weight, at))
    weight, bias = layers[-1]
    return torch.addmm(bias, weight, at.float())


def in_eight_bits(weight: torch.Tensor) -> torch.Tensor:
    """The weights as they will be kept, with the gradient of those that are trained."""
    step = weight.detach().abs().amax(dim=1, keepdim=True).clamp(min=1e-8) / LEVELS
    return weight + (torch.round(weight.detach() / step) * step - weight.detach())
