"""Read and write a hand in one line, such as `155:45 T0+` or `0:100 D13`.

Points of seats 0+2 and of seats 1+3, then words in any order: a call `T` (Tichu), `G` (Grand Tichu) or, where
two play, `S` (small Tichu) with its seat and `+` (made) or `-` (failed), `D02`, `D13` or `Dno` for the double
victory, `F2` for who went out first. One side may be left out (`145 T0+`, `:45`): it follows from the calls.
With `D02` both may be. At a table of six seats go up to 5, and `D02` is a triple victory.
Where Booster is played, `BR` says that Back to the Roots took the special cards out, and `SP0` that by
Superpartner the Tichu of seat 0 went to the partner: `165:35 T0- F2 SP0` is `165:35 T2+`.
A prepared hand that could not be played has adjusted scores instead: `AVG+:AVG-`, or `AVG` for both sides.
"""

import re
from dataclasses import dataclass, field, replace

from tichu_turnier.files.cells import MINUS_SIGNS
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.booster.audit import handed_over
from tichu_turnier.rules.calls import SEATS, SIX_SEATS, Call, Calls, call_at, call_points, calls_of
from tichu_turnier.rules.hand import Award, Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import both_sides, double_victory, possible_doubles

_POINTS = re.compile(r"(?P<a>[+-]?\d{1,4})?(?:(?P<colon>:)(?P<b>[+-]?\d{1,4})?)?")
_CALL = re.compile(r"([TGS])([0-5])([+-])")
_AWARDS = re.compile(r"\s*(AVG[+]{0,2}|AVG-{0,2})(?:\s*:\s*(AVG[+]{0,2}|AVG-{0,2}))?\s*")
_FIRST = re.compile(r"F([0-5])")
_SUPER_PARTNER = re.compile(r"SP([0-3])")
SPECIAL_CARDS_OUT = "BR"
_DOUBLES = {"D02": Double.SIDE_02, "D13": Double.SIDE_13, "DNO": Double.NO}
_KINDS = {"T": Call.TICHU, "G": Call.GRAND_TICHU, "S": Call.SMALL_TICHU}


@dataclass(slots=True)
class _Words:
    """What the words of a line have said so far."""

    a: int | None = None
    b: int | None = None
    calls: dict[int, Call] = field(default_factory=dict)
    made: list[int] = field(default_factory=list)
    first: int | None = None
    double: Double | None = None
    super_partner: int | None = None
    special_cards_out: bool = False
    findings: list[Finding] = field(default_factory=list)

    @property
    def all_calls(self) -> Calls:
        return calls_of(self.calls.get(seat, Call.NONE) for seat in SIX_SEATS)

    @property
    def first_out(self) -> int | None:
        """Who went out first: the caller who made it, or the player that `F` names."""
        return self.made[0] if self.made else self.first


def parse_hand(text: str, rules: RuleSet) -> HandReport:
    """The hand that a line reports; a double victory that is not written down stays None for the audit.

    Points are those of the score slip, calls included. Refuses with every word that cannot be read and with
    what the words contradict; whether the points are possible is for the audit.
    """
    plain = text.translate(MINUS_SIGNS).upper()
    if awards := _AWARDS.fullmatch(plain):
        return HandReport(0, 0, awarded=(Award(awards[1].lower()), Award((awards[2] or awards[1]).lower())))
    said = _Words()
    for word in re.sub(r"\s*:\s*(?=[+-]?\d|$)", ":", plain).replace(",", " ").split():
        _read(word, said)
    if said.super_partner is not None:
        _hand_over(said, said.super_partner, rules)
    _contradictions(said)
    if said.a is None and said.b is None and said.double in (None, Double.NO):
        said.findings.append(Finding("entry-notation-points", args={"text": text.strip()}))
    if said.findings:
        raise Refusal(*said.findings)
    return _report(said, rules)


