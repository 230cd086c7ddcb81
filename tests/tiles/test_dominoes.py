"""The table of the 21 faces, row by row, and the figures it must add up to."""

from collections import Counter

import numpy as np
import pytest

from paiju.tiles.dominoes import (
    BLACK,
    CHINESE_PAIRS,
    FACES,
    FULL32,
    HIGH,
    IS_CIVIL,
    KOREAN_PAIRS,
    LOW,
    PIPS,
    RANK,
    RED,
    Pair,
)

# idx|tile|copies|suit, rank|pips|red|black|Chinese|pinyin|Cantonese|casino name|English|Korean (Culin 1895)
TABLE = """
0|[6:6]|2|civil 1|12|6|6|天|tiān|tin1|teen|Heaven|준륙 (tjoun-ryouk)
1|[1:1]|2|civil 2|2|2|0|地|dì|dei6|day|Earth|퉁소 (syo-syo)
2|[4:4]|2|civil 3|8|8|0|人|rén|jan4|yun|Man|직홍 (tjoun-hong)
3|[3:1]|2|civil 4|4|1|3|鵝 / 和|é / hé|ngo4 / wo4|gor|Goose (Harmony)|소삼 (syo-sam)
4|[5:5]|2|civil 5|10|0|10|梅|méi|mui4|mooy|Plum|준오 (tjoun-o)
5|[3:3]|2|civil 6|6|0|6|長|cháng|coeng4|chong|Long|장삼 (tjyang-sam)
6|[2:2]|2|civil 7|4|0|4|板|bǎn|baan2|bon|Board (Bench)|진아 (tjoun-a)
7|[6:5]|2|civil 8|11|0|11|斧|fǔ|fu2|foo|Axe|오륙 (o-ryouk)
8|[6:4]|2|civil 9|10|4|6|屏 / 紅頭十|píng / hóngtóu shí|ping4|ping|Red-head ten|사륙 (sa-ryouk)
9|[6:1]|2|civil 10|7|1|6|長腳七 / 高腳七|chángjiǎo qī|gou1 goek3 cat1|tit|Long-leg seven|백륙 (paik-ryouk)
10|[5:1]|2|civil 11|6|1|5|紅槌六 / 零霖六|hóngchuí liù|ling4 lam4 luk6|look|Red-mallet six|백오 (paik-i)
11|[6:3]|1|military 1|9|0|9|雜九|zá jiǔ|zaap6 gau2|gow|Nine|삼륙 (sam-ryouk)
12|[5:4]|1|military 1|9|4|5|雜九|zá jiǔ|zaap6 gau2|gow|Nine|사오 (sa-o)
13|[6:2]|1|military 2|8|0|8|雜八|zá bā|zaap6 baat3|bot|Eight|아륙 (a-ryouk)
14|[5:3]|1|military 2|8|0|8|雜八|zá bā|zaap6 baat3|bot|Eight|삼오 (sam-o)
15|[5:2]|1|military 3|7|0|7|雜七|zá qī|zaap6 cat1|chit|Seven|관이 (koan-a)
16|[4:3]|1|military 3|7|4|3|雜七|zá qī|zaap6 cat1|chit|Seven|삼사 (sam-sa)
17|[4:2]|1|military 4|6|4|2|二四|èr sì|ji6 sei3|gee joon six|Six|어사 (a-sa)
18|[4:1]|1|military 5|5|5|0|雜五|zá wǔ|zaap6 ng5|ng|Five|백사 (paik-sa)
19|[3:2]|1|military 5|5|0|5|雜五|zá wǔ|zaap6 ng5|ng|Five|아삼 (a-sam)
20|[2:1]|1|military 6|3|1|2|丁三|dīng sān|ding1 saam1|gee joon three|Three|쥐코 (tjoui-hko)
"""
ROWS = [line.split("|") for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("cells", ROWS, ids=[row[1] for row in ROWS])
def test_numbers_of_a_row(cells: list[str]) -> None:
    face = int(cells[0])
    suit, rank = cells[3].split()
    assert FACES[face].index == face
    assert FACES[face].text == cells[1]
    assert FULL32.copies[face] == int(cells[2])
    assert IS_CIVIL[face] == (suit == "civil")
    assert RANK[face] == int(rank)
    assert [PIPS[face], RED[face], BLACK[face]] == [int(cell) for cell in cells[4:7]]
    assert f"[{HIGH[face]}:{LOW[face]}]" == cells[1]


@pytest.mark.parametrize("cells", ROWS, ids=[row[1] for row in ROWS])
def test_names_of_a_row(cells: list[str]) -> None:
    names = FACES[int(cells[0])].names
    korean, culin = cells[12].rstrip(")").split(" (")
    assert (names["ko"], names["culin"]) == (korean, culin)
    assert names["casino"] == cells[10]
    for column, cell in zip(("zh", "pinyin", "jyutping", "en"), (*cells[7:10], cells[11]), strict=True):
        first, _, second = cell.replace(" (", " / ").rstrip(")").partition(" / ")
        assert names[column] == first
        assert names.get(f"{column}-alt") == second or not second


def test_names_from_other_tables_stand_second() -> None:
    second = {face.text: face.names["zh-alt"] for face in FACES if "zh-alt" in face.names}
    assert second["[3:3]"] == "長三"
    assert second["[2:2]"] == "板凳"
    assert second["[6:5]"] == "斧頭"


def test_names_as_spoken_today() -> None:
    hans = "天 地 人 鹅 梅花 长三 板凳 斧头 红头十 高脚七 铜锤六 杂九 杂九 杂八 杂八 杂七 杂七 二四 杂五 杂五 丁三"
    hant = "天 地 人 鵝 梅花 長三 板凳 斧頭 紅頭十 高腳七 銅錘六 雜九 雜九 雜八 雜八 雜七 雜七 二四 雜五 雜五 丁三"
    assert " ".join(face.names["zh-Hans"] for face in FACES) == hans
    assert " ".join(face.names["zh-Hant"] for face in FACES) == hant
    assert FACES[8].names["zh-Hans-alt"] == "红头十"
    assert not any("" in face.names.values() for face in FACES)


def test_check_figures_of_the_32_tiles() -> None:
    tiles = FULL32.tiles()
    assert len(tiles) == 32
    assert (PIPS[tiles].sum(), RED[tiles].sum(), BLACK[tiles].sum()) == (227, 64, 163)
    assert sum(HIGH[tiles] == LOW[tiles]) == 12
    halves = Counter(half for face in tiles if HIGH[face] != LOW[face] for half in (int(HIGH[face]), int(LOW[face])))
    assert halves == {1: 8, 2: 5, 3: 6, 4: 6, 5: 7, 6: 8}


def test_tables_cannot_be_written_to() -> None:
    for table in (HIGH, LOW, PIPS, RED, BLACK, IS_CIVIL, RANK):
        assert table.dtype == np.int64
        assert len(table) == 21
        with pytest.raises(ValueError, match="read-only"):
            table[0] = 1


def military(pairs: tuple[Pair, ...]) -> dict[str, str]:
    return {name: FULL32.text(faces) for name, faces in pairs if faces[0] != faces[1]}


def test_the_sixteen_chinese_pairs() -> None:
    assert " ".join(name for name, _ in CHINESE_PAIRS) == (
        "HEAVEN EARTH MAN GOOSE PLUM LONG BOARD AXE RED_TEN LONG_SEVEN RED_SIX NINES EIGHTS SEVENS FIVES SUPREME"
    )
    assert [FULL32.text(faces) for _, faces in CHINESE_PAIRS[:11]] == [face.text * 2 for face in FACES[:11]]
    assert military(CHINESE_PAIRS) == {
        "NINES": "[6:3][5:4]",
        "EIGHTS": "[6:2][5:3]",
        "SEVENS": "[5:2][4:3]",
        "FIVES": "[4:1][3:2]",
        "SUPREME": "[4:2][2:1]",
    }


def test_the_korean_pairs_know_no_supreme() -> None:
    assert KOREAN_PAIRS[:11] == CHINESE_PAIRS[:11]
    assert military(KOREAN_PAIRS) == {
        "BULL": "[6:3][6:2]",
        "SEVEN_EIGHT": "[5:3][5:2]",
        "SIX_SEVEN": "[4:3][4:2]",
        "FIVES": "[4:1][3:2]",
        "THREE_NINE": "[5:4][2:1]",
    }


@pytest.mark.parametrize("pairs", [CHINESE_PAIRS, KOREAN_PAIRS], ids=["chinese", "korean"])
def test_pairs_use_every_tile_once(pairs: tuple[Pair, ...]) -> None:
    assert sorted(face for _, faces in pairs for face in faces) == FULL32.tiles()
