"""Every observable of a played hand is as it was when the transcript was reviewed."""

import pytest

import paiju
from tests.transcripts import FOLDER, transcript


@pytest.mark.parametrize("slug", [game.slug for game in paiju.games()])
def test_transcript_is_unchanged(slug: str) -> None:
    assert transcript(slug) == (FOLDER / f"{slug}.txt").read_text()
