"""Writes the fonts of the client: Noto CJK cut down to the characters that the interface and the tiles use.

Needs fonttools, brotli and Debian's fonts-noto-cjk: python web/fonts/subset.py
"""

from pathlib import Path

from fontTools import subset

import paiju
from paiju.tiles import TILE_SETS

HERE = Path(__file__).parent
SYSTEM = Path("/usr/share/fonts/opentype/noto")
SIMPLIFIED_CHINESE = 2  # its place in the collections


def characters() -> str:
    """All characters beyond Latin of the messages, the games and the tiles."""
    texts = [path.read_text(encoding="utf-8") for path in (HERE.parent / "src/i18n").rglob("*.json")]
    texts += [game.native for game in paiju.games()]
    texts += [name for tiles in TILE_SETS.values() for face in tiles.faces for name in face.names.values()]
    return "".join(sorted({character for character in "".join(texts) + "牌局龍" if ord(character) > 0x2E00}))


def write(source: str, target: str, text: str) -> None:
    options = subset.Options(flavor="woff2", font_number=SIMPLIFIED_CHINESE, layout_features=[], desubroutinize=True)
    font = subset.load_font(str(SYSTEM / source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    subset.save_font(font, str(HERE / target), options)


if __name__ == "__main__":
    write("NotoSansCJK-Regular.ttc", "paiju-sans.woff2", characters())
    brush = "".join(name for tiles in TILE_SETS.values() for face in tiles.faces for name in face.names.get("zh", ""))
    native = "".join(game.native for game in paiju.games())
    write("NotoSerifCJK-Bold.ttc", "paiju-serif.woff2", brush + native + "牌局龍萬一二三四五六七八九")
