"""One line of a score slip as far as it is typed: points, calls, double victory, findings."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from tichu_turnier.entry.keys import Mark, Outcome
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.booster.audit import handed_over, super_partner_finding
from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call, Calls, call_at, call_points, with_call
from tichu_turnier.rules.hand import Award, Awards, Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import (
    LEAST_CARD_POINTS,
    MOST_CARD_POINTS,
    STEP,
    both_sides,
    double_victory,
    possible_doubles,
    settled,
)

_KEPT = 2000
DOUBLE_QUESTION = "hand-double-or-not"
BONUS_QUESTION = "entry-bonus-or-not"
_AWARDED = "avg:avg avg+:avg- avg-:avg+ avg+:avg+ avg-:avg- avg++:avg-- avg--:avg++"
AWARDS: tuple[Awards, ...] = tuple(
    (Award(one), Award(other)) for one, other in (pair.split(":") for pair in _AWARDED.split())
)
"""The adjusted scores that one key goes through."""
_LONGEST = 4
"""Digits that are taken; one more than any legal score has, so that a mistyped digit shows."""
_MORE_DIGITS = ("0", "5", *(f"{ten}{one}" for ten in range(10) for one in (0, 5)))


@dataclass(frozen=True, slots=True)
class HandEntry:
    """One hand as typed. The side that was not typed follows from the other one."""

    typed: tuple[str, str] = ("", "")
    calls: Calls = NO_CALLS
    made: frozenset[int] = frozenset()
    """Seats whose call is said to be made: two of them can be typed, but not have happened."""
    first: int | None = None
    double: Double | None = None
    awarded: Awards | None = None
    """Adjusted scores of a prepared hand that was not played; then there is nothing else."""
    special_cards_out: bool = False
    """Whether Back to the Roots took them out (Booster)."""

    @property
    def empty(self) -> bool:
        return self == _EMPTY

    @property
    def marked(self) -> bool:
        return self != HandEntry(self.typed)

    @property
    def typed_side(self) -> int | None:
        """The only side whose points are typed; None where both are, or none."""
        a, b = (bool(text.strip("-")) for text in self.typed)
        return None if a == b else int(b)

    @property
    def bare(self) -> int | None:
        """The points of the left side where nothing else is typed: it could be the number of a table."""
        points, other = self.typed
        return None if other or self.marked or not points.strip("-") else int(points)

    @property
    def first_out(self) -> int | None:
        """Who went out first, said by a made call or by itself; nobody whose call is said to be lost."""
        return min(self.made) if self.made else None if self.lost_and_first else self.first

    @property
    def lost_and_first(self) -> bool:
        """Whether somebody is said to have gone out first and to have lost the call: it cannot be both."""
        first = self.first
        return first is not None and first not in self.made and call_at(self.calls, first) is not Call.NONE

    @lru_cache(maxsize=_KEPT)  # noqa: B019 - a small value, asked for again with every key
    def points(self, rules: RuleSet) -> tuple[int, int] | None:
        """The points of both sides: as typed, or following from the other side, or from a double victory."""
        if self.awarded is not None:
            return 0, 0
        a, b = (int(text) if text.strip("-") else None for text in self.typed)
        side = None if self.double is None else self.double.side
        if a is None and b is None:
            if side is None:
                return None
            won = double_victory(side, rules, self.calls, self.first_out)
            return won.a, won.b
        if a is not None and b is not None:
            return a, b
        pairs = [(total - (b or 0), b or 0) if a is None else (a, total - a) for total in self._sums(rules)]
        return next((pair for pair in pairs if bool(possible_doubles(self.told(pair), rules))), pairs[0])

    @lru_cache(maxsize=_KEPT)  # noqa: B019 - as above
    def report(self, rules: RuleSet) -> HandReport | None:
        """The hand as a value, its double victory concluded where possible; None while points are missing."""
        points = self.points(rules)
        if points is None:
            return None
        if self.awarded is not None:
            return HandReport(*points, awarded=self.awarded)
        return settled(self.told(points), rules)

    @lru_cache(maxsize=_KEPT)  # noqa: B019 - as above
    def findings(self, rules: RuleSet, *, typing: bool = False) -> tuple[Finding, ...]:
        """What is wrong or unclear; `typing` leaves out what more keys may still make right."""
        if self.empty or self.awarded is not None:
            return ()
        if told := self._contradictions():
            return told
        report = self.report(rules)
        if report is None:
            return () if typing else (Finding("entry-points-missing"),)
        if typing and any(_grows(text, rules) for text in self.typed):
            return ()
        found = audit_hand(report, rules)
        if not found and self.calls != NO_CALLS:
            either = self.as_card_points(rules) is not None
            cards = self.card_points(rules) if either else ()
            return tuple(replace(each, key=BONUS_QUESTION, severity=Severity.WARNING) for each in cards)
        return tuple(self._plainer(finding, report, rules) for finding in found if not self._echo(finding))

    def card_points(self, rules: RuleSet) -> Iterator[Finding]:
        """What the cards alone bring, of a hand with calls and without a double victory."""
        report = self.report(rules) if self.calls != NO_CALLS else None
        if report is not None and report.double in (None, Double.NO):
            one, other = call_points(report.calls, report.first_out, rules)
            yield Finding("entry-cards", Severity.NOTE, {"one": report.a - one, "other": report.b - other})

    @lru_cache(maxsize=_KEPT)  # noqa: B019 - as above
    def as_card_points(self, rules: RuleSet) -> "HandEntry | None":
        """The line if the only number typed is points of cards, to which calls come; None if it cannot be."""
        side = 0 if self.typed[0].strip("-") else 1
        points = self.points(rules)
        if points is None or self.typed[1 - side] or self.awarded is not None:
            return None
        calls = call_points(self.calls, self.first_out, rules)[side]
        possible = calls and LEAST_CARD_POINTS <= points[side] <= MOST_CARD_POINTS
        return self.with_typed(side, str(points[side] + calls)) if possible else None

    def with_figure(self, side: int, figure: str, *, anew: bool) -> "HandEntry":
        """With one more digit (or the sign) in the points of a side; `anew` begins a new number."""
        return self.with_typed(side, with_figure("" if anew else self.typed[side], figure, _LONGEST))

    def full(self, side: int) -> bool:
        return full(self.typed[side], _LONGEST)

    def with_typed(self, side: int, text: str) -> "HandEntry":
        return replace(self, typed=(text, self.typed[1]) if side == 0 else (self.typed[0], text))

    def with_mark(self, mark: Mark) -> "HandEntry":
        """With what happened to one player; the same key again takes it back.

        A call that is said to be made says already who went out first. One said to be lost stays lost beside
        it: the line cannot be right then, and the person says which of both is not.
        """
        if mark.outcome is Outcome.FIRST:
            if mark.seat in self.made:
                return self
            return replace(self, first=None if self.first == mark.seat else mark.seat)
        was_made = mark.seat in self.made
        wants_made = mark.outcome is Outcome.MADE
        if call_at(self.calls, mark.seat) is mark.call and was_made == wants_made:
            return self._with_call(mark.seat, Call.NONE, made=False)
        return self._with_call(mark.seat, mark.call, made=wants_made)

    def with_next(self, seat: int, call: Call) -> "HandEntry":
        """With what the only key of a player says next: made, lost, out first without a call, nothing."""
        known = call_at(self.calls, seat)
        if known not in (call, Call.NONE):
            return self._with_call(seat, call, made=seat in self.made)
        if known is Call.NONE and self.first != seat:
            return self._with_call(seat, call, made=True)
        if seat in self.made:
            return self._with_call(seat, call, made=False)
        without = self._with_call(seat, Call.NONE, made=False)
        return replace(without, first=None if self.first == seat else seat)

    def with_double(self, double: Double) -> "HandEntry":
        return replace(self, double=None if self.double is double else double)

    def with_award(self) -> "HandEntry":
        at = 0 if self.awarded not in AWARDS else AWARDS.index(self.awarded) + 1
        return HandEntry(awarded=AWARDS[at]) if at < len(AWARDS) else HandEntry()

    def with_roots(self) -> "HandEntry":
        return replace(self, special_cards_out=not self.special_cards_out)

    def handed_over(self, rules: RuleSet) -> Iterator[tuple[int, "HandEntry"]]:
        """Whose Tichu the partner may have been given (Superpartner), and the line, right by it."""
        for seat in SEATS if rules.with_booster else ():
            partner, calls = (seat + 2) % len(SEATS), handed_over(self.calls, seat)
            made = frozenset({partner} & {self.first_out})
            moved = replace(self, calls=calls, made=made, first=None if made else self.first)
            report = None if calls == self.calls else moved.report(rules)
            if report is not None and not audit_hand(report, rules):
                yield seat, moved

    def answered(self, rules: RuleSet, *, yes: bool) -> "HandEntry":
        report = self.report(rules)
        if report is None:
            return self
        doubles = possible_doubles(report, rules)
        wanted = [double for double in doubles if (double is not Double.NO) == yes]
        return replace(self, double=wanted[0]) if wanted else self

    def _with_call(self, seat: int, call: Call, *, made: bool) -> "HandEntry":
        first = None if made and self.first == seat else self.first
        seats = self.made | {seat} if made else self.made - {seat}
        return replace(self, calls=with_call(self.calls, seat, call), made=seats, first=first)

    def _sums(self, rules: RuleSet) -> tuple[int, ...]:
        ends = (None, 0, 1) if self.double is None else (self.double.side,)
        return tuple(both_sides(self.calls, self.first_out, rules, double_of) for double_of in ends)

    def told(self, points: tuple[int, int]) -> HandReport:
        """The hand with these points, and with nothing concluded that was not typed."""
        out = self.special_cards_out
        return HandReport(*points, self.calls, self.first_out, self.double, special_cards_out=out)

    def _contradictions(self) -> tuple[Finding, ...]:
        if len(self.made) > 1:
            return (Finding("entry-two-calls-made", where=("calls",)),)
        if self.made and self.first is not None:
            return (Finding("entry-made-not-first", where=("first_out",)),)
        if self.lost_and_first:
            return (Finding("entry-lost-yet-first", Severity.QUESTION, where=("first_out",)),)
        return ()

    def _echo(self, finding: Finding) -> bool:
        """Whether it only repeats about the side that follows what is wrong with the side typed."""
        sides = {"a": 0, "b": 1}
        return finding.key == "hand-step" and not self.typed[sides[str(finding.where[0])]]

    def _plainer(self, finding: Finding, report: HandReport, rules: RuleSet) -> Finding:
        """Where a call explains points that cards cannot bring, asks for the call."""
        given = next((seat for seat, _ in self.handed_over(rules)), None)
        if given is not None:
            both = self.calls[(given + 2) % len(SEATS)] is not Call.NONE
            return super_partner_finding(given, both=both)
        if finding.key != "hand-card-points" or report.calls != NO_CALLS or self.special_cards_out:
            return finding
        least, most = _score_limits(rules)
        if not all(least <= points <= most for points in (report.a, report.b)):
            return finding
        typed = "both" if all(self.typed) else "a" if self.typed[0] else "b"
        args: dict[str, str | int] = {"a": report.a, "b": report.b, "typed": typed}
        return Finding("entry-needs-call", Severity.QUESTION, args, ("calls",))


_EMPTY = HandEntry()


def entry_of(report: HandReport, rules: RuleSet) -> HandEntry:
    """A hand as it would have been typed, with as few keys as possible: what follows is left out."""
    if report.awarded is not None:
        return HandEntry(awarded=report.awarded)
    caller = report.first_out is not None and call_at(report.calls, report.first_out) is not Call.NONE
    made = frozenset([report.first_out]) if caller and report.first_out is not None else frozenset[int]()
    first, out = None if caller else report.first_out, report.special_cards_out
    marks = HandEntry(("", ""), report.calls, made, first, special_cards_out=out)
    numbers = (str(report.a), str(report.b))
    left = replace(marks, typed=(numbers[0], ""))
    choices = replace(marks, double=report.double), left, replace(left, double=report.double)
    same = (choice for choice in choices if choice.report(rules) == settled(report, rules))
    return next(same, replace(marks, typed=numbers, double=report.double))


def _score_limits(rules: RuleSet) -> tuple[int, int]:
    call = (Call.GRAND_TICHU if rules.grand_tichu else Call.TICHU).value_in_points
    callers = max(rules.players // 2, 2)
    return LEAST_CARD_POINTS - callers * call, max(MOST_CARD_POINTS, rules.double_value) + call


def _grows(text: str, rules: RuleSet) -> bool:
    """Whether a number that is no score yet can become one by more digits."""
    if not text or text == "-":
        return bool(text)
    least, most = _score_limits(rules)
    if int(text) % STEP == 0:
        return False
    longer = (f"{text}{more}" for more in _MORE_DIGITS)
    return any(least <= int(number) <= most for number in longer)


def with_figure(number: str, figure: str, longest: int) -> str:
    """A number with one more digit, or with its sign turned (`-` may come before or after the digits)."""
    sign, digits = ("-", number[1:]) if number.startswith("-") else ("", number)
    if figure == "-":
        return digits if sign else f"-{digits}"
    return sign + (f"{digits}{figure}".lstrip("0") or "0")[:longest]


def full(number: str, longest: int) -> bool:
    """Whether `with_figure` takes no more digits."""
    return len(number.removeprefix("-")) >= longest
