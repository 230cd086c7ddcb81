"""Tiles in a terminal: small boxes that line up side by side, plain or with Rich's colour markup.

Red pips are ● and black ones ○, so that nothing depends on colour.
"""

from collections.abc import Callable, Iterable

from paiju.tiles import dominoes, mahjong, ponjan, xiangqi
from paiju.tiles.tileset import UNKNOWN, TileSet

_Line = list[tuple[str, str]]  # pieces of text, each with its colour ("" = the terminal's own)

_RED_PIP, _BLACK_PIP = "●", "○"
_HALVES = {  # 1, 2, 3 are the places of a line, as on a tile seen from its upper end
    1: ("", "2", ""),
    2: ("13", "", ""),
    3: ("1", "2", "3"),
    4: ("13", "", "13"),
    5: ("13", "2", "13"),
    6: ("13", "13", "13"),
}
_PONJAN_COLOURS = ("red", "blue", "yellow", "", "green")


def art(tileset: TileSet, face: int, *, markup: bool = False) -> list[str]:
    """One tile as lines of equal width; every tile of a kind has the same size. An unknown face shows its back."""
    inside, width = _INSIDES[tileset.kind]
    lines = [[("░" * width, "")]] * len(inside(0)) if face == UNKNOWN else inside(face)
    top, bottom = ("╭╮", "╰╯") if tileset.kind == "xiangqi" else ("┌┐", "└┘")
    return [
        top[0] + "─" * width + top[1],
        *("│" + "".join(_coloured(*piece) if markup else piece[0] for piece in line) + "│" for line in lines),
        bottom[0] + "─" * width + bottom[1],
    ]


def row(tileset: TileSet, faces: Iterable[int], *, markup: bool = False) -> str:
    """Several tiles side by side."""
    return "\n".join(
        " ".join(lines) for lines in zip(*(art(tileset, face, markup=markup) for face in faces), strict=True)
    )


def _coloured(words: str, colour: str) -> str:
    return f"[{colour}]{words}[/{colour}]" if colour else words


def _domino(face: int) -> list[_Line]:
    high, low = int(dominoes.HIGH[face]), int(dominoes.LOW[face])
    is_heaven = high == low == 6
    upper = [_pips(places, high, "1" if is_heaven else "") for places in _HALVES[high]]
    lower = [_pips(places, low, "1" if is_heaven else "") for places in _HALVES[low]]
    return upper + [line[::-1] for line in lower[::-1]]  # the lower half is seen from the other end


def _pips(places: str, number: int, only_red: str) -> _Line:
    """A line of a half; `only_red` is the one red place of a half that is not of one colour."""
    pieces: _Line = []
    for place in "123":
        red = place == only_red if only_red else number in dominoes.RED_NUMBERS
        pip = (_RED_PIP, "red") if red else (_BLACK_PIP, "")
        pieces.append(pip if place in places else (" ", ""))
    return pieces


def _mahjong(face: int) -> list[_Line]:
    numeral, suit = tuple(mahjong.FACES[face].names["zh"])
    colour = ("green", "red", "blue")[mahjong.SUIT[face]]
    return [_middle(numeral, ""), _middle(suit, colour), _middle(mahjong.FACES[face].text, "")]


def _ponjan(face: int) -> list[_Line]:
    colour = _PONJAN_COLOURS[ponjan.COLOUR[face]]
    return [_middle(ponjan.FACES[face].names["ja"][0], colour), _middle(ponjan.FACES[face].text, colour)]


def _xiangqi(face: int) -> list[_Line]:
    colour = "red" if xiangqi.IS_RED[face] else ""
    return [_middle(xiangqi.FACES[face].names["zh"], colour), _middle(xiangqi.FACES[face].text, colour)]


def _middle(words: str, colour: str) -> _Line:
    """Two cells: one character or two letters."""
    return [(" ", ""), (words, colour), (" ", "")]


_INSIDES: dict[str, tuple[Callable[[int], list[_Line]], int]] = {
    "domino": (_domino, 3),
    "mahjong": (_mahjong, 4),
    "ponjan": (_ponjan, 4),
    "xiangqi": (_xiangqi, 4),
}
