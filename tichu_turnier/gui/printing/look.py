"""The dialog for the look of all paper: size, sign, colour, certificates."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget
from shiboken6 import isValid

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog, file_to_open, kinds_of
from tichu_turnier.gui.common.fields import button, choice, number_field, tick_box
from tichu_turnier.gui.common.message_strip import Outcome
from tichu_turnier.gui.common.parts import MARGIN, column, in_letters, label, line
from tichu_turnier.settings import Settings
from tichu_turnier.sheets.club import SLIPS_A_PAGE, look_of
from tichu_turnier.sheets.document import MOST_IN_A_ROW
from tichu_turnier.sheets.look import Paper
from tichu_turnier.texts import Texts

_LONGEST = 300
_WIDTH = 520


class LookDialog(Dialog):
    """The wishes for all sheets; `keep` gets the settings with them as soon as they can be had."""

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        settings: Settings,
        keep: Callable[[Settings], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, texts, texts("look-title"), "screen-sheets")
        self._bridge, self._settings, self._keep = bridge, settings, keep
        self.setMinimumWidth(in_letters(_WIDTH))
        sizes = ((size.value, size.value) for size in Paper)
        self.paper = choice(((texts("look-paper-usual"), ""), *sizes), settings.paper_size)
        self.large = tick_box(texts("look-large"), on=settings.paper_large)
        self.duplex = tick_box(texts("look-duplex"), on=settings.paper_duplex)
        self.logo = QLineEdit(settings.club_logo, maxLength=4 * _LONGEST)
        self.colour = QLineEdit(settings.club_colour, maxLength=7, placeholderText="#8c1d40")
        self.certificate = QLineEdit(settings.certificate_text, maxLength=_LONGEST)
        self.signatures = QLineEdit(settings.certificate_signatures, maxLength=_LONGEST)
        usual = texts("room-row-usual")
        self.room_row = number_field(0, MOST_IN_A_ROW, settings.room_row, instead=usual)
        counts = ((str(count), count) for count in SLIPS_A_PAGE)
        self.slips = choice(((texts("look-slips-usual"), 0), *counts), settings.slips_a_page)
        self.state = Outcome(bridge, texts)
        self._lay_out()

    def apply(self) -> None:
        """Keeps the wishes if they can be had, else says why not; reads the picture beside the window."""
        wanted = self.settings
        self._bridge.run_background(lambda: look_of(wanted), lambda _: self._kept(wanted), self.state.failed)

    @property
    def settings(self) -> Settings:
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

    def _choose_logo(self) -> None:
        kinds = kinds_of(self.texts("look-pictures"), (".png", ".jpg", ".jpeg"))
        folder = Path(self.logo.text()).parent if self.logo.text() else ""
        file = file_to_open(self, self.texts("look-logo"), folder, kinds)
        if file is not None:
            self.logo.setText(str(file))

    def _lay_out(self) -> None:
        texts = self.texts
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
        layout = column(form, self.state, self.ending(save), margin=MARGIN)
        self.setLayout(layout)
        wide = self.minimumWidth()
        self.resize(wide, layout.totalHeightForWidth(wide))  # Qt reckons with the tips in one line
