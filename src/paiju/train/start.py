"""A training that begins with a player: its whole numbers as the first weights, with room for wider layers."""

from __future__ import annotations

import math

import numpy as np
import torch

from paiju.bots.learned.network import Network as PlayerFile

SHIFTED = 1 << 16  # what the factors of a file divide by


PART = ("command", "minutes", "hands", "decisions", "card")  # what is told of a training that another began with


def parts_before(player: PlayerFile) -> list[dict[str, object]]:
    """The trainings that a player came from, the first one first."""
    made = player.header.made
    return [*made.get("before", []), {name: made[name] for name in PART if name in made}]


def widths_from(player: PlayerFile, widths: tuple[int, ...]) -> tuple[int, ...]:
    """The widths of the layers, none narrower than the player's."""
    return tuple(max(width, len(player.arrays[f"b{layer}"])) for layer, width in enumerate(widths, start=1))


def start_of(
    player: PlayerFile, spread: float, widths: tuple[int, ...], active: float, seed: int
) -> list[torch.Tensor]:
    """The weights and then the biases of a player's file in full precision, its values in spreads of results.

    What a layer passes on may have any scale: the first weights of each get the size that fresh ones have. Layers that
    are wider than the player's get numbers that nothing reads yet, so that it plays as it did.
    """
    arrays, generator = player.arrays, torch.Generator().manual_seed(seed)
    weights, biases = [], []
    scale, fan = 1.0, max(active, 1.0)
    for layer in (1, 2, 3):
        whole, factors = arrays[f"w{layer}"].T.astype(np.float64), arrays[f"m{layer}"].astype(np.float64)
        raw = whole * (factors / SHIFTED)[:, None] / scale
        scale_after = math.sqrt(2 / fan) / max(float(raw.std()), 1e-12)
        weights.append(raw * scale_after)
        biases.append(arrays[f"b{layer}"] * factors / SHIFTED * scale_after)
        scale, fan = scale_after, float(raw.shape[0])
    of_moves = arrays["m4"].astype(np.float64) * player.header.unit / spread
    weights.append(arrays["w4"] * of_moves[:, None] / scale)
    biases.append(arrays["b4"] * of_moves)
    wide_weights, wide_biases = _widened(weights, biases, widths, active, generator)
    return [*wide_weights, *wide_biases]


def _widened(weights: list[np.ndarray], biases: list[np.ndarray], widths: tuple[int, ...], active: float,
             generator: torch.Generator) -> tuple[list[torch.Tensor], list[torch.Tensor]]:  # fmt: skip
    outs = [*widths, len(biases[-1])]
    spreads = [math.sqrt(2 / max(active, 1)), *(math.sqrt(2 / out) for out in outs[:-1])]
    made_weights, made_biases = [], []
    inputs = weights[0].shape[1]
    for weight, bias, out, spread in zip(weights, biases, outs, spreads, strict=True):
        old_out, old_in = weight.shape
        whole = torch.randn(out, inputs, generator=generator) * spread
        whole[:old_out, :old_in] = torch.from_numpy(weight).float()
        whole[:old_out, old_in:] = 0  # what the old numbers read is what they read before
        made_weights.append(whole)
        made_biases.append(torch.zeros(out))
        made_biases[-1][:old_out] = torch.from_numpy(bias).float()
        inputs = out
    return made_weights, made_biases
