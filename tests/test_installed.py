"""What `pip install paiju` brings along: few libraries, and small ones beside those that compile the rules."""

from importlib.metadata import distribution
from pathlib import Path

from tests.release import LOCK, MIB, needed, pinned

COMPILER = {"numpy", "numba", "llvmlite"}  # 240 MiB, which only their authors can change
TOO_LARGE = {
    "babel",
    "cryptography",
    "matplotlib",
    "pillow",
    "pyarrow",
    "pydantic",
    "sqlalchemy",
    "uvloop",
}  # were there, or nearly


def size(name: str) -> int:
    """The bytes of a library as it is delivered; compiled by pip, Python takes up to as much again."""
    delivered = [Path(str(file.locate())) for file in distribution(name).files or () if file.suffix != ".pyc"]
    return sum(path.stat().st_size for path in delivered if path.is_file())


def test_it_is_what_the_project_says() -> None:
    assert len(needed()) > 20
    assert needed() > COMPILER
    assert needed().isdisjoint(TOO_LARGE)


def test_the_lock_file_pins_all_of_it() -> None:
    lock = pinned(LOCK.read_text(encoding="utf-8"))
    assert {line.split("==")[0] for line in lock.splitlines() if "==" in line} == needed()
    assert "--hash=sha256:" in lock


def test_all_but_the_compiler_is_small() -> None:
    sizes = {name: size(name) / MIB for name in needed() - COMPILER}
    assert 10 < sum(sizes.values()) < 20, sorted(sizes.items(), key=lambda item: -item[1])[:5]
