"""What stands below a heading, and whether it can be what the heading says."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from tichu_turnier.files.cells import Kind, Row
from tichu_turnier.finding import Refusal
from tichu_turnier.folding import folded, folded_heading
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.about_columns import is_plainly_about_coming
from tichu_turnier.transfer.lists.answers import Answer, answer, key_of, money, paid, ticked_for
from tichu_turnier.transfer.lists.column_words import Column, Meaning, Sure, is_registration
from tichu_turnier.transfer.lists.name_cells import is_ditto, is_no_person, two_names
from tichu_turnier.transfer.lists.remarks import is_remark, is_seeking
from tichu_turnier.transfer.lists.said.no_club import is_no_club
from tichu_turnier.typed.days import day as typed_day

_MOSTLY = 0.6
_SAMPLE = 200
_ANSWERS = frozenset(
    [
        "ja",
        "nein",
        "yes",
        "no",
        "oui",
        "non",
        "j",
        "n",
        "y",
        "true",
        "false",
        "wahr",
        "falsch",
        "vrai",
        "faux",
        "x",
        "ok",
        "vielleicht",
        "maybe",
        "peutetre",
    ]
)
"""What people answer to a question, folded; no name is among them."""
_OF_WHATEVER = frozenset(["status", "statut", "state"])
"""Below these may stand what has nothing to do with coming: `Lehrling`."""
_NAMING = frozenset(Column) - {Column.STATUS, Column.GONE, Column.PAID, Column.PRESENT, Column.NOTHING}
_PEOPLE = _NAMING - {Column.TEAM, Column.CLUB}
_ASKED = (Column.STATUS, Column.PAID, Column.PRESENT)
_MONTH = r"(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|fev|avr|aou|juin|juil)\w*"
_DAY = re.compile(
    r"\b\d{1,2}[./]\s?\d{1,2}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[:h]\d{2}\b"
    r"|\b(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lu|ma|me|je|ve|di)\w{0,8}\.?,?\s+\d{1,2}\b"
    rf"|\b\d{{1,2}}(?:\.|st|nd|rd|th|er)?\s+{_MONTH}"
    rf"|\b{_MONTH}\.?\s+\d{{1,2}}(?:st|nd|rd|th)?\b"
    r"|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday"
    r"|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b"
)
_SLASHED = re.compile(r"(?<![\d/])(\d{1,2})/(\d{1,2})(?!\d)")
_FIGURES = re.compile(r"[\d\s.,:;/+#%'’()€$-]+")
_HEADER_WITHIN = 15


def _filled(rows: Sequence[Row], index: int) -> list[tuple[str, Kind]]:
    return [(cell, row.kind(index)) for row in rows[:_SAMPLE] if (cell := row.cell(index))]


def is_answers(rows: Sequence[Row], index: int) -> bool:
    """Whether a column holds answers such as yes, no, ticks and crosses, and hardly anything else."""
    cells = _filled(rows, index)
    said = sum(kind is Kind.YES_NO or key_of(cell) in _ANSWERS or _is_sign(cell) for cell, kind in cells)
    return bool(cells) and said >= _MOSTLY * len(cells)


def _is_sign(cell: str) -> bool:
    return not any(char.isalnum() for char in cell) and answer(cell) in (Answer.YES, Answer.NO)


def holds_words(rows: Sequence[Row], index: int, *, remarks: bool = True) -> bool:
    """Whether a column may hold people or clubs, not numbers, dates, addresses, `OK` or `ja`.

    What begins small is a remark, beside names at least.
    """
    other = (is_ditto, is_seeking, is_no_club)  # none tells what the others in the column are
    cells = [(cell, kind) for cell, kind in _filled(rows, index) if not any(each(cell) for each in other)]
    text = [cell for cell, _ in cells if not is_no_word(cell) and (remarks or not is_remark(cell))]
    return bool(cells) and len(text) >= _MOSTLY * len(cells)


def is_no_word(cell: str) -> bool:
    """Whether a cell is no name, club or remark: a number, a day, an answer."""
    said = answer(cell) not in (Answer.UNKNOWN, Answer.NOTHING) and " " not in cell.strip()
    return said or is_no_person(cell)


def fitting(
    meant: Meaning | None, heading: str, rows: Sequence[Row], index: int, unit: Unit
) -> Meaning | None:
    """A meaning that what stands below does not contradict; None where it does, or where there was none."""
    if meant is None or meant.sure is Sure.CHOSEN:
        return meant
    column = meant.column
    if column is Column.TEAM and unit is Unit.PARTNERSHIP and _holds_pairs(rows, index):
        return replace(meant, column=Column.NAME)
    if column in _NAMING and is_answers(rows, index):
        return replace(meant, column=Column.STATUS, sure=Sure.WITHIN) if is_registration(heading) else None
    contradicted = (column in _PEOPLE and _holds_no_letters(rows, index)) or (
        column is Column.PAID and meant.sure < Sure.EXACT and _is_owed(rows, index)
    )
    if contradicted or column not in _ASKED or heading.endswith("?"):
        return None if contradicted else meant
    return _as_answered(meant, heading, rows, index)


def _as_answered(meant: Meaning, heading: str, rows: Sequence[Row], index: int) -> Meaning | None:
    """The meaning of a column that asks; None where hardly a cell answers, as below `Bezahlt von`.

    Where the heading asks for nothing else, one plain answer among them makes the others doubtful, and below
    `Teilnahme` or `Dabei` none is needed: whoever is there for dinner does not play.
    """
    is_status = meant.column is Column.STATUS
    cells = [cell for cell, _ in _filled(rows, index)]
    said = [paid(cell) if meant.column is Column.PAID else answer(cell) for cell in cells]
    unknown = sum(each is Answer.UNKNOWN for each in said)
    if unknown <= 1 or unknown < _MOSTLY * len(said):
        return meant
    if not (meant.sure is Sure.EXACT or (is_status and is_plainly_about_coming(heading))):
        return None
    if is_status and folded_heading(heading) in _OF_WHATEVER:
        return meant if any(key_of(cell) in _ANSWERS for cell in cells) else None
    if any(each not in (Answer.UNKNOWN, Answer.NOTHING) for each in said):
        return meant
    return replace(meant, sure=Sure.UNANSWERED) if is_status else None


def _holds_no_letters(rows: Sequence[Row], index: int) -> bool:
    """Whether a column has nothing but numbers, days and the like."""
    cells = _filled(rows, index)
    return bool(cells) and all(_FIGURES.fullmatch(cell) for cell, _ in cells)


def _holds_pairs(rows: Sequence[Row], index: int) -> bool:
    """Whether both partners stand in a cell, as below `Paar`."""
    cells = _filled(rows, index)
    return bool(cells) and sum(two_names(cell) is not None for cell, _ in cells) >= _MOSTLY * len(cells)


def _is_owed(rows: Sequence[Row], index: int) -> bool:
    """Whether amounts stand in a column, as they do below what everybody owes."""
    cells = _filled(rows, index)
    amounts = sum((money(cell) or 0) > 1 for cell, _ in cells)
    return 0 < len(cells) <= amounts * 2  # one alone may be the sum of them


def poll_header(rows: Sequence[Row]) -> int | None:
    """The row of days above the answers of a poll, the lowest one of several; None where there is no poll."""
    found = None
    for at, row in enumerate(rows[:_HEADER_WITHIN]):
        days = [index for index, cell in enumerate(row.cells) if _is_day(cell)]
        below = _without_counts(rows[at + 1 :])
        if days and not row.cell(0) and any(is_answers(below, index) for index in days):
            found = at
    return found


def _without_counts(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows without a last one that counts the answers of a poll (`Count;2;1`)."""
    counts = [cell for cell in rows[-1].cells[1:] if cell] if len(rows) > 1 else []
    return rows[:-1] if counts and rows[-1].cell(0) and all(map(str.isdecimal, counts)) else rows


