"""The tournaments that fit into an evening: format, rounds, length."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from fractions import Fraction

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.skill_model import HANDS_AN_HOUR
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import (
    CLUB_EVENING,
    DOUBLE_ELIMINATION,
    DTM,
    DUPLICATE,
    GROUPS_KNOCK_OUT,
    KNOCK_OUT,
    LEAGUE_EVENING,
    ROUND_ROBIN,
    SWISS,
    TREIBHAUS,
    TWO_KNOCK_OUT,
    TWO_ROUND_ROBIN,
    TWO_SWISS,
    WHIST,
    Preset,
)
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Entrant,
    EntrantId,
    KnockOut,
    OddNumbers,
    Regulations,
    Seating,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.model.timetable import regular
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import people_at_a_table

LEAST_PEOPLE, MOST_PEOPLE = 2, 400
LEAST_MINUTES, MOST_MINUTES = 30, 24 * 60
HANDS_TO_1000 = Fraction(932, 100)
"""21,264,935 hands in 2,281,451 games to 1000 points (archive of BrettspielWelt)."""
_SLOWEST = Fraction(12, 10)
"""By so many hands the slowest table plays longer than the others where points end a match."""
_STEP = 5
"""Rounds last a multiple of five minutes."""
_SHORT, _SHORT_BREAK, _BREAK = 45, 10, 15
"""After a round of up to 45 minutes it takes 10 to change seats, after a longer one people want 15."""
_MOST_ROUNDS = 12
_BY_THE_CLOCK = (TREIBHAUS, SWISS)
_TABLE = 4
_TABLE_OF_FIVE = Seating(1, (EntrantId(1), EntrantId(2), EntrantId(3), EntrantId(4)), EntrantId(5))
_GROUP = 4
_LEAST_SWISS = 6
_LEAST_ROUNDS_OF_SWISS = 3
_TO_SIX = 2
"""So many who are too many for tables of four make one of them a table of six."""
_FEW = 8
"""With fewer people, tables of two are worth a thought even unasked."""
_LEAST_BOARDS, _LEAST_TEAMS_OF_BOARDS = 2, 4
"""Fewer prepared hands in a round, or fewer teams that play them, compare nothing."""


class Partners(StrEnum):
    """With whom people want to play."""

    ANY = "any"
    FIXED = "fixed"
    NEW = "new"
    NONE = "none"
    """Two play against each other (Tichu for Two)."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the director knows and wants."""

    people: int
    minutes: int
    """From the first start signal to the prize-giving."""
    pairs: bool = False
    """Whether people come in pairs and stay together; else they come alone."""
    partners: Partners = Partners.ANY
    everybody_plays: bool = False
    """No byes and no knock-out."""
    few_repeats: bool = False
    knock_out: bool = False
    """There is to be a final."""
    find_best: bool = False

    @property
    def teams(self) -> int:
        """How many partnerships there can be; 0 for an odd number of people."""
        return 0 if self.people % 2 else self.people // 2

    @property
    def alone(self) -> bool:
        """Whether tables of two would do: no partners are wanted, or few people are there."""
        few = self.partners is Partners.ANY and self.people < _FEW
        return not self.pairs and (self.partners is Partners.NONE or few)

    def findings(self) -> tuple[Finding, ...]:
        """Why nothing can be proposed, whatever the format."""
        found = []
        if not LEAST_PEOPLE <= self.people <= MOST_PEOPLE:
            found.append(Finding("advisor-people", args={"least": LEAST_PEOPLE, "most": MOST_PEOPLE}))
        if not LEAST_MINUTES <= self.minutes <= MOST_MINUTES:
            most = MOST_MINUTES // 60
            found.append(Finding("advisor-minutes", args={"least": LEAST_MINUTES, "most": most}))
        if self.pairs and self.people % 2:
            found.append(Finding("advisor-odd-pairs", args={"people": self.people}))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Option:
    """One tournament that fits."""

    regulations: Regulations
    minutes: int
    """How long a round lasts."""

    @property
    def pause(self) -> int:
        """Minutes after each round."""
        return pause_after(self.minutes)

    @property
    def hands(self) -> int:
        """About how many hands a match has."""
        target = self.regulations.rules.target_score
        hands = HANDS_TO_1000 * target / 1000 if target else self.minutes * HANDS_AN_HOUR / 60
        return self.regulations.hands_planned or round(hands)

    @property
    def for_two(self) -> bool:
        """Whether two people sit at a table (Tichu for Two)."""
        return people_at_a_table(self.regulations) < _TABLE

    def timetable(self, start: datetime, zone: str) -> Timetable:
        return regular(start, self.minutes, self.pause, self.regulations.rounds, zone)


