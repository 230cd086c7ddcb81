"""Walls and positions of Making Pairs, and what was decided in a hand."""

from typing import Any

from paiju import Table
from paiju.kernel.zones import faces_in
from paiju.tiles import FULL32
from tests.games.melding.tens_positions import power_wall
from tests.games.playing import Policy, counts, set_state

SLUG = "jjak-mat-chu-gi"


def P(base: int) -> list[int]:
    return power_wall(FULL32.tiles(), base, 37)


def wall_of(front: str) -> list[int]:
    """A wall that begins with these tiles; the others follow in canonical order."""
    faces, rest = FULL32.read(front), FULL32.tiles()
    for face in faces:
        rest.remove(face)
    return faces + rest


def about_to_throw(
    tile: str, hand: str, laid: str = "", thrower: int = 0, following: str = "", **options: Any
) -> Table:
    """A seat of four is about to throw a tile; the next one holds this hand, has laid these pairs and may draw next."""
    table = Table(SLUG, wall=P(22), hands=1, **options)
    assert table.decide() == 0
    state = table._state[0]
    rows, held, laid_rows, pairs, pile = (
        state[name].copy() for name in ("hands", "held", "laid", "pairs_laid", "pile")
    )
    seat = (thrower + 1) % 4
    rows[thrower, FULL32.read(tile)[0]] += 1
    rows[seat], held[seat] = counts(table, hand), len(FULL32.read(hand))
    laid_rows[seat], pairs[seat] = counts(table, laid), len(FULL32.read(laid)) // 2
    if following:
        pile[state["left"] - 1] = FULL32.read(following)[0]
    set_state(table, hands=rows, held=held, laid=laid_rows, pairs_laid=pairs, pile=pile, turn=thrower)
    return table


def thrown(tile: str, hand: str, laid: str = "", thrower: int = 0, following: str = "", **options: Any) -> Table:
    """The same when the tile has been thrown and the next seat is asked."""
    table = about_to_throw(tile, hand, laid, thrower, following, **options)
    table.play(f"discard {tile}")
    return table


def hand_of(table: Table, seat: int) -> str:
    assert table.decide() is not None or table.over
    return FULL32.text(faces_in(table.state.hands[seat]))


def laid_by(table: Table, seat: int) -> str:
    return FULL32.text(faces_in(table.state.laid[seat]))


def in_order(text: str) -> str:
    return FULL32.text(sorted(FULL32.read(text)))


def decisions(table: Table, policy: Policy) -> list[str]:
    """Play one hand to its end by a policy; what was decided, as "seat action", without passes that had to be."""
    done: list[str] = []
    step = 0
    while not table.results and not table.over:
        table.decide()
        words = table.words
        choice = words[policy(words, step) if len(words) > 1 else 0]
        step += len(words) > 1
        if words != ["pass"]:
            done.append(f"{table.turn} {choice}")
        table.play(choice)
    return done
