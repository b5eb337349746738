"""Which ready-made regulations and timetables can a tournament start from?"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime, time

from tichu_turnier.rules.ruleset import DTM_RULES, TOURNAMENT_RULES, TREIBHAUS_RULES
from tichu_turnier.tournament.model import Regulations, Scoring, ScoringUnit, Tournament, Unit
from tichu_turnier.tournament.timetable import Timetable, regular, single_round, treibhaus


@dataclass(frozen=True, slots=True)
class Preset:
    """Regulations with the timetable that goes with them. Its name is the text `preset-<key>`."""

    key: str
    regulations: Regulations
    timetable: Callable[[date, str], Timetable]
    """The timetable on a day in a time zone."""

    def tournament(self, name: str, day: date, place: str, zone: str) -> Tournament:
        """A new tournament from this preset, without entrants."""
        return Tournament(name, day, place, self.regulations, self.timetable(day, zone))


def _one_round(day: date, zone: str) -> Timetable:
    """One round of 50 minutes, as long as a round of the Treibhaus evening."""
    return single_round(datetime.combine(day, time(19, 15)), 50, zone)


def _day_of_six(day: date, zone: str) -> Timetable:
    """Six rounds of four hands from one o'clock on, half an hour each."""
    return regular(datetime.combine(day, time(13)), 30, 10, 6, zone)


CLUB_EVENING = Preset(
    "club-evening",
    Regulations(
        preset="club-evening",
        format="fours",
        unit=Unit.PLAYER,
        rounds=3,
        stages=3,
        hands_per_stage=3,
        rules=TOURNAMENT_RULES,
    ),
    treibhaus,
)
"""Single players, three timed rounds, each a table of four in the Turniermodus (BrettspielWelt help)."""

TURNIER = Preset("turnier", replace(CLUB_EVENING.regulations, preset="turnier", rounds=1), _one_round)
"""One round of the Turniermodus: nine hands, everyone partners everyone three times (BrettspielWelt help)."""

TREIBHAUS = Preset(
    "treibhaus",
    Regulations(
        preset="treibhaus",
        format="partnerships-by-lot",
        unit=Unit.PARTNERSHIP,
        rounds=3,
        rules=TREIBHAUS_RULES,
        scoring=Scoring(unit=ScoringUnit.MATCH),
    ),
    treibhaus,
)
"""Fixed partnerships drawn by lot, three rounds by the clock (programme of the Treibhaus evening)."""

DTM = Preset(
    "dtm",
    Regulations(
        preset="dtm",
        format="individual",
        unit=Unit.PLAYER,
        rounds=6,
        hands_per_stage=4,
        rules=DTM_RULES,
        scoring=Scoring(double_with_lost_call=3),
    ),
    _day_of_six,
)
"""Single players, six rounds of four hands, each with a new partner (Turnierregel DTM)."""

PRESETS: tuple[Preset, ...] = (CLUB_EVENING, TURNIER, TREIBHAUS, DTM)
"""In the order of the menu; the first is the default."""


def preset(key: str) -> Preset:
    """The preset with this key; KeyError for an unknown one."""
    return {known.key: known for known in PRESETS}[key]
