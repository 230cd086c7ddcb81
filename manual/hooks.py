"""What the manual has beside docs/: the rulebooks, the pages of the clone's root, lists of games, and its own fonts."""

from __future__ import annotations

import base64
import functools
import hashlib
import re
import shutil
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/paiju/games"
LANGUAGES = ("sans-zh-Hans", "sans-zh-Hant", "sans-ko")
FONTS = ("sans-latin", "sans-latin-bold", "serif-latin", "sans-names", "serif-names", "symbols-2", *LANGUAGES)
FROM_ROOT = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
FAMILIES = ("connecting", "tricks", "fishing", "melding", "banking", "solitaire")
POLICY = "inline-scripts.txt"  # read by paiju.server.http.manual

MARKS = re.compile(r"^<!--.*-->\n", re.MULTILINE)
TITLE = re.compile(r"^# (.*)$", re.MULTILINE)
CODE = re.compile(r"(^```.*?^```|`[^`\n]*`)", re.MULTILINE | re.DOTALL)
TILES = re.compile(r"(?:\[[\dx]:[\dx]\])+")
SHEET = ROOT / "docs/tiles/full32.svg"  # every domino, drawn by paiju.tiles
DRAWN = re.compile(r'<svg x="[^"]*" y="[^"]*" (.*?</svg>).*?\[(\d:\d)\] ×', re.DOTALL)
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lies elsewhere in the clone."""
    for name, page in FROM_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        for other, as_page in FROM_ROOT.items():
            text = text.replace(f"]({other})", f"]({as_page})")
        text = text.replace("](docs/rules)", "](rules/index.md)").replace("](docs/", "](")
        files.append(File.generated(config, page, content=text))
    for _, slug, text in _rulebooks():
        files.append(File.generated(config, f"rulebooks/{slug}.md", content=f"{text}\n{_more(slug)}"))
    files.append(File.generated(config, "rulebooks/index.md", content=_list_of_rulebooks()))
    files.append(File.generated(config, "rules/index.md", content=_list_of_rules()))
    for face, svg in _dominoes().items():
        files.append(File.generated(config, f"tiles/{_file(face)}", content=svg))
    for font in FONTS:
        files.append(File.generated(config, f"fonts/{font}.woff2", abs_src_path=str(ROOT / f"web/fonts/{font}.woff2")))
    files.append(File.generated(config, "theme.css", abs_src_path=str(ROOT / "manual/theme.css")))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Draw the tiles of rulebooks, and show those of other pages as code: Markdown would take [6:6][6:3] for a link."""
    parts = CODE.split(markdown)  # every second one is code
    show = _draw if page.file.src_uri.startswith("rulebooks/") else _quote
    parts[::2] = [TILES.sub(show, part) for part in parts[::2]]
    return "".join(parts)


def _quote(tiles: re.Match[str]) -> str:
    return f"`{tiles[0]}`"


def _draw(tiles: re.Match[str]) -> str:
    """Each tile as its picture; what no tile has stays as it is written."""
    faces = re.findall(r"[\dx]:[\dx]", tiles[0])
    if not _dominoes().keys() >= set(faces):
        return _quote(tiles)
    return "".join(f'![{face}](../tiles/{_file(face)}){{ .tile title="{face}" }}' for face in faces)


@functools.cache
def _dominoes() -> dict[str, str]:
    """Every domino as a picture of its own, cut from the contact sheet of the set."""
    found = DRAWN.findall(SHEET.read_text(encoding="utf-8"))
    return {face: f"<svg {svg}" for svg, face in found}


def _file(face: str) -> str:
    return f"{face.replace(':', '-')}.svg"


def on_post_build(config: MkDocsConfig) -> None:
    """Note the hash of every script within a page, so that the server can allow these and no other."""
    site = Path(config.site_dir)
    scripts = {found for page in site.rglob("*.html") for found in INLINE_SCRIPT.findall(page.read_text("utf-8"))}
    hashes = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    (site / POLICY).write_text("".join(f"sha256-{value}\n" for value in sorted(hashes)))
    for unused in (*site.glob("sitemap.*"), *site.rglob("*.map")):  # a sitemap holds the day of the build
        unused.unlink()
    shutil.rmtree(site / "assets/javascripts/lunr")  # search in other languages than English


def _rulebooks() -> list[tuple[str, str, str]]:
    """Family, slug and text of every game's rulebook in English."""
    found = []
    for path in GAMES.glob("*/*/rulebook.en.md"):
        slug = path.parent.name.replace("_", "-")
        found.append((path.parents[1].name, slug, MARKS.sub("", path.read_text(encoding="utf-8"))))
    return sorted(found, key=lambda book: (FAMILIES.index(book[0]), book[1]))


def _more(slug: str) -> str:
    """Where else a game is told of."""
    pages = {
        "Rules, exactly, with examples": f"rules/{slug}.md",
        "Observations as numbers": f"encodings/{slug}.md",
        "Odds": f"odds/{slug}.md",
        "Strategy card": f"cards/{slug}.md",
    }
    links = [f"[{name}](../{page})" for name, page in pages.items() if (ROOT / "docs" / page).is_file()]
    return f"\n## More\n\nIn the terminal: `paiju play {slug}`, `paiju example {slug}`. {' · '.join(links)}\n"


def _list_of_rulebooks() -> str:
    lines = ["# Rulebooks", "", "How each game is played, with a hand played out. "]
    lines.append("In the browser and by `paiju rules GAME --language ko` they are there in four languages.")
    family = ""
    for of_family, slug, text in _rulebooks():
        if of_family != family:
            family = of_family
            lines += ["", f"## {family.capitalize()}", ""]
        lines.append(f"- [{_title(text)}]({slug}.md)")
    return "\n".join(lines)


def _list_of_rules() -> str:
    lines = [
        "# Rules, exactly",
        "",
        "What the code is held to: every rule, and examples with numbers that tests cite.",
        "",
    ]
    for page in sorted((ROOT / "docs/rules").glob("*.md")):
        lines.append(f"- [{_title(page.read_text(encoding='utf-8'))}]({page.name})")
    return "\n".join(lines)


def _title(text: str) -> str:
    found = TITLE.search(text)
    assert found is not None  # noqa: S101
    return found[1]
