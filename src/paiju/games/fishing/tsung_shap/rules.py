"""Disputing Tens (對十, Tsung Shap): take a twin at the ends of a row, or two end tiles that make ten with yours.

Players turn up their tiles one by one, or choose from four in hand. A tile that captures nothing lengthens the row;
who clears the table has swept it and starts a new row. The player with fewer points pays the difference.
"""

from paiju.games.fishing.settlement import close_hand, settle_differences
from paiju.games.fishing.tsung_shap.piles import draw, refill, stack_piles
from paiju.games.fishing.tsung_shap.row import FROM_LEFT, FROM_RIGHT, captures_from, insert, remove, worth
from paiju.games.fishing.tsung_shap.state import (
    CAPTURES,
    CLAIM,
    CLAIMING,
    CLASSIC,
    FACES,
    FOUR_TILES,
    IGNORE,
    MOVING,
    NOTHING,
    PAIR_RIGHT,
    PAIRS,
    PLACE_LEFT,
    PLACE_RIGHT,
    RESTART,
    RESTARTING,
    START,
    STARTING,
    SWEEPS,
    TRIPLETS,
    WAYS,
    Rules,
    State,
    has_tiles,
)
from paiju.kernel.compile import rule
from paiju.kernel.record import DEAL, Moves, Wall


@rule
def begin(g: Rules, s: State) -> None:
    s.first = g.first_dealer
    s.turned = NOTHING
    s.turn = DEAL


@rule
def deal(g: Rules, s: State, wall: Wall) -> None:
    clear_table(s)
    stack_piles(g, s, wall)
    if g.variant == CLASSIC:
        open_row(g, s)
        return
    refill(g, s, s.first)
    refill(g, s, 1 - s.first)
    s.turn = s.first
    s.phase = STARTING


@rule
def clear_table(s: State) -> None:
    s.result[:] = 0
    s.points[:] = 0
    s.earned[:] = 0
    s.row[:] = 0
    s.made[:] = 0
    s.captured[:] = 0
    s.held[:] = 0
    s.hands[:] = 0
    s.left[:] = 0
    s.piles[:] = 0
    s.missed = 0
    s.placed_right = 0
    s.length = 0


@rule
def open_row(g: Rules, s: State) -> None:
    insert(s, 0, draw(s, s.first))
    if g.second_must_place:
        insert(s, 1, draw(s, 1 - s.first))
    begin_turns(g, s)


@rule
def begin_turns(g: Rules, s: State) -> None:
    """The row is open: if the second player only placed a tile, the first one has the first turn."""
    begin_turn(g, s, s.first if g.second_must_place else 1 - s.first)


@rule
def begin_turn(g: Rules, s: State, seat: int) -> None:
    s.turn = seat
    s.phase = MOVING
    if g.variant == CLASSIC:
        s.turned = draw(s, seat)


@rule
def legal(g: Rules, s: State, out: Moves) -> int:
    if s.phase == CLAIMING:
        count = list_captures(out, 0, CLAIM, s.missed)
        out[count] = IGNORE
        return count + 1
    if s.phase != MOVING:
        return legal_openings(s, out, START if s.phase == STARTING else RESTART)
    if g.variant == CLASSIC:
        return legal_with(g, s, s.turned, out, 0)
    count = 0
    for face in range(FACES):
        if s.hands[s.turn, face] > 0:
            count = legal_with(g, s, face, out, count)
    return count


@rule
def list_captures(out: Moves, count: int, base: int, captures: int) -> int:
    for capture in range(CAPTURES):
        if captures >> capture & 1:
            out[count] = base + capture
            count += 1
    return count


@rule
def legal_openings(s: State, out: Moves, base: int) -> int:
    count = 0
    for face in range(FACES):
        if s.hands[s.turn, face] > 0:
            out[count] = base + face
            count += 1
    return count


@rule
def legal_with(g: Rules, s: State, face: int, out: Moves, count: int) -> int:
    """Append what this tile may do."""
    captures = captures_from(s, 0, s.length, face)
    count = list_captures(out, count, WAYS * face, captures)
    if captures == 0 or not g.capture_compulsory:
        out[count] = WAYS * face + PLACE_LEFT
        out[count + 1] = WAYS * face + PLACE_RIGHT
        count += 2
    return count


