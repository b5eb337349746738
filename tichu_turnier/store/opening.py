"""Open a tournament file, whoever has a part in it."""

from pathlib import Path

from tichu_turnier.store.server.sharing import check_installed, sharing_of
from tichu_turnier.store.store import Store, end_of_links


def open_store(path: Path, *, wait: float = 0.0) -> Store:
    """The store of an existing file, be it that of one desk alone or of one that shares it."""
    path = end_of_links(path)
    if sharing_of(path) is None:
        return Store.open(path, wait=wait)
    check_installed(path)
    from tichu_turnier.store.server.shared_store import SharedStore  # noqa: PLC0415 - not everywhere

    return SharedStore.joined(path, wait=wait)
