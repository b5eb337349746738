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
_NEITHER = Fraction(0), Fraction(0)


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
    by_hands: bool
    """Whether that are hands; else whole matches, of which only totals are known."""
    first_wrong: Fraction
    """Errors of the first pass only; of an open difference, half counts for each pass."""
    second_wrong: Fraction
    hidden: Fraction
    """Errors that probably both passes made, so that nothing shows."""


def compared_unit(told: Estimate) -> str:
    """What was compared, for texts: `hands` or `matches`."""
    return "hands" if told.by_hands else "matches"


def pass_state(result: Result) -> PassState:
    passes = result.second_pass
    if passes is None:
        return PassState.WAITING
    if passes.agrees:
        return PassState.AGREES
    return PassState.SETTLED if passes.settled else PassState.DIFFERS


def tables_in(tournament: Tournament, number: int, state: PassState) -> tuple[int, ...]:
    """Tables of a round with whose slip the second pass has come so far."""
    results = (result for (each, _), result in sorted(tournament.results.items()) if each == number)
    return tuple(result.table for result in results if pass_state(result) is state)


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
    wrong = [place for result in tournament.results.values() for place in _wrong(result)]
    if not wrong:
        return None
    first = sum((one for one, _ in wrong), Fraction(0))
    second = sum((other for _, other in wrong), Fraction(0))
    agreed = wrong.count(_NEITHER)
    by_hands = any(isinstance(each.report, Hands) for each in tournament.results.values() if each.second_pass)
    return Estimate(len(wrong), by_hands, first, second, first * second / (agreed + 1))


def _wrong(result: Result) -> Iterator[tuple[Fraction, Fraction]]:
    """How much each pass erred at each place of a result that was typed twice; 1/2 each while it is open."""
    passes = result.second_pass
    if passes is None:
        return
    for first, second, truth in zip_longest(*map(_items, (passes.first, passes.second, result.report))):
        if first == second:
            yield _NEITHER
        elif passes.open:
            yield Fraction(1, 2), Fraction(1, 2)
        else:
            yield Fraction(first != truth), Fraction(second != truth)


def _items(report: MatchReport) -> tuple[HandReport | Totals, ...]:
    return report.hands if isinstance(report, Hands) else (report,)
