"""Was a list read as it is true, asked about, or changed in silence?"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tests.transfer.habits.truth import Expected, Truth
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.tournament.registration.entrants import NewEntrant, tidy
from tichu_turnier.transfer.entrant_list import ImportLine, ImportPreview


class Fate(StrEnum):
    RIGHT = "right"
    ASKED = "asked"
    """Not as it is true, or not to be known, and a line waits or is refused."""
    TOLD = "told"
    """The same, and a remark names what was not taken."""
    SILENT = "silent"


@dataclass(slots=True)
class Verdict:
    fate: Fate = Fate.RIGHT
    silent: list[str] = field(default_factory=list)
    """Each difference that nothing tells."""
    told: list[str] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    """The keys because of which lines wait or are refused."""

    def decided(self) -> "Verdict":
        """The same with its fate, by the weightiest that was found."""
        found = ((self.silent, Fate.SILENT), (self.waiting, Fate.ASKED), (self.told, Fate.TOLD))
        self.fate = next((fate for there, fate in found if there), self.fate)
        return self


@dataclass(slots=True)
class _Court:
    """One reading before its truth."""

    preview: ImportPreview
    truth: Truth
    verdict: Verdict = field(default_factory=Verdict)
    told_lines: set[int] = field(default_factory=set)
    """Numbers of lines whose people are not those of the truth, and which say so."""

    def lines_of(self, entry: Expected) -> list[ImportLine]:
        """The lines that are about that entry, by their number or by what they hold."""
        names = [_key(name, self.truth) for name in entry.members]
        return [
            line
            for line in self.preview.lines
            if line.number == entry.line
            or all(name in _key(" ".join(line.cells), self.truth) for name in names)
        ]

    def is_told(self, entry: Expected, matter: str) -> bool:
        """Whether the line waits or is refused, or a remark names what is in question.

        That somebody has withdrawn, says the list, tells nothing of one of whom it does not say that.
        """
        proofs = [_plain(proof) for proof in entry.proofs.get(matter, ())]
        lines = self.lines_of(entry)
        if any(finding.blocks for line in lines for finding in line.findings):
            self.verdict.told.append(f"{matter} of {entry.members}: waits")
            return True
        near = [finding for line in lines for finding in line.findings]
        said = [
            each
            for each in (*near, *self.preview.findings)
            if each.key != "import-gone" or matter == "coming"
        ]
        if any(_names(finding, proofs) for finding in said):
            self.verdict.told.append(f"{matter} of {entry.members}: told")
            return True
        return False

    def difference(self, entry: Expected, matter: str, words: str, *, tellable: bool = True) -> None:
        if not (tellable and self.is_told(entry, matter)):
            self.verdict.silent.append(f"line {entry.line}: {words}")


def judge(preview: ImportPreview, truth: Truth) -> Verdict:
    """What became of each entry of a list, and of each entrant that came of it."""
    court = _Court(preview, truth)
    verdict = court.verdict
    blocking = [finding.key for finding in preview.everything() if finding.blocks]
    verdict.waiting = sorted(set(blocking))
    if not preview.lines and any(finding.severity is Severity.ERROR for finding in preview.findings):
        verdict.fate = Fate.ASKED
        if not truth.unreadable:
            verdict.told.append("refused as a whole")
        return verdict
    rest = list(preview.accepted())
    for entry in sorted(truth.entries, key=lambda entry: entry.coming, reverse=True):
        found = _found(entry, rest, truth)
        if found is not None:
            rest.remove(found)
        _compare(court, entry, found)
    for new in rest:
        _of_nowhere(court, new)
    return verdict.decided()


def _found(entry: Expected, rest: Sequence[NewEntrant], truth: Truth) -> NewEntrant | None:
    """The entrant that has these people; of several the one from the right club, and never a namesake."""
    wanted = sorted(_key(name, truth) for name in entry.members)
    same = [new for new in rest if sorted(_key(name, truth) for name in _people(new, truth)) == wanted]
    namesakes = {other.club for other in truth.entries if other.members == entry.members} - {entry.club}
    mine = (new for new in same if tidy(new.club) not in namesakes)
    return next((new for new in same if tidy(new.club) == entry.club), next(mine, None))


def _people(new: NewEntrant, truth: Truth) -> Iterable[str]:
    if truth.unit == "player":
        return (new.name,)
    return [member for member in new.members if member] or (new.name,)


def _compare(court: _Court, entry: Expected, found: NewEntrant | None) -> None:
    if found is None and not entry.coming:
        return
    if "coming" in entry.open or "members" in entry.open:
        for matter in entry.open:
            if not court.is_told(entry, matter):
                court.difference(
                    entry, matter, f"nothing asked about {matter} of {entry.members}", tellable=False
                )
        return
    if "coming" in entry.free and found is None:
        return
    if not entry.coming:
        if not court.is_told(entry, "coming"):
            court.verdict.silent.append(
                f"line {entry.line}: {entry.members} does not come, and is registered"
            )
        return
    if found is None:
        if court.is_told(entry, "members"):
            court.told_lines.update(line.number for line in court.lines_of(entry))
        else:
            court.verdict.silent.append(f"line {entry.line}: {entry.members} is missing")
        return
    _compare_matters(court, entry, found)


def _compare_matters(court: _Court, entry: Expected, found: NewEntrant) -> None:
    pairs: dict[str, tuple[object, object]] = {
        "club": (entry.club, tidy(found.club)),
        "paid": (entry.paid, found.paid),
        "present": (entry.present, found.present),
        "waiting": (entry.waiting, found.waiting),
    }
    if entry.name and len(entry.members) > 1:
        pairs["name"] = (entry.name, tidy(found.name))
    if court.truth.unit == "team":
        pairs["single"] = (len(entry.members) == 1, found.single)
    for matter, (right, read) in pairs.items():
        if matter in entry.open:
            if not court.is_told(entry, matter):
                court.difference(
                    entry, matter, f"nothing asked about {matter} of {entry.members}", tellable=False
                )
        elif right != read and matter not in entry.free:
            omitted = not read
            words = f"{matter} of {entry.members} is {read!r} instead of {right!r}"
            court.difference(entry, matter, words, tellable=omitted)


def _of_nowhere(court: _Court, new: NewEntrant) -> None:
    """An entrant whom nobody expected: only a remark about its own line can tell it."""
    line = next((line for line in court.preview.lines if line.new is new), None)
    if line is not None and line.number in court.told_lines:
        return
    said = () if line is None else line.findings
    texts = [_plain(text) for text in (new.name, *new.members) if text]
    if any(finding.severity is not Severity.NOTE and _names(finding, texts) for finding in said):
        court.verdict.told.append(f"{new.name} comes of nothing: told")
    else:
        court.verdict.silent.append(f"{list(new.members) or new.name} comes of nothing")


def _names(finding: Finding, proofs: Iterable[str]) -> bool:
    """Whether a finding names one of these texts; `key:word` is a word within its key."""
    if finding.key == "import-similar-name":  # asks who somebody is, not what stands there
        return False
    said = [_plain(str(value)) for value in finding.args.values()]
    for proof in proofs:
        if proof.startswith("key:"):
            if proof[4:] in finding.key:
                return True
        elif any(proof == text or (len(proof) > 2 and proof in text) for text in said):
            return True
    return False


def _plain(text: str) -> str:
    return folded(tidy(text))


def _key(text: str, truth: Truth) -> str:
    tidied = " ".join(sorted(tidy(text).split())) if truth.any_order else tidy(text)
    return tidied.casefold() if truth.any_case else tidied
