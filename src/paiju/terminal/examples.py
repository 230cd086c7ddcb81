"""The hand that a rulebook plays out, step by step in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console

from paiju.kernel.game import Game
from paiju.play.example import example_of, settled, speaker_of, stages, told_between
from paiju.play.view import WrittenView
from paiju.terminal.drawing import draw_view, score_line
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said

READER = 0  # the seat whose tiles are drawn
BACK, QUIT = ("b", "back"), ("q", "quit")


class Stage(NamedTuple):
    """A position of the hand in sentences: what led to it, and what is asked there or was paid in the end."""

    told: list[str]
    view: WrittenView
    asked: list[str]


class ExampleMode:
    """One person who reads a hand that is played out."""

    def __init__(
        self, game: Game, console: Console, ask: Callable[[str], str] = input, language: str = DEFAULT
    ) -> None:
        played = example_of(game)
        if played is None:
            raise LookupError(f"{game.slug} has no example")
        self.console, self.ask = console, ask
        self._tiles = played.tiles
        self._speaker = speaker_of(played, language)
        self._name = self._speaker.say(Said("game-name"))
        self._stages: list[Stage] = []
        told = 0
        for _, table in stages(played):
            lines, told = told_between(table, told, self._speaker), len(table.narrator.events)
            view = table.view(READER, language=language)
            asked = settled(table, language) if table.results else [view["prompt"]] if view["prompt"] else []
            self._stages.append(Stage(lines, view, asked))

    def show_all(self) -> None:
        """The whole hand, one position below the other."""
        self._title()
        for number in range(len(self._stages)):
            self._show(number)

    def run(self) -> None:
        """Show a position, then ask where to go."""
        self._title()
        self.console.print(self._say(Said("terminal-example-keys")), style="dim", markup=False)
        at = 0
        while at < len(self._stages):
            self._show(at)
            try:
                answer = self.ask("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer in QUIT:
                return
            at = max(0, at - 1) if answer in BACK else at + 1

    def _say(self, said: Said) -> str:
        return self._speaker.say(said)

    def _title(self) -> None:
        title = Said("terminal-example", game=Quoted(self._name))
        self.console.print(self._say(title), style="bold", markup=False, highlight=False)

    def _show(self, number: int) -> None:
        stage = self._stages[number]
        name = self._speaker.name_of
        self.console.print()
        self.console.print(score_line(stage.view, self._say, name), end="   ")
        self.console.print(f"{number + 1}/{len(self._stages)}", style="dim")
        for line in stage.told:
            self.console.print(f"  {line}", style="bold green", markup=False, highlight=False)
        self.console.print(draw_view(stage.view, self._say, self._tiles, self.console.width, name))
        for line in stage.asked:
            self.console.print(f"  {line}", markup=False, highlight=False)
