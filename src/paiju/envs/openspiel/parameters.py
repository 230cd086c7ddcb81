"""Options as OpenSpiel writes them: paiju_tianjiu(players=3,quota=_5).

OpenSpiel takes what looks like a number for a number and true for a truth value, and a parameter has one type. An
option that takes words beside numbers, or whose default depends on other options, is a word here: `auto` leaves it to
the game, and a number or truth value has an underscore in front (`quota=_5`). Several words are joined by a plus.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from paiju.kernel.game import Game
from paiju.kernel.integers import integer
from paiju.kernel.options import Choice, Flag, Given, Number, Option, OptionError, Several, Value, Values, write_value
from paiju.lab.simulation import hand_values
from paiju.play.walls import read_walls
from paiju.words.said import Quoted, Said

Parameter = int | bool | str

EXPLICIT, SAMPLED = "explicit", "sampled"
OWN: dict[str, Parameter] = {
    "players": 0,  # the usual number
    "chance": EXPLICIT,
    "seed": -1,  # of sampled chance: a fresh one
    "wall": "",  # the tiles that are dealt: all
    "recall": 8,  # decisions in the tensor of an information state
}
AUTO, NONE, MARK, JOINT = "auto", "none", "_", "+"
NOT_WORDS = ("true", "false")


class Asked(NamedTuple):
    """What the parameters of a game ask for, checked."""

    seats: int
    values: Values
    wall: tuple[int, ...]
    is_sampled: bool
    seed: int
    recall: int


def specification(game: Game) -> dict[str, Parameter]:
    """The parameters of a game with their defaults, which have their types too."""
    return {**OWN, **{name_of(option): _default(game, option) for option in game.options.OPTIONS}}


def name_of(option: Option) -> str:
    """An option of another package's game may have the name of a parameter of all games."""
    return f"{option.name}_" if option.name in OWN else option.name


def read_parameters(game: Game, given: Mapping[str, Parameter]) -> Asked:
    """What is asked for; raises OptionError or WallError with a sentence."""
    options = {
        option.name: _read(option, given[name_of(option)])
        for option in game.options.OPTIONS
        if given.get(name_of(option), _default(game, option)) != _default(game, option)
    }
    own: Given = {**OWN, **{name: value for name, value in given.items() if name in OWN}}
    seats = game.seats(own["players"] or None, options)
    values = hand_values(game, seats, options)
    if own["chance"] not in (EXPLICIT, SAMPLED):
        raise _refused("chance", own["chance"], f"{EXPLICIT} or {SAMPLED}")
    recall = integer(own["recall"])
    if recall is None or recall < 0:
        raise _refused("recall", own["recall"], "a whole number from 0")
    seed = integer(own["seed"])
    if seed is None or seed < -1:
        raise _refused("seed", own["seed"], "a whole number from 0, or -1 for a fresh one")
    return Asked(seats, values, _wall(game, seats, values, str(own["wall"])), own["chance"] == SAMPLED, seed, recall)


def _wall(game: Game, seats: int, values: Values, text: str) -> tuple[int, ...]:
    tiles = game.deck(seats, values)
    if not text:
        return tuple(tiles.tiles())
    [wall] = read_walls(text, tiles, game.least_wall(seats, values))
    return tuple(sorted(wall))


def _default(game: Game, option: Option) -> Parameter:
    default = dict(game.single_hand).get(option.name, option.default)
    return AUTO if default is None else write_parameter(option, default)


def write_parameter(option: Option, value: Value) -> Parameter:
    """A value as a parameter of its type."""
    kind = type_of(option)
    if kind is not str:
        return kind(value)  # type: ignore[arg-type]
    if isinstance(option, Several):
        return write_value(value).replace(",", JOINT) or NONE
    word = write_value(value)
    return word if _is_word(word) else MARK + word


def type_of(option: Option) -> type[int] | type[bool] | type[str]:
    match option:
        case Option(default=None):
            return str
        case Flag():
            return bool
        case Number(words=()):
            return int
        case Choice(values=values) if all(value.isdecimal() for value in values):
            return int
    return str


def _read(option: Option, given: Parameter) -> object:
    """What the option itself reads, of a parameter."""
    if not isinstance(given, str):
        return given
    if isinstance(option, Several):
        return "" if given == NONE else given.replace(JOINT, ",")
    return given[len(MARK) :] if given.startswith(MARK) and not _is_word(given[len(MARK) :]) else given


def _is_word(text: str) -> bool:
    """Whether OpenSpiel takes a text for a word, and not for a number or a truth value."""
    return not text.lstrip("+-").replace(".", "").isdecimal() and text.lower() not in NOT_WORDS


def _refused(name: str, value: object, allowed: str) -> OptionError:
    said = Said("no-option-value", option=Quoted(name), value=Quoted(repr(value)), allowed=Quoted(allowed))
    return OptionError(said)
