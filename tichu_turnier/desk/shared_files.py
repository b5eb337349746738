"""Open a tournament file, whoever has a part in it; say whether other desks have, and end that."""

from pathlib import Path

from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.server.sharing import check_installed, forget_sharing, is_installed, sharing_of
from tichu_turnier.store.store import Store, end_of_links

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


def open_store(path: Path, *, wait: float = 0.0) -> Store:
    """The store of an existing file, be it that of one desk alone or of one that shares it."""
    path = end_of_links(path)
    if sharing_of(path) is None:
        return Store.open(path, wait=wait)
    check_installed(path)
    from tichu_turnier.store.server.shared_store import SharedStore  # noqa: PLC0415 - not everywhere

    return SharedStore.joined(path, wait=wait)
