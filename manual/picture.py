"""Makes the picture in motion of the README from a real game in Chromium: python manual/picture.py [GAME]."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs/pictures/play.webp"
MILLISECONDS_A_FRAME, WIDTH, QUALITY = 900, 800, 60


def main(game: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "paiju", "serve", "--port", str(port), "--db", f"{folder}/db", "--pace", "0.4"]
        server = subprocess.Popen(command)  # noqa: S603
        try:
            _wait_for(f"{address}/healthz")
            subprocess.run(["node", ROOT / "manual/picture.mjs", address, game, folder], check=True)  # noqa: S603, S607
        finally:
            server.terminate()
            server.wait()
        _join(sorted(Path(folder).glob("*.png")))


def _wait_for(address: str) -> None:
    while True:
        try:
            urllib.request.urlopen(address).close()  # noqa: S310
        except urllib.error.URLError:
            time.sleep(0.2)
        else:
            return


def _join(files: list[Path]) -> None:
    """One animated picture, from which equal neighbours are left out."""
    frames: list[Image.Image] = []
    for file in files:
        picture = Image.open(file).convert("RGB")
        picture = picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)
        if not frames or picture.tobytes() != frames[-1].tobytes():
            frames.append(picture)
    durations = [MILLISECONDS_A_FRAME] * (len(frames) - 1) + [3 * MILLISECONDS_A_FRAME]
    frames[0].save(
        TARGET, save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=QUALITY, method=6
    )
    print(f"{TARGET}: {len(frames)} frames, {TARGET.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "jielong")
