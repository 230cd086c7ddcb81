"""How often each event happens in a connecting game, by simulation with its bots."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from paiju.kernel.figures import Figures, Progress, Words, grouped, in_words
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Values
from paiju.kernel.sampling import finished_hands, mean, share
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Said, Seat

HANDS = 10_000
SEED = 1

States = NDArray[np.void]
Event = Callable[[States], NDArray[np.bool_]]


def frequency_figures(
    game: Game, seats: int, values: Values, events: Mapping[Said, Event], progress: Progress, hands: int = HANDS
) -> list[Figures]:
    """Who wins from which seat, and how often each event happens in a hand."""
    states = finished_hands(game, seats, values, hands, SEED, progress)
    note = Words(Said("lab-simulated-bots", hands=grouped(hands), seats=seats, seed=SEED))
    rows = tuple(
        (f"s{seat}", share(states["winner"] == seat), mean(states["result"][:, seat])) for seat in range(seats)
    )
    happened = tuple((Words(said, game.package), share(event(states))) for said, event in events.items())
    return [_winners(int(str(values["first_dealer"])), rows, note), _events(happened, note)]


def _winners(dealer: int, rows: tuple[tuple[str, ...], ...], note: str) -> Figures:
    headings = in_words(Said("lab-seat"), Said("lab-wins"), Said("lab-mean-result"))
    return Figures(Words(Said("lab-who-wins", dealer=Seat(dealer))), headings, rows, note)


def _events(rows: tuple[tuple[str, ...], ...], note: str) -> Figures:
    headings = in_words(Said("lab-event"), Said("lab-share-of-hands"))
    return Figures(Words(Said("lab-what-happens")), headings, rows, note)


def is_blocked(seats: int) -> Event:
    return lambda states: states["streak"] == seats


def somebody_passed(seats: int) -> Event:
    """A seat joined all its tiles; only then does it have no points."""
    return lambda states: (states["points"][:, :seats] == 0).any(axis=1)


def no_hand_odds(seats: int, values: Values, faces: list[int]) -> list[Figures]:
    raise OptionError(Said("no-odds-of-a-hand"))


def no_card(seats: int, values: Values, language: str = DEFAULT) -> str:
    raise OptionError(Said("no-strategy-card"))
