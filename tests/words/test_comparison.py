"""Does a comparison name what changed, for every kind of change and every part of a tournament?"""

from dataclasses import fields, replace
from datetime import date, timedelta

import pytest

from tests.desk.test_every_change import WARNING, every_change
from tests.evenings import NINE, fresh, listed
from tichu_turnier.desk.desk import Desk
from tichu_turnier.texts import Texts
from tichu_turnier.tournament import changes
from tichu_turnier.tournament.model.clock import Ended, Moment, NotStarted, Paused, RoundClock, Running
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind, PenaltyKind
from tichu_turnier.tournament.model.entry_terms import Payment
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.model.prizes import ForPlace, ForSpecialList, Prize
from tichu_turnier.tournament.model.slots import SlotKind
from tichu_turnier.tournament.model.snapshot import Result, Round, Seating, SecondPass, Totals
from tichu_turnier.words.listings.comparison import differences

ENGLISH = Texts("en")


@pytest.fixture(scope="module")
def steps(tmp_path_factory):
    """Every kind of change with the states before and after it."""
    path = tmp_path_factory.mktemp("evening") / "abend.tichu"
    with Desk.create(path, fresh(TREIBHAUS), "Eule") as desk:
        found = [(type(change), before, desk.tournament) for change, before, _ in every_change(desk)]
    assert {kind for kind, *_ in found} == {getattr(changes, name) for name in changes.__all__} - {
        changes.Change
    }
    return found


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_each_change_is_told_with_two_sides_that_differ(steps, language):
    texts = Texts(language)
    for kind, before, after in steps:
        for one, other in ((before, after), (after, before)):
            told = differences(one, other, texts)
            assert told, kind
            assert [each for each in told if each.before == each.after] == [], kind


def played():
    """Two rounds of nine people, one with a result."""
    seats = ((1, 2, 3, 4), (5, 6, 7, 8))
    drawn = Round(1, tuple(Seating(n, who) for n, who in enumerate(seats, 1)), (9,), 7)
    tournament = listed(fresh(CLUB_EVENING), [f"Tier {n}" for n in range(9)])
    known = replace(tournament.entrants[1], members=("Tier 0",), surname_words=1)
    return replace(tournament.with_entrants(known), rounds=(drawn,), results={(1, 1): Result(1, 1, NINE)})


ENTRANT = {
    "name": "Dachs",
    "members": ("Dachs", "Fuchs"),
    "club": "Zoo",
    "checked_in": True,
    "first_round": 2,
    "withdrawn_from": 2,
    "formerly": ("Uhu",),
    "ranks": False,
    "reserve": True,
    "away": (2,),
    "apart_from": (1,),
    "seeding": 3,
    "needs_table": 2,
    "waiting": True,
    "payments": (Payment(1, 1000, "Dachs"),),
    "labels": ("Junior",),
    "surname_words": 2,
    "persons": ("Tier 0",),
}
OTHER_TABLES = (Seating(1, (1, 2, 3, 5)), Seating(2, (4, 6, 7, 8)))
ROUND = {
    "tables": OTHER_TABLES,
    "sitting_out": (),
    "seed": 8,
    "exchanged": True,
    "lot": "1-2 3-4",
    "lot_from": "abc",
    "locked": True,
}
SEATING = {"table": 3, "seats": (2, 1, 3, 4), "fifth": 9, "first_board": 5, "sixth": 9}
RESULT = {
    "report": Totals(500, 400, 9),
    "accepted_because": "so unterschrieben",
    "cleared": True,
    "second_pass": SecondPass(NINE, Totals(1, 2, 3)),
    "note": "Zettel nass",
}
PENALTY = {
    "kind": PenaltyKind.DISQUALIFICATION,
    "who": (4,),
    "reason": "zu leise",
    "at": WARNING.at + timedelta(minutes=1),
    "amount": 3,
    "against": 4,
    "round": 1,
    "hand": 2,
    "decided_by": "Uhu",
    "banned_until": date(2027, 1, 1),
    "gone": True,
}
SLOT = {
    "kind": SlotKind.BREAK,
    "start": timedelta(minutes=1),
    "end": timedelta(minutes=1),
    "round": 5,
    "stated_minutes": 7,
    "label": "Nachtessen",
}
START = Running(Moment(1.0, 1.0, "fox"))
CLOCKS = [
    None,
    *(RoundClock(1, 2700, each) for each in (NotStarted(), START, Paused(70.0), Paused(90.0), Ended(90.0))),
    *(RoundClock(1, 2700, each) for each in (replace(START, before=8.0), Running(Moment(90.0, 1.0, "fox")))),
    RoundClock(2, 2700),
    RoundClock(1, 2760),
]
DEVIATIONS = [
    (Deviation(DeviationKind.WARNED, 1, reason="draw-many-sit-out"),),
    (Deviation(DeviationKind.REGULATIONS, 1, before="x"),),
    (),
]
PRIZES = [
    (Prize(ForPlace(1), "Käse"),),
    (Prize(ForPlace(2), "Käse"),),
    (Prize(ForSpecialList("tichus"), "Wein"),),
]
SCREENS = [
    (HallScreen("Bar"),),
    (HallScreen("Bar", RoomMode.CLOCK),),
    (HallScreen("Bar", message="Hallo"),),
    (),
]


