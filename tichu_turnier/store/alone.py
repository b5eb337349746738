"""What a store says of other desks where there are none."""

from collections.abc import Callable

from tichu_turnier.store.journal import NewEntry
from tichu_turnier.store.server.sharing import Dispute


class Alone:
    """The file of one desk; `SharedStore` says all of this otherwise."""

    @property
    def desk(self) -> str:
        """How this desk is called among others; empty: as it calls itself."""
        return ""

    @property
    def waiting(self) -> int:
        """How many changes other desks should have, and have not."""
        return 0

    @property
    def disputed(self) -> bool:
        """Whether a person has to choose between what two desks entered."""
        return False

    def catch_up(self) -> bool:
        """Takes over what other desks did; whether anything is new here. Nobody else writes in this file."""
        return False

    def follow(self, look: Callable[[], None]) -> None:
        """Calls `look` from a thread of its own whenever another desk may have saved, until it is closed."""

    def disputes(self) -> tuple[Dispute, ...]:
        """Between what a person has to choose, as two desks have changed the same; the oldest first."""
        return ()

    def settle(self, dispute: str, entry: NewEntry | None) -> None:  # noqa: ARG002 - there is none
        """Ends a dispute, named by the id of what this desk had entered."""
        raise LookupError(dispute)
