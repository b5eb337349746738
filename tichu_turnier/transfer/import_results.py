"""Read a file of results (jsonl or csv), with findings line by line."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TypeGuard

from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.files.cells import rows_of_text
from tichu_turnier.files.reading import text_of_file
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.audit.readings import concluded
from tichu_turnier.rules.calls import NO_CALLS, SEATS, SIX_SEATS, Call, Calls, calls_of
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Totals
from tichu_turnier.transfer.result_columns import Rules, in_hand, report_of_row, result_columns, rules_for

_CALL_NAMES = {"": Call.NONE, "none": Call.NONE, "no": Call.NONE, "tichu": Call.TICHU, "t": Call.TICHU}
_CALL_NAMES |= dict.fromkeys(("grand", "grand_tichu", "grand-tichu", "grandtichu", "g"), Call.GRAND_TICHU)
_CALL_NAMES |= dict.fromkeys(("small", "small_tichu", "small-tichu", "smalltichu", "s"), Call.SMALL_TICHU)
_DOUBLES = {"02": Double.SIDE_02, "13": Double.SIDE_13, "no": Double.NO, "": None}
_SHOWN = 60
_LARGEST = 1_000_000
"""No score and no table is larger, and the database has an end too."""


class _Malformed(Exception):  # noqa: N818 - becomes a finding in this very file
    """A value that is not what stands in its place; the words say where."""


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One line of a file of results: the entry it asks for, if it can be read, and what is wrong with it."""

    number: int
    change: EnterResult | None
    findings: tuple[Finding, ...] = ()


def read_results(source: Path | str, rules: Rules) -> tuple[ResultLine, ...]:
    """The results in a file, or in the text of one: a JSON object a line, or csv with a header.

    A line of JSON has `round`, `table` and either `hands` (each with `a`, `b` and, where known, `calls` by
    seat, `first_out`, `double`; or one line of notation) or `score` and, where known, `hands_played`.
    Raises Refusal when the source as a whole cannot be read. Nothing is audited here.
    """
    text = source if isinstance(source, str) else text_of_file(source)
    start = text.lstrip("\ufeff \t\r\n")[:1]
    lines = tuple(_json_lines(text, rules) if start in ("{", "[") else _csv_lines(text, rules))
    if not lines:
        raise Refusal(Finding("import-no-results"))
    return lines


def _json_lines(text: str, rules: Rules) -> Iterator[ResultLine]:
    for number, value in _json_values(text):
        try:
            yield ResultLine(number, _change(value, rules))
        except _Malformed as malformed:
            finding = Finding("import-result-malformed", args={"text": str(malformed)})
            yield ResultLine(number, None, (finding,))
        except Refusal as refusal:
            yield ResultLine(number, None, refusal.findings)


def _json_values(text: str) -> Iterator[tuple[int, object]]:
    """Every result with the number of its line; a file that is one list is numbered by its items."""
    try:
        whole = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError):
        whole = None
    if whole is not None:
        yield from enumerate(whole if isinstance(whole, list) else [whole], 1)
        return
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if line.strip():
            yield number, _loaded(line)


def _loaded(line: str) -> object:
    """The value of one line; what is no JSON stays text, which no result is."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return line.strip()


def _change(value: object, rules: Rules) -> EnterResult:
    if not isinstance(value, dict):
        raise _Malformed(str(value)[:_SHOWN])
    number, table = _number(value, "round"), _number(value, "table")
    return EnterResult(number, table, _report(value, rules_for(rules, number, table)))


def _report(value: Mapping[str, object], rules: RuleSet) -> MatchReport:
    hands, score = value.get("hands"), value.get("score")
    if isinstance(hands, list):
        return Hands(tuple(_hand(hand, index, rules) for index, hand in enumerate(hands, 1)))
    if isinstance(score, list) and len(score) == 2 and all(map(_is_score, score)):  # noqa: PLR2004
        played = value.get("hands_played")
        return Totals(score[0], score[1], 0 if played is None else _number(value, "hands_played"))
    raise _Malformed("hands / score")


def _hand(value: object, index: int, rules: RuleSet) -> HandReport:
    """One hand: an object, or a line of notation."""
    if isinstance(value, str):
        return _of_notation(value, index, rules)
    if not isinstance(value, dict):
        raise _Malformed(f"hands[{index}]: {str(value)[:_SHOWN]}")
    place, seats = f"hands[{index}].", SIX_SEATS[: max(len(SEATS), rules.players)]
    double = value.get("double")
    if not isinstance(double, str | None) or (double or "") not in _DOUBLES:
        raise _Malformed(f"{place}double: {double}")
    calls, first = _calls(value.get("calls"), place, seats), value.get("first_out")
    if first is not None and (first not in seats or not _is_number(first)):
        raise _Malformed(f"{place}first_out: {first}")
    a, b = _number(value, "a", place), _number(value, "b", place)
    out = value.get("special_cards_out", False)
    if not isinstance(out, bool):
        raise _Malformed(f"{place}special_cards_out: {out}")
    report = HandReport(a, b, calls, first, _DOUBLES[double or ""], special_cards_out=out)
    return report if "first_out" in value else concluded(report, rules)


def _of_notation(text: str, index: int, rules: RuleSet) -> HandReport:
    try:
        return parse_hand(text, rules)
    except Refusal as refusal:
        raise Refusal(*(in_hand(finding, index) for finding in refusal.findings)) from None


def _calls(value: object, place: str, seats: Sequence[int]) -> Calls:
    """Calls by seat: an object with seats as keys, or a list of four or six."""
    if value is None:
        return NO_CALLS
    if isinstance(value, list):
        value = {str(seat): call or "" for seat, call in enumerate(value)}
    if not isinstance(value, dict) or not set(value) <= {str(seat) for seat in seats}:
        raise _Malformed(f"{place}calls: {str(value)[:_SHOWN]}")
    found = []
    for seat in seats:
        call = value.get(str(seat)) or ""
        if not isinstance(call, str) or call.casefold() not in _CALL_NAMES:
            raise _Malformed(f"{place}calls: {call}")
        found.append(_CALL_NAMES[call.casefold()])
    return calls_of(found)


def _number(value: Mapping[str, object], name: str, place: str = "") -> int:
    number = value.get(name)
    if not _is_number(number) or abs(number) > _LARGEST:
        raise _Malformed(f"{place}{name}: {'-' if number is None else str(number)[:_SHOWN]}")
    return number


def _is_score(value: object) -> bool:
    return _is_number(value) and abs(value) <= _LARGEST


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _csv_lines(text: str, rules: Rules) -> Iterator[ResultLine]:
    """Lines of csv: a match each, or a hand each; hands of one match stand together."""
    cells = rows_of_text(text)
    if not cells.rows:
        return
    columns = result_columns(cells.rows[0])
    read = [(row, report_of_row(row, columns, rules)) for row in cells.rows[1:]]
    for (number, table), group in groupby(read, key=lambda pair: (pair[1].round, pair[1].table)):
        rows = list(group)
        first = rows[0][0].number
        findings = tuple(finding for _, found in rows for finding in found.findings)
        if findings or number is None or table is None:
            yield ResultLine(first, None, findings)
        else:
            yield ResultLine(first, EnterResult(number, table, _joined(found.report for _, found in rows)))


def _joined(reports: Iterable[MatchReport | None]) -> MatchReport:
    """The report of a match from its lines: totals stand alone, hands are put together."""
    known = [report for report in reports if report is not None]
    if len(known) == 1 or not all(isinstance(report, Hands) for report in known):
        return known[-1]
    return Hands(tuple(hand for report in known if isinstance(report, Hands) for hand in report.hands))
