"""Every built-in bot keeps the laws of bots in every game; a bot that breaks one is noticed."""

import itertools
import zlib

import pytest

import paiju
from paiju.bots.conformance import BotNonconformance, check_bot
from paiju.bots.protocol import Choice, Decision
from tests.bots.games_chosen import EVERY, SEARCHED
from tests.budget import TIMES

POSITIONS = 3 * TIMES


@pytest.mark.parametrize("bot", ["random", "easy", "good"])
@pytest.mark.parametrize("slug", EVERY)
def test_a_bot_keeps_the_laws(slug: str, bot: str) -> None:
    check_bot(paiju.game(slug), bot, POSITIONS)


@pytest.mark.parametrize("bot", ["search:30", "search:30:tree", "search:30:tree:random"])
@pytest.mark.parametrize("slug", SEARCHED)
def test_search_keeps_the_laws(slug: str, bot: str) -> None:
    check_bot(paiju.game(slug), bot, POSITIONS)


@pytest.mark.parametrize("bot", ["strong", "master"])
def test_the_levels_keep_the_laws_with_their_whole_budgets(bot: str) -> None:
    check_bot(paiju.game("tianjiu"), bot, 1)


counter = itertools.count()


class Liar:
    def choose(self, decision: Decision) -> int:
        return decision.legal[0]

    def explain(self, decision: Decision) -> Choice:
        return Choice(-3)


@pytest.mark.parametrize(
    ("bot", "law"),
    [
        (lambda decision: -1, "plays -1, which is not legal"),
        (lambda decision: decision.legal[next(counter) % 2], "plays otherwise with the same randomness"),
        (Liar(), "explains -3, which is not legal"),
    ],
)
def test_a_bot_that_breaks_a_law_is_noticed(bot: object, law: str) -> None:
    with pytest.raises(BotNonconformance, match=law):
        check_bot(paiju.game("jielong"), bot, 5)  # type: ignore[arg-type]


def test_a_bot_that_looks_into_the_state_is_noticed() -> None:
    """One that has the table itself plays by what it cannot see."""
    found: list[paiju.Table] = []
    made = paiju.Table.__init__

    def spied(table: paiju.Table, *given: object, **options: object) -> None:
        made(table, *given, **options)  # type: ignore[arg-type]
        found.append(table)

    def cheat(decision: Decision) -> int:
        return decision.legal[zlib.crc32(found[-1].position) % len(decision.legal)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paiju.Table, "__init__", spied)
        with pytest.raises(BotNonconformance, match="dealt anew"):
            check_bot(paiju.game("tianjiu"), cheat, 20)
