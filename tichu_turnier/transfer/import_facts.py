"""Which facts of a whole tournament deny each other, as where one of them was changed by hand?"""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.details import SetDetails
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name


def facts_denied(tournament: Tournament) -> Iterator[Finding]:
    """Questions about what the program itself never leaves like that: somebody must say which is right."""
    yield from SetDetails(tournament.name, tournament.day, tournament.place).findings(tournament)
    drawn = len(tournament.rounds)
    if planned_rounds(tournament) < drawn:
        yield Finding("regulations-too-few-rounds", Severity.QUESTION, {"drawn": drawn})
    yield from _receipts(tournament)
    yield from _players(tournament)


def _receipts(tournament: Tournament) -> Iterator[Finding]:
    """A number that more than one receipt has."""
    found: dict[int, list[EntrantId]] = defaultdict(list)
    for who, entrant in tournament.entrants.items():
        for payment in entrant.payments:
            found[payment.receipt].append(who)
    for number, payers in sorted(found.items()):
        if len(payers) > 1:
            names = ", ".join(own_name(tournament, who) for who in payers)
            yield Finding("import-json-receipt", Severity.QUESTION, {"number": number, "names": names})


def _players(tournament: Tournament) -> Iterator[Finding]:
    """Whoever has a result in a round before coming, after leaving, or while waiting for a place."""
    for who, rounds in _played(tournament).items():
        entrant = tournament.entrants[who]
        gone = entrant.withdrawn_from
        name = own_name(tournament, who)
        if entrant.waiting:
            args: dict[str, str | int] = {"name": name, "round": rounds[0]}
            yield Finding("import-json-waiting", Severity.QUESTION, args)
        if rounds[0] < entrant.first_round:
            args = {"name": name, "round": rounds[0], "from": entrant.first_round}
            yield Finding("import-json-comes-later", Severity.QUESTION, args)
        if gone is not None and rounds[-1] >= gone:
            args = {"name": name, "round": rounds[-1], "from": gone}
            yield Finding("import-json-withdrawn", Severity.QUESTION, args)


def _played(tournament: Tournament) -> Mapping[EntrantId, list[int]]:
    """The rounds in which each entrant sits at a table with a result, ascending."""
    found: dict[EntrantId, list[int]] = defaultdict(list)
    for drawn in tournament.rounds:
        for seating in drawn.tables:
            for who in dict.fromkeys(seating.entrants()):
                if (drawn.number, seating.table) in tournament.results and who in tournament.entrants:
                    found[who].append(drawn.number)
    return found
