"""What has happened so far, in order: copies share what they have in common, and what is long past can be forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar, overload

T = TypeVar("T")
Other = TypeVar("Other")
CHUNK = 64  # items that are sealed together; a copy copies at most twice as many


@dataclass(frozen=True, slots=True)
class _Chunk(Generic[T]):
    """Items that never change, behind those before them."""

    before: _Chunk[T] | None
    start: int  # the place of the first item
    items: list[T]


if TYPE_CHECKING:
    Listlike = list  # tables show histories where lists are expected, and they equal lists
else:
    Listlike = Sequence


class History(Listlike[T]):
    """A list that grows at its end: a copy costs the same however long it is."""

    __slots__ = ("_chunk", "_forgotten", "_start", "_tail")

    def __init__(self, items: Iterable[T] = (), forgotten: int = 0) -> None:
        self._chunk: _Chunk[T] | None = None
        self._forgotten = self._start = forgotten
        self._tail: list[T] = []
        for item in items:
            self.append(item)

    @property
    def forgotten(self) -> int:
        """How many of the first items are no longer kept."""
        return self._forgotten

    def append(self, item: T) -> None:
        self._tail.append(item)
        if len(self._tail) == 2 * CHUNK:  # the newer half stays at hand, so that little is unsealed again
            self._chunk = _Chunk(self._chunk, self._start, self._tail[:CHUNK])
            self._start += CHUNK
            self._tail = self._tail[CHUNK:]

    def pop(self) -> T:  # type: ignore[override]
        last = self[-1]
        del self[len(self) - 1 :]
        return last

    def copy(self) -> History[T]:
        twin: History[T] = History.__new__(History)
        twin._chunk, twin._forgotten, twin._start = self._chunk, self._forgotten, self._start
        twin._tail = self._tail[:]
        return twin

    def forget(self, before: int | None = None) -> None:
        """Keep nothing of the items before a place, of all items where none is named; the length stays."""
        place = len(self) if before is None else before
        if place <= self._forgotten:
            return
        kept = self.since(place)
        self._chunk, self._forgotten, self._start = None, place, place
        self._tail = []
        for item in kept:
            self.append(item)

    def since(self, place: int) -> list[T]:
        """The items from a place on, at the cost of those alone; raises LookupError where one is forgotten."""
        if place < self._forgotten:
            raise LookupError(f"item {place} is no longer kept")
        parts = [self._tail[max(0, place - self._start) :]]
        chunk = self._chunk
        while chunk and place < chunk.start + len(chunk.items):
            parts.append(chunk.items[max(0, place - chunk.start) :])
            chunk = chunk.before
        return [item for part in reversed(parts) for item in part]

    def __len__(self) -> int:
        return self._start + len(self._tail)

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def __reversed__(self) -> Iterator[T]:
        """From the last item to the first that is kept."""
        yield from reversed(self._tail)
        chunk = self._chunk
        while chunk:
            yield from reversed(chunk.items)
            chunk = chunk.before

    @overload  # type: ignore[override]
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            start, stop, step = place.indices(len(self))
            return self.since(start)[: max(0, stop - start) : step] if step > 0 else list(self)[place]
        at = place + len(self) if place < 0 else place
        if not 0 <= at < len(self):
            raise IndexError("no such item")
        return self._tail[at - self._start] if at >= self._start else self.since(at)[0]

    def __setitem__(self, place: int, item: T) -> None:  # type: ignore[override]
        """Only the last item can be replaced."""
        if place not in (-1, len(self) - 1):
            raise IndexError("only the last item changes")
        self.pop()
        self.append(item)

    def __delitem__(self, places: slice) -> None:  # type: ignore[override]
        """Take back everything from a place on: `del history[place:]`."""
        if places.stop is not None or places.step is not None:
            raise IndexError("only what came last is taken back")
        place = places.indices(len(self))[0]
        if place < self._forgotten:
            raise LookupError(f"item {place} is no longer kept")
        while self._chunk and place < self._start:
            self._tail = [*self._chunk.items, *self._tail]
            self._start, self._chunk = self._chunk.start, self._chunk.before
        del self._tail[place - self._start :]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, History):
            return len(self) == len(other) and self.since(self._forgotten) == other.since(other._forgotten)
        return isinstance(other, list) and list(self) == other

    __hash__ = None

    def __reduce__(self) -> tuple[type[History[T]], tuple[list[T], int]]:
        """As a plain list: chunks are chained too deeply for a pickle."""
        return History, (self.since(self._forgotten), self._forgotten)

    def __add__(self, other: Sequence[Other]) -> list[T | Other]:
        return [*self, *other]

    def __radd__(self, other: Sequence[Other]) -> list[T | Other]:
        return [*other, *self]

    def __repr__(self) -> str:
        return repr([*(["…"] if self._forgotten else []), *self.since(self._forgotten)])
