"""The odds of Pai Gow as tables of figures: a hand, the whole table, and the strategy card."""

from fractions import Fraction
from itertools import product
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.cards import Page
from paiju.games.banking.counting import check_hand
from paiju.games.banking.pai_gow import GAME
from paiju.games.banking.pai_gow.card import strategy_card
from paiju.games.banking.pai_gow.distribution import WAY_NAMES, four_tile_figures, in_table, two_tile_figures
from paiju.games.banking.pai_gow.options import EASY, MAX_SUM, MOST_EACH, SMALL, SMALL_EACH
from paiju.games.banking.pai_gow.single_hand import odds
from paiju.games.banking.pai_gow.state import Rules
from paiju.games.banking.pai_gow.table import hand_name, two_hands
from paiju.games.banking.pai_gow.whole_table import NOT_SET, OPTIMAL, WAYS, whole_table
from paiju.games.banking.pai_gow.whole_table import table_odds as exact_table_odds
from paiju.kernel.figures import Figures, Progress, Words, grouped, in_words, percent
from paiju.kernel.options import OptionError, Values
from paiju.kernel.record import Plain
from paiju.tiles import FULL32
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said

CASINO_PERCENT = 5  # what casinos take of a win: shown where the table itself takes nothing
OUTCOMES = (Said("lab-win"), Said("lab-push"), Said("lab-lose"))

Counts = tuple[int, int, int]  # win, push, lose


class Gains(NamedTuple):
    """What player and banker gain on average for a chip staked between the two, without and with commission.

    Commission is not rounded here, as a single chip would be charged a whole one.
    """

    player: Fraction
    player_charged: Fraction
    banker: Fraction
    banker_charged: Fraction


def expected_gains(counts: Counts, commission_percent: int) -> Gains:
    win, _, lose = counts
    whole = sum(counts)
    kept = 1 - Fraction(commission_percent, 100)
    return Gains(
        player=Fraction(win - lose, whole),
        player_charged=(win * kept - lose) / whole,
        banker=Fraction(lose - win, whole),
        banker_charged=(lose * kept - win) / whole,
    )


def commission_shown(rules: NDArray[np.void]) -> int:
    return int(rules[0]["commission_percent"]) or CASINO_PERCENT


def hand_odds(seats: int, values: Values, faces: list[int]) -> list[Figures]:
    """Every setting of the tiles against a banker who sets by each house way; the best one is marked."""
    rules = GAME.rules_record(seats, values)
    is_small = rules[0]["variant"] == SMALL
    check_hand(faces, SMALL_EACH if is_small else MOST_EACH)
    if is_small:
        return [_small_figures(rules, faces)]
    return [_hand_figures(rules, sorted(faces), way) for way in (EASY, MAX_SUM)]


def _small_figures(rules: NDArray[np.void], faces: list[int]) -> Figures:
    counts = odds(rules, faces, NOT_SET, EASY)
    hand = tuple(sorted(faces))
    kind = hand_name(cast(Rules, Plain(rules[0])), hand)
    title = in_table(Said("lab-tiles-which-are", tiles=Quoted(FULL32.text(hand)), hand=kind))
    row = _figures(counts, commission_shown(rules))
    return Figures(title, _headings(rules), (row,), in_table(Said("lab-exact-banker", hands=grouped(sum(counts)))))


def _headings(rules: NDArray[np.void]) -> tuple[str, ...]:
    charged = Said("lab-with-commission", percent=commission_shown(rules))
    return in_words(*OUTCOMES, Said("lab-mean-a-chip"), charged, package=GAME.package)


def _figures(counts: Counts, percent: int) -> tuple[str, ...]:
    gains = expected_gains(counts, percent)
    return *(f"{number:,}" for number in counts), f"{float(gains.player):+.4f}", f"{float(gains.player_charged):+.4f}"


