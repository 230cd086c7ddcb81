"""What is trained how: the settings of a training, and those that games differ in."""

from __future__ import annotations

from dataclasses import dataclass, field

from paiju.kernel.game import Game

ADVISED_FAMILIES = ("melding", "fishing")  # where chance play hardly ever wins, the bot's advice is an input


@dataclass(frozen=True)
class Training:
    """How a player is trained; what is not said follows from the game."""

    game: str
    minutes: float = 8.0
    seed: int = 1
    device: str = "auto"
    tables: int = 32768  # of the usual way to play; of each other preset a quarter as many
    widths: tuple[int, int, int] = (512, 256, 256)
    slots: int = 96  # the decisions that a table remembers: more than a hand has
    rate: float = 1e-3
    last_rate: float = 2e-5
    explore: tuple[float, float] = (0.09, 0.01)
    advice: bool | None = None
    bonus: float = 0.08  # on the advised move, in spreads of results
    follow: float = 0.7  # how often advice is followed at first
    follow_until: float = 0.2  # the part of the time until it is followed no more
    rounded_from: float = 0.8  # the part of the time after which weights are those of eight bits
    trust: float = 0.3  # the part of a target that later estimates make up
    trust_from: float = 0.1  # the part of the time after which they begin to, all of it after twice that
    bots: float = 0.5  # the share of the tables at which bots sit
    batch: int = 32768
    chunk: int = 16  # steps of a group between two times that it is learned from
    folder: str = ""
    evaluate: int = 16384  # hands of a look at the gain, every half minute
    final: int = 131072  # hands of the figures at the end
    only: tuple[str, ...] = field(default=())  # presets to train with; all where it is empty


def is_advised(game: Game, wanted: bool | None) -> bool:
    return game.family in ADVISED_FAMILIES if wanted is None else wanted
