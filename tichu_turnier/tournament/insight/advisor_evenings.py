"""How often the best wins, and how right the order is, over many simulated evenings."""

from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tichu_turnier.tournament.draws.forecast import forecast
from tichu_turnier.tournament.draws.formats import format_of, goes_by_results
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.insight.skill_model import deviate, played_through, with_results
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament, Unit
from tichu_turnier.tournament.scoring.standings import standings

_HALF = 0.5


@dataclass(frozen=True, slots=True)
class Finds:
    """How well an evening finds the best."""

    evenings: int
    """How many were played."""
    first: float
    """In which part of them the strongest won; a shared victory counts in part."""
    order: float
    """How many of all couples stand in the right order; 0.5 is a lottery. Shared places count half."""


class Found(NamedTuple):
    """The same of one evening."""

    first: float
    order: float


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
        """What is known so far."""
        many = self.evenings or 1
        return Finds(self.evenings, self.first / many, self.order / many)

    def play(self, evenings: int) -> None:
        """So many evenings more; the same evening is played by the same people in every format."""
        for number in range(self.evenings, self.evenings + evenings):
            found = _evening(self.drawn, self.seed, number, pairs=self.pairs)
            self.first += found.first
            self.order += found.order
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


def _evening(drawn: Tournament, seed: int, number: int, *, pairs: bool) -> Found:
    rng = generator(seed, number)
    teams = drawn.regulations.unit is Unit.PARTNERSHIP
    people = [deviate(rng) for _ in range(len(drawn.entrants) * (1 + teams))]
    strengths = {
        who: (people[2 * number] + people[2 * number + 1]) / 2 if teams else people[number]
        for number, who in enumerate(drawn.entrants)
    }
    played = with_results(drawn, strengths, rng) if drawn.rounds else played_through(drawn, strengths, rng)
    places = {row.entrant.id: row.place for row in standings(played)}
    if pairs or not teams:
        return found([(strengths[who], places[who]) for who in drawn.entrants])
    return found([(each, places[who]) for who, each in zip(_twice(drawn.entrants), people, strict=True)])


def _twice(entrants: Mapping[EntrantId, object]) -> Sequence[EntrantId]:
    return [who for who in entrants for _ in range(2)]


def found(field: Sequence[tuple[float, int]]) -> Found:
    """How right these (strength, place) are."""
    before: list[int] = []
    right = 0.0
    for _, place in sorted(field, key=lambda each: (-each[0], each[1])):
        ahead, with_equals = bisect_left(before, place), bisect_right(before, place)
        right += ahead + _HALF * (with_equals - ahead)
        insort(before, place)
    winners = [each for each in field if each[1] == 1]
    best = max(field)
    couples = len(field) * (len(field) - 1) / 2
    return Found((best in winners) / max(1, len(winners)), right / couples if couples else _HALF)


def played_and_rested(drawn: Tournament) -> tuple[tuple[int, int], tuple[int, int]]:
    """Fewest and most matches that somebody plays, fewest and most rounds that somebody sits out."""
    matches = Counter(who for r in drawn.rounds for seating in r.tables for who in seating.entrants())
    rests = Counter(who for r in drawn.rounds for who in r.sitting_out)
    played = [matches[who] for who in drawn.entrants]
    rested = [rests[who] for who in drawn.entrants]
    return (min(played), max(played)), (min(rested), max(rested))
