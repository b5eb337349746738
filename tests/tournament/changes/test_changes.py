"""What can be done to a tournament, and what cannot?"""

import json
from dataclasses import replace

import pytest

from tests.evenings import DAY, drawn, fresh, listed, told
from tichu_turnier.check import check, facts_of
from tichu_turnier.finding import Severity
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    ClearObjections,
    ClearResult,
    EditEntrant,
    EnterResult,
    LockRound,
    PublishDraw,
    RemoveEntrant,
    SetDetails,
    SetRegulations,
    Substitute,
    Walkover,
    Withdraw,
    WithdrawDraw,
)
from tichu_turnier.tournament.changes.guards import guard_of, touched_locks
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Hands, Round, Seating, Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.tournament_json import export_json

NINE = Hands(tuple(counted(55, first_out=0) for _ in range(9)))


WRONG = Hands((*NINE.hands[:8], counted(130)))
TEAMS = listed(fresh(TREIBHAUS), ("Adler", "Biber"))


def club(players=8):
    return listed(fresh(), [f"Fuchs {n}" for n in range(1, players + 1)])


UNSEEN = "\u202e\u2066\u00ad\u2060\u200c\u200d\u200e"


def test_entrants_are_numbered_on():
    two = (NewEntrant("  Ğülşen   Ἀθηνᾶ "), NewEntrant("Nguye\u0302\u0303n"))
    tournament = AddEntrants(two).apply(club(2))
    assert [(e.id, e.name) for e in tournament.entrants.values()][2:] == [(3, "Ğülşen Ἀθηνᾶ"), (4, "Nguyễn")]


@pytest.mark.parametrize(
    ("new", "found"),
    [
        (NewEntrant("Dachs"), []),
        (NewEntrant("fuchs  1"), ["entrant-duplicate"]),
        (NewEntrant("Fuchs 1", club="Bern"), ["entrant-namesake"]),
        (NewEntrant("Fuc\u04bbs 1"), ["entrant-look-alike"]),
        (NewEntrant(f"{UNSEEN}Fuchs{UNSEEN} 1"), ["entrant-unseen-marks", "entrant-duplicate"]),
        (NewEntrant("\u0420\u0443\u0441\u044c"), []),
        (NewEntrant("  "), ["entrant-no-name"]),
        (NewEntrant("x" * 121), ["entrant-name-too-long"]),
        (NewEntrant("Dachs", ("Dachs", "Igel")), ["entrant-has-partner"]),
    ],
)
def test_what_speaks_against_a_player(new, found):
    assert told(AddEntrants((new,)), club()) == found


@pytest.mark.parametrize(
    ("new", "found"),
    [
        (NewEntrant("Neu", ("Hase", "Igel")), []),
        (NewEntrant("adler", ("Hase", "Igel")), ["entrant-duplicate"]),
        (NewEntrant("Neu", ("Hase", "adler links")), ["entrant-member-twice"]),
        (NewEntrant("Neu", ("Hase", "\u0391dler link\u0455")), ["entrant-look-alike"]),
        (NewEntrant("Neu", ("Hase",)), ["entrant-missing-partner"]),
        (NewEntrant("Neu", ("Hase", "hase ")), ["entrant-partner-of-self"]),
        (NewEntrant("", ("Hase", "Adler rechts")), ["entrant-no-name", "entrant-member-twice"]),
    ],
)
def test_what_speaks_against_a_partnership(new, found):
    assert told(AddEntrants((new,)), TEAMS) == found


def test_a_list_is_checked_within_itself():
    change = AddEntrants((NewEntrant("Dachs"), NewEntrant("Igel"), NewEntrant("DACHS")))
    (finding,) = change.findings(club())
    assert (finding.key, finding.where) == ("entrant-duplicate", ("entrant", 2, "name"))


def test_a_late_entry_starts_with_the_next_round():
    late = AddEntrants((NewEntrant("Dachs"),)).apply(drawn(club(), 7, 1))
    assert (late.entrants[9].first_round, late.playing(1)[-1], late.playing(2)[-1]) == (2, 8, 9)
    assert WithdrawDraw(1).apply(late).playing(1)[-1] == 9, "taking the draw back lets it in"


def test_edited_names_are_tidied_and_numbers_stay():
    before = club()
    after = EditEntrant(replace(before.entrants[3], name=" Dachs\tEins ", club=" Bern")).apply(before)
    assert (after.entrants[3].id, after.entrants[3].name, after.entrants[3].club) == (3, "Dachs Eins", "Bern")
    assert told(EditEntrant(replace(before.entrants[3], name="Fuchs 1")), before) == ["entrant-duplicate"]
    assert told(EditEntrant(before.entrants[3]), before) == []


