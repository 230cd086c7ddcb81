"""Draws the cards of the games: the pictures that other pages show where somebody shares a link. No table is on them.

Needs resvg-py, fonttools, brotli and Pillow, and the fonts of the client: python web/cards/draw.py
"""

import io
import re
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

import resvg_py
from fontTools.ttLib import TTFont
from PIL import Image

import paiju
from paiju.kernel.game import Game
from paiju.server.http.catalogue import sample_faces, usual_deck
from paiju.tiles.svg import svg
from paiju.tiles.tileset import TileSet
from paiju.web import CARDS

WIDTH, HEIGHT = 1200, 630
COLOURS = 64
FONTS = Path(__file__).parents[1] / "fonts"
USED = ("serif-latin", "serif-names", "tiles", "sans-latin")
FAMILIES = ", ".join(USED)
TALLEST, BROADEST, GAP = 310, 980, 22  # of the tiles; where they are broad, of all together
MIDDLE = 380  # of the tiles, from above
NAME_WIDTH = 1900  # a name has letters as large as this divided by how many they are


def fonts(folder: Path) -> list[str]:
    """The fonts of the client as the renderer reads them."""
    for name in USED:
        font = TTFont(FONTS / f"{name}.woff2")
        font.flavor = None
        for entry, text in {1: name, 2: "Regular", 4: name, 6: name, 16: name}.items():  # they have none
            font["name"].setName(text, entry, 3, 1, 0x409)
        font.save(folder / f"{name}.ttf")
    return [str(folder / f"{name}.ttf") for name in USED]


def card(game: Game) -> str:
    """The card of a game as SVG: a few tiles on felt, its names, and whose it is."""
    name = game.say("game-name", "en")
    size = min(66, NAME_WIDTH // len(name))
    texts = [
        f'<text x="600" y="100" font-size="{size}">{escape(name)}</text>',
        f'<text x="600" y="175" font-size="52" fill="#ffd9a0">{escape(game.native)}</text>',
        '<text x="600" y="600" font-size="30" fill="#c3d6c8">Paiju 牌局</text>',
    ]
    felt = '<rect width="1200" height="630" fill="#24513f"/>'
    words = f'<g text-anchor="middle" fill="#fff8e6" font-family="{FAMILIES}">{"".join(texts)}</g>'
    tiles = re.sub(r'font-family="[^"]*"', f'font-family="{FAMILIES}"', _tiles(game, usual_deck(game)))
    shape = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{felt}{words}{tiles}</svg>'


def _tiles(game: Game, deck: TileSet) -> str:
    """A few tiles side by side."""
    faces = sample_faces(game, deck)
    pictures = [svg(deck, face) for face in faces]
    wide, tall = map(int, re.findall(r'viewBox="0 0 (\d+) (\d+)"', pictures[0])[0])
    height = min(TALLEST, (BROADEST / len(faces) - GAP) * tall / wide)
    width = height * wide / tall
    left = (WIDTH - len(faces) * (width + GAP) + GAP) / 2
    return "".join(
        picture.replace(
            "<svg ",
            f'<svg x="{left + place * (width + GAP):.1f}" y="{MIDDLE - height / 2:.1f}" '
            f'width="{width:.1f}" height="{height:.1f}" ',
            1,
        )
        for place, picture in enumerate(pictures)
    )


def main() -> None:
    """Draw all cards anew."""
    CARDS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        paths = fonts(Path(folder))
        for game in paiju.games():
            drawn = resvg_py.svg_to_bytes(svg_string=card(game), font_files=paths, skip_system_fonts=True)
            picture = Image.open(io.BytesIO(bytes(drawn))).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
            picture.save(CARDS / f"{game.slug}.png", optimize=True)


if __name__ == "__main__":
    main()
