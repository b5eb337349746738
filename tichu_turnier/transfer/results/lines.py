"""One line of a file of results: what it asks for, whom it names, and what is said about it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes import EnterResult, NoteResult
from tichu_turnier.tournament.model.snapshot import Tournament


@dataclass(frozen=True, slots=True)
class Named:
    """A cell that says who played."""

    text: str
    seats: tuple[int, ...] = ()
    """The seats it is about, counted as the line counts its points; none where the heading does not say."""
    heading: str = ""
    is_id: bool = False
    """Whether it is the number of an entrant."""
    outcome: int = 0
    """Whether it says who won (1) or who lost (-1)."""
    side: int | None = None
    """The side of the line that it says by a letter or a number, or by the row in which it stands."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Who played, as a line says it: in the whole match (hand 0), or in one hand (from 1)."""

    hand: int
    named: tuple[Named, ...]
    counted: bool = False
    """Whether four people are only counted, so that partners may be named side by side or opposite."""


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One line of a file of results: the entry it asks for, if it can be read, and what is wrong with it."""

    number: int
    change: EnterResult | None
    told: tuple[Finding, ...] = ()
    """What is to be said about how it was read; a question waits for somebody to say that it was meant so."""
    claims: tuple[Claim, ...] = ()
    note: str = ""
    """What is to be remembered about the result."""
    audited: tuple[Finding, ...] = ()
    """What is wrong with what it says."""
    stands: bool = False
    """Whether just this result is there already."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is to be said about it."""
        return *self.told, *self.audited

    @property
    def waits(self) -> bool:
        """Whether it would be taken if somebody said that it was meant as it was read."""
        blocking = [finding for finding in self.findings if finding.blocks]
        doubts = sum(finding.severity is Severity.QUESTION for finding in self.told)
        return self.change is not None and bool(blocking) and len(blocking) == doubts

    @property
    def accepted(self) -> bool:
        """Whether the result can be entered as it stands."""
        return self.change is not None and not any(finding.blocks for finding in self.findings)

    def with_told(self, more: Iterable[Finding]) -> "ResultLine":
        return replace(self, told=(*self.told, *more))

    def understood(self) -> "ResultLine":
        """The line once somebody has said that it was meant as it was read: its questions only warn."""
        told = (
            replace(each, severity=Severity.WARNING) if each.severity is Severity.QUESTION else each
            for each in self.told
        )
        return replace(self, told=tuple(told))

    def changes(self, tournament: Tournament) -> tuple[EnterResult | NoteResult, ...]:
        """What is entered: nothing of what is there already."""
        if self.change is None:
            return ()
        entered = () if self.stands else (self.change,)
        old = tournament.results.get(self.change.at)
        noted = NoteResult(*self.change.at, self.note)
        is_new = self.note and (old is None or noted.words(tournament)["note"] != old.note)
        return (*entered, noted) if is_new else entered
