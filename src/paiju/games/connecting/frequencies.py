"""How often each event happens in a connecting game, by simulation with its bots."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.figures import Figures, Progress
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Values
from paiju.kernel.sampling import finished_hands, mean, share
from paiju.words.said import Said

HANDS = 10_000
SEED = 1

States = NDArray[np.void]
Event = Callable[[States], NDArray[np.bool_]]


def frequency_figures(
    game: Game, seats: int, values: Values, events: Mapping[str, Event], progress: Progress, hands: int = HANDS
) -> list[Figures]:
    """Who wins from which seat, and how often each event happens in a hand."""
    states = finished_hands(game, seats, values, hands, SEED, progress)
    note = f"simulated, {hands:,} hands of {seats} bots, 99 % interval, seed {SEED}"
    rows = tuple(
        (f"s{seat}", share(states["winner"] == seat), mean(states["result"][:, seat])) for seat in range(seats)
    )
    happened = tuple((name, share(event(states))) for name, event in events.items())
    return [
        Figures(f"Who wins, s{values['first_dealer']} dealing", ("seat", "wins", "mean result"), rows, note),
        Figures("What happens in a hand", ("event", "share of hands"), happened, note),
    ]


def is_blocked(seats: int) -> Event:
    return lambda states: states["streak"] == seats


def somebody_passed(seats: int) -> Event:
    """A seat joined all its tiles; only then does it have no points."""
    return lambda states: (states["points"][:, :seats] == 0).any(axis=1)


def no_hand_odds(seats: int, values: Values, faces: list[int]) -> list[Figures]:
    raise OptionError(Said("no-odds-of-a-hand"))


def no_card(seats: int, values: Values) -> str:
    raise OptionError(Said("no-strategy-card"))
