"""What is sent of a hand that is shown again, and of a session's results."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from paiju.server.wire.server_messages import Payment, View


class Step(Struct, frozen=True):
    """One step of a replay: who acted, whether as a person or a bot, and the view after it."""

    seat: int | None
    by: str | None
    view: View


class Replay(Struct, frozen=True):
    """One hand as one seat, or an onlooker, saw it."""

    table: str
    session: int
    seat: int | None
    hand: int
    hands: int
    steps: list[Step]


class ScoreSheet(Struct, frozen=True):
    """The results of a session, hand by hand."""

    table: str
    session: int
    game: str
    options: dict[str, Any]
    players: list[str]
    results: list[list[int]]
    scores: list[int]
    sheets: list[list[Payment]]  # who paid whom for what, hand by hand
    played_by: list[dict[str, int]]  # of every seat: how many actions a person decided, a bot, one that stood in …
    over: bool = True  # while a session goes on, of the hands that are finished


class Practice(Struct, frozen=True):
    """A hand played on from one of its positions, as the seat sees it: its steps from one of them on."""

    seat: int
    steps: list[Step]
    over: bool  # the hand


class Imported(Struct, frozen=True):
    """A record that somebody brings: its results, and one of its hands."""

    sheet: ScoreSheet
    replay: Replay
