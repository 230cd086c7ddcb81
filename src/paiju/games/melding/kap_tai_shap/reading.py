"""Hands of Collecting Many Tens as they are read: as in all games of collecting tens."""

from typing import Any

from paiju.games.melding.kap_tai_shap.options import EACH
from paiju.games.melding.tens.reading import by_throw, is_complete, score, shapes_of
from paiju.kernel.hands import Shape, Shown

__all__ = ["by_throw", "is_complete", "score", "shapes"]


def shapes(g: Any, shown: Shown) -> tuple[Shape, ...]:
    return shapes_of((EACH + 1) // 2 - 1, shown)
