"""The attacks, each with its name, its moment, who tries it, what is sent, and the code that refuses it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import paiju
from paiju.server import limits
from paiju.server.client import fresh_nonce
from paiju.server.refusals import Code
from paiju.server.wire.client_messages import (
    Advise,
    AnswerUndo,
    ComeBack,
    Contribute,
    CreateTable,
    Fill,
    FromClient,
    Hello,
    Leave,
    Play,
    Ready,
    Resume,
    Sit,
    Start,
    Undo,
    VoteOut,
    Watch,
)
from paiju.server.wire.protocol import VERSION
from tests.attacks.scene import VALUE, Scene

OPEN, DEALING, PLEDGED, PLAYING, OVER = "open", "dealing", "pledged", "playing", "over"
ALWAYS = (OPEN, DEALING, PLEDGED, PLAYING, OVER)
MOVER, OTHER, ONLOOKER, OUTSIDER, STRANGER = "mover", "other", "onlooker", "outsider", "stranger"
What = Callable[[Scene], FromClient | str]
NO_PLEDGE, NO_VALUE, NO_SIGNATURE = "00" * 32, "00" * 16, "00" * 64


@dataclass(frozen=True)
class Attack:
    """One attack."""

    name: str
    moments: tuple[str, ...]
    who: str
    what: What
    code: Code
    needs_another: bool = False  # it cannot be tried at a table of one


def play(sequence: int, action: str) -> Play:
    return Play(fresh_nonce(), sequence, action)


def spoilt(message: dict[str, Any]) -> What:
    return lambda scene: json.dumps(message)


def a_play(**change: Any) -> What:
    """A play whose fields are as they should be, but for some."""
    message = {"type": "play", "nonce": "n" * 16, "sequence": 1, "action": "pass"}
    return spoilt({name: value for name, value in (message | change).items() if value is not ...})


def create(**change: Any) -> What:
    def made(scene: Scene) -> CreateTable:
        return CreateTable(**({"nonce": fresh_nonce(), "name": "Eve", "game": scene.game} | change))

    return made


def wrong_seats(scene: Scene) -> CreateTable:
    game = paiju.game(scene.game)
    seats = game.most + 1 if game.most < limits.SEATS else game.least - 1
    return CreateTable(fresh_nonce(), "Eve", scene.game, seats)


def ticket(place: int, part: Callable[[Scene], str]) -> What:
    """The first player's ticket with one part changed."""

    def changed(scene: Scene) -> Resume:
        parts = scene.players[0].ticket.split(".")
        parts[place] = part(scene)
        return Resume(".".join(parts))

    return changed


def not_pledged(scene: Scene) -> Contribute:
    return Contribute(fresh_nonce(), scene.room.next_deal, NO_VALUE, NO_SIGNATURE)


def not_signed(scene: Scene) -> Contribute:
    return Contribute(fresh_nonce(), scene.room.next_deal, VALUE.hex(), NO_SIGNATURE)


def a_pledge(deal: int) -> Ready:
    return Ready(fresh_nonce(), deal, NO_PLEDGE, NO_PLEDGE, NO_PLEDGE)


def a_value(deal: int) -> Contribute:
    return Contribute(fresh_nonce(), deal, VALUE.hex(), NO_SIGNATURE)


def again(scene: Scene) -> Play:
    """What was played before, as if for the first time."""
    return play(scene.said[0].sequence, scene.said[0].action)


