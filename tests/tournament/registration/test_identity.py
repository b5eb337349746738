"""Who is the same person, and which evening the same, from one evening to another?"""

import random
from dataclasses import replace
from datetime import date
from unicodedata import normalize

import pytest

from tests.evenings import drawn, fresh
from tichu_turnier.desk.season import doubts, questions
from tichu_turnier.finding import Severity
from tichu_turnier.tournament.changes import AddEntrants, EditEntrant, Substitute, SubstituteFromZero
from tichu_turnier.tournament.model.copy_setup import like
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.registration.entrants import NewEntrant, team_name
from tichu_turnier.tournament.registration.identity import Answer, Called, same_evening
from tichu_turnier.tournament.scoring.season import people_of_season


def evening(*people, month=1, preset=CLUB_EVENING):
    """A list of players `Name/Club`, or where teams play `One & Other`, perhaps `Name: One & Other`."""
    return replace(
        AddEntrants(tuple(_new(each, teams=preset is TREIBHAUS) for each in people)).apply(fresh(preset)),
        day=date(2026, month, 7),
        identity=f"evening-{month}",
    )


def _new(text, *, teams):
    own, _, members = text.rpartition(": ")
    if teams:
        one, other = members.split(" & ")
        return NewEntrant(own or team_name(one, other), (one, other))
    name, _, club = text.partition("/")
    return NewEntrant(name, club=club)


def persons(*evenings, answers=()):
    """How many different people or teams there are."""
    return len(people_of_season(evenings, answers).everybody)


def asked(*evenings, answers=()):
    people = people_of_season(evenings, answers)
    return [{one.name, other.name} for one, other in questions(people, answers)]


def one_of(name, other, month=2, preset=CLUB_EVENING):
    return evening(name, preset=preset), evening(other, month=month, preset=preset)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Jürg Müller", "JÜRG MÜLLER"),
        ("Jürg Müller", "jürg  müller"),
        ("Jürg Müller", normalize("NFD", "Jürg Müller")),
        ("Jürg Müller", "Müller, Jürg"),
        ("Jürg Müller", "Jurg Muller"),
        ("Łoś Stern", "Los Stern"),
        ("Groß", "GROSS"),
        ("Adler/Bern", "adler/ bern"),
        ("Adler/Bern", "Adler"),
        ("Adler", "Adler/Bern"),
    ],
)
def test_the_same_name_is_the_same_person(one, other):
    assert persons(*one_of(one, other)) == 1
    assert asked(*one_of(one, other)) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Jürg Müller", "Juerg Mueller"),
        ("Jürg Müller", "Dr. Jürg Müller"),
        ("Jürg Müller", "Jürg-Müller"),
        ("Jürg Müller", "Müller Jürg"),
        ("Jürg Müller", "Jürg Muellr"),
        ("Adler/Bern", "Adler/Basel"),
    ],
)
def test_what_is_only_similar_is_asked_and_the_answer_holds(one, other):
    evenings = one_of(one, other)
    names = [each.split("/")[0] for each in (one, other)]
    assert persons(*evenings) == 2
    assert asked(*evenings) == [set(names)]
    ((kind,),) = [[each for each in doubts(evenings, ()) if each.severity is Severity.QUESTION]]
    assert kind.key == "season-ask"
    clubs = [each.partition("/")[2] for each in (one, other)]
    for same, count in ((True, 1), (False, 2)):
        first, second = map(Called, names, clubs)
        answer = Answer(first, second, same)
        assert persons(*evenings, answers=[answer]) == count
        assert asked(*evenings, answers=[answer]) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Adler", "Biber"),
        ("Karte 1", "Karte 2"),
        ("Anna", "Anne"),
        ("Gast 1", "Gast 1"),
        ("N. N. 5", "N. N. 5"),
    ],
)
def test_others_are_others_and_nobody_is_asked(one, other):
    assert persons(*one_of(one, other)) == 2
    assert asked(*one_of(one, other)) == []


def test_two_of_one_name_in_one_evening_stay_two_in_every_other():
    both = ("Wolf Amsel/Bern", "Wolf Amsel/Basel")
    evenings = evening(*both), evening(*reversed(both), month=2), evening("wolf amsel/BERN", month=3)
    assert persons(*evenings) == 2
    assert persons(*evenings, evening("Wolf Amsel", month=4)) == 3  # nobody can say which of them
    assert len(asked(*evenings, evening("Wolf Amsel", month=4))) == 2
    same = Answer(Called("Wolf Amsel", "Bern"), Called("Wolf Amsel", "Basel"), same=True)
    assert persons(*evenings, answers=[same]) == 2


def test_two_on_one_list_whose_names_differ_in_accents_stay_two():
    both = ("Jürg Müller", "Jurg Muller")
    assert persons(evening(*both), evening(*both, month=2)) == 2
    assert persons(evening(*both), evening(*both, month=2), evening("JÜRG MÜLLER", month=3)) == 2
    assert asked(evening(*both), evening(*both, month=2)) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Adler & Biber", "Biber & Adler"),
        ("Adler & Biber", "Die Krallen: Adler & Biber"),
        ("Die Krallen: Adler & Biber", "Krallenteam: BIBER & adler"),
        ("Jürg & Biber", "Biber & Jurg"),
        ("Müller, Jürg & Biber", "Biber & Jürg Müller"),
    ],
)
def test_a_team_is_its_two_members(one, other):
    assert persons(*one_of(one, other, preset=TREIBHAUS)) == 1


