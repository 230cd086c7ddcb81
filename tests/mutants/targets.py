"""What is mutated, how many mutants of each part are tried, and which tests are to notice them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import paiju
from paiju.kernel.game import Game
from tests.mutants.mutations import Mutant, mutants_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "paiju"
OF_A_GAME = 30
OF_A_PACKAGE = 100
SAMPLE_SEED = 12
MAIN_CHECKS = ("moves", "secrecy", "advice", "table", "sheet")
FAMILY_TESTS = (
    "tests/games/test_sheets.py",
    "tests/games/test_families.py",
    "tests/games/test_bots.py",
    "tests/lab/test_hands.py",
)
ALL_CHECKS = (*MAIN_CHECKS, "told", "records")
# what a game is described by rather than what it does, and what only the laboratory uses
LEFT_OUT = ("__init__.py", "card.py", "evolution.py", "report.py")


@dataclass(frozen=True)
class Target:
    """Sources that are mutated, and the tests that stand over them."""

    name: str
    files: tuple[Path, ...]
    tests: tuple[str, ...]
    sample: int
    is_interpreted: bool  # rules run without the compiler, so that a mutant costs no compilation
    slug: str | None = None  # of the only game whose tests are wanted


@dataclass(frozen=True)
class Planted:
    """A mutant in its file."""

    file: Path
    mutant: Mutant

    @property
    def id(self) -> str:
        return f"{self.file.relative_to(SOURCES)}:{self.mutant.id}"


def targets() -> dict[str, Target]:
    found = [*map(_game, paiju.games()), *_families(), *_packages()]
    return {target.name: target for target in found}


def sample(target: Target, number: int | None = None, seed: int = SAMPLE_SEED) -> list[Planted]:
    """The mutants that are tried: as many of each file as its share, drawn by the seed."""
    every = [Planted(file, mutant) for file in target.files for mutant in mutants_of(file.read_text(encoding="utf-8"))]
    return random.Random(f"{target.name} {seed}").sample(every, min(number or target.sample, len(every)))


def _game(game: Game) -> Target:
    folder = _folder(game)
    shared = _shared_folders(folder)
    nearly_one = [other.slug for other in paiju.games() if shared and _shared_folders(_folder(other)) == shared]
    tests = sorted((ROOT / "tests" / "games" / folder.parent.name).glob("test_*.py"))
    ours = [str(file.relative_to(ROOT)) for file in tests if _game_of(file.stem) in (game.slug, None, *nearly_one)]
    files = (*_files(folder), *(file for other in shared for file in _files(other)))
    if folder.parent.name == "melding":
        ours.append("tests/lab/test_hands.py")
    return Target(game.slug, files, (*ours, *_shared_tests(game.slug)), OF_A_GAME, True, game.slug)


def _folder(game: Game) -> Path:
    return SOURCES.parent.joinpath(*game.package.split("."))


def _shared_folders(folder: Path) -> list[Path]:
    """The packages beside a game's own that are no game, and that it imports: two games that are nearly one."""
    games = set(map(_folder, paiju.games()))
    beside = [other for other in sorted(folder.parent.iterdir()) if (other / "__init__.py").exists()]
    own = "".join(file.read_text(encoding="utf-8") for file in _files(folder))
    return [other for other in beside if other not in games and f"{folder.parent.name}.{other.name}." in own]


def _game_of(stem: str) -> str | None:
    """Whose tests a file holds: of the games whose names begin alike the longest; None for those of a family."""
    slugs = [game.slug for game in paiju.games() if stem.startswith(f"test_{game.slug.replace('-', '_')}")]
    return max(slugs, key=len, default=None)


def _shared_tests(slug: str) -> tuple[str, ...]:
    """The tests of all games, for one of them."""
    usual, *others = paiju.game(slug).presets
    return (
        *_laws(slug, [usual], ALL_CHECKS),
        *_laws(slug, others, MAIN_CHECKS),
        f"tests/transcripts/test_transcripts.py::test_transcript_is_unchanged[{slug}]",
        "tests/games/test_sheets.py",
        "tests/games/test_families.py",
        "tests/games/test_bots.py",
        "tests/pages/test_pages.py",
        f"tests/options/test_options.py::test_options_are_as_they_were[{slug}]",
    )


def _laws(slug: str, presets: Iterable[str], checks: Sequence[str]) -> list[str]:
    laws = "tests/kernel/test_conformance.py::test_laws"
    return [f"{laws}[{slug}-{preset}-check_{check}]" for preset in presets for check in checks]


def _families() -> Iterator[Target]:
    """The modules that the games of a family share, and those that all games do."""
    folders = sorted({_folder(game).parent for game in paiju.games()})
    for folder in folders:
        games = [game for game in paiju.games() if game.package.split(".")[-2] == folder.name]
        tests = [str(file.relative_to(ROOT)) for file in (ROOT / "tests" / "games" / folder.name).glob("test_*.py")]
        tests += [law for game in games for law in _laws(game.slug, [next(iter(game.presets))], ALL_CHECKS)]
        tests += [f"tests/transcripts/test_transcripts.py::test_transcript_is_unchanged[{game.slug}]" for game in games]
        tests += [f"tests/options/test_options.py::test_options_are_as_they_were[{game.slug}]" for game in games]
        files = tuple(file for file in sorted(folder.glob("*.py")) if file.name not in LEFT_OUT)
        if files:
            yield Target(f"{folder.name} family", files, (*sorted(tests), *FAMILY_TESTS), OF_A_GAME, True)


def _packages() -> Iterator[Target]:
    compiling = ("compile.py", "sharing.py")
    laws = [law for game in paiju.games() for law in _laws(game.slug, [next(iter(game.presets))], ALL_CHECKS)]
    kernel = [file for file in _files(SOURCES / "kernel") if file.name not in compiling]
    kernel_tests = (*_kernel_tests(), *laws, "tests/play", "tests/lab/test_hands.py", "tests/terminal")
    yield Target("kernel", tuple(kernel), kernel_tests, 90, True)
    compiled = tuple(SOURCES / "kernel" / name for name in compiling)
    yield Target("kernel compiling", compiled, ("tests/kernel/test_compile.py",), 10, False)
    through_server = [f"tests/server/test_{name}.py" for name in ("archive", "views", "windows", "table", "advice")]
    play = ("tests/play", "tests/fair", "tests/terminal", "tests/transcripts", "tests/games/test_sheets.py")
    yield Target("play", _files(SOURCES / "play"), (*play, *laws, *through_server), OF_A_PACKAGE, False)
    server = ("tests/server", "tests/attacks", "tests/crash", "tests/load", "tests/terminal")
    yield Target("server", _files(SOURCES / "server"), server, OF_A_PACKAGE, False)


def _kernel_tests() -> Iterator[str]:
    """All of them but the laws of every game with every preset."""
    for file in sorted((ROOT / "tests" / "kernel").glob("test_*.py")):
        name = str(file.relative_to(ROOT))
        if file.name == "test_conformance.py":
            found = re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
            yield from (f"{name}::{test}" for test in found if test != "test_laws")
        else:
            yield name


def _files(folder: Path) -> tuple[Path, ...]:
    return tuple(file for file in sorted(folder.rglob("*.py")) if file.name not in LEFT_OUT)
