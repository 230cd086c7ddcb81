"""What can be wrong with a bot's answer."""

from __future__ import annotations

ILLEGAL, HUNG, CRASHED, RUBBISH = "illegal", "hung", "crashed", "rubbish"
FAULTS = (ILLEGAL, HUNG, CRASHED, RUBBISH)


class BotFailed(Exception):
    """A bot has no legal move to offer; it loses this move to the default."""

    def __init__(self, fault: str, detail: str) -> None:
        super().__init__(f"{fault}: {detail}")
        self.fault, self.detail = fault, detail
