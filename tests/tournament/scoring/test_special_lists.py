"""Do the special lists name the right people, and do the best of each club count for it?"""

from dataclasses import replace
from datetime import datetime

import pytest

from tests.evenings import ANIMALS, fresh, listed
from tests.evenings import drawn as drawn_evening
from tests.evenings import evening as evening_of
from tests.tournament.scoring.test_standings import evening
from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.sheets.document import Heading
from tichu_turnier.sheets.formats.html import render as html
from tichu_turnier.sheets.honours import special_list_blocks
from tichu_turnier.sheets.round_results import SHEET as ROUND_RESULTS
from tichu_turnier.sheets.standings import RANKING
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.changes import EnterResult, Walkover
from tichu_turnier.tournament.insight.entrant_history import histories, places_by_round
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import DTM
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Result, Round, Seating, Totals
from tichu_turnier.tournament.scoring.special_lists import SPECIAL_LISTS, club_places, special_lists
from tichu_turnier.tournament.scoring.walkovers import walkovers
from tichu_turnier.words.listings.journal import deviation_lines

RULES = RuleSet(grand_tichu=True)


def of_hands(*tables):
    """The hands of each table, in words."""
    return [tuple(parse_hand(line, RULES) for line in table) for table in tables]


def players(*rounds):
    """Four players at one table, 1 to 4 on seats 0 to 3 in every round; its hands in words."""
    tournament = listed(fresh(DTM), ANIMALS[:4])
    drawn = tuple(Round(number, (Seating(1, (1, 2, 3, 4)),)) for number in range(1, len(rounds) + 1))
    results = {
        (number, 1): Result(number, 1, Hands(hands)) for number, hands in enumerate(of_hands(*rounds), 1)
    }
    return replace(tournament, rounds=drawn, results=frozen(results.items()))


def told(tournament):
    return {
        each.key: " ".join(f"{line.place}:{line.entrant}={line.value}" for line in each.lines)
        for each in special_lists(tournament)
    }


EVENING = players(
    ["155:45 T0+", "200:0 D02 F2", "60:40 F1", "-45:145 T0- T1+"],
    ["240:60 G2+", "50:50 F3", "-100:300 D13 T3+ T2-"],
)
"""1 made one of two Tichus, 2 one, 3 a Grand Tichu of two calls, 4 one with a double victory."""


def test_counted_by_hand():
    assert told(EVENING) == {
        "tichus": "1:1=1 1:2=1 1:4=1",
        "grand-tichus": "1:3=1",
        "double-victories": "1:1=1 1:2=1 1:3=1 1:4=1",
        "best-round": "1:1=7 1:3=7 3:2=4 3:4=4",
        "without-lost-call": "1:2=7 1:4=7 3:3=6 4:1=3",
    }


def test_the_best_round_says_which_and_with_how_many_tichu_points():
    best = next(each for each in special_lists(EVENING) if each.key == "best-round")
    assert {(line.round, line.tichu_points) for line in best.lines[:2]} == {(1, 370)}
    assert {(line.round, line.tichu_points) for line in best.lines[2:]} == {(2, 410)}
    assert [line.entrant for line in best.leaders] == [1, 3]


def test_who_never_called_has_no_run():
    assert "without-lost-call" not in told(players(["60:40 F1", "60:40 F1"]))


def test_without_hands_only_rounds_can_be_compared():
    tournament = evening(4, "1-2 600:400 3-4 700:300")
    assert told(tournament) == {"best-round": "1:3=2 2:1=2"}


def test_people_of_the_house_win_nothing():
    host = replace(EVENING.entrants[EntrantId(3)], ranks=False)
    tournament = replace(EVENING, entrants=frozen({**EVENING.entrants, host.id: host}.items()))
    assert "grand-tichus" not in told(tournament)
    assert told(tournament)["best-round"] == "1:1=7 2:2=4 2:4=4"


def test_a_partnership_counts_the_calls_of_both():
    hands = of_hands(["155:45 T0+", "155:45 T2+", "0:100 T1- T3-"])[0]
    one = evening(2, "1-2 ?")
    tournament = replace(one, results=frozen([((1, 1), Result(1, 1, Hands(hands)))]))
    assert told(tournament)["tichus"] == "1:1=2"
    assert told(tournament)["without-lost-call"] == "1:1=3"


def test_nothing_to_tell_before_the_first_result():
    assert special_lists(evening(4, "1-2 ? 3-4 ?")) == ()
    assert len(set(SPECIAL_LISTS)) == len(SPECIAL_LISTS)


