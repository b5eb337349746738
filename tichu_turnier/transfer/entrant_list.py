"""Read a list of entrants, with findings line by line."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from tichu_turnier.files.cells import Cells, Row, commented, filled_down
from tichu_turnier.finding import Finding, Refusal, Severity, worst
from tichu_turnier.folding import folded_heading
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import (
    MOST_ENTRANTS,
    NewEntrant,
    exact_name,
    list_findings,
    people,
    tidy,
)
from tichu_turnier.transfer.lists.account import Account, account_of
from tichu_turnier.transfer.lists.among.names import (
    by_word,
    namesake,
    similar,
    still_registered,
    who_is_meant,
)
from tichu_turnier.transfer.lists.answers import Answer
from tichu_turnier.transfer.lists.columns import Choice, Layout, ListColumn, layout_of, list_columns
from tichu_turnier.transfer.lists.entrant_rows import EntrantRow, read_rows
from tichu_turnier.transfer.lists.guessed_columns import UNCLEAR
from tichu_turnier.transfer.lists.headed.legends import with_colours_asked
from tichu_turnier.transfer.lists.heads import said_by_title, said_of_sheet
from tichu_turnier.transfer.lists.list_habits import PERSONS, Given
from tichu_turnier.transfer.lists.messages import with_messages
from tichu_turnier.transfer.lists.name_cells import is_no_person
from tichu_turnier.transfer.lists.nobody import without_sums
from tichu_turnier.transfer.lists.own_participants import own_participants
from tichu_turnier.transfer.lists.repeated import settled_repeats
from tichu_turnier.transfer.lists.shape import (
    below_their_labels,
    beside_a_gap,
    one_name_a_row,
    side_by_side,
    spread,
    with_answers_beside,
    without_labels,
)
from tichu_turnier.transfer.own_sheets import for_programs, is_participants, own_sheet
from tichu_turnier.transfer.sheets_of import sheets_of
from tichu_turnier.transfer.workbook_entry import is_entry

MANY_LINES = 2000
"""More entrants than any Tichu tournament had: perhaps the wrong file, so it is said."""
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_SAMPLE = 200
_TWO, _THREE = 2, 3
"""So many names in a line are no name and a club: two behind a label, three without."""
_SHOWN = 40
"""So many letters of a cell are told."""
_HUNDREDTHS = 100
_NOTHING_ELSE = Given()


@dataclass(frozen=True, slots=True)
class ImportLine:
    """One line of a list: the entrant it names, if any, and what is to be said about it."""

    number: int
    """The line in the source, from 1, as the spreadsheet counts."""
    new: NewEntrant | None
    findings: tuple[Finding, ...]
    cells: tuple[str, ...]

    account: Account = field(default_factory=dict)
    """What became of each cell in which something stands."""
    part: int = 0
    """Which of several entrants in one line this is, from 0."""

    @property
    def accepted(self) -> bool:
        return self.new is not None and not any(finding.blocks for finding in self.findings)

    @property
    def waits(self) -> bool:
        """Whether it can mean two things, and is taken only when somebody says so."""
        return self.new is not None and worst(self.findings) is Severity.QUESTION


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What a list would bring, before anything is registered."""

    lines: tuple[ImportLine, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the source as a whole; those of a line stand with the line."""
    columns: tuple[ListColumn, ...] = ()
    """What was taken for what."""
    headed: bool = False
    """Whether a row with headings was found."""

    def accepted(self, *, doubtful: bool = False) -> tuple[NewEntrant, ...]:
        """The entrants of the lines that nothing speaks against; the `doubtful` ones too, if that is said."""
        taken = (line for line in self.lines if line.accepted or (doubtful and line.waits))
        return tuple(line.new for line in taken if line.new is not None)

    def waiting(self) -> tuple[ImportLine, ...]:
        """The lines that wait."""
        return tuple(line for line in self.lines if line.waits)

    def everything(self) -> tuple[Finding, ...]:
        """All findings, those of a line with `("line", number)` in front of where they are."""
        of_lines = (each.within("line", line.number) for line in self.lines for each in line.findings)
        return (*self.findings, *of_lines)


def read_list(
    source: Path | str,
    unit: Unit,
    existing: Iterable[Entrant] = (),
    choice: Choice | None = None,
    mended: Mapping[int, str] | None = None,
    *,
    titled: bool = False,
    given: Given = _NOTHING_ELSE,
) -> ImportPreview:
    """What a list of entrants would bring: a file (xlsx, xls, ods, csv), or text that was pasted from one.

    Columns are found by their headers in German, English or French in any order, or by what their cells look
    like; a `choice` of what they are comes first, names `mended` in the lines with these numbers, and that
    the first row is `titled`. `given` says what counts as paid in full; without it the amount that most have
    paid. Of a poll over several days that of the tournament counts. Nothing is raised for a bad file: a
    finding says why.
    """
    try:
        everything = sheets_of(source)
    except Refusal as refusal:
        return ImportPreview(findings=refusal.findings)
    if (other := _something_else(everything)) is not None:
        return ImportPreview(findings=(other,))
    found = (filled_down(commented(sheet)) for sheet in everything if not sheet.hidden)
    laid_out = [_laid_out(sheet, unit, choice, titled=titled) for sheet in found]
    sheets, layouts = [sheet for sheet, _ in laid_out], [layout for _, layout in laid_out]
    best = max(range(len(sheets)), key=lambda at: _comes_first(sheets[at], layouts[at]), default=None)
    if best is None or not sheets[best].rows:
        told = (*(sheets[0].findings if sheets else ()), *_unseen(everything), Finding("import-empty"))
        return ImportPreview(findings=told)
    sheet = sheets[best]
    own = () if choice else own_participants(sheet.rows, unit, mended)
    named = said_by_title(source.stem) if isinstance(source, Path) else Answer.NOTHING
    known = Known(tuple(existing), mended or {}, replace(given, section=named))
    preview = _preview(sheet, layouts[best], unit, _on(sheet, known), own)
    for another, columns in zip(sheets, layouts, strict=True):
        if another is not sheet and another.rows:
            preview = _beside(preview, sheet, another, columns, unit, known)
    return replace(preview, findings=(*preview.findings, *_unseen(everything)))


def _on(sheet: Cells, known: "Known") -> "Known":
    """What is known beside a list, and what the name of its sheet says, else that of its file."""
    said = said_of_sheet(sheet.title)
    return known if said is Answer.NOTHING else replace(known, given=replace(known.given, section=said))


def _comes_first(sheet: Cells, layout: Layout) -> tuple[bool, tuple[int, int, int]]:
    """How much a sheet is the list: one of those who do not come only where there is no other."""
    return said_of_sheet(sheet.title) is not Answer.NO and bool(sheet.rows), _promise(sheet, layout)


def _unseen(sheets: Iterable[Cells]) -> tuple[Finding, ...]:
    """The hidden sheets, by name: they are not read."""
    hidden = (sheet for sheet in sheets if sheet.hidden and sheet.rows)
    return tuple(Finding("import-other-sheet", Severity.NOTE, {"sheet": sheet.title}) for sheet in hidden)


def given(tournament: Tournament) -> Given:
    """What is known of a tournament beside a list of its people."""
    regulations = tournament.regulations
    due = amounts_due(regulations.entry, regulations.unit)
    return Given(due, tournament.day, regulations.entry.currency)


def amounts_due(terms: EntryTerms, unit: Unit) -> tuple[float, ...]:
    """What may stand in a list for a fee that is paid: by an entrant, or by one of two who each pay it."""
    fee = terms.fee / _HUNDREDTHS
    return () if not fee else (fee, 2 * fee) if unit is Unit.PARTNERSHIP and terms.per_person else (fee,)


def _something_else(sheets: Sequence[Cells]) -> Finding | None:
    """That a file is of our own and no list of entrants, however much of it looks like names."""
    if is_entry(sheets):
        return Finding("import-entry-workbook")
    if any(for_programs(sheet.rows) for sheet in sheets):
        return Finding("import-for-programs")
    own = next(filter(None, (own_sheet(sheet.rows) for sheet in sheets)), "")
    return Finding("import-own-sheet", args={"sheet": own}) if own and not is_participants(own) else None


def _laid_out(sheet: Cells, unit: Unit, choice: Choice | None, *, titled: bool) -> tuple[Cells, Layout]:
    """A sheet with its columns; a list that goes on beside itself is one below the other."""
    sheet = side_by_side(with_answers_beside(below_their_labels(with_messages(sheet))), unit)
    layout = layout_of(sheet, unit, choice, titled=titled)
    if layout.headings:
        return sheet, layout
    plain, is_doubtful = without_labels(beside_a_gap(sheet, unit), unit)
    least = _TWO if is_doubtful or plain != sheet else _THREE
    further = one_name_a_row(plain, least=least) if unit is Unit.PLAYER else plain
    if further == sheet:
        return sheet, layout
    layout = layout_of(further, unit, choice, titled=titled)
    doubt = UNCLEAR if is_doubtful or further != plain else None
    return further, replace(layout, doubt=layout.doubt or doubt)


def _promise(sheet: Cells, layout: Layout) -> tuple[int, int, int]:
    """How much a sheet looks like the list: one with headings before others, then the one with more names.

    Of lists of several years it is the latest.
    """
    headed = 2 if layout.headings and layout.first_row < len(sheet.rows) else 1 if sheet.rows else 0
    year = max(map(int, _YEAR.findall(sheet.title)), default=0)
    return headed, 0 if headed > 1 else _names_in(sheet, layout), year


def _names_in(sheet: Cells, layout: Layout) -> int:
    """How many of the first rows name somebody in more than one word."""
    named = [layout.columns[column] for column in PERSONS if column in layout.columns]
    rows = sheet.rows[:_SAMPLE]
    return sum(" " in row.cell(at) and not is_no_person(row.cell(at)) for row in rows for at in named)


def _beside(
    preview: ImportPreview, sheet: Cells, other: Cells, layout: Layout, unit: Unit, known: "Known"
) -> ImportPreview:
    """The preview of a sheet with those whom only another sheet names, each of whom is asked about.

    Their lines are numbered on behind those that are there. A list of an earlier year, and a sheet without
    people, are named and not read; of those who do not come only who stands on both is asked about.
    """
    note = Finding("import-other-sheet", Severity.NOTE, {"sheet": other.title})
    if said_of_sheet(other.title) is Answer.NO:
        gone = _named(_preview(other, layout, unit, known, ()))
        lines = tuple(_asked_whether_gone(line, gone, other.title) for line in preview.lines)
        return replace(preview, lines=lines, findings=(*preview.findings, note))
    if not _may_belong(sheet, other, layout):
        return replace(preview, findings=(*preview.findings, note))
    behind = max((row.number for row in sheet.rows), default=0)
    behind = max((behind, *(line.number for line in preview.lines)))
    mended = {number - behind: name for number, name in known.mended.items() if number > behind}
    there = _named(preview)
    read = _preview(other, layout, unit, replace(known, mended=mended), ()).lines
    lines = tuple(
        _asked_of(line, line.new, other, line.number + behind)
        for line in read
        if line.new is not None and {exact_name(name) for name in people(line.new)} - there
    )
    findings = preview.findings if lines else (*preview.findings, note)
    return replace(preview, lines=(*preview.lines, *lines), findings=findings)


def _named(preview: ImportPreview) -> frozenset[str]:
    """All who stand in the lines of a preview."""
    news = (line.new for line in preview.lines if line.new is not None)
    return frozenset(exact_name(name) for new in news for name in people(new))


def _asked_whether_gone(line: ImportLine, gone: Collection[str], title: str) -> ImportLine:
    """A line, with a question where a sheet of those who do not come names somebody of it."""
    names = () if line.new is None else people(line.new)
    asked = tuple(
        Finding("import-maybe", Severity.QUESTION, {"name": name, "text": title}, ("name",))
        for name in names
        if exact_name(name) in gone
    )
    return replace(line, findings=(*line.findings, *asked)) if asked else line


def _asked_of(line: ImportLine, new: NewEntrant, sheet: Cells, number: int) -> ImportLine:
    """A line of another sheet with another number, and the question whether it belongs to the list."""
    args: dict[str, str | int] = {"name": new.name[:60], "sheet": sheet.title, "line": line.number}
    asked = Finding("import-on-other-sheet", Severity.QUESTION, args, ("name",))
    waiting = new.waiting or said_of_sheet(sheet.title) is Answer.WAITING
    return replace(line, number=number, new=replace(new, waiting=waiting), findings=(asked, *line.findings))


def _may_belong(sheet: Cells, other: Cells, layout: Layout) -> bool:
    """Whether a second sheet may name people of the list."""
    year, mine = (max(map(int, _YEAR.findall(each.title)), default=0) for each in (other, sheet))
    if year and year < mine:
        return False
    is_headed = _promise(other, layout)[0] > 1
    return is_headed or _names_in(other, layout) * 2 > len(other.rows[layout.first_row :])


@dataclass(frozen=True, slots=True)
class Known:
    """What is known beside a list: who is registered, names that somebody typed, the fee, the day."""

    existing: tuple[Entrant, ...]
    mended: Mapping[int, str]
    given: Given


def _preview(
    cells: Cells, layout: Layout, unit: Unit, known: Known, own: tuple[EntrantRow, ...]
) -> ImportPreview:
    """What the rows bring; `own` are those of a list that the program wrote, which needs no guessing."""
    rows, sums = without_sums(cells.rows[layout.first_row :])
    above = _above(cells.rows[: max(0, layout.first_row - 1)])
    if len(rows) > MOST_ENTRANTS:
        return ImportPreview(findings=(Finding("entrant-too-many", args={"most": MOST_ENTRANTS}),))
    if read := own:
        rows, sums, above = tuple(each.row for each in read), (), ()
    else:
        read, layout = read_rows(
            rows, layout, unit, known.mended, is_comma=cells.separator == ",", given=known.given
        )
        read = with_colours_asked(settled_repeats(read, layout), cells.rows, layout, known.mended)
    existing, clubs = known.existing, _clubs(known.existing, read)
    read = tuple(
        replace(each, new=replace(each.new, club=clubs[_club_key(each.new.club)])) if each.new else each
        for each in read
    )
    lines = _lines(read, layout, existing, unit)
    about = [*cells.findings, *above, *sums]
    if not rows:
        about.append(Finding("import-empty"))
    if len(rows) > MANY_LINES:
        about.append(Finding("import-many-lines", Severity.WARNING, {"count": len(rows)}))
    columns = list_columns(rows if layout.headings else tuple(spread(rows)), layout)
    if ignored := [column.words for column in columns if column.is_left_out]:
        names = ", ".join(word[:_SHOWN] for word in ignored).removesuffix(".")
        about.append(Finding("import-column-ignored", Severity.NOTE, {"names": names}))
    return ImportPreview(lines, tuple(about), columns, bool(layout.headings))


def _lines(
    read: Sequence[EntrantRow], layout: Layout, existing: Sequence[Entrant], unit: Unit
) -> tuple[ImportLine, ...]:
    """The lines with what speaks against whom they name, among themselves and beside who is registered."""
    news = [each.new for each in read if each.new is not None]
    objections = iter(list_findings(news, existing, unit))
    likeness, names = similar(news, existing), by_word(news, existing)
    lines: list[ImportLine] = []
    parts: Counter[int] = Counter()
    registered = {exact_name(name) for entrant in existing for name in people(entrant)}
    without_club = {exact_name(entrant.name) for entrant in existing if not tidy(entrant.club)}
    place = 0
    for each in read:
        told = each.findings
        if each.new is not None:
            objection = next(objections)
            objection = tuple(namesake(found, each.new, without_club) for found in objection)
            objection += tuple(who_is_meant(each.new, names))
            if not tidy(each.new.club):
                without_club.add(exact_name(each.new.name))
            told = (*objection, *told) if objection or place not in likeness else (likeness[place], *told)
            place += 1
        elif each.about is not None:
            told = (*told, *still_registered(told, each.about, registered))
        lines.append(_line(each, told, layout, parts[each.row.number]))
        parts[each.row.number] += 1
    return tuple(lines)


def _line(read: EntrantRow, findings: tuple[Finding, ...], layout: Layout, part: int) -> ImportLine:
    headings = {index: word for index, word in enumerate(layout.headings) if word}
    account = account_of(read.row, layout.read, headings, findings, taken=read.new is not None)
    return ImportLine(read.row.number, read.new, findings, read.row.cells, account, part)


def _above(rows: Sequence[Row]) -> tuple[Finding, ...]:
    """That rows above the headings are no people."""
    if not rows:
        return ()
    text = "; ".join(" ".join(filter(None, row.cells)) for row in rows)
    args: dict[str, str | int] = {"count": len(rows), "line": rows[0].number, "text": text[: 2 * _SHOWN]}
    return (Finding("import-above", Severity.NOTE, args),)


def _clubs(existing: Iterable[Entrant], read: Iterable[EntrantRow]) -> dict[str, str]:
    """How each club is written: as those who are registered have it, else as most on the list do."""
    written = Counter(each.new.club for each in read if each.new is not None)
    found = {_club_key(club): club for club, _ in reversed(written.most_common())}
    return found | {_club_key(entrant.club): entrant.club for entrant in existing if entrant.club}


def _club_key(club: str) -> str:
    return folded_heading(club) or club