def test_who_was_drawn_is_not_removed():
    assert told(RemoveEntrant(3), club()) == []
    assert told(RemoveEntrant(3), drawn(club(), 7, 1)) == ["entrant-was-drawn"]
    assert told(RemoveEntrant(99), club()) == ["entrant-unknown"]
    resting = drawn(club(9), 7, 1).rounds[0].sitting_out[0]
    assert told(RemoveEntrant(resting), drawn(club(9), 7, 1)) == ["entrant-was-drawn"]


def test_once_somebody_is_checked_in_only_those_play():
    tournament = CheckIn((1, 2, 3, 5)).apply(club())
    assert tournament.playing(1) == (1, 2, 3, 5)
    assert CheckIn((1, 2, 3, 5), present=False).apply(tournament).playing(1) == tuple(range(1, 9))


def test_who_leaves_is_drawn_no_more():
    tournament = Withdraw(4, 2).apply(drawn(club(), 7, 1))
    assert [4 in tournament.playing(number) for number in (1, 2)] == [True, False]
    assert Withdraw(4, None).apply(tournament).playing(2) == tuple(range(1, 9))
    assert told(Withdraw(4, 1), drawn(club(), 7, 1)) == ["leaving-rests"]
    assert told(Withdraw(4, 0), club()) == ["withdraw-no-such-round"]


def test_a_substitute_takes_over_number_and_past():
    after = Substitute(1, "Adler", ("Adler links", "Dachs")).apply(TEAMS).entrants[1]
    assert (after.members, after.formerly) == (("Adler links", "Dachs"), ("Adler rechts",))
    assert Substitute(1, "Neu").apply(TEAMS).entrants[1].formerly == ("Adler",)
    assert told(Substitute(1, "Adler"), TEAMS) == ["substitute-same-name"]
    assert told(Substitute(1, "Adler", ("Adler links", "Biber links")), TEAMS) == ["entrant-member-twice"]


def four(*seats, table=1):
    return Seating(table, seats)


@pytest.mark.parametrize(
    ("round_", "found"),
    [
        (Round(1, (four(1, 2, 3, 4),), (5,)), []),
        (Round(1, (), (1, 2, 3, 4, 5)), ["draw-no-tables"]),
        (Round(2, (four(1, 2, 3, 4),), (5,)), ["draw-wrong-round"]),
        (Round(1, (four(1, 2, 3, 4),)), ["draw-left-out"]),
        (Round(1, (four(1, 2, 3, 4),), (5, 4)), ["draw-twice"]),
        (Round(1, (four(1, 2, 3, 9),), (5, 4)), ["entrant-unknown"]),
        (Round(1, (four(1, 2, 3, 3),), (5, 4)), ["draw-table-seats"]),
        (Round(1, (four(1, 2, 3, 4), four(1, 2, 3, 4)), (5,)), ["draw-twice"] * 4 + ["draw-table-twice"]),
    ],
)
def test_what_speaks_against_a_draw(round_, found):
    assert told(PublishDraw(round_), club(5)) == found


def test_more_rounds_than_planned_are_refused():
    fourth = Round(4, (four(1, 2, 3, 4),), (5, 6, 7, 8))
    assert "draw-too-many-rounds" in told(PublishDraw(fourth), drawn(club(), 7, 3))


def test_missing_results_are_only_a_warning():
    """And so is a table that was left out."""
    found = PublishDraw(Round(2, (four(1, 2, 3, 4),), (5, 6, 7, 8))).findings(drawn(club(), 7, 1))
    assert [(each.key, each.severity, each.args["count"]) for each in found] == [
        ("draw-many-sit-out", Severity.WARNING, 4),
        ("draw-results-missing", Severity.WARNING, 2),
    ]


def test_a_draw_with_results_stays():
    tournament = EnterResult(1, 1, NINE).apply(drawn(club(), 7, 1))
    assert told(WithdrawDraw(1), tournament) == ["draw-has-results"]
    assert told(WithdrawDraw(1), ClearResult(1, 1).apply(tournament)) == []
    assert told(WithdrawDraw(1), drawn(club(), 7, 2)) == ["draw-not-last"]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (EnterResult(1, 1, NINE), []),
        (EnterResult(2, 1, NINE), ["result-round-not-drawn"]),
        (EnterResult(1, 3, NINE), ["result-no-such-table"]),
        (EnterResult(1, 1, Hands(NINE.hands[:8])), ["result-hands-missing"]),
        (EnterResult(1, 1, Hands((*NINE.hands, counted(50)))), ["result-too-many-hands"]),
        (EnterResult(1, 1, Hands(())), ["result-no-hands"]),
        (EnterResult(1, 1, Hands(()), "egal"), ["result-no-hands"]),
        (EnterResult(1, 1, Totals(500, 400, 9)), ["result-needs-hands"]),
        (EnterResult(1, 1, Totals(500, 400, 9), "egal"), ["result-needs-hands"]),
        (EnterResult(1, 1, WRONG), ["hand-card-points"]),
        (EnterResult(1, 1, WRONG, "Zettel unterschrieben"), []),
        (ClearResult(1, 1), ["result-not-entered"]),
    ],
)
def test_what_speaks_against_a_result(change, found):
    assert told(change, drawn(club(), 7, 1)) == found


