"""Read results in rows of cells: a match each, or a hand each."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.rules.calls import SIX_SEATS
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Totals
from tichu_turnier.transfer.results.account import asked, named_in
from tichu_turnier.transfer.results.beside import is_no, is_yes
from tichu_turnier.transfer.results.columns import Columns, columns_of, score_of
from tichu_turnier.transfer.results.hands import SHOWN, MalformedError, hand_told, hands_of, left_out
from tichu_turnier.transfer.results.lines import Claim, Named, ResultLine
from tichu_turnier.transfer.results.numbers import whole_amount, whole_number
from tichu_turnier.transfer.results.only_round import OnlyRound, told_once

RulesAt = Callable[[int, int], RuleSet]
"""By which rules is played in a round at a table."""
_NOTHING_YET = "reading-nothing-yet"
_ONE_HAND = 400
"""More points than this no single hand brings to both sides together."""
_NUMBER = re.compile(r"(?:[a-z]+\.?\s*)?(\d{1,6})\.?")
_SUMS = frozenset(("total", "totals", "summe", "gesamt", "insgesamt", "sum", "somme", "totaux"))
_YES = frozenset(("yes", "ja", "oui", "true", "x"))


@dataclass(frozen=True, slots=True)
class ReadRow:
    """What one row reports, as far as it could be read."""

    number: int
    round: int | None
    table: int | None
    report: MatchReport | None
    hand: int = 0
    """Which hand it is; 0 where the row is about the match, of a side how many hands were played."""
    findings: tuple[Finding, ...] = ()
    claims: tuple[Claim, ...] = ()
    note: str = ""
    accepted_because: str = ""
    half: int | None = None
    """The points of one side, where a row is a side."""

    @property
    def says_something(self) -> bool:
        """Whether it is not just the empty place of a hand that was not played or not written down."""
        return self.report is not None or any(each.severity is Severity.ERROR for each in self.findings)


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
    read = [_Reading(row, columns, taken).read(rules_at) for row in behind if row not in sums]
    if columns.by_side:
        read = list(_joined(read))
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


def _joined(read: Iterable[ReadRow]) -> Iterator[ReadRow]:
    """Both sides of a match in one row; each stands in a row of its own, with the names of whoever it is."""
    groups: dict[tuple[int | None, int | None], list[ReadRow]] = {}
    for row in read:
        groups.setdefault((row.round, row.table), []).append(row)
    for group in groups.values():
        findings = tuple(finding for row in group for finding in row.findings)
        halves = [row.half for row in group if row.half is not None]
        first, counts = group[0], {row.hand for row in group}
        if len(group) != len("ab") or len(counts) > 1 or len(halves) == 1:
            args: dict[str, str | int] = {"count": len(group)}
            findings = (*findings, Finding("reading-one-side", args=args))
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
        report = Totals(halves[0], halves[1], first.hand) if len(halves) == len(group) == len("ab") else None
        note = " ".join(dict.fromkeys(row.note for row in group if row.note))
        claims = (Claim(0, tuple(named)),)
        yield replace(first, report=report, hand=0, findings=findings, claims=claims, note=note)


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
    nothing = [each for each in findings if each.key == _NOTHING_YET]
    if nothing:  # said once of a table, and not of a single hand
        findings = tuple(each for each in findings if each.key != _NOTHING_YET)
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


@dataclass
class _Reading:
    """One row being read: what is found joins `findings`."""

    row: Row
    columns: Columns
    only: OnlyRound | None = None
    """The round, where there is no column for it."""

    def __post_init__(self) -> None:
        self.findings: list[Finding] = []
        cells, width = self.row.cells, len(self.row.cells)
        self._said = {name: cells[index] for name, index in self.columns.at.items() if index < width}

    def cell(self, name: str) -> str:
        return self._said.get(name, "")

    def read(self, rules_at: RulesAt) -> ReadRow:
        """What the row reports, with everything in it that cannot be read."""
        number = self._place("round") if self.only is None else self.only.number
        table = self._place("table")
        rules = rules_at(number or 0, table or 0)
        report: MatchReport | None = None
        half, hand = None, 0
        if self.columns.by_side:
            half, hand = self._amount("one") if self.cell("one") else None, self._played() or 0
        elif self.columns.by_hand:
            hand, report = self._hand_number(), self._hand(rules)
        else:
            report = self._match(rules)
        if report is None and half is None and not self.findings:
            self._wrong(_NOTHING_YET, Severity.NOTE)
        compared = report is not None and not self.columns.by_hand
        totals = report.totals if report is not None and compared else None
        self.findings.extend(asked(self.row, self.columns, totals))
        return ReadRow(
            self.row.number,
            number,
            table,
            report,
            hand,
            tuple(self.findings),
            tuple(self._claims(hand if self.columns.by_hand else 0)),
            self.cell("note"),
            self.cell("accepted"),
            half,
        )

    def _claims(self, hand: int) -> Iterator[Claim]:
        if named := tuple(named_in(self.row, self.columns)):
            yield Claim(hand, named, counted=self.columns.counted)

    def _wrong(self, key: str, severity: Severity = Severity.ERROR, **args: str | int) -> None:
        self.findings.append(Finding(key, severity, args))

    def _place(self, name: str) -> int | None:
        """A round or table, perhaps with its word in front (`Tisch 3`) or a point behind."""
        read = whole_number(self.cell(name))
        if read is None and (worded := _NUMBER.fullmatch(folded(self.cell(name)).strip())):
            read = int(worded[1])
        if read is None:
            self._wrong("import-no-number", column=name, text=self.cell(name)[:40])
        return read

    def _amount(self, name: str) -> int | None:
        read = whole_amount(self.cell(name))
        if read is None:
            self._wrong("import-no-number", column=name, text=self.cell(name)[:40])
        return read

    def _hand_number(self) -> int:
        """The number of the hand; rows without a column for it are refused with those of the same number."""
        read = whole_number(self.cell("number"))
        if not read:
            self._wrong("import-no-number", column="hand", text=self.cell("number")[:40])
        return read or 0

    def _points(self) -> tuple[int, int] | None:
        """The points of both sides: in one cell or in two, and the same where both are there."""
        text = self.cell("score")
        score = score_of(text) if text else None
        if text and score is None:
            self._wrong("import-result-malformed", text=text[:SHOWN])
            return None
        sides = [self._amount(name) for name in ("a", "b")] if self._has_sides() else None
        if sides is None:
            return score
        both = sides[0] or 0, sides[1] or 0
        if score is not None and score != both:
            self._wrong("reading-contradicts", one=text, other=f"{both[0]}:{both[1]}")
        return both

    def _has_sides(self) -> bool:
        """Whether both sides have points of their own; one alone is refused where nothing else is there."""
        a, b = self.cell("a"), self.cell("b")
        return bool(a and b) or (bool(a or b) and not self.cell("score"))

    def _hand(self, rules: RuleSet) -> Hands | None:
        """The hand that a row tells in cells."""
        awarded = self.cell("awarded")
        points = (0, 0) if awarded and not self.cell("a") and not self.cell("score") else self._points()
        if points is None:
            return None
        first, out = self.cell("first_out"), folded(self.cell("special"))
        told: dict[str, object] = {
            "a": points[0],
            "b": points[1],
            "calls": self._calls(rules),
            "first_out": whole_number(first) if first else None,
            "double": folded(self.cell("double")).zfill(2) if self.cell("double") else "",
            "awarded": awarded,
            "special_cards_out": out in _YES,
        }
        if (first and told["first_out"] is None) or (out and out not in (*_YES, "no", "false", "")):
            self._wrong("import-result-malformed", text=(first if told["first_out"] is None else out)[:SHOWN])
            return None
        try:
            report: HandReport = hand_told(told, rules)
        except MalformedError as malformed:
            self._wrong("import-result-malformed", text=str(malformed))
            return None
        return Hands((report,))

    def _calls(self, rules: RuleSet) -> dict[str, str]:
        seats = SIX_SEATS[: max(4, rules.players)]
        cells = {seat: self.row.cell(index) for seat, index in self.columns.calls.items()}
        return {str(seat): cell for seat, cell in cells.items() if cell and (seat in seats or cell != "none")}

    def _match(self, rules: RuleSet) -> MatchReport | None:
        texts = self._texts_of_hands()
        points, played = self._points(), self._played()
        if not texts:
            return None if points is None else Totals(*points, played or 0)
        self.findings.extend(left_out(texts))
        hands = hands_of(texts, rules, self.findings)
        if self.findings:
            return None
        if points is not None and points != hands.totals:
            one, other = (f"{a}:{b}" for a, b in (points, hands.totals))
            self._wrong("reading-contradicts", one=one, other=other)
        if played and played != hands.hands_played:
            self._wrong("reading-contradicts", one=str(played), other=str(hands.hands_played))
        if self.columns.doubted == "hands":
            self._wrong("reading-count-or-hand", Severity.QUESTION, text=self.cell("hands")[:SHOWN])
        return hands

    def _texts_of_hands(self) -> dict[int, str]:
        """The notation of each hand that is there, by the number that its heading or its place says."""
        together = [text.strip() for text in self.cell("hands").split("|")]
        columns = [(number, self.row.cell(index)) for number, index in self.columns.one_hand]
        first = max((number for number, _ in columns), default=0) + 1
        found: dict[int, str] = {}
        for number, text in (*columns, *enumerate(together, first)):
            if text and found.setdefault(number, text) != text:
                self.findings.append(Finding("reading-hand-twice").within("hand", number, hand=number))
        return found

    def _played(self) -> int | None:
        """How many hands were played; None where that is not written down."""
        text = self.cell("count")
        if not text:
            return None
        read = whole_number(text)
        if read is None:
            self._wrong("import-no-number", column="hands_played", text=text[:40])
        elif self.columns.doubted == "count":
            sides = score_of(self.cell("score")) or [whole_amount(self.cell(name)) or 0 for name in "ab"]
            if sum(map(abs, sides)) <= _ONE_HAND:
                self._wrong("reading-count-or-hand", Severity.QUESTION, text=text[:SHOWN])
        return read
