"""Audit of a reported hand or of totals: whether they are possible, and what is wrong with them.

Here are the checks that follow from the arithmetic of a hand alone. All faults are reported at once.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit.readings import Pair, concluded, possible_pairs, readings
from tichu_turnier.rules.booster.audit import not_played_here, super_partner
from tichu_turnier.rules.calls import (
    NO_CALLS,
    SIX_PLAYERS,
    TWO_PLAYERS,
    Call,
    call_at,
    call_points,
    callers,
    known_calls,
    side_of,
)
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import PRINTED_RULES, BothGrandTichus, RuleSet
from tichu_turnier.rules.scoring import (
    ALL_CARD_POINTS,
    STEP,
    both_sides,
    card_point_limits,
    double_victory,
    possible_doubles,
    sum_step,
    without_calls,
)

_OF_SIX = {
    "hand-double-other-side": "odd-six-other-side",
    "hand-double-points": "odd-six-points",
    "hand-sum": "odd-six-sum",
}
"""What is said of triple victories instead, at a table of six."""
_OTHER_SIDE = Finding("hand-double-other-side", where=("double",))
_UNKNOWN_CALLS = {Call.GRAND_TICHU: "hand-grand-tichu", Call.SMALL_TICHU: "hand-small-tichu"}


@lru_cache(maxsize=5000)
def audit_hand(report: HandReport, rules: RuleSet) -> tuple[Finding, ...]:
    """Every reason why this hand cannot have happened, and every question it leaves open.

    Kept, as a hand is audited while it is typed, with its slip, and by the desk that saves it.
    """
    fives, notes = _not_in_fives("hand-step", report.a, report.b), faults_of_notes(report, rules)
    faults = (*fives, *notes, *_double(report), *not_played_here(report, rules))
    found = faults or _points(report, rules)
    if rules.players == SIX_PLAYERS:
        return tuple(replace(each, key=_OF_SIX.get(each.key, each.key)) for each in found)
    return found


def audit_incomplete_hand(
    report: HandReport,
    rules: RuleSet,
    *,
    calls_known: bool,
    worth: Callable[[HandReport], object] | None = None,
) -> tuple[Finding, ...]:
    """The same for a hand of which the slip may leave out what it likes: `None`, or who called what.

    `worth` says what a hand brings besides its points; where that differs and nobody said whether it was a
    double victory, that is asked.
    """
    if calls_known:
        found_whole = audit_hand(concluded(report, rules), rules)
        return tuple(_of_unknown_first(each, report, rules) for each in found_whole)
    found = readings(report, rules, calls_known=False)
    if not found:
        return _no_reading(report, rules)
    if worth and report.double is None and len({worth(each.report(rules)) for each in found}) > 1:
        return (_double_or_not(report, rules),)
    return ()


def audit_totals(a: int, b: int, rules: RuleSet = PRINTED_RULES) -> tuple[Finding, ...]:
    """What is wrong with the totals of a match: fives, and a sum that is a multiple of 100 (or 50)."""
    findings = _not_in_fives("result-total-step", a, b)
    if not findings and (a + b) % sum_step(rules):
        key = "two-total-sum" if rules.players == TWO_PLAYERS else "result-total-sum"
        findings.append(Finding(key, args={"a": a, "b": b, "sum": a + b}))
    return tuple(findings)


def _no_reading(report: HandReport, rules: RuleSet) -> tuple[Finding, ...]:
    a, b = report.a, report.b
    found = not_played_here(report, rules) + audit_totals(a, b, rules)
    if found:
        return found
    args: dict[str, str | int] = {"a": a, "b": b, "sum": a + b}
    if (a, b) in possible_pairs(rules):
        return (Finding("audit-hand-otherwise", args=args),)
    lines = _by_sum(rules)
    if a + b not in lines:
        return (Finding("audit-hand-sum", args={**args, "least": min(lines), "most": max(lines)}),)
    sides = [pair[0] for pair in lines[a + b]]
    if not sides[0] <= a <= sides[-1]:
        return (Finding("audit-hand-side", args={**args, "least": sides[0], "most": sides[-1]}),)
    near = min(sides, key=lambda side: abs(side - a))
    return (Finding("audit-hand-gap", args={**args, "near_a": near, "near_b": a + b - near}),)


@lru_cache(maxsize=16)
def _by_sum(rules: RuleSet) -> Mapping[int, list[Pair]]:
    """All possible points, in order, by the sum of both sides."""
    by_sum = sorted(possible_pairs(rules), key=lambda pair: (sum(pair), pair[0]))
    return {total: list(pairs) for total, pairs in groupby(by_sum, sum)}


def _not_in_fives(key: str, a: int, b: int) -> list[Finding]:
    """Every score is a multiple of 5."""
    sides = (("a", a), ("b", b))
    return [Finding(key, args={"points": points}, where=(side,)) for side, points in sides if points % STEP]


def faults_of_notes(report: HandReport, rules: RuleSet) -> tuple[Finding, ...]:
    """Calls that these rules do not know, what is noted on a seat where nobody sits."""
    known, seats = known_calls(rules), callers(rules)
    noted = {seat for seat, call in enumerate(report.calls) if call is not Call.NONE}
    if report.first_out is not None:
        noted.add(report.first_out)
    unknown = [
        Finding(_UNKNOWN_CALLS[call], args={"seat": seat}, where=("calls", seat))
        for seat, call in enumerate(report.calls)
        if call not in known
    ]
    nobody = [
        Finding("hand-no-player", args={"seat": seat, "last": seats[-1]}) for seat in sorted(noted - {*seats})
    ]
    return (*unknown, *nobody)


def _double(report: HandReport) -> list[Finding]:
    """A double victory needs the first place in its own side."""
    side = report.double_of
    if side is None or report.first_out is None or side_of(report.first_out) == side:
        return []
    return [_OTHER_SIDE]


def _points(report: HandReport, rules: RuleSet) -> tuple[Finding, ...]:
    """Whether cards or a double victory give these points, once the calls are taken off."""
    doubles = possible_doubles(report, rules)
    if report.double in doubles or (report.double is None and len(doubles) == 1):
        return ()
    if doubles and report.double is None:
        return (_double_or_not(report, rules),)
    return (
        super_partner(report, rules) or _both_grand_tichus(report, rules) or _wrong_points(report, rules),
    )


def _double_or_not(report: HandReport, rules: RuleSet) -> Finding:
    won = "triple" if rules.players == SIX_PLAYERS else "double"
    args: dict[str, str | int] = {"a": report.a, "b": report.b, "won": won}
    return Finding("hand-double-or-not", Severity.QUESTION, args, ("double",))


def _both_grand_tichus(report: HandReport, rules: RuleSet) -> Finding | None:
    """Whether these points would be right by another answer to what two Grand Tichus of one side count.

    A real result: 285:15 was published where 85:15 is right if both count.
    """
    here = call_points(report.calls, report.first_out, rules, report.double_of)
    for answer in BothGrandTichus:
        elsewhere = replace(rules, both_grand_tichus=answer)
        there = call_points(report.calls, report.first_out, elsewhere, report.double_of)
        if here != there and possible_doubles(report, elsewhere):
            a, b = (points + (h - t) for points, h, t in zip((report.a, report.b), here, there, strict=True))
            args: dict[str, str | int] = {"rule": rules.both_grand_tichus.value, "a": a, "b": b}
            return Finding("hand-both-grand-tichus", Severity.QUESTION, args, ("calls",))
    return None


def _wrong_points(report: HandReport, rules: RuleSet) -> Finding:
    """The one sentence that says best why these points are impossible."""
    if _nobody_can_be_first(report, rules):
        return Finding("hand-who-first", Severity.QUESTION, where=("first_out",))
    side = report.double_of
    if side is not None:
        right = double_victory(side, rules, report.calls, report.first_out)
        return Finding("hand-double-points", args={"a": right.a, "b": right.b}, where=("double",))
    a, b = without_calls(report, rules)
    if a + b == ALL_CARD_POINTS:
        least, most = card_point_limits(report)
        args: dict[str, str | int] = {
            "points": b if least <= a <= most else a,
            "least": least,
            "most": most,
            "calls": _some_or_none(report),
        }
        return Finding("hand-card-points", args=args)
    if report.first_out is None and readings(report, rules):  # a caller who was first explains it
        return Finding("hand-who-first", Severity.QUESTION, where=("first_out",))
    if report.double is None and report.first_out is not None and sorted((a, b)) == [0, rules.double_value]:
        return _OTHER_SIDE
    return _wrong_sum(report, rules)


def _nobody_can_be_first(report: HandReport, rules: RuleSet) -> bool:
    """Whether all who can have been first had called, while it is said that no caller was."""
    seats = [seat for seat in callers(rules) if report.double_of in (None, side_of(seat))]
    return report.first_out is None and all(call_at(report.calls, seat) is not Call.NONE for seat in seats)


def _wrong_sum(report: HandReport, rules: RuleSet) -> Finding:
    """Both sides together do not bring what they must; a double victory is named where it would."""
    first, total = report.first_out, report.a + report.b
    won = int(report.a < report.b) if first is None else side_of(first)
    right, of_double = (both_sides(report.calls, first, rules, double_of) for double_of in (None, won))
    unlike = report.double is None and of_double not in (total, right)
    args: dict[str, str | int] = {
        "sum": total,
        "calls": _some_or_none(report),
        "right": right,
        "double": of_double if unlike else 0,
    }
    return Finding("hand-sum", args=args)


def _of_unknown_first(finding: Finding, report: HandReport, rules: RuleSet) -> Finding:
    """What both sides must bring depends on whether a call was made, where nobody said who was first."""
    if finding.key != "hand-sum" or report.first_out is not None:
        return finding
    seats = [seat for seat in callers(rules) if call_at(report.calls, seat) is not Call.NONE]
    made = {both_sides(report.calls, seat, rules, None) for seat in seats}
    if len(made) != 1:
        return finding
    sums = {name: finding.args[name] for name in ("sum", "right")}
    return Finding("hand-sum-made", args={**sums, "made": made.pop(), "calls": len(seats)})


def _some_or_none(report: HandReport) -> str:
    return "none" if report.calls == NO_CALLS else "some"
