"""Audit of a hand with Booster cards.

Of all cards that are publicly known two change the score, and neither brings points that no hand of Tichu can
bring: Back to the Roots takes the special cards out of the hand, Superpartner moves a Tichu to the partner.
"""

from collections.abc import Iterator
from dataclasses import replace

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.calls import SEATS, Call, Calls, with_call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import possible_doubles


def handed_over(calls: Calls, seat: int) -> Calls:
    """The calls after the player of this seat gave his Tichu to his partner; without a Tichu as they were.

    A partner who has called keeps his own, and the other one is not counted: there is never more than one
    (Booster FAQ: Superpartner).
    """
    if calls[seat] is not Call.TICHU:
        return calls
    partner = (seat + 2) % len(SEATS)
    kept = Call.TICHU if calls[partner] is Call.NONE else calls[partner]
    return with_call(with_call(calls, seat, Call.NONE), partner, kept)


def not_played_here(report: HandReport, rules: RuleSet) -> tuple[Finding, ...]:
    """A Booster card is noted where none are played."""
    if report.special_cards_out and not rules.with_booster:
        return (Finding("booster-not-here", where=("special_cards_out",)),)
    return ()


def super_partner(report: HandReport, rules: RuleSet) -> Finding | None:
    """Whether these points are right once a Tichu is noted where Superpartner moved it."""
    for seat, _ in handings_over(report, rules):
        return super_partner_finding(seat, both=report.calls[(seat + 2) % len(SEATS)] is not Call.NONE)
    return None


def super_partner_finding(seat: int, *, both: bool) -> Finding:
    """The Tichu of a seat must be noted with the partner; `both` says whether he had called too."""
    args: dict[str, str | int] = {"seat": seat, "both": "yes" if both else "no"}
    return Finding("booster-super-partner", Severity.QUESTION, args, ("calls",))


def handings_over(report: HandReport, rules: RuleSet) -> Iterator[tuple[int, HandReport]]:
    """Whose Tichu may have gone to the partner, so that the points are right, and the report after that."""
    for seat in SEATS if rules.with_booster else ():
        meant = replace(report, calls=handed_over(report.calls, seat))
        doubles = possible_doubles(meant, rules) if meant != report else ()
        if report.double in doubles or (report.double is None and doubles):
            yield seat, meant
