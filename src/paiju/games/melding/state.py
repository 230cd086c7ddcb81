"""The fields that the records of all melding games have, for the functions that serve several of them.

Only names and types are given here: each game declares these fields in an order and in sizes of its own.
"""

from paiju.kernel.record import Record, Row, Rows

NOBODY = -1  # for a seat: there is none
NOTHING = -1  # for a face: no tile


class MeldingRules(Record):
    seats: int
    hands: int  # of a session
    first_dealer: int


class MeldingState(Record):
    turn: int
    winner: int  # of this hand, NOBODY until it is won
    hands_played: int
    score: Row
    result: Row  # of the last finished hand
    held: Row  # how many tiles each seat has in hand
    hands: Rows  # which ones, as counts per face
