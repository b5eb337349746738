"""Is somebody found by the code on a card, and a wrong one noticed?"""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.evenings import ANIMALS, drawn, evening, fresh, keys, listed
from tichu_turnier.desk.check_in import arrival, arrival_note, by_code, by_name
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.history import touched
from tichu_turnier.desk.search import entrant_text, search
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, SetAside, SetEntryTerms, SetPaid, Withdraw
from tichu_turnier.tournament.draws.repair_round import with_late_tables
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.registration.entrants import NewEntrant, entrant_code, is_right, read_code
from tichu_turnier.words import finding_words

HUNDRED = listed(fresh(), [f"Maus {n}" for n in range(1, 101)])


def code(number, tournament=HUNDRED):
    return entrant_code(tournament, number)


def test_a_scanned_code_names_its_entrant_in_small_letters_too():
    assert by_code(HUNDRED, code(12)).name == "Maus 12"
    assert by_code(HUNDRED, f" {code(12).lower()} ").name == "Maus 12"


@pytest.mark.parametrize("text", ["Maus 12", "12", "K12", "12KB", "", "1234567K"])
def test_names_and_numbers_are_no_codes(text):
    assert read_code(text) is None
    assert by_code(HUNDRED, text) is None


@given(st.integers(1, 999_999), st.integers(0, 5), st.integers(1, 9))
def test_one_wrong_digit_is_noticed(number, place, more):
    digits = list(str(number))
    place %= len(digits)
    digits[place] = str((int(digits[place]) + more) % 10)
    wrong = int("".join(digits))
    assert code(number)[-1] != code(wrong)[-1] or len(str(wrong)) < len(digits)


@given(st.integers(10, 999_999), st.integers(0, 4))
def test_two_digits_that_changed_places_are_noticed(number, place):
    digits = list(str(number))
    place %= len(digits) - 1
    digits[place], digits[place + 1] = digits[place + 1], digits[place]
    wrong = int("".join(digits))
    assert wrong == number or code(number)[-1] != code(wrong)[-1] or digits[0] == "0"


def test_a_wrong_code_names_who_was_probably_meant():
    letter = code(34)[-1]
    found = by_code(HUNDRED, f"43{letter}")
    assert isinstance(found, Finding)
    assert (found.key, found.args["name"]) == ("arriving-wrong-code", "Maus 34")
    assert by_code(fresh(), "7K").key == "arriving-nobody"


def test_a_card_of_yesterday_is_noticed():
    yesterday = replace(HUNDRED, day=HUNDRED.day - timedelta(days=1))
    assert not any(is_right(HUNDRED, read_code(code(n, yesterday))) for n in range(1, 101))


def test_whoever_was_set_aside_is_drawn_again_on_arrival():
    four = listed(fresh(), ANIMALS[:4])
    assert arrival(four, four.entrants[1]) == CheckIn((1,))
    leaves = Withdraw(1, 3).apply(four)
    assert arrival(leaves, leaves.entrants[1]) == CheckIn((1,))
    aside = SetAside((1,)).apply(four)
    here = arrival(aside, aside.entrants[1]).apply(aside)
    assert (here.entrants[1].checked_in, here.playing(1)) == (True, (1,))
    assert keys(arrival_note(here, here.entrants[1])) == ["arriving-already"]


def test_the_journal_of_somebody_tells_of_his_fee(tmp_path):
    with Desk.create(tmp_path / "a.tichu", HUNDRED, "1") as desk:
        desk.do(SetEntryTerms(EntryTerms(fee=500)))
        desk.do(SetPaid((7,)))
        assert [touched(entry).entrants for entry in desk.journal()[1:]] == [frozenset(), frozenset({7})]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("uhu", "Uhu"),
        ("2", "Uhu"),
        ("uhu wald", "Uhu"),
        ("wald", "arriving-alike"),
        ("krebs", "arriving-unknown"),
        ("maus", "arriving-several"),
        ("maus seeufer", "Maus Mimi"),
        ("mimy", "arriving-alike"),
    ],
)
def test_of_those_that_are_found_by_name_it_is_one_or_said_why_not(typed, answer):
    people = (("Kauz", ""), ("Uhu", "Waldrand"), ("Maus Mimi", "Seeufer"), ("Maus Max", ""))
    tournament = AddEntrants(tuple(NewEntrant(name, club=club) for name, club in people)).apply(fresh())
    found = by_name(tournament, typed, search(typed, tournament.entrants.values(), entrant_text))
    assert (found.key if isinstance(found, Finding) else found.name) == answer


def test_of_many_who_fit_only_some_are_named():
    found = by_name(HUNDRED, "Maus", tuple(HUNDRED.entrants.values()))
    about = {"name": "Maus", "count": 100, "names": "Maus 1, Maus 2, Maus 3, Maus 4, …"}
    assert (found.severity, found.args) == (Severity.QUESTION, about)


@pytest.mark.parametrize(
    ("preset", "people", "late", "changed", "words"),
    [
        ("swiss", 5, 1, {}, "; mitspielen geht noch an Tisch 3, sonst ab der nächsten Runde."),
        ("swiss", 5, 1, {"rounds": 1}, "; mitspielen geht noch an Tisch 3."),
        ("swiss", 6, 1, {}, "; gespielt wird ab der nächsten Runde."),
        ("swiss", 6, 1, {"rounds": 1}, ", und danach kommt nichts mehr."),
        ("club-evening", 7, 1, {}, "; mitspielen geht noch an Tisch 2, sonst ab der nächsten Runde."),
        ("club-evening", 8, 1, {}, "; gespielt wird ab der nächsten Runde."),
        ("knock-out", 7, 1, {}, ": Im K.-o. kann danach niemand mehr dazukommen."),
        ("dtm", 9, 2, {}, "; gespielt wird ab der nächsten Runde."),
        ("dtm", 9, 3, {}, "; mitspielen geht noch an Tisch 3, sonst ab der nächsten Runde."),
    ],
)
def test_who_comes_late_hears_what_will_happen(preset, people, late, changed, words):
    """It said "from the next round on" beside a button that seats them in this one."""
    coming = evening(preset, people + late, **changed)
    away = tuple(coming.entrants)[people:]
    begun = drawn(CheckIn(away, present=False).apply(CheckIn(tuple(coming.entrants)).apply(coming)), 1, 1)
    almost = CheckIn(away[:-1]).apply(begun)
    (note,) = arrival_note(almost, almost.entrants[away[-1]])
    assert finding_words(Texts("de"), note).partition("Runde 1")[2] == words
    here = CheckIn(away[-1:]).apply(almost)
    joins = with_late_tables(here)
    assert note.args["table"] == (0 if joins is None else joins.table_of(away[-1]).table)


def test_who_is_away_in_the_next_round_too_hears_when_it_begins():
    coming = evening("swiss", 7)
    begun = drawn(CheckIn((7,), present=False).apply(CheckIn(tuple(coming.entrants)).apply(coming)), 1, 1)
    late = begun.with_entrants(replace(begun.entrants[7], first_round=3))
    (note,) = arrival_note(late, late.entrants[7])
    assert finding_words(Texts("de"), note).endswith("Runde 1; gespielt wird ab Runde 3.")
    spare = begun.with_entrants(replace(begun.entrants[7], reserve=True))
    assert arrival_note(spare, spare.entrants[7]) == ()
