"""Keep the folder for a site up to date as long as the tournament is open that it shows."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.finding import Finding
    from tichu_turnier.texts import Texts
    from tichu_turnier.web.folder import KeptFolder


class SiteFolder:
    """At most one folder is kept; called on the thread of the desk."""

    def __init__(self) -> None:
        self._kept: KeptFolder | None = None
        self._make: Callable[[Desk], KeptFolder] | None = None
        self._path: Path | None = None

    @property
    def is_kept(self) -> bool:
        return self._kept is not None

    def keep(
        self, desk: "Desk", folder: Path, texts: "Texts", tell: Callable[[tuple["Finding", ...]], None]
    ) -> None:
        """Writes it now and whenever something changes; Refusal where it cannot be written to."""
        from tichu_turnier.web.folder import KeptFolder

        self.close()
        self._make, self._path = (lambda each: KeptFolder(each, folder, texts, tell)), desk.path
        self._kept = self._make(desk)

    def follow(self, desk: "Desk") -> None:
        """Another desk has taken the place of the one that was shown: of the same file, it is shown on."""
        if self._kept is None or self._make is None:
            return
        self._kept.close()
        self._kept = self._make(desk) if desk.path == self._path else None

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
        self._kept = None
