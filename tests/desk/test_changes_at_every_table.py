"""Is every change right at tables of two to six: applied, judged by the second opinion, undone and redone?"""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, time
from itertools import cycle

import pytest

from tests.evenings import DAY, drawn, evening, told
from tichu_turnier.check import check, facts_of
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament import changes
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants, TwoTables
from tichu_turnier.tournament.model.clock import Moment, RoundClock, Running
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.prizes import ForPlace, Prize
from tichu_turnier.tournament.model.snapshot import Hands, OddNumbers, Totals, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.tables.table import Table, regulations_at, table_of
from tichu_turnier.transfer.tournament_json import export_json

AT = datetime.combine(DAY, time(20, 15))
KINDS = {
    "two": ("treibhaus", 8, OddNumbers.REST, 2),
    "three": ("dtm", 7, OddNumbers.THREE, 3),
    "four": ("dtm", 8, OddNumbers.REST, 4),
    "five": ("dtm", 9, OddNumbers.FIVE, 5),
    "six": ("dtm", 10, OddNumbers.SIX, 6),
    "five, partners stay": ("club-evening", 9, OddNumbers.FIVE, 5),
    "six, partners stay": ("club-evening", 10, OddNumbers.SIX, 6),
}
"""Preset, how many enter, what those left over do, and how many sit at the table that is looked at."""
IN_TEAMS = {changes.MatchSingles}
"""Changes of people who look for a partner, which only teams know."""


def tables(desk: Desk, people: int) -> tuple[Table, Table]:
    """The table of so many in the last round, and another one."""
    found = [table_of(each, desk.tournament.regulations) for each in desk.tournament.rounds[-1].tables]
    mine = next(each for each in found if len(each.people) == people)
    return mine, next(each for each in found if each is not mine)


def report(desk: Desk, table: Table, change: int = 0) -> Hands | Totals:
    """What a table reports: all hands, each side ahead in turn."""
    if desk.tournament.regulations.unit is Unit.PARTNERSHIP:
        return Totals(600 + change, 400 - change, 10)
    planned = regulations_at(desk.tournament, 1, table.seating.table).hands_planned or 6
    points = [60 + 5 * (each % 3) if each % 2 else 40 - 5 * (each % 4) for each in range(planned)]
    points[0] += change
    return Hands(tuple(HandReport(each, 100 - each) for each in points))


def before_the_draw(desk: Desk, _: int) -> Iterator[changes.Change]:
    team = desk.tournament.regulations.unit is Unit.PARTNERSHIP
    more = (("Wal links", "Wal rechts"), ("Yak links", "Yak rechts")) if team else ((), ())
    first = max(desk.tournament.entrants) + 1
    yield changes.AddEntrants((NewEntrant("Wal", more[0]), NewEntrant("Yak", more[1])))
    if team:
        yield changes.AddEntrants(
            (NewEntrant("Igel", ("Igel",), single=True), NewEntrant("Luchs", ("Luchs",), single=True))
        )
        yield changes.MatchSingles(((first + 2, first + 3),))
        yield changes.RemoveEntrant(first + 2)
    yield changes.MergeEntrants(first, first + 1)
    yield changes.EditEntrant(replace(desk.tournament.entrants[first], club="Zoo"))
    yield changes.RemoveEntrant(first)
    yield changes.SetDetails("Katzentreffen", DAY, "Treibhaus")
    yield changes.SetEntryTerms(EntryTerms(fee=1200, room_for=40, here_by=time(18, 30)))
    yield changes.SetPaid((1, 2, 3))
    yield changes.SetWaiting(2, waiting=True)
    yield changes.SetWaiting(2, waiting=False)
    yield changes.SetAside((3,))
    yield changes.SetAside((3,), aside=False)
    yield changes.CheckIn(tuple(desk.tournament.entrants))
    yield changes.SetSeed(1, 1)
    yield changes.KeepApart(1, 2)
    yield changes.KeepApart(1, 2, apart=False)
    yield changes.NeedTable(1, 1)
    yield changes.NeedTable(1, None)
    yield changes.SetLabel((1, 2), "Junior")
    yield changes.HoldStandings(held=True)
    yield changes.SteerScreen("Bar", RoomMode.MESSAGE, "Die Küche ist offen")
    yield changes.SetPrizes((Prize(ForPlace(1), "ein Käse"),))
    yield changes.SetRegulations(replace(desk.tournament.regulations, rounds=4))
    yield changes.SetTimetable(replace(desk.tournament.timetable, slots=desk.tournament.timetable.slots[1:]))
    yield changes.SetReserve(4, reserve=True)
    yield changes.SetReserve(4, reserve=False)


