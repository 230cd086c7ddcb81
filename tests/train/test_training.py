"""A whole training in small, on the CPU: it improves, is gone on with after a kill, and gives a player that plays."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import paiju
from paiju.kernel.options import OptionError
from paiju.lab.simulation import hand_values, simulate
from tests.needs import left_out_without

left_out_without("torch", "make test-train")

import torch  # noqa: E402

from paiju.bots.learned.network import load_network  # noqa: E402
from paiju.bots.learned.shipped import player_in  # noqa: E402
from paiju.train.checkpoints import NAME  # noqa: E402
from paiju.train.events import Event  # noqa: E402
from paiju.train.export import WholeLayer, WholeNetwork  # noqa: E402
from paiju.train.session import Session  # noqa: E402
from paiju.train.settings import Training  # noqa: E402

GAME = paiju.game("ku-pai")
SMALL = Training(
    "ku-pai", 0.05, device="cpu", tables=256, slots=48, widths=(32, 16, 16), presets=("standard",), evaluate=256,
    final=512, batch=256, rate=3e-3,
)  # fmt: skip


def session_in(folder: Path, training: Training = SMALL) -> Session:
    events: list[Event] = []
    return Session(training, folder, "paiju train ku-pai", events.append)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Session, Path]:
    """Trained by chunks and not by the clock, so that it learns the same on a slow machine."""
    torch.set_num_threads(1)  # threads that wait for each other are slow where others work too
    session = session_in(tmp_path_factory.mktemp("training"))
    session.learner.costs = [1.0] * len(session.learner.groups)
    for chunk in range(CHUNKS):
        session.learner.learn_some(chunk / CHUNKS)
    return session, session.finish()


CHUNKS = 450


def gain_of(bot: str) -> float:
    values = hand_values(GAME, 4, {})
    found = simulate(GAME, 4, values, 600, policies=[bot, "good", "good", "good"], seed=9).played.scores[:, 0].mean()
    usual = simulate(GAME, 4, values, 600, policies=["good"] * 4, seed=9).played.scores[:, 0].mean()
    return float(found - usual)


def test_seconds_of_self_play_are_much_better_than_chance(made: tuple[Session, Path]) -> None:
    assert gain_of(f"learned:{made[1]}") > gain_of("random") + 1


def test_the_figures_are_in_the_file(made: tuple[Session, Path]) -> None:
    session, path = made
    header = load_network(path).header
    mean, margin, hands = header.made["figures"]["standard"]
    assert hands >= SMALL.evaluate
    assert 0 < margin < 3
    assert header.made["decisions"] == session.learner.decisions > 0
    assert header.levels["strong"] == (["standard"] if mean > margin else [])
    events = [json.loads(line)["event"] for line in (path.parent / "log.jsonl").read_text().splitlines()]
    assert events == ["warm", "figure"]


def test_what_is_measured_is_what_plays(made: tuple[Session, Path]) -> None:
    """The arithmetic in 64-bit floats and the compiled whole numbers find the same values."""
    session, path = made
    learner, network = session.learner, load_network(path)
    arrays = network.arrays
    layers = [
        WholeLayer(arrays[f"w{at}"] if at == 4 else arrays[f"w{at}"].T, arrays[f"b{at}"], arrays[f"m{at}"])
        for at in (1, 2, 3, 4)
    ]
    inputs = learner.samples(64)[:, :50]
    values = WholeNetwork(layers, "cpu").values(inputs).numpy()
    for table in range(inputs.shape[1]):
        at = inputs[:, table].numpy().astype(np.int64)
        for layer, weights in ((1, arrays["w1"]), (2, arrays["w2"]), (3, arrays["w3"])):
            sums = at @ weights.astype(np.int64) + arrays[f"b{layer}"]
            at = np.minimum((np.maximum(sums, 0) * arrays[f"m{layer}"] + 32768) >> 16, 4095)
        whole = (arrays["w4"].astype(np.int64) @ at + arrays["b4"]) * arrays["m4"]
        assert whole.tolist() == values[:, table].astype(np.int64).tolist()


def test_a_training_goes_on_where_it_was_stopped(made: tuple[Session, Path]) -> None:
    learner, folder = made[0].learner, made[1].parent
    again = session_in(folder).learner
    assert (again.decisions, again.updates, again.spread) == (learner.decisions, learner.updates, learner.spread)
    assert all((a == b).all() for a, b in zip(again.network.kept(), learner.network.kept(), strict=True))
    again.learn_some(0.99)
    again.learn_some(0.99)
    assert session_in(folder).run().is_file()


def test_a_checkpoint_of_another_training_is_refused(made: tuple[Session, Path], tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="other settings \\(bonus\\)"):
        session_in(made[1].parent, replace(SMALL, bonus=0.5))
    (tmp_path / NAME).write_bytes(b"no checkpoint")
    with pytest.raises(OptionError, match="no checkpoint, or a damaged one"):
        session_in(tmp_path)


def test_a_full_disk_ends_no_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from paiju.train import session as module

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module, "keep", full)
    monkeypatch.setattr(module, "KEEP_SECONDS", 0.0)
    events: list[Event] = []
    session = Session(SMALL, tmp_path, "paiju train ku-pai", events.append)
    assert player_in(session.run(), GAME).game == GAME
    assert "No space left" in next(event["why"] for event in events if event["event"] == "not kept")
