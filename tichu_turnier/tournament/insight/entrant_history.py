"""How the evening went for each entrant, round by round."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tichu_turnier.tournament.model.snapshot import EntrantId, Regulations, Seating, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.scoring.victory_points import MatchScore
from tichu_turnier.tournament.scoring.walkovers import is_walkover
from tichu_turnier.tournament.tables.sides import seen_from
from tichu_turnier.tournament.tables.table import table_of

Places = Mapping[EntrantId, int]
"""The place of everybody after a round; `UNRANKED` for those who take none."""


@dataclass(frozen=True, slots=True)
class Company:
    """Where an entrant sat in a round, and with whom, in the order of the seats."""

    table: int
    partners: tuple[EntrantId, ...]
    opponents: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was reported, and what it brought."""

    company: Company
    score: MatchScore
    walkover: bool = False
    """Whether it was won without play."""


@dataclass(frozen=True, slots=True)
class Owing:
    """A match of which the result has not come."""

    company: Company


@dataclass(frozen=True, slots=True)
class Rested:
    """A round that was sat out."""


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """One round of one entrant."""

    round: int
    what: Played | Owing | Rested
    place: int
    """After this round; `UNRANKED` where it is not known yet, or none is taken."""


@dataclass(frozen=True, slots=True)
class EntrantHistory:
    """A whole evening of one entrant, its rounds in order."""

    entrant: EntrantId
    rounds: tuple[RoundSummary, ...]

    @property
    def matches(self) -> tuple[tuple[int, MatchScore], ...]:
        """The rounds that were played and reported, with what they brought."""
        return tuple((each.round, each.what.score) for each in self.rounds if isinstance(each.what, Played))

    @property
    def best_round(self) -> int:
        """The round played that brought most victory points, then most Tichu points; 0 before the first."""
        given = {each.round for each in self.rounds if isinstance(each.what, Played) and each.what.walkover}
        played = [each for each in self.matches if each[0] not in given]
        best = max(played, key=lambda each: (each[1].victory_points, each[1].tichu_points), default=(0,))
        return best[0]


def reported_rounds(tournament: Tournament) -> int:
    """The number of the last round of which any result has come; 0 before the first."""
    return max((number for number, _ in tournament.results), default=0)


def places_by_round(tournament: Tournament) -> tuple[Places, ...]:
    """The places after each round of which any result has come."""
    return tuple(_places(tournament, number) for number in range(1, reported_rounds(tournament) + 1))


def movement(
    tournament: Tournament, rows: Sequence[Row], after_round: int | None = None
) -> Mapping[EntrantId, int]:
    """How many places everybody has gained (lost: below 0) since the round before; empty after the first.

    `rows` are the standings after `after_round`; None: everything that was entered so far, which is compared
    with the round before the last reported one. Those without a place then or now are missing.
    """
    last = reported_rounds(tournament) if after_round is None else after_round
    if not 1 < last <= reported_rounds(tournament):
        return {}
    before = _places(tournament, last - 1)
    return {
        row.entrant.id: before[row.entrant.id] - row.place
        for row in rows
        if UNRANKED not in (row.place, before.get(row.entrant.id, UNRANKED))
    }


def _places(tournament: Tournament, number: int) -> Places:
    return {row.entrant.id: row.place for row in standings(tournament, number)}


def histories(
    tournament: Tournament, places: Sequence[Places], wanted: Iterable[EntrantId]
) -> Mapping[EntrantId, EntrantHistory]:
    """The evenings of these entrants; `places` are those of `places_by_round`."""
    played = tallies(tournament, len(tournament.rounds))
    return {
        who: EntrantHistory(who, tuple(_rounds(tournament, places, who, played[who].rounds)))
        for who in wanted
    }


def _rounds(
    tournament: Tournament, places: Sequence[Places], who: EntrantId, shares: Mapping[int, MatchScore]
) -> Iterable[RoundSummary]:
    for drawn in tournament.rounds:
        place = places[drawn.number - 1].get(who, UNRANKED) if drawn.number <= len(places) else UNRANKED
        seating = drawn.table_of(who)
        if seating is not None:
            company = company_of(seating, who, tournament.regulations)
            share = shares.get(drawn.number)
            given = is_walkover(tournament, (drawn.number, seating.table))
            what = Owing(company) if share is None else Played(company, share, given)
            yield RoundSummary(drawn.number, what, place)
        elif who in drawn.sitting_out:
            yield RoundSummary(drawn.number, Rested(), place)


def company_of(seating: Seating, who: EntrantId, regulations: Regulations) -> Company:
    """Partners in the order in which they were, and opponents; a partnership has no partner but itself."""
    partners: list[EntrantId] = []
    opponents: list[EntrantId] = []
    table = table_of(seating, regulations)
    for seats in table.rotation[: table.regulations.stages]:
        if who in seats:  # at a table of five one rests
            beside, against = seen_from(seats, seats.index(who))
            partners += beside
            opponents += against
    with_him = tuple(dict.fromkeys(each for each in partners if each != who))
    return Company(seating.table, with_him, tuple(dict.fromkeys(opponents)))
