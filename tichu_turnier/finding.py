"""Findings and refusals: problems as keys with values, which every face puts into words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum


class Severity(StrEnum):
    """How much a finding weighs."""

    ERROR = "error"
    """Cannot be true: the thing is refused unless somebody corrects it (or forces it with a reason)."""
    QUESTION = "question"
    """Can mean two things: the person must say which."""
    WARNING = "warning"
    """Unlikely or unwise, but possible: shown, never a block."""
    NOTE = "note"
    """Good to know."""


_WEIGHTIEST_FIRST = tuple(Severity)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a person should know, as a text key with its values; never a sentence.

    `where` says what it is about, from the outside in, e.g. `("hand", 3, "a")` or `("line", 17)`.
    """

    key: str
    severity: Severity = Severity.ERROR
    args: Mapping[str, str | int] = field(default_factory=dict)
    where: tuple[str | int, ...] = ()

    @property
    def blocks(self) -> bool:
        """Whether the thing cannot be accepted as it stands."""
        return self.severity in (Severity.ERROR, Severity.QUESTION)

    def within(self, *where: str | int, **args: str | int) -> "Finding":
        """The same about something inside of a whole: `where` that is comes in front, and `args` with it."""
        return replace(self, args={**args, **self.args}, where=(*where, *self.where))


def by_weight(findings: Iterable[Finding]) -> list[Finding]:
    """The weightiest first, equals in the order in which they came."""
    return sorted(findings, key=lambda finding: _WEIGHTIEST_FIRST.index(finding.severity))


def worst(findings: Iterable[Finding]) -> Severity | None:
    """How much the weightiest of them weighs; None without findings."""
    return min((finding.severity for finding in findings), key=_WEIGHTIEST_FIRST.index, default=None)


class Refusal(Exception):  # noqa: N818 - a refusal is an answer to a person, not an error of the program
    """Something cannot be done now, and a person can do something about it; nothing was changed."""

    def __init__(self, *findings: Finding) -> None:
        super().__init__(", ".join(finding.key for finding in findings))
        self.findings = findings
