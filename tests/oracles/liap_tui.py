"""Liap Tui, the Chinese-Thai game with xiangqi pieces: the slow, obvious twin of the engine."""

from collections.abc import Sequence
from itertools import combinations

PIECES = ["Gr", "Gb", "Ar", "Ab", "Er", "Eb", "Rr", "Rb", "Hr", "Hb", "Cr", "Cb", "Sr", "Sb"]
POINTS = {piece: 14 - place for place, piece in enumerate(PIECES)}
COPIES = {"G": 1, "A": 2, "E": 2, "R": 2, "H": 2, "C": 2, "S": 5}
TYPES = [
    "SINGLE",
    "PAIR",
    "THREE_OF_A_KIND",
    "STRAIGHT",
    "FOUR_OF_A_KIND",
    "EXTENDED_STRAIGHT",
    "EXTENDED_STRAIGHT_5",
    "FIVE_OF_A_KIND",
    "DOUBLE_STRAIGHT",
]
STRAIGHT_BY_SIZE = {3: "STRAIGHT", 4: "EXTENDED_STRAIGHT", 5: "EXTENDED_STRAIGHT_5"}
SOLDIERS_BY_SIZE = {3: "THREE_OF_A_KIND", 4: "FOUR_OF_A_KIND", 5: "FIVE_OF_A_KIND"}
GUARD = 200  # rounds played at most where nothing else limits them


def in_order(pieces: Sequence[str]) -> list[str]:
    return sorted(pieces, key=PIECES.index)


def is_weak(hand: Sequence[str]) -> bool:
    return all(POINTS[piece] <= 9 for piece in hand)


def play_type(pieces: Sequence[str]) -> tuple[str, int] | None:
    """The type and the value of a set of pieces, None if it is invalid."""
    size, total = len(pieces), sum(POINTS[piece] for piece in pieces)
    if size == 1:
        return "SINGLE", total
    if len({piece[1] for piece in pieces}) != 1:
        return None
    kinds = [piece[0] for piece in pieces]
    if len(set(kinds)) == 1:
        if size == 2:
            return "PAIR", total
        if kinds[0] == "S" and size in SOLDIERS_BY_SIZE:
            return SOLDIERS_BY_SIZE[size], total
        return None
    if set(kinds) not in ({"G", "A", "E"}, {"R", "H", "C"}) or any(kinds.count(kind) > 2 for kind in kinds):
        return None
    if size == 6:
        return "DOUBLE_STRAIGHT", total
    return STRAIGHT_BY_SIZE[size], sum(POINTS[piece] for piece in set(pieces))


def turn_winner(plays: Sequence[Sequence[str]], type_priority_beats: bool = False) -> int:
    """The place, in order of play, of the winning set; the starter's stands first."""
    kinds = [play_type(pieces) for pieces in plays]
    led = kinds[0]
    assert led is not None
    best, winner = (TYPES.index(led[0]), led[1]), 0
    for place, kind in enumerate(kinds):
        if kind is None or (kind[0] != led[0] and not type_priority_beats):
            continue
        strength = (TYPES.index(kind[0]), kind[1])
        if strength > best:  # seed rule: of equals the earlier wins
            best, winner = strength, place
    return winner


def round_score(d: int, a: int, m: int, zero_bonus: int = 3, hit_bonus: int = 5) -> int:
    """What a seat scores that declared d and captured a in a round with multiplier m."""
    if d == a == 0:
        base = zero_bonus
    elif d == a:
        base = d + hit_bonus
    else:
        base = -abs(d - a)
    return base * m


def winners(
    totals: Sequence[int],
    round_number: int,
    win_score: int = 50,
    max_rounds: int = 20,
    win_condition: str = "score_or_rounds",
) -> list[int]:
    """The winning seats after this round; nobody if the game goes on."""
    highest = [seat for seat in range(len(totals)) if totals[seat] == max(totals)]
    exact = [seat for seat in range(len(totals)) if totals[seat] == win_score]
    cap = GUARD if max_rounds == 0 or win_condition == "score_only" else max_rounds
    if win_condition == "exact_score" and exact:
        return exact
    if win_condition in ("score_or_rounds", "score_only") and max(totals) >= win_score:
        return highest
    return highest if round_number >= cap else []


def may_declare(v: int, before: Sequence[int], earlier: Sequence[int]) -> bool:
    """v after the declarations `before` of this round, by a seat that declared `earlier` in its former rounds."""
    if len(before) == 3 and sum(before) + v == 8:
        return False
    return not (v == 0 and list(earlier[-2:]) == [0, 0])


