"""A puzzle in the terminal: the position, an answer, and what the best move is."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from rich.console import Console

from paiju.kernel.game import Announce, Game
from paiju.kernel.jsonable import Jsonable
from paiju.kernel.options import OptionError
from paiju.lab.puzzles import TRIED, Miner, Puzzle, puzzles_of
from paiju.lab.review import action_of
from paiju.play.errors import MoveError
from paiju.play.table import Table
from paiju.terminal.drawing import draw_view, list_actions
from paiju.terminal.picking import chosen_number
from paiju.terminal.reports import progress_bar, told
from paiju.terminal.stopping import keeping_what_was_found
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said, Seat


def puzzle_number(game: Game, number: int) -> Puzzle:
    puzzles = puzzles_of(game)
    if not puzzles:
        raise OptionError(Said("no-puzzles", game=Quoted(game.slug)))
    if not 1 <= number <= len(puzzles):
        raise OptionError(Said("no-puzzle-number", game=Quoted(game.slug), count=len(puzzles), number=number))
    return puzzles[number - 1]


def mine_puzzles(game: Game, number: int, most_deals: int, console: Console, announce: Announce) -> list[Puzzle]:
    with progress_bar(console) as bar:
        task = bar.add_task(game.slug, total=number)
        found: list[Puzzle] = []
        with keeping_what_was_found():
            for puzzle in itertools.islice(Miner(game, announce).mined(most_deals), number):
                found.append(puzzle)
                bar.advance(task)
        return found


class PuzzleMode:
    """One puzzle: asked once, then solved."""

    def __init__(
        self,
        puzzle: Puzzle,
        game: Game,
        number: int,
        console: Console,
        ask: Callable[[str], str] = input,
        language: str = DEFAULT,
    ) -> None:
        self._puzzle, self._number, self._console, self._ask, self._language = puzzle, number, console, ask, language
        self._table: Table = puzzle.table(game)

    def run(self, *, asks: bool) -> None:
        self._show()
        if asks and (move := self._answer()) is not None:
            self._print(Said("lab-puzzle-right") if move == self._puzzle.best else Said("lab-puzzle-wrong"))
        self._print(self._solution(), style="bold")

    def as_json(self) -> Jsonable:
        puzzle, table = self._puzzle, self._table
        moves = {"best": puzzle.best, "missed": puzzle.missed}
        solution = {name: table.text(action_of(table, move)) for name, move in moves.items()}
        figures = {"gain": puzzle.gain, "lead": puzzle.lead, "error": puzzle.error, "worlds": TRIED}
        shown = table.view(table.turn, language=self._language)
        return {"game": table.game.slug, "number": self._number, "view": shown, **solution, **figures}

    def _show(self) -> None:
        table, language = self._table, self._language
        view = table.view(table.turn, language=language)
        name = Quoted(table.say(Said("game-name"), language))
        self._print(Said("lab-puzzle", number=self._number, game=name, seat=Seat(int(table.turn or 0))), style="bold")
        for line in told(table, table.turn, language):
            self._console.print(f"  {line}", style="dim", markup=False, highlight=False)
        self._console.print(draw_view(view, lambda said: table.say(said, language), table.tiles, self._console.width))
        self._console.print(view["prompt"], style="bold green", markup=False, highlight=False)
        meanings = None if language == DEFAULT else [table.say(action.said(), language) for action, _ in table.actions]
        self._console.print(list_actions(table.words, meanings, self._console)[0])

    def _answer(self) -> int | None:
        """The first move of what was answered; None where somebody gives up."""
        words = self._table.words
        while True:
            try:
                answer = self._ask("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            if answer in ("q", "quit"):
                return None
            if number := chosen_number(answer, len(words)):
                answer = words[number - 1]
            trial = self._table.copy()
            try:
                trial.play(answer)
            except MoveError as error:
                self._print(error.said, style="red")
                continue
            return int(trial.moves[len(self._puzzle.moves)])

    def _solution(self) -> Said:
        table, puzzle = self._table, self._puzzle
        best, missed = (action_of(table, move).said() for move in (puzzle.best, puzzle.missed))
        gain, lead = Quoted(f"{puzzle.gain:.1f}"), Quoted(f"{puzzle.lead:.1f}")
        return Said("lab-puzzle-solution", best=best, missed=missed, gain=gain, lead=lead)

    def _print(self, said: Said, style: str = "") -> None:
        self._console.print(self._table.say(said, self._language), style=style, markup=False, highlight=False)
