"""The strip below everything that shows findings and whether all is saved."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QLabel, QToolButton
from shiboken6 import isValid

from tichu_turnier.finding import Finding, Refusal, Severity, by_weight
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.painting import icon, pixmap
from tichu_turnier.gui.common.parts import MARGIN, boxed, clear_layout, column, label, line, restyle
from tichu_turnier.gui.common.speech import announce
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words

_SHOWN = 4
_NOTES_STAY_MS = 12_000


class OutcomeLine(QLabel):
    """A line that is there once there is something to tell; a bug goes on to the one who apologises."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._texts = texts
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def done(self, finding: Finding) -> None:
        self._say((finding,), "ok")

    def failed(self, why: BaseException) -> None:
        if isinstance(why, Refusal):
            self.objections(why.findings)
        else:
            self._bridge.went_wrong(why)

    def objections(self, findings: Sequence[Finding]) -> None:
        self._say(findings, "error")

    def asks(self, findings: Sequence[Finding]) -> None:
        self._say(findings, "warning")

    def _say(self, findings: Sequence[Finding], role: str) -> None:
        if isValid(self):
            restyle(self, "role", role)
            self.setText(" ".join(finding_words(self._texts, finding) for finding in findings))
            self.setVisible(bool(findings))
            announce(self, self.text())


class MessageStrip(QFrame):
    """Findings in words, the worst first; errors stay until the next thing is done, notes go."""

    def __init__(self, texts: Texts, *, always: bool = True) -> None:
        """Without `always`, the strip is only there while it has something to say."""
        super().__init__()
        self.setObjectName("strip")
        self._always = always
        self.texts = texts
        self.said: tuple[str, ...] = ()
        self._lines = column(gap=4)
        self._saved = label("", "hint", name="saved")
        self._close = QToolButton()
        self._close.setProperty("role", "quiet")
        self._close.setIcon(icon("close"))
        self._close.setToolTip(texts("window-dismiss"))
        self._close.setAccessibleName(texts("window-dismiss"))
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.clicked.connect(self.clear)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.clear)
        layout = line(self._lines, self._close, self._saved, grows=self._lines)
        layout.setContentsMargins(MARGIN, 6, MARGIN - 8, 6)
        layout.setAlignment(self._close, Qt.AlignmentFlag.AlignTop)
        layout.setAlignment(self._saved, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(layout)
        self.setMinimumHeight(42)
        self.clear()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Says all of them, the worst first; nothing to say leaves what stands there."""
        if not findings:
            return
        ordered = by_weight(findings)
        clear_layout(self._lines)
        self.said = tuple(finding_words(self.texts, finding) for finding in ordered)
        for finding, words in zip(ordered[:_SHOWN], self.said, strict=False):
            picture = QLabel()
            picture.setPixmap(pixmap(finding.severity.value, finding.severity.value, 18))
            picture.setFixedHeight(picture.fontMetrics().height())
            sentence = label(words, finding.severity.value, wrap=True)
            sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout = line(picture, sentence, gap=8, grows=sentence)
            layout.setContentsMargins(0, 3, 0, 3)
            layout.setAlignment(picture, Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(boxed(layout), 0, Qt.AlignmentFlag.AlignVCenter)  # sign and words alike
        if len(ordered) > _SHOWN:
            self._lines.addWidget(label(self.texts("window-more", count=len(ordered) - _SHOWN), "hint"))
        announce(self, " ".join(self.said))
        self._dress(ordered[0].severity)
        self._timer.stop()
        if ordered[0].severity is Severity.NOTE:
            self._timer.start(_NOTES_STAY_MS)

    def show_saved(self, words: str) -> None:
        self._saved.setText(words)

    def clear(self) -> None:
        self._timer.stop()
        clear_layout(self._lines)
        self.said = ()
        self._dress(None)

    def _dress(self, severity: Severity | None) -> None:
        restyle(self, "severity", "" if severity is None else severity.value)
        self._close.setVisible(severity is not None)
        if not self._always:
            self.setHidden(severity is None)
