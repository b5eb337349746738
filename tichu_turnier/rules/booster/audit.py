"""What is wrong with a reported hand because of Booster cards, and what did they do to it?"""

from collections.abc import Iterator
from dataclasses import replace

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.booster.scores import handed_over
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import possible_doubles


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
