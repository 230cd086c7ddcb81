"""Setting up a table: its options completed, its rules loaded, its first deal sealed."""

from __future__ import annotations

import contextlib
import functools

import paiju
from paiju.bots.builtin import SearchBot
from paiju.bots.learned.network import PlayerError
from paiju.bots.learned.player import LearnedBot
from paiju.bots.learned.shipped import is_shipped, shipped_player
from paiju.bots.levels import SEARCHING
from paiju.bots.players import Player, choose_action
from paiju.bots.protocol import Bot
from paiju.bots.search.searching import Plan
from paiju.kernel.game import Game
from paiju.kernel.options import OptionError, Value
from paiju.play.fair.beacon import Beacon
from paiju.server import limits
from paiju.server.ops.memory import freeze_loaded_objects
from paiju.server.randomness import Secrets
from paiju.server.refusals import Code, Refusal
from paiju.server.store.events import Created
from paiju.server.store.records import SealedDeal
from paiju.server.store.setup import BeaconChain, OptionValue
from paiju.server.table.deals import seal, terms_of
from paiju.server.table.views import view_of
from paiju.server.wire.client_messages import CreateTable
from paiju.words.said import Quoted, Said


def game_of(slug: str) -> Game:
    """The game of a slug, and of nothing but its slug; raises UnknownGame."""
    if (found := paiju.game(slug)).slug != slug:
        raise paiju.UnknownGame(Said("no-such-game-near", game=Quoted(repr(slug)), near=Quoted(found.slug)))
    return found


def set_up(
    id: str, message: CreateTable, secrets: Secrets, epoch: str, beacon: Beacon | None = None
) -> tuple[Created, SealedDeal]:
    """The first event of a table that is wanted, and its first deal; raises a Refusal."""
    try:
        game = game_of(message.game)
        seats = game.seats(message.seats, message.options)
        values = game.values(seats, message.options)
    except paiju.UnknownGame as error:
        raise Refusal(Code.UNKNOWN_GAME, Said("refused-no-game", game=Quoted(message.game))) from error
    except OptionError as error:
        why = error.said if isinstance(error.said, Said) else Said("refused-option", why=Quoted(error.said))
        raise Refusal(Code.BAD_OPTION, why) from error
    _check_bots(message, seats)
    load_rules(game)
    if any(level in SEARCHING for level in (message.level, *message.levels)):
        load_search(game)
    options = {name: _plain(value) for name, value in values.items()}
    deal = seal(terms_of(id, 1, game.slug, seats, options, beacon), (1, 0, 0), secrets)
    setup = Created(
        game=game.slug,
        version=game.version,
        seats=seats,
        options=options,
        bots=message.bots,
        level=message.level,
        levels=message.levels,
        public=message.public,
        undo=message.undo,
        reveal=message.reveal,
        clock=message.clock,
        commitment=deal.commitment,
        epoch=epoch,
        speed=message.speed,
        anyone_starts=message.anyone_starts,
        chat=message.chat,
        beacon=BeaconChain.of(beacon) if beacon else None,
    )
    return setup, deal


def _check_bots(message: CreateTable, seats: int) -> None:
    if message.bots >= seats:
        raise Refusal(Code.BAD_OPTION, Said("refused-too-many-bots", seats=seats, most=seats - 1))
    if message.levels and len(message.levels) != message.bots:
        why = Said("no-level-for-seats", count=len(message.levels), seats=message.bots)
        raise Refusal(Code.BAD_OPTION, why)


def _plain(value: Value) -> OptionValue:
    return list(value) if isinstance(value, tuple) else value


@functools.cache
def load_rules(game: Game) -> None:
    """Load the compiled rules by playing a hand off the loop, so that no table waits for them."""
    table = paiju.Table(game, seed=0)
    for _ in range(limits.WARMING_MOVES):
        if table.decide() is None or table.results:
            break
        table.play(table.legal[0])
    for seat in range(table.seats):
        view_of(table, seat)
    freeze_loaded_objects()


@functools.cache
def load_search(game: Game) -> None:
    """Compile what thinks in a game where that was not done, so that no worker is taken for one that hangs."""
    _let_think(game, SearchBot(Plan(simulations=1)))
    if is_shipped(game):
        with contextlib.suppress(PlayerError):  # one of another version, which no level uses
            _let_think(game, LearnedBot(shipped_player(game)))


def _let_think(game: Game, bot: Bot) -> None:
    """Ask a bot once, at the first choice of a hand."""
    table = paiju.Table(game, seed=0)
    player = Player("bot", bot, 0)
    for _ in range(limits.WARMING_MOVES):
        if player.asked or table.results:
            break
        choose_action(table, player)
