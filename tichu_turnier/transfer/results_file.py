"""Read a file of results (jsonl or csv), with findings line by line."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TypeGuard

from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.files.cells import MINUS_SIGNS, MOST_ROWS, Row, rows_of_text
from tichu_turnier.files.whole import parsed_json, text_of_file
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.folding import folded_heading
from tichu_turnier.rules.audit.readings import concluded
from tichu_turnier.rules.calls import NO_CALLS, SEATS, SIX_SEATS, Call, Calls, calls_of
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Totals

_WORDS = {
    "round": "round runde ronde r",
    "table": "table tisch t",
    "a": "a punktea pointsa score02 02 seite02 side02 camp02",
    "b": "b punkteb pointsb score13 13 seite13 side13 camp13",
    "score": "score resultat ergebnis punkte points result total totals",
    "hands_played": "handsplayed gespielt anzahlspiele spielegespielt donnesjouees anzahl played",
    "hands": "hand hands spiel spiele donne donnes",
}
_MEANING = {word: column for column, words in _WORDS.items() for word in words.split()}
_HAND = re.compile(r"(?:hand|spiel|donne|h|s|d)(\d{1,2})")
_SCORE = re.compile(r"\s*([+-]?\d{1,5})\s*[:/]\s*([+-]?\d{1,5})\s*")
_CALL_NAMES = {"": Call.NONE, "none": Call.NONE, "no": Call.NONE, "tichu": Call.TICHU, "t": Call.TICHU}
_CALL_NAMES |= dict.fromkeys(("grand", "grand_tichu", "grand-tichu", "grandtichu", "g"), Call.GRAND_TICHU)
_CALL_NAMES |= dict.fromkeys(("small", "small_tichu", "small-tichu", "smalltichu", "s"), Call.SMALL_TICHU)
_DOUBLES = {"02": Double.SIDE_02, "13": Double.SIDE_13, "no": Double.NO, "": None}
_SHOWN = 60
_MOST_VALUES = 20_000
"""Of one file: in a round 800 people have as many, with all that can be said of every hand."""
_LARGEST = 1_000_000
"""No score and no table is larger, and the database has an end too."""
RulesAt = Callable[[int, int], RuleSet]
"""By which rules is played in a round at a table."""


class MalformedError(ValueError):
    """A value that is not what stands in its place; the words say where."""


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One line of a file of results: the entry it asks for, if it can be read, and what is wrong with it."""

    number: int
    change: EnterResult | None
    findings: tuple[Finding, ...] = ()

    @property
    def accepted(self) -> bool:
        """Whether the result can be entered as it stands."""
        return self.change is not None and not any(finding.blocks for finding in self.findings)


def read_results(source: Path | str, rules_at: RulesAt) -> tuple[ResultLine, ...]:
    """The results in a file, or in the text of one: a JSON object a line, or csv with a header.

    A line of JSON has `round`, `table` and either `hands` (each with `a`, `b` and, where known, `calls` by
    seat, `first_out`, `double`; or one line of notation) or `score` and, where known, `hands_played`.
    Raises Refusal when the source as a whole cannot be read. Nothing is audited here.
    """
    text = source if isinstance(source, str) else text_of_file(source)
    if sum(map(text.count, ",;|\t{")) > _MOST_VALUES:
        raise Refusal(Finding("import-too-many-values", args={"most": _MOST_VALUES}))
    start = text.lstrip("\ufeff \t\r\n")[:1]
    lines = tuple(_json_lines(text, rules_at) if start in ("{", "[") else _csv_lines(text, rules_at))
    if not lines:
        raise Refusal(Finding("import-no-results"))
    return lines


def _json_lines(text: str, rules_at: RulesAt) -> Iterator[ResultLine]:
    for number, value in _json_values(text):
        try:
            yield ResultLine(number, _change(value, rules_at))
        except MalformedError as malformed:
            finding = Finding("import-result-malformed", args={"text": str(malformed)})
            yield ResultLine(number, None, (finding,))
        except Refusal as refusal:
            yield ResultLine(number, None, refusal.findings)


def _json_values(text: str) -> Iterator[tuple[int, object]]:
    """Every result with the number of its line; a file that is one list is numbered by its items."""
    try:
        whole = parsed_json(text.lstrip("\ufeff"))
    except (ValueError, RecursionError):
        whole = None
    if whole is not None:
        values = whole if isinstance(whole, list) else [whole]
        if len(values) > MOST_ROWS:
            raise Refusal(Finding("import-cut-off", args={"rows": MOST_ROWS}))
        yield from enumerate(values, 1)
        return
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if number > MOST_ROWS:
            raise Refusal(Finding("import-cut-off", args={"rows": MOST_ROWS}))
        if line.strip():
            yield number, _loaded(line)


