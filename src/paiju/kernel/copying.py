"""Copies of fields, place by place, since on a GPU an array cannot be assigned to another; and blank states."""

from paiju.kernel.compile import rule
from paiju.kernel.record import Row, Wall


@rule
def copy_places(target: Row, source: Row) -> None:
    for place in range(source.shape[0]):
        target[place] = source[place]


@rule
def copy_rows(target: Row, source: Row) -> None:
    for row in range(source.shape[0]):
        for place in range(source.shape[1]):
            target[row, place] = source[row, place]


@rule
def blank_words(words: Wall) -> None:
    for word in range(words.shape[0]):
        words[word] = 0
