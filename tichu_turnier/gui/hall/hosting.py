"""What this desk hosts while a file is open: the shared database, pages for phones, a folder for a site."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tichu_turnier.settings import server_folder

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.desk.hall import Invitation, OpenHall
    from tichu_turnier.finding import Finding
    from tichu_turnier.texts import Texts
    from tichu_turnier.tournament.tables.link_keys import Links
    from tichu_turnier.web.folder import KeptFolder
    from tichu_turnier.web.reports import Reports
    from tichu_turnier.web.screens import Screens
    from tichu_turnier.web.serving import Serving


class ServedPages(QObject):
    """The pages for phones and screens, of at most one tournament; called on the thread of the desk."""

    reported = Signal()
    """A phone has reported something, or the desk has taken it."""

    def __init__(self) -> None:
        super().__init__()
        self._serving: Serving | None = None
        self._desk: Desk | None = None

    @property
    def reports(self) -> "Reports | None":
        """What phones have reported; None while nothing is served."""
        return None if self._serving is None else self._serving.reports

    @property
    def screens(self) -> "Screens | None":
        """The screens of the hall that are browsers; None while nothing is served."""
        return None if self._serving is None else self._serving.screens

    @property
    def address(self) -> str:
        """What is typed on a phone; empty while nothing is served."""
        return "" if self._serving is None else self._serving.address

    @property
    def links(self) -> "Links | None":
        """What is printed for phones; None while nothing is served."""
        return None if self._serving is None else self._serving.links

    def open(self, desk: "Desk") -> None:
        """Serves the pages of a tournament, unless they are; Refusal where that cannot be."""
        from tichu_turnier.web import check_installed

        check_installed()
        from tichu_turnier.web.serving import Serving

        if desk is not self._desk:
            self.close()
            self._show(Serving(desk), desk)

    def follow(self, desk: "Desk") -> None:
        """Another desk has taken the place of the one that was shown: of the same file, it is shown on."""
        if self._serving is None or self._desk is None or desk is self._desk:
            return
        if desk.path != self._desk.path:
            self.close()
            return
        port, by_itself = self._serving.port, self._serving.reports.by_itself
        self.close()
        from tichu_turnier.web.serving import Serving

        self._show(Serving(desk, port=port, by_itself=by_itself), desk)

    def _show(self, serving: "Serving", desk: "Desk") -> None:
        self._serving, self._desk = serving, desk
        serving.reports.on_change(self.reported.emit)

    def close(self) -> None:
        if self._serving is not None:
            self._serving.close()
        self._serving = self._desk = None


class SiteFolder:
    """A folder for a website, written anew with each change; called on the thread of the desk."""

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


class Hosting:
    """The database of at most one shared tournament, and the rest; called on the thread of the desk."""

    def __init__(self) -> None:
        self._open: OpenHall | None = None
        self.pages, self.site = ServedPages(), SiteFolder()

    def ready(self, path: Path) -> None:
        """Before a file is opened: its database runs, and no other; Refusal where it cannot be started."""
        from tichu_turnier.desk.tournament_file import is_host

        if not is_host(path):
            self.close()
        elif self._open is None or self._open.path != path:
            self.share(path)

    def share(self, path: Path) -> "Invitation":
        """Hosts a tournament whose file nobody has open; what others type to join."""
        from tichu_turnier.desk.tournament_file import check_installed

        check_installed(path)
        from tichu_turnier.desk.hall import OpenHall

        self.close()
        self._open = OpenHall(path, server_folder())
        return self._open.invitation

    def invitation(self) -> "Invitation | None":
        """What others type to join; None where this desk hosts nothing."""
        return None if self._open is None else self._open.invitation

    def follow(self, desk: "Desk") -> None:
        """What others see goes on where another desk has the same file now, and ends with another file."""
        self.pages.follow(desk)
        self.site.follow(desk)

    def stop(self, path: Path) -> None:
        """The file is that of this desk alone again; Refusal while something waits to be sent."""
        from tichu_turnier.desk.tournament_file import stop_sharing

        stop_sharing(path)
        self.close()

    def end(self) -> None:
        """Nobody has the file open any more."""
        self.pages.close()
        self.site.close()
        self.close()

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
        self._open = None
