"""What the columns of a row say about somebody: coming, paid, here; and what of it is doubtful."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded_heading
from tichu_turnier.transfer.lists import answers
from tichu_turnier.transfer.lists.about_columns import is_plainly_about_coming
from tichu_turnier.transfer.lists.answers import Answer
from tichu_turnier.transfer.lists.below import may_name_day, names_day
from tichu_turnier.transfer.lists.column_words import Column
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.list_habits import NAMED_BY, Habits
from tichu_turnier.transfer.lists.name_cells import box_of, brings_others, mark_of

_OF_THE_SECOND = (Column.PLAYER_2, Column.FIRST_NAME_2, Column.LAST_NAME_2)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a row says of whoever stands in it, besides the name."""

    coming: Answer
    paid: bool
    present: bool
    findings: tuple[Finding, ...] = ()


def standing_of(row: Row, layout: Layout, habits: Habits, section: Answer) -> Standing:
    """What a row says, below a heading that says something of all its rows (`section`)."""
    findings: list[Finding] = []
    found = {section, *_marks(row, layout, habits, findings), _poll(row, layout, habits.day)}
    found.add(_ticked(row, layout, findings))
    found.add(_status(row, layout, habits, findings))
    found.add(_gone(row, layout, findings))
    order = (Answer.NO, Answer.MAYBE, Answer.WAITING)
    coming = next((each for each in order if each in found), Answer.YES)
    if coming is Answer.MAYBE and not findings:
        findings.append(_question("import-maybe-here", row, None))
    paid = _yes(row, layout, Column.PAID, findings)
    if paid and _is_another_amount(layout.cell(row, Column.PAID), habits):
        findings.append(_question("import-unclear", row, layout.columns[Column.PAID]))
        paid = False
    present = _yes(row, layout, Column.PRESENT, findings)
    findings += _rivals(row, layout)
    return Standing(coming, paid, present, tuple(findings))


def _is_another_amount(cell: str, habits: Habits) -> bool:
    """Whether an amount is not what is to be paid: where nobody says what that is, less than most have."""
    amount = answers.money(cell)
    if amount is None or amount <= 1:  # a tick
        return False
    return amount not in habits.due if habits.due else amount < habits.fee


def _question(key: str, row: Row, at: int | None) -> Finding:
    text = {} if at is None else {"text": row.cell(at)[:40]}
    return Finding(key, Severity.QUESTION, text, () if at is None else ("cell", at))


def _marks(row: Row, layout: Layout, habits: Habits, findings: list[Finding]) -> Iterator[Answer]:
    """What a cross, a question mark or a box without a tick in front of a name or behind it says."""
    seconds = {layout.columns[column] for column in _OF_THE_SECOND if column in layout.columns}
    for at in (layout.columns[column] for column in NAMED_BY if layout.cell(row, column)):
        cell = row.cell(at)
        if habits.boxes and box_of(cell) is False:
            findings.append(_question("import-unclear", row, at))
            continue
        said = mark_of(cell) if habits.marks else Answer.NOTHING
        if said is Answer.NO and at in seconds:
            said = Answer.MAYBE  # of two, one does not come
        if said is Answer.MAYBE:
            findings.append(_question("import-unclear", row, at))
        yield said


def _poll(row: Row, layout: Layout, day: date | None) -> Answer:
    """No where somebody can come on no day of a poll, perhaps where on none for sure.

    Of several days that of the tournament counts; where it is not among them, nobody knows which is meant,
    nor where `03/12` and `12/03` both can be that day.
    """
    meant = [at for at in layout.polls if day is not None and names_day(layout.headings[at], day)]
    other = [at for at in layout.polls if day is not None and may_name_day(layout.headings[at], day)]
    if meant and len({answers.answer(row.cell(at)) for at in {*meant, *other}}) > 1:
        return Answer.MAYBE
    meant = meant or other
    said = [answers.answer(row.cell(at)) for at in meant or layout.polls]
    against = {Answer.NO, Answer.NOTHING, Answer.MAYBE} & set(said)
    if Answer.YES in said and against and day is not None and not meant:
        return Answer.MAYBE
    if not said or Answer.YES in said:
        return Answer.NOTHING
    return Answer.MAYBE if {Answer.MAYBE, Answer.UNKNOWN, Answer.WAITING} & set(said) else Answer.NO


