"""Every game passes OpenSpiel's own checks, and its algorithms run on them."""

from __future__ import annotations

import copy
import itertools
import pickle
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

import paiju
from tests import chance
from tests.budget import TIMES
from tests.envs.positions import GAMES, SLUGS
from tests.needs import need_library

need_library("pyspiel")
import pyspiel  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    mcts,
)
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402

import paiju.envs.openspiel as openspiel  # noqa: E402
from paiju.envs.openspiel.parameters import OWN, read_parameters, specification, write_parameter  # noqa: E402
from paiju.kernel.game import Game  # noqa: E402
from paiju.kernel.options import OptionError  # noqa: E402
from tests.envs.playthroughs import FOLDER, SMALL_DECK, playthrough  # noqa: E402

SIMULATIONS = TIMES


def load(slug: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(paiju.game(slug)), parameters)


def dealt(game: Any, dice: random.Random) -> Any:
    """A state in which a seat has to act."""
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, dice)
    return state


def step(state: Any, dice: random.Random) -> None:
    """Whatever is next, at random."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, weights)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def decisions(game: Any, dice: random.Random) -> Iterator[Any]:
    """The states of a random session in which a seat has to act."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        step(state, dice)


@pytest.mark.parametrize("slug", SLUGS)
def test_random_simulations_with_serialization(slug: str) -> None:
    pyspiel.random_sim_test(load(slug), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", ["kol-ye-si", "heaven-nine", "xiangshifu"])
def test_random_simulations_of_sampled_chance(slug: str) -> None:
    pyspiel.random_sim_test(load(slug, chance="sampled", seed=3), num_sims=SIMULATIONS, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["kol_ye_si", "ku_pai", "heaven_nine"])
def test_playthroughs(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_resampled_state_looks_the_same_to_the_player_and_can_be_played_on(slug: str) -> None:
    game, dice = load(slug, recall=2), random.Random(chance.seed())
    differs = False
    for number, state in enumerate(decisions(game, dice)):
        if number % 5 or number > 20 * TIMES:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.history() == []  # the truth does not come along
        differs = differs or other.course.state.tobytes() != state.course.state.tobytes()
    while not other.is_terminal():
        step(other, dice)
    assert differs or game.num_players() == 1


def test_others_remember_of_a_resampled_state_what_all_saw() -> None:
    dice = random.Random(4)
    *_, state = itertools.islice(decisions(load("tianjiu"), dice), 9)
    player = state.current_player()
    stranger = (player + 1) % 4
    worlds = [state.resample_from_infostate(player, dice.random) for _ in range(2)]
    texts = [world.information_state_string(stranger) for world in worlds]
    publicly, _, holds = texts[0].partition("/")
    assert publicly == texts[1].partition("/")[0]
    assert holds != texts[1].partition("/")[2]
    assert texts[0] != state.information_state_string(stranger)
    before = worlds[0].information_state_string(player)
    worlds[0].apply_action(worlds[0].legal_actions()[0])
    assert worlds[0].information_state_string(player).startswith(f"{before}>")
    twin = worlds[1].clone()
    assert twin.information_state_string(stranger) == texts[1]


@pytest.mark.parametrize("slug", ["tianjiu", "ponjan", "tiu-u", "kap-shap"])
def test_an_information_state_is_never_forgotten(slug: str) -> None:
    dice, before = random.Random(5), defaultdict[int, str](str)
    for state in itertools.islice(decisions(load(slug), dice), 40):
        player = state.current_player()
        now = state.information_state_string()
        assert now.startswith(before[player])
        assert now != before[player]
        before[player] = now


def test_actions_are_told_in_the_notation_of_the_game() -> None:
    game = load("tianjiu")
    state = game.new_initial_state()
    assert state.action_to_string(0) == "[6:6]"
    state = dealt(game, random.Random(1))
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert words[0].startswith("lead [")
    assert state.string_to_action(words[-1]) == state.legal_actions()[-1]
    dice = load("heaven-nine").new_initial_state()
    while dice.chance_outcomes()[0][1] != 1 / 6:
        step(dice, random.Random(1))
    assert dice.action_to_string(5) == "die 6"


def test_the_wall_is_dealt_tile_by_tile_as_a_table_deals_it() -> None:
    wall = paiju.Table("jielong", seats=2, hands=1, seed=3)
    wall.deal()
    state = load("jielong", players=2).new_initial_state()
    for face in wall.walls[0]:
        if state.is_chance_node():
            state.apply_action(face)
    assert state.course.state.tobytes() == wall.position
    left = load("jielong").new_initial_state()
    left.apply_action(0)
    probabilities = dict(left.chance_outcomes())
    assert probabilities[0] == 1 / 31  # one of two is gone
    assert probabilities[1] == 2 / 31


def test_sampled_chance_deals_by_its_seed() -> None:
    def first(game: Any) -> str:
        state = game.new_initial_state()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        return str(state)

    game = load("jielong", chance="sampled", seed=5)
    deals = [first(game), first(game)]
    assert deals[0] != deals[1]
    again = load("jielong", chance="sampled", seed=5)
    assert [first(again), first(again)] == deals
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC


def test_returns_are_what_a_seat_has_won_when_the_session_is_over() -> None:
    dice = random.Random(2)
    state = dealt(load("tianjiu"), dice)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        step(state, dice)
    assert any(state.returns())
    assert sum(state.returns()) == 0
    assert state.returns() == [float(score) for score in state.course.state[0]["score"]]


def test_a_game_is_pickled_by_its_name() -> None:
    game = pyspiel.load_game("paiju_jielong(players=3,arms=2)")
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):  # noqa: S301
        assert str(twin) == str(game)
        assert twin.setting.seats == 3


def test_a_state_is_pickled_with_all_it_remembers() -> None:
    *_, state = itertools.islice(decisions(load("ku-pai"), random.Random(6)), 12)
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301
    for player in range(state.num_players()):
        assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.history() == state.history()


# Algorithms


def best_of_kol_ye_si() -> float:
    """What the player can expect at most with the small deck, from every order of its tiles."""
    gains: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for wall in itertools.permutations(paiju.Table("kol-ye-si").tiles.read(SMALL_DECK)):
        for stake, draw in itertools.product((1, 2), (1, 2)):
            table = paiju.Table("kol-ye-si", seats=2, hands=1, max_stake=2, wall=list(wall))
            first = table.observe(1).tiles[1, 0]
            table.play(f"bet {stake}")
            if not table.over:
                table.play(f"draw {draw}")
            gains[first, stake, draw].append(table.scores[1])
    firsts = {first for first, *_ in gains}
    best = [max(sum(gains[first, stake, draw]) for stake in (1, 2) for draw in (1, 2)) for first in firsts]
    return sum(best) / 120


def test_cfr_finds_the_best_play_on_a_small_deck() -> None:
    game = load("kol-ye-si", players=2, max_stake=2, wall=SMALL_DECK)
    solver = cfr.CFRSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert values[1] == pytest.approx(best_of_kol_ye_si(), abs=0.05)
    assert exploitability.nash_conv(game, policy, use_cpp_br=False) < 0.1


def test_mccfr_runs_on_a_whole_deck() -> None:
    game = load("kol-ye-si", players=3, max_stake=2)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = dealt(game, random.Random(1))
    probabilities = solver.average_policy().action_probabilities(state)
    assert sorted(probabilities) == state.legal_actions()
    assert sum(probabilities.values()) == pytest.approx(1)


@pytest.mark.parametrize("slug", ["tianjiu", "ponjan", "kkoriput-igi"])
def test_is_mcts_plays(slug: str) -> None:
    game, dice = load(slug), random.Random(7)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=8)
    for state in itertools.islice(decisions(game, dice), 0, 12, 4):
        assert bot.step(state) in state.legal_actions()


