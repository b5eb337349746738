"""Hints at results that are possible but very unlikely; never a block."""

from collections.abc import Iterator
from functools import lru_cache

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit.base_rates import how_rare
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.slots import minutes
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Tournament
from tichu_turnier.tournament.model.timetable import round_slot

USUAL_MINUTES = 5.5
"""Minutes a hand takes: nine in 50 minutes (BrettspielWelt Spieletreffen, T-Party)."""
_FASTEST, _SLOWEST = 2.5, 15.0
_KEPT = 20_000


def hints(report: MatchReport, number: int, tournament: Tournament) -> tuple[Finding, ...]:
    """Hands that are rarer than the director wants to hear of, and a number of hands that the time belies."""
    return (*_rare(report, tournament), *_pace(report, number, tournament))


def round_minutes(tournament: Tournament, number: int) -> int:
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
            args = {"hand": number, "one_in": _rounded(1 / rate)}
            yield Finding("audit-desk-rare-hand", Severity.NOTE, args, ("hand", number))


@lru_cache(maxsize=_KEPT)
def _rate(hand: HandReport, rules: RuleSet) -> float:
    return how_rare(hand, rules)


def _rounded(number: float) -> int:
    """To two figures that count."""
    digits = max(0, len(str(int(number))) - 2)
    unit = int(10**digits)
    return round(number / unit) * unit


def _pace(report: MatchReport, number: int, tournament: Tournament) -> Iterator[Finding]:
    """Where the clock ends the round, its length says about how many hands can have been played.

    A target may be reached in a few hands long before time is up.
    """
    played = report.hands_played
    if tournament.regulations.hands_planned or played <= 0:
        return
    time = round_minutes(tournament, number)
    if not time:
        return
    key = "audit-desk-many-hands" if played * _FASTEST > time else ""
    if played * _SLOWEST < time and not tournament.regulations.rules.target_score:
        key = "audit-desk-few-hands"
    if key:
        usual = max(1, round(time / USUAL_MINUTES))
        args: dict[str, str | int] = {"played": played, "minutes": time, "usual": usual}
        yield Finding(key, Severity.WARNING, args)
