"""Copies of fields, place by place.

A GPU cannot assign an array to another. The compiler of the CPU can, and puts into everything that does so an error
message about shapes that differ, with all that it takes to put numbers into words.
"""

from paiju.kernel.compile import rule
from paiju.kernel.record import Row, Rows


@rule
def copy_places(target: Row, source: Row) -> None:
    for place in range(len(source)):
        target[place] = source[place]


@rule
def copy_rows(target: Rows, source: Rows) -> None:
    for row in range(len(source)):
        for place in range(len(source[row])):
            target[row, place] = source[row, place]
