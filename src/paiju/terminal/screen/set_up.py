"""The form that sets up a table, and the question whether to go on with the last session."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, Select, Static

import paiju
from paiju.bots.levels import EASY, GOOD, MASTER, STRONG
from paiju.kernel.game import Game
from paiju.kernel.options import Choice, Flag, Given, Option, write_value
from paiju.play.rulebooks import value_in_words
from paiju.play.table import Table
from paiju.terminal.option_tables import usual_value
from paiju.terminal.reports import BOTS
from paiju.terminal.saved_sessions import SavedSession
from paiju.words.catalogues import LANGUAGES
from paiju.words.ids import option_id, preset_id
from paiju.words.said import Quoted, Said
from paiju.words.speaker import Speaker, house_speaker

LEVELS = (EASY, GOOD, STRONG, MASTER)
AS_USUAL = ""


@dataclass(frozen=True)
class Asked:
    """What the form was filled in with."""

    table: Table
    level: str
    language: str


class Offer(ModalScreen[bool]):
    """Whether the last session goes on."""

    CSS = """
    Offer { align: center middle; }
    #offer { width: 60; height: auto; border: round $primary; padding: 1 2; }
    #answers { height: 3; margin-top: 1; }
    """

    def __init__(self, saved: SavedSession, language: str) -> None:
        super().__init__()
        self._saved, self._say = saved, house_speaker(language).say
        self._language = language

    def compose(self) -> ComposeResult:
        name, hand = self._saved.table.game.say("game-name", self._language), len(self._saved.table.results) + 1
        with Vertical(id="offer"):
            yield Static(self._say(Said("terminal-offer", game=Quoted(name), number=hand)), markup=False)
            with Horizontal(id="answers"):
                yield Button(self._say(Said("terminal-offer-yes")), id="yes", variant="primary")
                yield Button(self._say(Said("terminal-offer-no")), id="no")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")


class SetUp(Screen[Asked | None]):
    """Which game, how many play, in which way, against whom; every option can be changed."""

    CSS = """
    SetUp Label { width: 34; padding: 0 1; }
    SetUp .row { height: 1; }
    SetUp .heading { text-style: bold; }
    SetUp Select, SetUp Input { width: 1fr; }
    #problem { color: $error; height: auto; padding: 0 1; }
    #buttons { height: 3; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, language: str, slug: str | None) -> None:
        super().__init__()
        self._language = language
        self._game: Game = paiju.game(slug) if slug else paiju.games()[0]

    def _say(self, said: Said) -> str:
        return house_speaker(self._language).say(said)

    def compose(self) -> ComposeResult:
        games = [(game.say("game-name", self._language), game.slug) for game in paiju.games()]
        levels = [(self._say(BOTS[level]), level) for level in LEVELS]
        languages = [(name, language) for language, name in LANGUAGES.items()]
        with VerticalScroll():
            yield from self._row(
                Said("terminal-form-game"),
                Select(games, value=self._game.slug, id="game", allow_blank=False, compact=True),
            )
            yield from self._row(
                Said("terminal-form-level"), Select(levels, value=GOOD, id="level", allow_blank=False, compact=True)
            )
            yield from self._row(
                Said("terminal-key-language"),
                Select(languages, value=self._language, id="language", allow_blank=False, compact=True),
            )
            yield Vertical(*self._of_game(), id="of-game")
        yield Static(id="problem", markup=False)
        with Horizontal(id="buttons"):
            yield Button(self._say(Said("terminal-form-start")), id="start", variant="primary")

    def _row(self, label: Said | str, field: Select[str] | Input) -> Iterator[Horizontal]:
        text = label if isinstance(label, str) else self._say(label)
        yield Horizontal(Label(text, markup=False), field, classes="row")

    def _of_game(self) -> Iterator[Horizontal]:
        """What depends on the game: players, presets and options."""
        game = self._game
        presets = [(game.say(preset_id(name), self._language), name) for name in game.presets]
        numbers = [(str(number), str(number)) for number in range(game.least, game.most + 1)]
        yield from self._row(
            Said("terminal-form-preset"),
            Select(presets, value=presets[0][1], id="preset", allow_blank=False, compact=True),
        )
        yield from self._row(
            Said("terminal-form-players"), Select(numbers, prompt=str(game.usual), id="players", compact=True)
        )
        speaker = Speaker.of(game.package, self._language)
        yield Horizontal(Label(self._say(Said("terminal-form-options")), classes="heading"), classes="row")
        for option in game.options.OPTIONS:
            yield from self._row(speaker.say_id(option_id(option.name)), self._field(speaker, option))

    def _field(self, speaker: Speaker, option: Option) -> Select[str] | Input:
        usual = usual_value(self._game, option)
        id, prompt = f"option-{option.name}", value_in_words(speaker, option, usual)
        if isinstance(option, Flag):
            values = [(value_in_words(speaker, option, value), write_value(value)) for value in (True, False)]
            return Select(values, prompt=prompt, id=id, compact=True)
        if isinstance(option, Choice):
            return Select(
                [(value_in_words(speaker, option, value), value) for value in option.values],
                prompt=prompt,
                id=id,
                compact=True,
            )
        return Input(placeholder=f"{write_value(usual)}  ({speaker.say(option.takes)})", id=id, compact=True)

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "language" and event.value != self._language:
            self._language = str(event.value)
            await self.recompose()
        elif event.select.id == "game" and event.value != self._game.slug:
            self._game = paiju.game(str(event.value))
            part = self.query_one("#of-game")
            await part.remove_children()
            await part.mount(*self._of_game())

    def on_button_pressed(self) -> None:
        self._press_start()

    def _press_start(self) -> None:
        try:
            self.dismiss(self._asked())
        except paiju.OptionError as error:
            self.query_one("#problem", Static).update(error.say(self._language))

    def _asked(self) -> Asked:
        given: Given = {
            option.name: value
            for option in self._game.options.OPTIONS
            if (value := self._value(f"#option-{option.name}")) != AS_USUAL
        }
        players = self._value("#players")
        table = Table(self._game, preset=self._value("#preset"), seats=int(players) if players else None, **given)
        return Asked(table, self._value("#level"), self._language)

    def _value(self, id: str) -> str:
        """What a field was filled in with, AS_USUAL where it was left alone."""
        field = self.query_one(id)
        if isinstance(field, Input):
            return field.value.strip()
        assert isinstance(field, Select)  # noqa: S101 the only other kind
        return AS_USUAL if field.is_blank() else str(field.value)

    def action_leave(self) -> None:
        self.dismiss(None)