def test_what_is_annulled_counts_no_more_and_who_is_out_is_on_no_list():
    when = datetime(2026, 11, 21, 21, 0)  # noqa: DTZ001 -- the clock in the room
    annulled = Penalty(1, PenaltyKind.HAND_ANNULLED, (EntrantId(1),), "Karte gezeigt", when, round=1, hand=2)
    out = Penalty(2, PenaltyKind.DISQUALIFICATION, (EntrantId(2),), "Karte versteckt", when)
    found = told(replace(EVENING, penalties=frozen([(1, annulled), (2, out)])))
    assert found["double-victories"] == "1:4=1"
    assert found["without-lost-call"] == "1:4=6 2:3=5 3:1=3"
    assert found["tichus"] == "1:1=1 1:4=1"


PLAYED = evening(8, "1-8 900:100 2-7 800:200 3-6 700:300 4-5 600:400")
"""Places as the numbers."""


def of_clubs(clubs, **changed):
    people = (replace(PLAYED.entrants[number], club=club) for number, club in enumerate(clubs, 1))
    return PLAYED.with_entrants(*(replace(each, **changed.get(f"_{each.id}", {})) for each in people))


@pytest.mark.parametrize(
    ("clubs", "told"),
    [
        # the fourth of Bern does not count, and neither do two of Zug
        (("Bern", "Chur", "bern ", "Chur", "Bern", "Chur", "Bern", "Zug"), ["1 Bern 1+3+5", "2 Chur 2+4+6"]),
        (("Chur", "Bern", "Chur", "Bern", "Bern", "Chur", "", ""), ["1 Chur 1+3+6", "2 Bern 2+4+5"]),
        (("Bern", "Bern", "Bern", "Chur", "Chur", "", "", ""), []),
        (("",) * 8, []),
    ],
)
def test_the_three_best_of_each_club(clubs, told):
    tournament = of_clubs(clubs)
    found = club_places(tournament)
    assert [f"{one.place} {one.club} {'+'.join(str(each.id) for each in one.best)}" for one in found] == told
    headed = Heading(Texts("de")("special-clubs", count=3)) in list(
        special_list_blocks(tournament, Texts("de"))
    )
    assert headed == bool(told)


def test_who_takes_no_place_counts_for_no_club():
    clubs = ("Bern", "Chur", "Bern", "Chur", "Bern", "Chur", "Bern", "Zug")
    without = club_places(of_clubs(clubs, _1={"ranks": False}))
    assert [(one.club, [each.id for each in one.best]) for one in without] == [
        ("Chur", [2, 4, 6]),
        ("Bern", [3, 5, 7]),
    ]


def test_equals_share_a_place():
    level = evening(6, "1-2 500:500 3-4 500:500 5-6 500:500")
    clubs = (replace(each, club="Bern" if each.id % 2 else "Chur") for each in level.entrants.values())
    assert [one.place for one in club_places(level.with_entrants(*clubs))] == [1, 1]


@pytest.mark.parametrize("language", languages())
def test_a_walkover_is_nobodys_best_round_and_is_named(language):
    """«Beste Runde: 1. Qualle & Rabe 1000»: nothing was played; no sheet said that it was a walkover."""
    texts, tournament = Texts(language), drawn_evening(evening_of("treibhaus", 8), 7, 2)
    absent, there = tournament.seating(2, 3).entrants()
    for number, table in ((1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 4)):
        tournament = EnterResult(number, table, Totals(600, 400, 10)).apply(tournament)
    lost = Walkover(2, 3, absent, "kampflos").apply(tournament)
    (best,) = (each for each in special_lists(lost) if each.key == "best-round")
    assert {line.tichu_points for line in best.leaders} == {600}
    assert {line.round for line in best.lines if line.entrant in {absent, there}} == {1}
    history = histories(lost, places_by_round(lost), (there,))[there]
    assert (history.best_round, len(history.matches)) == (1, 2)
    paper, words = (html(sheet.document(lost, texts)).decode() for sheet in (ROUND_RESULTS, RANKING))
    named = texts("sheets-walkovers", count=1, tables="3")
    assert named in paper
    assert named not in html(ROUND_RESULTS.document(tournament, texts)).decode()
    told = texts("deviation-walkover", round=2, table=3, after="0:1000")
    assert [line for _, line in deviation_lines(lost, texts)] == [told]
    assert told in words
    typed = EnterResult(2, 3, Totals(0, 1000, 8)).apply(tournament)
    assert not list(walkovers(typed))
