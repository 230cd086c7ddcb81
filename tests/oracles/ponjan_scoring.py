"""Ponjan (ポンジャン): the combinations, scores and payments of the slow twin."""

from collections.abc import Sequence

TILES = ["R0", "R1", "B0", "B1", "Y0", "Y1", "W0", "W1", "W2", "W3", "D0", "D1"]
COPIES = [9, 9, 9, 9, 9, 9, 4, 4, 4, 4, 4, 4]


def in_order(tiles: Sequence[str]) -> list[str]:
    return sorted(tiles, key=TILES.index)


def is_whole(tiles: Sequence[str]) -> bool:
    return len(tiles) == 9 and all(tiles.count(tile) in (0, 3, 6, 9) for tile in TILES)


def is_ready(tiles: Sequence[str]) -> bool:
    """Two sets and a pair."""
    left_over = sorted(tiles.count(tile) % 3 for tile in TILES)
    return len(tiles) == 8 and left_over == [0] * 11 + [2]


def combinations(
    nine: Sequence[str],
    displayed_sets: int,
    reached: bool,
    ippatsu: bool,
    drawn: bool,
    *,
    dragon_once: bool = False,
    strict_no_steals: bool = False,
) -> dict[str, int]:
    """The points by combination; nothing if the nine are not whole. `drawn`: the last tile came from the deck."""
    if not is_whole(nine):
        return {}
    sets = in_order(nine)[::3]
    letters = [tile[0] for tile in sets]
    colours = {letter for letter in letters if letter in "RBY"}
    dragons = {tile for tile in sets if tile[0] == "D"}
    points = {
        "reach": int(reached),
        "ippatsu": int(ippatsu),
        "all_same_id": int(len({tile[1] for tile in sets}) == 1),
        "dragon": min(len(dragons), 1) if dragon_once else len(dragons),
        "two_identical": int(len(set(sets)) < 3),
        "no_steals": int(displayed_sets == 0 and (drawn or not strict_no_steals)),
        "complete_with_draw": int(drawn),
        "three_color": 2 * int(len(colours) == 3),
        "one_color_and_others": 2 * int(len(colours) == 1 and ("W" in letters or "D" in letters)),
        "all_same_color": 3 * int(len(set(letters)) == 1 and letters[0] in "RBYW"),
        "all_same": 12 * int(len(set(sets)) == 1),
    }
    return {name: value for name, value in points.items() if value}


def hand_score(points: int, formula: str = "seed") -> int:
    if points < 4:
        return [0, 1, 2, 4][points]
    if formula == "code":
        points -= 4
    return 4 * (points // 2 + 1) + 4


def shares(amount: int, seats: Sequence[int], rounding: str) -> dict[int, int]:
    """The amount in equal parts; the first of the seats take a remainder, one point each."""
    parts = {seat: amount // len(seats) for seat in seats}
    if rounding == "zero_sum":
        for seat in seats[: amount % len(seats)]:
            parts[seat] += 1
    return parts


def drawn_win(seats: int, winner: int, amount: int, rounding: str) -> list[int]:
    payers = [(winner + place) % seats for place in range(1, seats)]
    parts = shares(amount, payers, rounding)
    return [amount if seat == winner else -parts[seat] for seat in range(seats)]


def tenpai(ready: Sequence[bool], starter: int, unit: int, rounding: str) -> list[int]:
    """What the seats that are not ready pay to those that are, when the deck has run out."""
    seats = len(ready)
    order = [(starter + place) % seats for place in range(seats)]
    takers = [seat for seat in order if ready[seat]]
    payers = [seat for seat in order if not ready[seat]]
    if not takers or not payers:
        return [0] * seats
    taken, paid = shares(3 * unit, takers, rounding), shares(3 * unit, payers, rounding)
    return [taken[seat] if ready[seat] else -paid[seat] for seat in range(seats)]
