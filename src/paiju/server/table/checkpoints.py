"""A room between two hands as data, so that a long log is taken up at its last hand. The log alone is the truth."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec import json as msgjson

import paiju
from paiju.kernel.options import Given
from paiju.play.checkpoints import TableCheckpoint, restore_table, table_checkpoint
from paiju.play.fair import FairDeals
from paiju.play.fair.chain import Attempt
from paiju.play.table import Table
from paiju.server.store.events import Created
from paiju.server.store.records import StoredCheckpoint, StoredTable
from paiju.server.table.deals import terms_at
from paiju.server.table.room import Phase, Room
from paiju.server.table.seats import Seat, Seats
from paiju.server.table.session_deals import SessionDeals
from paiju.server.table.time_banks import TimeBanks
from paiju.server.table.votes import VotesOut

FORMAT = 1


class RoomCheckpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a room is made of between two hands, before anybody is ready for the next."""

    format: int
    hash: bytes
    sequence: int
    position: int
    setup: Created
    phase: Phase
    number: int
    seats: list[Seat]
    votes_out: VotesOut
    time: TimeBanks
    played_by: list[dict[str, int]]
    accepted: list[tuple[int | None, str, int]]
    next_commitment: str
    next_epoch: str
    epoch: str
    deals: int  # that were made in this session
    head: bytes  # of the public chain after them
    given_up: list[Attempt]  # the attempts at the next deal, without their secrets
    table: TableCheckpoint


class Unusable(Exception):
    """A checkpoint of another format, or of other rules: the whole log has to be read."""


_encode = msgjson.Encoder().encode
_decode = msgjson.Decoder(RoomCheckpoint).decode


def checkpoint_of(room: Room) -> StoredCheckpoint | None:
    """The checkpoint of a room whose last hand is finished and for whose next nobody is ready, else None.

    It is for taking the log up at a later hand: of the finished one it has nothing to show.
    """
    if (
        room.phase not in ("dealing", "over")
        or room.table is None
        or room.deals.ready
        or room.undo.asked_by is not None
    ):
        return None
    if not room.table.results or len(room.table.sheets) != len(room.table.results):  # a hand was thrown in
        return None
    if (saved := table_checkpoint(room.table)) is None:
        return None
    facts = RoomCheckpoint(
        format=FORMAT,
        hash=room.hash,
        sequence=room.sequence,
        position=room.position,
        setup=room.config,
        phase=room.phase,
        number=room.number,
        seats=list(room.seats),
        votes_out=room.votes_out,
        time=room.time,
        played_by=room.played_by,
        accepted=[(seat, nonce, at) for (seat, nonce), at in room.accepted.items()],
        next_commitment=room.deals.next_commitment,
        next_epoch=room.deals.next_epoch,
        epoch=room.deals.epoch,
        deals=room.next_deal,
        head=room.deals.fair.head(room.next_deal),
        given_up=[attempt._replace(secret=b"") for attempt in room.next_hand.given_up],
        table=saved,
    )
    return StoredCheckpoint(room.sequence, room.number, room.next_deal, _encode(facts))


def restored_room(stored: StoredTable, body: bytes) -> Room:
    """The room as it was at a checkpoint; raises Unusable."""
    try:
        saved = _decode(body)
    except msgspec.DecodeError as error:
        raise Unusable(str(error)) from error
    setup = saved.setup
    if saved.format != FORMAT or paiju.game(setup.game).version != setup.version:
        raise Unusable("it is of another version")
    deals = _deals(stored, saved)
    room = Room(stored.id, deals, saved.sequence, saved.hash, setup, saved.phase, Seats(saved.seats), saved.number)
    room.position, room.votes_out, room.time = saved.position, saved.votes_out, saved.time
    room.played_by = saved.played_by
    room.accepted = {(seat, nonce): at for seat, nonce, at in saved.accepted}
    room.last_hand = stored.last_hand
    options: Given = setup.options
    room.table = Table(setup.game, seats=setup.seats, seed=0, chance=deals.of_session, **options)
    try:
        restore_table(room.table, saved.table)
    except ValueError as error:
        raise Unusable(str(error)) from error
    return room


def _deals(stored: StoredTable, saved: RoomCheckpoint) -> SessionDeals:
    setup = saved.setup
    fair = FairDeals(terms_at(stored.id, saved.number, setup))
    secrets, place = stored.secrets, (saved.number, saved.deals)
    given_up = [attempt._replace(secret=secrets[*place, number]) for number, attempt in enumerate(saved.given_up)]
    fair.go_on_from(saved.deals, saved.head, secrets[*place, len(given_up)], given_up)
    return SessionDeals(dict(secrets), saved.number, fair, saved.epoch, saved.next_commitment, saved.next_epoch)
