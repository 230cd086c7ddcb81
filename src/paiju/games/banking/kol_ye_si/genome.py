"""Stake strategies as genomes: a stake for every face in canonical order, and where counts evolve a count for each.

The fitness of a genome is a sum with one summand for every face, so that the true optimum can be told.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence

from paiju.games.banking.kol_ye_si.count_parts import CountPart, DrawBest, DrawByTable
from paiju.games.banking.kol_ye_si.stake_parts import StakeByTable
from paiju.games.banking.kol_ye_si.strategies import Strategy, counts_at, log_growth, weights
from paiju.games.banking.kol_ye_si.terms import Terms
from paiju.kernel.options import OptionError
from paiju.tiles import FULL32
from paiju.words.said import Quoted, Said, Value
from paiju.words.said import listed as said_list

Genome = tuple[int, ...]
Choice = tuple[int, int]  # a count and a stake

FACES = range(len(FULL32.faces))
FITNESSES = ("growth", "profit", "per_chip")


class Fitness:
    """How good a genome is on these terms; unless counts evolve, they come from a part of their own.

    A count that the terms force overrides both.
    """

    def __init__(
        self, name: str, terms: Terms, bankroll: int, evolve_counts: bool = False, count_part: CountPart | None = None
    ) -> None:
        if name not in FITNESSES:
            raise OptionError(
                Said("lab-no-fitness", fitness=Quoted(repr(name)), fitnesses=Quoted(", ".join(FITNESSES)))
            )
        if bankroll <= terms.max_stake:
            raise OptionError(Said("lab-no-such-bankroll", bankroll=bankroll, most=terms.max_stake))
        self.name, self.terms, self.bankroll = name, terms, bankroll
        self.has_counts = evolve_counts
        self.counts_matter = evolve_counts and not terms.is_count_forced
        self.stakes = range(terms.min_stake, terms.max_stake + 1)
        part = count_part or DrawBest(terms.perfect_pair)
        self.given_counts = tuple(counts_at(terms, part, face)[0] for face in FACES)
        self._weights = [float(weight) for _, weight in weights()]
        self._summands = [{choice: self._summand(face, *choice) for choice in self._all_choices()} for face in FACES]

    def _all_choices(self) -> list[Choice]:
        return [(count, stake) for count in (1, 2) for stake in self.stakes]

    def _summand(self, face: int, count: int, stake: int) -> float:
        if self.name == "growth":
            return self._weights[face] * log_growth(self.terms, face, count, stake, self.bankroll)
        return self._weights[face] * stake * float(self.terms.odds(face, count).ev)

    def __call__(self, genome: Genome) -> float:
        choices = zip(self.counts(genome), genome[: len(FACES)], strict=True)
        total = sum(summands[choice] for summands, choice in zip(self._summands, choices, strict=True))
        return total / self._mean_stake(genome) if self.name == "per_chip" else total

    def _mean_stake(self, genome: Genome) -> float:
        return sum(weight * stake for weight, stake in zip(self._weights, genome, strict=False))

    @property
    def genes(self) -> int:
        return 2 * len(FACES) if self.has_counts else len(FACES)

    def alleles(self, place: int) -> range:
        """What a gene may be: a stake, or after those a count."""
        return self.stakes if place < len(FACES) else range(1, 3)

    def counts(self, genome: Genome) -> Genome:
        return genome[len(FACES) :] if self.counts_matter else self.given_counts

    def strategy(self, name: Said, genome: Genome) -> Strategy:
        return Strategy(name, DrawByTable(self.counts(genome)), StakeByTable(genome[: len(FACES)]))

    # The yardstick

    def optimum(self) -> Genome:
        """The best genome there is."""
        if self.name == "per_chip":
            return self._best_cut()
        return self._genome([max(self._choices(face), key=self._summands[face].__getitem__) for face in FACES])

    def _choices(self, face: int) -> list[Choice]:
        return [(count, stake) for count, stake in self._all_choices() if count in self._counts_of(face)]

    def _counts_of(self, face: int) -> Sequence[int]:
        return (1, 2) if self.counts_matter else (self.given_counts[face],)

    def _genome(self, choices: Sequence[Choice]) -> Genome:
        counts, stakes = zip(*choices, strict=True)
        return stakes + counts if self.has_counts else stakes

    def _best_cut(self) -> Genome:
        """The greatest stake on the best few faces, the least on the rest: of all cuts the best one."""
        least, most = self.stakes[0], self.stakes[-1]

        def ev(face: int, count: int) -> float:
            return self._summands[face][count, most] / self._weights[face]

        counts = [max(self._counts_of(face), key=lambda count: ev(face, count)) for face in FACES]
        ranked = sorted(FACES, key=lambda face: ev(face, counts[face]), reverse=True)
        cuts = (
            self._genome([(counts[face], most if face in ranked[:cut] else least) for face in FACES])
            for cut in range(len(FACES) + 1)
        )
        return max(cuts, key=self)


# A genome in words


def sentence(stakes: Sequence[int], counts: Sequence[int]) -> Said:
    """What a player does who follows a genome."""
    staked = by_tile(stakes, lambda stake, tiles: Said("lab-stake-on", stake=stake, tiles=tiles))
    drawn = by_tile(counts, lambda count, tiles: Said("lab-draw-to", count=count, tiles=tiles))
    return Said("lab-follow", staked=staked, drawn=drawn)


def by_tile(choices: Sequence[int], words: Callable[[int, Value], Said]) -> Value:
    """What to do with which tiles; what is done with most of them comes last."""
    groups: dict[int, list[int]] = defaultdict(list)
    for face, choice in enumerate(choices):
        groups[choice].append(face)
    usual = max(groups, key=lambda choice: len(groups[choice]))
    named = [words(choice, tiles_said(groups[choice])) for choice in sorted(groups, reverse=True) if choice != usual]
    rest = Said("lab-any-other-tile") if named else Said("lab-every-tile")
    found = words(usual, rest)
    for one in reversed(named):
        found = Said("lab-then", first=one, rest=found)
    return found


def tiles_said(faces: Sequence[int]) -> Quoted | Said:
    *first, last = (Quoted(FULL32.text([face])) for face in faces)
    return Said("lab-and-tile", tiles=said_list(first), last=last) if first else last
