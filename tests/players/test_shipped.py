"""The learned players that come with Paiju: each fits its game, is small, and decides as it did when it was made."""

from pathlib import Path

import paiju
from paiju.bots.learned.network import save_network
from paiju.bots.learned.shipped import player_in, shipped_path
from paiju.bots.levels import MASTER, STRONG
from tests.bots.learned.networks import chance_arrays, header_of
from tests.players.decisions import FOLDER, pin_of, pinned, shipped
from tests.players.page import PAGE, page

ONE, ALL = 2 << 20, 25 << 20  # bytes
MADE = {"seed", "hands", "decisions", "card", "minutes", "command", "figures"}
GAME = paiju.game("jielong")
PLAYERS = shipped_path(GAME).parent


def test_every_file_is_the_player_of_a_game() -> None:
    """`shipped` raises where one does not fit."""
    slugs = [player.game.slug for player in shipped()]
    assert sorted(path.stem for path in PLAYERS.glob("*.npz")) == sorted(slugs)
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(slugs), "python -m tests.players"


def test_every_file_says_how_it_was_made_and_what_it_gains() -> None:
    for player in shipped():
        header = player.network.header
        assert set(header.made) >= MADE, player.game.slug
        assert set(header.made["figures"]) == set(header.presets), player.game.slug
        assert "standard" in header.presets
        assert set(header.levels) <= {STRONG, MASTER}
        for level, presets in header.levels.items():
            gains = [header.made["figures"][name] for name in presets]
            assert all(mean > margin for mean, margin, *_ in gains), (player.game.slug, level)
        assert set(header.preset_bonuses) <= set(header.presets)


def test_files_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in PLAYERS.glob("*.npz")}
    assert all(size <= ONE for size in sizes.values()), sizes
    assert sum(sizes.values()) <= ALL


def test_every_player_decides_as_it_is_pinned() -> None:
    for player in shipped():
        assert pinned(player) == pin_of(player.game.slug).read_text(encoding="utf-8"), (
            f"{player.game.slug} decides otherwise; where it was made anew, python -m tests.players pins it"
        )


def test_a_pin_notices_one_weight(tmp_path: Path) -> None:
    arrays, header = chance_arrays(GAME, 1), header_of(GAME)
    pins = []
    for number, change in enumerate((0, 0, 1)):
        path = tmp_path / f"{number}.npz"
        arrays["w3"][5, 5] ^= change
        save_network(path, header, arrays)
        pins.append(pinned(player_in(path, GAME)))
    assert pins[0] == pins[1] != pins[2]
    assert [line.partition(":")[0] for line in pins[0].splitlines()] == list(GAME.presets)


def test_the_page_of_players_says_what_their_files_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.players writes it anew"
