"""Play evenings with people of known strength, made up hand by hand, and count how often the best wins.

Strength is normal (mean 0, deviation 1) and adds up between partners. It moves who goes out first, how many
card points that brings and how often it becomes a double victory, as far as luck lets it: a hand varies by
some 150 points, one more of strength brings 15. The strength of real players is not measured: with these
figures two players one deviation above the mean win four of five games to 1000 points against an average
pair.
"""

import random
from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import chain
from statistics import NormalDist

from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call, Calls, side_of, with_call
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.rules.scoring import (
    LEAST_CARD_POINTS,
    MOST_CARD_POINTS,
    STEP,
    counted,
    double_victory,
    match_over,
)
from tichu_turnier.tournament.draws.forecast import forecast
from tichu_turnier.tournament.draws.formats import format_of, goes_by_results, next_round
from tichu_turnier.tournament.draws.rotation.lots import below, generator
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.slots import minutes
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    Hands,
    MatchReport,
    Result,
    ResultKey,
    Round,
    ScoringUnit,
    Seating,
    Totals,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.model.timetable import round_slot
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.sides import sides_of
from tichu_turnier.tournament.tables.table import table_of

Strengths = Mapping[EntrantId, float]
"""What each seat of an entrant brings: of a partnership half of what both members have."""

_KAPPA = 0.1
"""How much a difference of strength says about one hand."""
_DOUBLE = -0.77
"""Of the hands that a side ends first 22 in 100 are double victories, among equals."""
_CALLED, _MADE = 0.55, 0.7
"""The part of hands with a Tichu call, and of calls that are made."""
_CARD_POINTS, _SPREAD, _GAIN = 60.0, 28.0, 1.4
"""Card points of the side that is out first: mean, deviation, and how many one more of strength brings."""
_SPREAD_BY_CLOCK = 3
_IN_THE_CARDS = 0.5
"""How much of the luck is in the cards of a prepared hand, the same at every table: a guess."""
HANDS_AN_HOUR = Fraction(9 * 60, 50)
"""What a table plays (BrettspielWelt Saison 2005: 50 minutes for nine hands)."""
_USUAL_MINUTES = 50
_MINUTES_AN_HOUR = 60
_SEEDS = 1 << 30
_STANDARD, _HALF = NormalDist(), 0.5


def with_results(tournament: Tournament, strengths: Strengths, rng: random.Random) -> Tournament:
    """The tournament with made-up results for all rounds that are drawn."""
    cards = below(rng, _SEEDS) if tournament.regulations.scoring.unit is ScoringUnit.MATCHPOINTS else 0
    rounds = (_results(tournament, drawn, strengths, rng, cards) for drawn in tournament.rounds)
    return replace(tournament, results=frozen(chain.from_iterable(rounds)))


def played_through(tournament: Tournament, strengths: Strengths, rng: random.Random) -> Tournament:
    """The tournament drawn and played round by round to its end, where results decide who plays whom."""
    while _goes_on(tournament):
        drawn = next_round(tournament, below(rng, _SEEDS))
        results = _results(tournament, drawn, strengths, rng)
        entered = frozen([*tournament.results.items(), *results])
        tournament = replace(tournament, rounds=(*tournament.rounds, drawn), results=entered)
    return tournament


def _goes_on(tournament: Tournament) -> bool:
    bracket = format_of(tournament.regulations.format).bracket
    if bracket is None:
        return len(tournament.rounds) < tournament.regulations.rounds
    return bool(bracket(tournament, None).due)


def _results(
    tournament: Tournament, drawn: Round, strengths: Strengths, rng: random.Random, cards: int = 0
) -> Iterator[tuple[ResultKey, Result]]:
    for seating in drawn.tables:
        report = _match(tournament, seating, strengths, rng, cards)
        yield (drawn.number, seating.table), Result(drawn.number, seating.table, report)


def _match(
    tournament: Tournament, seating: Seating, strengths: Strengths, rng: random.Random, cards: int
) -> MatchReport:
    """What a table reports; where only the sum counts, only the sum. `cards`: the seed of prepared hands."""
    regulations = tournament.regulations
    here = table_of(seating, regulations).regulations
    rules, planned = here.rules, here.hands_planned or _by_the_clock(tournament, rng)
    decides = format_of(regulations.format).bracket is not None
    hands: list[HandReport] = []
    a = b = 0
    while not match_over(a, b, len(hands), rules, planned) or (decides and a == b):
        seats = table_of(seating, regulations).seats_of_hand(len(hands))
        one, other = (sum(strengths[who] for who in side) for side in sides_of(seats))
        ahead = (one - other) * len(SEATS) / len(seats)
        lots = rng
        if seating.first_board and rng.random() < _IN_THE_CARDS:  # else luck of this table decides
            lots = generator(cards, seating.first_board + len(hands))
        hand = hand_between(ahead, lots, rules)
        hands.append(hand)
        a, b = a + hand.a, b + hand.b
    whole = regulations.scoring.unit is ScoringUnit.MATCH
    return Totals(a, b, len(hands)) if whole else Hands(tuple(hands))


def _by_the_clock(tournament: Tournament, rng: random.Random) -> int:
    """How many hands a table plays until the clock ends the round, one more or less; 0 up to a score."""
    if tournament.regulations.rules.target_score:
        return 0
    slot = round_slot(tournament.timetable, 1)
    length = _USUAL_MINUTES if slot is None else minutes(slot, tournament.timetable.zone)
    usual = round(length * HANDS_AN_HOUR / _MINUTES_AN_HOUR)
    return max(1, usual - 1 + below(rng, _SPREAD_BY_CLOCK))


