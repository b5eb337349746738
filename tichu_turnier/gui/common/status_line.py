"""What became of what somebody asked a dialog for?"""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import set_role
from tichu_turnier.texts import Texts
from tichu_turnier.words.findings import finding_words


class Outcome(QLabel):
    """A line that is there once there is something to tell; a bug goes on to the one who apologises."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._texts = texts
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def done(self, finding: Finding) -> None:
        """It was done."""
        self._say((finding,), "ok")

    def failed(self, why: BaseException) -> None:
        """It was refused, or something is broken."""
        if isinstance(why, Refusal):
            self.objections(why.findings)
        else:
            self._bridge.went_wrong(why)

    def objections(self, findings: Sequence[Finding]) -> None:
        """What cannot be done, all of it; nothing where there is none."""
        self._say(findings, "error")

    def _say(self, findings: Sequence[Finding], role: str) -> None:
        set_role(self, "role", role)
        self.setText(" ".join(finding_words(self._texts, finding) for finding in findings))
        self.setVisible(bool(findings))
