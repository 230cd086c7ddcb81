"""The manual at /docs: its pages, its content policy, and what is said where it was not built."""

import asyncio
import base64
import hashlib
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from starlette.applications import Starlette

from paiju.server.http.manual import INLINE_SCRIPTS, manual_routes

SCRIPT = "var palette = 1"
MARK = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()


@pytest.fixture
def manual(tmp_path: Path) -> Path:
    file = tmp_path / "manual.zip"
    with ZipFile(file, "w") as packed:
        packed.writestr("index.html", f"<script>{SCRIPT}</script>Paiju")
        packed.writestr("table/index.html", "The table")
        packed.writestr("fonts/serif.woff2", b"wOF2")
        packed.writestr("404.html", "No such page")
        packed.writestr(INLINE_SCRIPTS, f"sha256-{MARK}\n")
    return file


def fetch(file: Path, path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=Starlette(routes=manual_routes(file)))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", follow_redirects=True) as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


def test_pages_are_found_by_their_folder(manual: Path) -> None:
    assert "Paiju" in fetch(manual, "/docs").text
    assert fetch(manual, "/docs/table/").text == "The table"
    assert fetch(manual, "/docs/table").url.path == "/docs/table/"
    missing = fetch(manual, "/docs/nowhere/")
    assert (missing.status_code, missing.text) == (404, "No such page")


def test_only_its_own_files_and_scripts_are_allowed(manual: Path) -> None:
    policy = fetch(manual, "/docs/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["script-src"] == f"'self' 'sha256-{MARK}'"
    assert rules["default-src"] == "'none'"
    assert "http" not in policy


def test_nothing_outside_the_manual_is_sent(manual: Path) -> None:
    (manual.parent / "secret.txt").write_text("secret")
    assert "secret" not in fetch(manual, "/docs/%2e%2e/secret.txt").text


def test_files_are_what_they_are_and_are_sent_once(manual: Path) -> None:
    font = fetch(manual, "/docs/fonts/serif.woff2")
    assert (font.content, font.headers["content-type"]) == (b"wOF2", "font/woff2")
    again = fetch(manual, "/docs/fonts/serif.woff2", **{"if-none-match": font.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert fetch(manual, "/docs/", **{"if-none-match": font.headers["etag"]}).status_code == 200


def test_a_clone_without_a_manual_says_how_to_build_it(tmp_path: Path) -> None:
    answer = fetch(tmp_path / "manual.zip", "/docs/table/")
    assert answer.status_code == 404
    assert "make docs" in answer.text
