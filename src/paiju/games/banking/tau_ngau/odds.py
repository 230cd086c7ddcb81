"""The odds of Tau Ngau: a hand, the whole game, and the strategy card; all of them exact."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from paiju.games.banking.cards import Page
from paiju.games.banking.counting import check_hand
from paiju.games.banking.modulo_ten import TEN, VALUE
from paiju.games.banking.tau_ngau import GAME
from paiju.games.banking.tau_ngau.bulls import NO_BULL, ZERO_HIGH, ZERO_LOW, score_of, zero_in
from paiju.games.banking.tau_ngau.card import SETTLEMENTS, strategy_card
from paiju.games.banking.tau_ngau.chances import Chances, chances_by_score
from paiju.games.banking.tau_ngau.options import HAND, PAGAT, SETTLEMENT
from paiju.games.banking.tau_ngau.rules import legal_discards
from paiju.games.banking.tau_ngau.state import DISCARD, STUCK
from paiju.games.banking.tau_ngau.table import bull
from paiju.games.banking.tau_ngau.whole_table import NO_TILES, bull_scores, by_value, hands_by_score
from paiju.kernel.figures import Figures, Progress, Words, grouped, in_words, percent
from paiju.kernel.options import Values
from paiju.tiles import FULL32
from paiju.words.catalogues import DEFAULT
from paiju.words.said import Quoted, Said


def score_table(zero: str) -> dict[int, int]:
    """How many of all hands come to each score with their best bull, zero low or high; NO_BULL stands for stuck."""
    counts = hands_by_score(NO_TILES, ZERO_LOW if zero == "low" else ZERO_HIGH)
    scores = range(TEN) if zero == "low" else range(1, TEN + 1)
    return {score: int(counts[score - NO_BULL]) for score in (NO_BULL, *scores)}


def odds(faces: Sequence[int]) -> tuple[int, int, int]:
    """Win, push and lose in pagat with the best bull, over all hands that the banker may hold."""
    mine = max(bull_scores([VALUE[face] for face in faces], ZERO_LOW), default=NO_BULL)
    found = Chances.against(PAGAT, mine, hands_by_score(by_value(faces), ZERO_LOW))
    return found.win, found.push, found.lose


def expectation(settlement: str) -> Fraction:
    """The mean result of a player with a stake of one, over all deals."""
    found = chances_by_score(SETTLEMENT.place(settlement)).values()
    return Fraction(sum(chances.gain for chances in found), sum(chances.cases for chances in found))


def hand_odds(seats: int, values: Values, faces: list[int]) -> list[Figures]:
    """Every choice with these tiles, against a banker who takes his best bull; the best one is marked."""
    check_hand(faces, HAND)
    rules = GAME.rules_record(seats, values)
    settlement = int(rules[0]["settlement"])
    banker = hands_by_score(by_value(faces), zero_in(settlement))
    choices = _choices(rules, sorted(faces))
    best = max(choices, key=lambda name: choices[name])
    rows = tuple(
        (
            best_marked(name) if name == best else in_table(name),
            score_name(score),
            *_figures(Chances.against(settlement, score, banker)),
        )
        for name, score in choices.items()
    )
    note = in_table(Said("lab-exact-banker-bulls", hands=grouped(int(banker.sum()))))
    headings = (in_table(Said("lab-discard")), *_headings())
    return [Figures(FULL32.text(sorted(faces)), headings, rows, note)]


def in_table(said: Said | Quoted) -> str:
    return said.text if isinstance(said, Quoted) else Words(said, GAME.package)


def best_marked(said: Said | Quoted) -> Words:
    return Words(Said("lab-best", choice=said), GAME.package)


def _choices(rules: NDArray[np.void], hand: list[int]) -> dict[Said | Quoted, int]:
    """What may be done with five tiles, and the score that it leaves."""
    tiles, moves = np.array(hand), np.zeros(STUCK, np.int64)
    count = legal_discards(rules[0], tiles, moves)
    choices = [int(move) - DISCARD for move in moves[:count]]
    return {_choice_name(tuple(hand), choice): int(score_of(rules[0], tiles, choice)) for choice in choices}


def _headings() -> tuple[Words, ...]:
    outcomes = (Said("lab-win"), Said("lab-push"), Said("lab-lose"))
    return in_words(Said("lab-score"), *outcomes, Said("lab-mean-a-chip"), package=GAME.package)


def _choice_name(hand: tuple[int, ...], choice: int) -> Said | Quoted:
    return Said("lab-stuck") if choice == STUCK else Quoted(FULL32.text(bull(hand, choice)))


def score_name(score: int) -> str:
    return Words(Said("lab-stuck"), GAME.package) if score == NO_BULL else str(score)


def _figures(chances: Chances) -> tuple[str, ...]:
    numbers = (chances.win, chances.push, chances.lose)
    return *(f"{number:,}" for number in numbers), f"{float(chances.mean):+.4f}"


def table_odds(seats: int, values: Values, progress: Progress) -> list[Figures]:
    """How often each score occurs, what it is worth, and what the game is worth."""
    settlement = SETTLEMENT.store(values["settlement"])
    figures = []
    for done, make in enumerate((_scores_figures, _chances_figures, _settlements_figures)):
        progress(done, 3)
        figures.append(make(settlement))
    progress(3, 3)
    return figures


def _scores_figures(settlement: int) -> Figures:
    counts = score_table("low" if settlement == PAGAT else "high")
    whole = sum(counts.values())
    rows = tuple((score_name(score), f"{number:,}", percent(number, whole)) for score, number in counts.items())
    headings = in_words(Said("lab-score"), Said("lab-number"), Said("lab-share"), package=GAME.package)
    note = in_table(Said("lab-exact-hands", hands=grouped(whole)))
    return Figures(in_table(Said("lab-hands-by-score")), headings, rows, note)


def _chances_figures(settlement: int) -> Figures:
    found = chances_by_score(settlement)
    rows = tuple(
        (
            score_name(score),
            *(percent(number, chances.cases) for number in (chances.win, chances.push, chances.lose)),
            f"{float(chances.mean):+.5f}",
        )
        for score, chances in found.items()
    )
    deals = sum(chances.cases for chances in found.values())
    title = in_table(Said("lab-score-against-banker", settlement=SETTLEMENTS[settlement]))
    return Figures(title, _headings(), rows, in_table(Said("lab-exact-deals", deals=grouped(deals))))


def _settlements_figures(_: int) -> Figures:
    rows = tuple(
        (in_table(said), f"{float(expectation(name)):+.6f}", str(expectation(name)))
        for name, said in zip(SETTLEMENT.values, SETTLEMENTS, strict=True)
    )
    deals = sum(chances.cases for chances in chances_by_score(PAGAT).values())
    note = in_table(Said("lab-exact-deals-of-a-chip", deals=grouped(deals)))
    headings = in_words(Said("lab-settlement"), Said("lab-mean"), Said("lab-fraction"), package=GAME.package)
    return Figures(in_table(Said("lab-worth-to-player")), headings, rows, note)


def card(seats: int, values: Values, language: str = DEFAULT) -> str:
    settlement = str(values["settlement"])
    edges = [expectation(name) for name in SETTLEMENT.values]
    return strategy_card(Page(GAME.package, language), SETTLEMENT.place(settlement), edges)
