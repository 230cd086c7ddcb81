"""Small networks of chance weights, to try what is done with any; and a slow twin of what computes their values."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import paiju
from paiju.bots.learned.network import Network, save_network
from paiju.bots.learned.shipped import features_of
from paiju.kernel.game import Game

SIZES = (24, 16, 12)


def header_of(game: Game, /, **changes: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "game": game.slug,
        "version": game.version,
        "mark": features_of(game).mark,
        "uses_advice": False,
        "advice_bonus": 0,
        "unit": 2.0**-40,
        "presets": list(game.presets),
        "made": {"seed": 1, "hands": 0, "decisions": 0, "card": "none", "minutes": 0, "command": "", "figures": {}},
    } | changes


def chance_arrays(game: Game, seed: int, sizes: tuple[int, int, int] = SIZES) -> dict[str, NDArray[Any]]:
    """Weights of every size that a trained network has, so that activations are spread over all their range."""
    rng, features = np.random.default_rng(seed), features_of(game)
    inputs = np.sort(rng.choice(features.size, features.size * 2 // 3, replace=False)).astype(np.int32)
    arrays: dict[str, NDArray[Any]] = {"inputs": inputs}
    before = len(inputs)
    for layer, size in enumerate(sizes, 1):
        arrays[f"w{layer}"] = rng.integers(-128, 128, (before, size), np.int8)
        arrays[f"b{layer}"] = rng.integers(-500, 500, size, np.int32)
        spread = 74 * np.sqrt(60 if layer == 1 else before * 2000.0**2)
        arrays[f"m{layer}"] = (rng.uniform(0.5, 3, size) * 2000 / spread * 65536).astype(np.int32)
        before = size
    arrays["w4"] = rng.integers(-128, 128, (features.moves, before), np.int8)
    arrays["b4"] = rng.integers(-100_000, 100_000, features.moves, np.int32)
    arrays["m4"] = rng.integers(500_000, 1_000_000, features.moves, np.int32)
    return arrays


def write_chance_player(
    folder: Path, slug: str, seed: int = 1, sizes: tuple[int, int, int] = SIZES, **changes: Any
) -> Path:
    game, path = paiju.game(slug), folder / f"{slug}-{seed}.npz"
    save_network(path, header_of(game, **changes), chance_arrays(game, seed, sizes))
    return path


def twin_values(network: Network, active: NDArray[np.int64], legal: list[int]) -> list[int]:
    """The values of the moves by the inputs that are 1, with whole matrices of Python's own integers."""
    held = {name: array.astype(object) for name, array in network.arrays.items()}
    values = np.isin(network.arrays["inputs"], active).astype(object)
    for layer in (1, 2, 3):
        sums = values.dot(held[f"w{layer}"]) + held[f"b{layer}"]
        values = np.array(
            [min(max(max(s, 0) * m + 32768 >> 16, 0), 4095) for s, m in zip(sums, held[f"m{layer}"], strict=True)],
            object,
        )
    return [int((held["b4"][move] + held["w4"][move].dot(values)) * held["m4"][move]) for move in legal]
