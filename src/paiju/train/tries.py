"""Learning from moves that are tried: at each decision among bots some are played out by the bot, under the same luck.

What a move brings more than the bot's own has much less chance in it than what a whole hand brings, since the tiles
that are still to come are the same for both. So small gains over a good bot are found: the network learns differences,
and with less weight what the bot's move brings, so that its values stay results in points.
"""

from __future__ import annotations

import torch
from torch.nn import functional

from paiju.train.network import Layers, forward

MOST_SPREADS = 8.0  # differences are cut off there
EXACT_SPREADS = 4.0  # up to there it is means that are learned, not medians
LEVEL = 0.2  # the weight of what the bot's move brings


def moves_to_try(values: torch.Tensor, masks: torch.Tensor, advice: torch.Tensor, count: int) -> torch.Tensor:
    """The advised move, the one of the others that is thought best, and some at random: a row each, -1 for none."""
    moves = torch.arange(len(masks), device=masks.device)[:, None]
    others = (masks > 0) & (moves != advice[None, :])
    best = values.masked_fill(~others, -torch.inf).argmax(dim=0)
    order = torch.rand(values.shape, device=values.device).masked_fill_(moves == best[None, :], 2.0)
    order.masked_fill_(~others, -1.0)
    found = order.topk(min(count, len(masks)), dim=0)
    chosen = found.indices.masked_fill(found.values < 0, -1)
    return torch.cat([advice[None, :], chosen.masked_fill(advice[None, :] < 0, -1)])


def loss_of(layers: Layers, inputs: torch.Tensor, tried: torch.Tensor, gains: torch.Tensor) -> torch.Tensor:
    """The error of the differences to the advised move, and of what that brings; `gains` are in spreads of results."""
    values = forward(layers, inputs)
    found = values.gather(0, tried.clamp(min=0))
    counts = (tried >= 0).float()
    wanted = (gains[1:] - gains[:1]).clamp(-MOST_SPREADS, MOST_SPREADS)
    errors = functional.smooth_l1_loss(found[1:] - found[:1], wanted, reduction="none", beta=EXACT_SPREADS)
    differences = EXACT_SPREADS * (errors * counts[1:]).sum() / counts[1:].sum().clamp(min=1)
    level = gains[0].clamp(-MOST_SPREADS, MOST_SPREADS)
    levels = functional.smooth_l1_loss(found[0], level, reduction="none") * counts[0]
    return differences + LEVEL * levels.sum() / counts[0].sum().clamp(min=1)
