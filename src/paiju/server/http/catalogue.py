"""The catalogue, which never changes while a server runs: games with their options, tiles, rulebooks."""

from __future__ import annotations

import asyncio
import functools
import re
import zlib
from typing import cast

from msgspec import json as msgjson
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import paiju
from paiju.games.families import FAMILIES, family
from paiju.games.naming import all_names
from paiju.kernel.game import Game
from paiju.kernel.options import Choice, Flag, Number, Option, Several
from paiju.server import limits
from paiju.server.http.caching import cached
from paiju.server.ops.memory import freeze_loaded_objects
from paiju.server.refusals import Code, Refusal
from paiju.tiles import TILE_SETS, UNKNOWN, TileSet
from paiju.tiles.naming import tile_name
from paiju.tiles.svg import svg
from paiju.words.catalogues import LANGUAGES
from paiju.words.said import Quoted, Said
from paiju.words.travelling import lobby_catalogue, meanings_catalogue, table_catalogue

Facts = dict[str, object]
SAMPLE_STEP, SAMPLE_SIZE = 7, 5
FLUENT = "text/plain; charset=utf-8"
KINDS = {Choice: "choice", Flag: "flag", Number: "number", Several: "several"}
DOCUMENT = re.compile(r'<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*><title>(.*?)</title>(.*)</svg>', re.DOTALL)


def catalogue_routes() -> list[Route]:
    """The routes of the catalogue."""
    return [
        Route("/games", games),
        Route("/tiles", tiles),
        Route("/prepared", prepared),
        Route("/rulebooks/{language}/{game}", rulebook),
        Route("/words/{language}", house_words),
        Route("/words/{language}/{game}", game_words),
    ]


async def games(request: Request) -> Response:
    """What can be played, with all options."""
    return cached(request, await asyncio.to_thread(_games), "application/json")


async def tiles(request: Request) -> Response:
    """How all tiles look and what they are called."""
    return cached(request, _tiles(), "application/json")


async def prepared(request: Request) -> Response:
    """The games whose rules are compiled, so that a table of them stands at once."""
    await request.app.state.preparer.look()
    return JSONResponse(sorted(request.app.state.preparer.ready), headers={"Cache-Control": "no-store"})


async def rulebook(request: Request) -> Response:
    """How a game is played, in Markdown; in English where it is not translated."""
    try:
        text = paiju.game(request.path_params["game"]).rulebook_in(_language(request))
    except paiju.UnknownGame as error:
        raise Refusal(Code.NOT_THERE, Said("refused-no-game", game=Quoted(request.path_params["game"]))) from error
    return cached(request, text.encode(), "text/markdown; charset=utf-8")


async def house_words(request: Request) -> Response:
    """What is said in the lobby: the words that all games share, and every game's name and summary under its slug."""
    return cached(request, _house_words(_language(request)), FLUENT)


async def game_words(request: Request) -> Response:
    """All that is said at a table of a game, and of its options, and what its terms mean."""
    try:
        game = paiju.game(request.path_params["game"])
    except paiju.UnknownGame as error:
        raise Refusal(Code.NOT_THERE, Said("refused-no-game", game=Quoted(request.path_params["game"]))) from error
    return cached(request, _game_words(game, _language(request)), FLUENT)


def _language(request: Request) -> str:
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        raise Refusal(Code.NOT_THERE, Said("refused-no-language", language=Quoted(language)))
    return language


@functools.cache
def _house_words(language: str) -> bytes:
    return lobby_catalogue({game.slug: game.package for game in paiju.games()}, language).encode()


@functools.cache
def _game_words(game: Game, language: str) -> bytes:
    said, meant = table_catalogue(game.package, language), meanings_catalogue(game.slug, game.family, language)
    return f"{said}\n{meant}".encode()


async def preload_catalogue() -> None:
    """Read all games once, off the loop, so that no visitor waits for them.

    It starts late and goes one by one: people who come back after a restart go first, and a shutdown need not wait.
    """
    await asyncio.sleep(limits.LOOK_UP_SECONDS)
    for game in paiju.games():
        await asyncio.to_thread(_game, game.slug)
    freeze_loaded_objects()


@functools.cache
def _games() -> bytes:
    return msgjson.encode([_game(game.slug) for game in paiju.games()])


@functools.cache
def _game(slug: str) -> Facts:
    game = paiju.game(slug)
    keys = ("slug", "native", "romanised", "family", "least", "most", "usual", "experimental", "clockwise")
    deck = usual_deck(game)
    own = family(game.family)
    return {
        **{key: getattr(game, key) for key in keys},
        "family_place": FAMILIES.index(own) if own in FAMILIES else len(FAMILIES),
        "layout": own.layout.as_json(),
        "tiles": deck.kind,
        "sample": [deck.text([face]) for face in sample_faces(game, deck)],
        "names": list(all_names(game)),
        "verbs": list(game.table.VERBS),
        "always": list(getattr(game.table, "OFF_LIST", {})),
        "options": [_option(option) for option in game.options.OPTIONS],
        "presets": {name: dict(preset) for name, preset in game.presets.items()},
    }


def usual_deck(game: Game) -> TileSet:
    """The tiles that a game is played with where nobody chooses others."""
    seats = game.seats(None, {})
    return cast(TileSet, game.deck(seats, game.values(seats, {})))


def sample_faces(game: Game, deck: TileSet) -> list[int]:
    """A few tiles to know a game by."""
    first = zlib.crc32(game.slug.encode())
    tiles = deck.stride(SAMPLE_STEP)
    return [tiles[(first + place) % len(tiles)] for place in range(SAMPLE_SIZE)]


def _option(option: Option) -> Facts:
    facts: Facts = {"name": option.name, "kind": KINDS[type(option)], "default": option.default}
    facts |= {"source": option.source, "group": option.group}
    if isinstance(option, Choice | Several):
        facts["values"] = list(option.values)
    if isinstance(option, Number):
        facts |= {"low": option.low, "high": option.high, "words": [word for word, _ in option.words]}
        facts["is_seat"] = option.is_seat
    return facts


@functools.cache
def _tiles() -> bytes:
    by_kind = {tileset.kind: tileset for tileset in TILE_SETS.values()}
    return msgjson.encode({kind: _kind(tileset) for kind, tileset in by_kind.items()})


def _kind(tileset: TileSet) -> Facts:
    width, height, _, back = _drawn(tileset, UNKNOWN)
    faces = {face.text: _face(tileset, face.index) for face in tileset.faces}
    return {"width": int(width), "height": int(height), "back": back, "unknown": tileset.unknown, "faces": faces}


def _face(tileset: TileSet, face: int) -> Facts:
    _, _, _, picture = _drawn(tileset, face)
    return {"names": {language: tile_name(tileset, face, language) for language in LANGUAGES}, "picture": picture}


def _drawn(tileset: TileSet, face: int) -> tuple[str, ...]:
    """Width, height, title and shapes of a tile."""
    found = DOCUMENT.fullmatch(svg(tileset, face))
    if found is None:
        raise ValueError(f"{tileset.name} draws face {face} in an unknown form")
    return found.groups()
