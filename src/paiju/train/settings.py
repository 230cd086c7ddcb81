"""What is trained how."""

from __future__ import annotations

from dataclasses import dataclass

from paiju.kernel.game import Game

ADVISED_FAMILIES = ("melding", "fishing")  # where chance play hardly ever wins, the bot's advice is an input


@dataclass(frozen=True)
class Training:
    """How a player is trained. What changes what is learned is in `marks`, and a checkpoint goes on with the same."""

    game: str
    minutes: float = 8.0
    seed: int = 1
    device: str = "auto"
    tables: int = 32768  # of the usual way to play; of each other preset half as many
    slots: int = 96  # the decisions that a table remembers: more than a hand has
    widths: tuple[int, ...] = (512, 256, 256)
    presets: tuple[str, ...] = ()  # to train with; all where it is empty
    advice: bool | None = None  # whether the bot's advice is an input; by the family where it is not said
    bonus: float = 0.08  # on the advised move, in spreads of results
    rate: float = 1e-3
    last_rate: float = 2e-5
    explore: tuple[float, float] = (0.09, 0.01)
    shares: tuple[float, float, float] = (0.3, 0.35, 0.0)  # of the time: all seats learn, some are bots, all others are
    start: str = ""  # the file of a player that it begins with
    tries: int = 0  # moves that are tried beside the bot's at each decision; 0 learns from what came of a hand
    follow: float = 0.7  # how often advice is followed at first
    follow_until: float = 0.2  # the part of the time until it is followed no more
    trust: float = 0.3  # the part of a target that later estimates make up
    trust_from: float = 0.1  # the part of the time after which they begin to, all of it after twice that
    rounded_from: float = 0.8  # the part of the time after which weights are those of eight bits
    bots: float = 0.5  # the share of the tables of the other presets at which bots sit
    batch: int = 32768
    chunk: int = 16  # steps of a group between two times that it is learned from
    evaluate: int = 16384  # hands of a look at the gain
    final: int = 131072  # hands of the figures at the end
    final_seconds: float = 40.0  # how long the figures may take, where that is shorter

    def marks(self) -> dict[str, object]:
        """What a checkpoint must have been made with to be gone on with."""
        return {
            "game": self.game, "seed": self.seed, "tables": self.tables, "slots": self.slots, "presets": self.presets,
            "widths": tuple(self.widths), "advice": self.advice, "bonus": self.bonus, "trust": self.trust,
            "shares": tuple(self.shares), "start": self.start, "tries": self.tries,
        }  # fmt: skip


def is_advised(game: Game, wanted: bool | None) -> bool:
    return game.family in ADVISED_FAMILIES if wanted is None else wanted
