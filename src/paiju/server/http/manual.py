"""The manual at /docs, where it was built into the package (`make docs`), with a content policy of its own."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from paiju.web import MANUAL

NOT_BUILT = "The manual is not built here: run `make docs`, or install the package from a wheel.\n"
INLINE_SCRIPTS = "inline-scripts.txt"  # written by manual/hooks.py


class ManualFiles(StaticFiles):
    """Pages, styles, scripts and pictures of the manual."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._policy = manual_policy((folder / INLINE_SCRIPTS).read_text().split())

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["content-security-policy"] = self._policy
        response.headers["cache-control"] = "no-cache"
        return response


def manual_policy(scripts: list[str]) -> str:
    """Its own files, and these scripts within its pages; it may open no socket and is asked for nothing elsewhere."""
    allowed = " ".join(f"'{script}'" for script in scripts)
    return (
        f"default-src 'none'; script-src 'self' {allowed}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def manual_routes(folder: Path = MANUAL) -> list[Route | Mount]:
    """The routes of the manual, or one that says that it is not there."""

    async def not_built(request: Request) -> Response:
        return PlainTextResponse(NOT_BUILT, 404)

    async def to_folder(request: Request) -> Response:
        return RedirectResponse("/docs/", 308)

    if not (folder / INLINE_SCRIPTS).is_file():
        return [Route("/docs", not_built), Route("/docs/{path:path}", not_built)]
    return [Route("/docs", to_folder), Mount("/docs", ManualFiles(folder))]
