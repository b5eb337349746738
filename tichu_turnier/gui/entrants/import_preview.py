"""The dialog in which a list of people is looked at and put right before it is taken."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tichu_turnier.finding import Severity
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.fields import QuietChoice, tick_box
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.line_preview import LinePreview
from tichu_turnier.gui.common.parts import boxed, clear_layout, column, label, size_for_letters
from tichu_turnier.gui.common.table_model import RIGHT, Column
from tichu_turnier.gui.settings_keeper import SettingsKeeper
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.model.snapshot import Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.words.new_entrants import standing

if TYPE_CHECKING:
    from tichu_turnier.transfer.entrant_list import ImportLine, ImportPreview
    from tichu_turnier.transfer.lists.columns import ListColumn

_MOST_COLUMNS = 12
"""Nobody asks for what stands further to the right."""
_LONGEST_HEADING = 24
_WIDE, _HIGH = 62, 34
"""In heights of letters."""


class ImportDialog(LinePreview["ImportLine"]):
    """Every line with what is said about it; only lines that nothing speaks against are registered.

    Those that can mean two things wait until somebody says that they are read rightly.
    What a column is can be chosen above it, and is remembered; a name can be typed over. Lines that were
    refused stay to be finished.
    """

    grants = True

    def __init__(
        self,
        bridge: Bridge,
        texts: Texts,
        keeper: SettingsKeeper,
        tournament: Tournament,
        source: Path | str,
        parent: QWidget,
    ) -> None:
        title, columns = texts("entrants-import"), _columns(tournament.regulations.unit, self._mend, texts)
        about = title, "screen-entrants", "entrants-import-take"
        super().__init__(parent, texts, *about, columns, lambda row: (row.number, row.part))
        self.bridge, self.keeper, self.tournament, self.source = bridge, keeper, tournament, source
        self.preview: ImportPreview | None = None
        self.mended: dict[int, str] = {}
        self.chosen: dict[str, QuietChoice[str]] = {}
        self.titled = tick_box(texts("import-titled"), on=False, name="import-titled")
        self.titled.clicked.connect(self._ask_anew)
        self._left: frozenset[int] | None = None
        """The lines to be finished, once the others are registered."""
        self._registered = 0
        self._latest: Latest[ImportPreview] = Latest(bridge, self)
        self.give_keyboard_back(parent)
        self.resize(1100, 640)
        size_for_letters(self, _WIDE, _HIGH)

    def start(self) -> None:
        """Reads the list beside the window's thread, and shows what it would bring."""
        source, unit, mended = self.source, self.tournament.regulations.unit, dict(self.mended)
        everybody, tournament = tuple(self.tournament.entrants.values()), self.tournament
        said, titled = dict(self.keeper.settings.list_columns), self.titled.isChecked()

        def job() -> "ImportPreview":
            from tichu_turnier.transfer.entrant_list import given, read_list
            from tichu_turnier.transfer.lists.column_words import Column as ListedAs

            known = {key: ListedAs(value) for key, value in said.items() if value in set(ListedAs)}
            beside = given(tournament)
            return read_list(source, unit, everybody, known, mended, titled=titled, given=beside)

        self._latest.ask(job, self._show)

    def _show(self, preview: "ImportPreview") -> None:
        self.preview = preview
        lines = [
            self._asked(line) for line in preview.lines if self._left is None or line.number in self._left
        ]
        name = self.source.name if isinstance(self.source, Path) else self.texts("entrants-clipboard")
        everybody = {line.number for line in lines}  # two people may stand in one line
        ready = everybody - {line.number for line in lines if not line.accepted}
        key = "entrants-import-summary" if self._left is None else "entrants-import-left"
        counts = {"count": len(ready), "total": len(everybody), "registered": self._registered}
        summary = self.texts(key, name=name, **counts)
        count = sum(line.accepted for line in lines)
        faulty = next(((row.number, row.part) for row in lines if not row.accepted), None)
        if not self.chosen:
            self._ask_columns(preview.columns[:_MOST_COLUMNS], headed=preview.headed)
        self.open_with(summary, preview.findings, lines, count, faulty)

    def _asked(self, line: "ImportLine") -> "ImportLine":
        """The line; it waits where a bracket is drawn, so that whoever it names cannot play any more."""
        late = () if line.new is None else AddEntrants((line.new,)).too_late(self.tournament)
        asked = (replace(each, severity=Severity.QUESTION) for each in late)
        return replace(line, findings=(*line.findings, *asked)) if late else line

    def _ask_anew(self) -> None:
        """The first line became headings, or a line of the list again."""
        self.above.removeWidget(self.titled)
        clear_layout(self.above)
        self.chosen.clear()
        self.granted.clear()
        self.start()

    def _ask_columns(self, columns: "tuple[ListColumn, ...]", *, headed: bool) -> None:
        from tichu_turnier.transfer.lists.column_words import Column as ListedAs

        if len(columns) < 2:  # noqa: PLR2004 - of one column nobody has to say what it is
            return
        ways = [(self.texts(f"import-as-{way.value}"), way.value) for way in ListedAs]
        fields = []
        for each in columns:
            said = each.words or self.texts("import-column-bare", number=each.number, text=each.example)
            words = said if len(said) <= _LONGEST_HEADING else f"{said[:_LONGEST_HEADING]}…"
            box = QuietChoice(ways)
            box.setObjectName(f"column-{each.key}")
            box.choose(each.meaning)
            box.setAccessibleName(self.texts("import-column", heading=each.words or str(each.number)))
            box.activated.connect(partial(self._set_meaning, each.key, box))
            self.chosen[each.key] = box
            fields.append(boxed(column(label(words, "hint"), box, gap=2)))
        self.above.addWidget(boxed(Flow(*fields, gap=8)))
        if not headed or self.titled.isChecked():
            self.above.addWidget(self.titled)

    def _set_meaning(self, key: str, box: QuietChoice[str], _index: int) -> None:
        """Another meaning of a column, from now on for all lists with this heading."""
        self.keeper.keep_columns({key: box.value()})
        self.granted.clear()
        self.start()

    def _mend(self, row: "ImportLine", name: str) -> None:
        self.mended[row.number] = name
        self.start()

    def _take(self) -> None:
        if self.preview is not None:
            new = [row.new for row in self.model.rows if self._is_taken(row) and row.new is not None]
            self.bridge.do(AddEntrants(tuple(new)), self._taken)

    def _is_taken(self, row: "ImportLine") -> bool:
        return row.accepted or self.is_granted(row)

    def _taken(self) -> None:
        """Closes, unless lines were refused: they stay, to be finished or left."""
        left = [row for row in self.model.rows if not self._is_taken(row)]
        refused = [row.number for row in left if any(found.blocks for found in row.findings)]
        self._registered += sum(map(self._is_taken, self.model.rows))
        self.granted.clear()
        if not refused or self.bridge.tournament is None:
            self.accept()
            return
        self._left, self.tournament = frozenset(refused), self.bridge.tournament
        self.cancel.setText(self.texts("doubles-close"))  # what is registered stays so
        self.start()


