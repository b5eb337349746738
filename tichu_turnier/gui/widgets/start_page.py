"""What can a director begin with, before a tournament is open?"""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tichu_turnier.gui.icons import icon
from tichu_turnier.gui.widgets.message_strip import MessageStrip
from tichu_turnier.gui.widgets.parts import (
    button,
    card,
    column,
    date_field,
    date_of,
    fill,
    in_letters,
    label,
    line,
    scroller,
)
from tichu_turnier.gui.widgets.preset_cards import PRESET_KEYS, PresetCards
from tichu_turnier.gui.zone import home_zone
from tichu_turnier.rules.finding import Finding
from tichu_turnier.texts import Texts

if TYPE_CHECKING:
    from tichu_turnier.tournament.advisor import Proposal

ENDING = ".tichu"
_WIDTH = 1080
_SAME_EVENING = 12 * 3600
"""Seconds since a tournament was last changed within which it is taken for the one of today."""
_FORBIDDEN = '<>:"/\\|?*'


class StartPage(QWidget):
    """A new tournament in one step on the left, the known ones on the right."""

    made = Signal(object, object)
    """A new tournament is wanted: (path of its file, Tournament)."""
    chosen = Signal(object)
    """This file is to be opened (Path)."""
    browse = Signal()
    """A file is to be looked for."""
    advise = Signal(object)
    """Which format fits is asked, for this day (date)."""
    demo = Signal()
    """A tournament to play with is wanted."""

    def __init__(self, texts: Texts, recent: Sequence[str], folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.texts = texts
        self.folder = folder
        self._typed_file = False
        self._anew = False
        self.strip = MessageStrip(texts, always=False)
        self.cards = PresetCards(texts, PRESET_KEYS)
        self.name = QLineEdit()
        self.day = date_field(date.today())  # noqa: DTZ011 -- the calendar on the wall of the club
        self.place = QLineEdit(placeholderText=texts("start-place-example"))
        self.file = QLineEdit()
        self.known = QListWidget()
        self._fill()
        self._lay_out()
        self.show_recent(recent)

    def showEvent(self, event: QShowEvent) -> None:
        """Enter goes on with the tournament of today, after a crash too; without one it makes a new one."""
        super().showEvent(event)
        (self.known if self._goes_on() and not self._anew else self.cards).setFocus()
        self._anew = False

    def begin_anew(self) -> None:
        """A new tournament is wanted, whatever was open: the keyboard is at the cards."""
        self._anew = not self.isVisible()
        self.cards.setFocus()

    def _goes_on(self) -> bool:
        if not self.known.count():
            return False
        try:
            touched = Path(self.known.item(0).data(Qt.ItemDataRole.UserRole)).stat().st_mtime
        except OSError:
            return False
        return time() - touched < _SAME_EVENING

    def show_recent(self, files: Sequence[str]) -> None:
        """The files that were open last, as far as they are still there."""
        self.known.clear()
        for file in (Path(file) for file in files):
            if file.is_file():
                item = QListWidgetItem(icon("open", "accent"), f"{file.stem}\n{_short(file.parent)}")
                item.setData(Qt.ItemDataRole.UserRole, str(file))
                item.setToolTip(str(file))
                self.known.addItem(item)
        self.known.setCurrentRow(0)
        self._no_recent.setVisible(not self.known.count())
        self.known.setVisible(bool(self.known.count()))

    def make(self) -> None:
        """Asks for the tournament that is described."""
        from tichu_turnier.tournament.presets import preset

        name = self.name.text().strip()
        if not name:
            self.strip.show_findings((Finding("details-no-name"),))
            self.name.setFocus()
            return
        place = self.place.text().strip()
        new = preset(self.cards.key).tournament(name, date_of(self.day), place, home_zone())
        self.made.emit(self._path(), new)

    def make_proposed(self, proposal: "Proposal") -> None:
        """Asks for a tournament that was proposed, in a file of its own unless one was typed."""
        preset_name = self.texts(f"preset-{proposal.option.regulations.preset}")
        self.cards.pick(proposal.option.regulations.preset)
        new = proposal.tournament(self.name.text().strip() or preset_name, self.place.text().strip())
        self.made.emit(self._path(), new)

    def _path(self) -> Path:
        file = Path(self.file.text().strip() or self._suggestion()).expanduser()
        return file if file.suffix == ENDING else file.with_name(file.name + ENDING)

    def _fill(self) -> None:
        self.cards.picked.connect(self._suggest_name)
        self.cards.entered.connect(self.make)
        self.name.setObjectName("new-name")
        self.name.textChanged.connect(self._suggest_file)
        self.day.dateChanged.connect(self._suggest_file)
        self.file.textEdited.connect(self._file_was_typed)
        for field in (self.name, self.place, self.file):
            field.returnPressed.connect(self.make)
        self.known.setIconSize(QSize(20, 20))
        self.known.itemActivated.connect(
            lambda item: self.chosen.emit(Path(item.data(Qt.ItemDataRole.UserRole)))
        )
        self.known.itemClicked.connect(self.known.itemActivated)
        self._suggest_name(self.cards.key)

    def _suggest_name(self, key: str) -> None:
        known = {self.texts(f"preset-{other}") for other in PRESET_KEYS}
        if not self.name.text().strip() or self.name.text() in known:
            self.name.setText(self.texts(f"preset-{key}"))

    def _suggest_file(self) -> None:
        if not self._typed_file:
            self.file.setText(self._suggestion())

    def _file_was_typed(self, text: str) -> None:
        self._typed_file = bool(text.strip())

    def _suggestion(self) -> str:
        name = self.name.text().strip() or self.texts("start-unnamed")
        return str(free_file(self.folder, name, date_of(self.day)))

    def _browse_place(self) -> None:
        kinds = f"{self.texts('window-tournament-files')} (*{ENDING})"
        file, _ = QFileDialog.getSaveFileName(self, self.texts("start-file"), self.file.text(), kinds)
        if file:
            self._typed_file = True
            self.file.setText(file)

    def _lay_out(self) -> None:
        """From the outside in: what has its place from the start is dressed once."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        area = scroller(self)
        whole.addWidget(area, 1)
        whole.addWidget(self.strip)
        page = QWidget(area.viewport())
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        around = QHBoxLayout()
        around.setContentsMargins(32, 20, 32, 20)
        inside.addStretch(1)
        inside.addLayout(around)
        inside.addStretch(2)
        middle = QWidget(page)
        middle.setMaximumWidth(in_letters(_WIDTH))
        around.addStretch(1)
        around.addWidget(middle, 100)
        around.addStretch(1)
        inner = column(gap=18)
        middle.setLayout(inner)
        inner.addWidget(label(self.texts("start-title"), "big"))
        columns = line(gap=28)
        inner.addLayout(columns)
        columns.addWidget(self._new(), 5)
        columns.addWidget(self._others(), 3)
        fill(area, page)

    def _new(self) -> QFrame:
        texts = self.texts
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(texts("start-name"), self.name)
        form.addRow(texts("start-day"), self.day)
        form.addRow(texts("start-place"), self.place)
        self.file.setAccessibleName(texts("start-file"))
        browse = button(texts("start-browse"), self._browse_place)
        file = line(self.file, browse, gap=8)
        form.addRow(texts("start-file"), file)
        go = button(texts("start-create"), self.make, "primary", "new")
        go.setObjectName("create")
        go.setMinimumHeight(42)
        result = card()
        layout = column(margin=22, gap=16)
        advise = button(
            texts("advise-open"), lambda: self.advise.emit(date_of(self.day)), "quiet", "question"
        )
        advise.setObjectName("advise")
        layout.addLayout(line(label(texts("start-new"), "heading"), None, advise))
        layout.addWidget(self.cards)
        layout.addLayout(form)
        layout.addLayout(line(None, go))
        result.setLayout(layout)
        return result

    def _others(self) -> QFrame:
        texts = self.texts
        result = card()
        layout = column(margin=22, gap=12)
        layout.addWidget(label(texts("start-known"), "heading"))
        self.known.setAccessibleName(texts("start-known"))
        self._no_recent = label(texts("start-no-recent"), "hint", wrap=True)
        layout.addWidget(self._no_recent)
        layout.addWidget(self.known, 1)
        layout.addStretch(0)
        layout.addWidget(button(texts("start-open"), self.browse.emit, picture="open"))
        demo = button(texts("start-demo"), self.demo.emit, "quiet", "demo", texts("start-demo-tip"))
        demo.setObjectName("demo")
        layout.addWidget(demo)
        result.setLayout(layout)
        return result


def free_file(folder: Path, name: str, day: date) -> Path:
    """A file for a tournament of that name and day that is not there yet."""
    allowed = "".join("-" if letter in _FORBIDDEN else letter for letter in name)
    stem = f"{allowed} {day.isoformat()}"
    number = 1
    while (file := folder / f"{stem}{f' ({number})' if number > 1 else ''}{ENDING}").exists():
        number += 1
    return file


def _short(folder: Path) -> str:
    """A folder as a person knows it."""
    try:
        return f"~/{folder.relative_to(Path.home())}".removesuffix("/.")
    except ValueError:
        return str(folder)
