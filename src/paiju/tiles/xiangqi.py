"""The 32 pieces of xiangqi (象棋), as played with in Liap Tui: seven kinds, red and black."""

from paiju.tiles.tileset import TileSet, faces, table

_KINDS = (  # letter, English, copies in each colour, letter in a FEN
    ("G", "general", 1, "k"),
    ("A", "advisor", 2, "a"),
    ("E", "elephant", 2, "e"),
    ("R", "chariot", 2, "r"),
    ("H", "horse", 2, "h"),
    ("C", "cannon", 2, "c"),
    ("S", "soldier", 5, "p"),
)
_RED = (  # Chinese, simplified, pinyin, Cantonese, Korean
    ("帥", "帅", "shuài", "seoi3", "왕"),
    ("仕", "仕", "shì", "si6", "사"),
    ("相", "相", "xiàng", "soeng3", "상"),
    ("俥", "车", "jū", "geoi1", "차"),
    ("傌", "马", "mǎ", "maa5", "마"),
    ("炮", "炮", "pào", "paau3", "포"),
    ("兵", "兵", "bīng", "bing1", "병"),
)
_BLACK = (
    ("將", "将", "jiàng", "zoeng3", "왕"),
    ("士", "士", "shì", "si6", "사"),
    ("象", "象", "xiàng", "zoeng6", "상"),
    ("車", "车", "jū", "geoi1", "차"),
    ("馬", "马", "mǎ", "maa5", "마"),
    ("包", "炮", "pào", "paau3", "포"),
    ("卒", "卒", "zú", "zeot1", "졸"),
)
_PIECES = [(kind, is_red) for kind in range(len(_KINDS)) for is_red in (1, 0)]


def _names(kind: int, is_red: int) -> dict[str, str]:
    names = dict(zip(("zh", "zh-Hans", "pinyin", "jyutping", "ko"), (_RED if is_red else _BLACK)[kind], strict=True))
    names["zh-Hant"] = ("紅" if is_red else "黑") + names["zh"]  # 俥 and 車 sound alike
    names["zh-Hans"] = ("红" if is_red else "黑") + names["zh-Hans"]
    names["ko"] = ("홍 " if is_red else "흑 ") + names["ko"]
    _, en, _, fen = _KINDS[kind]
    names["en"] = f"{'Red' if is_red else 'Black'} {en}"
    names["fen"] = fen.upper() if is_red else fen
    return names


FACES = faces(
    (_KINDS[kind][0] + ("r" if is_red else "b") for kind, is_red in _PIECES),
    (_names(kind, is_red) for kind, is_red in _PIECES),
)

KIND = table(kind for kind, _ in _PIECES)  # 0 general … 6 soldier
IS_RED = table(is_red for _, is_red in _PIECES)
POINTS = table(range(len(FACES), 0, -1))  # the red general 14, the black soldier 1

XIANGQI32 = TileSet(
    "xiangqi32",
    FACES,
    tuple(_KINDS[kind][2] for kind, _ in _PIECES),
    " ",
    "xiangqi",
    "??",
    r"([GAERHCS])([rb])|(\?)(\?)",
)
SETS = (XIANGQI32,)
