"""One training from beginning to end: looks at the gain, checkpoints, the figures of the exported player."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from paiju.train.evaluation import Gain, Trial, gain_of, reliability
from paiju.train.export import WholeNetwork, arrays_of, in_whole_numbers
from paiju.train.learner import Learner
from paiju.train.settings import Training

LOOK_SECONDS = 30.0
LOOK_SHARE = 20.0  # a look that takes long comes more rarely: that many times its own time later
SAMPLES = 32768  # decisions that show how active the layers are


class Session:
    """A training with its folder."""

    def __init__(self, training: Training, final_seconds: float, until: float = 0.0) -> None:
        self.training, self.final_seconds, self.until = training, final_seconds, until
        self.folder = Path(training.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._begun = time.monotonic()
        self._log = (self.folder / "log.jsonl").open("a")
        self.learner = Learner(training, self.report)
        self._next_look = time.monotonic() + LOOK_SECONDS
        usual = next(iter(self.learner.ways.values()))
        self._trial = self._trial_of(usual, training.evaluate)

    def _trial_of(self, way: Any, tables: int) -> Trial:
        return Trial(self.learner.features, way, tables, self.learner.device, self.learner.live)

    def report(self, event: dict[str, Any]) -> None:
        line = json.dumps({"seconds": round(time.monotonic() - self._begun, 1), **event})
        print(self.training.game, line, flush=True)
        self._log.write(line + "\n")
        self._log.flush()

    def look(self, done: float) -> None:
        if time.monotonic() < self._next_look:
            return
        learner, begun = self.learner, time.monotonic()
        gain = self._trial.gain(learner.values, learner.advises, self._bonus, range(1))
        now = time.monotonic()
        self._next_look = now + max(LOOK_SECONDS, LOOK_SHARE * (now - begun))
        self.report({"event": "look", "done": round(done, 3), "gain": gain.mean, "margin": gain.margin,
                     "decisions": learner.decisions, "hands": learner.hands, "updates": learner.updates})  # fmt: skip

    @property
    def _bonus(self) -> float:
        return self.training.bonus if self.learner.advises else 0.0

    def run(self) -> None:
        if self.until:
            left = self.until - (time.monotonic() - self._begun)
            self.training = self.learner.training = replace(self.training, minutes=max(left, 1) / 60)
        self.report({"event": "begin", "minutes": self.training.minutes})
        self.learner.run(self.look)
        self.finish()

    def finish(self) -> None:
        """Export, and measure what is exported."""
        learner, training = self.learner, self.training
        layers, unit = in_whole_numbers(learner.network, learner.samples(SAMPLES), learner.spread)
        whole = WholeNetwork(layers, learner.groups[0].masks.device.type)
        bonus = round(self._bonus * learner.spread / unit)
        self._keep_weights()
        self._save(layers, unit, bonus, {}, [])
        trial = self._trial
        gain = trial.gain(learner.values, learner.advises, self._bonus, range(100, 101))
        self.report({"event": "float", "gain": gain.mean, "margin": gain.margin})
        said: list[Any] = []
        own = trial.play(150, whole.values, learner.advises, float(bonus), said)
        calibration = reliability(said, own, unit)
        figures: dict[str, list[float]] = {}
        begun = time.monotonic()
        ways = list(learner.ways.items())
        known: dict[str, Gain] = {}
        for number, (name, way) in enumerate(ways):
            if number:
                trial = self._trial_of(way, training.evaluate)
            same = next((other for other, known_way in ways[:number] if known_way == way), None)
            if same is not None:
                known[name] = known[same]
            else:
                left = self.final_seconds - (time.monotonic() - begun)
                budget = left * 0.4 if number == 0 else left / (len(ways) - number)
                known[name] = self._measured(trial, whole, float(bonus), budget)
            figures[name] = [known[name].mean, known[name].margin, known[name].hands]
            self.report({"event": "final", "preset": name, "gain": known[name].mean, "margin": known[name].margin,
                         "hands": known[name].hands})  # fmt: skip
        self._save(layers, unit, bonus, figures, calibration)

    def _measured(self, trial: Trial, whole: WholeNetwork, bonus: float, seconds: float) -> Gain:
        begun, parts, hands, seed = time.monotonic(), [], 0, 200
        while not parts or (time.monotonic() - begun < seconds and hands < self.training.final):
            own = trial.play(seed, whole.values, self.learner.advises, bonus)
            parts.append((own - trial.play(seed, None, True)).double().cpu())
            hands += trial.tables
            seed += 1
        return gain_of(torch.cat(parts))

    def _keep_weights(self) -> None:
        parts = {}
        for number, (weight, bias) in enumerate(zip(self.learner.network.weights, self.learner.network.biases)):
            parts |= {
                f"w{number}": weight.detach().half().cpu().numpy(),
                f"b{number}": bias.detach().float().cpu().numpy(),
            }
        np.savez(self.folder / "weights.npz", live=self.learner.live.cpu().numpy(), **parts)

    def _save(self, layers: Any, unit: float, bonus: int, figures: dict[str, list[float]],
              calibration: list[tuple[float, float, int]]) -> None:  # fmt: skip
        learner, training = self.learner, self.training
        made = {"seed": training.seed, "hands": learner.hands, "decisions": learner.decisions,
                "minutes": training.minutes, "updates": learner.updates, "figures": figures,
                "calibration": calibration, "spread": learner.spread,
                "card": torch.cuda.get_device_name() if learner.device.name == "cuda" else "cpu"}  # fmt: skip
        header = {"format": 1, "game": learner.game.slug, "version": learner.game.version,
                  "mark": learner.features.mark, "uses_advice": learner.advises, "advice_bonus": bonus, "unit": unit,
                  "presets": list(learner.ways), "made": made}  # fmt: skip
        arrays = arrays_of(layers, learner.live.cpu().numpy())
        text = np.frombuffer(json.dumps(header).encode(), np.uint8)
        np.savez(self.folder / f"{learner.game.slug}.npz", header=text, **arrays)
