"""What the score sheets of the connecting games have in common."""

from typing import Any

from paiju.games.sheets import replace


def as_settled(before: Any, after: Any) -> Any:
    """A finished hand with its own dealer, not the next one."""
    return replace(after, dealer=before.dealer)


def points_against(seen: Any, payer: int, payee: int) -> str:
    return f"{seen.points[payer]} points against {seen.points[payee]}"