def entrant(**changed):
    now = played()
    return now.with_entrants(replace(now.entrants[2], **changed))


def drawn(**changed):
    return played().with_round(replace(played().rounds[0], **changed))


def seating(**changed):
    first, *others = played().rounds[0].tables
    return drawn(tables=(replace(first, **changed), *others))


def result(**changed):
    return replace(played(), results={(1, 1): replace(played().results[1, 1], **changed)})


def penalty(**changed):
    return replace(played(), penalties={1: replace(WARNING, **changed)})


def slot(**changed):
    now = played().timetable
    first = now.slots[0]
    moved = {
        key: getattr(first, key) + by if isinstance(by, timedelta) else by for key, by in changed.items()
    }
    return replace(played(), timetable=replace(now, slots=(replace(first, **moved), *now.slots[1:])))


KINDS = {
    entrant: (ENTRANT, {"id"}),
    drawn: (ROUND, {"number"}),
    seating: (SEATING, set()),
    result: (RESULT, {"round", "table"}),
    penalty: (PENALTY, {"number"}),
    slot: (SLOT, set()),
}
"""How each is changed, and what is its key, under which it is looked for."""


@pytest.mark.parametrize("kind", KINDS)
def test_no_field_changes_without_words(kind):
    other, keys = KINDS[kind]
    known = {
        entrant: played().entrants[2],
        drawn: played().rounds[0],
        seating: played().rounds[0].tables[0],
        result: played().results[1, 1],
        penalty: WARNING,
        slot: played().timetable.slots[0],
    }[kind]
    assert {field.name for field in fields(known)} - keys == other.keys()
    for name, value in other.items():
        extra = {"fifth": 8} if name == "sixth" else {}
        before = kind(**extra)
        told = differences(before, kind(**extra, **{name: value}), ENGLISH)
        assert told, name
        assert all(each.before != each.after for each in told), (name, told)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("clock", CLOCKS),
        ("noted", DEVIATIONS),
        ("prizes", PRIZES),
        ("screens", SCREENS),
        ("standings_held", [False, True]),
    ],
)
def test_each_part_of_the_evening_is_told(field, values):
    for one in values:
        for other in values:
            told = differences(
                replace(played(), **{field: one}), replace(played(), **{field: other}), ENGLISH
            )
            assert bool(told) == (one != other), (one, other)
            assert all(each.before != each.after for each in told), told


def test_what_differs_is_said_and_nothing_else():
    """«Anmeldung 9: Uhu Ursi, da | Uhu Ursi, da»; «4 Tische | 4 Tische»."""
    told = differences(entrant(), entrant(reserve=True, away=(2, 3)), ENGLISH)
    assert [(each.before, each.after) for each in told] == [
        ("reserve: no, away in rounds: –", "reserve: yes, away in rounds: 2, 3")
    ]
    told = differences(drawn(), drawn(tables=OTHER_TABLES), ENGLISH)
    told = [each for each in told if each.what == "compare-draw"]
    assert told[0].after.startswith("table 1: Tier 0 – Tier 1 – Tier 2 – Tier 4, table 2: Tier 3 – ")


def changed(before, after):
    return [(each.before, each.after) for each in differences(before, after, ENGLISH)]


def test_a_decision_that_was_added_says_what_each_of_its_values_is():
    """«−100 points Tichu, IJ, trop tard, 28.11.2026 22:08:11, 3, 100 : 0»: which round, which amount?"""
    given = replace(WARNING, kind=PenaltyKind.TICHU_POINTS, amount=100, round=3, decided_by="Uhu")
    told = changed(played(), replace(played(), penalties={1: given}))
    assert told[-1][0] == "–"
    assert told[-1][1] == (
        f"decision: −100 Tichu points, who: {played().entrants[given.who[0]].name}, "
        f"reason: {given.reason}, when: {given.at:%d.%m.%Y %H:%M:%S}, round: 3, by: Uhu"
    )
    early = replace(given, round=0)
    assert "round: before the first" in changed(played(), replace(played(), penalties={1: early}))[-1][1]


def test_numbers_of_receipts_hands_and_moments_are_named():
    paid = changed(entrant(), entrant(payments=(Payment(3, 500, "Dachs"),)))
    assert paid == [("paid: –", "paid: 5.00 (receipt 3, paid by Dachs)")]
    passes = changed(result(), result(second_pass=SecondPass(Totals(600, 400, 9), Totals(1, 2))))
    assert "first entry: 600:400 (9 hands), second entry: 1:2" in passes[0][1]
    runs = RoundClock(1, 2700, Running(Moment(1764360000.0, 1.0, "fox")))
    zurich = replace(played(), clock=runs)
    assert "runs since: 28.11.2025 21:00:00" in changed(played(), zurich)[-1][1]
