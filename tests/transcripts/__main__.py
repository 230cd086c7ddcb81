"""Write the transcripts anew."""

import sys

import paiju
from tests.transcripts import FOLDER, transcript

for slug in sys.argv[1:] or [game.slug for game in paiju.games()]:
    (FOLDER / f"{slug}.txt").write_text(transcript(slug))
