"""The browser client, built from /web into the folder `dist` beside this file, and the manual, built from /docs."""

from pathlib import Path

DIST = Path(__file__).parent / "dist"
MANUAL = Path(__file__).parent / "manual"
