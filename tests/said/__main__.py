"""Renews the sentences that the translations are tried on: `python -m tests.said`."""

from collections.abc import Iterator

from paiju.games import games
from paiju.kernel.game import Game
from tests.games.test_sheets import EXAMPLES
from tests.said.collecting import PAID, phrases, reasons, said_in_hands, ways_to_play
from tests.said.test_said import SENTENCES, met_in_test

HANDS = 3
SEEDS = range(2)


def sentences_of(game: Game) -> set[str]:
    said = met_in_test(game) | {
        PAID.sub("", line) for example in EXAMPLES if example.slug == game.slug for line in example.lines
    }
    for seats, options in ways_to_play(game):
        for seed in SEEDS:
            said |= said_in_hands(game, seats, options, seed, HANDS)
    return said


def telling(sentences: set[str]) -> Iterator[str]:
    """So many of them that every phrase is there once."""
    known: set[str] = set()
    for sentence in sorted(sentences):
        if phrases(sentence) - known:
            known |= phrases(sentence)
            yield sentence


if __name__ == "__main__":
    met: set[str] = set()
    for game in games():
        met |= sentences_of(game)
        print(f"{game.slug}: {len(met)} sentences so far", flush=True)
    exact = {reason for game in games() for reason in reasons(game)}
    SENTENCES.write_text("\n".join([*sorted(exact), *telling(met)]) + "\n", encoding="utf-8")
