"""The table on the whole screen: seats around, the hand below, what can be done, and the story beside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from paiju.terminal.rulebooks import rulebook_page
from paiju.terminal.screen.desk import Choice, Desk, NotNow, Question, Shown
from paiju.terminal.screen.hand import Hand, by_pips
from paiju.terminal.screen.layout import board_text, hand_faces, own_text, seat_text, seats_beside, sides
from paiju.terminal.screen.reader import Reader
from paiju.words.said import Said
from paiju.words.speaker import house_speaker

if TYPE_CHECKING:
    from paiju.terminal.screen.app import PaijuApp

LARGE_TILES_FROM, STORY_FROM = 34, 110  # lines and columns of the terminal
KEYS = (
    ("h", Said("terminal-key-hint")),
    ("u", Said("terminal-key-undo")),
    ("o", Said("terminal-key-sort")),
    ("s", Said("terminal-key-story")),
    ("p", Said("terminal-key-scores")),
    ("r", Said("terminal-key-rules")),
    ("n", Said("terminal-key-new")),
    ("l", Said("terminal-key-language")),
    ("q", Said("terminal-key-quit")),
)


class BoardRoom(VerticalScroll):
    """Where the board lies: it is drawn anew when its room changes."""

    def on_resize(self) -> None:
        cast(TableScreen, self.screen).draw_board()


class TableScreen(Screen[None]):
    """One table."""

    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("o", "sort", show=False),
        Binding("s", "story", show=False),
        Binding("p", "scores", show=False),
        Binding("r", "rules", show=False),
        Binding("n", "new", show=False),
        Binding("l", "language", show=False),
        Binding("q", "quit", show=False),
        Binding("escape", "forget", show=False),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(10)),
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._choices: list[Choice] = []
        self._answers: list[Callable[[], Awaitable[None]]] = []
        self._sorts, self._has_clock, self._number = False, False, 0

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="around"):
            yield VerticalScroll(Static(id="left", markup=False), id="left-side", classes="side")
            with Vertical(id="middle"):
                yield VerticalScroll(Static(id="top", markup=False), id="top-scroll")
                yield BoardRoom(Static(id="board", markup=False), id="board-scroll")
            yield VerticalScroll(Static(id="right", markup=False), id="right-side", classes="side")
            yield VerticalScroll(Static(id="story-text", markup=False), id="story")
        yield Static(id="own", markup=False)
        yield Hand()
        yield Static(id="prompt", markup=False)
        yield OptionList(id="actions", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.draw()
        self.settle()
        self.set_interval(1, self._tick)

    def on_resize(self) -> None:
        self.draw()

    def _say(self, said: Said) -> str:
        return house_speaker(self.desk.language).say(said)

    # Drawing

    def draw(self) -> None:
        if not self.is_mounted:
            return
        shown = self.desk.shown()
        right, top, left = sides(shown)
        self._draw_title(shown)
        for side, seats in (("#right", right), ("#left", left)):
            self._put(side, Text("\n").join(seat_text(shown, seat) for seat in seats))
            self.query_one(f"{side}-side").display = bool(seats)
        self.query_one("#top", Static).update(seats_beside(shown, top))
        own = own_text(shown)
        self._put("#own", own)
        self.query_one("#own").display = bool(own.plain)
        self._draw_keys()
        self._draw_hand(shown)
        self._draw_story(shown)
        self._draw_prompt(shown)
        self.call_after_refresh(self.draw_board)  # as large as the room that is left

    def _draw_title(self, shown: Shown) -> None:
        self._has_clock = bool(shown.clock)
        hand = self._say(Said("terminal-hand", number=shown.hand))
        own_score = f"   {shown.names[shown.seat]} {shown.scores[shown.seat]:+d}" if shown.seat is not None else ""
        clock = f" {shown.clock}  " if shown.clock else ""  # first: a long title is cut
        aim = f"   {shown.aim}" if shown.aim else ""
        self._put("#title", Text(f"{clock} {shown.title}   {hand}{own_score}{aim}"))

    def _tick(self) -> None:
        if self._has_clock:
            self._draw_title(self.desk.shown())

    def draw_board(self) -> None:
        shown = self.desk.shown()
        room = self.query_one("#board-scroll").content_size
        board = board_text(shown, room.width, room.height)
        self._put("#board", board)
        self.query_one("#board-scroll").styles.visibility = "visible" if board.plain else "hidden"

    def _put(self, place: str, text: Text) -> None:
        self.query_one(place, Static).update(text)

    def _draw_keys(self) -> None:
        keys = [Text.assemble((key, "bold reverse"), " ", self._say(said)) for key, said in KEYS]
        if self.size.width >= STORY_FROM:
            keys.append(Text(self._say(Said("terminal-choose-tiles")), style="dim"))
        self._put("#keys", Text("  ").join(keys))

    def _draw_hand(self, shown: Shown) -> None:
        faces = hand_faces(shown)
        ordered = by_pips(shown.tiles, faces) if self._sorts else faces
        self.query_one(Hand).show(shown.tiles, ordered, self.size.height >= LARGE_TILES_FROM)

    def _draw_story(self, shown: Shown) -> None:
        pane = self.query_one("#story")
        pane.display = self.size.width >= STORY_FROM
        if pane.display:
            self._put("#story-text", Text("\n".join(shown.story)))
            pane.scroll_end(animate=False)

    def _draw_prompt(self, shown: Shown) -> None:
        """What is asked, or what came of the hand and how it goes on."""
        ways_on, self._answers = list[Said](), []
        if shown.question:
            self._ask(shown.question)
            return
        if shown.over:
            prompt = "\n".join(filter(None, [self._say(Said("terminal-is-over")), *shown.sheet, shown.waiting]))
            ways_on = [Said("terminal-play-again")] if shown.awaits_deal or not shown.is_shared else []
        elif shown.awaits_deal:
            prompt, ways_on = "\n".join(shown.sheet), [Said("terminal-next-hand")]
        else:
            prompt = shown.prompt or shown.waiting or self._say(Said("terminal-others-play"))
        self.query_one("#prompt").set_class(bool(ways_on), "result")
        self._put("#prompt", Text(prompt, style="bold"))
        self._list(shown, [self._say(said) for said in ways_on])

    def _ask(self, question: Question) -> None:
        """What others ask goes before the own action."""
        self._choices, self._answers = [], [answer for _, answer in question.answers]
        self._put("#prompt", Text(question.text, style="bold"))
        self._fill([label for label, _ in question.answers])

    def _list(self, shown: Shown, ways_on: list[str]) -> None:
        """What can be done with the tiles that are chosen, or how it goes on."""
        chosen = self.query_one(Hand).chosen
        self._choices = [choice for choice in shown.choices if chosen <= choice.faces]
        self._fill(ways_on or [choice.label for choice in self._choices])

    def _fill(self, labels: list[str]) -> None:
        actions = self.query_one("#actions", OptionList)
        self._number = 0
        actions.clear_options()
        actions.add_options(Option(Text(f"{number:>3} {label}")) for number, label in enumerate(labels, 1))
        if labels:
            actions.highlighted = 0
        if labels and not isinstance(self.focused, Hand):
            actions.focus()

    # What the person does

    def on_hand_chosen(self) -> None:
        self._draw_prompt(self.desk.shown())

    def on_hand_played(self) -> None:
        if len(self._choices) == 1:
            self.act(lambda: self.desk.play(self._choices[0].word))
        elif self._choices or self._answers:
            self.query_one("#actions").focus()
        else:
            self._go_on()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self._answers:
            self.act(self._answers[event.option_index])
        elif self._choices and event.option_index < len(self._choices):
            word = self._choices[event.option_index].word
            self.act(lambda: self.desk.play(word))
        else:
            self._go_on()

    def _go_on(self) -> None:
        shown = self.desk.shown()
        if shown.over and not shown.is_shared:
            self.action_new()
        elif shown.awaits_deal:
            self.act(self.desk.go_on)

    def action_number(self, digit: int) -> None:
        """Go to the action of a number, which may have two digits: 1 and then 2 is the twelfth."""
        actions = self.query_one("#actions", OptionList)
        typed = (10 * self._number + digit, digit)
        self._number = next((number for number in typed if 1 <= number <= actions.option_count), 0)
        if self._number:
            actions.highlighted = self._number - 1
            actions.focus()

    def action_undo(self) -> None:
        self.act(self.desk.undo)

    def action_sort(self) -> None:
        """Hold the hand by the number of pips, or again as the game has it."""
        self._sorts = not self._sorts
        self._draw_hand(self.desk.shown())

    def action_forget(self) -> None:
        self.query_one(Hand).forget_choice()
        self.draw()

    @work
    async def action_hint(self) -> None:
        if self._choices:
            self.notify(await self.desk.hint(), markup=False)

    @work(exclusive=True, group="act")
    async def act(self, what: Callable[[], object]) -> None:
        if self.desk.is_busy:
            return
        try:
            await what()  # type: ignore[misc]
        except NotNow as error:
            self.notify(str(error), severity="warning", markup=False)
        self.query_one(Hand).forget_choice()
        self.draw()
        self.settle()

    @work(exclusive=True, group="settle")
    async def settle(self) -> None:
        await self.desk.settle(self.draw)
        self.draw()

    # What is read beside it

    def action_story(self) -> None:
        self._read(Said("terminal-key-story"), Text("\n".join(self.desk.shown().story)), ends=True)

    def action_scores(self) -> None:
        shown = self.desk.shown()
        scores = [f"{name}  {score:+d}" for name, score in zip(shown.names, shown.scores, strict=True)]
        self._read(Said("terminal-key-scores"), Text("\n".join([*scores, "", *shown.sheet])))

    def action_rules(self) -> None:
        width = max(20, self.size.width * 9 // 10 - 6)
        self._read(Said("terminal-key-rules"), rulebook_page(self.desk.game, width, self.desk.language))

    def _read(self, title: Said, page: object, ends: bool = False) -> None:
        from rich.console import RenderableType

        close = self._say(Said("terminal-key-close"))
        self.app.push_screen(Reader(self._say(title), cast(RenderableType, page), close, ends))

    def action_new(self) -> None:
        cast("PaijuApp", self.app).set_up()

    def action_language(self) -> None:
        cast("PaijuApp", self.app).next_language()
        self.draw()

    def action_quit(self) -> None:
        self.app.exit()
