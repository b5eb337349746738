"""What was probably meant by an impossible hand: errors of writing or typing that explain it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from tichu_turnier.rules.audit import digit_errors
from tichu_turnier.rules.audit.base_rates import how_often
from tichu_turnier.rules.audit.hand_audit import faults_of_notes
from tichu_turnier.rules.audit.readings import Pair, possible_pairs, readings
from tichu_turnier.rules.booster.audit import handings_over, not_played_here
from tichu_turnier.rules.calls import (
    SIX_PLAYERS,
    Call,
    call_at,
    call_points,
    callers,
    known_calls,
    side_of,
    with_call,
)
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.ruleset import BothGrandTichus, RuleSet
from tichu_turnier.rules.scoring import both_sides, double_victory, possible_doubles, without_calls

MOST_SUGGESTIONS = 5
_DOUBLE_AS_CARDS = "audit-slip-double-as-cards"
Others = Sequence[HandReport]
Meant = tuple[HandReport, int | None]
"""What may have been meant, and whose call it is about."""
PairError = Callable[[Pair, digit_errors.DigitError], Iterator[Pair]]
Undo = Callable[[HandReport, RuleSet, Others], Iterable[Meant]]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A possible hand that may have been meant.

    `why` is a text key, `args` its values: `a` and `b`; where it is about a player `who` (his seat, which a
    face may replace by his name), `call` (`none`, `tichu`, `grand`) and `outcome` (`made`, `lost`).
    """

    report: HandReport
    why: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ErrorPattern:
    """An error that people make, told by the text `key`: from what was reported to what may be meant."""

    key: str
    undo: Undo
    often: float
    """How often it happens to a hand in one certain way, beside the others; where it changed the points.

    Fitted to the fourteen kinds of `tests/rules/audit/slips.py`, each equally common where it can happen.
    """
    marked: float = 0.0
    """The same where the points are right and only a mark is wrong."""
    in_number: digit_errors.DigitError | None = None
    """The error as it happens to any number, the total of a match too; None where it is about a hand."""


def nearest(
    report: HandReport,
    rules: RuleSet,
    others: Others = (),
    *,
    calls_known: bool = True,
    first_known: bool = True,
) -> tuple[Suggestion, ...]:
    """The possible hands that one error turns into this report, the likeliest first.

    Empty for a possible hand; where a double victory must be asked for, both answers. `others` are hands
    reported elsewhere, which may stand here by mistake. With `calls_known=False` nobody has said who called
    what; with `first_known=False` nobody has said who was first, so that it may have been any caller.
    """
    doubles = _explained_by(report, rules, calls_known=calls_known)
    if doubles:
        return _answers(report, doubles, rules) if calls_known and len(doubles) > 1 else ()
    firsts = _possible_firsts(report, rules) if calls_known and report.first_out is None else ()
    if firsts:
        return firsts
    found: dict[HandReport, tuple[float, Suggestion]] = {}
    for written in (report, *(() if first_known else _with_each_caller_first(report, rules))):
        for meant, weight, suggestion in _undone(written, rules, others, calls_known=calls_known):
            if meant not in found or found[meant][0] < weight:
                found[meant] = (weight, suggestion)
    near = sorted(found.values(), key=lambda each: -each[0])
    return tuple(each for _, each in near[:MOST_SUGGESTIONS])


def _undone(
    report: HandReport, rules: RuleSet, others: Others, *, calls_known: bool
) -> Iterator[tuple[HandReport, float, Suggestion]]:
    """What each error may have made of a possible hand, and how likely that is."""
    possible = possible_pairs(rules)
    for error in (*ERROR_PATTERNS, *FOLLOWED):
        for meant, seat in error.undo(report, rules, others):
            if (meant.a, meant.b) not in possible or meant == report:
                continue
            doubles = _explained_by(meant, rules, calls_known=calls_known)
            if doubles:
                whole = replace(meant, double=doubles[0]) if len(doubles) == 1 else meant
                often = error.marked if (meant.a, meant.b) == (report.a, report.b) else error.often
                key = key_of_double(rules) if error.key == _DOUBLE_AS_CARDS else error.key
                weight = often * how_often(whole, rules, calls_known=calls_known)
                yield whole, weight, Suggestion(whole, key, _args(whole, seat))


def _with_each_caller_first(report: HandReport, rules: RuleSet) -> Iterator[HandReport]:
    if report.first_out is None:
        called = (seat for seat in callers(rules) if call_at(report.calls, seat) is not Call.NONE)
        yield from (replace(report, first_out=seat) for seat in called)