@pytest.mark.parametrize(
    ("totals", "found"),
    [
        (Totals(640, 360, 10), []),
        (Totals(640, 360), ["result-hands-unknown"]),
        (Totals(640, 350, 10), ["result-total-sum"]),
        (Totals(641, 359, 10), ["result-total-step"] * 2),
        (Totals(640, 360, -1), ["result-no-hands"]),
    ],
)
def test_what_speaks_against_totals(totals, found):
    assert told(EnterResult(1, 1, totals), drawn(TEAMS, 7, 1)) == found


def test_a_reason_is_kept_only_where_it_was_needed():
    tournament = drawn(club(), 7, 1)
    plain = EnterResult(1, 1, NINE, "egal").apply(tournament)
    forced = EnterResult(1, 1, WRONG, " Zettel\n  von Hand ").apply(tournament)
    assert [each.results[1, 1].accepted_because for each in (plain, forced)] == ["", "Zettel von Hand"]


def test_who_does_not_come_loses_without_play():
    """By the target where there is one, else by the planned hands; elsewhere somebody steps in."""
    tournament = drawn(TEAMS, 7, 1)
    one, other = tournament.seating(1, 1).entrants()
    lost = Walkover(1, 1, one, "kampflos").apply(tournament)
    assert (lost.results[1, 1].report, lost.results[1, 1].note) == (Totals(0, 1000), "kampflos")
    assert Walkover(1, 1, other).apply(tournament).results[1, 1].report == Totals(1000, 0)
    rules = replace(tournament.regulations.rules, target_score=250)
    short = replace(tournament, regulations=replace(tournament.regulations, rules=rules))
    assert Walkover(1, 1, other).apply(short).results[1, 1].report == Totals(300, 0)
    assert [row.entrant.id for row in standings(lost) if row.record.matches_won] == [other]
    assert check(facts_of(json.loads(export_json(lost)))) == ()
    assert told(Walkover(1, 1, one), lost) == ["walkover-played"]
    assert told(Walkover(1, 1, 99), tournament) == ["walkover-not-seated"]
    assert told(Walkover(1, 9, one), tournament) == ["result-no-such-table"]
    single = drawn(club(), 7, 1)
    assert told(Walkover(1, 1, single.seating(1, 1).seats[0]), single) == ["walkover-only-matches"]


def test_a_round_is_open_then_asked_about_then_locked():
    """Nothing about its results is another while it stays locked, whatever is done or undone."""
    tournament = drawn(TEAMS, 7, 1)
    again = EnterResult(1, 1, Totals(500, 500, 10))
    assert (guard_of(tournament, 1), told(LockRound(1), tournament)) == ("open", ["result-lock-owing"])
    entered = Walkover(1, 1, tournament.seating(1, 1).seats[0]).apply(tournament)
    assert (guard_of(entered, 1), again.comes_late(entered)) == ("asked", True)
    locked = LockRound(1).apply(entered)
    assert (guard_of(locked, 1), again.comes_late(locked)) == ("locked", False)
    for change in (again, ClearResult(1, 1)):
        assert told(change, locked) == ["result-round-locked"]
        assert [each.key for each in touched_locks(locked, change.apply(locked))] == ["result-round-locked"]
    open_again = LockRound(1, locked=False).apply(locked)
    assert not [*touched_locks(locked, open_again), *touched_locks(locked, entered)]
    assert (open_again, told(again, open_again)) == (entered, [])


def test_regulations_cannot_contradict_what_was_drawn():
    two = drawn(club(), 7, 2)
    fewer = SetRegulations(replace(two.regulations, rounds=1))
    assert told(fewer, two) == ["regulations-too-few-rounds"]
    assert told(SetRegulations(replace(two.regulations, stages=1)), two) == ["regulations-already-drawn"]
    assert told(SetRegulations(replace(two.regulations, rounds=5)), two) == []
    assert told(SetRegulations(replace(two.regulations, stages=1)), club()) == []
    assert told(SetDetails(" ", DAY, ""), club()) == ["details-no-name"]


def test_an_accepted_result_stays_marked_until_somebody_clears_it():
    disputed = EnterResult(1, 1, WRONG, "Zettel").apply(drawn(club(), 7, 1))
    assert not EnterResult(1, 1, NINE).apply(disputed).results[1, 1].disputed, "entered right"
    assert disputed.results[1, 1].disputed
    assert any(row.accepted for row in standings(disputed))
    clear = ClearObjections(1, 1)
    assert told(clear, disputed) == []
    cleared = clear.apply(disputed)
    assert not any(row.accepted for row in standings(cleared))
    assert cleared.results[1, 1].accepted_because == "Zettel"
    assert told(clear, cleared) == ["audit-desk-nothing-to-clear"]
    assert told(clear, drawn(club(), 7, 1)) == ["result-not-entered"]
