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
from collections.abc import Iterator
from dataclasses import replace

from tichu_turnier.entry.hand import HandEntry
from tichu_turnier.files.cells import MINUS_SIGNS
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.booster.audit import handed_over
from tichu_turnier.rules.calls import SEATS, Call, call_at, call_points, with_call
from tichu_turnier.rules.hand import Award, Double, HandReport
from tichu_turnier.rules.hand_line import SPECIAL_CARDS_OUT
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import possible_doubles

_POINTS = re.compile(r"(?P<a>[+-]?\d{1,4})?(?:(?P<colon>:)(?P<b>[+-]?\d{1,4})?)?")
_CALL = re.compile(r"([TGS])([0-5])([+-])")
_AWARDS = re.compile(r"\s*(AVG[+]{0,2}|AVG-{0,2})(?:\s*:\s*(AVG[+]{0,2}|AVG-{0,2}))?\s*")
_FIRST = re.compile(r"F([0-5])")
_SUPER_PARTNER = re.compile(r"SP([0-3])")
_DOUBLES = {"D02": Double.SIDE_02, "D13": Double.SIDE_13, "DNO": Double.NO}
_KINDS = {"T": Call.TICHU, "G": Call.GRAND_TICHU, "S": Call.SMALL_TICHU}


def parse_hand(text: str, rules: RuleSet) -> HandReport:
    """The hand that a line reports; a double victory that is not written down stays None for the audit.

    Points are those of the score slip, calls included. Refuses with every word that cannot be read and with
    what the words contradict; whether the points are possible is for the audit.
    """
    plain = text.translate(MINUS_SIGNS).upper()
    if awards := _AWARDS.fullmatch(plain):
        return HandReport(0, 0, awarded=(Award(awards[1].lower()), Award((awards[2] or awards[1]).lower())))
    line, found = HandEntry(), list[Finding]()
    given: int | None = None
    for word in re.sub(r"\s*:\s*(?=[+-]?\d|$)", ":", plain).replace(",", " ").split():
        if (partner := _SUPER_PARTNER.fullmatch(word)) and given in (None, int(partner[1])):
            given = int(partner[1])
        else:
            line = _with_word(line, word, found)
    if given is not None:
        line = _handed_over(line, given, rules, found)
    found += _contradictions(line)
    points = line.points(rules)
    if points is None:
        found.append(Finding("entry-notation-points", args={"text": text.strip()}))
    if points is None or found:
        raise Refusal(*found)
    return line.told(points)


def _with_word(line: HandEntry, word: str, found: list[Finding]) -> HandEntry:
    """The line with what one more word says; what is wrong with the word joins what was found."""
    if call := _CALL.fullmatch(word):
        seat = int(call[2])
        if call_at(line.calls, seat) is not Call.NONE:
            found.append(Finding("entry-notation-call-twice", args={"seat": seat}, where=("calls", seat)))
        made = line.made | {seat} if call[3] == "+" else line.made
        return replace(line, calls=with_call(line.calls, seat, _KINDS[call[1]]), made=made)
    if (first := _FIRST.fullmatch(word)) and line.first in (None, int(first[1])):
        return replace(line, first=int(first[1]))
    if word == SPECIAL_CARDS_OUT:
        return replace(line, special_cards_out=True)
    if word in _DOUBLES and line.double in (None, _DOUBLES[word]):
        return replace(line, double=_DOUBLES[word])
    if (points := _POINTS.fullmatch(word)) and not any(line.typed):
        return replace(line, typed=(points["a"] or "", points["b"] or ""))
    found.append(Finding("entry-notation-word", args={"word": word}))
    return line


def _handed_over(line: HandEntry, seat: int, rules: RuleSet, found: list[Finding]) -> HandEntry:
    """The Tichu of a seat goes to the partner, made where the partner went out first."""
    partner, made = (seat + 2) % len(SEATS), line.made
    if not rules.with_booster:
        found.append(Finding("booster-not-here"))
    elif call_at(line.calls, seat) is not Call.TICHU:
        found.append(Finding("booster-no-tichu", args={"seat": seat}, where=("calls", seat)))
    if seat in made or line.first == partner:
        made = made - {seat} | {partner}
    return replace(line, calls=handed_over(line.calls, seat), made=made)


def _contradictions(line: HandEntry) -> Iterator[Finding]:
    made, first = sorted(line.made), line.first
    if len(made) > 1:
        yield Finding("entry-two-calls-made", where=("calls",))
    elif made and first not in (None, made[0]):
        args = {"first": first or 0, "made": made[0]}
        yield Finding("entry-notation-first", args=args, where=("first_out",))
    elif not made and first is not None and call_at(line.calls, first) is not Call.NONE:
        yield Finding("entry-notation-failed-first", args={"seat": first}, where=("first_out",))


def calls_added(report: HandReport, rules: RuleSet) -> HandReport:
    """The same hand with its calls in the points, where only points without them explain it (`55:45 T0+`)."""
    call_a, call_b = call_points(report.calls, report.first_out, rules, report.double_of)
    added = replace(report, a=report.a + call_a, b=report.b + call_b)
    only_without = report.awarded is None and not _explained(report, rules) and _explained(added, rules)
    return added if only_without else report


def _explained(report: HandReport, rules: RuleSet) -> bool:
    doubles = possible_doubles(report, rules)
    return bool(doubles) if report.double is None else report.double in doubles
