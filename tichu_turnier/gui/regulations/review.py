"""The dialog that shows what other rules change in a tournament that has begun, before they hold."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tichu_turnier.finding import Finding
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.consequences import Consequences
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import on_keys
from tichu_turnier.gui.common.parts import MARGIN, column, in_letters
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetRegulations
from tichu_turnier.tournament.model.rule_changes import rule_changes
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.correction import regulation_findings
from tichu_turnier.words.listings.comparison import rule_words


class RegulationsReview(Dialog):
    """F8 takes the new rules, Del leaves the old ones, Esc goes back; Enter, often pressed, does nothing."""

    def __init__(
        self, bridge: Bridge, texts: Texts, tournament: Tournament, change: SetRegulations, parent: QWidget
    ) -> None:
        page = f"format-{tournament.regulations.format}"
        super().__init__(parent, texts, texts("regulations-title"), page)
        self.page = Consequences(texts, "regulations-accept", "regulations-drop", "regulations-edit")
        self.page.accepted.connect(self.accept)
        self.page.dropped.connect(self.reject)
        on_keys(self, "F8", self.page.take.click)
        on_keys(self, Qt.Key.Key_Delete, self.page.leave.click)
        self.page.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # else a button would have the first Enter
        self.page.area.setAccessibleName(texts("regulations-effects"))
        self.page.area.setFocus()
        self.setLayout(column(self.page, margin=MARGIN))
        self.resize(in_letters(760), in_letters(560))
        changed = rule_changes(tournament.regulations, change.regulations)
        self._rules = "\n".join(f"• {rule_words(each, texts)}" for each in changed)
        self._say("regulations-weighing", ())
        self.page.take.setEnabled(False)
        self._weighed: Latest[tuple[Finding, ...]] = Latest(bridge, self)
        self._weighed.ask(lambda: regulation_findings(tournament, change), self._show)

    def _show(self, found: tuple[Finding, ...]) -> None:
        """What follows is known, and the new rules can be taken."""
        self._say("regulations-effects" if found else "regulations-no-effects", found)
        self.page.take.setEnabled(True)

    def _say(self, what: str, found: tuple[Finding, ...]) -> None:
        self.page.show_changes(self.texts("regulations-heading"), self._rules, self.texts(what), found)
