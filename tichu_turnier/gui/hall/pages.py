"""Keep the pages for phones and screens served as long as the tournament is open that they show."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.tournament.tables.link_keys import Links
    from tichu_turnier.web.reports import Reports
    from tichu_turnier.web.screens import Screens
    from tichu_turnier.web.serving import Serving


class Pages(QObject):
    """At most one tournament is served; opened and moved on the thread of the desk."""

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
