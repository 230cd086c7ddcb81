"""Which module of a game has which role."""

from __future__ import annotations

import importlib
import importlib.util

HELD = {"state": ("Rules", "State", "MOVES"), "redealing": ("redeal",)}


def role_module(package: str, role: str) -> str:
    """The module of a game that has this role; its rules, where no module of that name has it."""
    name = f"{package}.{role}"
    if importlib.util.find_spec(name) is None:
        return f"{package}.rules"
    module = importlib.import_module(name)
    return name if all(hasattr(module, held) for held in HELD[role]) else f"{package}.rules"
