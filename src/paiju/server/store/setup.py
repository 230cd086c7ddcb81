"""What a table is set up with, as messages and the log write it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paiju.play.fair.beacon import Beacon
from paiju.server import limits

Text = Annotated[str, Meta(max_length=limits.OPTION_VALUE_LENGTH)]
OptionNumber = Annotated[int, Meta(ge=-limits.OPTION_NUMBER, le=limits.OPTION_NUMBER)]
OptionName = Annotated[str, Meta(max_length=limits.OPTION_NAME_LENGTH)]
OptionValue = bool | OptionNumber | Text | Annotated[list[Text], Meta(max_length=limits.OPTION_LIST)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=limits.OPTIONS)]
Level = Literal["easy", "good", "strong", "master"]
Speed = Literal["quick", "usual", "slow"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every decision, and seconds more for a whole session."""

    base: Annotated[int, Meta(ge=limits.CLOCK_BASE[0], le=limits.CLOCK_BASE[1])]
    bank: Annotated[int, Meta(ge=limits.CLOCK_BANK[0], le=limits.CLOCK_BANK[1])] = 0


class BeaconChain(Struct, frozen=True, forbid_unknown_fields=True):
    """The chain of a public beacon: its public key in hex, when its first round came, and seconds between rounds."""

    public_key: str
    genesis: int
    period: int

    @classmethod
    def of(cls, beacon: Beacon) -> BeaconChain:
        return cls(beacon.public_key.hex(), beacon.genesis, beacon.period)

    def beacon(self) -> Beacon:
        """Raises FairError and ValueError."""
        return Beacon(bytes.fromhex(self.public_key), self.genesis, self.period)
