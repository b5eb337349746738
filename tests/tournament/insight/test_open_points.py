"""Is everything told that waits for the director, and nothing that was settled?"""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.evenings import NINE, drawn, evening
from tichu_turnier.finding import Finding
from tichu_turnier.resource_files import resource
from tichu_turnier.rules.calls import Call, calls_of
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament import insight
from tichu_turnier.tournament.changes import (
    CheckIn,
    ClearObjections,
    EnterResult,
    EnterSecond,
    SetEntryTerms,
    SetPaid,
    SettlePasses,
    WaiveOpenPoint,
    Withdraw,
)
from tichu_turnier.tournament.insight.open_points import BLOCKING, open_points
from tichu_turnier.tournament.insight.waived import waiver
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.snapshot import Hands, Totals
from tichu_turnier.tournament.model.timetable import lasting
from tichu_turnier.transfer.tournament_json import export_json
from tichu_turnier.words import finding_words
from tichu_turnier.words.listings.aspects import of_deviation
from tichu_turnier.words.listings.journal import deviation_lines
from tichu_turnier.words.rounds import is_final, not_final


def told(tournament, drafts=()):
    return [
        (point.key, point.where) for point in open_points(replace(tournament, half_typed=frozenset(drafts)))
    ]


def after(tournament, *changes):
    for change in changes:
        tournament = change.apply(tournament)
    return tournament


@pytest.fixture
def evening_of_eight():
    return drawn(evening("club-evening", 8), 1, 1)


def test_nothing_is_open_while_all_goes_well(evening_of_eight):
    assert told(after(evening_of_eight, EnterResult(1, 1, NINE), EnterResult(1, 2, NINE))) == []


def test_slips_that_are_half_typed(evening_of_eight):
    assert told(evening_of_eight, {(1, 2)}) == [("open-draft", ("results", 1, 2))]
    corrected = after(evening_of_eight, EnterResult(1, 2, NINE))
    assert told(corrected, {(1, 2)}) == [("open-correction-begun", ("results", 1, 2))]


def test_a_second_entry_that_is_begun_is_no_result_that_is_not_saved(evening_of_eight):
    done = after(evening_of_eight, EnterResult(1, 1, NINE), EnterResult(1, 2, NINE))
    begun = replace(done, typed_again=frozenset({(1, 2)}))
    texts = Texts("de")
    (point,) = open_points(begun)
    assert point.where == ("results", 1, 2, "second")
    words = "Runde 1, Tisch 2: die zweite Eingabe ist begonnen und noch nicht gespeichert"
    assert finding_words(texts, point) == words
    assert "korrigiert" not in not_final(begun, texts, (1,))
    assert "typed_again" not in export_json(begun)


def test_a_correction_that_is_half_typed_keeps_what_is_told_from_being_final(evening_of_eight):
    done = after(evening_of_eight, EnterResult(1, 1, NINE), EnterResult(1, 2, NINE))
    last = replace(done, regulations=replace(done.regulations, rounds=1))
    texts = Texts("de")
    assert is_final(last, (1,))
    begun = replace(last, half_typed=frozenset({(1, 2)}))
    words = (
        "Noch nicht endgültig: Ein Resultat wird gerade korrigiert, "
        "die neue Eingabe ist nicht gespeichert (Runde/Tisch 1/2)."
    )
    assert not is_final(begun, (1,))
    assert [not_final(begun, texts, (1,), about) for about in (None, 1)] == [words, words]
    owing = replace(begun, results={(1, 1): begun.results[1, 1]})
    assert "korrigiert" not in not_final(owing, texts, (1,))
    assert "half_typed" not in export_json(begun)


def test_results_that_were_accepted_until_somebody_looks_into_them(evening_of_eight):
    accepted = after(evening_of_eight, EnterResult(1, 1, Totals(605, 300, 9), "so unterschrieben"))
    assert told(accepted) == [("open-disputed", ("results", 1, 1))]
    assert told(after(accepted, ClearObjections(1, 1))) == []


def test_slips_with_hands_missing(evening_of_eight):
    short = after(evening_of_eight, EnterResult(1, 2, Hands(NINE.hands[:7])))
    (point,) = open_points(short)
    assert (point.key, point.args["played"], point.args["planned"]) == ("open-hands-missing", 7, 9)


def test_two_passes_that_differ(evening_of_eight):
    other = Hands((HandReport(45, 55), *NINE.hands[1:]))
    differ = after(evening_of_eight, EnterResult(1, 1, NINE), EnterSecond(1, 1, other))
    assert told(differ) == [("open-passes-differ", ("results", 1, 1, "second"))]
    assert told(after(differ, SettlePasses(1, 1, second=True))) == []


def test_a_tie_where_the_loser_is_out():
    cup = drawn(evening("knock-out", 4), 1, 1)
    level = after(cup, EnterResult(1, 1, Totals(1000, 1000, 12)), EnterResult(1, 2, Totals(1000, 300, 12)))
    assert told(level) == [("open-tie", ("results", 1, 1))]


