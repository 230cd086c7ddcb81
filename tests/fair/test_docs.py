"""The example of docs/fair-deals.md, figure by figure."""

import itertools
from pathlib import Path

from paiju.play.fair import Deal, Terms, commitment, key, pledge
from paiju.play.fair.chain import Share, first_head, head_dealt, head_pledged, signed_text
from paiju.play.fair.encoding import digest, fields
from paiju.play.fair.keys import public_key, sign
from paiju.play.fair.stream import words

PAGE = (Path(__file__).parent.parent.parent / "docs" / "fair-deals.md").read_text(encoding="utf-8")
TERMS = Terms("example", "some-game", 1, 2, ("A", "B", "C"))
SECRET, VALUE, SEED = bytes(range(32)), b"\xaa" * 16, b"\x11" * 32
KEY = public_key(SEED)


def test_the_example() -> None:
    published, drawn = commitment(TERMS, 0, SECRET), key(TERMS, 0, SECRET, (VALUE, b""))
    deal = Deal(TERMS, 0, drawn)
    opening = deal.opening(2)
    pledged = pledge(published, 0, VALUE, KEY)
    head = head_pledged(first_head(TERMS), 0, published, [Share(pledged, KEY), Share()])
    shares = [Share(pledged, KEY, VALUE, sign(SEED, signed_text(head, 0))), Share()]
    figures = {
        'F("tiles", "A", "B", "C")': [fields("tiles", *TERMS.tiles).hex()],
        'H("tiles", "A", "B", "C")': [digest("tiles", *TERMS.tiles).hex()],
        "C": [published.hex()],
        "key of seat 0": [KEY.hex()],
        "pledge of seat 0": [shares[0].pledge.hex()],
        "head after the pledges": [head.hex()],
        "signature of seat 0": [shares[0].signature.hex()],
        "head after the deal": [head_dealt(head, 0, shares, deal.root).hex()],
        "K": [drawn.hex()],
        "first words of the wall's stream": [
            f"{word:016x}" for word in itertools.islice(words(fields("stream", drawn, "wall")), 2)
        ],
        "wall": [TERMS.tiles[at] for at in deal.order],
        "salt of place 2": [opening["salt"]],
        "leaf of place 2": [digest("leaf", "example", 0, 2, opening["tile"], bytes.fromhex(opening["salt"])).hex()],
        "path of place 2": opening["path"],
        "root": [deal.root.hex()],
        "two dice of throw 0": list(map(str, deal.dice(2, 0))),
        "seating": list(map(str, deal.seating())),
    }
    for what, values in figures.items():
        written = ", ".join(f"`{value}`" if value else "nothing" for value in values)
        assert f"| {what} | {written} |" in PAGE
