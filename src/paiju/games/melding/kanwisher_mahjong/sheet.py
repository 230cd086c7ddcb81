"""The score sheet of Kanwisher Lab Mahjong: a Mahjong is a win, and nobody pays."""

from paiju.games.melding.kanwisher_mahjong.state import Rules, State
from paiju.games.melding.sheets import last_tile
from paiju.games.melding.state import NOBODY
from paiju.kernel.payments import HOUSE, Payment
from paiju.kernel.zones import faces_in
from paiju.tiles import MAHJONG108


def payments(g: Rules, before: State, after: State) -> list[Payment]:
    if after.winner == NOBODY:
        return []
    tiles = faces_in(after.mahjong) + faces_in(after.put_down[after.winner])
    why = f"the Mahjong {MAHJONG108.text(tiles)} with {last_tile(before, MAHJONG108.text)}"
    return [Payment(HOUSE, after.winner, after.result[after.winner], why)]
