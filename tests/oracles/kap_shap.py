"""Collecting Tens (夾十, Kap Shap): the slow twin of the two-handed game, which is kap-tai-shap with smaller hands."""

from tests.oracles import kap_tai_shap
from tests.oracles.winner_deals import FULL32

is_winning = kap_tai_shap.is_winning


class Oracle(kap_tai_shap.Oracle):
    HAND = 7
    MOST_SEATS = 2

    @staticmethod
    def defaults(seats: int) -> dict[str, object]:
        return {"stake": 1, "max_turns": 80}

    def tile_set(self) -> list[str]:
        return FULL32
