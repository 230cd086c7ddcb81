"""The browser client, built from /web into the folder `dist` beside this file."""

from pathlib import Path

DIST = Path(__file__).parent / "dist"
