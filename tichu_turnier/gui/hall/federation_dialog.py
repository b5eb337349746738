"""The dialog for the database of a federation: its tournaments, and who may do what in each."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from tichu_turnier.desk.tournament_file import address_of, check_installed
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button, choice
from tichu_turnier.gui.common.message_strip import OutcomeLine
from tichu_turnier.gui.common.painting import qr_code
from tichu_turnier.gui.common.parts import boxed, column, label, line, size_for_letters
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import Column, RowsModel
from tichu_turnier.settings import server_folder
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.desk.hall import SharedTournament

T = TypeVar("T")
_ROLES = ("entry", "registration", "reader", "director")
"""The one that is given most often first."""
_SQUARE = 3
_WIDE, _HIGH = 46, 36


class FederationDialog(Dialog):
    """Whoever has the owner's address sees all tournaments there; an invitation is an address for one."""

    def __init__(self, bridge: Bridge, texts: Texts, parent: QWidget) -> None:
        super().__init__(parent, texts, texts("hall-federation"), "symptom-desks")
        self._bridge = bridge
        self.address = QLineEdit(placeholderText="postgresql://owner:…@host/db")
        self.address.setAccessibleName(texts("hall-address"))
        self.address.setEchoMode(QLineEdit.EchoMode.PasswordEchoOnEdit)  # it opens everything
        self.address.returnPressed.connect(self.look)
        columns: list[Column[SharedTournament]] = [
            Column("hall-which", lambda each: each.name, share=4),
            Column("hall-day", lambda each: each.day, share=2),
            Column("hall-state", lambda each: texts("hall-archived") if each.archived else "", share=2),
        ]
        self.model: RowsModel[SharedTournament] = RowsModel(columns, texts, lambda each: each.id)
        self.table: Table[SharedTournament] = Table(self.model)
        self.table.setAccessibleName(texts("hall-federation"))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        self.role = choice((texts(f"hall-role-{role}"), role) for role in _ROLES)
        self.role.setAccessibleName(texts("hall-role"))
        self.invite = button(texts("hall-invite"), self._invite, name="invite")
        self.shut_out = button(texts("hall-shut-out"), self._shut_out, name="shut-out")
        self.archive = button(texts("hall-archive"), self._archive, name="archive")
        self.take_in = button(texts("hall-take-in"), self._take_in, name="take-in")
        self.wrong = OutcomeLine(bridge, texts)
        self.invited = QLineEdit(readOnly=True)
        self.invited.setAccessibleName(texts("hall-invited"))
        self.picture = QLabel()
        self.invitation = boxed(
            line(self.picture, column(label(texts("hall-invited"), "hint", wrap=True), self.invited, None))
        )
        self._arrange()
        self._prefill()

    def _arrange(self) -> None:
        look = button(self.texts("hall-look"), self.look, "primary", name="look")
        close = button(self.texts("hall-close"), self.accept, name="close")
        self.setLayout(
            column(
                label(self.texts("hall-federation-how"), "hint", wrap=True),
                line(self.address, look, gap=8, grows=self.address),
                self.table,
                line(self.role, self.invite, self.shut_out, None, self.archive, gap=8),
                self.invitation,
                self.wrong,
                line(self.take_in, None, close, gap=8),
                margin=24,
                grows=self.table,
            )
        )
        size_for_letters(self, _WIDE, _HIGH)
        self.invitation.hide()

    def _prefill(self) -> None:
        """The address where the open tournament is, unless this computer hosts it."""
        desk = self._bridge.desk
        self.take_in.setVisible(desk is not None and desk.reach is None)
        self.address.setText("" if desk is None else address_of(desk.path))
        self._chosen()
        if self.address.text():
            self.look()

    def look(self) -> None:
        address = self.address.text().strip()

        def job() -> "tuple[SharedTournament, ...]":
            check_installed(server_folder())
            from tichu_turnier.desk import hall

            return hall.tournaments_at(address)

        self._ask(job, self._show)

    def _ask(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        self.wrong.hide()
        self.invitation.hide()
        self._bridge.run_background(job, then, self.wrong.failed)

    def _show(self, there: "tuple[SharedTournament, ...]") -> None:
        self.model.show(there)
        if there and not self.table.chosen():
            self.table.choose(there[0].id)
        self._chosen()

    def _chosen(self) -> None:
        chosen = self.table.chosen()[:1]
        for each in (self.role, self.invite, self.shut_out, self.archive):
            each.setEnabled(bool(chosen))
        self.invitation.hide()
        archived = any(each.archived for each in chosen)
        self.archive.setText(self.texts("hall-restore" if archived else "hall-archive"))

    def _invite(self) -> None:
        address, chosen, role = self._about()

        def job() -> str:
            from tichu_turnier.desk import hall

            return hall.invite(address, chosen.id, role)

        self._ask(job, self._invited)

    def _invited(self, address: str) -> None:
        self.picture.setPixmap(qr_code(address, _SQUARE))
        self.picture.setAccessibleName(self.texts("phones-code", address=address))
        self.invited.setText(address)
        self.invited.setCursorPosition(0)
        self.invitation.show()
        self.invited.selectAll()
        self.invited.setFocus()

    def _shut_out(self) -> None:
        address, chosen, role = self._about()

        def job() -> bool:
            from tichu_turnier.desk import hall

            return hall.shut_out(address, chosen.id, role)

        self._ask(job, self._is_shut_out)

    def _is_shut_out(self, done: bool) -> None:
        self.wrong.done(Finding("hall-shut-out-done" if done else "hall-shut-out-none"))

    def _archive(self) -> None:
        address, chosen, _ = self._about()

        def job() -> "tuple[SharedTournament, ...]":
            from tichu_turnier.desk import hall

            hall.archive(address, chosen.id, archived=not chosen.archived)
            return hall.tournaments_at(address)

        self._ask(job, self._show)

    def _about(self) -> "tuple[str, SharedTournament, str]":
        """Address of the database, the chosen tournament there, and the role."""
        return self.address.text().strip(), self.table.chosen()[0], self.role.value()

    def _take_in(self) -> None:
        """The open tournament goes there too."""
        address = self.address.text().strip()
        self.wrong.hide()
        self._bridge.with_file(lambda path: _shared(path, address), self._taken_in)

    def _taken_in(self, against: tuple[Finding, ...]) -> None:
        if against:
            self.wrong.objections(against)
            return
        self.take_in.hide()
        self.look()


def _shared(path: Path, address: str) -> tuple[Finding, ...]:
    """What speaks against taking a file into the database; else it is there."""
    try:
        check_installed(path)
        from tichu_turnier.desk import hall

        hall.share_at(path, address)
    except Refusal as refusal:
        return refusal.findings
    return ()
