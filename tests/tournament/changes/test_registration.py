"""Is there room, who pays what, who plays with whom, and who was entered twice?"""

from dataclasses import replace
from datetime import datetime, time, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import evenings
from tests.evenings import DAY
from tests.evenings import told as keys
from tichu_turnier.finding import Severity
from tichu_turnier.tournament.changes import (
    AddEntrants,
    CheckIn,
    EditEntrant,
    KeepApart,
    MatchSingles,
    MergeEntrants,
    PublishDraw,
    RemoveEntrant,
    SetAside,
    SetEntryTerms,
    SetLabel,
    SetPaid,
    SetReserve,
    SetWaiting,
    Withdraw,
)
from tichu_turnier.tournament.changes.entrants import place_news
from tichu_turnier.tournament.changes.joining import merging
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.entry_terms import EntryTerms, Payment, in_figures
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.registration.entrants import NewEntrant, better_spelled
from tichu_turnier.tournament.registration.overview import (
    CashBox,
    cash_box,
    couples,
    fee_of,
    free_places,
    is_late,
    missing,
    owed_by,
    singles,
    waiting,
)


def fresh(preset=CLUB_EVENING, **terms):
    return SetEntryTerms(EntryTerms(**terms)).apply(evenings.fresh(preset))


def players(tournament, *names, **more):
    return AddEntrants(tuple(NewEntrant(name, **more) for name in names)).apply(tournament)


def alone(tournament, *names):
    return AddEntrants(tuple(NewEntrant(name, (name,), single=True) for name in names)).apply(tournament)


def team(tournament, one, other):
    return AddEntrants((NewEntrant(f"{one} & {other}", (one, other)),)).apply(tournament)


def names(tournament):
    return [entrant.name for entrant in tournament.entrants.values()]


def test_whoever_comes_when_all_places_are_taken_waits_and_moves_up_at_the_directors_word():
    full = players(fresh(room_for=3), "Adler", "Biber", "Dachs")
    change = AddEntrants((NewEntrant("Fuchs"), NewEntrant("Igel")))
    (found,) = change.findings(full)
    assert (found.key, found.severity, found.args["count"]) == ("registration-full", Severity.WARNING, 2)
    waits = change.apply(full)
    assert [entrant.name for entrant in waiting(waits)] == ["Fuchs", "Igel"]
    assert (waits.playing(1), free_places(waits)) == ((1, 2, 3), 0)
    left = Withdraw(2, 1).apply(waits)
    assert (free_places(left), left.playing(1)) == (1, (1, 3))
    up = SetWaiting(4, waiting=False)
    assert (keys(up, waits), keys(up, left)) == (["registration-no-room"], [])
    assert up.apply(left).playing(1) == (1, 3, 4)
    assert [entrant.name for entrant in waiting(up.apply(left))] == ["Igel"]


def test_reserves_take_no_place_and_two_singles_take_one():
    assert free_places(SetReserve(1).apply(players(fresh(room_for=3), "Adler", "Biber"))) == 2
    teams = alone(fresh(TREIBHAUS, room_for=2), "Adler", "Biber", "Dachs", "Fuchs", "Igel")
    assert free_places(teams) == 0
    assert [entrant.name for entrant in waiting(teams)] == ["Igel"]
    assert free_places(players(fresh(), "Adler")) is None


@pytest.mark.parametrize(("per_person", "owed"), [(False, [500, 250]), (True, [1000, 500])])
def test_a_fee_is_due_from_the_team_or_from_each_person(per_person, owed):
    tournament = alone(team(fresh(TREIBHAUS, fee=500, per_person=per_person), "Adler", "Biber"), "Dachs")
    assert [fee_of(tournament, entrant) for entrant in tournament.entrants.values()] == owed


def test_receipts_are_numbered_on_and_the_cash_box_adds_up():
    tournament = players(fresh(fee=550, currency="EUR"), "Adler", "Biber", "Dachs")
    tournament = SetPaid((2, 1)).apply(tournament)
    assert tournament.entrants[2].payments == (Payment(1, 550, "Biber"),)
    assert tournament.entrants[1].payments == (Payment(2, 550, "Adler"),)
    assert cash_box(tournament) == CashBox(taken=1100, owed=550, payers=2, debtors=1)
    assert SetPaid((1,)).apply(tournament) == tournament
    back = SetPaid((2,), paid=False).apply(tournament)
    assert cash_box(back) == CashBox(taken=550, owed=1100, payers=1, debtors=2)
    assert SetPaid((3,)).apply(back).entrants[3].payments[0].receipt == 3


