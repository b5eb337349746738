"""Keep the database and the pages of a tournament that this desk hosts running while its file is open."""

from pathlib import Path
from typing import TYPE_CHECKING

from tichu_turnier.desk.shared_files import check_installed, is_host, stop_sharing
from tichu_turnier.gui.hall.pages import Pages
from tichu_turnier.gui.hall.site_folder import SiteFolder
from tichu_turnier.settings import server_folder

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.desk.hall import Invitation, OpenHall


class Halls:
    """At most one is open; called on the thread of the desk."""

    def __init__(self) -> None:
        self._open: OpenHall | None = None
        self.pages, self.site = Pages(), SiteFolder()

    def ready(self, path: Path) -> None:
        """Before a file is opened: its database runs, and no other; Refusal where it cannot be started."""
        if not is_host(path):
            self.close()
        elif self._open is None or self._open.path != path:
            self.share(path)

    def share(self, path: Path) -> "Invitation":
        """Hosts a tournament whose file nobody has open; what others type to join."""
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