def _loaded(line: str) -> object:
    """The value of one line; what is no JSON stays text, which no result is."""
    try:
        return parsed_json(line)
    except (ValueError, RecursionError):
        return line.strip()


def _change(value: object, rules_at: RulesAt) -> EnterResult:
    if not isinstance(value, dict):
        raise MalformedError(str(value)[:_SHOWN])
    number, table = _number(value, "round"), _number(value, "table")
    return EnterResult(number, table, _report(value, rules_at(number, table)))


def _report(value: Mapping[str, object], rules: RuleSet) -> MatchReport:
    hands, score = value.get("hands"), value.get("score")
    if isinstance(hands, list):
        return Hands(tuple(_hand(hand, index, rules) for index, hand in enumerate(hands, 1)))
    if isinstance(score, list) and len(score) == 2 and all(map(_is_score, score)):  # noqa: PLR2004
        played = value.get("hands_played")
        return Totals(score[0], score[1], 0 if played is None else _number(value, "hands_played"))
    raise MalformedError("hands / score")


def _hand(value: object, index: int, rules: RuleSet) -> HandReport:
    """One hand: an object, or a line of notation."""
    if isinstance(value, str):
        return _of_notation(value, index, rules)
    if not isinstance(value, dict):
        raise MalformedError(f"hands[{index}]: {str(value)[:_SHOWN]}")
    report = hand_told(value, rules, f"hands[{index}].")
    return report if "first_out" in value else concluded(report, rules)


def hand_told(value: Mapping[str, object], rules: RuleSet, place: str = "") -> HandReport:
    """A hand as an object tells it (see `read_results`); raises MalformedError, with `place` in front."""
    seats, double = SIX_SEATS[: max(len(SEATS), rules.players)], value.get("double")
    if not isinstance(double, str | None) or (double or "") not in _DOUBLES:
        raise MalformedError(f"{place}double: {double}")
    calls, first = _calls(value.get("calls"), place, seats), value.get("first_out")
    if first is not None and (first not in seats or not _is_number(first)):
        raise MalformedError(f"{place}first_out: {first}")
    a, b = _number(value, "a", place), _number(value, "b", place)
    out = value.get("special_cards_out", False)
    if not isinstance(out, bool):
        raise MalformedError(f"{place}special_cards_out: {out}")
    return HandReport(a, b, calls, first, _DOUBLES[double or ""], special_cards_out=out)


def _of_notation(text: str, index: int, rules: RuleSet) -> HandReport:
    try:
        return parse_hand(text, rules)
    except Refusal as refusal:
        raise Refusal(*(each.within("hand", index, hand=index) for each in refusal.findings)) from None


def _calls(value: object, place: str, seats: Sequence[int]) -> Calls:
    """Calls by seat: an object with seats as keys, or a list of four or six."""
    if value is None:
        return NO_CALLS
    if isinstance(value, list):
        value = {str(seat): call for seat, call in enumerate(value)}
    if not isinstance(value, dict) or not set(value) <= {str(seat) for seat in seats}:
        raise MalformedError(f"{place}calls: {str(value)[:_SHOWN]}")
    found = []
    for seat in seats:
        call = "" if value.get(str(seat)) is None else value[str(seat)]
        if not isinstance(call, str) or call.casefold() not in _CALL_NAMES:
            raise MalformedError(f"{place}calls: {call}")
        found.append(_CALL_NAMES[call.casefold()])
    return calls_of(found)


def _number(value: Mapping[str, object], name: str, place: str = "") -> int:
    number = value.get(name)
    if not _is_number(number) or abs(number) > _LARGEST:
        raise MalformedError(f"{place}{name}: {'-' if number is None else str(number)[:_SHOWN]}")
    return number


def _is_score(value: object) -> bool:
    return _is_number(value) and abs(value) <= _LARGEST


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _csv_lines(text: str, rules_at: RulesAt) -> Iterator[ResultLine]:
    """Lines of csv: a match each, or a hand each; hands of one match stand together."""
    cells = rows_of_text(text)
    if not cells.rows:
        return
    columns = _columns(cells.rows[0])
    read = [(row, _read_row(row, columns, rules_at)) for row in cells.rows[1:]]
    for _, group in groupby(read, key=lambda pair: (pair[1].round, pair[1].table)):
        rows = list(group)
        # Totals say all of a match: a second line about its table is no part of it.
        alone = any(isinstance(found.report, Totals) for _, found in rows)
        yield from map(_of_rows, [[row] for row in rows] if alone else [rows])


