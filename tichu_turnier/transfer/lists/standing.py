"""What the columns of a row say about somebody: coming, paid, here; and what of it is doubtful."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tichu_turnier.files.cells import Kind, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded_heading
from tichu_turnier.transfer.lists import answers
from tichu_turnier.transfer.lists.about_columns import is_about_arrival, is_plainly_about_coming
from tichu_turnier.transfer.lists.answers import Answer
from tichu_turnier.transfer.lists.below import may_name_day, names_day
from tichu_turnier.transfer.lists.column_words import SAID_OF_PEOPLE, Column
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.list_habits import NAMED_BY, Habits
from tichu_turnier.transfer.lists.name_cells import (
    box_of,
    brings_others,
    mark_of,
    marks_the_second,
    struck_within,
    two_names,
)
from tichu_turnier.transfer.lists.said.denied import is_denied
from tichu_turnier.transfer.lists.said.payments import (
    amount_in,
    is_another_day,
    is_other_currency,
    is_share,
    is_term,
)

_UNTICKED = ("0", "false", "falsch", "faux")
_OPPOSITE = {Answer.YES: Answer.NO, Answer.NO: Answer.YES}
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
    found = {section, *_marks(row, layout, habits, findings), _poll(row, layout, habits)}
    found.add(_ticked(row, layout, findings))
    found.add(_status(row, layout, habits, findings))
    found.add(_gone(row, layout, findings))
    here = _present(row, layout, findings)
    found.add(here)
    order = (Answer.NO, Answer.MAYBE, Answer.WAITING)
    coming = next((each for each in order if each in found), Answer.YES)
    if coming is Answer.MAYBE and not findings:
        findings.append(_question("import-maybe-here", row, None))
    paid = _paid(row, layout, habits, findings)
    findings += _rivals(row, layout)
    return Standing(coming, paid, here is Answer.YES, tuple(findings))


def _is_another_amount(cell: str, habits: Habits) -> bool:
    """Whether an amount is not what is to be paid: where nobody says what that is, less than most have."""
    amount = amount_in(cell)
    if amount is None or amount <= 1:  # a tick
        return False
    return amount not in habits.given.due if habits.given.due else amount < habits.fee


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
        if struck := struck_within(cell):
            findings.append(Finding("import-struck", Severity.QUESTION, {"text": struck[:40]}, ("cell", at)))
        if said is Answer.NO and (at in seconds or marks_the_second(cell)):
            said = Answer.MAYBE  # of two, one does not come
        if said is Answer.MAYBE:
            findings.append(_question("import-unclear", row, at))
        yield said


def _poll(row: Row, layout: Layout, habits: Habits) -> Answer:
    """No where somebody can come on no day of a poll, perhaps where on none for sure.

    Of several days that of the tournament counts; where it is not among them, nobody knows which is meant,
    nor where `03/12` and `12/03` both can be that day. No answer is a no, unless others say no in words.
    """
    day = habits.given.day
    meant = [at for at in layout.polls if day is not None and names_day(layout.headings[at], day)]
    other = [at for at in layout.polls if day is not None and may_name_day(layout.headings[at], day)]
    if meant and len({answers.answered(row.cell(at)) for at in {*meant, *other}}) > 1:
        return Answer.MAYBE
    meant = meant or other
    said = [answers.answered(row.cell(at)) for at in meant or layout.polls]
    against = {Answer.NO, Answer.NOTHING, Answer.MAYBE} & set(said)
    if Answer.YES in said and against and day is not None and not meant:
        return Answer.MAYBE
    if not said or Answer.YES in said:
        return Answer.NOTHING
    unsaid = all(each is Answer.NOTHING for each in said) and habits.polled
    open_ = unsaid or {Answer.MAYBE, Answer.UNKNOWN, Answer.WAITING} & set(said)
    return Answer.MAYBE if open_ else Answer.NO


def _ticked(row: Row, layout: Layout, findings: list[Finding]) -> Answer:
    """What is ticked in columns that are answers themselves: of `Ja`, `Nein`, `Vielleicht` it is one."""
    said = {at: answers.answered(row.cell(at)) for at in layout.ticks}
    chosen = {layout.ticks[at] for at, each in said.items() if each is Answer.YES}
    odd = [at for at, each in said.items() if each in (Answer.MAYBE, Answer.UNKNOWN)]
    odd += [at for at, each in said.items() if each is Answer.NO and is_denied(_heading(layout, at))]
    findings += (_question("import-unclear", row, at) for at in odd)
    if Answer.YES in layout.ticks.values() and not chosen and not odd:
        no = any(each is Answer.NO for each in said.values())
        return Answer.NO if no else Answer.MAYBE
    if len(chosen - {Answer.WAITING}) > 1:
        return Answer.MAYBE
    return next(iter(chosen), Answer.NOTHING)


def _rivals(row: Row, layout: Layout) -> Iterator[Finding]:
    """That a second column of the same meaning says something else than the one that is read.

    So does the row of the other partner, where a team has two (`layout.seconds`).
    """
    pairs = [(layout.columns[column], at, column) for at, column in layout.rivals.items()]
    meanings = {at: column for column, at in layout.columns.items()}
    for at, first in layout.seconds.items():
        meant = meanings.get(first, layout.rivals.get(first))
        asks = first in layout.polls or first in layout.ticks
        if meant in SAID_OF_PEOPLE or asks:
            pairs.append((first, at, meant if meant in SAID_OF_PEOPLE and meant else Column.STATUS))
    for at, other, column in pairs:
        same = other not in layout.seconds or _is_as_plain(row, at, other)
        if _said(row, layout, at, column) != _said(row, layout, other, column) or not same:
            read, beside = row.cell(at)[:40] or "–", row.cell(other)[:40] or "–"
            said: dict[str, str | int] = {"one": read, "other": beside}
            yield Finding("import-two-columns", Severity.QUESTION, said, ("cell", other))


def _is_as_plain(row: Row, one: int, other: int) -> bool:
    """Whether of two cells both are empty or none is."""
    return bool(row.cell(one)) == bool(row.cell(other))


def _heading(layout: Layout, at: int) -> str:
    at = layout.seconds.get(at, at)
    return layout.headings[at] if at < len(layout.headings) else ""


def _said(row: Row, layout: Layout, at: int, column: Column) -> object:
    """What a cell says in a column, so that two can be compared."""
    cell = row.cell(at)
    if column is Column.CLUB:
        return folded_heading(cell)
    said = answers.paid(cell) if column is Column.PAID else answers.answered(cell)
    nothing = Answer.YES if column is Column.STATUS else Answer.NO
    said = nothing if said is Answer.NOTHING else said
    return _OPPOSITE.get(said, said) if is_denied(_heading(layout, at)) else said


def _status(row: Row, layout: Layout, habits: Habits, findings: list[Finding]) -> Answer:
    at = layout.columns.get(Column.STATUS)
    if at is None:
        return Answer.NOTHING
    heading = _heading(layout, at)
    if is_denied(heading):
        return _gone_below(row, layout, at, findings)
    said = answers.answered(row.cell(at))
    if said is Answer.NOTHING and habits.answered:
        return Answer.MAYBE
    other = (
        said not in (Answer.YES, Answer.NOTHING) and bool(heading) and not is_plainly_about_coming(heading)
    )
    along = said is Answer.YES and brings_others(row.cell(at))
    other = other or names_one_of_two(row.cell(at), row, layout)
    if said in (Answer.MAYBE, Answer.UNKNOWN) or other or along:
        findings.append(_question("import-unclear", row, at))
    return Answer.NOTHING if other else said


def names_one_of_two(cell: str, row: Row, layout: Layout) -> bool:
    """Whether a cell speaks of one of two who stand in its row: `Beat abgesagt` beside Anna and Beat."""
    named = [row.cell(at) for at in sorted(layout.names)]
    people = [name for each in named for name in two_names(each) or (each,) if name]
    spoken = [not _words_of(cell).isdisjoint(_words_of(name)) for name in people]
    return any(spoken) and not all(spoken)


def _words_of(text: str) -> frozenset[str]:
    """The words of a text, folded, without single letters."""
    return frozenset(map(answers.key_of, re.findall(r"[^\W\d_]{2,}", text)))


def _gone(row: Row, layout: Layout, findings: list[Finding]) -> Answer:
    """What a column for those who have withdrawn says; below `Nicht abgesagt` only a tick is plain."""
    at = layout.columns.get(Column.GONE)
    if at is None:
        return Answer.NOTHING
    if not is_denied(_heading(layout, at)):
        return _gone_below(row, layout, at, findings)
    if answers.answered(row.cell(at)) is not Answer.YES:
        findings.append(_denied(row, layout, at))
    return Answer.NOTHING


def _gone_below(row: Row, layout: Layout, at: int, findings: list[Finding]) -> Answer:
    """No where a column for those who have withdrawn has a tick, a day, or repeats its heading."""
    if not (cell := row.cell(at)):
        return Answer.NOTHING
    said, heading = answers.answered(cell), _heading(layout, at)
    repeats = bool(heading) and answers.key_of(cell) == answers.key_of(heading)
    if names_one_of_two(cell, row, layout):
        findings.append(_question("import-unclear", row, at))
        return Answer.NOTHING
    if repeats or said is Answer.YES or answers.has_day(cell):
        return Answer.NO
    if said in (Answer.NO, Answer.NOTHING):
        in_words = answers.says(cell, answers.GONE - answers.PLAIN_NO)
        if is_denied(heading) and said is Answer.NO and not in_words:
            findings.append(_denied(row, layout, at))  # `Kommt nicht: nein`
        return Answer.NO if in_words else Answer.NOTHING
    findings.append(_question("import-unclear", row, at))
    return Answer.NOTHING


def _denied(row: Row, layout: Layout, at: int) -> Finding:
    """The question what a cell says below a heading that says the opposite."""
    args: dict[str, str | int] = {"heading": _heading(layout, at)[:40], "text": row.cell(at)[:40] or "–"}
    return Finding("import-denied", Severity.QUESTION, args, ("cell", at))


def _present(row: Row, layout: Layout, findings: list[Finding]) -> Answer:
    """What a column of those who are here says: yes, nothing, or that somebody does not come."""
    at = layout.columns.get(Column.PRESENT)
    if at is None or not (cell := row.cell(at)):
        return Answer.NOTHING
    if is_denied(_heading(layout, at)):
        findings.append(_denied(row, layout, at))
        return Answer.NOTHING
    said = answers.here(cell)
    if said is Answer.NO and (answers.is_bare_no(cell) or row.kind(at) is Kind.YES_NO):
        is_box = _is_unticked(cell) or row.kind(at) is not Kind.TEXT
        if not (is_box or is_about_arrival(_heading(layout, at))):
            findings.append(_question("import-unclear", row, at))
        return Answer.NOTHING
    if said in (Answer.MAYBE, Answer.UNKNOWN):
        findings.append(_question("import-unclear", row, at))
        return Answer.NOTHING
    return said


def _is_unticked(cell: str) -> bool:
    """Whether a cell is a box without a tick, as of those who have not come yet."""
    return answers.key_of(cell) in _UNTICKED or cell.strip() in ("☐", "□", "[ ]", "[]")


def _paid(row: Row, layout: Layout, habits: Habits, findings: list[Finding]) -> bool:
    """Whether a row says that all is paid; what is neither yes nor no is asked about."""
    at = layout.columns.get(Column.PAID)
    if at is None:
        return False
    cell, heading = row.cell(at), _heading(layout, at)
    said = answers.paid(cell)
    if is_denied(heading):
        if said is not Answer.YES:
            findings.append(_denied(row, layout, at))
        return False
    paid = said is Answer.YES
    odd = paid and (
        _is_another_amount(cell, habits)
        or is_other_currency(cell, heading, habits.given.currency)
        or is_another_day(cell, habits.given.day)
        or is_share(cell, habits.given.due)
    )
    if odd or said in (Answer.MAYBE, Answer.UNKNOWN) or (cell and is_term(heading)):
        findings.append(_question("import-unclear", row, at))
        return paid and not odd and not is_term(heading)
    return paid
