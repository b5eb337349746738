"""Let late arrivals play in the round that runs already, at new tables with those who rest in it."""

from collections.abc import Collection
from dataclasses import replace
from itertools import count

from tichu_turnier.tournament.draws.formats import format_of, next_round
from tichu_turnier.tournament.draws.side_conditions import needed_tables
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, ScoringUnit, Tournament


def without_a_seat(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Who is here, but came too late for the round that runs; nobody once all its results are there."""
    number = len(tournament.rounds)
    if not tournament.missing(number):
        return ()
    drawn, everybody = tournament.rounds[-1].people(), not tournament.roll_call
    known = (each for each in tournament.entrants.values() if each.id not in drawn and not each.reserve)
    here = (each for each in known if everybody or each.checked_in)
    return tuple(each.id for each in here if replace(each, first_round=1).plays_in(number))


def with_late_tables(tournament: Tournament) -> Round | None:
    """The round that runs, with as many new tables as those without a seat can make with those who rest.

    They are drawn as the round was, on top of the rounds before it; nobody else moves. None where that makes
    no table for anybody, where losers are out, and where prepared hands wait at the tables.
    """
    late, regulations = without_a_seat(tournament), tournament.regulations
    fixed = format_of(regulations.format).bracket is not None
    if not late or fixed or regulations.scoring.unit is ScoringUnit.MATCHPOINTS:
        return None
    running = tournament.rounds[-1]
    drawn = next_round(_waiting_alone(tournament, {*late, *running.sitting_out}), running.seed or 0)
    if not any(who in late for seating in drawn.tables for who in seating.entrants()):
        return None
    tables = {seating.table: seating for seating in running.tables}
    needs = needed_tables(tournament)
    for seating in drawn.tables:
        wished = {needs[who] for who in seating.entrants() if who in needs} - tables.keys()
        number = min(wished, default=next(free for free in count(1) if free not in tables))
        tables[number] = replace(seating, table=number)
    resting = tuple(who for who in running.sitting_out if who in drawn.sitting_out)
    ordered = tuple(tables[number] for number in sorted(tables))
    return replace(running, tables=ordered, sitting_out=resting, exchanged=True)


def _waiting_alone(tournament: Tournament, waiting: Collection[EntrantId]) -> Tournament:
    """The tournament as it was before the round that runs, as if nobody but these could be drawn into it."""
    number = len(tournament.rounds)
    known = tournament.entrants.values()
    here = (replace(each, first_round=1, checked_in=True) for each in known if each.id in waiting)
    busy = (replace(each, withdrawn_from=1) for each in known if each.id not in waiting)
    results = ((at, result) for at, result in tournament.results.items() if at[0] < number)
    before = replace(tournament, rounds=tournament.rounds[:-1], results=frozen(results))
    return before.with_entrants(*here, *busy)
