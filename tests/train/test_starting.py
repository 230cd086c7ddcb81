"""A training that begins with a player plays as it does; moves that are tried improve on the game's bot."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import paiju
from tests.needs import left_out_without

left_out_without("torch", "make test-train")

import torch  # noqa: E402

from paiju.bots.learned.network import PlayerError  # noqa: E402
from paiju.bots.learned.shipped import shipped_path, shipped_player  # noqa: E402
from paiju.train.events import Event  # noqa: E402
from paiju.train.export import WholeLayer, WholeNetwork  # noqa: E402
from paiju.train.learner import Learner  # noqa: E402
from paiju.train.settings import Training  # noqa: E402
from paiju.train.tries import loss_of, moves_to_try  # noqa: E402

GAME = paiju.game("ku-pai")
BEGUN = Training(
    "ku-pai", 0.05, device="cpu", tables=64, slots=48, presets=("standard",), batch=256, start=str(shipped_path(GAME))
)  # fmt: skip


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def learner(training: Training) -> Learner:
    events: list[Event] = []
    return Learner(training, events.append)


@pytest.mark.parametrize("widths", [(32, 16, 16), (640, 300, 272)])
def test_a_training_begins_with_what_a_player_thinks(widths: tuple[int, ...]) -> None:
    own, arrays = learner(replace(BEGUN, widths=widths)), shipped_player(GAME).network.arrays
    layers = [
        WholeLayer(arrays[f"w{at}"] if at == 4 else arrays[f"w{at}"].T, arrays[f"b{at}"], arrays[f"m{at}"])
        for at in (1, 2, 3, 4)
    ]
    inputs = own.samples(256)
    expected = WholeNetwork(layers, "cpu").values(inputs).numpy() * shipped_player(GAME).network.header.unit
    found = own.values(inputs).numpy() * own.spread
    assert tuple(len(bias) for bias in own.network.biases[:3]) == max(widths, (512, 256, 256))
    assert np.abs(found - expected).max() < 0.02 * np.abs(expected).max()
    assert len(own.live) == len(arrays["inputs"])


def test_the_player_of_another_game_is_no_beginning() -> None:
    with pytest.raises(PlayerError, match="jielong"):
        learner(replace(BEGUN, start=str(shipped_path(paiju.game("jielong")))))


def test_the_advised_move_is_tried_and_the_best_and_others() -> None:
    masks = torch.tensor([[1, 1, 1, 0], [1, 1, 0, 0], [1, 0, 0, 0], [1, 1, 1, 0]], dtype=torch.int8)
    values = torch.tensor([[0.0, 9.0, 1.0, 9.0], [5.0, 2.0, 8.0, 9.0], [3.0, 9.0, 9.0, 9.0], [4.0, 1.0, 0.0, 9.0]])
    advice = torch.tensor([1, 0, 3, -1])
    tried = moves_to_try(values, masks, advice, 2)
    assert tried[0].tolist() == [1, 0, 3, -1]
    assert tried[1].tolist() == [3, 1, 0, -1]
    assert tried[2].tolist()[1:] == [3, -1, -1]
    assert int(tried[2, 0]) in (0, 2)


def test_no_error_is_left_where_differences_and_the_bots_move_are_known() -> None:
    """One input, which is 1: the values are the biases of a network of a single layer."""
    layers = [(torch.zeros(3, 1), torch.tensor([[0.5], [1.5], [-0.5]]))]
    tried = torch.tensor([[0], [1], [-1]])
    gains = torch.tensor([[0.5], [1.5], [7.0]])
    assert float(loss_of(layers, torch.ones(1, 1), tried, gains)) == 0
    gains[1] = 1.7
    assert float(loss_of(layers, torch.ones(1, 1), tried, gains)) == pytest.approx(0.5 * 0.2**2, rel=1e-4)


def test_what_is_tried_is_learned() -> None:
    """From a network that knows nothing to one that plays hardly worse than the bot, in a hundred chunks."""
    from paiju.train.evaluation import Trial

    training = replace(BEGUN, start="", tries=2, shares=(0.0, 0.0, 1.0), widths=(32, 16, 16), bonus=0.02, rate=3e-3)
    own = learner(training)
    own.costs = [1.0]
    trial = Trial(own.features, own.ways["standard"], 512, own.device, own.live)
    gains = [trial.gain(own.values, own.advises, training.bonus, range(1)).mean]
    for chunk in range(CHUNKS):
        own.learn_some(chunk / CHUNKS)
    gains.append(trial.gain(own.values, own.advises, training.bonus, range(1)).mean)
    assert own.decisions == CHUNKS * training.chunk * training.tables
    assert gains[1] > gains[0] + 1, gains


CHUNKS = 100