def test_observers_of_what_is_public_and_what_is_private() -> None:
    kinds, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    game = load("tianjiu")
    state = dealt(game, random.Random(1))
    onlooker = game.make_py_observer(kinds(perfect_recall=False, public_info=True, private_info=private.NONE))
    own = game.make_py_observer(kinds(perfect_recall=False, public_info=False, private_info=private.SINGLE_PLAYER))
    assert onlooker.string_from(state, 0) == onlooker.string_from(state, 1)
    assert " hands=" not in onlooker.string_from(state, 0)
    assert own.string_from(state, 0).startswith("p0 hands=")
    own.set_from(state, 0)
    assert "turn" not in own.dict
    assert own.dict["hands"].any()
    with pytest.raises(ValueError, match="not the tiles of all"):
        game.make_py_observer(kinds(perfect_recall=True, public_info=True, private_info=private.ALL_PLAYERS))
    with pytest.raises(ValueError, match="takes no parameters"):
        game.make_py_observer(None, {"a": 1})


def test_sampled_chance_cannot_be_serialised_by_openspiel() -> None:
    """When this fails, OpenSpiel has learned it, and the documentation can say so."""
    game = load("jielong", chance="sampled")
    with pytest.raises(pyspiel.SpielError, match="GetRNGState unimplemented"):
        pyspiel.serialize_game_and_state(game, game.new_initial_state())


