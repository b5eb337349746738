"""Do the sheets say the right thing?"""

from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from itertools import combinations

import pytest

from tests.sheets.evenings import evening
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import Direction
from tichu_turnier.sheets import SHEETS, NotDrawnError, printed, sheet
from tichu_turnier.sheets.document import Facts, Paragraph, Slips, Table
from tichu_turnier.sheets.stamp import stamp
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.draws.certificate import draw_code
from tichu_turnier.tournament.model.mappings import frozen, removed, replaced
from tichu_turnier.tournament.model.penalty import Penalty, PenaltyKind
from tichu_turnier.tournament.model.prizes import ForPlace, Prize
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import Cell, amount_cell
from tichu_turnier.words.names import alphabetical
from tichu_turnier.words.times import day

DE = Texts("de")
CLUB = evening("club-evening", 18)
TREIBHAUS = evening("treibhaus", 9)
DTM = evening("dtm", 13)


def made(key, tournament=CLUB, number=None, texts=DE):
    return sheet(key).document(tournament, texts, number)


def table_of(document):
    return next(block for block in document.blocks if isinstance(block, Table))


def lines(document):
    return [[cell.text for cell in row] for row in table_of(document).rows]


def words(document):
    return [block.text for block in document.blocks if isinstance(block, Paragraph)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("each", SHEETS, ids=lambda each: each.key)
@pytest.mark.parametrize(
    "tournament", [CLUB, TREIBHAUS, evening("turnier", 4)], ids=lambda each: each.regulations.preset
)
def test_every_word_is_there_in_every_language(language, each, tournament):
    texts = Texts(language)
    assert texts.has(each.text_key)
    assert "<sheets" not in repr(each.document(tournament, texts))
    assert "<tie-break" not in repr(each.document(tournament, texts))


@pytest.mark.parametrize("each", [each for each in SHEETS if each.needs_round], ids=lambda each: each.key)
@pytest.mark.parametrize("number", [None, 0, 1, 4])
def test_a_round_that_is_not_drawn_is_refused(each, number):
    tournament = evening("club-evening", 18, 0) if number != 4 else CLUB
    with pytest.raises(NotDrawnError) as refused:
        each.document(tournament, DE, number)
    assert refused.value.finding.key == "sheets-round-not-drawn"


@pytest.mark.parametrize("each", [each for each in SHEETS if not each.needs_round], ids=lambda each: each.key)
def test_the_other_sheets_can_be_printed_at_any_time(each):
    empty = evening("club-evening", 18, 0)
    assert each.document(empty, DE).title
    assert each.document(replace(empty, entrants={}), DE).title


def test_participants_by_the_alphabet_with_their_box():
    document = made("participants")
    names = [line[2] for line in lines(document)]
    assert names == sorted(names, key=alphabetical)
    assert len(names) == 18
    ticked = {line[2] for line in lines(document) if line[0] == "☑"}
    assert ticked == {entrant.name for entrant in CLUB.entrants.values() if entrant.checked_in}
    assert ("Angemeldet", "18") in next(b for b in document.blocks if isinstance(b, Facts)).rows


def test_accents_do_not_send_a_name_to_the_end_of_the_alphabet():
    given = ["Zobel", "Äsche", "Łasica", "Ørn", "Adler", "Đại bàng", "élan", "Ente"]
    wanted = ["Adler", "Äsche", "Đại bàng", "élan", "Ente", "Łasica", "Ørn", "Zobel"]
    assert sorted(given, key=alphabetical) == wanted


def test_numbers_in_names_are_counted():
    assert sorted(["Team 10", "Team 2", "Team 1"], key=alphabetical) == ["Team 1", "Team 2", "Team 10"]


def test_late_entries_and_withdrawals_are_remarked():
    first = CLUB.entrants[1]
    changed = replace(first, first_round=2, withdrawn_from=3, formerly=("Uhu",))
    tournament = replace(CLUB, entrants=replaced(CLUB.entrants, 1, changed))
    (line,) = (line for line in lines(made("participants", tournament)) if line[2] == first.name)
    assert line[-1] == "ab Runde 2, abgemeldet ab Runde 3, für Uhu"


def test_seats_by_table_tell_who_partners_whom():
    document = made("seats-by-table", number=2)
    assert document.margin.round == "Runde 2"
    facts = next(block for block in document.blocks if isinstance(block, Facts))
    assert facts.rows == (
        ("Zeit", "20:25–21:15"),
        ("Spiele 1–3", "A + B gegen C + D"),
        ("Spiele 4–6", "A + C gegen B + D"),
        ("Spiele 7–9", "A + D gegen B + C"),
    )
    a, c, b, d = (CLUB.entrants[entrant].name for entrant in CLUB.rounds[1].tables[0].seats)
    assert lines(document)[0] == ["1", a, b, c, d]
    assert words(document)[-1].startswith("Diese Runde setzen aus: ")


def test_letters_agree_with_the_slip():
    """Who is A, B, C, D on the wall partners on the slip as the wall says."""
    wall = {line[0]: line[1:] for line in lines(made("seats-by-table"))}
    by_name = {line[0]: (line[1], line[2]) for line in lines(made("seats-by-name"))}
    (slips,) = made("score-slips").blocks
    for slip in slips.slips:
        a, b, c, d = wall[slip.table]
        sides = [{frozenset(side) for side in stage.sides} for stage in slip.stages]
        assert sides == [
            {frozenset((a, b)), frozenset((c, d))},
            {frozenset((a, c)), frozenset((b, d))},
            {frozenset((a, d)), frozenset((b, c))},
        ]
        assert [by_name[name] for name in (a, b, c, d)] == [(slip.table, letter) for letter in "ABCD"]


def test_a_slip_has_everybody_with_everybody_in_nine_hands():
    (slips,) = made("score-slips").blocks
    assert isinstance(slips, Slips)
    assert [slip.table for slip in slips.slips] == ["1", "2", "3", "4"]
    for slip in slips.slips:
        assert [hand for stage in slip.stages for hand in stage.hands] == list(range(1, 10))
        partners = {frozenset(side) for stage in slip.stages for side in stage.sides}
        assert partners == {frozenset(two) for two in combinations(frozenset().union(*partners), 2)}
        assert slip.words.calls == ("T",)
        assert slip.lines[0] == "Runde 3 · 21:45–22:35"


def test_a_slip_by_the_clock_has_lines_for_quick_hands():
    (slips,) = made("score-slips", TREIBHAUS).blocks
    (stage,) = slips.slips[0].stages
    assert stage.hands == tuple(range(1, 14))
    assert slips.slips[0].words.calls == ("T/G",)
    one, other = (TREIBHAUS.entrants[TREIBHAUS.rounds[2].tables[0].seats[seat]] for seat in (0, 1))
    assert stage.sides == (one.members, other.members)


def test_both_of_a_partnership_find_their_names():
    found = lines(made("seats-by-name", TREIBHAUS))
    assert len(found) == 18
    entrant = TREIBHAUS.entrants[TREIBHAUS.rounds[2].tables[1].seats[0]]
    one, other = entrant.members
    assert [one, "2", other] in found
    assert [other, "2", one] in found
    resting = TREIBHAUS.entrants[TREIBHAUS.rounds[2].sitting_out[0]]
    assert [resting.members[0], "–", "setzt aus"] in found


def test_standings_after_a_round():
    document = made("standings", number=2)
    assert document.title == "Rangliste nach Runde 2"
    expected = standings(CLUB, 2)
    assert [(line[0], line[1], line[4]) for line in lines(document)] == [
        (str(row.place), row.entrant.name, str(row.record.hands)) for row in expected
    ]
    assert {line[5] for line in lines(document)} <= {"Siegpunkte", "Tichu-Punkte", ""}
    with pytest.raises(NotDrawnError):
        made("standings", number=4)


def test_missing_results_are_named():
    gaps = replace(CLUB, results=removed(removed(CLUB.results, (3, 1)), (3, 4)))
    assert words(made("ranking", gaps))[0] == "Es fehlen noch Resultate von Runde 3, Tisch 1, 4."
    assert words(made("standings", gaps, 3))[0] == "Es fehlen noch Resultate von Runde 3, Tisch 1, 4."
    assert not words(made("standings", gaps, 2))


def test_a_ranking_before_the_end_says_so():
    assert words(made("ranking", evening("club-evening", 18, 2)))[0].startswith("Noch nicht endgültig")
    assert not any("endgültig" in line for line in words(made("ranking")))


def test_the_sums_below_the_ranking():
    rows = standings(CLUB)
    victory, tichu = (
        sum(getattr(row.record, f"{kind}_points") for row in rows) for kind in ("victory", "tichu")
    )
    assert words(made("ranking"))[-1] == f"Kontrolle: zusammen {victory} Siegpunkte und {tichu} Tichu-Punkte."


def test_a_disputed_result_is_marked():
    result = replace(CLUB.results[1, 1], accepted_because="Zeugen")
    disputed = replace(CLUB, results=replaced(CLUB.results, (1, 1), result))
    for key in ("standings", "ranking"):
        marked = {line[1].removesuffix(" *") for line in lines(made(key, disputed)) if line[1].endswith(" *")}
        assert marked == {CLUB.entrants[entrant].name for entrant in CLUB.rounds[0].tables[0].seats}
        assert any(line.startswith("* ") for line in words(made(key, disputed)))
        assert not any(line.startswith("* ") for line in words(made(key)))


def test_standings_say_who_takes_no_place_what_does_not_count_and_how_lots_were_drawn():
    house = replace(CLUB.entrants[3], ranks=False)
    regulations = replace(CLUB.regulations, dropped_rounds=1, tie_breaks=("best-round", "lot"))
    noted = replace(CLUB, entrants=replaced(CLUB.entrants, 3, house), regulations=regulations)
    for key in ("standings", "ranking"):
        assert lines(made(key, noted))[-1][0] == "–"
        said = words(made(key, noted))
        assert "– spielt mit, nimmt aber keinen Platz ein" in said
        assert "Die schlechteste Runde zählt bei niemandem." in said
        assert f"Lose: gezogen mit der Startzahl {CLUB.rounds[0].seed} der ersten Auslosung." in said
        assert not any("Startzahl" in line or "schlechteste" in line for line in words(made(key)))


def test_the_timetable_shows_true_lengths():
    assert lines(made("timetable")) == [
        ["19:15", "20:05", "Runde 1", "50 min"],
        ["20:05", "20:25", "Pause", "20 min"],
        ["20:25", "21:15", "Runde 2", "50 min"],
        ["21:15", "21:45", "Pause", "30 min"],
        ["21:45", "22:35", "Runde 3", "50 min"],
        ["22:35", "22:50", "Pause", "15 min"],
        ["22:50", "", "Rangverkündigung", ""],
    ]


def test_rules_say_how_a_round_ends_and_what_is_answered():
    facts = next(block for block in made("rules").blocks if isinstance(block, Facts))
    assert facts.rows[1:3] == (
        ("Eine Runde endet", "nach 9 Spielen"),
        ("Siegpunkte", "je Spiel: Sieg 2, Unentschieden 1, Doppelsieg 3, mit verlorener Ansage 2"),
    )
    answers = [row[:2] for row in lines(made("rules"))]
    assert ["Doppelsieg", "100 Punkte"] in answers
    assert ["Reihenfolge", "nach rechts"] in answers
    assert "Beide Partner Grosses Tichu" not in [row[0] for row in answers]


def test_rules_of_partnerships_that_play_to_the_left_and_to_1000():
    old = TREIBHAUS.regulations
    rules = replace(old.rules, direction=Direction.LEFT, target_score=1000)
    document = made("rules", replace(TREIBHAUS, regulations=replace(old, rules=rules)))
    facts = next(block for block in document.blocks if isinstance(block, Facts))
    assert facts.rows[1] == ("Eine Runde endet", "mit 1000 Punkten")
    answers = [row[:2] for row in lines(document)]
    assert ["Beide Partner Grosses Tichu", "das spätere darf zurück"] in answers
    assert ["Reihenfolge", "nach links"] in answers


def test_fairness_says_what_is_proved_about_the_draws():
    document = made("fairness", evening("club-evening", 4))
    facts = next(block for block in document.blocks if isinstance(block, Facts))
    assert facts.rows[:2] == (
        ("Wiederbegegnungen", "12, weniger ist unmöglich"),
        ("Unterschied beim Aussetzen", "0, besser geht es nicht"),
    )
    lot, everybody = (block for block in document.blocks if isinstance(block, Table))
    assert [row[1].text for row in lot.rows] == ["1", "2", "3"]
    assert lot.rows[1][2].text == draw_code(evening("club-evening", 4).rounds[1])
    assert [cell.text for cell in everybody.rows[0][1:]] == ["3", "3 von 9", "6", "0", "3"]


def test_fairness_of_partnerships_and_of_changing_partners():
    titles = [column.title for column in [*filter(is_table, made("fairness", TREIBHAUS).blocks)][1].columns]
    assert titles[2:4] == ["Verschiedene Gegner", "Wieder getroffen"]
    titles = [column.title for column in [*filter(is_table, made("fairness", DTM).blocks)][1].columns]
    assert titles[2:4] == ["Verschiedene Partner", "Verschiedene Gegner"]
    assert titles[-1] == "Gegner − Partner"


def is_table(block):
    return isinstance(block, Table)


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
    assert printed(made("ranking"), DE, moment).margin.printed_at == "Gedruckt 21:42"


def test_the_stamp_changes_with_what_is_printed():
    before = stamp(CLUB)
    assert len(before) == 4
    assert int(before, 16) >= 0
    result = CLUB.results[1, 1]
    other = replace(result, report=Hands((HandReport(0, 100), *result.report.hands[1:])))
    assert stamp(replace(CLUB, results=replaced(CLUB.results, (1, 1), other))) != before
    assert stamp(replace(CLUB, results=removed(CLUB.results, (1, 1)))) != before
    assert stamp(replace(CLUB, rounds=CLUB.rounds[:2])) != before
    renamed = replace(CLUB.entrants[1], name="Zobel")
    assert stamp(replace(CLUB, entrants=replaced(CLUB.entrants, 1, renamed))) != before


def test_the_stamp_changes_with_what_the_director_decides():
    """Penalties change the ranking, prizes the list of prizes."""
    at = datetime(2026, 11, 21, 20)  # noqa: DTZ001 - by the clock in the room
    given = Penalty(1, PenaltyKind.VICTORY_POINTS, (EntrantId(1),), "zu spät", at, 2)
    harder = replace(given, amount=3)
    prizes = (Prize(ForPlace(1), "Käse"), Prize(ForPlace(2), "Käse"))
    states = [
        CLUB,
        *(replace(CLUB, penalties=frozen([(1, each)])) for each in (given, harder)),
        *(replace(CLUB, prizes=each) for each in (prizes[:1], prizes[1:], prizes)),
    ]
    assert len({stamp(each) for each in states}) == len(states)


def test_the_stamp_is_the_same_on_every_desk():
    before = stamp(CLUB)
    shuffled = dict(reversed(CLUB.results.items())), dict(reversed(CLUB.entrants.items()))
    assert stamp(replace(CLUB, results=shuffled[0], entrants=shuffled[1])) == before
    here = replace(CLUB.entrants[1], checked_in=not CLUB.entrants[1].checked_in)
    assert stamp(replace(CLUB, entrants=replaced(CLUB.entrants, 1, here))) == before


def test_the_foot_has_the_stamp():
    assert made("ranking").margin.stamp == f"Stand {stamp(CLUB)}"