def key_of_double(rules: RuleSet) -> str:
    """How it is told that a double victory and counted cards were mistaken: of six, a triple one."""
    return "odd-six-slip-triple" if rules.players == SIX_PLAYERS else _DOUBLE_AS_CARDS


def _possible_firsts(report: HandReport, rules: RuleSet) -> tuple[Suggestion, ...]:
    if faults_of_notes(report, rules) or not_played_here(report, rules):
        return ()
    seats = dict.fromkeys(each.first_out for each in readings(report, rules))
    whole = {seat: replace(report, first_out=seat) for seat in seats}
    return tuple(Suggestion(meant, "audit-answer-first", _args(meant, seat)) for seat, meant in whole.items())


def _explained_by(report: HandReport, rules: RuleSet, *, calls_known: bool) -> tuple[Double, ...]:
    """With which answers to "was it a double victory?" this can have happened."""
    if not calls_known:
        found = readings(report, rules, calls_known=False)
        return tuple(dict.fromkeys(reading.double for reading in found))
    if faults_of_notes(report, rules) or not_played_here(report, rules):
        return ()
    return tuple(each for each in possible_doubles(report, rules) if report.double in (None, each))


def _answers(report: HandReport, doubles: Iterable[Double], rules: RuleSet) -> tuple[Suggestion, ...]:
    """Double victory (at a table of six a triple one) or counted cards: both are possible."""
    won = "odd-six-answer" if rules.players == SIX_PLAYERS else "audit-answer-double"
    keys = {double: "audit-answer-counted" if double is Double.NO else won for double in doubles}
    return tuple(
        Suggestion(replace(report, double=double), key, _args(report, None)) for double, key in keys.items()
    )


def _args(meant: HandReport, seat: int | None) -> dict[str, str | int]:
    points: dict[str, str | int] = {"a": meant.a, "b": meant.b}
    if seat is None:
        return points
    outcome = "made" if meant.first_out == seat else "lost"
    return {**points, "who": seat, "call": call_at(meant.calls, seat).value, "outcome": outcome}


