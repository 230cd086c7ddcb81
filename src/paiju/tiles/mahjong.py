"""The 108 mahjong tiles (麻將 májiàng) without honours: bam, crack and dot, one to nine, four of each."""

from paiju.tiles.tileset import TileSet, faces, table

_SUITS = (  # letter, English, Chinese, simplified, pinyin, Cantonese, Korean
    ("b", "bam", "條", "条", "tiáo", "tiu4", "삭"),
    ("c", "crack", "萬", "万", "wàn", "maan6", "만"),
    ("d", "dot", "筒", "筒", "tǒng", "tung4", "통"),
)
_NUMBERS = (
    ("One", "一", "yī", "jat1"),
    ("Two", "二", "èr", "ji6"),
    ("Three", "三", "sān", "saam1"),
    ("Four", "四", "sì", "sei3"),
    ("Five", "五", "wǔ", "ng5"),
    ("Six", "六", "liù", "luk6"),
    ("Seven", "七", "qī", "cat1"),
    ("Eight", "八", "bā", "baat3"),
    ("Nine", "九", "jiǔ", "gau2"),
)
_SECOND_NAMES = {"1b": {"zh-alt": "幺雞", "zh-Hans-alt": "幺鸡", "pinyin-alt": "yāojī", "en-alt": "Bird"}}


def _names(suit: tuple[str, ...], number: int) -> dict[str, str]:
    letter, en, zh, hans, pinyin, jyutping, ko = suit
    number_en, number_zh, number_pinyin, number_jyutping = _NUMBERS[number - 1]
    return {
        "zh": number_zh + zh,
        "zh-Hans": number_zh + hans,
        "zh-Hant": number_zh + zh,
        "pinyin": f"{number_pinyin} {pinyin}",
        "jyutping": f"{number_jyutping} {jyutping}",
        "en": f"{number_en} {en}",
        "ko": f"{number}{ko}",
    } | _SECOND_NAMES.get(f"{number}{letter}", {})


_KINDS = [(suit, number) for suit in _SUITS for number in range(1, len(_NUMBERS) + 1)]

FACES = faces((f"{number}{suit[0]}" for suit, number in _KINDS), (_names(suit, number) for suit, number in _KINDS))

SUIT = table(_SUITS.index(suit) for suit, _ in _KINDS)  # 0 bam, 1 crack, 2 dot
NUMBER = table(number for _, number in _KINDS)

MAHJONG108 = TileSet("mahjong108", FACES, (4,) * len(FACES), " ", "mahjong", "??", r"([1-9]+)([bcd])|(\?)(\?)")
SETS = (MAHJONG108,)
