"""Learned players at tables: by name and from a file, with estimates, and as the level that they play."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

import paiju
import tests.players
from paiju.bots import make_bot
from paiju.bots.builtin import SearchBot, advised
from paiju.bots.conformance import check_bot
from paiju.bots.learned import shipped
from paiju.bots.learned.lookahead import LookaheadBot
from paiju.bots.learned.network import PlayerError, load_network
from paiju.bots.learned.player import LearnedBot
from paiju.bots.players import Player, TableSetting
from paiju.lab.simulation import hand_values, simulate
from paiju.words.catalogues import LANGUAGES
from tests.bots.learned.networks import twin_values, write_chance_player
from tests.bots.learned.test_inference import active_at, decision_at
from tests.bots.positions import choices

JIELONG = paiju.game("jielong")
STRONG = {"levels": {"strong": ["standard", "two-arm"]}}
GAMES = ("tianjiu", "ponjan", "jielong")


def ship(monkeypatch: pytest.MonkeyPatch, folder: Path, slug: str, **changes: Any) -> Path:
    """A player that comes with its game, and no other."""
    path = write_chance_player(folder, slug, **changes)
    monkeypatch.setattr(shipped, "shipped_path", lambda game: path if game.slug == slug else folder / "none.npz")
    return path


@pytest.mark.parametrize("uses_advice", [False, True])
@pytest.mark.parametrize("slug", GAMES)
def test_a_learned_bot_keeps_the_laws(slug: str, uses_advice: bool, tmp_path: Path) -> None:
    path = write_chance_player(tmp_path, slug, uses_advice=uses_advice)
    check_bot(paiju.game(slug), f"learned:{path}", 6)


@pytest.mark.parametrize("slug", GAMES)
def test_it_tells_what_each_move_is_worth(slug: str, tmp_path: Path) -> None:
    path = write_chance_player(tmp_path, slug, uses_advice=True, advice_bonus=1 << 50)
    network, bot = load_network(path), make_bot(f"learned:{path}", paiju.game(slug))
    assert isinstance(bot, LearnedBot)
    for table in choices(slug, 6):
        decision = decision_at(table)
        advice = advised(decision, decision.legal).move
        values = twin_values(network, active_at(decision, advice), table.legal)
        choice = bot.explain(decision)
        assert [estimate.move for estimate in choice.estimates] == table.legal
        assert [estimate.mean for estimate in choice.estimates] == [value * 2.0**-40 for value in values]
        assert choice.move == bot.choose(decision) == advice  # so large is the bonus
        said = [table.say(choice.reason, language) for language in LANGUAGES]  # type: ignore[arg-type]
        mean = values[table.legal.index(choice.move)] * 2.0**-40
        assert all(f"{mean:+.1f}" in sentence for sentence in said)
        assert len(set(said)) == 4  # Hong Kong has the sentence of Taiwan


def test_it_sees_no_worlds(tmp_path: Path) -> None:
    bot = make_bot(f"learned:{write_chance_player(tmp_path, 'tianjiu')}", paiju.game("tianjiu"))
    [table] = choices("tianjiu", 1)
    player = Player("learned", bot, 1)
    asked = player.asked_at(TableSetting.of(table), table._state, int(table.turn or 0), tuple(table.legal))
    assert asked.known == b""
    assert player.choose(asked) in table.legal
    assert not player.faults


def test_a_game_without_a_player_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ship(monkeypatch, tmp_path, "tianjiu")
    with pytest.raises(
        PlayerError, match="there is no learned player of jielong; paiju bots says which games have one"
    ):
        make_bot("learned", JIELONG)
    assert isinstance(make_bot("learned", paiju.game("tianjiu")), LearnedBot)


def test_the_game_of_another_package_has_its_player_beside_it() -> None:
    game = dataclasses.replace(JIELONG, package="tests.players")
    assert shipped.shipped_path(game) == Path(tests.players.__file__).parent / "player.npz"
    assert shipped.shipped_path(JIELONG) == Path(paiju.__file__).parent / "players" / "jielong.npz"


def test_options_it_was_not_trained_for_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ship(monkeypatch, tmp_path, "jielong", presets=["standard", "two-arm"], made=STRONG)
    for seats, given, is_known in (
        (4, {}, True),
        (4, {"arms": 2}, True),
        (3, {}, False),
        (4, {"settlement": "chips"}, False),
    ):
        way = (seats, hand_values(JIELONG, seats, given))
        assert isinstance(make_bot("strong", JIELONG, way), LearnedBot if is_known else SearchBot)
        if is_known:
            assert isinstance(make_bot("learned", JIELONG, way), LearnedBot)
            continue
        with pytest.raises(PlayerError, match="not trained for these options; it plays standard, two-arm"):
            make_bot("learned", JIELONG, way)


def test_a_longer_session_is_the_same_to_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ship(monkeypatch, tmp_path, "jielong")
    assert isinstance(make_bot("learned", JIELONG, (4, JIELONG.values(4, {"hands": 7, "first_dealer": 2}))), LearnedBot)


def test_the_level_that_its_file_names_is_played_by_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    way = (4, hand_values(JIELONG, 4, {}))
    ship(monkeypatch, tmp_path, "jielong", made=STRONG)
    assert isinstance(make_bot("strong", JIELONG, way), LearnedBot)
    assert isinstance(make_bot("strong", JIELONG), SearchBot)  # nobody says what is played
    assert isinstance(make_bot("master", JIELONG, way), LookaheadBot)
    ship(monkeypatch, tmp_path, "jielong", seed=2)
    assert isinstance(make_bot("strong", JIELONG, way), SearchBot)


def test_a_level_falls_back_on_search_where_the_file_does_not_fit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ship(monkeypatch, tmp_path, "jielong", made=STRONG, version=99)
    assert isinstance(make_bot("strong", JIELONG, (4, hand_values(JIELONG, 4, {}))), SearchBot)
    with pytest.raises(PlayerError, match="learned version 99"):
        make_bot("learned", JIELONG)


def test_a_simulation_with_it_is_decided_by_its_seed(tmp_path: Path) -> None:
    path = write_chance_player(tmp_path, "jielong")
    values = hand_values(JIELONG, 4, {})
    bots: list[Any] = [f"learned:{path}", "good", "good", "random"]
    first, again = (simulate(JIELONG, 4, values, 20, policies=bots, seed=5) for _ in range(2))
    assert first.as_json() == again.as_json()
    assert not first.played.faults