def _columns(
    unit: Unit, mend: "Callable[[ImportLine, str], None]", texts: Texts
) -> "list[Column[ImportLine]]":
    team = unit is Unit.PARTNERSHIP

    def told(words: Callable[[NewEntrant], str]) -> "Callable[[ImportLine], str]":
        return lambda row: "" if row.new is None else words(row.new)

    def named(row: "ImportLine") -> str:
        if row.new is not None:
            return row.new.name
        of_whom = next((str(found.args["name"]) for found in row.findings if "name" in found.args), "")
        return of_whom or " · ".join(filter(None, row.cells))

    def whole(row: "ImportLine") -> str:
        return " · ".join(filter(None, row.cells))

    def colored(row: "ImportLine") -> str:
        return "muted" if row.new is None else ""

    members: Column[ImportLine] = Column(
        "entrants-members", told(lambda new: ", ".join(new.members)), share=2
    )
    return [
        Column("entrants-line", lambda row: str(row.number), RIGHT, width=60),
        Column("entrants-team" if team else "entrants-name", named, color=colored, edit=mend, share=2),
        *([members] if team else []),
        Column("entrants-club", told(lambda new: new.club), width=150),
        Column("import-standing", told(lambda new: standing(new, texts)), tip=whole, width=150),
    ]
