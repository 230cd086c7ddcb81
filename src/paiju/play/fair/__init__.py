"""Provably fair deals: nobody chooses a wall, and everybody can check it. The method is in docs/fair-deals.md."""

from paiju.play.errors import FairError
from paiju.play.fair.deal import Deal
from paiju.play.fair.hand import FairHand
from paiju.play.fair.proof import HandProof, Opening, Proof, read_proof, write_proof
from paiju.play.fair.secret import commitment, fresh_secret, fresh_value, key, pledge
from paiju.play.fair.session import FairDeals, RecordedDeals
from paiju.play.fair.terms import Terms

__all__ = [
    "Deal",
    "FairDeals",
    "FairError",
    "FairHand",
    "HandProof",
    "Opening",
    "Proof",
    "RecordedDeals",
    "Terms",
    "commitment",
    "fresh_secret",
    "fresh_value",
    "key",
    "pledge",
    "read_proof",
    "write_proof",
]