def hand_text(report: HandReport) -> str:
    """The line that reports this hand: `parse_hand` reads it back to the same value."""
    if report.awarded is not None:
        return ":".join(award.value.upper() for award in report.awarded)
    words = [f"{report.a}:{report.b}"]
    for seat, call in enumerate(report.calls):
        if call is not Call.NONE:
            words.append(f"{call.value[0].upper()}{seat}{'+' if seat == report.first_out else '-'}")
    if report.first_out is not None and call_at(report.calls, report.first_out) is Call.NONE:
        words.append(f"F{report.first_out}")
    if report.double is not None:
        words.append(f"D{report.double.value}")
    if report.special_cards_out:
        words.append(SPECIAL_CARDS_OUT)
    return " ".join(words)


def _read(word: str, said: _Words) -> None:
    if call := _CALL.fullmatch(word):
        seat = int(call[2])
        if seat in said.calls:
            twice = Finding("entry-notation-call-twice", args={"seat": seat}, where=("calls", seat))
            said.findings.append(twice)
        said.calls[seat] = _KINDS[call[1]]
        if call[3] == "+":
            said.made.append(seat)
    elif first := _FIRST.fullmatch(word):
        said.first = int(first[1])
    elif partner := _SUPER_PARTNER.fullmatch(word):
        said.super_partner = int(partner[1])
    elif word == SPECIAL_CARDS_OUT:
        said.special_cards_out = True
    elif word in _DOUBLES and said.double in (None, _DOUBLES[word]):
        said.double = _DOUBLES[word]
    elif (points := _POINTS.fullmatch(word)) and said.a is None and said.b is None:
        said.a = None if points["a"] is None else int(points["a"])
        said.b = None if points["b"] is None else int(points["b"])
    else:
        said.findings.append(Finding("entry-notation-word", args={"word": word}))


def _hand_over(said: _Words, seat: int, rules: RuleSet) -> None:
    """The Tichu of a seat goes to the partner, made where the partner went out first."""
    partner = (seat + 2) % len(SEATS)
    if not rules.with_booster:
        said.findings.append(Finding("booster-not-here"))
        return
    if said.calls.get(seat) is not Call.TICHU:
        said.findings.append(Finding("booster-no-tichu", args={"seat": seat}, where=("calls", seat)))
        return
    if seat in said.made or said.first == partner:
        said.made = [each for each in said.made if each not in (seat, partner)] + [partner]
    moved = enumerate(handed_over(said.all_calls, seat))
    said.calls = {each: call for each, call in moved if call is not Call.NONE}


def _contradictions(said: _Words) -> None:
    if len(set(said.made)) > 1:
        args: dict[str, str | int] = {"first": said.made[0], "second": said.made[1]}
        said.findings.append(Finding("entry-two-calls-made", args=args, where=("calls",)))
    elif said.first is not None and any(seat != said.first for seat in said.made):
        args = {"first": said.first, "made": said.made[0]}
        said.findings.append(Finding("entry-notation-first", args=args, where=("first_out",)))
    elif said.made == [] and said.first is not None and said.first in said.calls:
        args = {"seat": said.first}
        said.findings.append(Finding("entry-notation-failed-first", args=args, where=("first_out",)))


def _report(said: _Words, rules: RuleSet) -> HandReport:
    """The value; sides that were left out follow from the calls and the double victory."""
    calls, first = said.all_calls, said.first_out
    side = None if said.double is None else said.double.side
    out = said.special_cards_out
    if said.a is None and said.b is None and side is not None:
        return replace(double_victory(side, rules, calls, first), special_cards_out=out)
    total = both_sides(calls, first, rules, side)
    a = said.a if said.a is not None else total - (said.b or 0)
    b = said.b if said.b is not None else total - a
    return HandReport(a, b, calls, first, said.double, special_cards_out=out)


def calls_added(report: HandReport, rules: RuleSet) -> HandReport:
    """The same hand with its calls in the points, where only points without them explain it (`55:45 T0+`)."""
    call_a, call_b = call_points(report.calls, report.first_out, rules, report.double_of)
    added = replace(report, a=report.a + call_a, b=report.b + call_b)
    only_without = report.awarded is None and not _explained(report, rules) and _explained(added, rules)
    return added if only_without else report


def _explained(report: HandReport, rules: RuleSet) -> bool:
    doubles = possible_doubles(report, rules)
    return bool(doubles) if report.double is None else report.double in doubles