@pytest.mark.parametrize(("a", "b"), [(600, 400), (1000, 1000), (1200, 1200)])
def test_a_match_to_a_target_that_nobody_has_won(a, b):
    league = drawn(evening("round-robin", 8), 1, 1)
    entered = after(league, EnterResult(1, 2, Totals(a, b, 12)))
    assert told(entered) == [("open-unfinished", ("results", 1, 2))]
    (point,) = open_points(entered)
    words = f"Runde 1, Tisch 2: {a} : {b}, nicht zu Ende (auf 1000)"
    assert finding_words(Texts("de"), point) == words
    assert told(after(entered, WaiveOpenPoint(point, "Die Zeit war um"))) == []
    assert told(after(entered, EnterResult(1, 2, Totals(1050, 350, 14)))) == []


def test_who_is_registered_but_not_here_before_another_round(evening_of_eight):
    away = evening_of_eight.with_entrants(replace(evening_of_eight.entrants[8], id=9))
    some = after(away, CheckIn((1,)), CheckIn((9,), present=False))
    assert [(p.key, p.args["names"]) for p in open_points(some)] == [("open-absent", away.name_of(9))]
    assert told(replace(some, regulations=replace(some.regulations, rounds=1))) == []


def test_who_sits_at_a_table_and_is_not_ticked_off_is_told_with_the_table(evening_of_eight):
    """Only that somebody was not here stood there, not at which table they were missed."""
    seated = [evening_of_eight.rounds[0].seating(table).seats[0] for table in (1, 2)]
    all_here = after(evening_of_eight, CheckIn(tuple(evening_of_eight.entrants)))
    unticked = after(all_here, CheckIn(tuple(seated), present=False))
    texts = Texts("de")
    assert [finding_words(texts, each) for each in open_points(unticked)] == [
        f"Runde 1, Tisch {table}: {all_here.name_of(who)} ausgelost, aber nicht als da abgehakt"
        for table, who in zip((1, 2), seated, strict=True)
    ]
    assert told(after(unticked, CheckIn(tuple(seated)))) == []
    played = after(unticked, EnterResult(1, 1, NINE))
    assert len(told(played)) == 2, "the next draw would leave them out"
    only_round = replace(played, regulations=replace(played.regulations, rounds=1))
    assert [each.args["table"] for each in open_points(only_round)] == [2]
    assert told(after(unticked, CheckIn(tuple(unticked.entrants), present=False))) == []
    gone = after(unticked, Withdraw(seated[0], 1))
    assert [each.args["table"] for each in open_points(gone) if each.key == "open-unticked"] == [2]


def test_fees_once_it_has_begun(evening_of_eight):
    asked = after(evening_of_eight, SetEntryTerms(EntryTerms(fee=1000)))
    paid = after(asked, SetPaid(tuple(range(1, 8))))
    (point,) = open_points(paid)
    assert (point.key, point.args["count"], point.args["amount"]) == ("open-unpaid", 1, "10.00")
    assert told(after(paid, SetPaid((8,)))) == []
    assert told(replace(asked, rounds=())) == []


def test_what_is_waived_stays_so_until_it_is_another_thing(evening_of_eight):
    short = after(evening_of_eight, EnterResult(1, 2, Hands(NINE.hands[:7])))
    (point,) = open_points(short)
    assert [f.key for f in WaiveOpenPoint(point, " ").findings(short)] == ["open-reason-missing"]
    waived = after(short, WaiveOpenPoint(point, "Sie mussten  gehen"))
    assert told(waived) == []
    assert [(each.before, each.reason) for each in waived.noted] == [(point.key, "Sie mussten gehen")]
    assert after(waived, WaiveOpenPoint(point, "neu")).noted[-1].reason == "neu"
    assert len(after(waived, WaiveOpenPoint(point, "neu")).noted) == len(waived.noted)
    shorter = after(waived, EnterResult(1, 2, Hands(NINE.hands[:6])))
    assert told(shorter) == [("open-hands-missing", ("results", 1, 2))]


def test_what_was_let_be_is_told_in_words(evening_of_eight):
    """«resté en suspens (3 9)»: three hands of about nine, which nobody can tell from that."""
    asked = after(evening_of_eight, SetEntryTerms(EntryTerms(fee=1000)), SetPaid(tuple(range(1, 8))))
    short = after(asked, EnterResult(1, 2, Hands(NINE.hands[:7])))
    for point in open_points(short):
        short = after(short, WaiveOpenPoint(point, "ok so"))
    assert [words for _, words in deviation_lines(short, Texts("de"))] == [
        "War offen und blieb so: Startgeld offen: 10.00 CHF. Grund: ok so",
        "War offen und blieb so: Runde 1, Tisch 2: 7 von 9 Spielen. Grund: ok so",
    ]


