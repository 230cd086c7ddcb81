"""What the games say is known to the translations: those are tried on these sentences by the client's own tests."""

from pathlib import Path

import pytest

import paiju
from paiju.kernel.game import Game
from tests.said.collecting import phrases, reasons, said_in_hands
from tests.words.test_catalogues import is_converted

SENTENCES = Path(__file__).parents[2] / "web" / "tests" / "i18n" / "said.txt"
NEW = "new words: run `python -m tests.said`, then translate them in web/src/i18n/said"
SEED = 7
BY_PATTERNS = [game for game in paiju.games() if not is_converted(game)]  # the others have words in catalogues


def met_in_test(game: Game) -> set[str]:
    """All that is said in a hand of the usual game."""
    return said_in_hands(game, game.seats(None), {}, SEED, hands=1)


def known() -> list[str]:
    return SENTENCES.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", BY_PATTERNS, ids=lambda game: game.slug)
def test_every_reason_of_a_hint_is_known(game: Game) -> None:
    assert reasons(game) <= set(known()), NEW


@pytest.mark.parametrize("game", BY_PATTERNS, ids=lambda game: game.slug)
def test_every_phrase_said_at_the_table_is_known(game: Game) -> None:
    familiar = {phrase for sentence in known() for phrase in phrases(sentence)}
    strange = {sentence for sentence in met_in_test(game) if phrases(sentence) - familiar}
    assert not strange, NEW


def test_a_new_word_is_noticed() -> None:
    familiar = {phrase for sentence in known() for phrase in phrases(sentence)}
    assert phrases("Throw a tile, or sing a song.") - familiar == {"or sing a song."}
    assert not phrases("Beat [6:5] with a higher civil tile, or discard one tile.") - familiar
