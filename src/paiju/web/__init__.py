"""What is built for the browser: the client (from /web), the manual (from /docs), and the cards of the games."""

from pathlib import Path

DIST = Path(__file__).parent / "dist"
CARDS = Path(__file__).parent / "cards"  # a picture of each game, drawn by web/cards/draw.py
MANUAL = Path(__file__).parent / "manual.zip"
