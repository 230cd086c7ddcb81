"""The 78 tiles of Ponjan (ポンジャン): three colours nine times each, white and dragon four times."""

from paiju.tiles.tileset import TileSet, faces, table

_TYPES = (  # letter, English, Japanese, how many ids, copies of each
    ("R", "Red", "赤", 2, 9),
    ("B", "Blue", "青", 2, 9),
    ("Y", "Yellow", "黄", 2, 9),
    ("W", "White", "白", 4, 4),
    ("D", "Dragon", "竜", 2, 4),
)
_KINDS = [(row, number) for row in _TYPES for number in range(row[3])]

FACES = faces(
    (f"{letter}{number}" for (letter, *_), number in _KINDS),
    ({"en": f"{en} {number}", "ja": f"{ja}{number}"} for (_, en, ja, *_), number in _KINDS),
)

COLOUR = table(_TYPES.index(row) for row, _ in _KINDS)  # 0 red, 1 blue, 2 yellow, 3 white, 4 dragon
ID = table(number for _, number in _KINDS)

PONJAN78 = TileSet(
    "ponjan78", FACES, tuple(row[4] for row, _ in _KINDS), " ", "ponjan", "??", r"([RBYWD])([0-9])|(\?)(\?)"
)
SETS = (PONJAN78,)