def hand_between(ahead: float, rng: random.Random, rules: RuleSet) -> HandReport:
    """One hand where seats 0 and 2 are together stronger by `ahead`."""
    second = int(rng.random() >= _STANDARD.cdf(_KAPPA * ahead))
    stronger = -ahead if second else ahead
    first = second + 2 * below(rng, 2)
    caller = _caller(first, rng)
    if rng.random() < _STANDARD.cdf(_DOUBLE + _KAPPA * stronger):
        return _double(first, caller, rules)
    points = STEP * round((_CARD_POINTS + _GAIN * stronger + _SPREAD * deviate(rng)) / STEP)
    return _counted(first, caller, min(max(points, LEAST_CARD_POINTS), MOST_CARD_POINTS), rules)


def _caller(first: int, rng: random.Random) -> int | None:
    """Who called Tichu, if anybody: the one who was out first, or another, who lost it."""
    lot = rng.random()
    if lot >= _CALLED:
        return None
    return first if lot < _CALLED * _MADE else (first + 1 + below(rng, 3)) % 4


@cache
def _double(first: int, caller: int | None, rules: RuleSet) -> HandReport:
    return double_victory(side_of(first), rules, _calls(caller), first)


@cache
def _counted(first: int, caller: int | None, points: int, rules: RuleSet) -> HandReport:
    own = points if side_of(first) == 0 else MOST_CARD_POINTS + LEAST_CARD_POINTS - points
    return counted(own, _calls(caller), first, rules)


def _calls(caller: int | None) -> Calls:
    return NO_CALLS if caller is None else with_call(NO_CALLS, caller, Call.TICHU)


def deviate(rng: random.Random) -> float:
    """A lot from a normal distribution with mean 0 and deviation 1, the same on every Python."""
    return _STANDARD.inv_cdf(rng.random() or _HALF)


@dataclass(frozen=True, slots=True)
class Finds:
    """How well an evening finds the best."""

    evenings: int
    """How many were played."""
    first: float
    """In which part of them the strongest won; a shared victory counts in part."""
    order: float
    """How many of all couples stand in the right order; 0.5 is a lottery. Shared places count half."""


@dataclass(slots=True)
class Trials:
    """One tournament that is played again and again, each time by other people with the same lots."""

    drawn: Tournament
    """With all rounds drawn, as far as that goes before there are results."""
    pairs: bool
    """Whether pairs are looked for, or single people even where they play as partners."""
    seed: int
    evenings: int = 0
    first: float = 0.0
    order: float = 0.0

    @property
    def finds(self) -> Finds:
        many = self.evenings or 1
        return Finds(self.evenings, self.first / many, self.order / many)

    def play(self, evenings: int) -> None:
        """So many evenings more; the same evening is played by the same people in every format."""
        for number in range(self.evenings, self.evenings + evenings):
            first, order = _evening(self.drawn, self.seed, number, pairs=self.pairs)
            self.first, self.order = self.first + first, self.order + order
        self.evenings += evenings


def drawn_ahead(tournament: Tournament) -> Tournament:
    """All rounds drawn that need no results; where losers are out, an evening among equals."""
    if format_of(tournament.regulations.format).bracket is None:
        return forecast(tournament)
    return played_through(tournament, dict.fromkeys(tournament.entrants, 0.0), generator(0))


def trials(drawn: Tournament, seed: int, *, pairs: bool) -> Trials:
    """The trials of a tournament that was drawn ahead; where results decide, it is drawn anew each time."""
    bare = Tournament(drawn.name, drawn.day, "", drawn.regulations, drawn.timetable, drawn.entrants)
    return Trials(bare if goes_by_results(drawn.regulations) else drawn, pairs, seed)


def _evening(drawn: Tournament, seed: int, number: int, *, pairs: bool) -> tuple[float, float]:
    rng = generator(seed, number)
    teams = drawn.regulations.unit is Unit.PARTNERSHIP
    people = [deviate(rng) for _ in range(len(drawn.entrants) * (1 + teams))]
    strengths = {
        who: (people[2 * at] + people[2 * at + 1]) / 2 if teams else people[at]
        for at, who in enumerate(drawn.entrants)
    }
    played = with_results(drawn, strengths, rng) if drawn.rounds else played_through(drawn, strengths, rng)
    places = {row.entrant.id: row.place for row in standings(played)}
    if pairs or not teams:
        return how_right([(strengths[who], places[who]) for who in drawn.entrants])
    twice = [who for who in drawn.entrants for _ in range(2)]
    return how_right([(each, places[who]) for who, each in zip(twice, people, strict=True)])


def how_right(field: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """How right the places of one evening are, as (strength, place): `first` and `order` as in `Finds`."""
    before: list[int] = []
    right = 0.0
    for _, place in sorted(field, key=lambda each: (-each[0], each[1])):
        ahead, with_equals = bisect_left(before, place), bisect_right(before, place)
        right += ahead + _HALF * (with_equals - ahead)
        insort(before, place)
    winners = [each for each in field if each[1] == 1]
    best = max(field)
    couples = len(field) * (len(field) - 1) / 2
    return (best in winners) / max(1, len(winners)), right / couples if couples else _HALF


def played_and_rested(drawn: Tournament) -> tuple[tuple[int, int], tuple[int, int]]:
    """Fewest and most matches of an entrant, fewest and most rounds that an entrant sits out."""
    matches = Counter(who for r in drawn.rounds for seating in r.tables for who in seating.entrants())
    rests = Counter(who for r in drawn.rounds for who in r.sitting_out)
    played = [matches[who] for who in drawn.entrants]
    rested = [rests[who] for who in drawn.entrants]
    return (min(played), max(played)), (min(rested), max(rested))