def _hand_figures(rules: NDArray[np.void], faces: list[int], way: int) -> Figures:
    g = cast(Rules, Plain(rules[0]))
    settings = [setting for setting in (1, 2, 3) if _is_new(faces, setting)]
    taken = int(rules[0]["commission_percent"])
    counts = {setting: odds(rules, faces, setting, way) for setting in settings}
    best = max(settings, key=lambda setting: expected_gains(counts[setting], taken).player_charged)
    rows = tuple(
        (
            _setting_name(g, faces, setting, is_best=setting == best),
            *_figures(counts[setting], commission_shown(rules)),
        )
        for setting in settings
    )
    cases = sum(counts[best])
    note = in_table(Said("lab-exact-banker-sets", hands=grouped(cases), way=WAY_NAMES[way]))
    return Figures(FULL32.text(faces), (in_table(Said("lab-setting")), *_headings(rules)), rows, note)


def _is_new(faces: list[int], setting: int) -> bool:
    kinds = [tuple(sorted(two_hands(tuple(faces), earlier))) for earlier in range(1, setting + 1)]
    return kinds[-1] not in kinds[:-1]


def _setting_name(g: Rules, faces: list[int], setting: int, *, is_best: bool) -> Words:
    high, low = (
        Said("lab-tiles-called", tiles=Quoted(FULL32.text(hand)), hand=hand_name(g, hand))
        for hand in two_hands(tuple(faces), setting)
    )
    both = Said("lab-both-hands", high=high, low=low)
    return in_table(Said("lab-best", choice=both) if is_best else both)


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    """What a chip staked brings over all deals, and how often each hand occurs."""
    rules = GAME.rules_record(seats, values)
    if rules[0]["variant"] == SMALL:
        return [_small_game_figures(rules), two_tile_figures(rules)]
    return [
        _ways_figures(rules, progress),
        two_tile_figures(rules),
        *(four_tile_figures(rules, way) for way in (EASY, MAX_SUM, OPTIMAL)),
    ]


def _small_game_figures(rules: NDArray[np.void]) -> Figures:
    counts = exact_table_odds(rules, EASY, EASY)
    row = _outcome_cells(counts, commission_shown(rules))
    note = in_table(Said("lab-exact-deals", deals=grouped(sum(counts))))
    return Figures(in_table(Said("lab-chip-staked")), _outcome_headings(rules), (row,), note)


def _ways_figures(rules: NDArray[np.void], progress: Progress) -> Figures:
    """Every pair of ways to set, the player's and the banker's."""
    pairs = list(product(range(len(WAYS)), repeat=2))
    rows = []
    for done, (player, banker) in enumerate(pairs):
        progress(done, len(pairs))
        counts = exact_table_odds(rules, player, banker)
        names = in_words(WAY_NAMES[player], WAY_NAMES[banker], package=GAME.package)
        rows.append((*names, *_outcome_cells(counts, commission_shown(rules))))
    progress(len(pairs), len(pairs))
    note = in_table(Said("lab-exact-ways", deals=grouped(sum(counts)), optimal=WAY_NAMES[OPTIMAL], way=WAY_NAMES[EASY]))
    sets = in_words(Said("lab-player-sets"), Said("lab-banker-sets"), package=GAME.package)
    return Figures(in_table(Said("lab-chip-by-ways")), (*sets, *_outcome_headings(rules)), tuple(rows), note)


def _outcome_headings(rules: NDArray[np.void]) -> tuple[str, ...]:
    percent = commission_shown(rules)
    player = Said("lab-player"), Said("lab-player-charged", percent=percent)
    banker = Said("lab-banker"), Said("lab-banker-charged", percent=percent)
    return in_words(*OUTCOMES, *player, *banker, package=GAME.package)


def _outcome_cells(counts: Counts, commission_percent: int) -> tuple[str, ...]:
    shares = (percent(number, sum(counts)) for number in counts)
    return *shares, *(f"{float(gain):+.5f}" for gain in expected_gains(counts, commission_percent))


def card(seats: int, values: Values, language: str = DEFAULT) -> str:
    rules = GAME.rules_record(seats, values)
    if rules[0]["variant"] == SMALL:
        raise OptionError(Said("lab-no-card-of-small-game"))
    return strategy_card(Page(GAME.package, language), rules, whole_table(rules))
