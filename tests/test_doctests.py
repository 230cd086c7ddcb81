"""The examples in the docstrings of the public names, run as they stand."""

import doctest
import importlib

import pytest

import paiju

MODULES = ("paiju.games", "paiju.play.errors", "paiju.play.table", "paiju.kernel.game")
WITHOUT_EXAMPLE = {"OptionError", "TileError"}  # in modules that all compiled rules hang on


@pytest.mark.parametrize("name", MODULES)
def test_examples_say_what_happens(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_public_names_have_docstrings_and_most_an_example() -> None:
    for name in set(paiju.__all__) - {"__version__"}:
        text = getattr(paiju, name).__doc__ or ""
        assert text, name
        assert ">>>" in text or name in WITHOUT_EXAMPLE, name
