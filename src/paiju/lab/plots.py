"""Plots, with matplotlib from the extra `lab`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paiju.kernel.options import OptionError
from paiju.lab.arena import Standing, finite
from paiju.lab.comparison import Way
from paiju.lab.equilibrium.study import Study
from paiju.lab.solving import Batch
from paiju.words.said import Quoted, Said, listed

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


def plot_gains(gains: Sequence[tuple[float, float, float]], name: str, path: Path) -> None:
    """The gain over the game's bot by the minutes of a training, with its intervals."""
    check_plot(path)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    minutes, means, margins = zip(*gains, strict=True) if gains else ((), (), ())
    axes.errorbar(minutes, means, margins, color="#8b1a1a", fmt="o-", markersize=3)
    axes.axhline(0, color="#333333", linewidth=0.5)
    axes.set_xlabel("minutes")
    axes.set_ylabel("gain over the bot, points a hand, 99 %")
    axes.set_title(name)
    figure.savefig(path)


def plot_ways(ways: Sequence[Way], title: str, path: Path) -> None:
    """Ways to play side by side: their length, what each seat gets with its interval, and the spread of scores."""
    check_plot(path)
    from matplotlib.figure import Figure

    names = [way.name.partition("=")[2] or way.name for way in ways]
    places = range(len(ways))
    figure = Figure(figsize=(10, 3.6), layout="constrained")
    length, seats, spread = figure.subplots(1, 3)
    length.bar(places, [way.length for way in ways], color="#7a8b6f")
    length.set_title("choices a hand")
    for seat in range(ways[0].report.seats):
        means = [way.report.means[seat] for way in ways]
        shifted = [place + 0.12 * (seat - (ways[0].report.seats - 1) / 2) for place in places]
        seats.errorbar(shifted, [m.value for m in means], [m.margin for m in means], fmt="o", label=f"s{seat}")
    seats.axhline(0, color="#333333", linewidth=0.5)
    seats.set_title("mean score of each seat, 99 %")
    seats.legend(frameon=False, fontsize="small")
    spread.bar(places, [way.spread for way in ways], color="#8b1a1a")
    spread.set_title("spread of scores")
    for axes in (length, seats, spread):
        axes.set_xticks(places, names, rotation=20 if len(names) > 3 else 0)
    figure.suptitle(title)
    figure.savefig(path)


def plot_batch(batch: Batch, path: Path) -> None:
    """Deals that were solved: how many moves the wins take, and how many positions the answers."""
    check_plot(path)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 3.6), layout="constrained")
    moves, positions = figure.subplots(1, 2)
    lengths = batch.lengths
    moves.hist(lengths, bins=_whole_numbers(lengths), color="#7a8b6f")
    moves.xaxis.get_major_locator().set_params(integer=True)
    moves.set_xlabel("moves of a shortest win" if batch.shortest else "moves of the win that was found")
    positions.hist([found.answer.positions for found in batch.deals], bins=_powers_of_two(batch), color="#8b1a1a")
    positions.set_xscale("log")
    positions.set_xlabel("positions looked at")
    for axes in (moves, positions):
        axes.set_ylabel("deals")
    figure.suptitle(f"{batch.game.slug}: {len(batch.deals):,} deals, winnable {batch.winnable}")
    figure.savefig(path)


def plot_standing(standing: Standing, path: Path) -> None:
    """What each bot of a contest gets a hand, with its interval."""
    check_plot(path)
    from matplotlib.figure import Figure

    names = standing.contest.names
    figure = Figure(figsize=(7, 0.8 + 0.5 * len(names)), layout="constrained")
    axes = figure.subplots()
    means, margins = [one.mean for one in standing.points], [finite(one.margin()) or 0.0 for one in standing.points]
    axes.errorbar(means, range(len(names)), xerr=margins, fmt="o", color="#8b1a1a", capsize=4)
    axes.axvline(0, color="#333333", linewidth=0.5)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel("points a hand, 99 %")
    figure.suptitle(f"{standing.contest.game}: {standing.deals:,} deals, every seating of each")
    figure.savefig(path)


def plot_curve(found: Study, path: Path) -> None:
    """What the strategies could lose, as a share of the mean stake, over the rounds."""
    check_plot(path)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    rounds = [point.rounds for point in found.points]
    axes.plot(rounds, [100 * point.share for point in found.points], color="#8b1a1a", marker="o")
    axes.axhline(1, color="#333333", linestyle="--", linewidth=1)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("rounds of CFR+")
    axes.set_ylabel("exploitability, % of the mean stake")
    figure.suptitle(f"{found.game}, {found.seats} seats: {found.infosets:,} information sets")
    figure.savefig(path)


def _whole_numbers(numbers: Sequence[int]) -> list[float]:
    """The edges of a bin for each number."""
    return [number - 0.5 for number in range(min(numbers, default=0), max(numbers, default=0) + 2)]


def _powers_of_two(batch: Batch) -> list[int]:
    most = max(found.answer.positions for found in batch.deals)
    return [1 << power for power in range(most.bit_length() + 1)]


def check_plot(path: Path) -> None:
    """Say at once what would stop a plot at the end of long work."""
    if path.suffix.lower() not in FORMATS:
        formats = listed(map(Quoted, FORMATS), "joint-or")
        raise OptionError(Said("no-plot-format", formats=formats, file=Quoted(repr(path.name))))
    if not path.parent.is_dir():
        raise OptionError(Said("no-folder", folder=Quoted(str(path.parent))))
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        command = Quoted("pip install 'paiju[lab]'")
        raise OptionError(Said("no-program", program=Quoted("matplotlib"), command=command)) from error
