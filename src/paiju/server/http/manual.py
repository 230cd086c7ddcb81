"""The manual at /docs, where it was built into the package (`make docs`), with a content policy of its own."""

from __future__ import annotations

import mimetypes
import posixpath
from http import HTTPStatus
from pathlib import Path
from zipfile import ZipFile

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from paiju.web import MANUAL

NOT_BUILT = "The manual is not built here: run `make docs`, or install the package from a wheel.\n"
INLINE_SCRIPTS = "inline-scripts.txt"  # written by manual/hooks.py
MISSING = "404.html"


class Manual:
    """Pages, styles, scripts and pictures of the manual, read from the one file that it is packed in."""

    def __init__(self, file: Path) -> None:
        self._packed = ZipFile(file)
        self._names = set(self._packed.namelist())
        self._policy = manual_policy(self._packed.read(INLINE_SCRIPTS).decode().split())

    def answer(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        name = f"{path}index.html" if not path or path.endswith("/") else path
        if name not in self._names and f"{name}/index.html" in self._names:
            return RedirectResponse(f"/docs/{path}/", HTTPStatus.PERMANENT_REDIRECT)
        headers = {"content-security-policy": self._policy, "cache-control": "no-cache"}
        if name not in self._names:
            return Response(self._packed.read(MISSING), HTTPStatus.NOT_FOUND, headers, "text/html")
        headers["etag"] = f'"{self._packed.getinfo(name).CRC:08x}"'
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(None, HTTPStatus.NOT_MODIFIED, headers)
        return Response(self._packed.read(name), HTTPStatus.OK, headers, media_type(name))


def media_type(name: str) -> str:
    """What a file is; the machine's own tables may not know fonts and pictures of this century."""
    own = {".woff2": "font/woff2", ".webp": "image/webp", ".js": "text/javascript"}
    return own.get(posixpath.splitext(name)[1]) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def manual_policy(scripts: list[str]) -> str:
    """Its own files, and these scripts within its pages; it may open no socket and is asked for nothing elsewhere."""
    allowed = " ".join(f"'{script}'" for script in scripts)
    return (
        f"default-src 'none'; script-src 'self' {allowed}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def manual_routes(file: Path = MANUAL) -> list[Route]:
    """The routes of the manual, or one that says that it is not there."""

    async def not_built(request: Request) -> Response:
        return PlainTextResponse(NOT_BUILT, 404)

    async def to_folder(request: Request) -> Response:
        return RedirectResponse("/docs/", HTTPStatus.PERMANENT_REDIRECT)

    if not file.is_file():
        return [Route("/docs", not_built), Route("/docs/{path:path}", not_built)]
    manual = Manual(file)

    async def answer(request: Request) -> Response:
        return manual.answer(request)

    return [Route("/docs", to_folder), Route("/docs/{path:path}", answer)]
