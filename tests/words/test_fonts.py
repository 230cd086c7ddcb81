"""The fonts of the page have every character of its words; `python web/fonts/subset.py` cuts them anew."""

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from paiju.words.catalogues import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
FONTS = WEB / "fonts"
# An element of the page that is a heading, or the title that a dialog or a table's frame is given.
HEADING = re.compile(r"<(h[1-3])\b.*?</\1>|<(?:Dialog|TableFrame) [^>]*|const title = [^\n]*", re.DOTALL)
SAID = re.compile(r"""\bt\(["'`]([a-z-]+)""")
CUTS = {"en": "names", "zh-HK": "zh-Hant"}  # where a language has none of its own


def cutting() -> Any:
    spec = importlib.util.spec_from_file_location("subset", FONTS / "subset.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CUTTING = cutting()


def missing(text: str, font: str) -> str:
    characters = TTFont(FONTS / f"{font}.woff2").getBestCmap()
    return "".join(character for character in CUTTING.east_asian(text) if ord(character) not in characters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_a_language_is_in_its_fonts(language: str) -> None:
    cut = CUTS.get(language, language)
    shown = CUTTING.names() + "".join(CUTTING.messages(language).values()) + CUTTING.rulebooks(language)
    assert missing(shown, f"sans-{cut}") == ""
    assert missing(CUTTING.headings(language), f"serif-{cut}") == ""


def test_every_heading_of_the_page_is_cut_as_one() -> None:
    found = {
        id
        for path in (WEB / "src").rglob("*.svelte")
        for heading in HEADING.finditer(path.read_text(encoding="utf-8"))
        for id in SAID.findall(heading.group())
    }
    assert {"lobby-open", "help-title", "replay-title", "waiting-full", "setup-group-"} <= found
    assert {id for id in found if not CUTTING.is_heading(id)} == set()


def test_every_character_on_a_tile_is_in_their_font() -> None:
    characters = CUTTING.tile_characters()
    assert {"萬", "竜", "帥", "卒"} <= set(characters)
    assert missing(characters, "tiles") == ""


def test_a_character_that_no_font_has_is_missed() -> None:
    assert missing("牌龖", "sans-zh-Hans") == "龖"
