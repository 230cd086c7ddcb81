"""The examples for researchers run, and what they promise to learn they learn; with small budgets."""

import importlib.util
import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.needs import left_out_without, need_library
from tests.notebooks import NOTEBOOKS, kept, printed

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_learns_from_the_games_bot() -> None:
    learner = example("ppo").Learner("ku-pai", tables=64, seed=1)
    points = []
    for _ in range(16):
        seen, gained = learner.play(steps=16)
        learner.learn(seen)
        points.append(gained)
    assert np.concatenate(points[-5:]).mean() > np.concatenate(points[:5]).mean() + 1


def test_ppo_tells_what_it_has_reached(capsys: pytest.CaptureFixture[str]) -> None:
    """However short the time was."""
    example("ppo").main(["ku-pai", "--minutes", "0"])
    assert "at the end: " in capsys.readouterr().out.splitlines()[-1]


def test_examples_name_extras_that_there_are() -> None:
    project = tomllib.loads((EXAMPLES.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = "".join(file.read_text(encoding="utf-8") for file in EXAMPLES.glob("*.py"))
    named = set(re.findall(r"paiju\[(\w+)", told))
    assert named
    assert named <= set(project["optional-dependencies"])


def test_deep_monte_carlo_learns_by_self_play() -> None:
    left_out_without("torch", "make test-train")
    learner = example("dmc").Learner("ku-pai", tables=128, seed=1, device="cpu")
    before = np.concatenate([learner.measure() for _ in range(4)])
    for _ in range(40):
        learner.learn(*learner.play())
    assert np.concatenate([learner.measure() for _ in range(4)]).mean() > before.mean() + 1


def test_cfr_finds_the_best_answer(capsys: pytest.CaptureFixture[str]) -> None:
    need_library("pyspiel")
    example("cfr").main("[6:6][1:1][4:4][6:5][5:4]", 4)
    found = [float(line.rsplit(" ", 1)[1]) for line in capsys.readouterr().out.splitlines()]
    assert len(found) == 4
    assert found[-1] < found[0]
    assert found[-1] < 0.2


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_notebooks_print_what_they_say(notebook: Path) -> None:
    assert printed(notebook) == kept(notebook)