@rule
def apply(g: Rules, s: State, move: int) -> None:
    if move >= CLAIM:
        answer(g, s, move - CLAIM)
    elif move >= RESTART:
        restart(g, s, move - RESTART)
    elif move >= START:
        start(g, s, move - START)
    else:
        play_tile(g, s, move // WAYS, move % WAYS)


@rule
def use(g: Rules, s: State, face: int) -> None:
    """The tile turned up, or one of the hand, goes to the row or to a capture."""
    if g.variant == CLASSIC:
        s.turned = NOTHING
    else:
        s.hands[s.turn, face] -= 1
        s.held[s.turn] -= 1


@rule
def start(g: Rules, s: State, face: int) -> None:
    use(g, s, face)
    insert(s, s.length, face)
    refill(g, s, s.turn)
    if g.second_must_place and s.length == 1:
        s.turn = 1 - s.turn
    else:
        begin_turns(g, s)


@rule
def restart(g: Rules, s: State, face: int) -> None:
    use(g, s, face)
    insert(s, 0, face)
    go_on(g, s)


@rule
def play_tile(g: Rules, s: State, face: int, way: int) -> None:
    use(g, s, face)
    if way < CAPTURES:
        capture(g, s, face, way)
        return
    if g.claim_missed:
        s.missed = captures_from(s, 0, s.length, face)
        s.placed_right = 1 if s.missed and way == PLACE_RIGHT else 0
    insert(s, s.length if way == PLACE_RIGHT else 0, face)
    end_turn(g, s)


@rule
def answer(g: Rules, s: State, claim: int) -> None:
    """A claim is made from the row as it was before the tile was placed."""
    place = s.length - 1 if s.placed_right else 0
    s.missed = 0
    s.placed_right = 0
    if claim == CAPTURES:  # ignored
        begin_turn(g, s, s.turn)
    else:
        s.claimed = 1
        capture(g, s, remove(s, place), claim)


@rule
def capture(g: Rules, s: State, face: int, way: int) -> None:
    points = worth(g, s, 0, s.length, face, way)
    s.captured[s.turn, face] += 1
    for _ in range(FROM_LEFT[way]):
        s.captured[s.turn, remove(s, 0)] += 1
    for _ in range(FROM_RIGHT[way]):
        s.captured[s.turn, remove(s, s.length - 1)] += 1
    kind = PAIRS if way <= PAIR_RIGHT else TRIPLETS
    if s.length > 0:
        earn(s, kind, points)
        go_on(g, s)
    else:
        earn(s, kind, points - g.sweep_points)
        earn(s, SWEEPS, g.sweep_points)
        start_anew(g, s)


@rule
def earn(s: State, kind: int, points: int) -> None:
    s.made[s.turn, kind] += 1
    s.earned[s.turn, kind] += points
    s.points[s.turn] += points


@rule
def start_anew(g: Rules, s: State) -> None:
    """The table is empty: the sweeper starts a new row with his next tile, if he has one."""
    if not has_tiles(g, s, s.turn):
        go_on(g, s)
    elif g.variant == CLASSIC:
        insert(s, 0, draw(s, s.turn))
        go_on(g, s)
    else:
        s.phase = RESTARTING


@rule
def go_on(g: Rules, s: State) -> None:
    """A capture ends the turn; after a claim the claimer's own turn is still to come, if he has a tile for it."""
    if not s.claimed:
        end_turn(g, s)
        return
    s.claimed = 0
    if has_tiles(g, s, s.turn):
        begin_turn(g, s, s.turn)
    else:
        end_hand(g, s)


@rule
def end_turn(g: Rules, s: State) -> None:
    """The hand ends with somebody's last tile, and then nothing can be claimed any more."""
    if g.variant == FOUR_TILES:
        refill(g, s, s.turn)
    if not has_tiles(g, s, s.turn):
        end_hand(g, s)
    elif s.missed:
        s.turn = 1 - s.turn
        s.phase = CLAIMING
    else:
        begin_turn(g, s, 1 - s.turn)


@rule
def end_hand(g: Rules, s: State) -> None:
    settle_differences(g, s)
    close_hand(g, s)
