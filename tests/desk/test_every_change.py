"""Does undo take back every kind of change, and redo bring it again, also after the program was closed?"""

from dataclasses import replace
from datetime import datetime, time

import pytest

from tests.evenings import DAY, fresh, refused
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Finding
from tichu_turnier.tournament import changes
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.seat_swap import TwoTables
from tichu_turnier.tournament.model.clock import Moment, RoundClock, Running
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.prizes import ForPlace, Prize
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant

TEAMS = tuple(NewEntrant(f"Tier {n}", (f"Tier {n} links", f"Tier {n} rechts")) for n in range(1, 11))
LATE = tuple(NewEntrant(n, (f"{n} links", f"{n} rechts"), present=True) for n in ("Wal", "Yak"))
SINGLES = tuple(NewEntrant(name, (name,), single=True) for name in ("Igel", "Luchs"))
WARNING = Penalty(1, PenaltyKind.WARNING, (3,), "zu laut", datetime(2026, 11, 21, 20, 15))  # noqa: DTZ001 - clock in the room


def before_the_draw(desk):
    """Everything that is done to a list of entrants, each made for the tournament as it is by then."""
    yield changes.AddEntrants((*TEAMS, *SINGLES))
    yield changes.MatchSingles(((11, 12),))
    yield changes.MergeEntrants(9, 10)
    yield changes.SetDetails("Katzentreffen", DAY, "Treibhaus")
    yield changes.SetEntryTerms(EntryTerms(fee=1200, room_for=9, here_by=time(18, 30)))
    yield changes.SetPaid((1, 2, 3))
    yield changes.SetWaiting(9, waiting=True)
    yield changes.SetAside((8,))
    yield changes.SetPresence(7, (2, 3))
    yield changes.SetReserve(6, reserve=True)
    yield changes.SetSeed(5, 1)
    yield changes.KeepApart(1, 2)
    yield changes.NeedTable(8, 1)
    yield changes.SetLabel((1, 2), "Junior")
    yield changes.CheckIn((1, 2, 3, 4, 5, 6))
    yield changes.EditEntrant(replace(desk.tournament.entrants[4], club="Zoo"))
    yield changes.RemoveEntrant(9)
    yield changes.HoldStandings(held=True)
    yield changes.SteerScreen("Bar", RoomMode.MESSAGE, "Die Küche ist offen")
    yield changes.SetPrizes((Prize(ForPlace(1), "ein Käse"),))
    yield changes.SetRegulations(replace(desk.tournament.regulations, rounds=4))
    yield changes.SetTimetable(replace(desk.tournament.timetable, slots=desk.tournament.timetable.slots[1:]))


def in_the_round(desk):
    """Everything that is done from the first draw on."""
    yield changes.PublishDraw(next_round(desk.tournament, 7))
    yield changes.SwapSeats(1, TwoTables(1, 2))
    yield changes.SetClock(RoundClock(1, 2700, Running(Moment(1.5, 2.5, "boot"))))
    yield changes.EnterResult(1, 1, Totals(600, 400, 10))
    yield changes.NoteResult(1, 1, "Zettel unleserlich")
    yield changes.EnterSecond(1, 1, Totals(400, 600, 10))
    yield changes.SettlePasses(1, 1, second=True)
    yield changes.EnterResult(1, 2, Totals(605, 300, 10), "so unterschrieben")
    disputed = Finding("open-disputed", args={"round": 1, "table": 2, "reason": "so unterschrieben"})
    yield changes.WaiveOpenPoint(disputed, "so gespielt")
    yield changes.ClearObjections(1, 2)
    yield changes.ClearResult(1, 2)
    yield changes.Walkover(1, 3, desk.tournament.seating(1, 3).seats[0], "kampflos")
    yield changes.EnterResult(1, 2, Totals(600, 400, 10))
    yield changes.LockRound(1)
    yield changes.GivePenalty(WARNING)
    yield changes.LiftPenalty(1)
    yield changes.Substitute(2, "Dachs und Biber", ("Dachs", "Biber"))
    yield changes.SubstituteFromZero(3, "Uhu und Elster", ("Uhu", "Elster"))
    yield changes.Withdraw(4, 2)
    yield changes.PublishDraw(next_round(desk.tournament, 8))
    yield changes.AddEntrants(LATE)
    yield changes.JoinRound()
    yield changes.WithdrawDraw(2)
    yield changes.RestoreState(2, desk.at_revision(2))


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "abend.tichu"
    Desk.create(path, fresh(TREIBHAUS), "Eule").close()
    return path


def every_change(desk):
    """Does all that can be done; each change with the state before it and what was found about it there."""
    for scene in (before_the_draw, in_the_round):
        for change in scene(desk):
            before = desk.tournament
            findings = change.findings(before)
            desk.do(change)
            yield change, before, findings


def test_every_change_goes_and_comes_again_after_a_restart(path):
    done, states = set(), []
    with Desk.open(path, "Eule") as desk:
        states.append(desk.tournament)
        for change, before, _ in every_change(desk):
            assert desk.tournament != before, change
            done.add(type(change))
            states.append(desk.tournament)
    assert done == {getattr(changes, name) for name in changes.__all__} - {changes.Change}
    with Desk.open(path, "Uhu") as desk:
        for state in states[-2::-1]:
            desk.undo()
            assert desk.tournament == state
        assert refused(desk.undo) == ["undo-nothing"]
    with Desk.open(path, "Kauz") as desk:
        for state in states[1:]:
            desk.redo()
            assert desk.tournament == state
        assert refused(desk.redo) == ["redo-nothing"]
        assert desk.verify() == ()
