"""Errors that say what is wrong as data, for any language to write."""

from __future__ import annotations

from paiju.words.said import Said


class SaidError(ValueError):
    """Something that is wrong with what was handed in. `said` is what, as data; printed it is the English of it.

    Tools that speak English only may hand in a text.
    """

    def __init__(self, said: Said | str) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return self.say()

    def say(self, language: str = "en") -> str:
        """What is wrong, in a language."""
        from paiju.words.speaker import house_speaker  # who makes no mistake needs no catalogue

        return house_speaker(language).say(self.said) if isinstance(self.said, Said) else self.said
