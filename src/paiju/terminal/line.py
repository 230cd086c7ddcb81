"""The line mode: one person at a seat, the game's bots at the others, one line an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from paiju.play.errors import MoveError
from paiju.play.table import Table
from paiju.terminal.drawing import draw_view, list_actions, score_line
from paiju.terminal.rulebooks import show_rulebook

HELP = """\
Type the [bold yellow]number[/] of an action, or the action in words, tiles in any order.
  [bold]hint[/]       what a bot would play, and why
  [bold]undo[/]       take back your last action of this hand
  [bold]rules[/]      the rulebook of this game
  [bold]show[/]       draw the table again
  [bold]save FILE[/]  write the record of this session
  [bold]quit[/]       leave the table
"""


class LineMode:
    """A session of one person in a terminal."""

    def __init__(self, table: Table, seat: int, console: Console, ask: Callable[[str], str] = input) -> None:
        self.table, self.seat, self.console, self.ask = table, seat, console, ask
        self._lines_told = 0
        self._hands_told = 0
        self._leaving = False

    def run(self) -> None:
        self.console.print(
            f"[bold]{self.table.game.name} {self.table.game.native}[/], seed {self.table.seed}. You are s{self.seat}."
        )
        self.console.print("[dim]Type a number or an action; help lists the rest.[/]")
        while not self.table.over and not self._leaving:
            if self.table.turn == self.seat and self.table.words == ["pass"]:
                self.table.play("pass")  # nothing else can be answered
            elif self.table.turn == self.seat:
                self._own_turn()
            else:
                for move in self.table.advice().moves:
                    self.table.play(move)
            self._tell_finished_hands()
        if self.table.over:
            self._tell()
            self.console.print(score_line(self.table.view(self.seat, language="en")))

    def _own_turn(self) -> None:
        words = self.table.words
        self._show(words)
        while not self._leaving:
            if self._answered(words):
                return

    def _show(self, words: list[str]) -> None:
        view = self.table.view(self.seat, language="en")
        self._tell()
        self.console.print(score_line(view))
        self.console.print(draw_view(view, self.table.game, self.table.tiles, self.console.width))
        self.console.print(f"[bold green]{view['prompt']}[/]")
        self.console.print(list_actions(words, self.console))

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
            "rules": self._rules,
            "show": lambda: True,
            "undo": self._undo,
            "save": lambda: self._save(rest.strip()),
            "quit": self._quit,
            "q": self._quit,
        }
        if command := commands.get(verb.lower()):
            return command()
        return self._play(answer, words)

    def _play(self, answer: str, words: list[str]) -> bool:
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(words):
                self.console.print(f"[red]There are actions 1 to {len(words)}.[/]")
                return False
            answer = words[int(answer) - 1]
        try:
            self.table.play(answer)
        except MoveError as error:
            self.console.print(f"[red]{error}[/]", markup=True, highlight=False)
            return False
        return True

    def _help(self) -> bool:
        self.console.print(HELP, highlight=False)
        return False

    def _hint(self) -> bool:
        advice = self.table.advice(language="en")
        self.console.print(f"[magenta]{advice.words}[/]: {advice.reason}", highlight=False)
        return False

    def _rules(self) -> bool:
        show_rulebook(self.table.game, self.console)
        return False

    def _undo(self) -> bool:
        """Back to the person's last decision; what the bots did after it goes too."""
        trial = self.table.copy()
        try:
            trial.undo()
            while trial.turn != self.seat:
                trial.undo()
        except MoveError as error:
            self.console.print(f"[red]{error}[/]")
            return False
        self.table = trial
        self._lines_told = len(self.table.view(self.seat, language="en")["log"])
        return True

    def _save(self, name: str) -> bool:
        if not name:
            self.console.print("[red]Say where: save FILE[/]")
            return False
        try:
            Path(name).expanduser().write_text(self.table.record(), encoding="utf-8")
        except OSError as error:
            self.console.print(f"[red]It was not saved: {error.strerror}.[/]")
            return False
        self.console.print(f"Saved to {name}; paiju replay {name} shows it again.")
        return False

    def _quit(self) -> bool:
        self._leaving = True
        return True

    def _tell(self) -> None:
        """What happened since the last time."""
        log = self.table.view(self.seat, language="en")["log"]
        for line in log[self._lines_told :]:
            self.console.print(f"  {line}", style="dim", markup=False, highlight=False)
        self._lines_told = len(log)

    def _tell_finished_hands(self) -> None:
        if len(self.table.results) == self._hands_told:
            return
        self._hands_told = len(self.table.results)
        self._tell()
        view = self.table.view(self.seat, language="en")
        self.console.print(draw_view(view, self.table.game, self.table.tiles, self.console.width))
        for line in view["sheet"]:
            self.console.print(f"  {line}", markup=False, highlight=False)
