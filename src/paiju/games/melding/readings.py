"""What the modules that read the hands of melding games have in common."""

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement

from paiju.kernel.hands import Part, Shown
from paiju.kernel.options import OptionError

Text = Callable[[Iterable[int]], str]


def nothing_shown(shown: Shown) -> None:
    """Refuse open groups, in a game where no part of a hand lies open."""
    if shown:
        raise OptionError("in this game no part of a hand lies open before the end; name all tiles without |")


def check_shown(shown: Shown, most: int, is_group: Callable[[tuple[int, ...]], bool], text: Text, what: str) -> None:
    """Refuse groups that cannot lie open, or more of them than a hand can have."""
    if len(shown) > most:
        raise OptionError(f"{len(shown)} groups cannot lie open; a hand has {most} at most")
    for group in shown:
        if not is_group(group):
            raise OptionError(f"{text(group) or 'nothing'} cannot lie open in front of a hand; only {what} can")


def parts_of(size: int, faces: int, name: Callable[[tuple[int, ...]], str]) -> tuple[Part, ...]:
    """Every combination of `size` faces that has a name."""
    found = ((name(chosen), chosen) for chosen in combinations_with_replacement(range(faces), size))
    return tuple(Part(*named) for named in found if named[0])