POINTS: dict[str, dict[str, str | int]] = {
    "open-absent": {"count": 2, "names": "Uhu Ursi, Fuchs"},
    "open-awaited": {},
    "open-bonus": {"hand": 3, "a": 80, "b": 120, "one": -20, "other": 120},
    "open-contrary": {},
    "open-correction-begun": {},
    "open-cut": {"group": "A", "name": "Uhu Ursi", "other": "Dachs Dora"},
    "open-disputed": {"reason": "so unterschrieben, 7"},
    "open-draft": {},
    "open-drawn-before": {"count": 2, "names": "Uhu Ursi, Fuchs", "begun": "no"},
    "open-hands-missing": {"played": 7, "planned": 9},
    "open-late": {"minutes": 389, "long": "6 h 29 min"},
    "open-note": {"note": "007 nass?"},
    "open-overdue": {},
    "open-pace": {"played": 3, "usual": 9, "minutes": 50},
    "open-passes-differ": {},
    "open-phones": {"state": "differs"},
    "open-rare-hand": {"hand": 4, "one_in": 1200},
    "open-rests": {},
    "open-ruling": {"ruling": 2, "hand": 5},
    "open-second-begun": {},
    "open-singles": {"count": 1, "names": "Uhu Ursi"},
    "open-unfinished": {"a": 900, "b": 880, "target": 1000},
    "open-unpaid": {"count": 3, "amount": "30.00", "currency": "CHF"},
    "open-unticked": {"names": "Uhu Ursi"},
    "rounds-lacking": {"needed": 5, "rows": 4, "end": "23:10", "ends": "22:20"},
}
PASSING = {"minutes", "long"}


def test_every_kind_of_open_point_stands_here():
    source = "".join(path.read_text("utf-8") for path in Path(insight.__file__).parent.glob("*.py"))
    assert {*re.findall(r'"(open-[a-z-]+)"', source), "rounds-lacking"} - BLOCKING == set(POINTS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", POINTS)
def test_all_that_is_noted_of_a_point_is_said(key, language):
    texts, where = Texts(language), {"round": 1, "table": 4}
    noted = waiver(Finding(key, args={**where, **POINTS[key]}), "ok so")
    words = of_deviation(noted, "Halbfinal", texts)
    assert "$" not in words
    assert "<" not in words
    for name, value in POINTS[key].items():
        if name not in PASSING and isinstance(value, int):
            told = str(value).replace("-", "−")
            assert told in words or name == "count", (name, words)
        elif name not in {"state", "begun", *PASSING}:
            assert value in words, (name, words)
    if key != "open-cut":
        known = texts(key, **where, **{"minutes": 0, **POINTS[key]}, title="Halbfinal")
        assert ("minutes" in POINTS[key]) or known in words


@pytest.mark.parametrize("language", languages())
def test_hours_are_no_minutes(language, evening_of_eight):
    """«Der Abend dauert etwa 389 min länger als geplant»: who counts that in hours?"""
    told = ["0 min", "45 min", "1 h", "2 h 5 min", "6 h 29 min"]
    assert [lasting(each) for each in (0, 45, 60, 125, 389)] == told
    (late,) = open_points(evening_of_eight, 389)
    words = finding_words(Texts(language), late)
    assert "6 h 29 min" in words
    assert "389" not in words


def test_french_calls_one_thing_by_one_word():
    """«Nombre de départ» and «graine», «code de contrôle» and «mot de contrôle» stood on one sheet."""
    told = "".join(path.read_text("utf-8") for path in resource("texts", "fr").glob("*.ftl"))
    assert not re.findall(r"\bgraines?\b|mot de contrôle", told)


def saved_with(tournament, hand):
    return after(tournament, EnterResult(1, 1, Hands((hand, *NINE.hands[1:]))))


def test_points_that_are_far_likelier_those_of_the_cards(evening_of_eight):
    """window.md 8: 80 and the Tichu were saved, the question stayed and nothing told of it."""
    tichu = calls_of((Call.TICHU, Call.NONE, Call.NONE, Call.NONE))
    asked = saved_with(evening_of_eight, HandReport(80, 120, tichu, 0))
    (point,) = open_points(asked)
    assert (point.key, point.where) == ("open-bonus", ("results", 1, 1))
    assert (point.args["hand"], point.args["one"], point.args["other"]) == (1, -20, 120)
    assert not is_final(asked, (1,))
    waived = after(asked, WaiveOpenPoint(point, "auf dem Zettel nachgesehen"))
    assert told(waived) == []
    other_side = calls_of((Call.NONE, Call.TICHU, Call.NONE, Call.NONE))
    assert told(saved_with(evening_of_eight, HandReport(115, 85, other_side, 1))) == [
        ("open-bonus", ("results", 1, 1))
    ]
    for a in (165, 145, 100):
        assert told(saved_with(evening_of_eight, HandReport(a, 200 - a, tichu, 0))) == []
    lost = HandReport(-20, 20, tichu, 1)
    assert told(saved_with(evening_of_eight, lost)) == []


def test_hands_that_hardly_ever_happen_and_that_nobody_confirmed(evening_of_eight):
    all_four = calls_of((Call.TICHU,) * 4)
    asked = saved_with(evening_of_eight, HandReport(-175, 75, all_four, 1))
    assert [point.key for point in open_points(asked)][:1] == ["open-rare-hand"]
    quiet = replace(asked, regulations=replace(asked.regulations, hint_from=0))
    assert "open-rare-hand" not in [point.key for point in open_points(quiet)]
