"""Where both passes over the slips differ, and how many errors neither has found."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import zip_longest

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Result, Totals, Tournament

Item = HandReport | Totals | None
"""What a pass typed at one place; None where it typed nothing there."""


class PassState(StrEnum):
    """How far the second pass is at one table."""

    WAITING = "waiting"
    """Its slip has not been typed a second time."""
    AGREES = "agrees"
    DIFFERS = "differs"
    SETTLED = "settled"
    """The passes differed, and the director has decided."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where the passes do not agree."""

    round: int
    table: int
    hand: int
    """From 1; 0 for the totals of a match."""
    first: Item
    second: Item


@dataclass(frozen=True, slots=True)
class Estimate:
    """What both passes together tell about errors, in hands (or totals)."""

    compared: int
    """How many were typed twice."""
    first_wrong: Fraction
    """Errors of the first pass only; of an open difference, half counts for each pass."""
    second_wrong: Fraction
    hidden: Fraction
    """Errors that probably both passes made, so that nothing shows."""


def pass_state(result: Result) -> PassState:
    passes = result.second_pass
    if passes is None:
        return PassState.WAITING
    if passes.agrees:
        return PassState.AGREES
    return PassState.SETTLED if passes.settled else PassState.DIFFERS


def waiting(tournament: Tournament, number: int) -> tuple[int, ...]:
    """Tables of a round whose slip has been typed once."""
    drawn = tournament.round(number)
    results = [tournament.results.get((number, each.table)) for each in drawn.tables] if drawn else []
    return tuple(each.table for each in results if each is not None and each.second_pass is None)


def differing(tournament: Tournament, number: int) -> tuple[int, ...]:
    """Tables of a round where the director has to decide."""
    results = (result for (each, _), result in sorted(tournament.results.items()) if each == number)
    return tuple(result.table for result in results if pass_state(result) is PassState.DIFFERS)


def differences(tournament: Tournament) -> tuple[Difference, ...]:
    """Everything that the director has still to decide, table by table."""
    results = (tournament.results[key] for key in sorted(tournament.results))
    unclear = (each for each in results if pass_state(each) is PassState.DIFFERS)
    return tuple(difference for each in unclear for difference in differences_of(each))


def differences_of(result: Result) -> Iterator[Difference]:
    """Where the passes over one slip differ, decided or not."""
    passes = result.second_pass
    if passes is None:
        return
    by_hands = isinstance(passes.first, Hands) and isinstance(passes.second, Hands)
    pairs = zip_longest(_items(passes.first), _items(passes.second))
    for number, (first, second) in enumerate(pairs, int(by_hands)):
        if first != second:
            yield Difference(result.round, result.table, number, first, second)


def estimate(tournament: Tournament) -> Estimate | None:
    """The errors of both passes and those still hidden; None before anything was typed twice.

    Capture-recapture (Lincoln-Petersen with Chapman's correction): each pass catches the places that it types
    right; with n places that both have right, a and b that only one has, about a * b / (n + 1) escaped both.
    """
    places = [place for result in tournament.results.values() for place in _places(result)]
    if not places:
        return None
    first = sum((place.first_wrong for place in places), Fraction(0))
    second = sum((place.second_wrong for place in places), Fraction(0))
    agreed = sum(place.agrees for place in places)
    return Estimate(len(places), first, second, first * second / (agreed + 1))


@dataclass(frozen=True, slots=True)
class _Place:
    """How both passes did at one place."""

    first_wrong: Fraction
    second_wrong: Fraction
    agrees: bool


def _places(result: Result) -> Iterator[_Place]:
    passes = result.second_pass
    if passes is None:
        return
    sides = (_items(passes.first), _items(passes.second), _items(result.report))
    for first, second, truth in zip_longest(*sides):
        if first == second:
            yield _Place(Fraction(0), Fraction(0), True)
        elif passes.open:
            yield _Place(Fraction(1, 2), Fraction(1, 2), False)
        else:
            yield _Place(Fraction(first != truth), Fraction(second != truth), False)


def _items(report: MatchReport) -> tuple[HandReport | Totals, ...]:
    return report.hands if isinstance(report, Hands) else (report,)
