"""Do the sheets say the right thing?"""

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

import pytest

from tests.sheets.evenings import evening
from tests.sheets.reading import block, lines, made, notes
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import Direction
from tichu_turnier.sheets import SHEETS, printed
from tichu_turnier.sheets.document import Facts, Table
from tichu_turnier.sheets.parts import stamp
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.mappings import frozen, removed, replaced
from tichu_turnier.tournament.model.prizes import ForPlace, Prize
from tichu_turnier.tournament.model.snapshot import ByeCredit, EntrantId, Hands
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import Cell, amount_cell
from tichu_turnier.words.names import alphabetical
from tichu_turnier.words.rounds import day

DE = Texts("de")
CLUB = evening("club-evening", 18)
TREIBHAUS = evening("treibhaus", 9)
DTM = evening("dtm", 13)


@pytest.mark.parametrize("each", [each for each in SHEETS if each.needs_round], ids=lambda each: each.key)
@pytest.mark.parametrize("number", [None, 0, 1, 4])
def test_a_round_that_is_not_drawn_is_refused(each, number):
    tournament = evening("club-evening", 18, 0) if number != 4 else CLUB
    with pytest.raises(Refusal) as refused:
        each.document(tournament, DE, number)
    assert refused.value.findings[0].key == "sheets-round-not-drawn"


@pytest.mark.parametrize("each", [each for each in SHEETS if not each.needs_round], ids=lambda each: each.key)
def test_the_other_sheets_can_be_printed_at_any_time(each):
    empty = evening("club-evening", 18, 0)
    assert each.document(empty, DE).title
    assert each.document(replace(empty, entrants={}), DE).title


def test_accents_do_not_send_a_name_to_the_end_of_the_alphabet_and_numbers_are_counted():
    given = ["Zobel", "Äsche", "Łasica", "Ørn", "Adler", "Đại bàng", "élan", "Ente"]
    wanted = ["Adler", "Äsche", "Đại bàng", "élan", "Ente", "Łasica", "Ørn", "Zobel"]
    assert sorted(given, key=alphabetical) == wanted
    assert sorted(["Team 10", "Team 2", "Team 1"], key=alphabetical) == ["Team 1", "Team 2", "Team 10"]


def test_late_entries_and_withdrawals_are_remarked():
    first = CLUB.entrants[1]
    changed = replace(first, first_round=2, withdrawn_from=3, formerly=("Uhu",))
    tournament = replace(CLUB, entrants=replaced(CLUB.entrants, 1, changed))
    (line,) = (line for line in lines(made("participants", tournament)) if line[2] == first.name)
    assert line[-1] == "ab Runde 2, abgemeldet ab Runde 3, für Uhu"


def test_letters_agree_with_the_slip():
    """Who is A, B, C, D on the wall partners on the slip as the wall says."""
    wall = {line[0]: line[1:] for line in lines(made("seats-by-table", CLUB))}
    by_name = {line[0]: (line[1], line[2]) for line in lines(made("seats-by-name", CLUB))}
    (slips,) = made("score-slips", CLUB).blocks
    for slip in slips.slips:
        a, b, c, d = wall[slip.table]
        sides = [{frozenset(side) for side in stage.sides} for stage in slip.stages]
        assert sides == [
            {frozenset((a, b)), frozenset((c, d))},
            {frozenset((a, c)), frozenset((b, d))},
            {frozenset((a, d)), frozenset((b, c))},
        ]
        assert [by_name[name] for name in (a, b, c, d)] == [(slip.table, letter) for letter in "ABCD"]


def test_standings_after_a_round():
    document = made("standings", CLUB, 2)
    assert document.title == "Rangliste nach Runde 2"
    expected = standings(CLUB, 2)
    assert [(line[0], line[1], line[4]) for line in lines(document)] == [
        (str(row.place), row.entrant.name, str(row.record.hands)) for row in expected
    ]
    assert {len(line) for line in lines(document)} == {5}, "what parts them stands in columns of its own"
    with pytest.raises(Refusal):
        made("standings", CLUB, 4)


def test_missing_results_are_named():
    gaps = replace(CLUB, results=removed(removed(CLUB.results, (3, 1)), (3, 4)))
    said = "Noch nicht endgültig: Es fehlen noch Resultate von Runde 3, Tisch 1, 4."
    assert notes(made("ranking", gaps))[0] == notes(made("standings", gaps, 3))[0] == said
    assert notes(made("standings", gaps, 2)) == ["Noch nicht endgültig: Gezählt sind 2 Runden von 3."]


def test_a_ranking_before_the_end_says_so():
    assert notes(made("ranking", evening("club-evening", 18, 2)))[0].startswith("Noch nicht endgültig")
    assert not any("endgültig" in line for line in notes(made("ranking", CLUB)))


def test_a_disputed_result_is_marked():
    result = replace(CLUB.results[1, 1], accepted_because="Zeugen")
    disputed = replace(CLUB, results=replaced(CLUB.results, (1, 1), result))
    for key in ("standings", "ranking"):
        marked = {line[1].removesuffix(" *") for line in lines(made(key, disputed)) if line[1].endswith(" *")}
        assert marked == {CLUB.entrants[entrant].name for entrant in CLUB.rounds[0].tables[0].seats}
        assert any(line.startswith("* ") for line in notes(made(key, disputed)))
        assert not any(line.startswith("* ") for line in notes(made(key, CLUB)))


