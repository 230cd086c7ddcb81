"""What the sources say, read from them and not by playing: each id with the values that it is given."""

from __future__ import annotations

import ast
import functools
import importlib
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import paiju
from paiju.kernel.action import Action
from paiju.kernel.game import Game
from paiju.kernel.options import words_of
from paiju.words.ids import option_id, preset_id, value_id, verb_id

ROOT = Path(paiju.__file__).parent
Ids = dict[str, set[str]]  # the names of the values by the id of a message


@functools.cache
def said_in(path: Path) -> Ids:
    """The ids in `Said("…", name=…)` of a module."""
    found: Ids = defaultdict(set)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Said", "said")):
            continue
        if node.args and isinstance(node.args[0], ast.Constant):
            id = str(node.args[0].value)
            found[id] |= {keyword.arg for keyword in node.keywords if keyword.arg}
            found[id] |= {"seat"} if id.startswith("act-") else set()  # which `Action.said` adds
        elif path.name not in ("action.py", "speaker.py", "wire.py"):
            raise AssertionError(f"{path}, line {node.lineno}: the id of a message must be written out")
    return found


@functools.cache
def joints_in(path: Path) -> frozenset[str]:
    """Ids of messages that put a list together."""
    constants = (node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str) and value.startswith("joint-"))


def said_by(folder: Path, *, deep: bool = True) -> Ids:
    """What all modules of a folder say."""
    found: Ids = defaultdict(set)
    for path in sorted(folder.rglob("*.py") if deep else folder.glob("*.py")):
        for id, values in said_in(path).items():
            found[id] |= values
        for id in joints_in(path):
            found[id] |= {"before", "after"}
    return found


def declared_by(game: Game) -> Ids:
    """What is said of a game by its declarations: names, options, presets, verbs and forms of actions."""
    found: Ids = defaultdict(set)
    found |= {"game-name": set(), "game-summary": set()}
    for preset in game.presets:
        found[preset_id(preset)] = set()
    for option in game.options.OPTIONS:
        found[option_id(option.name)] = set()
        for value in words_of(option):
            found[value_id(option.name, value)] = set()
    for form in game.table.ACTIONS:
        said = Action(form.replace("{number}", "1"), ((0,),) * form.count("{}")).said(0)
        found[said.id] |= {name for name, _ in said.values}
    for verb in game.table.VERBS:
        found[verb_id(verb)] = set()
    if (lesson := Path(str(importlib.import_module(game.package).__file__)).with_name("lesson.json")).exists():
        found |= {f"lesson-{number + 1}": set() for number in range(len(json.loads(lesson.read_text())))}
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@functools.cache
def messages_in(path: Path) -> Mapping[str, ftl.Message]:
    """The messages of a catalogue; raises where it cannot be read or has a message twice."""
    found: dict[str, ftl.Message] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {str(entry.content)[:80]!r} cannot be read"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def messages_of(folders: Iterable[Path], *languages: str) -> dict[str, ftl.Message]:
    """The messages of the catalogues of folders, those of the later over those of the earlier."""
    found: dict[str, ftl.Message] = {}
    for folder in folders:
        for language in languages:
            if (path := folder / "words" / f"{language}.ftl").exists():
                found |= messages_in(path)
    return found


def variables(message: ftl.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names