def polls_below(header: Row, rows: Sequence[Row], known: Collection[int] | Iterable[int]) -> tuple[int, ...]:
    """The columns that a header names by a day, and in which people answer."""
    taken, rows = set(known), _without_counts(rows)
    return tuple(
        index
        for index, cell in enumerate(header.cells)
        if index not in taken and _is_day(cell) and is_answers(rows, index)
    )


def ticks_below(header: Row, rows: Sequence[Row], known: Collection[int]) -> Mapping[int, Answer]:
    """The columns that a header names by an answer (`Ja`, `Warteliste`) and in which people tick it."""
    return {
        index: said
        for index, cell in enumerate(header.cells)
        if index not in known and (said := ticked_for(cell)) is not Answer.NOTHING and is_answers(rows, index)
    }


def names_day(cell: str, day: date) -> bool:
    """Whether a heading names this day: `Sa 28.11.`, `28 Nov`, `2026-11-28`."""
    try:
        return typed_day(cell, day) == day
    except Refusal:
        return False


def may_name_day(cell: str, day: date) -> bool:
    """Whether a heading names this day where the month stands in front: `12/03` for 3 December."""
    return names_day(_SLASHED.sub(r"\2/\1", cell, count=1), day)


def _is_day(cell: str) -> bool:
    return bool(cell) and _DAY.search(folded(cell)) is not None
