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
    from tichu_turnier.web.folder import KeptFolder
    from tichu_turnier.web.serving import Serving


class ServedPages(QObject):
    """The pages for phones and screens, of at most one tournament; called on the thread of the desk."""

    reported = Signal()
    """A phone has reported something, or the desk has taken it."""

    def __init__(self) -> None:
        super().__init__()
        self.serving: Serving | None = None
        """None while nothing is served."""

    def open(self, desk: "Desk") -> None:
        """Serves the pages of a tournament, unless they are; Refusal where that cannot be."""
        from tichu_turnier.web import check_installed

        check_installed()
        if self.serving is None or self.serving.desk is not desk:
            self.close()
            self._serve(desk)

    def follow(self, desk: "Desk", *, moved: bool = False) -> None:
        """Another desk has taken the place of the one that was shown: of the same file, it is shown on.

        `moved`: its file has taken the place of the one before.
        """
        before = self.serving
        if before is None or before.desk is desk:
            return
        self.close()
        if moved or desk.path == before.desk.path:
            self._serve(desk, before.port, by_itself=before.reports.by_itself)

    def close(self) -> None:
        if self.serving is not None:
            self.serving.close()
        self.serving = None

    def _serve(self, desk: "Desk", port: int = 0, *, by_itself: bool = True) -> None:
        from tichu_turnier.web.serving import Serving

        self.serving = Serving(desk, port=port, by_itself=by_itself)
        self.serving.reports.on_change(self.reported.emit)


class Hosting:
    """The database of at most one shared tournament, and the rest; called on the thread of the desk."""

    def __init__(self) -> None:
        self._open: OpenHall | None = None
        self.pages = ServedPages()
        self.site: KeptFolder | None = None
        """A folder for a website, written anew with each change."""

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

    def keep_site(
        self, desk: "Desk", folder: Path, texts: "Texts", tell: Callable[[tuple["Finding", ...]], None]
    ) -> None:
        """Writes the folder now and whenever something changes; Refusal where it cannot be written to."""
        from tichu_turnier.web.folder import KeptFolder

        self.leave_site()
        self.site = KeptFolder(desk, folder, texts, tell)

    def leave_site(self) -> None:
        if self.site is not None:
            self.site.close()
        self.site = None

    def take_along(self, path: Path) -> None:
        """What phones have reported, and the links that they have, hold for this file too."""
        if self.pages.serving is not None:
            self.pages.serving.take_along(path)

    def follow(self, desk: "Desk", *, moved: bool = False) -> None:
        """What others see goes on where another desk has the same file now, and ends with another file.

        `moved`: its file has taken the place of the one before.
        """
        self.pages.follow(desk, moved=moved)
        if self.site is not None and not self.site.follow(desk, moved=moved):
            self.leave_site()

    def stop(self, path: Path) -> None:
        """The file is that of this desk alone again; Refusal while something waits to be sent."""
        from tichu_turnier.desk.tournament_file import stop_sharing

        stop_sharing(path)
        self.close()

    def end(self) -> None:
        """Nobody has the file open any more."""
        self.pages.close()
        self.leave_site()
        self.close()

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
        self._open = None
