"""How does a tournament stand in which losers are out: who plays next, and how far did everybody come?"""

from collections.abc import Container, Iterable, Iterator, Sequence

from tichu_turnier.rules.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.format import Bracket, sides
from tichu_turnier.tournament.model import Entrant, EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.rotation.knock_out import Course, Fought, Turn, as_played, seeded
from tichu_turnier.tournament.rotation.lots import generator, shuffled


def bracket_of(tournament: Tournament, course: Course) -> Bracket:
    """The snapshot as its course has it."""
    due = {who for match in course.matches for who in match} | set(course.byes)
    drawn = len(tournament.rounds)
    under_way = bool(tournament.missing(drawn))  # what is being played is not still to come
    return Bracket(
        frozenset(map(EntrantId, due)),
        len(course.matches),
        {EntrantId(who): place for who, place in course.places.items()},
        drawn + course.rounds_left - under_way,
        (*undecided(tournament), *too_late(tournament, course.places)),
        {EntrantId(who): place for who, place in course.worst.items()},
        course.ahead,
    )


def too_late(tournament: Tournament, known: Container[int]) -> Iterator[Finding]:
    """Whoever would play but is not in the bracket."""
    number = len(tournament.rounds) + 1
    for entrant in tournament.entrants.values():
        if number > 1 and entrant.plays_in(number) and entrant.id not in known:
            yield Finding("knock-out-too-late", Severity.WARNING, {"name": entrant.name})


def round_of(tournament: Tournament, course: Course, seed: int) -> Round:
    """The next round, its tables numbered from the top of the bracket; refused while a match is undecided."""
    open_matches = undecided(tournament)
    if open_matches:
        raise Refusal(*open_matches)
    tables = tuple(Seating(table, sides(*match)) for table, match in enumerate(course.matches, 1))
    return Round(len(tournament.rounds) + 1, tables, tuple(map(EntrantId, course.byes)), seed)


def undecided(tournament: Tournament) -> tuple[Finding, ...]:
    """The matches of the last round that nobody has won: level, or without a result."""
    if not tournament.rounds:
        return ()
    drawn = tournament.rounds[-1]
    missing = set(tournament.missing(drawn.number))
    return tuple(
        Finding(
            "knock-out-missing" if seating.table in missing else "knock-out-level",
            args={"round": drawn.number, "table": seating.table},
            where=("round", drawn.number, "table", seating.table),
        )
        for seating in drawn.tables
        if winner_at(tournament, drawn.number, seating) is None
    )


def winner_at(tournament: Tournament, number: int, seating: Seating) -> EntrantId | None:
    """Who has won at a table; None if nobody has."""
    result = tournament.results.get((number, seating.table))
    a, b = (0, 0) if result is None else result.report.totals
    return None if a == b else seating.seats[int(a < b)]


def turns(tournament: Tournament) -> list[Turn]:
    """The rounds as they were played."""
    return [
        Turn(
            tuple(
                Fought(s.seats[0], s.seats[1], winner_at(tournament, drawn.number, s)) for s in drawn.tables
            ),
            drawn.sitting_out,
            gone(tournament, drawn.number),
        )
        for drawn in tournament.rounds
    ]


def gone(tournament: Tournament, number: int) -> frozenset[EntrantId]:
    """Who does not play in a round any more."""
    left = (
        who
        for who, entrant in tournament.entrants.items()
        if entrant.withdrawn_from is not None and entrant.withdrawn_from <= number
    )
    return frozenset(left)


def seeding_order(entrants: Iterable[Entrant]) -> list[EntrantId]:
    """These by their place on the list of seeds, then those who have none in the order of the list."""
    ordered = sorted(entrants, key=lambda each: (not each.seeding, each.seeding, each.id))
    return [entrant.id for entrant in ordered]


def seeds(tournament: Tournament, seed: int) -> Sequence[EntrantId]:
    """Who plays, the best first: by the list of entrants, or by lot."""
    people = seeding_order(tournament.entrants[who] for who in tournament.playing(1))
    return people if tournament.regulations.knock_out.seeded else shuffled(generator(seed), people)


def first_bracket(tournament: Tournament) -> tuple[Sequence[int], dict[int, None]]:
    """The first round from top to bottom, and who in it stands for somebody who is not known yet.

    Before the first draw that is known where the list of entrants is the seeding; else there are only places.
    """
    if tournament.rounds:
        return as_played(turns(tournament)[0]), {}
    people = seeds(tournament, 0)
    if tournament.regulations.knock_out.seeded:
        return seeded(people), {}
    return seeded(range(len(people))), dict.fromkeys(range(len(people)))