def test_a_fee_that_is_raised_leaves_the_rest_to_be_paid():
    tournament = SetPaid((1,)).apply(players(fresh(fee=500), "Adler"))
    dearer = SetEntryTerms(EntryTerms(fee=800)).apply(tournament)
    assert owed_by(dearer, dearer.entrants[1]) == 300
    twice = SetPaid((1,)).apply(dearer)
    assert [paid.receipt for paid in twice.entrants[1].payments] == [1, 2]
    assert SetPaid((1,)).words(dearer)["amount"] == "3.00"


def test_whoever_waits_or_never_came_owes_nothing():
    tournament = players(fresh(fee=500, room_for=2), "Adler", "Biber", "Dachs")
    tournament = Withdraw(2, 1).apply(tournament)
    assert cash_box(tournament).owed == 500


def test_without_a_fee_nobody_pays():
    tournament = players(fresh(), "Adler")
    assert keys(SetPaid((1,)), tournament) == ["registration-no-fee"]
    assert keys(SetPaid((9,)), tournament) == ["entrant-unknown"]
    wrong = SetEntryTerms(EntryTerms(fee=-1, currency="Muschelgeld"))
    assert keys(wrong, tournament) == ["registration-negative", "registration-currency"]


def test_amounts_in_figures():
    assert list(map(in_figures, (0, 5, 550, 120000))) == ["0.00", "0.05", "5.50", "1200.00"]


def test_whoever_is_not_here_in_time_is_set_aside_and_comes_after_all():
    tournament = players(fresh(here_by=time(19, 0)), "Adler", "Biber", "Dachs", "Fuchs")
    tournament = CheckIn((1, 2)).apply(tournament)
    seven = datetime.combine(DAY, time(19, 0))
    assert [is_late(tournament, seven - timedelta(minutes=early)) for early in (1, 0)] == [False, True]
    absent = missing(tournament)
    assert [entrant.name for entrant in absent] == ["Dachs", "Fuchs"]
    aside = SetAside(tuple(entrant.id for entrant in absent)).apply(tournament)
    assert missing(aside) == ()
    back = SetAside((4,), aside=False).apply(aside)
    assert back.playing(1) == (1, 2, 4)


def test_whoever_is_set_aside_plays_the_rounds_that_are_drawn():
    drawn = evenings.drawn(players(fresh(), "Adler", "Biber", "Dachs", "Fuchs"), 3, rounds=1)
    aside = SetAside((2,)).apply(drawn)
    assert (aside.playing(1), aside.playing(2)) == ((1, 2, 3, 4), (1, 3, 4))


def test_singles_are_on_the_list_but_not_in_the_draw_until_they_are_matched():
    tournament = alone(team(fresh(TREIBHAUS), "Adler", "Biber"), "Dachs", "Fuchs", "Igel")
    assert tournament.playing(1) == (1,)
    assert keys(AddEntrants((NewEntrant("Luchs", ("Luchs",)),)), tournament) == ["entrant-missing-partner"]
    assert keys(EditEntrant(tournament.entrants[2]), tournament) == []
    assert couples(tournament) == ((2, 3),)
    paid = SetPaid((2, 3)).apply(SetEntryTerms(EntryTerms(500)).apply(tournament))
    matched = MatchSingles(((3, 2),)).apply(paid)
    joined = matched.entrants[2]
    assert (joined.name, joined.members) == ("Dachs & Fuchs", ("Dachs", "Fuchs"))
    assert [paid.payer for paid in joined.payments] == ["Dachs", "Fuchs"]
    assert (owed_by(matched, joined), matched.playing(1)) == (0, (1, 2))
    assert [entrant.name for entrant in singles(matched)] == ["Igel"]


def test_only_singles_are_matched_and_each_once():
    tournament = alone(team(fresh(TREIBHAUS), "Adler", "Biber"), "Dachs", "Fuchs")
    assert keys(MatchSingles(((1, 2),)), tournament) == ["joining-not-single"]
    assert keys(MatchSingles(((2, 3), (3, 9))), tournament) == ["joining-not-single", "entrant-unknown"]


@given(st.integers(0, 17), st.none() | st.integers(0, 99))
def test_everybody_who_is_alone_gets_one_partner_but_for_one(count, seed):
    tournament = alone(fresh(TREIBHAUS), *(f"Maus {n}" for n in range(count)))
    found = couples(tournament, seed)
    seen = [who for couple in found for who in couple]
    assert len(seen) == len(set(seen)) == count - count % 2
    assert found == couples(tournament, seed)
    assert keys(MatchSingles(found), tournament) == []


def test_singles_who_must_not_meet_are_not_proposed():
    tournament = KeepApart(1, 2).apply(alone(fresh(TREIBHAUS), "Adler", "Biber", "Dachs", "Fuchs"))
    assert couples(tournament) == ((1, 3), (2, 4))


