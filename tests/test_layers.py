"""Dependencies point one way: words ← kernel ← tiles ← games ← play ← the rest; nothing outside games names a game."""

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

import paiju

ROOT = Path(paiju.__file__).parent
LAYERS = (
    "words",
    "kernel",
    "tiles",
    "games",
    "play",
    "encoding",
    "bots",
    "lab",
    "envs",
    "train",
    "web",
    "server",
    "terminal",
    "cli",
)
# The server's packages, from the one that all others may use to the program that runs it. `ops` is on two levels:
# everything writes logs and metrics; orders and the janitor work on tables.
SERVER_LAYERS = (
    "limits",
    "refusals",
    "randomness",
    "ops",
    "store",
    "wire",
    "bots",
    "table",
    "cluster",
    "http",
    "ops.orders",
    "ops.janitor",
    "settings",
    "client_play",
    "client",
    "schemas",
    "app",
    "serving",
)
INSPECTOR = "kernel/conformance/"  # checks games and tables alike, so it may look at all of them
SERVER_MODULES = sorted(path for path in (ROOT / "server").rglob("*.py") if "migrations" not in path.parts)
SLUGS = [game.slug for game in paiju.games() if game.package.startswith("paiju.")]


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if not path.relative_to(ROOT).as_posix().startswith(INSPECTOR))


def imported(path: Path) -> Iterator[str]:
    """The modules of this package that a module imports, also by `import paiju` and `from paiju import …`."""
    return imports_of(path.read_text())


@functools.cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


def imports_of(source: str) -> Iterator[str]:
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "paiju":
            yield from (_imported_module(str(node.module), alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "paiju")


def _imported_module(package: str, name: str) -> str:
    """What `from package import name` imports: a module where it is one, else something in the package itself."""
    folder = ROOT.joinpath(*package.split(".")[1:], name)
    return f"{package}.{name}" if folder.is_dir() or folder.with_suffix(".py").exists() else package


def layer(module: str) -> int:
    """The place of a module among the layers; the package itself has what `play` and those below it give it."""
    _, _, inner = module.partition(".")
    name = inner.split(".")[0] if inner else "play"
    return LAYERS.index(name) if name in LAYERS else len(LAYERS)


def server_layer(module: str) -> int:
    """The place of a module of the server among its layers, by the longest name that fits."""
    inner = module.removeprefix("paiju.server").removeprefix(".")
    fitting = [name for name in SERVER_LAYERS if inner == name or inner.startswith(f"{name}.")]
    return SERVER_LAYERS.index(max(fitting, key=len)) if fitting else len(SERVER_LAYERS)


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def test_imports_point_down() -> None:
    assert len(modules()) > len(SERVER_MODULES) > 0
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in modules()
        if path != ROOT / "__init__.py"
        for name in imported(path)
        if layer(name) > layer(name_of(path))
    ]
    assert wrong == []


def test_imports_within_the_server_point_down() -> None:
    known = {name_of(path): server_layer(name_of(path)) for path in SERVER_MODULES}
    assert [name for name, place in known.items() if place == len(SERVER_LAYERS)] == ["paiju.server"]
    wrong = [
        f"{own} imports {name}"
        for path, own in zip(SERVER_MODULES, known, strict=True)
        for name in imported(path)
        if name.startswith("paiju.server.") and server_layer(name) > known[own]
    ]
    assert wrong == []


def test_every_form_of_import_is_seen() -> None:
    forms = """
import paiju
import paiju.kernel.game as game
from paiju import terminal
from paiju import Table
from paiju.server import limits, wire
from paiju.server.wire.guard import Guard
def late():
    from paiju import lab as inner
"""
    assert set(imports_of(forms)) == {
        "paiju",
        "paiju.kernel.game",
        "paiju.terminal",
        "paiju.server.limits",
        "paiju.server.wire",
        "paiju.server.wire.guard",
        "paiju.lab",
    }
    assert layer("paiju.games.tricks") < layer("paiju") < layer("paiju.terminal")
    assert server_layer("paiju.server.ops.logs") < server_layer("paiju.server.table.room")
    assert server_layer("paiju.server.table.room") < server_layer("paiju.server.ops.orders")


def test_no_game_is_named_outside_the_games() -> None:
    named = [
        f"{name_of(path)} names {node.value}"
        for path in modules()
        if path.relative_to(ROOT).parts[0] not in ("games", "tiles")  # a kind of tiles may have the name of its game
        for node in ast.walk(parsed(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in SLUGS
    ]
    assert named == []
