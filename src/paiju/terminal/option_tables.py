"""The options of a game in the terminal: as they are typed, what they take, and what an open default depends on."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text

from paiju.kernel.game import Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import Choice, Flag, Number, Option, OptionError, Several, Value, write_value
from paiju.play.rulebooks import option_effect, values_in_words
from paiju.words.catalogues import DEFAULT
from paiju.words.ids import option_id
from paiju.words.said import Quoted, Said, listed
from paiju.words.speaker import Speaker

SEATS = "seats"
HEADINGS = (
    Said("book-option"),
    Said("terminal-column-default"),
    Said("terminal-column-values"),
    Said("book-effect"),
)


def options_table(game: Game, language: str = DEFAULT) -> Grid:
    """Every option as it is typed and by its name, with its default, the values it takes and its effect."""
    speaker = Speaker.of(game.package, language)
    title = speaker.say(Said("terminal-options-of", game=Quoted(game.say("game-name", language))))
    grid = Grid(title=Text(title), title_justify="left")
    longest = max(len(option.name) for option in game.options.OPTIONS)
    for place, heading in enumerate(HEADINGS):
        grid.add_column(speaker.say(heading), overflow="fold", width=None if place else longest)
    for option in game.options.OPTIONS:
        effect = Text(option_effect(game, option, language))
        if option.source and language == DEFAULT:  # the works that they name are English
            effect.append(f" ({option.source})", style="dim")
        name = Text.assemble(option.name, "\n", (speaker.say_id(option_id(option.name)), "dim"))
        grid.add_row(name, _default(game, option, speaker), _values(speaker, option), effect)
    return grid


def options_json(game: Game) -> Jsonable:
    return {
        "options": [
            {
                "name": option.name,
                "default": usual_value(game, option),
                "default_depends_on": depends_on(game, option),
                "allowed": option.allowed,
                "effect": option_effect(game, option),
                "source": option.source,
            }
            for option in game.options.OPTIONS
        ],
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
    }


def usual_value(game: Game, option: Option) -> Value:
    """What an option is where nothing is given, at a table of the usual size."""
    return game.values(game.seats(None, {}), {})[option.name]


def depends_on(game: Game, option: Option) -> list[str]:
    """What the default of an option depends on, `seats` among it: found by giving each other value in turn."""
    if option.default is not None:
        return []
    usual, seats = usual_value(game, option), game.seats(None, {})
    found = [other.name for other in game.options.OPTIONS if other is not option and _moves(game, option, other, usual)]
    numbers = (number for number in range(game.least, game.most + 1) if number != seats)
    return (
        [SEATS, *found] if any(_value(game, number, {}, option) not in (usual, None) for number in numbers) else found
    )


def _moves(game: Game, option: Option, other: Option, usual: Value) -> bool:
    seats = game.seats(None, {})
    return any(_value(game, seats, {other.name: value}, option) not in (usual, None) for value in _telling(other))


def _value(game: Game, seats: int, given: dict[str, object], option: Option) -> Value | None:
    """The value of an option with others given; None where they make no game."""
    try:
        return game.values(seats, given)[option.name]
    except OptionError:
        return None


def _telling(option: Option) -> Iterator[object]:
    match option:
        case Flag():
            yield from (True, False)
        case Choice(values=values):
            yield from values
        case Several(values=values):
            yield from ((), values, *((value,) for value in values))
        case Number(low=low, high=high, words=words):
            yield from (low, high, *(word for word, _ in words))


def _default(game: Game, option: Option, speaker: Speaker) -> str:
    usual = write_value(usual_value(game, option))
    if not (names := depends_on(game, option)):
        return usual
    depends = listed(Said("terminal-seats") if name == SEATS else Quoted(name) for name in names)
    return speaker.say(Said("terminal-default-by", value=Quoted(usual), options=depends))


def _values(speaker: Speaker, option: Option) -> Text:
    """The values as they are typed, and what those of a list mean."""
    typed = Text(speaker.say(option.takes))
    if isinstance(option, Choice | Several):
        typed.append(f"\n{values_in_words(speaker, option)}", style="dim")
    return typed
