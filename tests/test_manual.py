"""The manual builds strictly: no broken link, no page left out, and nothing is fetched from elsewhere."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from hatch_build import pack

from tests.needs import need_library

ROOT = Path(__file__).parents[1]
# What a browser fetches by itself; links are followed by people.
FETCHED = re.compile(r"<(?:script|img|link|iframe|source)[^>]+(?:src|href)=\"?(https?:)?//", re.IGNORECASE)

FIRST_OF_EAST_ASIA = 0x2E80
OF_SOURCES = "イチテパリー帐賬뱅앗퐁"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_library("material")
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--quiet",
        "-f",
        str(ROOT / "manual/mkdocs.yml"),
        "-d",
        str(folder),
    ]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_pages_fetch_nothing_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 100
    assert [page for page in pages if FETCHED.search(page.read_text(encoding="utf-8"))] == []
    assert "//" not in "".join(re.findall(r"url\(([^)]*)\)", (site / "theme.css").read_text()))


def test_pages_are_readable_without_fonts_of_the_machine(site: Path) -> None:
    """All but some letters of quoted sources, and the sentences of the command line in `languages/`."""
    known = {code for font in (site / "fonts").glob("*.woff2") for code in TTFont(font).getBestCmap()}
    for page in (ROOT / "docs").rglob("*.md"):
        shown = {letter for letter in page.read_text(encoding="utf-8") if ord(letter) >= FIRST_OF_EAST_ASIA}
        if page.parent.name != "languages":
            assert {letter for letter in shown if ord(letter) not in known} <= set(OF_SOURCES), page.name


def test_every_game_has_its_rulebook(site: Path) -> None:
    books = {path.parent.name.replace("_", "-") for path in (ROOT / "src/paiju/games").glob("*/*/rulebook.en.md")}
    assert books == {path.name for path in (site / "rulebooks").iterdir() if path.is_dir()}


def test_rulebooks_have_their_tiles_drawn(site: Path) -> None:
    page = (site / "rulebooks/jielong/index.html").read_text(encoding="utf-8")
    pictures = set(re.findall(r'<img alt="(\d:\d)" class="tile" src="../../(tiles/[\d-]+\.svg)"', page))
    assert len(pictures) == 21
    for face, file in pictures:
        assert file == f"tiles/{face.replace(':', '-')}.svg"
        assert (site / file).read_text(encoding="utf-8").count('viewBox="0 0 40 100"') == 1


def test_docstrings_make_the_reference(site: Path) -> None:
    page = (site / "api/index.html").read_text(encoding="utf-8")
    assert all(f'id="paiju.play.table.Table.{name}"' in page for name in ("from_record", "turn", "scores"))


def test_examples_are_shown_as_code(site: Path) -> None:
    for page in (site / "api").rglob("*.html"):
        assert "<blockquote>" not in page.read_text(encoding="utf-8"), page
    assert page_text(site / "api/index.html").count(">>>") > 30


def page_text(page: Path) -> str:
    return re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8")).replace("&gt;", ">")


def test_it_can_be_searched(site: Path) -> None:
    assert "Heaven-Nine" in (site / "search/search_index.json").read_text(encoding="utf-8")


def test_who_reads_the_manual_reads_on_while_it_is_built_anew(tmp_path: Path) -> None:
    (site := tmp_path / "site").mkdir()
    packed = tmp_path / "manual.zip"
    (site / "index.html").write_text("old " * 10_000)
    pack(site, packed)
    with zipfile.ZipFile(packed) as open_since:
        (site / "index.html").write_text("new")
        pack(site, packed)
        assert open_since.read("index.html").startswith(b"old ")
    with zipfile.ZipFile(packed) as later:
        assert later.read("index.html") == b"new"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["manual.zip", "site"]
