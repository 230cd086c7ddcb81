"""Every game in OpenSpiel, as paiju_<game with underscores>.

    import pyspiel
    import paiju.envs.openspiel

    game = pyspiel.load_game("paiju_tianjiu(players=3,early_death=false)")

A session is a single hand unless the options say otherwise. The wall is dealt tile by tile and dice are thrown one by
one, each a chance node; with `chance=sampled` a deal is one node that draws a wall by itself. docs/environments.md says
how options are written, and what the strings and tensors hold.
"""

from paiju.envs.extras import need

need("pyspiel", "openspiel")

from paiju.envs.openspiel.game import TableGame, register_games, short_name  # noqa: E402

__all__ = ["TableGame", "register_games", "short_name"]

register_games()