def test_teams_of_one_name_or_with_similar_members_are_asked():
    for one, other in (
        ("Die Krallen: Adler & Biber", "Die Krallen: Adler & Dachs"),
        ("Elster Juerg & Biber", "Biber & Elster Jürg"),
    ):
        evenings = one_of(one, other, preset=TREIBHAUS)
        assert persons(*evenings) == 2
        assert len(asked(*evenings)) == 1


def test_players_and_teams_are_never_one_and_it_is_said():
    evenings = evening("Adler & Biber", preset=TREIBHAUS), evening("Adler & Biber", month=2)
    assert persons(*evenings) == 2
    assert [each.key for each in doubts(evenings, ())] == ["season-mixed"]


def test_what_was_counted_as_one_though_written_in_two_ways_is_said():
    (said,) = doubts(one_of("Jürg Müller", "Jurg Muller"), ())
    assert (said.key, said.args) == ("season-as-one", {"names": "Jürg Müller, Jurg Muller"})


def copy(old, month):
    new = like(old, old.name, date(2026, month, 7), people=True)
    return replace(new, identity=f"evening-{month}")


def test_who_was_taken_over_is_the_same_whatever_is_corrected():
    first = evening("Jurg Mueler", "Wolf Amsel", "Adler")
    later = copy(first, 2)
    corrected = replace(later.entrants[EntrantId(1)], name="Jürg Müller", club="Bern")
    later = EditEntrant(corrected).apply(later)
    assert persons(first, later) == 3
    assert persons(first, later, copy(later, 3)) == 3
    other = EditEntrant(replace(later.entrants[EntrantId(3)], name="Zander")).apply(later)
    assert persons(first, other) == 4  # somebody else sits where Adler was


@pytest.mark.parametrize("change", [Substitute, SubstituteFromZero])
def test_a_substitute_is_somebody_else_and_a_member_who_stays_is_who_he_was(change):
    first = evening("Adler & Biber", "Dachs & Elster", preset=TREIBHAUS)
    later = drawn(copy(first, 2), 1, 1)
    changed = change(EntrantId(1), "Adler & Fuchs", ("Adler", "Fuchs")).apply(later)
    new = changed.entrants[max(changed.entrants) if change is SubstituteFromZero else EntrantId(1)]
    assert new.persons[0] == "evening-1:1.1"
    assert new.persons[1] not in ("evening-1:1.2", "")
    again = Substitute(new.id, "Adler & Gans", ("Adler", "Gans")).apply(changed).entrants[new.id]
    assert len({*again.persons, *new.persons}) == 3
    back = copy(changed, 3)
    assert back.entrants[new.id].persons == new.persons


def test_same_evening():
    first = drawn(evening(*"ABCDEFGH"), 1, 1)
    assert same_evening(first, replace(first, name="Anders", day=date(2026, 5, 1)))
    assert same_evening(first, replace(first, rounds=()))
    assert not same_evening(first, replace(first, identity="evening-2"))
    assert not same_evening(first, drawn(replace(first, rounds=()), 77, 1))  # two from one empty file
    assert not same_evening(*(replace(first, identity="") for _ in range(2)))


def test_a_generated_season_is_told_apart_as_it_was_made():
    """Thirty seasons: who is who is known; nobody is ever one with somebody else."""
    lottery = random.Random(26)
    for _ in range(30):
        people = [
            (f"{name} {nr}", club)
            for nr, name in enumerate(("Jürg", "Łoś", "Émile", "Groß"))
            for club in ("Bern", "Basel")
        ]
        evenings, truth = [], []
        for month in range(1, 6):
            there = lottery.sample(range(len(people)), 6)
            ways = (str, str.upper, lambda text: normalize("NFD", text), lambda text: f" {text} ")
            names = [f"{lottery.choice(ways)(people[who][0])}/{people[who][1]}" for who in there]
            evenings.append(evening(*names, month=month))
            truth.append(there)
        found = people_of_season(evenings)
        groups = {}
        for month, there in enumerate(truth):
            for number, who in enumerate(there, 1):
                groups.setdefault(who, set()).add(found.at[month, number, 0])
        assert all(len(group) == 1 for group in groups.values())
        assert len({min(group) for group in groups.values()}) == len(groups)


def test_who_stood_in_for_somebody_is_said_as_the_points_of_the_evening_are_his():
    later = Substitute(EntrantId(1), "Zander").apply(evening("Adler", "Biber"))
    (said,) = doubts([later], ())
    assert (said.key, said.args["name"], said.args["before"]) == ("season-substitute", "Zander", "Adler")
    assert persons(evening("Adler", "Biber", month=2), later) == 3
