"""Which round a file is about that names none: the only one that has been drawn, or that is being played."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.transfer.results.lines import ResultLine

_ROUND = r"(?:runde|round|ronde|manche)"
_NUMBER = re.compile(rf"{_ROUND}\W*(\d{{1,6}})|(\d{{1,6}})\W*{_ROUND}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class OnlyRound:
    """The round that is taken where none is named."""

    number: int
    sure: bool
    """Whether there is no other; else somebody must say that it is this one."""

    @property
    def told(self) -> Finding:
        """That it was taken."""
        severity = Severity.NOTE if self.sure else Severity.QUESTION
        return Finding("reading-round-taken", severity, {"round": self.number})

    def can_be_meant(self, title: str) -> bool:
        """Whether what a sheet is called names no other round."""
        return all(int(found[1] or found[2]) == self.number for found in _NUMBER.finditer(title))

    def asked_in(self, lines: Iterable[ResultLine]) -> tuple[ResultLine, ...]:
        """The lines for which it was taken; where that is not sure, each waits."""
        return tuple(lines) if self.sure else tuple(line.with_told([self.told]) for line in lines)


def told_once(taken: OnlyRound | None) -> tuple[Finding, ...]:
    """What is said of the file as a whole, where a round was taken that is sure."""
    return (taken.told,) if taken is not None and taken.sure else ()


def only_round(tournament: Tournament) -> OnlyRound | None:
    """The only round that has been drawn, else the only one in which results are missing; None without it."""
    drawn = [each.number for each in tournament.rounds]
    being_played = [number for number in drawn if tournament.missing(number)]
    for numbers in (drawn, being_played):
        if len(numbers) == 1:
            return OnlyRound(numbers[0], sure=len(drawn) == 1)
    return None
