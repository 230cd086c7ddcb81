"""Blank states, which a GPU makes word by word."""

from paiju.kernel.compile import rule
from paiju.kernel.record import Wall


@rule
def blank_words(words: Wall) -> None:
    for word in range(words.shape[0]):
        words[word] = 0
