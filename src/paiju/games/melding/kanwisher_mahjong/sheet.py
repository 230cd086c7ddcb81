"""The score sheet of Kanwisher Lab Mahjong: a Mahjong is a win, and nobody pays."""

from functools import partial

from paiju.games.melding.kanwisher_mahjong.distance import missing
from paiju.games.melding.kanwisher_mahjong.reading import GROUPS, score, shapes
from paiju.games.melding.kanwisher_mahjong.state import Rules, State
from paiju.games.melding.layout import last_throw
from paiju.games.melding.sheets import aim_by, won_in_parts
from paiju.games.melding.state import NOBODY
from paiju.kernel.aims import Aim
from paiju.kernel.hands import Part, Won
from paiju.kernel.payments import HOUSE, Payment
from paiju.kernel.zones import faces_in
from paiju.words.said import Faces, Said, Seat


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    return [Payment(HOUSE, after.winner, after.result[after.winner], mahjong(before, after))]


def mahjong(before: State, after: State) -> Said:
    """The winner's tiles, and where the last of them came from."""
    tiles = Faces.of(faces_in(after.mahjong) + faces_in(after.put_down[after.winner]))
    if not before.window:
        return Said("paid-mahjong-drawn", tiles=tiles)
    face, thrower = last_throw(before)
    return Said("paid-mahjong-thrown", tiles=tiles, tile=Faces.of([face]), thrower=Seat(thrower))


def aim(g: Rules, seen: State, seat: int) -> Aim:
    wanted = GROUPS - len(put_down(seen, seat))
    return aim_by(int(missing(seen.hands[seat].array, wanted)), 2 + 3 * GROUPS)


def won(g: Rules, seen: State) -> Won | None:
    if seen.winner == NOBODY:
        return None
    parts = put_down(seen, seen.winner)
    shown = tuple(part.tiles for part in parts)
    return won_in_parts(seen.winner, shapes(g, shown), faces_in(seen.mahjong), partial(score, g, shown=shown), parts)


def put_down(seen: State, seat: int) -> list[Part]:
    """The triplets and quads of a seat on the table."""
    names = {3: Said("part-triplet"), 4: Said("part-quad")}
    return [Part(names[count], (face,) * count) for face, count in enumerate(seen.put_down[seat]) if count]
