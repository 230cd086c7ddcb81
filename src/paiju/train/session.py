"""One training from beginning to end: looks at the gain, checkpoints, the figures of the exported player."""

from __future__ import annotations

import json
import time
from pathlib import Path

import torch

from paiju.bots.learned.features import Way
from paiju.bots.learned.network import FORMAT, save_network
from paiju.bots.learned.shipped import features_of
from paiju.bots.levels import STRONG
from paiju.games import game as find_game
from paiju.train.checkpoints import found, keep
from paiju.train.evaluation import Foretold, Gain, Trial, gain_of, reliability
from paiju.train.events import Event, Report
from paiju.train.export import WholeLayer, WholeNetwork, arrays_of, in_whole_numbers
from paiju.train.learner import Learner
from paiju.train.settings import Training
from paiju.train.tensorboard import EventFile

LOOK_SECONDS = 30.0
LOOK_SHARE = 20.0  # a look that takes long comes more rarely: that many times its own time later
KEEP_SECONDS = 30.0
SAMPLES = 32768  # decisions that show how active the layers are
LOOKS, TUNED, MEASURED = range(100), range(100, 102), 200  # seeds of the deals of looks, of the bonus, of the figures
BONUSES = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 0.0)  # parts of the bonus of the training


class Session:
    """A training in its folder: log.jsonl, events for TensorBoard, a checkpoint, at the end the player."""

    def __init__(self, training: Training, folder: Path, command: str, report: Report) -> None:
        self.training, self.folder, self.command, self._report = training, folder, command, report
        folder.mkdir(parents=True, exist_ok=True)
        self._events = EventFile(folder)
        game = find_game(training.game)
        self._identity = (game.version, features_of(game).mark)
        state = found(folder, training, *self._identity)
        self._begun = time.monotonic()
        self.learner = Learner(training, self.report, state)
        self._trial = self._trial_of(next(iter(self.learner.ways.values())))
        self._next_look = self._next_keep = time.monotonic() + LOOK_SECONDS
        self.gains: list[tuple[float, float, float]] = []
        self.figures: dict[str, list[float]] = {}

    def _trial_of(self, way: Way) -> Trial:
        learner = self.learner
        return Trial(learner.features, way, self.training.evaluate, learner.device, learner.live)

    def report(self, event: Event) -> None:
        """Write a line to the log, and tell whoever watches."""
        line: Event = {"seconds": round(time.monotonic() - self._begun, 1), **event}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        self._report(line)

    @property
    def _bonus(self) -> float:
        return self.training.bonus if self.learner.advises else 0.0

    def run(self) -> Path:
        """Train, export, measure; the file of the player."""
        self.learner.run(self._look)
        return self.finish()

    def _look(self, done: float) -> None:
        now = time.monotonic()
        self._report({"event": "progress", "done": done})
        if now >= self._next_keep:
            self._keep()
            self._next_keep = time.monotonic() + KEEP_SECONDS
        if now >= self._next_look:
            learner = self.learner
            seed = LOOKS[len(self.gains) % len(LOOKS)]
            gain = self._trial.gain(learner.values, learner.advises, self._bonus, range(seed, seed + 1))
            self._next_look = time.monotonic() + max(LOOK_SECONDS, LOOK_SHARE * (time.monotonic() - now))
            self.gains.append((learner.seconds / 60, gain.mean, gain.margin))
            self.report({"event": "look", "done": round(done, 3), "gain": gain.mean, "margin": gain.margin,
                         "decisions": learner.decisions, "hands": learner.hands})  # fmt: skip
            self._events.add(learner.decisions, {"gain": gain.mean, "margin": gain.margin, "hands": learner.hands})

    def _keep(self) -> None:
        """A full disk ends no training: it is said, and the last checkpoint stays."""
        try:
            keep(self.folder, self.training, *self._identity, self.learner.state())
        except (OSError, RuntimeError) as error:
            self._report({"event": "not kept", "why": str(error)})

    def finish(self) -> Path:
        """Keep a checkpoint, export, and measure what is exported."""
        self._keep()
        learner = self.learner
        layers, unit = in_whole_numbers(learner.network, learner.samples(SAMPLES), learner.spread)
        whole = WholeNetwork(layers, learner.groups[0].masks.device.type)
        bonuses, figures = self._figures(whole, unit)
        foretold: list[Foretold] = []
        usual = float(next(iter(bonuses.values())))
        own = self._trial.play(MEASURED - 1, whole.values, self._asks(usual), usual, foretold)
        self.figures = {name: [round(g.mean, 4), round(g.margin, 4), g.hands] for name, g in figures.items()}
        return self.export(layers, unit, bonuses, figures, {"calibration": reliability(foretold, own, unit)})

    def export(self, layers: list[WholeLayer], unit: float, bonuses: dict[str, int], figures: dict[str, Gain],
               known: dict[str, object]) -> Path:  # fmt: skip
        """Write the player's file."""
        learner, usual = self.learner, next(iter(bonuses.values()))
        others = {name: bonus for name, bonus in bonuses.items() if bonus != usual}
        header = {"format": FORMAT, "game": learner.game.slug, "version": learner.game.version,
                  "mark": learner.features.mark, "uses_advice": learner.advises, "advice_bonus": usual,
                  "preset_bonuses": others, "unit": unit, "presets": list(learner.ways),
                  "made": self._made(figures) | known}  # fmt: skip
        path = self.folder / f"{learner.game.slug}.npz"
        save_network(path, header, arrays_of(layers, learner.live.cpu().numpy()))
        return path

    def _asks(self, bonus: float) -> bool:
        """Whether the bot is asked what it would play."""
        return self.learner.advises or bonus != 0

    def _best_bonus(self, trial: Trial, whole: WholeNetwork, unit: float) -> int:
        """The bonus under which most is gained, of some, by other deals than those of the figures.

        A good bot's advice deserves a bonus as long as estimates are rough, and less when they are fine; a player that
        does not hear it may still follow it where its own choice is hardly better.
        """
        one = self.training.bonus * self.learner.spread / unit
        gains = {}
        for bonus in dict.fromkeys(round(share * one) for share in BONUSES):
            own = [trial.play(seed, whole.values, self._asks(bonus), float(bonus)) for seed in TUNED]
            gains[bonus] = float(torch.cat(own).double().mean())
        return max(gains, key=lambda bonus: gains[bonus])

    def _figures(self, whole: WholeNetwork, unit: float) -> tuple[dict[str, int], dict[str, Gain]]:
        """The bonus and the gain of each preset; those that are one way to play are measured once."""
        known: list[tuple[Way, int, Gain]] = []
        bonuses: dict[str, int] = {}
        figures: dict[str, Gain] = {}
        left = self.training.final_seconds
        for number, (name, way) in enumerate(self.learner.ways.items()):
            same = next((one for one in known if one[0] == way), None)
            if same is None:
                trial = self._trial_of(way) if known else self._trial
                bonus = self._best_bonus(trial, whole, unit)
                began = time.monotonic()
                seconds = left / (len(self.learner.ways) - number) if known else 0.4 * left
                same = (way, bonus, self._measured(trial, whole, float(bonus), seconds))
                left -= time.monotonic() - began
                known.append(same)
            _, bonuses[name], gain = same
            figures[name] = gain
            self.report({"event": "figure", "preset": name, "gain": gain.mean, "margin": gain.margin,
                         "hands": gain.hands})  # fmt: skip
        return bonuses, figures

    def _measured(self, trial: Trial, whole: WholeNetwork, bonus: float, seconds: float) -> Gain:
        begun, seed = time.monotonic(), MEASURED
        parts: list[torch.Tensor] = []
        while not parts or (time.monotonic() - begun < seconds and len(parts) * trial.tables < self.training.final):
            own = trial.play(seed, whole.values, self._asks(bonus), bonus)
            parts.append((own - trial.play(seed, None, True)).double().cpu())
            seed += 1
        return gain_of(torch.cat(parts))

    def _made(self, figures: dict[str, Gain]) -> dict[str, object]:
        """How the player was made; it is strong wherever its gain is clear of zero."""
        learner, training = self.learner, self.training
        on_card = learner.device.name == "cuda"
        return {
            "seed": training.seed, "hands": learner.hands, "decisions": learner.decisions, "updates": learner.updates,
            "minutes": round(learner.seconds / 60, 1), "card": torch.cuda.get_device_name() if on_card else "CPU",
            "command": self.command, "before": learner.before, "spread": round(learner.spread, 4),
            "figures": self.figures,
            "levels": {STRONG: [name for name, gain in figures.items() if gain.mean > gain.margin]},
        }  # fmt: skip
