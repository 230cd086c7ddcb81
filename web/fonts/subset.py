"""Writes the fonts of the client: Noto cut down to the characters that the page shows, a file for each language.

Needs fonttools, brotli and Debian's fonts-noto-core and fonts-noto-cjk, installed or unpacked in a folder:
python web/fonts/subset.py [/usr/share/fonts]
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

import paiju
from paiju.tiles import TILE_SETS
from paiju.tiles.svg import svg
from paiju.words.catalogues import LANGUAGES, OVERLAYS
from paiju.words.travelling import OF_TERMINAL

HERE = Path(__file__).parent
ROOT = Path(paiju.__file__).parent
FACES = {"zh-Hans": 2, "zh-Hant": 3, "ko": 1}  # the place of each language in Noto's collections
NAMES_OF_LANGUAGES = "".join(LANGUAGES.values())
FIRST_OF_EAST_ASIA = 0x2E00
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + "ǎǐǒǔǚ‘’“”‚„–—…‹›−±‰‱€™"
SYMBOLS = "←↑→↓▶◀▸◂♪⚙✕❚□△○●★☆✓"
DASH, MINUS = 0x2013, 0x2212
HONG_KONG = "zh-HK"
BRAND = "牌局龍"
# Messages that are set in the serif font.
# fmt: off
HEADINGS = frozenset({
    "end-even", "end-hand", "end-lost", "end-solved", "end-won", "game-name", "help-keys", "help-title", "learn-title",
    "learn-watch", "leave-title", "lobby-mine", "lobby-open", "lobby-recent", "lobby-title", "nowhere-title",
    "panel-scores", "panel-story", "problem-title", "replay-title", "say-all", "scores-sheet", "settings", "table-hand",
    "verify-title", "waiting-closed", "waiting-free", "waiting-full", "waiting-title", "wrong-title",
})
# fmt: on
HEADING = re.compile(r"family-.*-name|setup-group-.*")


def east_asian(text: str) -> str:
    """The characters of a text that Latin fonts lack, each once."""
    return "".join(sorted({character for character in text if ord(character) >= FIRST_OF_EAST_ASIA}))


def names() -> str:
    """What is shown in every language: the games, the tiles and the languages by their own names."""
    texts = [BRAND, NAMES_OF_LANGUAGES]
    texts += [game.native for game in paiju.games()]
    texts += [name for tiles in TILE_SETS.values() for face in tiles.faces for name in face.names.values()]
    return "".join(texts)


def tile_characters() -> str:
    """What is written on tiles."""
    drawn = "".join(svg(tiles, face.index) for tiles in TILE_SETS.values() for face in tiles.faces)
    return "".join(re.findall(r"<text[^>]*>([^<]*)<", drawn))


def messages(language: str) -> dict[str, str]:
    """Every message of the page and of the games, by its file and id."""
    folders = [HERE.parent / "src/words", *ROOT.rglob("words")]
    found: dict[str, str] = {}
    for name in OVERLAYS.get(language, (language,)):
        for path in (folder / f"{name}.ftl" for folder in folders):
            if path.exists():
                entries = re.findall(
                    r"^([a-z][\w-]*) = ((?:.*)(?:\n .*)*)", path.read_text(encoding="utf-8"), re.MULTILINE
                )
                found |= {f"{id} {path}": text for id, text in entries if not id.startswith(OF_TERMINAL)}
    return found


def is_heading(id: str) -> bool:
    return id in HEADINGS or HEADING.fullmatch(id) is not None


def headings(language: str) -> str:
    """What is set in the serif font: headings of the page, and of the rulebooks."""
    titles = (text for key, text in messages(language).items() if is_heading(key.split()[0]))
    return "".join(titles) + "".join(re.findall(r"^#+ (.*)", rulebooks(language), re.MULTILINE))


def latin_in_headings() -> str:
    """ASCII, and what else of Latin headings have in any language; people's names are in none."""
    shown = "".join(headings(language) for language in LANGUAGES) + "".join(game.native for game in paiju.games())
    return LATIN[: LATIN.index("\xa0")] + "".join(sorted(set(shown) & set(LATIN)))


def rulebooks(language: str) -> str:
    return "".join(game.rulebook_in(language) for game in paiju.games())


def add_minus(font: TTFont) -> None:
    """Noto Sans and Serif have no minus sign: their en dash is one."""
    for table in font["cmap"].tables:
        if DASH in table.cmap:
            table.cmap.setdefault(MINUS, table.cmap[DASH])


def write(source: Path, target: str, text: str, number: int = -1) -> None:
    options = subset.Options(flavor="woff2", font_number=number, layout_features=["kern"], desubroutinize=True)
    options.hinting = False
    options.name_IDs = []
    font = subset.load_font(str(source), options)
    add_minus(font)
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    subset.save_font(font, str(HERE / target), options)
    print(f"{target}: {(HERE / target).stat().st_size:,} bytes")


def write_symbols(folder: Path) -> None:
    """Symbols stand in several of Noto's fonts: a file for what the first ones lack."""
    left = SYMBOLS
    for number, name in enumerate(("NotoSansSymbols2", "NotoSansSymbols", "NotoSansMath"), 1):
        source = folder / f"{name}-Regular.ttf"
        there = TTFont(source).getBestCmap()
        found = "".join(character for character in left if ord(character) in there)
        left = "".join(character for character in left if character not in found)
        if found:
            write(source, f"symbols-{number}.woff2", found)
    if left:
        sys.exit(f"No font has {left}")


def write_all(folder: Path) -> None:
    latin, cjk = folder / "truetype/noto", folder / "opentype/noto"
    sans, serif = cjk / "NotoSansCJK-Regular.ttc", cjk / "NotoSerifCJK-Bold.ttc"
    write(latin / "NotoSans-Regular.ttf", "sans-latin.woff2", LATIN)
    write(latin / "NotoSans-Bold.ttf", "sans-latin-bold.woff2", LATIN)
    write(latin / "NotoSerif-Bold.ttf", "serif-latin.woff2", latin_in_headings())
    write_symbols(latin)
    shared = east_asian(names())
    write(sans, "sans-names.woff2", east_asian(names() + rulebooks("en")), FACES["zh-Hans"])
    write(serif, "tiles.woff2", east_asian(tile_characters()), FACES["zh-Hant"])
    titles = BRAND + NAMES_OF_LANGUAGES + "".join(game.native for game in paiju.games())
    write(serif, "serif-names.woff2", east_asian(titles + headings("en")), FACES["zh-Hans"])
    for language, number in FACES.items():
        widest = HONG_KONG if language == "zh-Hant" else language  # it has all words of the other
        shown = "".join(messages(widest).values()) + rulebooks(language)
        write(sans, f"sans-{language}.woff2", east_asian(shown + shared), number)
        write(serif, f"serif-{language}.woff2", east_asian(headings(widest) + titles), number)


if __name__ == "__main__":
    write_all(Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts"))
