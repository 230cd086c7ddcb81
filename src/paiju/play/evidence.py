"""What a file offers for verification: a proof, or a record that carries one and tells the walls and dice.

And what a verifier knows besides: the tiles that belong to a game under its options.
"""

from __future__ import annotations

import paiju
from paiju.kernel.options import OptionError
from paiju.play.decks import deck_of, decks_of
from paiju.play.errors import FairError
from paiju.play.fair import Proof, RecordedDeals, read_proof
from paiju.play.table import Table
from paiju.words.said import Said


def read_evidence(text: str) -> tuple[Proof, list[list[str]]]:
    """The proof, and the walls that the record tells; raises RecordError or FairError where there is none."""
    if not text.startswith("paiju-record "):
        return read_proof(text), []
    table = Table.from_record(text)
    if not isinstance(table.chance, RecordedDeals):
        raise FairError(Said("no-proof-in-record"))
    proof = table.chance.proof()
    _add_throws(proof, text)
    return proof, [[table.tiles.text([face]) for face in wall] for wall in table.walls]


def canonical_deck(proof: Proof) -> list[str] | None:
    """The tiles in their order that belong to the game of a proof, None where this Paiju does not know them.

    A proof of the older protocol names no options: any deck of the game will do for it.
    """
    try:
        game = paiju.game(proof["game"])
        if (game.slug, game.version) != (proof["game"], proof["rules"]):
            return None
        seats = game.seats(proof["seats"], {})
        if "options" in proof:
            return deck_of(game, seats, proof["options"])
    except (paiju.UnknownGame, OptionError):
        return None
    decks = decks_of(game, seats)
    return proof["tiles"] if proof["tiles"] in decks else decks[0]


def _add_throws(proof: Proof, text: str) -> None:
    """Put every throw that the record tells to the hand that was dealt last before it."""
    deals = throws = 0
    for number, line in enumerate(text.split("\n"), 1):
        kind, *words = line.split()[:-1] or [""]
        deals += kind == "deal"
        if deals > len(proof["hands"]):
            raise FairError(Said("no-record-line", line=number, why=Said("no-commitment", hand=deals - 1)))
        if kind == "roll":
            dice = [int(word) for word in words]
            proof["hands"][max(deals - 1, 0)]["dice"].append({"throw": throws, "dice": dice})
            throws += 1