@pytest.mark.parametrize(
    ("one", "other", "better"),
    [
        ("joerg müller", "Jörg Müller", "Jörg Müller"),
        ("JÖRG MÜLLER", "Jorg Muller", "Jorg Muller"),
        ("Anna M.", "Anna Meier", "Anna Meier"),
        ("", "Waldrand", "Waldrand"),
    ],
)
def test_the_more_careful_spelling_stays(one, other, better):
    assert better_spelled(one, other) == better_spelled(other, one) == better


def test_somebody_who_was_entered_twice_becomes_one():
    tournament = players(players(fresh(fee=500), "Adler", "Meier Jörg"), "joerg meier", club="Waldrand")
    tournament = SetPaid((3,)).apply(CheckIn((2,)).apply(KeepApart(1, 3).apply(tournament)))
    merged = merging(tournament, 3, 2).apply(tournament)
    assert names(merged) == ["Adler", "Meier Jörg"]
    one = merged.entrants[2]
    assert (one.club, one.checked_in, one.apart_from) == ("Waldrand", True, (1,))
    assert [paid.receipt for paid in one.payments] == [1]


def test_of_two_the_one_who_was_drawn_stays():
    tournament = players(fresh(), "Adler", "Biber", "Dachs", "Fuchs", "Adlér")
    tournament = replace(tournament, entrants=Withdraw(1, 1).apply(tournament).entrants)
    drawn = PublishDraw(next_round(tournament, 7)).apply(tournament)
    assert merging(drawn, 1, 5) == MergeEntrants(5, 1)
    assert keys(MergeEntrants(1, 5), drawn) == ["joining-was-drawn"]
    assert keys(RemoveEntrant(5), drawn) == ["entrant-was-drawn"]
    assert keys(SetWaiting(5, waiting=True), drawn) == ["registration-waits-drawn"]
    assert names(merging(drawn, 5, 1).apply(drawn)) == ["Biber", "Dachs", "Fuchs", "Adlér"]


def labelled(*labels):
    four = evenings.evening("treibhaus", 4)
    return four.with_entrants(replace(four.entrants[1], labels=labels))


@pytest.mark.parametrize(
    ("had", "label", "on", "then"),
    [
        ("", " Junior ", True, "Junior"),
        ("Junior", "Damen", True, "Junior Damen"),
        ("Junior Damen", "junior", True, "Damen junior"),
        ("Junior Damen", "JUNIOR", False, "Damen"),
    ],
)
def test_a_label_is_put_on_once_and_taken_off(had, label, on, then):
    after = SetLabel((1,), label, on).apply(labelled(*had.split()))
    assert after.entrants[1].labels == tuple(then.split())


def test_labels_are_short_and_few():
    before, crowded = labelled(), labelled("a", "b", "c", "d", "e")
    assert keys(SetLabel((1,), "f"), crowded) == ["registration-labels"]
    assert keys(SetLabel((1,), "a"), crowded) == []
    assert keys(SetLabel((1, 2), "x" * 20), before) == []
    for label in ("", "  ", "x" * 21):
        assert keys(SetLabel((1,), label), before) == ["registration-label-length"]
    assert keys(SetLabel((9,), "f"), before) == ["entrant-unknown"]


@pytest.mark.parametrize(
    "change",
    [
        Withdraw(2, 1),
        RemoveEntrant(2),
        SetAside((2,)),
        SetReserve(2),
        MergeEntrants(1, 2),
        SetEntryTerms(EntryTerms(room_for=4)),
    ],
    ids=lambda change: change.key,
)
def test_whatever_frees_a_place_says_who_is_the_next(change):
    full = players(fresh(room_for=3), "Adler", "Biber", "Dachs", "Fuchs", "Igel")
    (said,) = place_news(full, change.apply(full))
    assert (said.key, dict(said.args)) == (
        "registration-place-free",
        {"free": 1, "count": 2, "name": "Fuchs"},
    )
    newcomer = players(change.apply(full), "Zander")
    assert [each.name for each in waiting(newcomer)] == ["Fuchs", "Igel", "Zander"]
    assert not place_news(change.apply(full), newcomer)


def test_a_single_who_waits_goes_before_one_who_comes():
    teams = alone(fresh(TREIBHAUS, room_for=1), "Adler", "Biber", "Dachs", "Fuchs")
    left = Withdraw(1, 1).apply(teams)
    assert [each.name for each in waiting(alone(left, "Igel"))] == ["Dachs", "Fuchs", "Igel"]


def test_who_waits_and_leaves_is_no_longer_on_the_waiting_list():
    full = Withdraw(3, 1).apply(players(fresh(room_for=2), "Adler", "Biber", "Dachs"))
    assert waiting(full) == ()
    assert [each.name for each in waiting(players(Withdraw(1, 1).apply(full), "Fuchs", "Gans"))] == ["Gans"]
