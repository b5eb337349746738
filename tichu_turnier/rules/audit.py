"""Is a reported hand or match possible, and what is wrong with it if it is not?

Here are the checks that follow from the arithmetic of a hand alone. All faults are reported at once.
"""

from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call, call_points, side_of
from tichu_turnier.rules.finding import Finding, Severity
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import (
    ALL_CARD_POINTS,
    LEAST_CARD_POINTS,
    MOST_CARD_POINTS,
    STEP,
    possible_doubles,
    without_calls,
)


def audit_hand(report: HandReport, rules: RuleSet) -> tuple[Finding, ...]:
    """Every reason why this hand cannot have happened, and every question it leaves open."""
    faults = (*_steps(report), *_calls(report, rules), *_double(report))
    if faults:
        return faults
    return _points(report, rules)


def audit_totals(a: int, b: int) -> tuple[Finding, ...]:
    """What is wrong with the totals of a match: fives, and a sum that is a multiple of 100."""
    findings = [
        Finding("result-total-step", args={"points": p}, where=(w,))
        for w, p in (("a", a), ("b", b))
        if p % STEP
    ]
    if not findings and (a + b) % ALL_CARD_POINTS:
        findings.append(Finding("result-total-sum", args={"a": a, "b": b, "sum": a + b}))
    return tuple(findings)


def _steps(report: HandReport) -> list[Finding]:
    """Every score is a multiple of 5."""
    sides = (("a", report.a), ("b", report.b))
    return [
        Finding("hand-step", args={"points": points}, where=(side,))
        for side, points in sides
        if points % STEP
    ]


def _calls(report: HandReport, rules: RuleSet) -> list[Finding]:
    """Calls that these rules do not know."""
    if rules.grand_tichu:
        return []
    return [
        Finding("hand-grand-tichu", args={"seat": seat}, where=("calls", seat))
        for seat in SEATS
        if report.calls[seat] is Call.GRAND_TICHU
    ]


def _double(report: HandReport) -> list[Finding]:
    """A double victory needs the first place in its own side."""
    side = None if report.double is None else report.double.side
    if side is None or report.first_out is None or side_of(report.first_out) == side:
        return []
    return [Finding("hand-double-other-side", args={"seat": report.first_out}, where=("double",))]


def _points(report: HandReport, rules: RuleSet) -> tuple[Finding, ...]:
    """Whether cards or a double victory give these points, once the calls are taken off."""
    doubles = possible_doubles(report, rules)
    if report.double in doubles:
        return ()
    if report.double is None:
        if len(doubles) == 1:
            return ()
        if doubles:
            args: dict[str, str | int] = {"a": report.a, "b": report.b}
            return (Finding("hand-double-or-not", Severity.QUESTION, args, ("double",)),)
    return (_wrong_points(report, rules),)


def _wrong_points(report: HandReport, rules: RuleSet) -> Finding:
    """The one sentence that says best why these points are impossible."""
    call_a, call_b = call_points(report.calls, report.first_out, rules)
    a, b = without_calls(report, rules)
    side = None if report.double is None else report.double.side
    if side is not None:
        won = rules.double_value
        right = (won + call_a, call_b) if side == 0 else (call_a, won + call_b)
        return Finding("hand-double-points", args={"a": right[0], "b": right[1]}, where=("double",))
    if a + b == ALL_CARD_POINTS:
        worst = a if not LEAST_CARD_POINTS <= a <= MOST_CARD_POINTS else b
        return Finding(
            "hand-card-points", args={"points": worst, "least": LEAST_CARD_POINTS, "most": MOST_CARD_POINTS}
        )
    right_sum = ALL_CARD_POINTS + call_a + call_b
    args: dict[str, str | int] = {"sum": report.a + report.b, "right": right_sum}
    if report.calls != NO_CALLS and report.first_out is None:
        return Finding("hand-who-first", Severity.QUESTION, args, ("first_out",))
    return Finding("hand-sum", args=args)
