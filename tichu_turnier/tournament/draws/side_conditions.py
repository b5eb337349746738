"""Who is to be kept apart, and who needs which table."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.draws.rotation.apart import Apart
from tichu_turnier.tournament.draws.rotation.quality import Couple, Figure
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Round, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.registration.overview import apart

MOST_TABLES = 999
"""The greatest number that a table can have."""


def apart_of(tournament: Tournament) -> Apart:
    """Everybody who is not to meet: never, because two were named; early, because they are of one club.

    Who need different tables cannot meet either.
    """
    needs = sorted(needed_tables(tournament).items())
    elsewhere = ((a, b) for (a, one), (b, other) in combinations(needs, 2) if one != other)
    return Apart(
        never=apart(tournament).union(elsewhere),
        clubs=_clubs(tournament.entrants.values()) if tournament.regulations.clubs_apart_rounds else (),
        rounds=tournament.regulations.clubs_apart_rounds,
    )


def needed_tables(tournament: Tournament) -> dict[int, int]:
    """Which table an entrant needs, of those who need one."""
    entrants = tournament.entrants.values()
    return {entrant.id: entrant.needs_table for entrant in entrants if entrant.needs_table is not None}


def kept_apart_from(tournament: Tournament) -> dict[EntrantId, list[Entrant]]:
    """Whom each entrant must not meet, of those who must not meet somebody."""
    found: dict[EntrantId, list[Entrant]] = {}
    for one, other in sorted(apart(tournament)):
        found.setdefault(one, []).append(tournament.entrants[other])
        found.setdefault(other, []).append(tournament.entrants[one])
    return found


def condition_findings(tournament: Tournament, drawn: Round, why: str = "") -> Iterable[Finding]:
    """What a draw does not keep to: who meets though they should not, and who sits at another table.

    `why` two meet: what decides it (`decides_who_meets` of the format), or `lot` where no draw can help it.
    """
    named, needs = apart(tournament), needed_tables(tournament)
    entrants = tournament.entrants
    for seating in drawn.tables:
        here = sorted(set(seating.entrants()) & entrants.keys())
        for a, b in combinations(here, 2):
            if (a, b) in named:
                one, other = own_names(tournament, (a, b))
                names: dict[str, str | int] = {"one": one, "other": other, "why": why}
                yield Finding("conditions-meet", Severity.WARNING, {**names, "table": seating.table})
        for entrant in here:
            needed = needs.get(entrant, seating.table)
            if needed != seating.table:
                args: dict[str, str | int] = {"name": own_name(tournament, entrant), "needed": needed}
                there = drawn.seating(needed)
                also = [who for who in there.entrants() if needs.get(who) == needed] if there else []
                if also:
                    args["other"] = own_name(tournament, also[0])
                key = "conditions-table-taken" if also else "conditions-table"
                yield Finding(key, Severity.WARNING, {**args, "table": seating.table})


def wish_figures(tournament: Tournament) -> tuple[Figure, ...]:
    """How often the rounds did not keep to wishes, a figure for each kind of wish that somebody has.

    Two who were named and share a table, club mates who do so in the rounds in which they are kept apart, and
    whoever sits at another table than the one needed. Of the least that is possible nothing is said but 0.
    """
    named, needs, both = apart(tournament), needed_tables(tournament), apart_of(tournament)
    early = tournament.rounds[: both.rounds]
    mates = {pair for club in both.clubs for pair in combinations(sorted(club), 2)}
    elsewhere = sum(
        needs.get(who, seating.table) != seating.table
        for drawn in tournament.rounds
        for seating in drawn.tables
        for who in seating.entrants()
    )
    found = {
        "kept-apart-met": (named, sum(couple in named for couple in _at_a_table(tournament.rounds))),
        "club-mates-met": (mates, sum(couple in mates for couple in _at_a_table(early))),
        "needed-table-missed": (needs, elsewhere),
    }
    return tuple(Figure(key, count, 0) for key, (wishes, count) in found.items() if wishes)


def _at_a_table(rounds: Iterable[Round]) -> Iterator[Couple]:
    """Everybody who shares a table with somebody, each two once a round."""
    for drawn in rounds:
        for seating in drawn.tables:
            yield from combinations(sorted(set(seating.entrants())), 2)


def _clubs(entrants: Iterable[Entrant]) -> tuple[frozenset[int], ...]:
    """The members of each club with more than one; however its name is spaced and capitalised."""
    clubs: dict[str, set[EntrantId]] = {}
    for entrant in entrants:
        clubs.setdefault(" ".join(entrant.club.split()).casefold(), set()).add(entrant.id)
    return tuple(frozenset(club) for name, club in sorted(clubs.items()) if name and len(club) > 1)
