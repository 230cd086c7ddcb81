"""The games and states that OpenSpiel loads."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pyspiel

from paiju.envs.openspiel.course import SIDES, Course
from paiju.envs.openspiel.observer import Observer
from paiju.envs.openspiel.parameters import Asked, Parameter, read_parameters, specification
from paiju.envs.openspiel.setting import Key, Setting, setting_of
from paiju.games import games
from paiju.kernel.game import Game
from paiju.kernel.record import DEAL, OVER, ROLL
from paiju.kernel.rng import WORDS, seed_rng
from paiju.play.shuffle import fresh_seed

PREFIX = "paiju_"
MOST = float(np.iinfo(np.int32).max)  # scores are of 32 bits, and no rule bounds them all
NOBODY = {DEAL: int(pyspiel.PlayerId.CHANCE), ROLL: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
LONGEST = 100_000  # decisions of a session: far more than any hand has


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game.slug.replace("-", "_")


def game_type(game: Game, is_sampled: bool = False) -> pyspiel.GameType:
    is_zero_sum = game.zero_sum and "house" not in game.state.State.fields
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if is_sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if is_zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Paiju with its options. OpenSpiel knows a class of its own for each, which says what it is of."""

    of: Game

    def __init__(self, parameters: Mapping[str, Parameter] | None = None) -> None:
        game = self.of
        asked = read_parameters(game, parameters or {})
        key = Key(game.slug, asked.seats, tuple(asked.values.items()), asked.wall, asked.recall)
        self.setting: Setting = setting_of(key)
        self._asked, self._begun = asked, 0
        super().__init__(game_type(game, asked.is_sampled), self._info(asked), dict(parameters or {}))

    def _info(self, asked: Asked) -> pyspiel.GameInfo:
        kind = game_type(self.setting.game)
        balance = {"utility_sum": 0.0} if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else {}
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.state.MOVES,
            max_chance_outcomes=1 if asked.is_sampled else max(len(self.setting.tiles.copies), SIDES),
            num_players=asked.seats,
            min_utility=-MOST,
            max_utility=MOST,
            max_game_length=LONGEST,
            **balance,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def new_course(self) -> Course:
        """A session that begins; where chance is sampled, each has deals of its own."""
        if not self._asked.is_sampled:
            return Course(self.setting)
        rng = np.zeros(WORDS, np.int64)
        seed = self._asked.seed
        seed_rng(rng, fresh_seed() if seed < 0 else seed, self._begun)
        self._begun += 1
        return Course(self.setting, rng)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, or a deal under way. All it has of its own is the course, which copies and pickles."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.course = game.new_course()

    def current_player(self) -> int:
        turn = self.course.turn
        return turn if turn >= 0 else NOBODY[turn]

    def is_terminal(self) -> bool:
        return self.course.is_over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel has it, without the way through C++ and back: those of chance too."""
        turn = self.course.turn
        if turn in (DEAL, ROLL):
            return self.course.chances()
        if turn >= 0 and player in (None, turn):
            return self.course.legal[:]
        others: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return others

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.course.turn in (DEAL, ROLL):
            self.course.draw(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.outcome_words(action)
        return self.course.setting.words(self.course.state, player, action)

    def returns(self) -> list[float]:
        return self.course.gains if self.course.is_over else [0.0] * self.course.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one. It has no history before it."""
        state: TableState = self.get_game().new_initial_state()
        state.course = self.course.resampled(player, int(sampler() * 2**53))
        return state

    def __str__(self) -> str:
        """The whole truth: what each seat sees, and the tiles of a deal that is under way."""
        course, setting = self.course, self.course.setting
        if course.turn in (DEAL, ROLL):
            so_far = setting.tiles.text(course.wall) if course.turn == DEAL else " ".join(map(str, course.dice))
            return f"{setting.game.slug}: {'deal' if course.turn == DEAL else 'throw'} {so_far}".rstrip()
        return setting.drawn(course.state.tobytes())


def loaded(words: str) -> TableGame:
    """A game by the words that name it, as a pickle keeps it."""
    game: TableGame = pyspiel.load_game(words)
    return game


def register_games() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game in games():
        if short_name(game) not in known:
            # A class: OpenSpiel lets go of it when Python has ended already, which would crash for a function.
            pyspiel.register_game(game_type(game), type(f"TableGame_{short_name(game)}", (TableGame,), {"of": game}))