OUT_OF_PLACE = (
    Attack("play before the start", (OPEN,), MOVER, lambda s: play(s.room.sequence, "pass"), Code.NOT_NOW),
    Attack("play before the deal", (DEALING, PLEDGED), MOVER, lambda s: play(s.room.sequence, "pass"), Code.NOT_NOW),
    Attack("play out of turn", (PLAYING,), OTHER, lambda s: play(s.room.sequence, s.legal), Code.NOT_YOUR_TURN, True),
    Attack("play after the end", (OVER,), MOVER, lambda s: play(s.room.sequence, "pass"), Code.OVER),
    Attack("play as an onlooker", ALWAYS, ONLOOKER, lambda s: play(s.room.sequence, s.legal), Code.NOT_SEATED),
    Attack("play as a stranger", ALWAYS, STRANGER, lambda s: play(s.room.sequence, s.legal), Code.NOT_AT_TABLE),
    Attack("play from another table", ALWAYS, OUTSIDER, lambda s: play(s.room.sequence, s.legal), Code.NOT_NOW),
    Attack("ask a bot out of turn", (PLAYING,), OTHER, lambda s: Advise(), Code.NOT_YOUR_TURN, True),
    Attack("ask a bot when nobody is to play", (OPEN, DEALING, OVER), MOVER, lambda s: Advise(), Code.NOT_YOUR_TURN),
    Attack("ask a bot as an onlooker", ALWAYS, ONLOOKER, lambda s: Advise(), Code.NOT_SEATED),
)
SEQUENCES = (
    Attack("an old position", (PLAYING,), MOVER, lambda s: play(s.room.position - 1, s.legal), Code.STALE),
    Attack("the first position", (PLAYING,), MOVER, lambda s: play(0, s.legal), Code.STALE),
    Attack("the next position", (PLAYING,), MOVER, lambda s: play(s.room.sequence + 1, s.legal), Code.STALE),
    Attack("a far position", (PLAYING,), MOVER, lambda s: play(2**53 - 1, s.legal), Code.STALE),
    Attack("an old play anew, as a late claim", ("later",), MOVER, again, Code.STALE),
    Attack("a negative position", ALWAYS, STRANGER, a_play(sequence=-1), Code.MALFORMED),
    Attack("a position too large", ALWAYS, STRANGER, a_play(sequence=2**53), Code.MALFORMED),
    Attack("a huge position", ALWAYS, STRANGER, a_play(sequence=10**300), Code.MALFORMED),
    Attack("half a position", ALWAYS, STRANGER, a_play(sequence=1.5), Code.MALFORMED),
    Attack("a position in letters", ALWAYS, STRANGER, a_play(sequence="1"), Code.MALFORMED),
    Attack("no position", ALWAYS, STRANGER, a_play(sequence=...), Code.MALFORMED),
)
ACTIONS = (
    Attack(
        "a claim or play without holding",
        (PLAYING,),
        MOVER,
        lambda s: play(s.room.sequence, s.illegal),
        Code.ILLEGAL,
    ),
    Attack("no word of the game", (PLAYING,), MOVER, lambda s: play(s.room.sequence, "\N{SNOWMAN}"), Code.ILLEGAL),
    Attack("a tile that is none", (PLAYING,), MOVER, lambda s: play(s.room.sequence, f"{s.legal} [9:9]"), Code.ILLEGAL),
    Attack(
        "two actions at once",
        (PLAYING,),
        MOVER,
        lambda s: play(s.room.sequence, f"{s.legal}; {s.legal}"),
        Code.ILLEGAL,
    ),
    Attack("a negative amount", (PLAYING,), MOVER, lambda s: play(s.room.sequence, "bet -5"), Code.ILLEGAL),
    Attack("a huge amount", (PLAYING,), MOVER, lambda s: play(s.room.sequence, "bet " + "9" * 100), Code.ILLEGAL),
    Attack("a number for an action", ALWAYS, STRANGER, a_play(action=3), Code.MALFORMED),
    Attack("no action", ALWAYS, STRANGER, a_play(action=""), Code.MALFORMED),
    Attack("an endless action", ALWAYS, STRANGER, a_play(action="x" * 201), Code.MALFORMED),
    Attack("a field that is none", ALWAYS, STRANGER, a_play(seat=0), Code.MALFORMED),
    Attack("no nonce", ALWAYS, STRANGER, a_play(nonce=...), Code.MALFORMED),
    Attack("a short nonce", ALWAYS, STRANGER, a_play(nonce="x"), Code.MALFORMED),
    Attack("an endless nonce", ALWAYS, STRANGER, a_play(nonce="x" * 65), Code.MALFORMED),
)
DEALS = (
    Attack("pledge before the start", (OPEN,), MOVER, lambda s: a_pledge(0), Code.NOT_NOW),
    Attack("pledge for a later deal", (DEALING,), OTHER, lambda s: a_pledge(7), Code.STALE),
    Attack("pledge twice", ("half pledged",), MOVER, lambda s: a_pledge(0), Code.NOT_NOW, True),
    Attack("pledge when pledges are in", (PLEDGED,), OTHER, lambda s: a_pledge(0), Code.NOT_NOW),
    Attack("pledge in play", (PLAYING, OVER), MOVER, lambda s: a_pledge(1), Code.NOT_NOW),
    Attack("pledge as an onlooker", (DEALING,), ONLOOKER, lambda s: a_pledge(0), Code.NOT_SEATED),
    Attack(
        "pledge for another commitment",
        (DEALING,),
        OTHER,
        lambda s: a_pledge(s.room.next_deal),
        Code.STALE,
    ),
    Attack(
        "a pledge that is none",
        ALWAYS,
        STRANGER,
        spoilt(
            {
                "type": "ready",
                "nonce": "n" * 16,
                "deal": 0,
                "commitment": NO_PLEDGE,
                "key": NO_PLEDGE,
                "pledge": "xx" * 32,
            }
        ),
        Code.MALFORMED,
    ),
    Attack(
        "show a value too early",
        (OPEN, DEALING),
        MOVER,
        lambda s: a_value(0),
        Code.NOT_NOW,
    ),
    Attack("show what was not pledged", (PLEDGED,), MOVER, not_pledged, Code.ILLEGAL),
    Attack("show a value without a signature", (PLEDGED,), MOVER, not_signed, Code.ILLEGAL),
    Attack(
        "show a value for another deal",
        (PLEDGED,),
        MOVER,
        lambda s: a_value(3),
        Code.STALE,
    ),
    Attack(
        "show a value twice",
        ("half shown",),
        MOVER,
        lambda s: a_value(0),
        Code.NOT_NOW,
        True,
    ),
    Attack(
        "show a value in play",
        (PLAYING, OVER),
        MOVER,
        lambda s: a_value(1),
        Code.NOT_NOW,
    ),
    Attack(
        "a value that is none",
        ALWAYS,
        STRANGER,
        spoilt({"type": "contribute", "nonce": "n" * 16, "deal": 0, "value": "AA" * 16, "signature": NO_SIGNATURE}),
        Code.MALFORMED,
    ),
)
TABLES = (
    Attack("start twice", (DEALING, PLEDGED, PLAYING), OTHER, lambda s: Start(fresh_nonce()), Code.NOT_NOW),
    Attack("start as an onlooker", ALWAYS, ONLOOKER, lambda s: Start(fresh_nonce()), Code.NOT_SEATED),
    Attack("start as a stranger", ALWAYS, STRANGER, lambda s: Start(fresh_nonce()), Code.NOT_AT_TABLE),
    Attack("fill a full table", ALWAYS, MOVER, lambda s: Fill(fresh_nonce()), Code.NOT_NOW),
    Attack("fill as an onlooker", ALWAYS, ONLOOKER, lambda s: Fill(fresh_nonce()), Code.NOT_SEATED),
    Attack("leave as an onlooker", ALWAYS, ONLOOKER, lambda s: Leave(fresh_nonce()), Code.NOT_SEATED),
    Attack(
        "undo where the table has none", ALWAYS, MOVER, lambda s: Undo(fresh_nonce(), s.room.sequence), Code.NOT_NOW
    ),
    Attack("undo as an onlooker", ALWAYS, ONLOOKER, lambda s: Undo(fresh_nonce(), s.room.sequence), Code.NOT_SEATED),
    Attack(
        "agree to an undo that nobody wants", ALWAYS, MOVER, lambda s: AnswerUndo(fresh_nonce(), True), Code.NOT_NOW
    ),
    Attack("come back though never away", ALWAYS, MOVER, lambda s: ComeBack(fresh_nonce()), Code.NOT_NOW),
    Attack(
        "vote against oneself", ALWAYS, MOVER, lambda s: VoteOut(fresh_nonce(), s.mover.seat or 0), Code.NOT_YOUR_SEAT
    ),
    Attack(
        "vote against one who is there",
        ALWAYS,
        MOVER,
        lambda s: VoteOut(fresh_nonce(), s.other.seat or 0),
        Code.NOT_NOW,
        True,
    ),
    Attack("vote against nobody", ALWAYS, MOVER, lambda s: VoteOut(fresh_nonce(), 15), Code.NOT_YOUR_SEAT),
    Attack("vote as an onlooker", ALWAYS, ONLOOKER, lambda s: VoteOut(fresh_nonce(), 0), Code.NOT_SEATED),
    Attack(
        "vote against a negative seat",
        ALWAYS,
        STRANGER,
        spoilt({"type": "vote_out", "nonce": "n" * 16, "seat": -1}),
        Code.MALFORMED,
    ),
    Attack("sit at a full table", ALWAYS, STRANGER, lambda s: Sit(fresh_nonce(), s.table, "Eve"), Code.FULL),
    Attack("sit at another's seat", ALWAYS, STRANGER, lambda s: Sit(fresh_nonce(), s.table, "Eve", 0), Code.FULL),
    Attack("sit twice", ALWAYS, MOVER, lambda s: Sit(fresh_nonce(), s.table, "Ann again"), Code.ALREADY_SEATED),
    Attack("sit at no table", ALWAYS, STRANGER, lambda s: Sit(fresh_nonce(), "nowhere", "Eve"), Code.UNKNOWN_TABLE),
    Attack("look on at no table", ALWAYS, STRANGER, lambda s: Watch("../../etc/passwd"), Code.UNKNOWN_TABLE),
)
NEW_TABLES = (
    Attack("a game that is none", (OPEN,), STRANGER, create(game="../jielong"), Code.UNKNOWN_GAME),
    Attack("an option that is none", (OPEN,), STRANGER, create(options={"__class__": 1}), Code.BAD_OPTION),
    Attack("more bots than seats", (OPEN,), STRANGER, create(bots=15), Code.BAD_OPTION),
    Attack("a number of seats that the game has not", (OPEN,), STRANGER, wrong_seats, Code.BAD_OPTION),
    Attack("a name of blanks", (OPEN,), STRANGER, create(name=" \t "), Code.BAD_NAME),
    Attack("a name that turns the text around", (OPEN,), STRANGER, create(name="\u202eeve"), Code.BAD_NAME),
    Attack("a name that steers a terminal", (OPEN,), STRANGER, create(name="\x1b[2J"), Code.BAD_NAME),
)
TICKETS = (
    Attack("no ticket", ALWAYS, STRANGER, lambda s: Resume(""), Code.FORGED),
    Attack("half a ticket", ALWAYS, STRANGER, lambda s: Resume(s.players[0].ticket[:-1]), Code.FORGED),
    Attack("a ticket for another seat", ALWAYS, STRANGER, ticket(1, lambda s: "1"), Code.FORGED),
    Attack("a ticket for another table", ALWAYS, STRANGER, ticket(0, lambda s: s.outsider.table), Code.FORGED),
    Attack("a ticket that lasts longer", ALWAYS, STRANGER, ticket(2, lambda s: "9" * 13), Code.FORGED),
    Attack("another's secret", ALWAYS, STRANGER, ticket(3, lambda s: s.outsider.ticket.split(".")[3]), Code.FORGED),
    Attack("another's signature", ALWAYS, STRANGER, ticket(4, lambda s: s.outsider.ticket.split(".")[4]), Code.FORGED),
    Attack("a pass for a ticket", ALWAYS, STRANGER, lambda s: Resume(s.players[0].visitor), Code.FORGED),
    Attack("a spent ticket", ALWAYS, STRANGER, lambda s: Resume(s.tickets[0]), Code.FORGED),
    Attack("a forged pass", ALWAYS, STRANGER, lambda s: Hello(VERSION, "eve.signature"), Code.FORGED),
    Attack("another version", ALWAYS, STRANGER, lambda s: Hello(VERSION + 1), Code.WRONG_VERSION),
)
ATTACKS = (*OUT_OF_PLACE, *SEQUENCES, *ACTIONS, *DEALS, *TABLES, *NEW_TABLES, *TICKETS)
