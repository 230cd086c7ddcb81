"""Bots by name."""

from importlib.metadata import EntryPoint

import pytest

import paiju
from paiju.bots import Decision, bot_names, make_bot, registry
from paiju.bots.builtin import HeuristicBot, SearchBot
from paiju.bots.levels import LEAST_WORLDS, SEARCHING, STRONG_SECONDS, WINDOW_SHARE, plan_of, plays_exactly
from paiju.bots.registry import read_plan
from paiju.bots.search.searching import Plan
from paiju.games.tricks.tianjiu.bot import WORLDS_A_SECOND
from paiju.kernel import plugins

TIANJIU = paiju.game("tianjiu")


class LastBot:
    """A third party's bot, which plays one game."""

    games = ("tianjiu",)

    def choose(self, decision: Decision) -> int:
        return decision.legal[-1]


@pytest.fixture
def plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("last", f"{__name__}:LastBot", "paiju.bots")
    monkeypatch.setattr(plugins, "entry_points", lambda group: [entry] if group == "paiju.bots" else [])
    registry._plugged_in.cache_clear()
    monkeypatch.setattr(registry, "_plugged_in", registry._plugged_in.__wrapped__)


def test_levels_and_searches_have_their_budgets() -> None:
    for level in SEARCHING:
        bot = make_bot(level, TIANJIU)
        assert isinstance(bot, SearchBot)
        assert bot.plan == plan_of(level, TIANJIU)
        assert bot.plan.simulations > 0  # so that what it plays can be repeated
    assert plan_of("master", TIANJIU).simulations > plan_of("strong", TIANJIU).simulations
    assert read_plan("search:500") == Plan(simulations=500)
    assert read_plan("search:200ms:tree:random") == Plan(milliseconds=200, depth=32, playouts="random")


def test_a_strong_move_has_worlds_by_what_they_cost() -> None:
    worlds = STRONG_SECONDS * WORLDS_A_SECOND
    assert plan_of("strong", TIANJIU).simulations == worlds
    assert plan_of("strong", TIANJIU, is_window=True).simulations == worlds // WINDOW_SHARE
    assert plan_of("strong", paiju.game("jielong")).simulations == LEAST_WORLDS  # its bot says nothing of the kind


def test_where_the_odds_are_exact_nothing_is_searched() -> None:
    """tests/games/banking: these bots play the best there is by the odds."""
    exact = [game.slug for game in paiju.games() if plays_exactly(game)]
    assert exact == ["da-ling", "kol-ye-si"]
    for slug in exact:
        assert isinstance(make_bot("strong", paiju.game(slug)), HeuristicBot)


@pytest.mark.usefixtures("plugin")
def test_a_bot_of_another_package() -> None:
    assert bot_names() == ["random", "easy", "good", "strong", "master", "learned", "last"]
    assert isinstance(make_bot("last", TIANJIU), LastBot)
    with pytest.raises(paiju.OptionError, match=r"^the bot last plays tianjiu, not jielong$"):
        make_bot("last", paiju.game("jielong"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("stong", "there is no bot 'stong'; did you mean strong?"),
        ("serch:500", "there is no bot 'serch:500'; did you mean search:500?"),
        ("lerned", "there is no bot 'lerned'; did you mean learned?"),
        (
            "zzz",
            "there is no bot 'zzz'; there are random, easy, good, strong, master, learned, search:500, command:PROGRAM",
        ),
        ("search:", "'search:' is no search; write for example search:500:tree"),
        ("search:0", "'search:0' is no search; write for example search:500:tree"),
        ("search:99999999999", "'search:99999999999' is no search; write for example search:500:tree"),
        ("search:5:deep", "'search:5:deep' is no search; write for example search:500:tree"),
        ("command:", "there is no program to run in ''"),
        ("command:./no-such-bot 3", "there is no program to run in './no-such-bot 3'"),
        ('command:"', "there is no program to run in '\"'"),
    ],
)
def test_what_is_no_bot_is_said_in_a_sentence(name: str, said: str) -> None:
    with pytest.raises(paiju.OptionError) as error:
        make_bot(name, TIANJIU)
    assert str(error.value) == said
