"""What the terms of a game mean travels with its words, under the messages that say them."""

import pytest

import paiju
from paiju.words.bundles import bundle_of
from paiju.words.catalogues import LANGUAGES
from paiju.words.travelling import meanings_catalogue


def meaning(language: str, id: str) -> str:
    return bundle_of(language, [meanings_catalogue("tianjiu", "tricks", language)]).write(id, "", {})


def test_a_message_is_explained_by_all_terms_that_it_says() -> None:
    assert meaning("en", "meaning-paid-short-of-quota").startswith("trick: What all players play")
    assert "quota: The number of tricks" in meaning("en", "meaning-paid-short-of-quota")


def test_hong_kong_has_its_own_word_with_the_meaning_of_taiwan() -> None:
    assert meaning("zh-HK", "meaning-act-lead").startswith("先打：一墩")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meaning_of_every_game_can_be_read(language: str) -> None:
    for game in paiju.games():
        catalogue = meanings_catalogue(game.slug, game.family, language)
        bundle = bundle_of(language, [catalogue])
        ids = [line.split(" = ")[0] for line in catalogue.splitlines() if line]
        assert all(bundle.has(id) for id in ids)
        assert all(id.startswith(("meaning-zone-", "meaning-paid-", "meaning-act-")) for id in ids)
