"""What a training has come to, kept so that it can be killed and gone on with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypedDict

import torch

from paiju.kernel.options import OptionError
from paiju.train.settings import Training
from paiju.words.said import Quoted, Said

NAME = "checkpoint.pt"
FORMAT = 1


class Learned(TypedDict):
    """What a learner has come to."""

    live: torch.Tensor  # the inputs that are used
    spread: float
    active: float
    seconds: float
    network: list[torch.Tensor]
    past: list[torch.Tensor]
    optimiser: dict[str, object]
    counts: list[int]  # decisions, hands, updates


class Checkpoint(Learned):
    """The same in its file, with the training that it belongs to."""

    format: int
    version: int
    mark: str
    marks: dict[str, object]


def keep(folder: Path, training: Training, version: int, mark: str, state: Learned) -> None:
    """Write a checkpoint; the one before stays whole until this one is."""
    path = folder / NAME
    whole: Checkpoint = {"format": FORMAT, "version": version, "mark": mark, "marks": training.marks(), **state}
    unfinished = path.with_suffix(".new")
    torch.save(whole, unfinished)
    os.replace(unfinished, path)


def found(folder: Path, training: Training, version: int, mark: str) -> Checkpoint | None:
    """The checkpoint in a folder, None where there is none; raises OptionError for one of another training."""
    path = folder / NAME
    if not path.is_file():
        return None
    file = Quoted(str(path))
    try:
        state: Checkpoint = torch.load(path, map_location="cpu", weights_only=True)
        same = state["format"] == FORMAT
    except Exception as error:  # whatever reading a broken file raises
        raise OptionError(Said("train-checkpoint-damaged", file=file)) from error
    if not same or (state["version"], state["mark"]) != (version, mark):
        raise OptionError(Said("train-checkpoint-of-other-version", file=file))
    others = [name for name, value in training.marks().items() if state["marks"].get(name) != value]
    if others:
        raise OptionError(Said("train-checkpoint-of-other", file=file, setting=Quoted(", ".join(others))))
    return state
