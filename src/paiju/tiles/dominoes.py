"""Chinese dominoes, 骨牌 gǔpái, Korean 골패 golpae: 21 faces, eleven civil (文 wén) and ten military (武 wǔ)."""

from collections.abc import Iterable

from paiju.tiles.tileset import TileSet, faces, table

_COLUMNS = ("zh", "pinyin", "jyutping", "casino", "en", "ko", "culin")

# In canonical order. A second name after "/" goes to the column with "-alt".
# Korean names after Culin 1895; "culin" is his spelling.
_CIVIL = (
    ("[6:6]", "天", "tiān", "tin1", "teen", "Heaven", "준륙", "tjoun-ryouk"),
    ("[1:1]", "地", "dì", "dei6", "day", "Earth", "퉁소", "syo-syo"),
    ("[4:4]", "人", "rén", "jan4", "yun", "Man", "직홍", "tjoun-hong"),
    ("[3:1]", "鵝/和", "é/hé", "ngo4/wo4", "gor", "Goose/Harmony", "소삼", "syo-sam"),
    ("[5:5]", "梅", "méi", "mui4", "mooy", "Plum", "준오", "tjoun-o"),
    ("[3:3]", "長/長三", "cháng", "coeng4", "chong", "Long", "장삼", "tjyang-sam"),
    ("[2:2]", "板/板凳", "bǎn", "baan2", "bon", "Board/Bench", "진아", "tjoun-a"),
    ("[6:5]", "斧/斧頭", "fǔ", "fu2", "foo", "Axe", "오륙", "o-ryouk"),
    ("[6:4]", "屏/紅頭十", "píng/hóngtóu shí", "ping4", "ping", "Red-head ten", "사륙", "sa-ryouk"),
    ("[6:1]", "長腳七/高腳七", "chángjiǎo qī", "gou1 goek3 cat1", "tit", "Long-leg seven", "백륙", "paik-ryouk"),
    ("[5:1]", "紅槌六/零霖六", "hóngchuí liù", "ling4 lam4 luk6", "look", "Red-mallet six", "백오", "paik-i"),
)
_MILITARY = (
    ("[6:3]", "雜九", "zá jiǔ", "zaap6 gau2", "gow", "Nine", "삼륙", "sam-ryouk"),
    ("[5:4]", "雜九", "zá jiǔ", "zaap6 gau2", "gow", "Nine", "사오", "sa-o"),
    ("[6:2]", "雜八", "zá bā", "zaap6 baat3", "bot", "Eight", "아륙", "a-ryouk"),
    ("[5:3]", "雜八", "zá bā", "zaap6 baat3", "bot", "Eight", "삼오", "sam-o"),
    ("[5:2]", "雜七", "zá qī", "zaap6 cat1", "chit", "Seven", "관이", "koan-a"),
    ("[4:3]", "雜七", "zá qī", "zaap6 cat1", "chit", "Seven", "삼사", "sam-sa"),
    ("[4:2]", "二四", "èr sì", "ji6 sei3", "gee joon six", "Six", "어사", "a-sa"),
    ("[4:1]", "雜五", "zá wǔ", "zaap6 ng5", "ng", "Five", "백사", "paik-sa"),
    ("[3:2]", "雜五", "zá wǔ", "zaap6 ng5", "ng", "Five", "아삼", "a-sam"),
    ("[2:1]", "丁三", "dīng sān", "ding1 saam1", "gee joon three", "Three", "쥐코", "tjoui-hko"),
)
# What players say today, where the table above has another name: simplified, traditional.
_SPOKEN = {
    "[5:5]": ("梅花", "梅花"),
    "[3:3]": ("长三", "長三"),
    "[2:2]": ("板凳", "板凳"),
    "[6:5]": ("斧头", "斧頭"),
    "[6:4]": ("红头十", "紅頭十"),
    "[6:1]": ("高脚七", "高腳七"),
    "[5:1]": ("铜锤六", "銅錘六"),
}
_SIMPLIFIED = str.maketrans("鵝長頭紅腳雜", "鹅长头红脚杂")
RED_NUMBERS = (1, 4)


def _names(row: tuple[str, ...]) -> dict[str, str]:
    names: dict[str, str] = {}
    for column, entry in zip(_COLUMNS, row[1:], strict=True):
        names[column], _, names[f"{column}-alt"] = entry.partition("/")
    names["zh-Hans"], names["zh-Hant"] = _SPOKEN.get(row[0], (names["zh"].translate(_SIMPLIFIED), names["zh"]))
    names["zh-Hans-alt"] = names["zh-alt"].translate(_SIMPLIFIED)
    return names


