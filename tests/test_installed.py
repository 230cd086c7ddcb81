"""What `pip install paiju` brings along: few libraries, and small ones beside those that compile the rules."""

from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

MIB = 2**20
COMPILER = {"numpy", "numba", "llvmlite"}  # 240 MiB, which only their authors can change
TOO_LARGE = {"babel", "cryptography", "matplotlib", "pillow", "pyarrow", "pydantic", "uvloop"}  # were there, or nearly


def needed() -> set[str]:
    """The libraries that are installed with Paiju, and with those, without extras."""
    found: set[str] = set()
    waiting = ["paiju"]
    while waiting:
        for name in required_by(waiting.pop()):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def required_by(name: str) -> Iterator[str]:
    for line in distribution(name).requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield canonicalize_name(requirement.name)


def size(name: str) -> int:
    """The bytes of a library as it is delivered; compiled by pip, Python takes up to as much again."""
    delivered = [Path(str(file.locate())) for file in distribution(name).files or () if file.suffix != ".pyc"]
    return sum(path.stat().st_size for path in delivered if path.is_file())


def test_it_is_what_the_project_says() -> None:
    assert len(needed()) > 20
    assert needed() > COMPILER
    assert needed().isdisjoint(TOO_LARGE)


def test_all_but_the_compiler_is_small() -> None:
    sizes = {name: size(name) / MIB for name in needed() - COMPILER}
    assert 20 < sum(sizes.values()) < 40, sorted(sizes.items(), key=lambda item: -item[1])[:5]
