"""The dialog for the look of all paper: size, sign, colour, certificates."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFileDialog, QFormLayout, QLineEdit, QWidget
from shiboken6 import isValid

from tichu_turnier.finding import Refusal
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.parts import MARGIN, button, column, in_letters, label, line, number_field
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.settings import Settings
from tichu_turnier.sheets.club import SLIPS_A_PAGE, look_of
from tichu_turnier.sheets.document import MOST_IN_A_ROW
from tichu_turnier.sheets.look import Paper
from tichu_turnier.texts import Texts
from tichu_turnier.words.findings import finding_words

_LONGEST = 300
_WIDTH = 520


class LookDialog(QDialog):
    """The wishes for all sheets; `keep` gets the settings with them as soon as they can be had."""

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        settings: Settings,
        keep: Callable[[Settings], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self._bridge, self._texts, self._settings, self._keep = bridge, texts, settings, keep
        self.setWindowTitle(texts("look-title"))
        help_with_f1(self, texts, lambda: "screen-sheets")
        self.setMinimumWidth(in_letters(_WIDTH))
        self.paper = QComboBox()
        self.paper.addItem(texts("look-paper-usual"), "")
        for size in Paper:
            self.paper.addItem(size.value, size.value)
        self.paper.setCurrentIndex(max(0, self.paper.findData(settings.paper_size)))
        self.large = _box(texts("look-large"), on=settings.paper_large)
        self.duplex = _box(texts("look-duplex"), on=settings.paper_duplex)
        self.logo = QLineEdit(settings.club_logo, maxLength=4 * _LONGEST)
        self.colour = QLineEdit(settings.club_colour, maxLength=7, placeholderText="#8c1d40")
        self.certificate = QLineEdit(settings.certificate_text, maxLength=_LONGEST)
        self.signatures = QLineEdit(settings.certificate_signatures, maxLength=_LONGEST)
        self.room_row = number_field(0, MOST_IN_A_ROW, settings.room_row)
        self.room_row.setSpecialValueText(texts("room-row-usual"))
        self.slips = QComboBox()
        self.slips.addItem(texts("look-slips-usual"), 0)
        for count in SLIPS_A_PAGE:
            self.slips.addItem(str(count), count)
        self.slips.setCurrentIndex(max(0, self.slips.findData(settings.slips_a_page)))
        self.state = label("", "error", wrap=True)
        self.state.hide()
        self._lay_out()

    def apply(self) -> None:
        """Keeps the wishes if they can be had, else says why not; reads the picture beside the window."""
        wanted = self.settings
        self._bridge.run_background(lambda: look_of(wanted), lambda _: self._kept(wanted), self._failed)

    @property
    def settings(self) -> Settings:
        """The settings with the wishes as they stand there."""
        return replace(
            self._settings,
            paper_size=self.paper.currentData(),
            paper_large=self.large.isChecked(),
            paper_duplex=self.duplex.isChecked(),
            club_logo=self.logo.text().strip(),
            club_colour=self.colour.text().strip(),
            certificate_text=self.certificate.text().strip(),
            certificate_signatures=self.signatures.text().strip(),
            room_row=self.room_row.value(),
            slips_a_page=self.slips.currentData(),
        )

    def _kept(self, settings: Settings) -> None:
        self._keep(settings)
        if isValid(self):
            self.accept()

    def _failed(self, why: BaseException) -> None:
        if not isinstance(why, Refusal):
            self._bridge.went_wrong(why)
        elif isValid(self):
            self.state.setText("\n".join(finding_words(self._texts, each) for each in why.findings))
            self.state.show()

    def _choose_logo(self) -> None:
        words = self._texts("look-pictures")
        folder = str(Path(self.logo.text()).parent) if self.logo.text() else ""
        file, _ = QFileDialog.getOpenFileName(
            self, self._texts("look-logo"), folder, f"{words} (*.png *.jpg *.jpeg)"
        )
        if file:
            self.logo.setText(file)

    def _lay_out(self) -> None:
        texts = self._texts
        form = QFormLayout()
        form.addRow(texts("look-paper"), self.paper)
        form.addRow("", self.large)
        form.addRow("", self.duplex)
        self.logo.setAccessibleName(texts("look-logo"))
        choose = button(texts("look-choose"), self._choose_logo)
        form.addRow(texts("look-logo"), line(self.logo, choose, gap=8))
        form.addRow(texts("look-colour"), self.colour)
        form.addRow(texts("look-certificate"), self.certificate)
        form.addRow("", label(texts("look-certificate-tip"), "hint", wrap=True))
        form.addRow(texts("look-signatures"), self.signatures)
        form.addRow("", label(texts("look-signatures-tip"), "hint", wrap=True))
        form.addRow(texts("room-row"), self.room_row)
        form.addRow(texts("look-slips"), self.slips)
        save = button(texts("regulations-save"), self.apply, "primary", "check")
        save.setDefault(True)
        layout = column(margin=MARGIN)
        layout.addLayout(form)
        layout.addWidget(self.state)
        layout.addLayout(line(None, button(texts("regulations-cancel"), self.reject), save, gap=8))
        self.setLayout(layout)
        wide = self.minimumWidth()
        self.resize(wide, layout.totalHeightForWidth(wide))  # Qt reckons with the tips in one line


def _box(words: str, *, on: bool) -> QCheckBox:
    box = QCheckBox(words)
    box.setChecked(on)
    return box
