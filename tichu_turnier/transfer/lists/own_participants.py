"""Read the list of participants that the program itself has printed, by its own table, names as they are."""

from collections.abc import Mapping, Sequence

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.formula_injection import as_meant
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.transfer.lists.entrant_rows import EntrantRow

_TICKED = "☑"
_ALWAYS = ("here", "number", "code", "remark")
"""Columns that stand on each of them."""
_SOMETIMES = ("paid", "name", "partnership", "surname", "given-name", "members", "club")
_HIGHEST = 12
"""Above the table stand title and sums."""
_BETWEEN = " + "


def own_participants(
    rows: Sequence[Row], unit: Unit, mended: Mapping[int, str] | None = None
) -> tuple[EntrantRow, ...]:
    """The entrants of the list, with who is here, has paid, waits or looks for a partner.

    Names `mended` in the lines with these numbers come first. Nothing where the rows are no such list.
    """
    for at, row in enumerate(rows[:_HIGHEST]):
        for texts in map(Texts, languages()):
            columns = _columns(row, texts)
            if columns is not None:
                read = _Reading(columns, texts, unit, mended or {})
                return tuple(read.entrant(each) for each in rows[at + 1 :] if any(each.cells))
    return ()


def _columns(row: Row, texts: Texts) -> Mapping[str, int] | None:
    """Where each column stands, if these are the headings of that list in this language and no others."""
    heads = {texts(f"sheets-{key}"): key for key in (*_ALWAYS, *_SOMETIMES)}
    found = {heads[cell]: at for at, cell in enumerate(row.cells) if cell in heads}
    return found if len(found) == sum(map(bool, row.cells)) and found.keys() >= set(_ALWAYS) else None


class _Reading:
    """Reads a row as it was written."""

    def __init__(
        self, columns: Mapping[str, int], texts: Texts, unit: Unit, mended: Mapping[int, str]
    ) -> None:
        self._columns, self._unit, self._mended = columns, unit, mended
        self._waits, self._seeks = texts("sheets-waiting"), texts("sheets-single")

    def entrant(self, row: Row) -> EntrantRow:
        def cell(key: str) -> str:
            return as_meant(row.cell(self._columns.get(key, -1)))

        surname = cell("surname")
        whole = " ".join(filter(None, (cell("given-name"), surname)))
        name = self._mended.get(row.number, "") or cell("name") or cell("partnership") or whole
        if not name:
            text = " ".join(filter(None, row.cells))[:40]
            return EntrantRow(row, None, (Finding("import-no-person", Severity.NOTE, {"text": text}),))
        remarks = cell("remark").split(", ")
        members = tuple(filter(None, cell("members").split(_BETWEEN)))
        alone = self._unit is Unit.PARTNERSHIP and self._seeks in remarks
        new = NewEntrant(
            name,
            members or ((name,) if alone else ()),
            cell("club"),
            single=alone,
            present=cell("here") == _TICKED,
            paid=cell("paid") == _TICKED,
            waiting=self._waits in remarks,
            surname_words=len(surname.split()),
        )
        return EntrantRow(row, new, (), new)
