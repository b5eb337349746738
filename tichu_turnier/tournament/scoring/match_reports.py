"""Audit the report of a match against the regulations."""

from collections.abc import Iterator
from functools import lru_cache

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit import match_audit
from tichu_turnier.rules.audit.base_rates import how_rare
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import match_over, settled
from tichu_turnier.tournament.model.slots import minutes
from tichu_turnier.tournament.model.snapshot import (
    Hands,
    MatchReport,
    Regulations,
    Result,
    ScoringUnit,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.model.timetable import round_slot

LONG_ROUND = 40
"""More hands than are played in any round."""


@lru_cache(maxsize=500)
def audit_match(report: MatchReport, regulations: Regulations) -> tuple[Finding, ...]:
    """Everything that is wrong or unclear with the report of one table, all at once.

    Kept, as the slip is audited before it is handed in, by the desk, and where the change is applied.
    """
    found = [*hand_count(report, regulations), *target_missed(report, regulations)]
    if isinstance(report, Hands):
        for index, hand in enumerate(report.hands):
            within = (each.within("hand", index + 1, hand=index + 1) for each in _hand(hand, regulations))
            found.extend(within)
    else:
        if regulations.scoring.unit in (ScoringUnit.HAND, ScoringUnit.MATCHPOINTS):
            found.append(Finding("result-needs-hands"))
        if regulations.scoring.unit is ScoringUnit.MARGIN:
            found.append(Finding("result-needs-stages"))
        hands = likely_hands(report)
        found.extend(match_audit.audit_match_totals(report.a, report.b, hands, regulations.rules))
    return tuple(found)


def contrary(result: Result, regulations: Regulations) -> tuple[Finding, ...]:
    """Why a result cannot be by these regulations; nothing where it was accepted with a reason.

    It could be when it was entered: the regulations were others then.
    """
    found = () if result.accepted_because else audit_match(result.report, regulations)
    return tuple([each for each in found if each.blocks])


def settled_report(report: MatchReport, rules: RuleSet) -> MatchReport:
    """The report with every double victory concluded that only one answer explains."""
    if not isinstance(report, Hands):
        return report
    return Hands(tuple([hand if hand.awarded else settled(hand, rules) for hand in report.hands]))


def likely_hands(totals: Totals) -> int:
    """In how many hands the totals must be reachable: any number will do where it was not written down."""
    return totals.hands_played if totals.hands_played > 0 else LONG_ROUND


def _hand(hand: HandReport, regulations: Regulations) -> tuple[Finding, ...]:
    """What is wrong with one hand; an adjusted score needs other tables to be adjusted to."""
    if hand.awarded is None:
        return audit_hand(hand, regulations.rules)
    if regulations.scoring.unit is ScoringUnit.MATCHPOINTS:
        return ()
    return (Finding("result-award-needs-boards"),)


def hand_count(report: MatchReport, regulations: Regulations) -> tuple[Finding, ...]:
    """Whether as many hands were played as planned: fewer can happen when time is up, more cannot."""
    played, planned = report.hands_played, regulations.hands_planned
    if not played and not isinstance(report, Hands):
        return (Finding("result-hands-unknown", Severity.NOTE),)
    if played <= 0:
        return (Finding("result-no-hands"),)
    if planned and played > planned:
        return (Finding("result-too-many-hands", args={"played": played, "planned": planned}),)
    if planned and played < planned:
        return (Finding("result-hands-missing", Severity.WARNING, {"played": played, "planned": planned}),)
    return ()


def target_missed(report: MatchReport, regulations: Regulations) -> tuple[Finding, ...]:
    """Whether the match ended with the target score: earlier can happen when time is up, later cannot.

    Earlier is a warning, that nobody has reached it, or both are level there; later is refused.
    """
    rules, planned = regulations.rules, regulations.hands_planned
    if planned or not rules.target_score:
        return ()
    args: dict[str, str | int] = {"target": rules.target_score}
    a = b = 0
    for played, hand in enumerate(report.hands[:-1] if isinstance(report, Hands) else (), start=1):
        a, b = a + hand.a, b + hand.b
        if match_over(a, b, played, rules):
            return (Finding("result-after-target", args={"hand": played, "a": a, "b": b, **args}),)
    if not match_over(*report.totals, report.hands_played, rules):
        reached = max(report.totals) >= rules.target_score
        key = "result-target-undecided" if reached else "result-target-not-reached"
        return (Finding(key, Severity.WARNING, args),)
    return ()


USUAL_MINUTES = 5.5
"""Minutes a hand takes: nine in 50 minutes (BrettspielWelt Spieletreffen, T-Party)."""
_FASTEST, _SLOWEST = 2.5, 15.0
_KEPT = 20_000


def hints(report: MatchReport, number: int, tournament: Tournament) -> tuple[Finding, ...]:
    """Hands that are rarer than the director wants to hear of, and a number of hands that the time belies."""
    return (*_rare(report, tournament), *_pace(report, number, tournament))


def minutes_played(tournament: Tournament, number: int) -> int:
    """How long a round is or was played: by its clock, else by the timetable; 0 where neither says."""
    clock, timetable = tournament.clock, tournament.timetable
    if clock is not None and clock.round == number:
        return clock.length // 60
    slot = round_slot(timetable, number)
    return 0 if slot is None else max(0, minutes(slot, timetable.zone))


def _rare(report: MatchReport, tournament: Tournament) -> Iterator[Finding]:
    rules, threshold = tournament.regulations.rules, tournament.regulations.hint_from
    hands = report.hands if isinstance(report, Hands) and threshold > 0 else ()
    for number, hand in enumerate(hands, 1):
        rate = _rate(hand, rules)
        if 0 < rate * threshold <= 1:
            unit = int(10 ** max(0, len(str(int(1 / rate))) - 2))  # told to two figures that count
            args = {"hand": number, "one_in": round(1 / rate / unit) * unit}
            yield Finding("audit-desk-rare-hand", Severity.NOTE, args, ("hand", number))


@lru_cache(maxsize=_KEPT)
def _rate(hand: HandReport, rules: RuleSet) -> float:
    return how_rare(hand, rules)


def _pace(report: MatchReport, number: int, tournament: Tournament) -> Iterator[Finding]:
    """Where the clock ends the round, its length says about how many hands can have been played.

    A target may be reached in a few hands long before time is up.
    """
    played = report.hands_played
    if tournament.regulations.hands_planned or played <= 0:
        return
    time = minutes_played(tournament, number)
    if not time:
        return
    key = "audit-desk-many-hands" if played * _FASTEST > time else ""
    if played * _SLOWEST < time and not tournament.regulations.rules.target_score:
        key = "audit-desk-few-hands"
    if key:
        usual = max(1, round(time / USUAL_MINUTES))
        args: dict[str, str | int] = {"played": played, "minutes": time, "usual": usual}
        yield Finding(key, Severity.WARNING, args)
