"""The line mode: one person at a seat, the game's bots at the others, one line an answer."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from paiju.bots.hints import hint
from paiju.bots.players import Player, choose_action
from paiju.play.errors import MoveError
from paiju.play.table import Table
from paiju.play.view import WrittenView
from paiju.terminal.drawing import aim_in_line, draw_view, list_actions, score_line
from paiju.terminal.examples import ExampleMode
from paiju.terminal.picking import chosen_number
from paiju.terminal.rulebooks import show_rulebook
from paiju.terminal.undoing import before_last_decision
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said, Seat

COMMANDS = (
    ("hint, h", Said("terminal-help-hint")),
    ("undo, u", Said("terminal-help-undo")),
    ("rules", Said("terminal-help-rules")),
    ("example", Said("terminal-help-example")),
    ("show", Said("terminal-help-show")),
    ("all", Said("terminal-help-all")),
    ("save FILE", Said("terminal-help-save")),
    ("quit, q", Said("terminal-help-quit")),
)


MOST_LINES = 8  # of actions, before a person asks for all


class LineMode:
    """A session of one person in a terminal, in the language of that person."""

    def __init__(
        self,
        table: Table,
        seat: int,
        console: Console,
        ask: Callable[[str], str] = input,
        language: str = DEFAULT,
        bots: Mapping[int, Player] | None = None,
        pauses: bool = False,
    ) -> None:
        self.table, self.seat, self.console, self.ask, self.language = table, seat, console, ask, language
        self._pauses = pauses  # after each hand, where a person reads along
        self._bots = bots or {}  # by seat; the game's own bot plays the others
        self.moved: Callable[[Table], None] = lambda table: None  # told after every action
        self._lines_told = 0
        self._hands_told = 0
        self._leaving = False

    def run(self) -> None:
        name = self._say(Said("game-name"))
        welcome = Said("terminal-welcome", game=Quoted(name), seed=self.table.seed, seat=Seat(self.seat))
        self._print(welcome, style="bold")
        self._print(Said("terminal-start"), style="dim")
        while not self.table.over and not self._leaving:
            if self.table.decide() == self.seat and self.table.words == ["pass"]:
                self.table.play("pass")  # nothing else can be answered
            elif self.table.turn == self.seat:
                self._own_turn()
            else:
                self._bots_turn()
            self.moved(self.table)
            self._tell_finished_hands()
        if self.table.over:
            self._tell()
            self.console.print(score_line(self._view(), self._say))

    def _say(self, said: Said) -> str:
        return self.table.say(said, self.language)

    def _print(self, said: Said, style: str = "") -> None:
        self.console.print(self._say(said), style=style)

    def _view(self) -> WrittenView:
        return self.table.view(self.seat, language=self.language)

    def _bots_turn(self) -> None:
        if player := self._bots.get(int(self.table.turn or 0)):
            choose_action(self.table, player)
            return
        for move in self.table.advice().moves:
            self.table.play(move)

    def _own_turn(self) -> None:
        words = self.table.words
        self._show(words)
        while not self._leaving:
            if self._answered(words):
                return

    def _show(self, words: list[str]) -> None:
        view = self._view()
        self._tell()
        self.console.print(score_line(view, self._say))
        if aim := view["aim"]:
            self.console.print(Text(aim_in_line(**aim), style="dim"))
        self._draw(view)
        self.console.print(view["prompt"], style="bold green")
        self._list(words, MOST_LINES)

    def _list(self, words: list[str], most: int | None = None) -> None:
        meanings = None if self.language == DEFAULT else self._meanings()
        grid, left_out = list_actions(words, meanings, self.console, most)
        self.console.print(grid)
        if left_out:
            self._print(Said("terminal-more-actions", count=left_out, command=Quoted("all")), style="dim")

    def _meanings(self) -> list[str]:
        """The legal actions in words of the person's language."""
        return [self._say(action.said()) for action, _ in self.table.actions]

    def _draw(self, view: WrittenView) -> None:
        self.console.print(draw_view(view, self._say, self.table.tiles, self.console.width))

    def _answered(self, words: list[str]) -> bool:
        """Read one line; whether the table moved on."""
        try:
            answer = self.ask("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self._leaving = True
            return True
        verb, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], bool]] = {
            "": lambda: False,
            "help": self._help,
            "?": self._help,
            "hint": self._hint,
            "h": self._hint,
            "rules": self._rules,
            "example": self._example,
            "show": lambda: True,
            "undo": self._undo,
            "u": self._undo,
            "all": lambda: self._list_all(words),
            "save": lambda: self._save(rest.strip()),
            "quit": self._quit,
            "q": self._quit,
        }
        if command := commands.get(verb.lower()):
            return command()
        return self._play(answer, words)

    def _play(self, answer: str, words: list[str]) -> bool:
        if answer.isdecimal():
            if (place := chosen_number(answer, len(words))) is None:
                self._print(Said("terminal-no-such-number", most=len(words)), style="red")
                return False
            answer = words[place - 1]
        try:
            self.table.play(answer)
        except MoveError as error:
            self._print(error.said, style="red")
            return False
        return True

    def _help(self) -> bool:
        self._print(Said("terminal-help"))
        for command, said in COMMANDS:
            self.console.print(Text.assemble("  ", (f"{command:<10}", "bold"), " ", self._say(said)))
        return False

    def _hint(self) -> bool:
        advice = hint(self.table, self.language)
        self.console.print(Text.assemble((advice.words, "magenta"), ": ", advice.reason))
        return False

    def _list_all(self, words: list[str]) -> bool:
        self._list(words)
        return False

    def _rules(self) -> bool:
        show_rulebook(self.table.game, self.console, self.language)
        return False

    def _example(self) -> bool:
        ExampleMode(self.table.game, self.console, self.ask, self.language).run()
        return True

    def _undo(self) -> bool:
        """Back to the person's last decision; what the bots did after it goes too."""
        try:
            self.table = before_last_decision(self.table, self.seat)
        except MoveError as error:
            self._print(error.said, style="red")
            return False
        self._lines_told = len(self._story())
        return True

    def _save(self, name: str) -> bool:
        if not name:
            self._print(Said("terminal-save-where"), style="red")
            return False
        try:
            Path(name).expanduser().write_text(self.table.record(), encoding="utf-8")
        except (OSError, ValueError) as error:  # a name with a NUL in it is a ValueError
            why = error.strerror if isinstance(error, OSError) else str(error)
            self._print(Said("terminal-not-saved", why=Quoted(str(why))), style="red")
            return False
        self._print(Said("terminal-saved", file=Quoted(name)))
        return False

    def _quit(self) -> bool:
        self._leaving = True
        return True

    def _story(self) -> list[str]:
        """In notation, which is what one types; people of other languages read sentences."""
        view = self._view()
        return view["log"] if self.language == DEFAULT else view["story"]

    def _tell(self) -> None:
        """What happened since the last time."""
        story = self._story()
        for line in story[self._lines_told :]:
            self.console.print(f"  {line}", style="dim")
        self._lines_told = len(story)

    def _tell_finished_hands(self) -> None:
        if len(self.table.results) == self._hands_told:
            return
        self._hands_told = len(self.table.results)
        self._tell()
        view = self._view()
        self._draw(view)
        for line in view["sheet"]:
            self.console.print(f"  {line}")
        if self._pauses and not self.table.over:
            self._pause()

    def _pause(self) -> None:
        self._print(Said("terminal-go-on"), style="dim")
        try:
            self.ask("")
        except (EOFError, KeyboardInterrupt):
            self._leaving = True


def is_interactive() -> bool:
    """Whether a person types; then lines typed before come back with the Up key."""
    if not sys.stdin.isatty():
        return False
    with contextlib.suppress(ImportError):  # not on Windows
        import readline  # noqa: F401 `input` uses it once it is there
    return True
