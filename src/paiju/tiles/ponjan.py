"""The 78 tiles of Ponjan (ポンジャン): three colours nine times each, white and dragon four times."""

from paiju.tiles.tileset import TileSet, faces, table

_TYPES = (  # letter, how many ids, copies of each
    ("R", 2, 9),
    ("B", 2, 9),
    ("Y", 2, 9),
    ("W", 4, 4),
    ("D", 2, 4),
)
_NAMES = {  # before the id
    "R": {"en": "Red ", "ja": "赤", "zh-Hans": "红", "zh-Hant": "紅", "ko": "빨강"},
    "B": {"en": "Blue ", "ja": "青", "zh-Hans": "蓝", "zh-Hant": "藍", "ko": "파랑"},
    "Y": {"en": "Yellow ", "ja": "黄", "zh-Hans": "黄", "zh-Hant": "黃", "ko": "노랑"},
    "W": {"en": "White ", "ja": "白", "zh-Hans": "白", "zh-Hant": "白", "ko": "하양"},
    "D": {"en": "Dragon ", "ja": "竜", "zh-Hans": "龙", "zh-Hant": "龍", "ko": "용"},
}
_KINDS = [(row, number) for row in _TYPES for number in range(row[1])]

FACES = faces(
    (f"{letter}{number}" for (letter, *_), number in _KINDS),
    ({column: f"{name}{number}" for column, name in _NAMES[letter].items()} for (letter, *_), number in _KINDS),
)

COLOUR = table(_TYPES.index(row) for row, _ in _KINDS)  # 0 red, 1 blue, 2 yellow, 3 white, 4 dragon
ID = table(number for _, number in _KINDS)

PONJAN78 = TileSet(
    "ponjan78", FACES, tuple(row[2] for row, _ in _KINDS), " ", "ponjan", "??", r"([RBYWD])([0-9])|(\?)(\?)"
)
SETS = (PONJAN78,)
