"""Numbers of one width: a rule is compiled anew for every width of number that it is called with."""

from paiju.kernel.compile import rule


@rule
def wide(number: int) -> int:
    """A number of a field or a list, in the 64 bits that Python's own numbers have in compiled code."""
    return number + 0
