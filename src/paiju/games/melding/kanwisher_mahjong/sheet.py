"""The score sheet of Kanwisher Lab Mahjong: a Mahjong is a win, and nobody pays."""

from paiju.games.melding.kanwisher_mahjong.state import Rules, State
from paiju.games.melding.layout import last_throw
from paiju.games.melding.state import NOBODY
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
