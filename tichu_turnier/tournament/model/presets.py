"""Ready-made regulations and timetables."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime, time

from tichu_turnier.rules.ruleset import (
    DTM_RULES,
    PRINTED_RULES,
    TOURNAMENT_RULES,
    TREIBHAUS_RULES,
    TWO_RULES,
    RuleSet,
)
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Regulations,
    Scoring,
    ScoringUnit,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.model.timetable import regular, treibhaus


@dataclass(frozen=True, slots=True)
class Preset:
    """Regulations with the timetable that goes with them. Its name is the text `preset-<key>`."""

    regulations: Regulations
    timetable: Callable[[date, str], Timetable]
    """The timetable on a day in a time zone."""

    @property
    def key(self) -> str:
        return self.regulations.preset

    def tournament(self, name: str, day: date, place: str, zone: str) -> Tournament:
        return Tournament(name, day, place, self.regulations, self.timetable(day, zone))


def _equal_rounds(first: time, minutes: int, pause: int, rounds: int) -> Callable[[date, str], Timetable]:
    return lambda day, zone: regular(datetime.combine(day, first), minutes, pause, rounds, zone)


def _one_round(start: time, minutes: int) -> Callable[[date, str], Timetable]:
    """One round of that many real minutes and nothing else."""

    def timetable(day: date, zone: str) -> Timetable:
        whole = regular(datetime.combine(day, start), minutes, 0, 1, zone)
        return replace(whole, slots=whole.slots[:1])

    return timetable


def _treibhaus(day: date, zone: str) -> Timetable:
    """The times of a Treibhaus evening; what its programme says about its breaks contradicts them."""
    printed = treibhaus(day, zone)
    return replace(printed, slots=tuple(replace(slot, stated_minutes=None) for slot in printed.slots))


_MATCHES = Scoring(unit=ScoringUnit.MATCH)
_BY_DIFFERENCE = ("victory-points", "tichu-difference", "tichu-points")
_TO_1000 = replace(PRINTED_RULES, target_score=1000)


def _singles(key: str, name: str, rounds: int, hands: int, rules: RuleSet, stages: int = 1) -> Regulations:
    return Regulations(key, name, Unit.PLAYER, rounds, stages, hands, rules)


def _teams(key: str, name: str, rounds: int, rules: RuleSet) -> Regulations:
    return Regulations(key, name, Unit.PARTNERSHIP, rounds, rules=rules, scoring=_MATCHES)


CLUB_EVENING = Preset(_singles("club-evening", "fours", 3, 3, TOURNAMENT_RULES, stages=3), _treibhaus)
"""Single players, three timed rounds, each a table of four in the Turniermodus (BrettspielWelt help)."""

TURNIER = Preset(replace(CLUB_EVENING.regulations, preset="turnier", rounds=1), _one_round(time(19, 15), 50))
"""One round of the Turniermodus: nine hands, everyone partners everyone three times (BrettspielWelt help)."""

TREIBHAUS = Preset(_teams("treibhaus", "partnerships-by-lot", 3, TREIBHAUS_RULES), _treibhaus)
"""Fixed partnerships drawn by lot, three rounds by the clock (programme of the Treibhaus evening)."""

DTM = Preset(
    replace(_singles("dtm", "individual", 6, 4, DTM_RULES), scoring=Scoring(double_with_lost_call=3)),
    _equal_rounds(time(13), 30, 10, 6),
)
"""Single players, six rounds of four hands, each with a new partner (Turnierregel DTM)."""

WHIST = Preset(
    replace(_singles("whist", "whist", 7, 3, TOURNAMENT_RULES), bye_credit=ByeCredit.AVERAGE),
    _equal_rounds(time(19), 20, 5, 7),
)
"""Single players; eight of them partner everybody once and meet everybody twice as opponents."""

LEAGUE_EVENING = Preset(
    replace(
        _singles("league-evening", "fours", 1, 8, PRINTED_RULES, stages=3),
        scoring=Scoring(unit=ScoringUnit.MARGIN),
        tie_breaks=("victory-points", "tichu-difference"),
    ),
    _one_round(time(19, 30), 140),
)
"""Single players, one table of four all evening; the clearest win counts most (Hiesfelder Tichu-Liga)."""

SWISS = Preset(
    replace(
        _teams("swiss", "swiss", 5, PRINTED_RULES),
        tie_breaks=_BY_DIFFERENCE,
        bye_credit=ByeCredit.FLAT,
        flat_victory_points=2,
    ),
    _equal_rounds(time(13), 50, 15, 5),
)
"""Fixed partnerships, five rounds by the clock, equals meet; who rests has as much as for a win."""

ROUND_ROBIN = Preset(
    replace(_teams("round-robin", "round-robin", 7, _TO_1000), tie_breaks=_BY_DIFFERENCE),
    _equal_rounds(time(10), 60, 10, 7),
)
"""Fixed partnerships, everybody plays everybody to 1000 points: seven rounds for eight of them."""

KNOCK_OUT = Preset(
    replace(_teams("knock-out", "knock-out", 4, _TO_1000), tie_breaks=("bracket",)),
    _equal_rounds(time(13), 60, 15, 4),
)
"""Fixed partnerships, every match to 1000 points, who loses is out: four rounds for up to sixteen of them."""

GROUPS_KNOCK_OUT = Preset(
    replace(
        _teams("groups-knock-out", "groups-knock-out", 5, _TO_1000), tie_breaks=("bracket", *_BY_DIFFERENCE)
    ),
    _equal_rounds(time(11), 60, 10, 5),
)
"""Two groups of four, everybody plays everybody; the best two of each go on (OSGTM St. Gallen)."""

DOUBLE_ELIMINATION = Preset(
    replace(
        _teams("double-elimination", "double-elimination", 7, replace(PRINTED_RULES, target_score=500)),
        tie_breaks=("bracket",),
    ),
    _equal_rounds(time(11), 40, 10, 7),
)
"""Fixed partnerships, matches to 500 points, the second loss puts out: for eight of them (Geekway 2008)."""

DUPLICATE = Preset(
    replace(
        _teams("duplicate", "duplicate", 5, PRINTED_RULES),
        hands_per_stage=3,
        scoring=Scoring(unit=ScoringUnit.MATCHPOINTS),
        tie_breaks=("matchpoint-percentage", "tichu-difference-per-hand"),
        bye_credit=ByeCredit.PRORATED,
    ),
    _equal_rounds(time(19), 25, 5, 5),
)
"""Fixed partnerships, five rounds of three prepared hands that all play (aragos/tichu-tournament)."""


def _for_two(like: Preset, key: str, rounds: int) -> Preset:
    regulations = replace(like.regulations, preset=key, format=key, unit=Unit.PLAYER, rounds=rounds)
    return Preset(replace(regulations, rules=TWO_RULES), _equal_rounds(time(13), 50, 10, rounds))


TWO_ROUND_ROBIN = _for_two(ROUND_ROBIN, "two-round-robin", 5)
"""Single players, two at a table (Tichu for Two), matches to 1000 points: five rounds for six of them."""

TWO_SWISS = _for_two(SWISS, "two-swiss", 5)
"""Single players, two at a table (Tichu for Two), five rounds, equals meet."""

TWO_KNOCK_OUT = _for_two(KNOCK_OUT, "two-knock-out", 4)
"""Single players, two at a table (Tichu for Two), who loses is out: four rounds for up to sixteen."""

PRESETS: tuple[Preset, ...] = (
    CLUB_EVENING,
    TURNIER,
    TREIBHAUS,
    DTM,
    WHIST,
    LEAGUE_EVENING,
    SWISS,
    ROUND_ROBIN,
    KNOCK_OUT,
    GROUPS_KNOCK_OUT,
    DOUBLE_ELIMINATION,
    DUPLICATE,
    TWO_ROUND_ROBIN,
    TWO_SWISS,
    TWO_KNOCK_OUT,
)
"""In the order of the menu; the first is the default."""


def preset(key: str) -> Preset:
    """The preset with this key; KeyError for an unknown one."""
    return {known.key: known for known in PRESETS}[key]
