"""Read results in rows of cells: a match each, or a hand each."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Totals
from tichu_turnier.transfer.results.beside import is_no, is_yes
from tichu_turnier.transfer.results.columns import Columns, columns_of
from tichu_turnier.transfer.results.hands import SHOWN, left_out
from tichu_turnier.transfer.results.lines import Claim, Named, ResultLine
from tichu_turnier.transfer.results.numbers import whole_number
from tichu_turnier.transfer.results.one_row import NOTHING_YET, Reading, ReadRow, RulesAt
from tichu_turnier.transfer.results.only_round import OnlyRound, told_once

_SUMS = frozenset(("total", "totals", "summe", "gesamt", "insgesamt", "sum", "somme", "totaux"))


def lines_of_rows(
    rows: Sequence[Row], rules_at: RulesAt, only: OnlyRound | None = None, columns: Columns | None = None
) -> tuple[tuple[ResultLine, ...], tuple[Finding, ...]]:
    """The results in a table, and what is to be said about it as a whole; nothing is audited.

    `only` is the round of a table without a column for it; the `columns` are looked for where they are not
    known. Raises Refusal when round, table or every result is missing.
    """
    if not rows:
        return (), ()
    columns = columns or columns_of(rows, round_known=only is not None)
    taken = None if "round" in columns.at else only
    behind = rows[columns.first_row :]
    sums = [row for row in behind if _is_sum(row, columns)]
    read = [Reading(row, columns, taken).read(rules_at) for row in behind if row not in sums]
    if columns.by_side:
        read = list(_joined(read, by_hand=columns.by_hand))
    lines, notes = _lines(read, by_hand=columns.by_hand), (*_notes(columns, rows), *map(_left_out, sums))
    return tuple(lines) if taken is None else taken.asked_in(lines), (*notes, *told_once(taken))


def _is_sum(row: Row, columns: Columns) -> bool:
    """Whether a row adds up what stands above it: it is about no table."""
    if whole_number(row.cell(columns.at["table"])) is not None:
        return False
    return any(folded(cell).strip(" :=") in _SUMS for cell in row.cells if cell)


def _left_out(row: Row) -> Finding:
    text = " ".join(filter(None, row.cells))[:SHOWN]
    return Finding("import-total-row", Severity.NOTE, {"line": row.number, "text": text})


def _notes(columns: Columns, rows: Sequence[Row]) -> Iterator[Finding]:
    """Which lines and columns are not read, by name."""
    if columns.first_row > 1:
        text = " ".join(filter(None, rows[0].cells))[:SHOWN]
        yield Finding("reading-rows-above", Severity.NOTE, {"count": columns.first_row - 1, "text": text})
    behind = rows[columns.first_row :]
    not_read = sorted((*columns.passed_over, *columns.weights))
    passed = [index for index in not_read if any(row.cell(index) for row in behind)]
    if passed:
        names = ", ".join(columns.headings[index] or str(index + 1) for index in passed)
        yield Finding("import-column-ignored", Severity.NOTE, {"names": names})


def _lines(read: Sequence[ReadRow], *, by_hand: bool) -> Iterator[ResultLine]:
    """A line a match: rows of hands are put together, those without numbers where they stand together."""
    if by_hand:
        groups: dict[tuple[int | None, int | None], list[ReadRow]] = {}
        for row in read:
            groups.setdefault((row.round, row.table), []).append(row)
        yield from (_of_hands(group) for group in groups.values())
        return
    for _, same in groupby(read, key=lambda row: (row.round, row.table)):
        group = list(same)
        # Totals say all of a match: a second line about its table is no part of it.
        if any(isinstance(row.report, Totals) for row in group):
            yield from map(_of_row, group)
        else:
            yield _unnumbered(group)


def _joined(read: Iterable[ReadRow], *, by_hand: bool) -> Iterator[ReadRow]:
    """Both sides of a match, or of one hand, in one row; each has its own, with its names."""
    groups: dict[tuple[int | None, int | None, int], list[ReadRow]] = {}
    for row in read:
        groups.setdefault((row.round, row.table, row.hand if by_hand else 0), []).append(row)
    for group in groups.values():
        findings = tuple(finding for row in group for finding in row.findings)
        halves = [row.half for row in group if row.half is not None]
        first, counts = group[0], {row.hand for row in group}
        if len(group) != len("ab") or len(counts) > 1 or len(halves) == 1:
            wrong = Finding("reading-one-side", args={"count": len(group)})
            findings = (*findings, wrong.within("hand", first.hand, hand=first.hand) if by_hand else wrong)
        named = [
            replace(each, seats=(side, side + 2))
            for side, row in enumerate(group[:2])
            for claim in row.claims
            for each in claim.named[:1]
            if not each.outcome
        ]
        named += [
            _of_row_said(each, side)
            for side, row in enumerate(group[:2])
            for claim in row.claims
            for each in claim.named
            if each.outcome
        ]
        report: MatchReport | None = None
        if len(halves) == len(group) == len("ab"):
            one_hand = Hands((HandReport(halves[0], halves[1]),))
            report = one_hand if by_hand else Totals(halves[0], halves[1], first.hand)
        note = " ".join(dict.fromkeys(row.note for row in group if row.note))
        hand = first.hand if by_hand else 0
        claims = (Claim(hand, tuple(named)),)
        yield replace(first, report=report, hand=hand, findings=findings, claims=claims, note=note)


def _of_row_said(named: Named, side: int) -> Named:
    """Who won, as the row of a side says it: by a name, or that it was this one (`ja`), or was not."""
    if is_yes(named.text):
        return replace(named, side=side)
    return replace(named, side=side, outcome=-named.outcome) if is_no(named.text) else named


def _of_hands(rows: Sequence[ReadRow]) -> ResultLine:
    """The hands of one match by their numbers; each once, none left out."""
    ordered = sorted(rows, key=lambda row: row.hand)
    numbers = [row.hand for row in ordered]
    wrong = [
        Finding("reading-hand-twice").within("hand", number, hand=number)
        for number in sorted({each for each in numbers if numbers.count(each) > 1})
    ]
    line = _without(wrong or left_out(row.hand for row in ordered if row.says_something), _of_rows(ordered))
    return replace(line, number=rows[0].number)


def _unnumbered(rows: Sequence[ReadRow]) -> ResultLine:
    """The hands of one match in the order of their rows: an empty one is one that was left out."""
    there: list[int] = []
    number = 0
    for row in rows:
        count = row.report.hands_played if row.report is not None else 1
        there += range(number + 1, number + count + 1) if row.says_something else ()
        number += count
    return _without(left_out(there), _of_rows(rows))


def _without(wrong: Iterable[Finding], line: ResultLine) -> ResultLine:
    """The line, refused where something is wrong with the numbers of its hands."""
    told = tuple(wrong)
    return replace(line, change=None, told=(*line.told, *told)) if told else line


def _of_row(row: ReadRow) -> ResultLine:
    """What the only row of a match reports."""
    failed = any(each.severity is Severity.ERROR for each in row.findings)
    if failed or row.report is None or row.round is None or row.table is None:
        return ResultLine(row.number, None, row.findings)
    change = EnterResult(row.round, row.table, row.report, row.accepted_because)
    return ResultLine(row.number, change, row.findings, row.claims, row.note)


def _of_rows(rows: Sequence[ReadRow]) -> ResultLine:
    """What the rows of one match report: its totals, or its hands put together."""
    first, *others = rows
    if not others:
        return _of_row(first)
    findings = tuple(finding for row in rows for finding in row.findings)
    reports = [row.report for row in rows if row.report is not None]
    failed = any(each.severity is Severity.ERROR for each in findings)
    nothing = [each for each in findings if each.key == NOTHING_YET]
    if nothing:  # said once of a table, and not of a single hand
        findings = tuple(each for each in findings if each.key != NOTHING_YET)
        findings = findings if reports or failed else (*findings, nothing[0])
    if failed or not reports or first.round is None or first.table is None:
        return ResultLine(first.number, None, findings)
    hands = tuple(hand for report in reports if isinstance(report, Hands) for hand in report.hands)
    because = next((row.accepted_because for row in rows if row.accepted_because), "")
    change = EnterResult(first.round, first.table, Hands(hands) if hands else reports[0], because)
    note = " ".join(dict.fromkeys(row.note for row in rows if row.note))
    return ResultLine(first.number, change, findings, tuple(_claims_of(rows)), note)


def _claims_of(rows: Sequence[ReadRow]) -> Iterator[Claim]:
    """Who played: the same names in every row are about the match, others about the hand of their row."""
    every = [claim for row in rows for claim in row.claims]
    if any(claim.hand for claim in every):
        yield from every
    elif len(set(every)) == 1 and len(every) == len(rows):
        yield every[0]
    else:
        for number, row in enumerate(rows, 1):
            yield from (replace(claim, hand=number) for claim in row.claims)
