"""Make a new file from what is sound in a damaged one, and say what it lacks."""

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from tichu_turnier.desk.history import REPAIR
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.store.repair import repair as make_repaired
from tichu_turnier.store.store import NewEntry, Store

_DAMAGED = frozenset({"store-damaged", "store-foreign-part", "store-journal-unreadable"})


def repaired_name(path: Path) -> Path:
    """Where the new file goes when nobody says otherwise: beside the damaged one."""
    return path.with_stem(f"{path.stem}-repaired")


def is_damaged(findings: Iterable[Finding]) -> bool:
    """Whether a file was refused of which much may be sound."""
    return not _DAMAGED.isdisjoint(finding.key for finding in findings)


def repair(path: Path, target: Path, desk: str) -> Finding:
    """Makes the file `target` from a damaged one, which stays as it is; returns what is in it and what not.

    Raises Refusal where nothing is damaged, nothing is left, or the target cannot be made.
    """
    try:
        with Store.reading(path) as store:
            found = store.verify()
    except Refusal as refusal:
        if not is_damaged(refusal.findings):
            raise
        found = refusal.findings
    if not found:
        raise Refusal(Finding("repair-needless", args={"file": path.name}))
    done = make_repaired(path, target, NewEntry(REPAIR, {"file": path.name}, desk, datetime.now(UTC)))
    args: dict[str, str | int] = {"file": str(target), "line": done.revision, "of": done.of}
    if done.whole:
        return Finding("repair-whole", Severity.NOTE, args)
    return Finding("repair-part", Severity.WARNING, {**args, "copy": done.copy or "none"})
