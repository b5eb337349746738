"""Open a tournament file, say whether it is shared, end that, and make a damaged one new."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from tichu_turnier.desk.history import REPAIR
from tichu_turnier.files.slip_photos import SlipPhotos
from tichu_turnier.files.whole import write_whole
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.repair import repair as make_repaired
from tichu_turnier.store.server import sharing
from tichu_turnier.store.server.sharing import forget_sharing, sharing_of
from tichu_turnier.store.store import NewEntry, Store, end_of_links
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS

# For the faces, which never see the store.
check_installed, is_installed = sharing.check_installed, sharing.is_installed


def is_shared(path: Path) -> bool:
    return sharing_of(path) is not None


def is_host(path: Path) -> bool:
    """Whether this desk starts the database for that file."""
    shared = sharing_of(path)
    return shared is not None and shared.host


def address_of(path: Path) -> str:
    """Of the database in which a file is shared; empty where that is its own, or that of this computer."""
    shared = sharing_of(path)
    return "" if shared is None or shared.host else shared.address


def stop_sharing(path: Path) -> None:
    """The file, which has everything, is that of one desk alone again; Refusal while something waits."""
    shared = sharing_of(path)
    if shared is not None and (shared.waiting or shared.disputed):
        raise refusal("server-something-waits", path, count=len(shared.waiting) + len(shared.disputed))
    forget_sharing(path)


def open_store(path: Path, *, wait: float = 0.0) -> Store:
    """The store of an existing file, be it that of one desk alone or of one that shares it."""
    path = end_of_links(path)
    if sharing_of(path) is None:
        return Store.open(path, wait=wait)
    check_installed(path)
    from tichu_turnier.store.server.shared_store import SharedStore  # noqa: PLC0415 - not everywhere

    return SharedStore.joined(path, wait=wait)


def unknown_words(regulations: Regulations) -> Iterator[tuple[str, str]]:
    """The field and the word, for a format and for tie-breaks: no standings can be made from them."""
    if regulations.format not in {known.key for known in FORMATS}:
        yield "format", regulations.format
    for key in sorted(set(regulations.tie_breaks) - {known.key for known in TIE_BREAKS}):
        yield "tie_breaks", key


_BESIDE = (".typing", ".reported", ".phones")
"""The ends of files beside a tournament's in which stands what is not in it."""


def take_along(path: Path, to: Path) -> None:
    """What lies beside a file goes along to another with the same tournament, as far as it can be read."""
    for end in _BESIDE:
        with suppress(OSError, Refusal):
            write_whole(to.with_name(to.name + end), path.with_name(path.name + end).read_bytes())
    SlipPhotos(path).take_along(to)


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