def _ticked(row: Row, layout: Layout, findings: list[Finding]) -> Answer:
    """What is ticked in columns that are answers themselves: of `Ja`, `Nein`, `Vielleicht` it is one."""
    said = {at: answers.answer(row.cell(at)) for at in layout.ticks}
    chosen = {layout.ticks[at] for at, each in said.items() if each is Answer.YES}
    odd = [at for at, each in said.items() if each in (Answer.MAYBE, Answer.UNKNOWN)]
    findings += (_question("import-unclear", row, at) for at in odd)
    if Answer.YES in layout.ticks.values() and not chosen and not odd:
        no = any(each is Answer.NO for each in said.values())
        return Answer.NO if no else Answer.MAYBE
    if len(chosen - {Answer.WAITING}) > 1:
        return Answer.MAYBE
    return next(iter(chosen), Answer.NOTHING)


def _rivals(row: Row, layout: Layout) -> Iterator[Finding]:
    """That a second column of the same meaning says something else than the one that is read."""
    for at, column in layout.rivals.items():
        read, other = layout.cell(row, column), row.cell(at)
        if _said(read, column) != _said(other, column):
            said: dict[str, str | int] = {"one": read[:40] or "–", "other": other[:40] or "–"}
            yield Finding("import-two-columns", Severity.QUESTION, said, ("cell", at))


def _said(cell: str, column: Column) -> object:
    """What a cell says in a column, so that two can be compared."""
    if column is Column.CLUB:
        return folded_heading(cell)
    said = answers.paid(cell) if column is Column.PAID else answers.answer(cell)
    nothing = Answer.YES if column is Column.STATUS else Answer.NO
    return nothing if said is Answer.NOTHING else said


def _status(row: Row, layout: Layout, habits: Habits, findings: list[Finding]) -> Answer:
    at = layout.columns.get(Column.STATUS)
    said = Answer.NOTHING if at is None else answers.answer(row.cell(at))
    if said is Answer.NOTHING and habits.answered:
        return Answer.MAYBE
    heading = layout.headings[at] if at is not None and at < len(layout.headings) else ""
    other = (
        said not in (Answer.YES, Answer.NOTHING) and bool(heading) and not is_plainly_about_coming(heading)
    )
    along = at is not None and said is Answer.YES and brings_others(row.cell(at))
    if said in (Answer.MAYBE, Answer.UNKNOWN) or other or along:
        findings.append(_question("import-unclear", row, at))
    return Answer.NOTHING if other else said


def _gone(row: Row, layout: Layout, findings: list[Finding]) -> Answer:
    """No where a column for those who have withdrawn has a tick, a day, or repeats its heading."""
    at = layout.columns.get(Column.GONE)
    if at is None or not (cell := row.cell(at)):
        return Answer.NOTHING
    said = answers.answer(cell)
    repeats = at < len(layout.headings) and answers.key_of(cell) == answers.key_of(layout.headings[at])
    if repeats or said is Answer.YES or answers.has_day(cell):
        return Answer.NO
    if said in (Answer.NO, Answer.NOTHING):
        return Answer.NO if answers.says(cell, answers.GONE - answers.PLAIN_NO) else Answer.NOTHING
    findings.append(_question("import-unclear", row, at))
    return Answer.NOTHING


def _yes(row: Row, layout: Layout, column: Column, findings: list[Finding]) -> bool:
    """Whether a column says yes; what is neither yes nor no is asked about."""
    at = layout.columns.get(column)
    if at is None:
        return False
    said = answers.paid(row.cell(at)) if column is Column.PAID else answers.here(row.cell(at))
    if said in (Answer.MAYBE, Answer.UNKNOWN):
        findings.append(_question("import-unclear", row, at))
    return said is Answer.YES