def _sides_swapped(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """The points, or the double victory as well, stand under the other side."""
    swapped = replace(report, a=report.b, b=report.a)
    yield swapped, None
    if report.double_of is not None:
        yield replace(swapped, double=DOUBLE_OF_SIDE[1 - report.double_of]), None


def _call_on_the_other_side(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """What a call brought was booked to the other side, or the call was marked there."""
    for seat, value in _callers(report):
        yield _moved(report, seat, value, -value), seat
    seats = callers(rules)
    for seat, _ in _callers(report):
        for neighbour in [(seat + step) % len(seats) for step in range(1, len(seats), 2)]:
            yield _calls_swapped(report, seat, neighbour), neighbour
            if report.first_out is None:  # nobody has said that it was lost there
                yield replace(_calls_swapped(report, seat, neighbour), first_out=neighbour), neighbour


def _made_for_lost(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """A made call was booked or marked as a lost one, or the other way round."""
    for seat, value in _callers(report):
        yield _moved(report, seat, 2 * value), seat
        yield replace(report, first_out=None if report.first_out == seat else seat), seat


def _other_first(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    if report.first_out is not None:
        yield from ((replace(report, first_out=seat), seat) for seat in callers(rules))


def _double_as_cards(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """A double victory was marked for the wrong side, or counted cards as one, or 100 stands for 200."""
    for won in (0, 1):
        base = without_calls(report, rules, won)
        if report.double_of in (None, won) and not base[1 - won] and base[won] in (100, 200):
            yield _as_double(report, won, rules), None
    for double in (*DOUBLE_OF_SIDE, Double.NO):
        yield replace(report, double=double), None


def _cards_counted(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """The cards were counted although it was a double victory."""
    if report.double_of is not None:
        yield _as_double(report, report.double_of, rules), None


def _as_double(report: HandReport, won: int, rules: RuleSet) -> HandReport:
    meant = double_victory(won, rules, report.calls, report.first_out)
    return replace(meant, special_cards_out=report.special_cards_out)


def _super_partner(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """A Tichu that went to the partner was marked where it had been called (Booster FAQ: Superpartner)."""
    yield from ((meant, (seat + 2) % 4) for seat, meant in handings_over(report, rules))


def _special_cards_in(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """The special cards were in the hand, though it was marked that they were not."""
    if report.special_cards_out:
        yield replace(report, special_cards_out=False), None


def _dragon_forgotten(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """The Dragon was not counted; or the Phoenix was not, or the Dragon twice."""
    for points in (25, -25):
        yield replace(report, b=report.b + points), None
        yield replace(report, a=report.a + points), None


def _both_grand_tichus_count(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """Of two Grand Tichus in one side the lost one was not booked."""
    yield from ((_moved(report, seat, -200), seat) for seat in _lost_beside_the_partners(report))


def _made_grand_tichu_counts(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """Of two Grand Tichus in one side the lost one was booked where it does not count."""
    if rules.both_grand_tichus is BothGrandTichus.MADE_ONLY:
        for seat in _lost_beside_the_partners(report):
            yield _moved(report, seat, 200), seat


def _losers_pay_nothing(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """A lost call of who lost a double victory was booked where it does not count."""
    for side in () if rules.double_losers_pay else (0, 1):
        right = double_victory(side, rules, report.calls, report.first_out)
        if (report.a, report.b)[side] == (right.a, right.b)[side]:
            yield replace(report, a=right.a, b=right.b, double=right.double), None


def _grand_tichu_withdrawn(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """Of two Grand Tichus in one side one was taken back, but marked (Treibhaus FAQ: grosses Tichu)."""
    if rules.both_grand_tichus is BothGrandTichus.WITHDRAW:
        for seat in _lost_beside_the_partners(report):
            yield replace(report, calls=with_call(report.calls, seat, Call.NONE)), seat


def _lost_beside_the_partners(report: HandReport) -> list[int]:
    """The seats whose Grand Tichu was lost while the partner had called one too."""
    called = [seat for seat, call in enumerate(report.calls) if call is Call.GRAND_TICHU]
    sides = [side_of(seat) for seat in called]
    return [seat for seat in called if sides.count(side_of(seat)) > 1 and seat != report.first_out]


def _of_another_kind(report: HandReport, rules: RuleSet, _: Others, *, cheaper: bool) -> Iterator[Meant]:
    """A call was counted or marked as a cheaper one, or as a dearer one."""
    for seat, value in _callers(report):
        for other in dict.fromkeys((*known_calls(rules)[1:], Call.TICHU)):
            if other is report.calls[seat]:
                continue
            sign = 1 if value > 0 else -1
            difference = value - sign * other.value_in_points
            marked = replace(report, calls=with_call(report.calls, seat, other))
            if cheaper == (sign * difference > 0):
                yield _moved(report, seat, difference), seat
                if not rules.grand_tichu:
                    yield _moved(marked, seat, -difference), seat
            else:
                yield marked, seat


def _call_not_booked(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """A call was left out of the points, or not marked."""
    for seat, value in sorted(_callers(report), key=lambda each: each[1]):
        yield _moved(report, seat, value), seat
    if (report.a, report.b) not in possible_pairs(rules):
        return
    for call in known_calls(rules)[1:]:
        for seat in callers(rules):
            if call_at(report.calls, seat) is Call.NONE:
                marked = replace(report, calls=with_call(report.calls, seat, call))
                if report.first_out is None:
                    yield replace(marked, first_out=seat), seat
                yield marked, seat


def _calls_not_booked(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """The points are those before all calls."""
    a, b = call_points(report.calls, report.first_out, rules, report.double_of)
    yield replace(report, a=report.a + a, b=report.b + b), None


def _withdrawn_call(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """A call was marked that was taken back or never made."""
    for seat, _ in _callers(report):
        yield replace(report, calls=with_call(report.calls, seat, Call.NONE)), seat


def _from_elsewhere(report: HandReport, _rules: RuleSet, others: Others) -> Iterator[Meant]:
    """Another hand stands here in whole or in part: its points, or its calls and one side's points."""
    marks = (report.calls, report.first_out)
    for other in others:
        same_side = report.a == other.a or report.b == other.b
        same_marks = marks == (other.calls, other.first_out)
        if (report.a, report.b) == (other.a, other.b) or (same_side and same_marks):
            yield other, None


def _points_of_the_other_side(report: HandReport, rules: RuleSet, others: Others) -> Iterator[Meant]:
    """The points of one side were written for both."""
    if report.a == report.b:
        yield from _one_side_wrong(report, rules, others)


def _one_side_wrong(report: HandReport, rules: RuleSet, _others: Others) -> Iterator[Meant]:
    """One side is right, the other one was worked out wrongly."""
    total = both_sides(report.calls, report.first_out, rules, None)
    yield replace(report, b=total - report.a), None
    yield replace(report, a=total - report.b), None


def _callers(report: HandReport) -> list[tuple[int, int]]:
    """Who called, and what it brought: positive when made, negative when lost."""
    return [
        (seat, call.value_in_points if seat == report.first_out else -call.value_in_points)
        for seat, call in enumerate(report.calls)
        if call is not Call.NONE
    ]


def _moved(report: HandReport, seat: int, own: int, other: int = 0) -> HandReport:
    """With so many points more for the side of a seat, and for the other one."""
    if side_of(seat) == 0:
        return replace(report, a=report.a + own, b=report.b + other)
    return replace(report, a=report.a + other, b=report.b + own)


def _calls_swapped(report: HandReport, seat: int, instead: int) -> HandReport:
    """With the calls of two seats changed over, and whoever was first by his at the other seat."""
    calls = with_call(report.calls, seat, call_at(report.calls, instead))
    first = instead if report.first_out == seat else report.first_out
    return replace(report, calls=with_call(calls, instead, call_at(report.calls, seat)), first_out=first)


def _of_number(
    key: str, error: digit_errors.DigitError, often: float, pairs: PairError = digit_errors.in_one_of_two
) -> ErrorPattern:
    def undo(report: HandReport, _rules: RuleSet, _others: Others) -> Iterator[Meant]:
        yield from ((replace(report, a=a, b=b), None) for a, b in pairs((report.a, report.b), error))

    return ErrorPattern(key, undo, often, in_number=error)


ERROR_PATTERNS: tuple[ErrorPattern, ...] = (
    ErrorPattern("audit-slip-super-partner", _super_partner, 0.5, 0.5),
    ErrorPattern("audit-slip-special-cards", _special_cards_in, 10.0, 10.0),
    _of_number("audit-slip-minus", digit_errors.minus_forgotten, 1.0),
    _of_number("audit-slip-digits-swapped", digit_errors.neighbours_swapped, 0.6),
    _of_number("audit-slip-five-for-zero", digit_errors.five_for_zero, 0.6),
    ErrorPattern("audit-slip-sides-swapped", _sides_swapped, 1.0),
    ErrorPattern("audit-slip-points-twice", _points_of_the_other_side, 0.5),
    ErrorPattern("audit-slip-call-other-side", _call_on_the_other_side, 0.03, 0.4),
    ErrorPattern("audit-slip-made-for-lost", _made_for_lost, 0.05, 0.25),
    ErrorPattern(_DOUBLE_AS_CARDS, _double_as_cards, 0.5, 0.5),
    ErrorPattern(_DOUBLE_AS_CARDS, _cards_counted, 0.02),
    ErrorPattern("audit-slip-other-first", _other_first, 0.1, 0.1),
    ErrorPattern("audit-slip-dragon", _dragon_forgotten, 0.5),
    ErrorPattern("audit-slip-grand-withdrawn", _grand_tichu_withdrawn, 5.0, 5.0),
    ErrorPattern("audit-slip-made-grand-counts", _made_grand_tichu_counts, 5.0, 5.0),
    ErrorPattern("audit-slip-both-grand-count", _both_grand_tichus_count, 5.0, 5.0),
    ErrorPattern("audit-slip-losers-free", _losers_pay_nothing, 5.0, 5.0),
    ErrorPattern("audit-slip-grand-as-tichu", partial(_of_another_kind, cheaper=True), 0.6, 0.6),
    ErrorPattern("audit-slip-grand-as-tichu", partial(_of_another_kind, cheaper=False), 0.1, 0.1),
    ErrorPattern("audit-slip-call-not-booked", _call_not_booked, 0.8, 0.5),
    ErrorPattern("audit-slip-calls-not-booked", _calls_not_booked, 0.3),
    ErrorPattern("audit-slip-call-withdrawn", _withdrawn_call, 0.01, 0.01),
    ErrorPattern("audit-slip-elsewhere", _from_elsewhere, 1.0, 1.0),
    _of_number("audit-slip-one-digit", digit_errors.one_digit_wrong, 0.05),
    _of_number("audit-slip-digit-missing", digit_errors.digit_missing, 0.3),
    _of_number("audit-slip-digit-too-many", digit_errors.digit_too_many, 0.012),
    ErrorPattern("audit-slip-one-side", _one_side_wrong, 0.02),
)
"""What people do wrong on a slip and at the keys."""

FOLLOWED: tuple[ErrorPattern, ...] = tuple(
    _of_number(error.key, error.in_number, error.often / 5, digit_errors.followed_by_the_other)
    for error in ERROR_PATTERNS
    if error.in_number is not None
)
"""The errors in a number from which the other side was worked out, so that both are wrong."""