def _of_rows(rows: Sequence[tuple[Row, "_ReadRow"]]) -> ResultLine:
    """What the rows of one match report: its totals, or its hands put together."""
    (first, about), *_ = rows
    findings = tuple(finding for _, found in rows for finding in found.findings)
    reports = [found.report for _, found in rows if found.report is not None]
    if findings or about.round is None or about.table is None:
        return ResultLine(first.number, None, findings)
    hands = tuple(hand for report in reports if isinstance(report, Hands) for hand in report.hands)
    change = EnterResult(about.round, about.table, Hands(hands) if hands else reports[0])
    return ResultLine(first.number, change)


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where a file of results has what."""

    named: Mapping[str, int]
    hands: tuple[int, ...]
    """Columns that hold a hand each, in their order."""


@dataclass(frozen=True, slots=True)
class _ReadRow:
    """What one row reports, as far as it could be read."""

    round: int | None
    table: int | None
    report: MatchReport | None
    findings: tuple[Finding, ...] = ()


def _columns(header: Row) -> _Columns:
    """The columns that a header names; raises Refusal when round, table or every result is missing."""
    named: dict[str, int] = {}
    hands: list[tuple[int, int]] = []
    for index, cell in enumerate(header.cells):
        word = folded_heading(cell)
        if word in _MEANING:
            named.setdefault(_MEANING[word], index)
        elif hand := _HAND.fullmatch(word):
            hands.append((int(hand[1]), index))
    has_result = bool(hands) or not {"score", "hands"}.isdisjoint(named) or {"a", "b"} <= set(named)
    if not {"round", "table"} <= set(named) or not has_result:
        raise Refusal(Finding("import-results-header"))
    return _Columns(named, tuple(index for _, index in sorted(hands)))


def _read_row(row: Row, columns: _Columns, rules_at: RulesAt) -> _ReadRow:
    """What a row reports, with everything in it that cannot be read."""
    findings: list[Finding] = []
    numbers = [_whole(row, columns, name, findings) for name in ("round", "table")]
    report = _report_in(row, columns, rules_at(numbers[0] or 0, numbers[1] or 0), findings)
    if report is None and not findings:
        findings.append(Finding("import-result-malformed", args={"text": " ".join(row.cells)[:60]}))
    return _ReadRow(numbers[0], numbers[1], report, tuple(findings))


def _report_in(row: Row, columns: _Columns, rules: RuleSet, findings: list[Finding]) -> MatchReport | None:
    texts = [row.cell(index) for index in columns.hands]
    texts.extend(text.strip() for text in _cell(row, columns, "hands").split("|"))
    if any(texts):
        findings.extend(left_out(list(map(bool, texts))))
        return hands_of(list(filter(None, texts)), rules, findings)
    if score := score_of(_cell(row, columns, "score")):
        a, b = score
    elif _cell(row, columns, "a") and _cell(row, columns, "b"):
        read = [_whole(row, columns, name, findings) for name in ("a", "b")]
        a, b = read[0] or 0, read[1] or 0
    else:
        return None
    played = _whole(row, columns, "hands_played", findings) if _cell(row, columns, "hands_played") else 0
    return Totals(a, b, played or 0)


def hands_of(texts: Sequence[str], rules: RuleSet, findings: list[Finding]) -> Hands:
    """Hands in one line of notation each; what cannot be read is added to `findings`."""
    hands = []
    for number, text in enumerate(texts, 1):
        try:
            hands.append(parse_hand(text, rules))
        except Refusal as refusal:
            findings.extend(each.within("hand", number, hand=number) for each in refusal.findings)
    return Hands(tuple(hands))


def left_out(typed: Sequence[bool]) -> Iterator[Finding]:
    """That a hand is empty and others follow: who plays with whom, and which board, goes by the number."""
    for number, there in enumerate(typed, 1):
        if not there and any(typed[number:]):
            yield Finding("import-hand-left-out").within("hand", number, hand=number)


def score_of(text: str) -> tuple[int, int] | None:
    """Totals as `640:360`; None where the text is no totals."""
    read = _SCORE.fullmatch(text.translate(MINUS_SIGNS))
    return None if read is None else (int(read[1]), int(read[2]))


def _whole(row: Row, columns: _Columns, name: str, findings: list[Finding]) -> int | None:
    text = _cell(row, columns, name).translate(MINUS_SIGNS)
    if re.fullmatch(r"[+-]?\d{1,6}", text):
        return int(text)
    findings.append(Finding("import-no-number", args={"column": name, "text": text[:40]}))
    return None


def _cell(row: Row, columns: _Columns, name: str) -> str:
    return row.cell(columns.named.get(name, -1))
