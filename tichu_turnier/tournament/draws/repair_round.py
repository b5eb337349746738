"""Repair a published round when an entrant leaves before playing it, or comes late.

As few as possible get another place. Somebody who would have rested, or a fifth, takes the empty seat; at a
larger table the others play on without the one who is gone. Else those of the table rest, or join others
where the regulations say so: the rest of the plan then stands as it was, and nobody meets anybody again.
Who comes late plays at a new table with those who rest.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import count

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.draws.fairness import Meetings, meetings
from tichu_turnier.tournament.draws.formats import format_of, next_round
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants, swapped, weigh
from tichu_turnier.tournament.draws.side_conditions import needed_tables
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    OddNumbers,
    Round,
    ScoringUnit,
    Seating,
    Tournament,
)
from tichu_turnier.tournament.registration.namesakes import called
from tichu_turnier.tournament.tables.odd_tables import joined, three_of
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.tournament.tables.table_count import odd_numbers_of


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


_FOUR, _THREE = 4, 3
_RESTS = "exchange-rests"
"""How findings begin about who rests again; of somebody who is gone they mean nothing."""


def can_be_repaired(tournament: Tournament, drawn: Round, who: EntrantId) -> bool:
    """Whether a round can do without somebody: nothing at the table is played, and nothing hangs on it."""
    seating = drawn.table_of(who)
    if seating is None or format_of(tournament.regulations.format).bracket is not None:
        return seating is None
    return not seating.first_board and (drawn.number, seating.table) not in tournament.results


def first_without(tournament: Tournament, who: EntrantId) -> int | None:
    """The first published round that can still do without somebody, and all after it; None if none can."""
    first = None
    for drawn in reversed(tournament.rounds):
        if not can_be_repaired(tournament, drawn, who):
            break
        first = drawn.number if drawn.table_of(who) is not None else first
    return first


def repaired(tournament: Tournament, who: EntrantId, first: int) -> Tournament:
    """The tournament whose published rounds from `first` on do without somebody, who has left in it."""
    for drawn in tournament.rounds[first - 1 :]:
        tournament = tournament.with_round(_without(tournament, drawn, who))
    return tournament


def _without(tournament: Tournament, drawn: Round, who: EntrantId) -> Round:
    """A round without somebody, or as it is where that cannot be."""
    seating = drawn.table_of(who)
    if seating is None and who in drawn.sitting_out and not tournament.begun(drawn.number):
        return replace(drawn, sitting_out=_but(drawn.sitting_out, who), exchanged=True)
    if seating is None or not can_be_repaired(tournament, drawn, who):
        return drawn
    after = _filled(tournament, drawn, who) or _smaller(tournament, drawn, seating, who)
    return replace(after, exchanged=True)


def moved(before: Tournament, after: Tournament) -> Iterator[Finding]:
    """Who has another table in a published round, who rests in it, or that nobody else has to move."""
    for old, new in zip(before.rounds, after.rounds, strict=True):
        if new.tables != old.tables:
            yield from _moved_in(before, old, new) or (
                Finding("leaving-stays", Severity.WARNING, {"round": new.number}),
            )


def _moved_in(tournament: Tournament, old: Round, new: Round) -> list[Finding]:
    names = {who: entrant.name for who, entrant in called(tournament).items()}
    found, known = [], {seating.table for seating in old.tables}
    for seating in new.tables:
        if seating.table not in known:
            sit = ", ".join(names[who] for who in seating.entrants())
            told: dict[str, str | int] = {"names": sit, "table": seating.table, "round": new.number}
            found.append(Finding("leaving-new-table", Severity.WARNING, told))
    for who in sorted(new.people()):
        there, here = old.table_of(who), new.table_of(who)
        if here is not None and here.table in known and (there is None or here.table != there.table):
            args: dict[str, str | int] = {"name": names[who], "table": here.table, "round": new.number}
            found.append(Finding("leaving-sits", Severity.WARNING, args))
    resting = [names[who] for who in new.sitting_out if old.table_of(who) is not None]
    if resting:
        said: dict[str, str | int] = {"names": ", ".join(resting), "count": len(resting)}
        found.append(Finding("leaving-rests", Severity.WARNING, {**said, "round": new.number}))
    return found


def _filled(tournament: Tournament, drawn: Round, who: EntrantId) -> Round | None:
    """With somebody else on the seat who would have rested or has been a fifth; None where nobody can."""
    others = meetings(tournament, drawn.number)
    ranked = sorted(
        (_price(tournament, drawn, TwoEntrants(who, each), others), each)
        for each in _stand_ins(tournament, drawn, who)
    )
    if not ranked or ranked[0][0][0]:
        return None
    after = swapped(drawn, TwoEntrants(who, ranked[0][1]))
    tables = tuple(each.with_more(_but(each.more, who)) for each in after.tables)
    return replace(after, tables=tables, sitting_out=_but(after.sitting_out, who))


def _stand_ins(tournament: Tournament, drawn: Round, who: EntrantId) -> list[EntrantId]:
    """Who is here and has no seat; else a fifth at another table that has not played."""
    there = drawn.table_of(who)
    if there is not None and there.more:
        return []
    free = [each for each in tournament.playing(drawn.number) if drawn.table_of(each) is None]
    open_tables = (each for each in drawn.tables if (drawn.number, each.table) not in tournament.results)
    fifths = (table_of(each, tournament.regulations).rests_first for each in open_tables)
    return free or [each for each in fifths if each is not None]


def _price(
    tournament: Tournament, drawn: Round, swap: TwoEntrants, others: Meetings
) -> tuple[bool, int, int]:
    """What speaks against somebody on the seat: must not sit there, meets people again, has rested less."""
    weighed = weigh(tournament, drawn, swap, others)
    forbidden = any(each.blocks and not each.key.startswith(_RESTS) for each in weighed.findings)
    return forbidden, len(weighed.reunions), -len(others.rests.get(swap.other, ()))


def _smaller(tournament: Tournament, drawn: Round, seating: Seating, who: EntrantId) -> Round:
    """With one less at the table, if enough are left there; else without the table."""
    left = _but(seating.entrants(), who)
    tables = tuple(each for each in drawn.tables if each != seating)
    if len(left) >= _FOUR:
        sits_down = dict(zip((who,), _but(seating.more, who), strict=False))  # who was to rest, or the last
        four, resting = seating.renamed(sits_down).with_more(()), (*drawn.sitting_out, *left[_FOUR:])
        return replace(drawn, tables=_in_order((*tables, four)), sitting_out=resting)
    if len(left) == _THREE and odd_numbers_of(tournament.regulations) is OddNumbers.THREE:
        three = replace(seating, seats=three_of(seating.seats, who))
        return replace(drawn, tables=_in_order((*tables, three)))
    return _joined(tournament, replace(drawn, tables=tables), left)


def _joined(tournament: Tournament, drawn: Round, left: Sequence[EntrantId]) -> Round:
    """Those of a table that is no more rest, or join tables of four that have not played."""
    done = {table for number, table in tournament.results if number == drawn.number}
    able = [each for each in drawn.tables if not each.more and each.table not in done]
    larger, resting = joined(tournament, able, left)
    tables = (*(each for each in drawn.tables if each not in able), *larger)
    return replace(drawn, tables=_in_order(tables), sitting_out=(*drawn.sitting_out, *resting))


def _but(people: Sequence[EntrantId], who: EntrantId) -> tuple[EntrantId, ...]:
    return tuple(each for each in people if each != who)


def _in_order(tables: Sequence[Seating]) -> tuple[Seating, ...]:
    return tuple(sorted(tables, key=lambda seating: seating.table))
