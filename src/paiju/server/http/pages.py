"""The browser client: one page for every URL that a person opens, and its files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from paiju.server.http.sharing import game_called, shared_page
from paiju.server.refusals import Code, Refusal
from paiju.server.store import Store
from paiju.web import DIST
from paiju.words.said import Said

GameOfTable = Callable[[str], str | None]

NOT_BUILT = "The browser client is not built here: run `make web`, or install the package from a wheel.\n"


class ImmutableFiles(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def embed_routes(store: Store, dist: Path = DIST) -> list[Route]:
    """Replays that other pages may frame: of sessions that are over, and of nothing else."""

    async def embed(request: Request) -> Response:
        table, session = request.path_params["table"], request.path_params["session"]
        if not await asyncio.to_thread(store.is_session_over, table, session):
            raise Refusal(Code.NOT_NOW, Said("refused-session-not-over"))
        return _page(dist)

    return [Route("/embed/{table}/{session:int}", embed)]


def _page(dist: Path) -> Response:
    index = dist / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _nowhere(request: Request, dist: Path) -> Response:
    """An address that nothing has: people get the page, which says so and leads on, programs a line."""
    if "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse("Not Found", 404)
    response = _page(dist)
    response.status_code = 404 if response.status_code == 200 else response.status_code
    return response


def page_routes(
    dist: Path = DIST, address: str = "", game_of_table: GameOfTable = lambda table: None
) -> list[Route | Mount]:
    """The routes of the client; links are shared under the public address, where one is set."""

    async def page(request: Request) -> Response:
        return _page(dist)

    async def shared(request: Request) -> Response:
        """The page with a card for those who share its address."""
        index, here = dist / "index.html", request.path_params
        if not index.is_file():
            return await page(request)
        slug = here.get("game") or await asyncio.to_thread(game_of_table, here["table"])
        base = address or f"{request.url.scheme}://{request.url.netloc}"
        languages = request.headers.get("accept-language", "")
        game = game_called(slug) if slug else None
        text = shared_page(index.read_text(encoding="utf-8"), game, base, request.url.path, languages)
        status = 404 if "game" in here and game is None else 200
        return HTMLResponse(text, status, {"cache-control": "no-cache", "vary": "accept-language"})

    async def nowhere(request: Request) -> Response:
        return _nowhere(request, dist)

    async def icon(request: Request) -> Response:
        return FileResponse(dist / "icon.svg") if (dist / "icon.svg").is_file() else Response(status_code=404)

    return [
        Route("/", page),
        Route("/games/{game}", shared),
        Route("/table/{table}", shared),
        Route("/replay/{table}/{session:int}", shared),
        Route("/record", page),
        Route("/example/{game}", page),
        Route("/learn/{game}", page),
        Route("/icon.svg", icon),
        Mount("/assets", ImmutableFiles(directory=dist / "assets", check_dir=False)),
        Route("/{path:path}", nowhere),
    ]
