"""The browser client: one page for every URL that a person opens, and its files."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from paiju.web import DIST

NOT_BUILT = "The browser client is not built here: run `make web`, or install the package from a wheel.\n"


class ImmutableFiles(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def page_routes(dist: Path = DIST) -> list[Route | Mount]:
    """The routes of the client."""

    async def page(request: Request) -> Response:
        index = dist / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def nowhere(request: Request) -> Response:
        """An address that nothing has: people get the page, which says so and leads on, programs a line."""
        if "text/html" not in request.headers.get("accept", ""):
            return PlainTextResponse("Not Found", 404)
        response = await page(request)
        response.status_code = 404 if response.status_code == 200 else response.status_code
        return response

    async def icon(request: Request) -> Response:
        return FileResponse(dist / "icon.svg") if (dist / "icon.svg").is_file() else Response(status_code=404)

    return [
        Route("/", page),
        Route("/table/{table}", page),
        Route("/replay/{table}/{session:int}", page),
        Route("/example/{game}", page),
        Route("/learn/{game}", page),
        Route("/icon.svg", icon),
        Mount("/assets", ImmutableFiles(directory=dist / "assets", check_dir=False)),
        Route("/{path:path}", nowhere),
    ]
