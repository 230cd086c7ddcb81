"""The folder of a game holds what the contract asks for; what is missing is named with its module."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from types import ModuleType

from paiju.kernel.action import form_id
from paiju.kernel.conformance.walk import Nonconformance
from paiju.kernel.contract import HOOKS, OPTIONAL, REQUIRED, STATE_FIELDS
from paiju.kernel.game import Game
from paiju.kernel.options import words_of
from paiju.kernel.record import Record
from paiju.words.catalogues import DEFAULT
from paiju.words.ids import option_id, preset_id, value_id, verb_id
from paiju.words.speaker import Speaker

RECORDS = ("Rules", "State")


def check_declarations(game: Game) -> None:
    """Every module, function, constant and field of the contract is there; raises Nonconformance for the first not."""
    for fault in faults(game):
        raise Nonconformance(f"{game.slug}: {fault}")


def faults(game: Game) -> Iterator[str]:
    """What a game lacks, in words; later lines suppose that nothing is wrong in those before."""
    for role, contract in REQUIRED.items():
        yield from _module_faults(game, role, contract, required=True)
    for role, contract in HOOKS.items():
        yield from _module_faults(game, role, contract, required=False)
    for role, contract in OPTIONAL.items():
        if _has_module(f"{game.package}.{role}"):
            yield from _module_faults(game, role, contract, required=True)
    yield from _field_faults(game)
    yield from _option_faults(game)
    yield from _word_faults(game)
    if not game.rulebook.startswith("# "):
        yield "rulebook.md does not begin with a title"


def _module_faults(game: Game, role: str, contract: type, *, required: bool) -> Iterator[str]:
    name = f"{game.package}.{role}"
    if not _has_module(name):
        yield f"there is no module {_file(name)}"
        return
    module = importlib.import_module(name)
    for constant in contract.__annotations__:
        if required and not hasattr(module, constant):
            yield f"{_file(name)} has no {'record' if constant in RECORDS else 'constant'} `{constant}`"
    for function, wanted in vars(contract).items():
        if inspect.isfunction(wanted) and not function.startswith("_"):
            yield from _function_faults(module, function, wanted, required=required)


def _function_faults(module: ModuleType, name: str, wanted: Callable[..., object], *, required: bool) -> Iterator[str]:
    parameters = list(inspect.signature(wanted).parameters)[1:]
    form = f"`{name}({', '.join(parameters)})`"
    found = getattr(module, name, None)
    if found is None:
        if required:
            yield f"{_file(module.__name__)} has no function {form}"
    elif not callable(found):
        yield f"`{name}` in {_file(module.__name__)} is no function {form}"
    elif not _takes(found, len(parameters)):
        taken = len(inspect.signature(_source(found)).parameters)
        yield f"`{name}` in {_file(module.__name__)} takes {taken} parameters, not the {len(parameters)} of {form}"


def _takes(function: Callable[..., object], number: int) -> bool:
    """Whether a function can be called with so many arguments by position."""
    try:
        inspect.signature(_source(function)).bind(*[None] * number)
    except TypeError:
        return False
    return True


def _source(function: Callable[..., object]) -> Callable[..., object]:
    """The Python function of a compiled rule."""
    source: Callable[..., object] = getattr(function, "py_func", function)
    return source


def _field_faults(game: Game) -> Iterator[str]:
    state = game.state.State.fields
    for name in STATE_FIELDS:
        if name not in state:
            yield f"the record State in state.py has no field `{name}`"
        elif state[name].sight != "public":
            yield f"the field `{name}` of the record State in state.py is not public"
    rules: type[Record] = game.state.Rules
    for name in ("seats", *(option.name for option in game.options.OPTIONS)):
        if name not in rules.fields:
            yield f"the record Rules in state.py has no field `{name}`"


def _option_faults(game: Game) -> Iterator[str]:
    for option in game.options.OPTIONS:
        for value in words_of(option):
            if not _has_words(game, value_id(option.name, value)):
                yield f"value {value} of option {option.name} in options.py has no name in the catalogues"
        if not _has_words(game, option_id(option.name), "effect"):
            yield f"option {option.name} in options.py does not say what it changes: the catalogues lack its `.effect`"
    if "standard" not in game.presets or dict(game.presets["standard"]):
        yield "PRESETS in options.py must have 'standard', with no options"


def _word_faults(game: Game) -> Iterator[str]:
    """What no language has words for; a test of Paiju's own looks whether all languages have them."""
    wanted = ["game-name", "game-summary", *map(preset_id, game.presets), *map(verb_id, game.table.VERBS)]
    wanted += [form_id(form) for form in game.table.ACTIONS]
    for id in wanted:
        if not _has_words(game, id):
            yield f"the catalogue words/en.ftl has no message {id}"


def _has_words(game: Game, id: str, use: str = "") -> bool:
    return Speaker.of(game.package, DEFAULT).has(id, use)


def _has_module(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return False
    return True


def _file(module: str) -> str:
    return f"{module.rpartition('.')[2]}.py"
