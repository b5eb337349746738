"""How do results lie in rows, and what both passes typed?"""

from collections.abc import Iterator, Mapping
from functools import cache

from tichu_turnier.rules.calls import SIX_SEATS, Call, Calls
from tichu_turnier.rules.hand import Award, Awards, Double, HandReport
from tichu_turnier.store.columns import flag, integer, maybe_integer, text
from tichu_turnier.store.journal import Row, Scalar
from tichu_turnier.store.rows import RowsByTable, TableRow
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Result, ResultKey, SecondPass, Totals

_FIRST, _SECOND = 1, 2
PassKey = tuple[int, int, int]
"""(round, table, pass)"""


def result_rows(result: Result) -> Iterator[TableRow]:
    """The rows of one result."""
    place: Row = {"round": result.round, "table_number": result.table}
    passes = result.second_pass
    about: Row = {
        "accepted_because": result.accepted_because,
        "cleared": result.cleared,
        "passes_settled": None if passes is None else passes.settled,
    }
    yield "result", {**place, **_report_columns(result.report), **about}
    yield from _hand_rows("hand", place, result.report)
    for number, report in () if passes is None else ((_FIRST, passes.first), (_SECOND, passes.second)):
        here = {**place, "pass_number": number}
        yield "pass_report", {**here, **_report_columns(report)}
        yield from _hand_rows("pass_hand", here, report)


def _report_columns(report: MatchReport) -> Row:
    if isinstance(report, Totals):
        return {"kind": "totals", "a": report.a, "b": report.b, "hands_played": report.hands_played}
    return {"kind": "hands", "a": None, "b": None, "hands_played": None}


def _hand_rows(table: str, place: Row, report: MatchReport) -> Iterator[TableRow]:
    for number, hand in enumerate(report.hands if isinstance(report, Hands) else (), start=1):
        yield table, {**place, "number": number, **_hand_columns(hand)}


def _hand_columns(hand: HandReport) -> Row:
    known = dict(enumerate(hand.calls))
    calls = {f"call_{seat}": known[seat].value if seat in known else None for seat in SIX_SEATS}
    double = None if hand.double is None else hand.double.value
    one, other = (None, None) if hand.awarded is None else hand.awarded
    awards = {"award_0": one and one.value, "award_1": other and other.value}
    return {
        "a": hand.a,
        "b": hand.b,
        **calls,
        "first_out": hand.first_out,
        "double_victory": double,
        **awards,
        "special_cards_out": hand.special_cards_out,
    }


def results_of(rows: RowsByTable) -> Mapping[ResultKey, Result]:
    """All results in these rows."""
    hands: dict[ResultKey, list[HandReport]] = {}
    for row in rows["hand"]:
        hands.setdefault(_place(row), []).append(_hand(row))
    passes = _passes(rows)
    results = (_result(row, hands.get(_place(row), []), passes) for row in rows["result"])
    return frozen(((result.round, result.table), result) for result in results)


def _passes(rows: RowsByTable) -> Mapping[PassKey, MatchReport]:
    """What each pass typed for each table."""
    hands: dict[PassKey, list[HandReport]] = {}
    for row in rows["pass_hand"]:
        hands.setdefault(_pass(row), []).append(_hand(row))
    return {_pass(row): _report(row, hands.get(_pass(row), [])) for row in rows["pass_report"]}


def _place(row: Row) -> ResultKey:
    return integer(row["round"]), integer(row["table_number"])


def _pass(row: Row) -> PassKey:
    return (*_place(row), integer(row["pass_number"]))


def _result(row: Row, hands: list[HandReport], passes: Mapping[PassKey, MatchReport]) -> Result:
    place, settled = _place(row), row["passes_settled"]
    second = None
    if settled is not None:
        second = SecondPass(passes[*place, _FIRST], passes[*place, _SECOND], flag(settled))
    return Result(*place, _report(row, hands), text(row["accepted_because"]), flag(row["cleared"]), second)


def _report(row: Row, hands: list[HandReport]) -> MatchReport:
    if row["kind"] == "totals":
        return Totals(integer(row["a"]), integer(row["b"]), integer(row["hands_played"]))
    return Hands(tuple(hands))


def _hand(row: Row) -> HandReport:
    return HandReport(
        a=integer(row["a"]),
        b=integer(row["b"]),
        calls=_calls(*(row[f"call_{seat}"] for seat in SIX_SEATS)),
        first_out=maybe_integer(row["first_out"]),
        double=None if row["double_victory"] is None else Double(text(row["double_victory"])),
        awarded=None if row["award_0"] is None else _awards(row["award_0"], row["award_1"]),
        special_cards_out=flag(row["special_cards_out"]),
    )


def _awards(a: Scalar, b: Scalar) -> Awards:
    return Award(text(a)), Award(text(b))


@cache  # a handful of combinations, thousands of hands
def _calls(*each: Scalar) -> Calls:
    return tuple(Call(text(call)) for call in each if call is not None)
