"""Read the rows of a list as entrants: who is named, who does not come, what stood beside a name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.files.cells import Kind, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant, team_name, tidy, unseen_marks
from tichu_turnier.transfer.lists.about_columns import is_about_a_round, is_about_leaving
from tichu_turnier.transfer.lists.answers import (
    COMING,
    GONE,
    Answer,
    answer,
    is_leaving,
    is_player,
    money,
    says,
)
from tichu_turnier.transfer.lists.column_words import Column, is_one_too_many
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.headed.companions import (
    adds_others,
    more_people,
    names_others,
    speaks_of_others,
)
from tichu_turnier.transfer.lists.headed.unread import doubts, unread
from tichu_turnier.transfer.lists.list_habits import Given, Habits, habits_of
from tichu_turnier.transfer.lists.name_cells import is_placeholder, two_names
from tichu_turnier.transfer.lists.nobody import Sections
from tichu_turnier.transfer.lists.people import Person, entrants_in
from tichu_turnier.transfer.lists.remarks import read_club
from tichu_turnier.transfer.lists.said.no_club import is_no_club, is_unclear_club
from tichu_turnier.transfer.lists.shape import (
    Spread,
    is_beyond,
    refitted,
    spread,
    with_dittos,
    with_partners_below,
)
from tichu_turnier.transfer.lists.standing import Standing, names_one_of_two, standing_of
from tichu_turnier.transfer.lists.teams.two_rows import crowded_teams, one_row_a_team

_NOTHING_ELSE = Given()


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """One row with the entrant that it names, if any, and what is to be said about it."""

    row: Row
    new: NewEntrant | None
    findings: tuple[Finding, ...] = ()
    about: NewEntrant | None = None
    """Whom the row is about, be it that they do not come; None for one that names nobody."""


def read_rows(
    rows: Sequence[Row],
    layout: Layout,
    unit: Unit,
    mended: Mapping[int, str] | None = None,
    *,
    is_comma: bool = False,
    given: Given = _NOTHING_ELSE,
) -> tuple[tuple[EntrantRow, ...], Layout]:
    """The rows one after the other, each with its entrant; those that name nobody say why.

    `mended` has the names that somebody typed for the lines with these numbers; `is_comma` says that commas
    part the cells of a text.
    The layout comes back as it was read in the end.
    """
    if not layout.headings:
        rows = tuple(spread(rows))
        rows = tuple(with_partners_below(rows)) if unit is Unit.PARTNERSHIP else rows
    if unit is Unit.PARTNERSHIP:
        rows, layout = one_row_a_team(rows, layout)
    crowded = sum(is_beyond(row, layout) for row in rows) / len(rows) if is_comma and rows else 0.0
    fitted = [refitted(row, layout, is_comma=is_comma, crowded=crowded) for row in with_dittos(rows, layout)]
    habits = habits_of([each.row for each in fitted], layout, unit, given)
    reader = _Reader(layout, unit, habits, mended or {}, rows)
    return tuple(each for found in fitted for each in reader.read(found)), layout


class _Reader:
    """Reads row after row; a heading among them (`Warteliste`) counts for those below it."""

    def __init__(
        self,
        layout: Layout,
        unit: Unit,
        habits: Habits,
        mended: Mapping[int, str],
        rows: Sequence[Row],
    ) -> None:
        self._layout, self._unit, self._habits, self._mended = layout, unit, habits, mended
        self._crowded = crowded_teams(rows, layout)
        self._sections = Sections(layout, habits)
        self._read = layout.read
        self._others = tuple(
            at
            for at, heading in enumerate(layout.headings)
            if heading and (at not in self._read or at in layout.seconds)
        )
        self._about_leaving = {at for at in self._others if is_about_leaving(layout.headings[at])}
        self._from_round = {at for at in self._others if is_about_a_round(layout.headings[at])}
        alone = self._others if unit is Unit.PLAYER else ()
        self._counts = {at: least for at in alone if (least := more_people(layout.headings[at]))}
        self._counts |= {at: 1 for at in self._others if _heads_others(layout.headings[at])}
        self._unread = unread(
            rows, layout, [at for at in self._others if at not in {*layout.seconds, *self._counts}]
        )

    def read(self, fitted: Spread) -> Iterator[EntrantRow]:
        """The row with the entrants it names, or with the reason why it names none."""
        row = fitted.row
        if row.number in self._mended:
            new = self._typed(row, tidy(self._mended[row.number]))
            yield EntrantRow(row, new, (), new)
            return
        if why := self._sections.why_nobody(row):
            yield EntrantRow(row, None, (why,))
            return
        standing = standing_of(row, self._layout, self._habits, self._sections.current)
        for person in entrants_in(row, self._layout, self._unit, self._habits, force_comma=fitted.joined):
            yield self._entrant(row, person, standing, (*fitted.findings, *self._sections.doubts))

    def _entrant(
        self, row: Row, person: Person, standing: Standing, shape: tuple[Finding, ...]
    ) -> EntrantRow:
        said = {standing.coming, person.says}
        new = replace(
            person.new,
            present=standing.present,
            paid=standing.paid,
            waiting=Answer.WAITING in said,
        )
        if Answer.NO in said and not any(each.blocks for each in shape):  # the no may be another column's
            is_said = self._sections.current is Answer.NO or person.says is Answer.NO
            key = "import-gone" if is_said or not self._is_silent(row) else "import-no-answer"
            gone = Finding(key, Severity.NOTE, {"name": new.name}, ("name",))
            return EntrantRow(row, None, (gone,), new)
        notes = tuple(note for at in self._layout.columns.values() for note in unseen_marks(row.cell(at)))
        if new.single:
            notes += (Finding("import-single", Severity.NOTE, {"name": new.name}, ("members",)),)
        doubts = (*shape, *self._doubts(row, person, new, standing))
        order = (self._layout.doubt,) if self._layout.doubt else ()
        return EntrantRow(row, new, (*doubts, *order, *notes), new)

    def _is_silent(self, row: Row) -> bool:
        """Whether somebody has answered for none of the days that a list asks about."""
        polls = self._layout.polls
        return bool(polls) and all(answer(row.cell(at)) is Answer.NOTHING for at in polls)

    def _doubts(self, row: Row, person: Person, new: NewEntrant, standing: Standing) -> Iterator[Finding]:
        """What can mean two things of a row, of its cells and of what they say together."""
        if row.number == self._layout.maybe_headings:
            text: dict[str, str | int] = {"text": ", ".join(filter(None, row.cells))[:60]}
            yield Finding("import-may-be-headings", Severity.QUESTION, text, ("name",))
        if (team := self._layout.cell(row, Column.TEAM)) in self._crowded:
            yield Finding("import-unclear", Severity.QUESTION, {"text": team[:40]}, ("name",))
        yield from self._formulas(row)
        yield from self._looks(row)
        yield from self._beside(row, new.name)
        yield from doubts(row, self._layout, self._unread, self._habits)
        if new.paid:
            yield from self._less(row)
        if not any(each.key == "import-odd-name" for each in person.findings):
            yield from self._lonely(row, new)
        yield from standing.findings
        if person.says is Answer.MAYBE and standing.coming is not Answer.MAYBE:
            about: dict[str, str | int] = {"name": new.name, "text": person.remark}
            yield Finding("import-maybe", Severity.QUESTION, about, ("name",))
        yield from person.findings

    def _typed(self, row: Row, name: str) -> NewEntrant:
        """Who stands in a line according to somebody who looked at it."""
        cell = tidy(self._layout.cell(row, Column.CLUB))
        named = not is_no_club(cell) and not is_unclear_club(cell)
        club = read_club(cell, self._habits.clubs).club if named else ""
        if self._unit is Unit.PLAYER:
            return NewEntrant(name, (), club)
        members = tuple(member for member in two_names(name) or (name,) if not is_placeholder(member))
        return NewEntrant(team_name(*members, *("",) * (2 - len(members))), members, club, len(members) == 1)

    def _formulas(self, row: Row) -> tuple[Finding, ...]:
        """A formula without a value or with an error, and a name that is a number or a date.

        Columns that are not read may hold anything, such as telephone numbers (`+41 ...`).
        """
        if not row.kinds:
            return ()
        money = {Column.PAID, Column.PRESENT, Column.STATUS, Column.GONE}
        read = {index for column, index in self._layout.columns.items() if column not in money}
        named = {
            index for column, index in self._layout.columns.items() if column not in money | {Column.CLUB}
        }
        odd = [at for at in sorted(named) if row.kind(at) in (Kind.NUMBER, Kind.DATE, Kind.YES_NO)]
        odd = [] if Column.TEAM in self._layout.columns else odd
        return (
            *(
                Finding("import-formula", args={"cell": row.cell(at)[:40]}, where=("cell", at))
                for at in sorted(row.formulas & read)
            ),
            *(
                Finding("import-no-word", Severity.QUESTION, {"cell": row.cell(at)[:40]}, ("cell", at))
                for at in odd
            ),
        )

    def _beside(self, row: Row, name: str) -> Iterator[Finding]:
        """That a column which means nothing to us says that somebody does not come, or brings others."""
        for at in self._others:
            cell, where = row.cell(at), ("cell", at)
            leaves = at in self._about_leaving and answer(cell) not in (Answer.NO, Answer.NOTHING)
            leaves = leaves or (at in self._habits.roles and not is_player(cell))
            if at in self._from_round and cell not in ("", "1"):
                cell, leaves = f"{self._layout.headings[at]} {cell}", True
            leaves = leaves or (self._unit is Unit.PARTNERSHIP and self._speaks_of_one(row, cell))
            if cell and (leaves or is_leaving(cell)):
                yield Finding("import-maybe", Severity.QUESTION, {"name": name, "text": cell[:40]}, where)
            elif cell and self._brings_others(at, cell):
                about: dict[str, str | int] = {"heading": self._layout.headings[at][:40], "text": cell[:40]}
                yield Finding("import-brings-others", Severity.QUESTION, about, where)

    def _speaks_of_one(self, row: Row, cell: str) -> bool:
        """Whether a remark says of one of two that they come, or do not: `nur Anna kommt`."""
        return says(cell, COMING | GONE) and names_one_of_two(cell, row, self._layout)

    def _less(self, row: Row) -> Iterator[Finding]:
        """That an amount beside a payment is less than most have, or was paid back."""
        for at, usual in self._habits.amounts.items():
            amount = money(row.cell(at))
            if amount is not None and amount < usual and amount not in self._habits.given.due:
                text: dict[str, str | int] = {"text": row.cell(at)[:40]}
                yield Finding("import-unclear", Severity.QUESTION, text, ("cell", at))

    def _brings_others(self, at: int, cell: str) -> bool:
        least = self._counts.get(at)
        return adds_others(cell) if least is None else speaks_of_others(cell, least)

    def _lonely(self, row: Row, new: NewEntrant) -> Iterator[Finding]:
        """That a row has nothing but a text below one heading, where all others have more."""
        alone = sum(map(bool, row.cells)) == 1
        if alone and self._habits.beside and not any(row.cell(at) for at in self._habits.beside):
            yield Finding("import-odd-name", Severity.QUESTION, {"text": new.name[:60]}, ("name",))

    def _looks(self, row: Row) -> Iterator[Finding]:
        """That the sheet does not show the row, has a comment on it, or has struck a name of it through."""
        if row.hidden:
            yield Finding("import-hidden", Severity.QUESTION)
        for at, said in sorted(row.comments.items()):
            about: dict[str, str | int] = {"comment": said[:80], "text": row.cell(at)[:40] or "–"}
            yield Finding("import-comment", Severity.QUESTION, about, ("cell", at))
        for at in sorted(row.struck & self._read):
            text: dict[str, str | int] = {"text": row.cell(at)[:40]}
            yield Finding("import-struck", Severity.QUESTION, text, ("cell", at))


def _heads_others(heading: str) -> bool:
    """Whether below a heading stand people who come along, or are one too many."""
    return is_one_too_many(heading) or names_others(heading)
