"""Say of a tournament file whether other desks have a part in it, and end that."""

from pathlib import Path

from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.server.sharing import check_installed, forget_sharing, is_installed, sharing_of

__all__ = ["address_of", "check_installed", "is_host", "is_installed", "is_shared", "stop_sharing"]


def is_shared(path: Path) -> bool:
    return sharing_of(path) is not None


def is_host(path: Path) -> bool:
    """Whether this desk starts the database for that file."""
    sharing = sharing_of(path)
    return sharing is not None and sharing.host


def address_of(path: Path) -> str:
    """Of the database in which a file is shared; empty where that is its own, or that of this computer."""
    sharing = sharing_of(path)
    return "" if sharing is None or sharing.host else sharing.address


def stop_sharing(path: Path) -> None:
    """The file, which has everything, is that of one desk alone again; Refusal while something waits."""
    sharing = sharing_of(path)
    if sharing is not None and (sharing.waiting or sharing.disputed):
        raise refusal("server-something-waits", path, count=len(sharing.waiting) + len(sharing.disputed))
    forget_sharing(path)
