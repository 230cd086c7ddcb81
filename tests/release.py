"""Builds what is released: `python -m tests.release dist` packs everything twice, compares, and writes the SBOM.

The bytes of a package depend on the sources alone: the hour of the build is in none of them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
MANUAL = ROOT / "src/paiju/web/manual.zip"
LOCK = ROOT / "requirements.txt"
SBOM = "paiju.cdx.json"


def build(folder: Path) -> dict[str, str]:
    """Pack wheel and source distribution into a folder; the SHA-256 of each by its name."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def write_sbom(file: Path) -> None:
    """List every pinned dependency with its hashes as CycloneDX."""
    command = [
        sys.executable,
        "-m",
        "cyclonedx_py",
        "requirements",
        str(LOCK),
        "--pyproject",
        str(ROOT / "pyproject.toml"),
    ]
    subprocess.run([*command, "--output-reproducible", "--of", "JSON", "-o", str(file)], check=True)


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as other:
        shutil.rmtree(folder, ignore_errors=True)
        first = build(folder)
        MANUAL.unlink()
        os.utime(ROOT / "README.md")  # when a file was touched is not packed
        if build(Path(other)) != first:
            sys.exit("Two builds of the same sources differ.")
    write_sbom(folder / SBOM)
    for name, digest in first.items():
        print(f"{digest}  {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
