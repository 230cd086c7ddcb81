"""What all timing that can be seen tells about who could claim: `python -m tests.server.claims --help`.

In every game with windows, in every company, every seat and every onlooker guesses of every other seat whether it could
have claimed the discard: from how long the window was open, what came in it and when, what came after it, and the
clocks. The figure is how well the best of these tells (the area under the ROC curve: 0.5 is nothing, 1.0 is
everything). What is public anyway is held equal: who threw, which seat is guessed about, what came of it.
Three planted leaks must show.
"""

from __future__ import annotations

import argparse
import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from unittest import mock

import numpy as np
from numpy.typing import NDArray

from paiju.server import limits
from paiju.server.table.runner import TableRunner
from paiju.server.table.views import LiveTimes
from tests.load.measuring import Figures, bar, command, measured, say
from tests.server.claim_tables import (
    ALONE,
    COMPANIES,
    TOGETHER,
    WATCHED,
    ClaimTable,
    Company,
    Sighting,
    games_with_windows,
    windows_of,
)
from tests.server.virtual_time import run_virtually

PURPOSE = "Guess who could claim from all timing that seats and onlookers can see."
MOST = 0.52
LEAST_WITH_LEAK = 0.9
LEAST_WINDOWS = 20_000  # a game
ENOUGH = 3  # windows with a claim and without, for a comparison

Feature = Callable[[Sighting], float]
FEATURES: dict[str, Feature] = {
    "duration": lambda seen: seen.closed - (seen.opened if seen.is_fixed else seen.answered or seen.opened),
    "frames within": lambda seen: len(seen.frames) - 2 * (seen.answered is not None),
    "first frame within": lambda seen: 0.0 if seen.answered or not seen.frames else seen.frames[0] - seen.opened,
    "time to the next frame": lambda seen: (seen.next_frame or seen.closed) - seen.closed,
    "clock": lambda seen: -1.0 if seen.used is None or seen.viewer in seen.able else float(seen.used),
    "banks": lambda seen: float(sum(seen.left) - sum(seen.left_after)),
}


def main() -> None:
    parser = command("tests.server.claims", PURPOSE)
    parser.add_argument("--windows", type=int, default=LEAST_WINDOWS, help="of every game, shared by three companies")
    parser.add_argument("--planted", type=int, default=1_000, help="windows with each planted leak")
    parser.add_argument("--games", nargs="+", default=games_with_windows(), help="all with windows if not said")
    given = parser.parse_args()
    say(run_virtually_measured(given), given)


def run_virtually_measured(given: argparse.Namespace) -> Figures:
    return run_virtually(measured(measure, given))


async def measure(given: argparse.Namespace) -> Figures:
    share = -(-given.windows // len(COMPANIES))
    areas: dict[str, Figures] = {}
    windows: dict[str, int] = {}
    with bar("windows", given.windows * len(given.games)) as show:
        for game in given.games:
            areas[game] = {}
            for company in COMPANIES:
                seen = await ClaimTable(game, company, given.seed).play(share)
                areas[game][company.name] = {name: round(found, 4) for name, found in areas_of(seen, company).items()}
                windows[game] = windows.get(game, 0) + windows_of(seen)
                show(sum(windows.values()))
    worst = max(area for by_company in areas.values() for by_name in by_company.values() for area in by_name.values())
    planted = {name: await area_with(name, given.games[0], given.planted, given.seed) for name in LEAKS}
    holds = worst <= MOST and min(planted.values()) >= LEAST_WITH_LEAK
    return {"windows": windows, "areas": areas, "worst": worst, "planted": planted, "holds": holds}


def areas_of(sightings: list[Sighting], company: Company) -> dict[str, float]:
    """How well each feature tells about people and about bots, whichever way it does."""
    guessed = {"people": range(company.people), "bots": range(company.people, limits.SEATS)}
    found = {
        f"{name}, about {kind}": _area(sightings, feature, seats)
        for name, feature in FEATURES.items()
        for kind, seats in guessed.items()
    }
    return {name: max(area, 1 - area) for name, area in found.items()}


def _area(sightings: list[Sighting], feature: Feature, guessed: range) -> float:
    """The average over all groups in which everything public is equal, weighted by what each can tell."""
    groups: dict[tuple[object, ...], tuple[list[float], list[bool]]] = defaultdict(lambda: ([], []))
    for seen in sightings:
        is_able = seen.viewer in seen.able
        for target in seen.asked:
            if target != seen.viewer and target in guessed:
                public = seen.viewer, target, seen.asked, seen.afterwards, is_able, seen.answered is not None
                values, labels = groups[public]
                values.append(round(feature(seen), 6))
                labels.append(target in seen.able)
    areas, weights = [], []
    for values, labels in groups.values():
        positive, negative = sum(labels), len(labels) - sum(labels)
        if min(positive, negative) >= ENOUGH:
            areas.append(area(values, labels))
            weights.append(positive * negative / len(labels))
    return float(np.average(areas, weights=weights)) if areas else 0.5


def area(values: list[float], labels: list[bool]) -> float:
    """The chance that a window with a claim has the larger value, where equal ones count half."""
    marks = np.array(labels)
    ranks = _middle_ranks(np.array(values))
    positive, negative = int(marks.sum()), int((~marks).sum())
    return float((ranks[marks].sum() - positive * (positive + 1) / 2) / (positive * negative))


def _middle_ranks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    middle: NDArray[np.float64] = (ends - (counts - 1) / 2)[places]
    return middle


# Planted leaks


@contextlib.contextmanager
def clock_for_everybody() -> Iterator[None]:
    """Everybody is told of the time that a person has used in a window."""
    quiet = TableRunner._live_times

    def telling(runner: TableRunner) -> LiveTimes:
        times = quiet(runner)
        return times._replace(used=runner.clock.used(runner.room))

    with mock.patch.object(TableRunner, "_live_times", telling):
        yield


LEAKS: dict[str, tuple[Company, dict[str, float]]] = {
    "bots answer when they have thought": (ALONE, {"bot_answer": 0.0}),
    "a window closes with the last answer": (TOGETHER, {"window": 0.0}),
    "a clock in a window": (WATCHED, {}),
}


async def area_with(leak: str, game: str, windows: int, seed: int) -> float:
    """How well the best feature tells with a planted leak."""
    company, changes = LEAKS[leak]
    with clock_for_everybody() if not changes else contextlib.nullcontext():
        seen = await ClaimTable(game, company, seed, **changes).play(windows)
    return round(max(areas_of(seen, company).values()), 4)


if __name__ == "__main__":
    main()