# Parameters


@pytest.mark.parametrize("game", GAMES, ids=SLUGS)
def test_every_option_can_be_written_as_a_parameter(game: Game) -> None:
    defaults = specification(game)
    assert read_parameters(game, defaults) == read_parameters(game, {})
    options = {option.name: option for option in game.options.OPTIONS}
    assert not options.keys() & OWN.keys()
    for preset in game.presets.values():
        seats = game.seats(preset.get("seats"), preset)
        given = {name: value for name, value in preset.items() if name != "seats"}
        wanted = game.values(seats, dict(game.single_hand) | given)
        pairs = [f"{name}={write_parameter(options[name], options[name].read(value))}" for name, value in given.items()]
        name = f"{openspiel.short_name(game)}({','.join([f'players={seats}', *pairs])})"
        parameters = pyspiel.game_parameters_from_string(name)
        del parameters["name"]
        assert all(type(value) is type(defaults[key]) for key, value in parameters.items())
        assert read_parameters(game, parameters)[:2] == (seats, wanted)


def test_options_as_parameters() -> None:
    assert load("tianjiu", players=3).num_players() == 3
    name = "paiju_tianjiu(players=3,quota=_5,early_death=false)"
    values = pyspiel.load_game(name).setting.values
    assert (values["quota"], values["early_death"], values["hands"]) == (5, False, 1)
    assert load("kol-ye-si", draw_counts="_1").setting.values["draw_counts"] == "1"
    assert load("kanwisher-mahjong", quads="claimed+added").setting.values["quads"] == ("claimed", "added")
    assert load("kanwisher-mahjong", quads="none").setting.values["quads"] == ()
    assert load("ponjan", starter_bonus="_false").setting.values["starter_bonus"] is False


@pytest.mark.parametrize(
    ("slug", "given", "why"),
    [
        ("tianjiu", {"players": 9}, "tianjiu is for 2 to 4 players, not 9"),
        ("tianjiu", {"quota": "many"}, "quota"),
        ("tianjiu", {"chance": "none"}, "chance"),
        ("tianjiu", {"recall": -1}, "recall"),
        ("tianjiu", {"seed": -2}, "seed"),
        ("tianjiu", {"wall": "[6:6][1:1]"}, "wall"),
        ("kol-ye-si", {"players": 2, "wall": "[6:6]"}, "wall"),
        ("kol-ye-si", {"wall": "[7:6]"}, "7:6"),
    ],
)
def test_bad_parameters_are_refused_in_a_sentence(slug: str, given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        load(slug, **given)
    with pytest.raises(OptionError if "wall" not in given else ValueError):
        read_parameters(paiju.game(slug), given)