def length(hands: int | Fraction) -> int:
    """How many minutes a round of so many hands lasts."""
    exactly = Fraction(hands) / HANDS_AN_HOUR * 60
    return -(-exactly // _STEP) * _STEP


def length_to(target: int) -> int:
    """How many minutes a round of matches to so many points lasts."""
    return length(HANDS_TO_1000 * target / 1000 + _SLOWEST)


def _of_five(hands: int) -> int:
    """How many minutes a round lasts where tables of five play longer than those of four."""
    here = table_of(_TABLE_OF_FIVE, replace(DTM.regulations, hands_per_stage=hands)).regulations
    return length(max(hands, here.hands_planned))


def pause_after(minutes: int) -> int:
    """How many minutes it takes from a round to the next."""
    return _SHORT_BREAK if minutes <= _SHORT else _BREAK


def options(wishes: Wishes) -> Iterator[Option]:
    """Everything that fits, format by format; at most two lengths of each."""
    four = wishes.people >= _TABLE and (wishes.pairs or wishes.partners is not Partners.NONE)
    if four and not wishes.pairs and wishes.partners is not Partners.FIXED:
        yield from _for_players(wishes)
    if four and wishes.teams and wishes.partners is not Partners.NEW:
        yield from _for_teams(wishes)
    if wishes.alone:
        yield from _for_two(wishes)


def fresh(option: Option, wishes: Wishes, start: datetime, zone: str) -> Tournament:
    """The tournament with as many entrants as there will be, who have numbers for names."""
    regulations = option.regulations
    entrants = _entrants(regulations.unit, wishes)
    timetable = option.timetable(start, zone)
    return Tournament(regulations.preset, start.date(), "", regulations, timetable, entrants)


def _entrants(unit: Unit, wishes: Wishes) -> Mapping[EntrantId, Entrant]:
    many = wishes.people if unit is Unit.PLAYER else wishes.teams
    ids = map(EntrantId, range(1, many + 1))
    return frozen((who, Entrant(who, str(who))) for who in ids)


def _for_players(wishes: Wishes) -> Iterator[Option]:
    people, others = wishes.people, wishes.people - 1
    regrouped = _up_to(1 if people == _TABLE else max(2, others // 3))
    stages = CLUB_EVENING.regulations.stages
    many = _up_to(min(others, _MOST_ROUNDS))

    def staged(hands: int) -> int:
        return length(stages * hands)

    yield from _variants(CLUB_EVENING, wishes, regrouped, range(1, 5), 3, staged)
    yield from _variants(DTM, wishes, many, range(3, 9), 4, length)
    if people % _TABLE and people // (_TABLE + 1) >= people % _TABLE:
        fours, pairs = _with(CLUB_EVENING, OddNumbers.FIVE), _with(DTM, OddNumbers.FIVE)
        yield from _variants(fours, wishes, regrouped, range(1, 5), 3, lambda hands: _of_five(stages * hands))
        yield from _variants(pairs, wishes, many, range(3, 9), 4, _of_five)
    if people % _TABLE == _TO_SIX:
        yield from _variants(_with(DTM, OddNumbers.SIX), wishes, many, range(3, 9), 4, length)
    if people % _TABLE in (0, 1) and people > _TABLE:
        rounds = others if people % _TABLE == 0 else people
        yield from _variants(WHIST, wishes, (rounds,), range(2, 9), 3, length)
    if people % _TABLE == 0:
        yield from _variants(LEAGUE_EVENING, wishes, (1,), range(3, 9), 8, staged)


def _for_teams(wishes: Wishes) -> Iterator[Option]:
    teams = wishes.teams
    others = teams - 1 + teams % 2
    by_clock, many = range(30, 65, _STEP), _up_to(min(others, _MOST_ROUNDS))
    yield from _variants(TREIBHAUS, wishes, many, by_clock, 50, int)
    if teams >= _LEAST_SWISS:
        yield from _variants(SWISS, wishes, _up_to(teams // 2), by_clock, 50, int)
    yield from _round_robin(ROUND_ROBIN, wishes, others)
    if wishes.find_best and teams >= _LEAST_TEAMS_OF_BOARDS:
        yield from _variants(DUPLICATE, wishes, many, range(_LEAST_BOARDS, 7), 3, length)
    if teams > 2:  # noqa: PLR2004 - else it is the final at once
        for preset in (KNOCK_OUT, GROUPS_KNOCK_OUT, DOUBLE_ELIMINATION):
            yield from _knock_out(preset, wishes)


def _for_two(wishes: Wishes) -> Iterator[Option]:
    people = wishes.people
    yield from _round_robin(TWO_ROUND_ROBIN, wishes, people - 1 + people % 2)
    # As many rounds as there is time for, to 1000 points if that makes enough of them.
    for target in (1000, 500) if people >= _LEAST_SWISS else ():
        lasts = length_to(target)
        rounds = min(people // 2, _MOST_ROUNDS, wishes.minutes // (lasts + pause_after(lasts)))
        if rounds >= _LEAST_ROUNDS_OF_SWISS:
            yield _to_points(TWO_SWISS, rounds, target)
            break
    if people > 2:  # noqa: PLR2004 - else it is the final at once
        yield from _knock_out(TWO_KNOCK_OUT, wishes)


def _up_to(rounds: int) -> range:
    return range(1, rounds + 1)


def _with(preset: Preset, odd: OddNumbers) -> Preset:
    """The preset with other tables for those who would sit out."""
    return replace(preset, regulations=replace(preset.regulations, odd_numbers=odd))


def _variants(
    preset: Preset,
    wishes: Wishes,
    rounds: Iterable[int],
    sizes: Iterable[int],
    usual: int,
    minutes_of: Callable[[int], int],
) -> Iterator[Option]:
    """The length nearest to the usual one, and that with the most to play, in as many rounds as may be."""
    fitting = [(many, size) for many in rounds for size in sizes if _fits(many, minutes_of(size), wishes)]
    found = dict(sorted(fitting)).items()  # of as many rounds the longest
    if not found:
        return
    typical = min(found, key=lambda each: (abs(each[1] - usual), -each[0]))
    longest = max(found, key=lambda each: (each[0] * each[1], each[0]))
    for many, size in dict.fromkeys((typical, longest)):
        yield _sized(preset, wishes, many, size, minutes_of(size))


def _round_robin(preset: Preset, wishes: Wishes, rounds: int) -> Iterator[Option]:
    rules = replace(preset.regulations.rules, target_score=0)
    by_hands = replace(preset, regulations=replace(preset.regulations, rules=rules))
    to_points = _to_most_points(preset, wishes, rounds)
    yield from to_points or _variants(by_hands, wishes, (rounds,), range(2, 9), 3, length)


def _knock_out(preset: Preset, wishes: Wishes) -> Iterator[Option]:
    ways = _groups(wishes.teams) if preset is GROUPS_KNOCK_OUT else (preset.regulations.knock_out,)
    for way in ways:
        regulations = replace(preset.regulations, knock_out=way)
        entrants = _entrants(regulations.unit, wishes)
        empty = Tournament("", date.min, "", regulations, Timetable("UTC", ()), entrants)
        made = replace(preset, regulations=regulations)
        if found := _to_most_points(made, wishes, planned_rounds(empty)):
            yield from found
            return


def _groups(teams: int) -> Iterator[KnockOut]:
    """Groups of about four; where there is no time for a semi-final the winners play the final at once."""
    groups = 2
    while 2 * groups * _GROUP < teams + groups:
        groups *= 2
    if teams >= _LEAST_SWISS:
        yield KnockOut(groups=groups)
        yield KnockOut(groups=groups, advancing=1)


def _to_most_points(preset: Preset, wishes: Wishes, rounds: int) -> list[Option]:
    """To 1000 points if there is time, else to 500; nothing where there is not even time for that."""
    fitting = [target for target in (1000, 500) if _fits(rounds, length_to(target), wishes)]
    return [_to_points(preset, rounds, target) for target in fitting[:1]]


def _to_points(preset: Preset, rounds: int, target: int) -> Option:
    rules = replace(preset.regulations.rules, target_score=target)
    return Option(replace(preset.regulations, rounds=rounds, rules=rules), length_to(target))


def _sized(preset: Preset, wishes: Wishes, rounds: int, size: int, minutes: int) -> Option:
    regulations = preset.regulations
    seats = regulations.at_a_table
    entrants = wishes.teams if regulations.unit is Unit.PARTNERSHIP else wishes.people
    rest = bool(entrants % seats) and regulations.odd_numbers is OddNumbers.REST
    credit = regulations.bye_credit
    if rest and credit is ByeCredit.NONE:
        credit = ByeCredit.AVERAGE
    hands = 0 if preset in _BY_THE_CLOCK else size
    return Option(replace(regulations, rounds=rounds, hands_per_stage=hands, bye_credit=credit), minutes)


def _fits(rounds: int, minutes: int, wishes: Wishes) -> bool:
    return rounds * (minutes + pause_after(minutes)) <= wishes.minutes
