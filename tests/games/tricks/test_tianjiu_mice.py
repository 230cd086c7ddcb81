"""Moving Mice: Heaven-Nine for two, its worked examples, and what the mice may know."""

from collections import Counter

import numpy as np
import pytest

from paiju import Table
from paiju.kernel.record import Plain
from paiju.kernel.rng import draw_below, seed_rng
from paiju.tiles import FULL32
from tests.games.playing import counts, policy_f, set_state
from tests.games.tricks.tianjiu_positions import SLUG, about_to_lead, stride

EVERYBODY = {-1, 0, 1}


def queue(table: Table, seat: int) -> list[int]:
    return [table.state.queues[seat, place] for place in range(table.state.queued[seat])]


def end_round(leader: int, queued: tuple[int, int]) -> Table:
    """A round ended with a trick of the leader, after which the queues were so long."""
    table = about_to_lead(leader, "[6:6]", "[6:6]", seats=2)
    lengths = [length - 2 * (seat == leader) for seat, length in enumerate(queued)]
    set_state(table, queued=lengths, tricks=[1, 1, 0, 0])
    table.play("lead [6:6]")
    table.play("discard [6:6]")
    return table


def test_E10_rounds_and_queues() -> None:
    assert [end_round(0, (20, 12)).state.held[seat] for seat in (0, 1)] == [8, 8]
    table = end_round(1, (6, 26))
    assert [table.state.held[seat] for seat in (0, 1)] == [6, 6]
    assert [table.state.queued[seat] for seat in (0, 1)] == [0, 20]
    rows = [counts(table, "[6:6][2:2][6:3][5:4]"), counts(table, "[1:1][4:4][5:1][2:1]"), [0] * 21, [0] * 21]
    set_state(table, hands=rows, held=[4, 4, 0, 0], leader=0, taker=0, turn=0)
    table.play("lead [6:6][6:3][5:4]")
    table.play("discard [1:1][5:1][2:1]")
    assert FULL32.text(queue(table, 0)) == "[6:6][1:1][6:3][5:1][5:4][2:1]"
    table.play("lead [2:2]")
    assert table.words == ["beat [4:4]", "discard [4:4]"]  # early death is off
    set_state(table, hand_size=8)
    assert table.words == ["discard [4:4]"]


def play_rounds(table: Table) -> list[tuple[int, int]]:
    """Play the game by policy F; how many tiles each seat had after each round."""
    lengths = []
    rounds = 0
    while not table.over:
        table.decide()
        words = table.words
        table.play(words[policy_f(words, 0)])
        state = table.state
        if state.rounds > rounds:
            rounds = state.rounds
            lengths.append((state.queued[0] + state.held[0], state.queued[1] + state.held[1]))
    return lengths


def test_E13_a_game_of_five_rounds() -> None:
    table = Table(SLUG, seats=2, wall=stride(31), hands=1)
    assert play_rounds(table) == [(24, 8), (16, 16), (16, 16), (8, 24), (0, 32)]
    assert table.results == [[-1, 1]]


def test_E19_mirrored_and_drawn() -> None:
    mirrored = Table(SLUG, seats=2, wall=stride(31), hands=1, first_banker=1)
    assert play_rounds(mirrored) == [(8, 24), (16, 16), (16, 16), (24, 8), (32, 0)]
    assert mirrored.results == [[1, -1]]
    drawn = Table(SLUG, seats=2, wall=stride(31), hands=1, mouse_max_rounds=2)
    assert play_rounds(drawn)[-1] == (16, 16)
    assert drawn.results == [[0, 0]]


def test_queues_are_only_counted_until_the_game_is_over() -> None:
    table = Table(SLUG, seats=2, wall=stride(31), hands=1)
    while not table.over:
        for seat in (0, 1, None):
            assert not table.observe(seat).queues.array.any()
        table.decide()
        table.play(table.words[-1])
    zones = [zone for zone in table.view(None, language="en")["zones"] if zone["caption"] == "queue"]
    assert sum(len(zone["tiles"]) for zone in zones) == 32


def tiles_of(words: str) -> list[int]:
    return FULL32.read(words.partition(" ")[2])


class Memory:
    """What everybody could remember: each tile of a queue with those who saw it played, and what was drawn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.trick: list[tuple[int, str]] = []
        self.queues: list[list[tuple[int, set[int]]]] = [[(face, set()) for face in queue(table, s)] for s in (0, 1)]
        # by viewer: what the other drew of that, less what it has shown since
        self.drawn: list[Counter[int]] = [Counter(), Counter()]

    def play(self, words: str) -> None:
        seat = self.table.state.turn
        self.trick.append((seat, words))
        self.table.play(words)
        if not words.startswith("discard"):
            self.drawn[1 - seat] -= Counter(tiles_of(words))
        if len(self.trick) == 2:
            self._move_trick()

    def _move_trick(self) -> None:
        taker = next(seat for seat, words in reversed(self.trick) if not words.startswith("discard"))
        piles = []
        for seat, words in self.trick:
            seers = {seat} if words.startswith("discard") else EVERYBODY
            piles.append([(face, seers) for face in tiles_of(words)])
        self.queues[taker] += [tile for pair in zip(*piles, strict=True) for tile in pair]
        self.trick = []
        state = self.table.state
        if state.tricks[0] + state.tricks[1] == 0:
            for seat in (0, 1):
                front = self.queues[seat][: state.held[seat]]
                del self.queues[seat][: state.held[seat]]
                self.drawn[1 - seat] = Counter(face for face, seers in front if 1 - seat in seers)


@pytest.mark.parametrize("seed", range(4))
def test_a_redeal_never_contradicts_what_a_mouse_has_seen(seed: int) -> None:
    table = Table(SLUG, seats=2, seed=seed, hands=1, combinations="full", mouse_max_rounds=20)
    rng = np.zeros(4, np.int64)
    pool = np.zeros(32, np.int64)
    seed_rng(rng, seed, 0)
    assert table.decide() == 0
    memory = Memory(table)
    changed = 0
    while not table.over:
        for viewer in (-1, 0, 1):
            other = table.copy()
            other._drivers.redeal(other._rules, other._state, viewer, rng, pool)
            check_redeal(table, other, memory, viewer)
            changed += other._state.tobytes() != table._state.tobytes()
        words = table.words
        memory.play(words[draw_below(rng, len(words))])
    assert changed > 50


def check_redeal(table: Table, other: Table, memory: Memory, viewer: int) -> None:
    tiles = table.game.table.inventory(Plain(table._rules[0]), other.state)
    assert sorted(tiles) == table.tiles.tiles()
    for seat in (0, 1):
        for place, (face, seers) in enumerate(memory.queues[seat]):
            if viewer in seers:
                assert other.state.queues[seat, place] == face
    if viewer >= 0:
        rival = 1 - viewer
        held = Counter(dict(enumerate(other.state.hands.array[rival].tolist())))
        held += Counter(dict(enumerate(other.state.down.array[rival].tolist())))
        held += Counter(recent_discards(other, memory, rival))
        assert held >= +memory.drawn[viewer]


def recent_discards(other: Table, memory: Memory, seat: int) -> list[int]:
    """What a seat put face down in the finished tricks of this round."""
    found = []
    state = other.state
    for owner in (0, 1):
        recent = range(len(memory.queues[owner]) - 2 * state.tricks[owner], len(memory.queues[owner]))
        found += [state.queues[owner, place] for place in recent if memory.queues[owner][place][1] == {seat}]
    return found