def in_the_round(desk: Desk, people: int) -> Iterator[changes.Change]:
    yield changes.PublishDraw(next_round(desk.tournament, 7))
    table, other = tables(desk, people)
    yield changes.SwapSeats(1, TwoTables(table.seating.table, other.seating.table))
    table, other = tables(desk, people)
    yield changes.SwapSeats(1, TwoEntrants(table.people[-1], other.people[0]))
    table, other = tables(desk, people)
    mine, theirs = table.seating.table, other.seating.table
    yield changes.SetClock(RoundClock(1, 2700, Running(Moment(1.5, 2.5, "boot"))))
    if people == len(table.sides):
        yield changes.Walkover(1, theirs, other.people[-1], "kampflos")
    yield changes.EnterResult(1, mine, report(desk, table))
    yield changes.NoteResult(1, mine, "unleserlich")
    yield changes.EnterSecond(1, mine, report(desk, table, 5))
    yield changes.SettlePasses(1, mine, second=True)
    yield changes.EnterResult(1, theirs, report(desk, other))
    yield changes.ClearResult(1, theirs)
    yield changes.EnterResult(1, theirs, report(desk, other, 3), "so unterschrieben")
    about = {"round": 1, "table": theirs, "reason": "so unterschrieben"}
    yield changes.WaiveOpenPoint(Finding("open-disputed", args=about), "so gespielt")
    yield changes.ClearObjections(1, theirs)
    for owing in desk.tournament.missing(1):
        seating = desk.tournament.seating(1, owing)
        yield changes.EnterResult(1, owing, report(desk, table_of(seating, desk.tournament.regulations)))
    yield from rulings(table)
    yield changes.LockRound(1)


def rulings(table: Table) -> Iterator[changes.Change]:
    """Every kind of decision, each about another person in turn, the score of a hand about everybody."""
    turns = zip(PenaltyKind, cycle(table.people), strict=False)
    scores = ((PenaltyKind.ADJUSTED_SCORE, who) for who in table.people)
    for kind, who in dict.fromkeys((*turns, *scores)):
        scored = kind is PenaltyKind.ADJUSTED_SCORE
        amount = 0 if kind is PenaltyKind.WARNING else 100 if scored else 2
        yield changes.GivePenalty(Penalty(0, kind, (who,), "laut", AT, amount, 0, round=1, hand=1))
        yield changes.LiftPenalty(1)


def afterwards(desk: Desk, people: int) -> Iterator[changes.Change]:
    table, other = tables(desk, people)
    a, b, *_ = table.people
    team = desk.tournament.regulations.unit is Unit.PARTNERSHIP
    new, fresh = (("Dachs", "Biber"), ("Uhu", "Elster")) if team else ((), ())
    yield changes.Substitute(a, "Dachs und Biber", new)
    yield changes.SubstituteFromZero(b, "Uhu und Elster", fresh)
    yield changes.SetPresence(a, (1, 3))
    yield changes.Withdraw(other.people[0], 2)
    yield changes.PublishDraw(next_round(desk.tournament, 8))
    late = [(f"{name} links", f"{name} rechts") if team else () for name in ("Kuh", "Ochse", "Pony", "Esel")]
    names = ("Kuh", "Ochse", "Pony", "Esel")
    yield changes.AddEntrants(
        tuple(NewEntrant(n, two, present=True) for n, two in zip(names, late, strict=True))
    )
    yield changes.JoinRound()
    yield changes.WithdrawDraw(2)
    yield changes.Withdraw(other.people[0], None)
    yield changes.RestoreState(2, desk.at_revision(2))


@pytest.mark.parametrize(("key", "entrants", "odd", "people"), KINDS.values(), ids=KINDS.keys())
def test_every_change_is_right_at_every_table(tmp_path, key, entrants, odd, people):
    begun = evening(key, entrants, odd_numbers=odd)
    if begun.regulations.unit is Unit.PARTNERSHIP:
        teams = (
            replace(each, members=(f"{each.name} links", f"{each.name} rechts"))
            for each in begun.entrants.values()
        )
        begun = begun.with_entrants(*teams)
    done = set()
    with Desk.create(tmp_path / "abend.tichu", begun, "Eule") as desk:
        for scene in (before_the_draw, in_the_round, afterwards):
            for change in scene(desk, people):
                before = desk.tournament
                found = change.findings(before)
                if any(each.blocks for each in found):
                    assert isinstance(change, changes.GivePenalty | changes.LiftPenalty), (change, found)
                    continue
                desk.do(change)
                done.add(type(change))
                after = desk.tournament
                assert check(facts_of(json.loads(export_json(after)))) == (), change
                desk.undo()
                assert desk.tournament == before, change
                desk.redo()
                assert desk.tournament == after, change
    every = {getattr(changes, known) for known in changes.__all__} - {changes.Change}
    missing = IN_TEAMS if begun.regulations.unit is Unit.PLAYER else set()
    alone = {changes.Walkover} if people != 2 else set()
    assert every - done == missing | alone
    assert len(standings(desk.tournament)) == len(desk.tournament.entrants)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "two"])
def test_an_adjusted_score_is_the_side_s_that_it_was_given_to(kind):
    key, entrants, odd, people = KINDS[kind]
    begun = drawn(evening(key, entrants, odd_numbers=odd), 7, 1)
    table = next(
        found
        for each in begun.rounds[0].tables
        if len((found := table_of(each, begun.regulations)).people) == people
    )
    level = Hands((HandReport(50, 50),) * (table.regulations.hands_planned or 6))
    played = changes.EnterResult(1, table.seating.table, level).apply(begun)
    for hand in (1, 3):
        seats = table.seats_of_hand(hand - 1)
        for who in table.people:
            given = Penalty(0, PenaltyKind.ADJUSTED_SCORE, (who,), "laut", AT, 100, 0, round=1, hand=hand)
            change = changes.GivePenalty(given)
            if who not in seats:
                assert told(change, played) == ["penalty-rested"]
                continue
            counted = tallies(change.apply(played), 1)
            shares = {each: counted[each].rounds[1] for each in table.people}
            ahead = {each for each, got in shares.items() if got.tichu_points > got.tichu_points_against}
            assert ahead == {each for each in seats if seats.index(each) % 2 == seats.index(who) % 2}
