"""Where learned players are found, and whether one fits a game: those of Paiju in the package, others in files."""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path

from paiju.bots.learned.features import Features, Way, session_options, ways_of
from paiju.bots.learned.network import Network, PlayerError, load_network
from paiju.kernel.game import Game
from paiju.kernel.options import Values
from paiju.words.said import Quoted, Said, listed

OWN_FILE = "player.npz"  # in the folder of a game of another package


class LearnedPlayer:
    """A network with the inputs of its game."""

    def __init__(self, network: Network, features: Features) -> None:
        self.network, self.features = network, features
        self._trained = tuple(network.header.presets)

    @property
    def game(self) -> Game:
        return self.features.game

    @functools.cached_property
    def ways(self) -> dict[str, Way]:
        """The ways to play that it was trained for."""
        return {name: way for name, way in ways_of(self.game).items() if name in self._trained}

    def plays(self, level: str, way: Way) -> bool:
        """Whether it was found to be that strong at such a table: at the preset that it is, or else at all presets."""
        if not self.knows(*way):
            return False
        found = self.network.header.levels.get(level, [])
        return all(name in found for name in self._presets_like(way) or self.ways)

    def preset_of(self, way: Way) -> str | None:
        """The first preset that it was trained for where hands are played as at such a table."""
        return next(iter(self._presets_like(way)), None)

    def _presets_like(self, way: Way) -> list[str]:
        return [name for name, known in self.ways.items() if is_same_hand(self.game, way, known)]

    @functools.cached_property
    def _known(self) -> Features:
        """The inputs by the ways to play that it was trained for: all of them, but for a player of some."""
        if set(self._trained) >= set(self.game.presets):
            return self.features
        return Features(self.game, tuple(self.ways.values()))

    def knows(self, seats: int, values: Values) -> bool:
        """Whether it was trained for every option of a table."""
        return self._known.knows(seats, values)

    def check(self, seats: int, values: Values) -> None:
        """Raises PlayerError where it was not trained for a table's options."""
        if not self.knows(seats, values):
            presets = listed(Quoted(name) for name in self._trained)
            raise PlayerError(Said("player-untrained", game=Quoted(self.game.slug), presets=presets))


def is_same_hand(game: Game, one: Way, other: Way) -> bool:
    """Whether single hands are played alike at two tables, whatever the length of their sessions."""
    records = [game.rules_record(*way)[0] for way in (one, other)]
    free = session_options(game)
    return all(int(records[0][name]) == int(records[1][name]) for name in records[0].dtype.names if name not in free)


@functools.cache
def features_of(game: Game) -> Features:
    """The inputs of a game's networks."""
    return Features(game, tuple(ways_of(game).values()))


def shipped_path(game: Game) -> Path:
    """Where the player of a game lies that comes with it."""
    if game.package.startswith("paiju."):
        return Path(str(resources.files("paiju"))) / "players" / f"{game.slug}.npz"
    return Path(str(resources.files(game.package))) / OWN_FILE


def is_shipped(game: Game) -> bool:
    return shipped_path(game).is_file()


def shipped_player(game: Game) -> LearnedPlayer:
    """The learned player that comes with a game; raises PlayerError where there is none that fits."""
    if not is_shipped(game):
        raise PlayerError(Said("no-player-of-game", game=Quoted(game.slug), command=Quoted("paiju bots")))
    return player_in(shipped_path(game), game)


def player_at(level: str, game: Game, way: Way | None) -> LearnedPlayer | None:
    """The learned player that plays a level at a table, where one was found to be better there than search."""
    if way is None or not is_shipped(game):
        return None
    try:
        player = shipped_player(game)
    except PlayerError:  # one of another version: there is search
        return None
    return player if player.plays(level, way) else None


def player_in(path: Path, game: Game) -> LearnedPlayer:
    """The player in a file, for a game; raises PlayerError where it does not fit. It is read once."""
    try:
        edited = path.stat().st_mtime_ns
    except OSError:
        edited = 0
    return _player_in(path, game, edited)


@functools.lru_cache(maxsize=64)
def _player_in(path: Path, game: Game, edited: int) -> LearnedPlayer:
    network = load_network(path)
    check_fits(network, game, path)
    return LearnedPlayer(network, features_of(game))


def check_fits(network: Network, game: Game, path: Path) -> None:
    """Raises PlayerError where a network is of another game, of another version of it, or of other inputs."""
    header, file, slug = network.header, Quoted(str(path)), Quoted(game.slug)
    if header.game != game.slug:
        raise PlayerError(Said("player-of-other-game", file=file, plays=Quoted(header.game), game=slug))
    if header.version != game.version:
        trained, version = Quoted(str(header.version)), Quoted(str(game.version))
        raise PlayerError(Said("player-of-other-version", file=file, game=slug, trained=trained, version=version))
    features = features_of(game)
    inputs = network.arrays["inputs"]
    fits = network.moves == features.moves and (not len(inputs) or int(inputs[-1]) < features.size)
    if header.mark != features.mark or not fits or not set(header.presets) <= set(game.presets) or not header.presets:
        raise PlayerError(Said("player-of-other-inputs", file=file, game=slug))
