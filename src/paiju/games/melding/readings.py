"""What the modules that read the hands of melding games have in common."""

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement

from paiju.kernel.hands import Part, Shown
from paiju.kernel.options import OptionError
from paiju.words.said import Quoted, Said

Text = Callable[[Iterable[int]], str]


def nothing_shown(shown: Shown) -> None:
    """Refuse open groups, in a game where no part of a hand lies open."""
    if shown:
        raise OptionError(Said("lab-no-open-groups"))


def check_shown(shown: Shown, most: int, is_group: Callable[[tuple[int, ...]], bool], text: Text, what: Said) -> None:
    """Refuse groups that cannot lie open, or more of them than a hand can have."""
    if len(shown) > most:
        raise OptionError(Said("lab-no-so-many-open", count=len(shown), most=most))
    for group in shown:
        if not is_group(group):
            tiles = Quoted(text(group)) if group else Said("lab-no-tiles")
            raise OptionError(Said("lab-no-such-open", tiles=tiles, what=what))


def parts_of(size: int, faces: int, name: Callable[[tuple[int, ...]], Said | None]) -> tuple[Part, ...]:
    """Every combination of `size` faces that has a name."""
    found = ((name(chosen), chosen) for chosen in combinations_with_replacement(range(faces), size))
    return tuple(Part(named, chosen) for named, chosen in found if named)
