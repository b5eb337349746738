"""Read the list of participants that the program itself has printed, by its own table, names as they are."""

from collections.abc import Iterator, Mapping, Sequence

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.formula_injection import as_meant
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import PARTNERS, NewEntrant
from tichu_turnier.transfer.lists.entrant_rows import EntrantRow

_TICKED = "☑"
_BOXES = ("", "☐", _TICKED)
_ALWAYS = ("here", "number", "code", "remark")
"""Columns that stand on each of them."""
_SOMETIMES = ("paid", "name", "partnership", "surname", "given-name", "members", "club")
_HIGHEST = 12
"""Above the table stand title and sums."""
_BETWEEN = " + "
_JOINED = " & "
"""As `team_name` calls two people who gave themselves no name."""


def own_participants(
    rows: Sequence[Row], unit: Unit, mended: Mapping[int, str] | None = None
) -> tuple[EntrantRow, ...]:
    """The entrants of the list, with who is here, has paid, waits, has left or looks for a partner.

    Names `mended` in the lines with these numbers come first. Nothing where the rows are no such list, or
    that of teams where single players enter.
    """
    for at, row in enumerate(rows[:_HIGHEST]):
        for texts in map(Texts, languages()):
            columns = _columns(row, texts)
            if columns is not None and not (unit is Unit.PLAYER and "partnership" in columns):
                read = _Reading(columns, texts, unit, mended or {})
                return tuple(read.entrant(each) for each in rows[at + 1 :] if any(each.cells))
    return ()


def _columns(row: Row, texts: Texts) -> Mapping[str, int] | None:
    """Where each column stands, if these are the headings of that list in this language and no others.

    In French a name and a surname have the same heading: `Nom` is the surname beside a given name.
    """
    heads = {texts(f"sheets-{key}"): key for key in (*_ALWAYS, *_SOMETIMES)}
    found = {heads[cell]: at for at, cell in enumerate(row.cells) if cell in heads}
    if "surname" in found and "given-name" not in found:
        found["name"] = found.pop("surname")
    return found if len(found) == sum(map(bool, row.cells)) and found.keys() >= set(_ALWAYS) else None


class _Reading:
    """Reads a row as it was written."""

    def __init__(
        self, columns: Mapping[str, int], texts: Texts, unit: Unit, mended: Mapping[int, str]
    ) -> None:
        self._columns, self._unit, self._mended = columns, unit, mended
        self._waits, self._seeks = texts("sheets-waiting"), texts("sheets-single")
        self._left = texts("sheets-withdrawn", title=""), texts("sheets-withdrawn-after", title="")
        late, formerly = texts("sheets-from-round", round=""), texts("sheets-formerly", name="")
        self._besides = (late, formerly)

    def entrant(self, row: Row) -> EntrantRow:
        """Who stands in a row; what somebody else has written into it is asked about."""
        name = self._mended.get(row.number, "") or self._name(row)
        if not name:
            text = " ".join(filter(None, row.cells))[:40]
            return EntrantRow(row, None, (Finding("import-no-person", Severity.NOTE, {"text": text}),))
        remarks = [each for each in self._cell(row, "remark").split(", ") if each]
        alone = self._unit is Unit.PARTNERSHIP and self._seeks in remarks
        new = NewEntrant(
            name,
            self._members(row, name, alone=alone),
            self._cell(row, "club"),
            single=alone,
            present=self._cell(row, "here") == _TICKED,
            paid=self._cell(row, "paid") == _TICKED,
            waiting=self._waits in remarks,
            surname_words=len(self._cell(row, "surname").split()),
        )
        if any(each.startswith(self._left) for each in remarks):
            gone = Finding("import-gone", Severity.NOTE, {"name": new.name}, ("name",))
            return EntrantRow(row, None, (gone,), new)
        return EntrantRow(row, new, tuple(self._doubts(row, remarks)), new)

    def _cell(self, row: Row, key: str) -> str:
        return as_meant(row.cell(self._columns.get(key, -1)))

    def _name(self, row: Row) -> str:
        parts = (self._cell(row, "given-name"), self._cell(row, "surname"))
        return self._cell(row, "name") or self._cell(row, "partnership") or " ".join(filter(None, parts))

    def _members(self, row: Row, name: str, *, alone: bool) -> tuple[str, ...]:
        """The people of a team; where no column names them, every team is called as its two are."""
        members = tuple(filter(None, self._cell(row, "members").split(_BETWEEN)))
        if members or self._unit is Unit.PLAYER:
            return members
        both = tuple(name.split(_JOINED))
        return (name,) if alone else both if len(both) == PARTNERS else ()

    def _doubts(self, row: Row, remarks: Sequence[str]) -> Iterator[Finding]:
        """Signs in the boxes and remarks that the program has not written."""
        for key in ("here", "paid"):
            if (cell := self._cell(row, key)) not in _BOXES:
                yield self._unclear(cell, self._columns[key])
        known = (self._waits, self._seeks)
        for each in remarks:
            if each not in known and not each.startswith(self._besides):
                yield self._unclear(each, self._columns["remark"])

    def _unclear(self, text: str, at: int) -> Finding:
        return Finding("import-unclear", Severity.QUESTION, {"text": text[:40]}, ("cell", at))