class Oracle:
    def __init__(self, seats: int, walls: Sequence[Sequence[str]], **options: object) -> None:
        assert seats == 4
        settings: dict[str, object] = {
            "win_score": 50,
            "max_rounds": 20,
            "win_condition": "score_or_rounds",
            "type_priority_beats": False,
            "piles_per_turn": "pieces",
            "reveal": "after_all",
            "max_redeals": 0,
            "zero_bonus": 3,
            "hit_bonus": 5,
        }
        assert options.keys() <= settings.keys()
        settings |= options
        self.win_score, self.max_rounds, self.max_redeals, self.zero_bonus, self.hit_bonus = (
            int(str(settings[name])) for name in ("win_score", "max_rounds", "max_redeals", "zero_bonus", "hit_bonus")
        )
        self.win_condition = str(settings["win_condition"])
        self.type_priority_beats = bool(settings["type_priority_beats"])
        self.one_pile = settings["piles_per_turn"] == "one"
        if self.win_condition == "rounds_only" and self.max_rounds == 0:
            raise ValueError("rounds_only needs max_rounds")
        self.walls = [list(wall) for wall in walls]
        self.deals = 0
        self.scores = [0, 0, 0, 0]
        self.results: list[list[int]] = []
        self.declared_before: list[list[int]] = [[], [], [], []]
        self.round = 0
        self.last_winner = 0
        self.winners: list[int] = []
        self.over = False
        self._start_round()

    def hand(self, seat: int) -> list[str]:
        return in_order(self.hands[seat])

    # Deal and redeal

    def _start_round(self) -> None:
        self.round += 1
        self.multiplier = 1
        self.requester: int | None = None
        self.declared: list[int | None] = [None] * 4
        self.captured = [0, 0, 0, 0]
        self.plays: list[tuple[int, list[str]]] = []
        self._deal(self.last_winner)

    def _deal(self, first: int) -> None:
        wall = self.walls[self.deals]
        self.deals += 1
        self.hands = [wall[seat::4] for seat in range(4)]
        self.asked: list[int] = []
        if self.max_redeals == 0 or self.multiplier - 1 < self.max_redeals:
            self.asked = [seat % 4 for seat in range(first, first + 4) if is_weak(self.hands[seat % 4])]
        self._ask()

    def _ask(self) -> None:
        if self.asked:
            self.phase = "REDEAL"
            self.turn = self.asked[0]
        else:
            self.phase = "DECLARE"
            self.turn = self.starter = self._first_starter()

    def _first_starter(self) -> int:
        if self.requester is not None:
            return self.requester
        if self.round == 1:
            return next(seat for seat in range(4) if "Gr" in self.hands[seat])
        return self.last_winner

    # Legal actions

    def words(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "REDEAL":
            return ["redeal", "keep"]
        if self.phase == "DECLARE":
            before = [value for value in self.declared if value is not None]
            return [f"declare {v}" for v in range(9) if may_declare(v, before, self.declared_before[self.turn])]
        return ["play " + " ".join(pieces) for pieces in self._sets()]

    def _sets(self) -> list[tuple[str, ...]]:
        hand = self.hand(self.turn)
        sizes = [len(self.plays[0][1])] if self.plays else range(1, 7)
        found = []
        for size in sizes:
            sets = sorted(set(combinations(hand, size)), key=lambda pieces: [PIECES.index(piece) for piece in pieces])
            found += [pieces for pieces in sets if self.plays or play_type(pieces) is not None]
        return found

    # Play

    def play(self, text: str) -> None:
        assert text in self.words(), text
        verb, *rest = text.split()
        if verb == "redeal":
            self.multiplier += 1
            self.requester = self.turn
            self._deal(self.turn)
        elif verb == "keep":
            self.asked.pop(0)
            self._ask()
        elif verb == "declare":
            self._declare(int(rest[0]))
        else:
            self._lay(rest)

    def _declare(self, v: int) -> None:
        self.declared[self.turn] = v
        self.declared_before[self.turn].append(v)
        self.turn = (self.turn + 1) % 4
        if self.turn == self.starter:
            self.phase = "PLAY"

    def _lay(self, pieces: list[str]) -> None:
        for piece in pieces:
            self.hands[self.turn].remove(piece)
        self.plays.append((self.turn, pieces))
        self.turn = (self.turn + 1) % 4
        if len(self.plays) == 4:
            self._end_turn()

    def _end_turn(self) -> None:
        place = turn_winner([pieces for _, pieces in self.plays], self.type_priority_beats)
        winner, pieces = self.plays[place]
        self.captured[winner] += 1 if self.one_pile else len(pieces)
        self.plays = []
        self.turn = winner
        if not self.hands[winner]:
            self.last_winner = winner
            self._end_round()

    def _end_round(self) -> None:
        changes = []
        for declared, captured in zip(self.declared, self.captured, strict=True):
            assert declared is not None
            changes.append(round_score(declared, captured, self.multiplier, self.zero_bonus, self.hit_bonus))
        self.results.append(changes)
        self.scores = [total + change for total, change in zip(self.scores, changes, strict=True)]
        self.winners = winners(self.scores, self.round, self.win_score, self.max_rounds, self.win_condition)
        if self.winners:
            self.over = True
            self.turn = -1
        else:
            self._start_round()
