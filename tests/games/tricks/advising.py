"""What the tests of bots share."""

from paiju import Table


def check(table: Table, words: str, why: str) -> None:
    """Demand that the bot advises this, for a reason with these words in it."""
    advice = table.advice(language="en")
    assert advice.words == words
    assert why in advice.reason
