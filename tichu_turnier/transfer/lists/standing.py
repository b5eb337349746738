"""What the columns of a row say about somebody: coming, paid, here; and what of it is doubtful."""

from dataclasses import dataclass

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.transfer.lists import answers
from tichu_turnier.transfer.lists.answers import Answer
from tichu_turnier.transfer.lists.column_words import Column, is_plainly_about_coming
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.list_habits import Habits
from tichu_turnier.transfer.lists.name_cells import box_of, mark_of

_NAMING = (Column.NAME, Column.PLAYER_1, Column.TEAM, Column.LAST_NAME, Column.FIRST_NAME)


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
    found = {section, _mark(row, layout, habits, findings), _poll(row, layout)}
    found.add(_status(row, layout, findings))
    found.add(_gone(row, layout, findings))
    order = (Answer.NO, Answer.MAYBE, Answer.WAITING)
    coming = next((each for each in order if each in found), Answer.YES)
    if coming is Answer.MAYBE and not findings:
        findings.append(_question("import-maybe-here", row, None))
    paid = _yes(row, layout, Column.PAID, findings)
    if paid and habits.fee and (answers.money(layout.cell(row, Column.PAID)) or habits.fee) < habits.fee:
        findings.append(_question("import-unclear", row, layout.columns[Column.PAID]))
        paid = False
    present = _yes(row, layout, Column.PRESENT, findings)
    return Standing(coming, paid, present, tuple(findings))


def _question(key: str, row: Row, at: int | None) -> Finding:
    text = {} if at is None else {"text": row.cell(at)[:40]}
    return Finding(key, Severity.QUESTION, text, () if at is None else ("cell", at))


def _mark(row: Row, layout: Layout, habits: Habits, findings: list[Finding]) -> Answer:
    """What a cross, a question mark or a box without a tick in front of a name says."""
    at = next((layout.columns[column] for column in _NAMING if layout.cell(row, column)), None)
    if at is None:
        return Answer.NOTHING
    cell = row.cell(at)
    if habits.boxes and box_of(cell) is False:
        findings.append(_question("import-unclear", row, at))
        return Answer.NOTHING
    said = mark_of(cell) if habits.marks else Answer.NOTHING
    if said is Answer.MAYBE:
        findings.append(_question("import-unclear", row, at))
    return said


def _poll(row: Row, layout: Layout) -> Answer:
    """No where somebody can come on no day of a poll; an empty cell is none."""
    said = [answers.answer(row.cell(at)) for at in layout.polls]
    if not said or any(each in (Answer.YES, Answer.MAYBE, Answer.UNKNOWN) for each in said):
        return Answer.NOTHING
    return Answer.NO


def _status(row: Row, layout: Layout, findings: list[Finding]) -> Answer:
    at = layout.columns.get(Column.STATUS)
    said = Answer.NOTHING if at is None else answers.answer(row.cell(at))
    heading = layout.headings[at] if at is not None and at < len(layout.headings) else ""
    other = (
        said not in (Answer.YES, Answer.NOTHING) and bool(heading) and not is_plainly_about_coming(heading)
    )
    if said in (Answer.MAYBE, Answer.UNKNOWN) or other:
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
