"""Bots: who plays at the other seats. docs/bots.md tells how to write one."""

from paiju.bots.protocol import Bot, Choice, Decision
from paiju.bots.registry import bot_names, make_bot

__all__ = ["Bot", "Choice", "Decision", "bot_names", "make_bot"]
