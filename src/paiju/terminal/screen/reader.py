"""Something to read over the table: the story, the scores, the rulebook."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Reader(ModalScreen[None]):
    """A page that closes with Esc."""

    CSS = """
    Reader { align: center middle; }
    #page { width: 90%; height: 90%; border: round $primary; padding: 0 1; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,s,p,r,enter", "close", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
    ]

    def __init__(self, title: str, page: RenderableType, close: str, ends: bool = False) -> None:
        super().__init__()
        self._title, self._page, self._close, self._ends = title, page, close, ends

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as scroll:
            scroll.border_title, scroll.border_subtitle = self._title, self._close
            yield Static(self._page, markup=False)

    def on_mount(self) -> None:
        page = self.query_one("#page")
        page.focus()
        if self._ends:  # the newest line is the last
            page.scroll_end(animate=False)

    def action_scroll(self, by: int) -> None:
        self.query_one("#page").scroll_relative(y=by, animate=False)

    def action_close(self) -> None:
        self.dismiss()