_ROWS = _CIVIL + _MILITARY

FACES = faces((row[0] for row in _ROWS), map(_names, _ROWS))

HIGH = table(int(face.text[1]) for face in FACES)
LOW = table(int(face.text[3]) for face in FACES)
PIPS = table(HIGH + LOW)
IS_CIVIL = table(face.index < len(_CIVIL) for face in FACES)
# every 1 and 4 is red, and one half of [6:6]
RED = table(
    6 if high == low == 6 else sum(half for half in (high, low) if half in RED_NUMBERS)
    for high, low in zip(HIGH.tolist(), LOW.tolist(), strict=True)
)
BLACK = table(PIPS - RED)
# civil tiles in table order; military ones by pips, equal pips are equal
_MILITARY_PIPS = sorted(set(PIPS[len(_CIVIL) :].tolist()), reverse=True)
RANK = table(face.index + 1 if IS_CIVIL[face.index] else _MILITARY_PIPS.index(PIPS[face.index]) + 1 for face in FACES)


def _set(name: str, copies: Iterable[int]) -> TileSet:
    one_tile = r"\[\s*([1-6?])\s*[:,/|-]?\s*([1-6?])\s*\]|([1-6?])[:/|-]?([1-6?])"
    return TileSet(name, FACES, tuple(copies), "", "domino", "[?:?]", one_tile)


FULL32 = _set("full32", (2 if civil else 1 for civil in IS_CIVIL))


def _full_without(name: str, texts: str) -> TileSet:
    missing = FULL32.read(texts)
    return _set(name, (0 if face in missing else copies for face, copies in enumerate(FULL32.copies)))


def _civil_and(name: str, texts: str) -> TileSet:
    added = FULL32.read(texts)
    return _set(name, (2 if IS_CIVIL[face.index] else added.count(face.index) for face in FACES))


BULL24 = _civil_and("bull24", "[6:2][6:3]")
TAIL24 = _full_without("tail24", "[3:3][4:4][5:5][6:6]")
DOUBLE64 = _set("double64", (2 * copies for copies in FULL32.copies))
CARDS84 = _set("cards84", (4 for _ in FACES))

NO_SUPREME30 = _full_without("no_supreme30", "[4:2][2:1]")
WEN_SUPREME24 = _civil_and("wen_supreme24", "[4:2][2:1]")
WEN51_SUPREME_NINES24 = _full_without("wen51_supreme_nines24", "[5:1] [6:2][5:3] [5:2][4:3] [4:1][3:2]")
WEN_NINES24 = _civil_and("wen_nines24", "[6:3][5:4]")

SETS = (FULL32, BULL24, TAIL24, DOUBLE64, CARDS84, NO_SUPREME30, WEN_SUPREME24, WEN51_SUPREME_NINES24, WEN_NINES24)

Pair = tuple[str, tuple[int, int]]


def _pair(name: str, texts: str) -> Pair:
    first, second = sorted(FULL32.read(texts))
    return name, (first, second)


_CIVIL_NAMES = ("HEAVEN", "EARTH", "MAN", "GOOSE", "PLUM", "LONG", "BOARD", "AXE", "RED_TEN", "LONG_SEVEN", "RED_SIX")

CIVIL_PAIRS: tuple[Pair, ...] = tuple((name, (face, face)) for face, name in enumerate(_CIVIL_NAMES))
CHINESE_PAIRS: tuple[Pair, ...] = (
    *CIVIL_PAIRS,
    _pair("NINES", "[6:3][5:4]"),
    _pair("EIGHTS", "[6:2][5:3]"),
    _pair("SEVENS", "[5:2][4:3]"),
    _pair("FIVES", "[4:1][3:2]"),
    _pair("SUPREME", "[4:2][2:1]"),  # 至尊 zhìzūn, of no suit
)
KOREAN_PAIRS: tuple[Pair, ...] = (
    *CIVIL_PAIRS,
    _pair("BULL", "[6:2][6:3]"),
    _pair("SEVEN_EIGHT", "[5:2][5:3]"),
    _pair("SIX_SEVEN", "[4:2][4:3]"),
    _pair("FIVES", "[4:1][3:2]"),
    _pair("THREE_NINE", "[2:1][5:4]"),
)