def test_standings_say_who_takes_no_place_what_does_not_count_and_how_lots_were_drawn():
    house = replace(CLUB.entrants[3], ranks=False)
    regulations = replace(CLUB.regulations, dropped_rounds=1, tie_breaks=("best-round", "lot"))
    noted = replace(CLUB, entrants=replaced(CLUB.entrants, 3, house), regulations=regulations)
    for key in ("standings", "ranking"):
        assert lines(made(key, noted))[-1][0] == "–"
        said = notes(made(key, noted))
        assert "– spielt mit, nimmt aber keinen Platz ein" in said
        assert "Die schlechteste Runde zählt bei niemandem." in said
        assert f"Lose: gezogen mit der Startzahl {CLUB.rounds[0].seed} der ersten Auslosung." in said
        assert not any("Startzahl" in line or "schlechteste" in line for line in notes(made(key, CLUB)))


def test_rules_of_partnerships_that_play_to_the_left_and_to_1000():
    old = TREIBHAUS.regulations
    rules = replace(old.rules, direction=Direction.LEFT, target_score=1000, booster=True)
    noted = replace(old, rules=rules, booster_tables=(1, 3))
    document = made("rules", replace(TREIBHAUS, regulations=noted))
    assert any("1, 3" in value for _, value in block(document, Facts).rows)
    assert block(document, Facts).rows[1] == ("Eine Runde endet", "mit 1000 Punkten")
    answers = [row[:2] for row in lines(document)]
    assert ["Beide Partner Grosses Tichu", "das spätere darf zurück"] in answers
    assert ["Reihenfolge", "nach links"] in answers


def test_rules_say_what_sitting_out_counts():
    flat = replace(CLUB.regulations, bye_credit=ByeCredit.FLAT, flat_victory_points=2, flat_tichu_points=50)
    for regulations, said in ((CLUB.regulations, "nichts"), (flat, "Siegpunkte: 2, Tichu-Punkte: 50")):
        facts = block(made("rules", replace(CLUB, regulations=regulations)), Facts).rows
        assert ("Freilos zählt", said) in facts


def test_fairness_of_changing_partners():
    _, everybody = (each for each in made("fairness", DTM).blocks if isinstance(each, Table))
    titles = [column.title for column in everybody.columns]
    assert titles[2:4] == ["Verschiedene Partner", "Verschiedene Gegner"]
    assert titles[-1] == "Gegner − Partner"


def test_dates_in_words():
    first = CLUB.day.replace(day=1)
    assert [day(CLUB.day, Texts(code)) for code in ("de", "en", "fr")] == [
        "21. November 2026",
        "21 November 2026",
        "21 novembre 2026",
    ]
    assert day(first, Texts("fr")) == "1er novembre 2026"


def test_amounts():
    assert amount_cell(Fraction(9, 2), Texts("en"), strong=True) == Cell("4.5", 4.5, strong=True)
    assert amount_cell(Fraction(4), DE) == Cell("4", 4)


def test_the_moment_of_printing_stands_at_the_foot():
    moment = datetime(2026, 11, 21, 21, 42, tzinfo=UTC)
    assert printed(made("ranking", CLUB), DE, moment).margin.printed_at == "Gedruckt 22:42"


def test_the_stamp_changes_with_what_is_printed():
    """Penalties change the ranking, prizes the list of prizes."""
    result = CLUB.results[1, 1]
    other = replace(result, report=Hands((HandReport(0, 100), *result.report.hands[1:])))
    renamed = replace(CLUB.entrants[1], name="Zobel")
    at = datetime(2026, 11, 21, 20)  # noqa: DTZ001 - by the clock in the room
    given = Penalty(1, PenaltyKind.VICTORY_POINTS, (EntrantId(1),), "zu spät", at, 2)
    harder = replace(given, amount=3)
    prizes = (Prize(ForPlace(1), "Käse"), Prize(ForPlace(2), "Käse"))
    states = [
        CLUB,
        replace(CLUB, results=replaced(CLUB.results, (1, 1), other)),
        replace(CLUB, results=removed(CLUB.results, (1, 1))),
        replace(CLUB, rounds=CLUB.rounds[:2]),
        replace(CLUB, entrants=replaced(CLUB.entrants, 1, renamed)),
        *(replace(CLUB, penalties=frozen([(1, each)])) for each in (given, harder)),
        *(replace(CLUB, prizes=each) for each in (prizes[:1], prizes[1:], prizes)),
    ]
    stamps = {stamp(each) for each in states}
    assert len(stamps) == len(states)
    assert all(len(each) == 4 and int(each, 16) >= 0 for each in stamps)


def test_the_stamp_is_the_same_on_every_desk():
    before = stamp(CLUB)
    shuffled = dict(reversed(CLUB.results.items())), dict(reversed(CLUB.entrants.items()))
    assert stamp(replace(CLUB, results=shuffled[0], entrants=shuffled[1])) == before
    here = replace(CLUB.entrants[1], checked_in=not CLUB.entrants[1].checked_in)
    assert stamp(replace(CLUB, entrants=replaced(CLUB.entrants, 1, here))) == before


def test_the_ranking_says_who_went_home():
    gone = replace(CLUB.entrants[2], withdrawn_from=3)
    sheet = made("ranking", replace(CLUB, entrants=replaced(CLUB.entrants, 2, gone)))
    assert f"{gone.name}: abgemeldet ab Runde 3" in notes(sheet)
    assert not any("abgemeldet" in line for line in notes(made("ranking", CLUB)))


def test_rounds_that_nobody_plays_are_not_on_the_timetable():
    """Of eight teams the third round is the final, also where time for more was planned."""
    drawn, open_ = evening("knock-out", 8, 1), evening("knock-out", 8, 0)
    rounds = [slot for slot in drawn.timetable.slots if slot.round]
    assert len(rounds) > 3
    told = [line[2] for line in lines(made("timetable", drawn))]
    assert told == ["Viertelfinal", "Pause", "Halbfinal", "Pause", "Final", "Rangverkündigung"]
    assert len(lines(made("timetable", open_))) == len(open_.timetable.slots)  # others may come
