"""The hand that a game's rulebook plays out, as a replay for one seat, with the lesson that goes along it."""

from __future__ import annotations

import asyncio
import functools
from importlib import resources

from msgspec import Struct
from msgspec import json as msgjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import paiju
from paiju.kernel.game import Game
from paiju.play.example import example_of, stages
from paiju.server.http.caching import cached
from paiju.server.refusals import Code, Refusal
from paiju.server.table.views import view_of
from paiju.server.wire.server_messages import View
from paiju.words.said import Quoted, Said

LEARNER = 0  # the seat of whoever watches
LESSON = "lesson.json"


class Stage(Struct, frozen=True):
    """A position of the example: who did what to get there, and what the learner sees."""

    seat: int | None
    action: str | None  # in notation; null for the deal
    view: View


class LessonStep(Struct, frozen=True):
    """What is said at a stage, and what it points at: message lesson-1, lesson-2, … of the game."""

    at: int
    point: str


class Example(Struct, frozen=True):
    """A hand played out."""

    game: str
    seats: int
    stages: list[Stage]
    lesson: list[LessonStep]


def example_routes() -> list[Route]:
    return [Route("/examples/{game}", example)]


async def example(request: Request) -> Response:
    """The example of a game, which never changes while a server runs."""
    slug = request.path_params["game"]
    try:
        game = paiju.game(slug)
        return cached(request, await asyncio.to_thread(_example, game.slug), "application/json")
    except (paiju.UnknownGame, LookupError) as error:
        raise Refusal(Code.NOT_THERE, Said("refused-no-game", game=Quoted(slug))) from error


@functools.cache
def _example(slug: str) -> bytes:
    game = paiju.game(slug)
    played = example_of(game)
    if played is None:
        raise LookupError(slug)
    found: list[Stage] = []
    told = 0
    for seat, table in stages(played):
        events = table.narrator.events
        action = next((event.own.notation for event in events[told:] if event.own), None)
        found.append(Stage(seat, action and action.partition(" ")[2], view_of(table, LEARNER, told)))
        told = len(events)
    return msgjson.encode(Example(slug, played.seats, found, _lesson(game)))


def _lesson(game: Game) -> list[LessonStep]:
    file = resources.files(game.package).joinpath(LESSON)
    return msgjson.decode(file.read_bytes(), type=list[LessonStep]) if file.is_file() else []
