"""Kanwisher Lab Mahjong (simplified Guizhou Mahjong, 貴州麻將): the slow, obvious twin of the engine."""

from collections.abc import Sequence

TILES = [number + suit for suit in "bcd" for number in "123456789"]
BASIC, EXTENSION = "basic", "extension1"
QUADS = ["claimed", "concealed", "added"]

Part = tuple[str, ...]
Division = tuple[Part, ...]


def in_order(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=TILES.index)


def without(tiles: Sequence[str], gone: Sequence[str]) -> list[str]:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return left


def is_straight(group: Sequence[str]) -> bool:
    return len(set(group)) == 3


def indexes(part: Part) -> list[int]:
    return [TILES.index(tile) for tile in part]


def groups_with(tile: str) -> list[list[str]]:
    """The groups whose lowest tile is this one."""
    number, suit = int(tile[0]), tile[1]
    groups = [[tile, tile, tile]]
    if number <= 7:
        groups.append([tile, f"{number + 1}{suit}", f"{number + 2}{suit}"])
    return groups


def holds(tiles: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(tiles.count(tile) >= wanted.count(tile) for tile in wanted)


def group_divisions(tiles: Sequence[str]) -> list[list[Part]]:
    """All ways to divide the tiles into triplets and straights."""
    if not tiles:
        return [[]]
    found = []
    for group in groups_with(in_order(tiles)[0]):
        if holds(tiles, group):
            for rest in group_divisions(without(tiles, group)):
                found.append([tuple(group), *rest])
    return found


def divisions(concealed: Sequence[str], groups_put_down: int = 0) -> list[Division]:
    """All divisions into one pair and the missing groups; the pair stands first in each."""
    if len(concealed) != 14 - 3 * groups_put_down:
        return []
    found: set[Division] = set()
    for tile in TILES:
        if concealed.count(tile) >= 2:
            for groups in group_divisions(without(concealed, [tile, tile])):
                found.add(((tile, tile), *sorted(groups, key=indexes)))
    return sorted(found, key=lambda division: [indexes(part) for part in division])


def is_mahjong(concealed: Sequence[str], groups_put_down: int = 0) -> bool:
    return bool(divisions(concealed, groups_put_down))


def may_pause(
    concealed: Sequence[str],
    groups: int,
    thrown: str,
    rules: str = BASIC,
    has_quad: bool = False,
    projectile: bool = False,
) -> bool:
    """May a seat claim the thrown tile for Mahjong?"""
    readings = divisions([*concealed, thrown], groups)
    pair, triplet = (thrown, thrown), (thrown, thrown, thrown)
    if not any(pair in reading or triplet in reading for reading in readings):
        return False
    if rules == BASIC or has_quad or projectile:
        return True
    return any(not any(is_straight(part) for part in reading) for reading in readings)


class Oracle:
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        assert seats == 4
        settings: dict[str, object] = {"rules": BASIC, "quads": QUADS, "first_dealer": 0, "hands": 4}
        assert options.keys() <= settings.keys()
        settings |= options
        self.rules = str(settings["rules"])
        quads = settings["quads"]
        assert isinstance(quads, (list, tuple, set, frozenset))
        assert set(quads) <= set(QUADS)
        self.quads = [kind for kind in QUADS if kind in quads] if self.rules == EXTENSION else []
        self.hands = int(str(settings["hands"]))
        self.walls = [list(wall) for wall in walls]
        self.deals = 0
        self.starter = int(str(settings["first_dealer"]))
        self.scores = [0, 0, 0, 0]
        self.results: list[list[int]] = []
        self.over = False
        self._deal()

    def _deal(self) -> None:
        wall = self.walls[self.deals]
        self.deals += 1
        self.concealed: list[list[str]] = [[], [], [], []]
        for place in range(4):
            self.concealed[(self.starter + place) % 4] = wall[13 * place : 13 * place + 13]
        self.concealed[self.starter].append(wall[52])
        self.pile = wall[53:]
        self.put_down: list[list[list[str]]] = [[], [], [], []]
        self.discards: list[str] = []
        self.thrown = ""
        self.thrower = -1
        self.projectile = False  # the thrown tile is one, or the next discard will be
        self.claim: tuple[int, str] | None = None
        self.phase = "DECIDE"
        self.turn = self.starter

    def hand(self, seat: int) -> list[str]:
        return in_order(self.concealed[seat])

    def has_quad(self, seat: int) -> bool:
        return any(len(group) == 4 for group in self.put_down[seat])

    # Legal actions

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "CLAIM":
            return self._claims()
        tiles = self.concealed[self.turn]
        discards = [f"discard {tile}" for tile in TILES if tile in tiles]
        if self.phase == "DISCARD":
            return discards
        if is_mahjong(tiles, len(self.put_down[self.turn])):
            return ["mahjong"]
        return [f"quad {tile}" for tile in TILES if self._can_quad(tile)] + discards

    def _can_quad(self, tile: str) -> bool:
        if not self.pile:
            return False
        tiles, groups = self.concealed[self.turn], self.put_down[self.turn]
        concealed = "concealed" in self.quads and tiles.count(tile) == 4
        added = "added" in self.quads and tile in tiles and [tile] * 3 in groups
        return concealed or added

    def _claims(self) -> list[str]:
        seat, copies, actions = self.turn, self.concealed[self.turn].count(self.thrown), []
        groups = len(self.put_down[seat])
        if may_pause(self.concealed[seat], groups, self.thrown, self.rules, self.has_quad(seat), self.projectile):
            actions.append("mahjong")
        if self.claim is None:
            if copies == 3 and "claimed" in self.quads and self.pile:
                actions.append("quad")
            if copies >= 2:
                actions.append("triplet")
        return [*actions, "pass"]

    # Play

    def play(self, text: str) -> None:
        assert text in self.words(), text
        verb, *tiles = text.split()
        if self.phase == "CLAIM":
            self._answer(verb)
        elif verb == "mahjong":
            self._end(self.turn)
        elif verb == "discard":
            self._discard(tiles[0])
        else:
            self._quad(tiles[0])

    def _discard(self, tile: str) -> None:
        self.concealed[self.turn].remove(tile)
        self.discards.append(tile)
        self.thrown, self.thrower, self.claim = tile, self.turn, None
        self.phase = "CLAIM"
        self.turn = (self.thrower + 1) % 4

    def _quad(self, tile: str) -> None:
        groups = self.put_down[self.turn]
        if self.concealed[self.turn].count(tile) == 4:
            self.concealed[self.turn] = without(self.concealed[self.turn], [tile] * 4)
            groups.append([tile] * 4)
        else:
            self.concealed[self.turn].remove(tile)
            groups[groups.index([tile] * 3)].append(tile)
        self._replace()

    def _replace(self) -> None:
        self.concealed[self.turn].append(self.pile.pop(0))
        self.projectile = True
        self.phase = "DECIDE"

    def _answer(self, verb: str) -> None:
        if verb == "mahjong":
            self.concealed[self.turn].append(self.discards.pop())
            self._end(self.turn)
            return
        if verb != "pass":
            self.claim = (self.turn, verb)
        self.turn = (self.turn + 1) % 4
        if self.turn == self.thrower:
            self._close_claims()

    def _close_claims(self) -> None:
        self.projectile = False
        if self.claim is None:
            self._draw((self.thrower + 1) % 4)
            return
        self.turn, verb = self.claim
        from_hand = 3 if verb == "quad" else 2
        self.concealed[self.turn] = without(self.concealed[self.turn], [self.thrown] * from_hand)
        self.put_down[self.turn].append([self.discards.pop()] * (from_hand + 1))
        self.phase = "DISCARD"
        if verb == "quad":
            self._replace()

    def _draw(self, seat: int) -> None:
        if not self.pile:
            self._end(None)
            return
        self.turn = seat
        self.concealed[seat].append(self.pile.pop(0))
        self.phase = "DECIDE"

    def _end(self, winner: int | None) -> None:
        result = [int(seat == winner) for seat in range(4)]
        self.results.append(result)
        self.scores = [total + won for total, won in zip(self.scores, result, strict=True)]
        if winner is not None:
            self.starter = winner
        if len(self.results) == self.hands:
            self.over = True
            self.turn = -1
        else:
            self._deal()
