"""Collecting Tens at the table: as in all games of collecting tens."""

from paiju.games.melding.tens.layout import VERBS, action, inventory, prompt, refusal, told, zones

__all__ = ["VERBS", "action", "inventory", "prompt", "refusal", "told", "zones"]
