"""Plots, with matplotlib from the extra `lab`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paiju.kernel.options import OptionError

FORMATS = (".png", ".svg")


def plot_history(history: Sequence[float], optimum: float, name: str, path: Path) -> None:
    """The best fitness of every generation, below the exact optimum."""
    check_plot(path)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot(range(len(history)), history, color="#8b1a1a", label="best of the generation")
    axes.axhline(optimum, color="#333333", linestyle="--", linewidth=1, label="exact optimum")
    axes.set_xlabel("generation")
    axes.set_ylabel(name)
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path)


def check_plot(path: Path) -> None:
    """Say at once what would stop a plot at the end of long work."""
    if path.suffix.lower() not in FORMATS:
        raise OptionError(f"a plot is a {' or '.join(FORMATS)} file, not {path.name!r}")
    if not path.parent.is_dir():
        raise OptionError(f"there is no folder {path.parent}")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise OptionError("matplotlib is not installed; pip install 'paiju[lab]' brings it") from error
