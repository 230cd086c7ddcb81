"""The slow twin of Ancient Tiles (古牌, KuPai): Heaven-Nine with single tiles, all of them face up."""

from collections.abc import Sequence

from tests.oracles import tianjiu
from tests.oracles.tianjiu import DECKS
from tests.oracles.tianjiu_sets import CIVIL, in_order, pips

__all__ = ["DECKS", "Oracle", "settle", "takes_over"]

NAMES = {
    "deck",
    "discards_exposed",
    "discard_high",
    "early_death",
    "banker_multiplier",
    "quota",
    "empty_extra",
    "first_banker",
    "hands",
}
CHANGED: dict[str, object] = {"early_death": False, "banker_multiplier": "fixed", "discards_exposed": True}


def takes_over(tile: str, best: str) -> bool:
    """Whether a tile takes the trick from the best one so far: the same suit and strictly higher."""
    if (tile in CIVIL) != (best in CIVIL):
        return False
    return CIVIL.index(tile) < CIVIL.index(best) if tile in CIVIL else pips(tile) > pips(best)


def settle(
    tricks: Sequence[int], winner: int, banker: int, m: int, quota: int | str = "auto", empty_extra: int = 1
) -> list[int]:
    """What each seat gets at the end of a hand: the classic settlement of Heaven-Nine."""
    return tianjiu.settle(tricks, winner, banker, m, quota, empty_extra=empty_extra)


class Oracle(tianjiu.Oracle):
    """A session from explicit walls."""

    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        if seats not in (3, 4) or (seats == 4 and options.get("deck", "full32") != "full32"):
            raise ValueError("ku-pai is for 3 players, or for 4 with all 32 tiles")
        if unknown := set(options) - NAMES:
            raise ValueError(f"no such option: {unknown}")
        exposed = bool(options.get("discards_exposed", True))
        self.discard_high = bool(options.pop("discard_high", not exposed))
        if not exposed and not self.discard_high:
            raise ValueError("a face-down tile cannot win: discards_exposed=false needs discard_high=true")
        super().__init__(seats, walls, combinations="singles", **{**CHANGED, **options})

    def words(self) -> list[str]:
        if self.over:
            return []
        hand = in_order(list(set(self.hands[self.turn])))
        if not self.best or not self.discard_high:
            return [f"play {tile}" for tile in hand]
        beating = [tile for tile in hand if takes_over(tile, self.best[0]) and not self.is_shut_out(self.turn)]
        return [f"beat {tile}" for tile in beating] + [f"discard {tile}" for tile in hand]

    def play(self, text: str) -> None:
        if text not in self.words():
            raise ValueError(f"not legal now: {text}")
        verb, tile = text.split()
        self.hands[self.turn].remove(tile)
        self.table.append([tile])
        higher = not self.best or (takes_over(tile, self.best[0]) and not self.is_shut_out(self.turn))
        if higher and verb != "discard":
            self.best, self.best_seat = [tile], self.turn
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.leader:
            self.end_trick()
