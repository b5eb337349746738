"""Do the sheets that somebody takes home, pins up or sends to the press say what is so?"""

import re
from dataclasses import replace
from datetime import date
from hashlib import sha256

import pytest
from pypdfium2 import PdfDocument

from tests.sheets.evenings import evening
from tests.sheets.layout.test_layout import faults
from tests.sheets.reading import block, lines, made, notes, rows
from tests.tournament.draws.test_fairness import evening as undrawn
from tests.tournament.scoring.test_penalties import ANNULLED, OUT, VICTORY_POINTS, club, given_to, penalty
from tichu_turnier.desk.desk import Desk
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets import SHEETS, Kind, render, sheet
from tichu_turnier.sheets.document import Certificates, Handouts, Heading, Paragraph, Signs, Table
from tichu_turnier.sheets.formats.tabulate import as_table
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Code
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.changes import SetEntryTerms, SetPaid, SetWaiting
from tichu_turnier.tournament.draws.certificate import LETTERS, draw_code
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.mappings import frozen, replaced
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.presets import preset as known
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.model.snapshot import Hands, Round, Seating, Tournament
from tichu_turnier.tournament.rulings import rulings_for
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.boards import board_count, board_deal
from tichu_turnier.words.listings.standings import Face, standings_listing
from tichu_turnier.words.prize_giving import prize_script

CLUB = evening("club-evening", 9)
TEAMS = evening("treibhaus", 6)
NEW = ("route-cards", "table-cards", "seat-lots", "round-results", "cross-table", "entrant-reports")


def test_who_came_late_has_no_report_yet():
    who = max(CLUB.entrants) + 1
    late = replace(CLUB.entrants[who - 1], id=who, name="Zobel")
    joined = replace(CLUB, entrants=frozen([*CLUB.entrants.items(), (who, late)]))
    titles = [each.title for each in block(made("entrant-reports", joined), Handouts).handouts]
    assert titles == [each.title for each in block(made("entrant-reports", CLUB), Handouts).handouts] != []


def test_a_route_card_leads_to_the_seats_of_the_plan():
    cards = {each.title: each.table for each in block(made("route-cards", CLUB), Handouts).handouts}
    assert len(cards) == 9
    for drawn in CLUB.rounds:
        for seating in drawn.tables:
            names = {CLUB.entrants[who].name for who in seating.seats}
            for name in names:
                row = rows(cards[name])[drawn.number - 1]
                assert re.fullmatch(rf"{seating.table} [ABCD]", row[1])
                assert set(row[2].split(", ")) == names - {name}
        for who in drawn.sitting_out:
            assert "setzt aus" in rows(cards[CLUB.entrants[who].name])[drawn.number - 1]


def test_rounds_to_come_are_left_to_a_pen():
    cards = block(made("route-cards", CLUB, 1), Handouts).handouts
    assert all(row[1:] == ["", ""] for card in cards for row in rows(card.table)[1:])
    assert len(rows(cards[0].table)) == CLUB.regulations.rounds


def test_a_table_without_a_result_is_named_and_left_open():
    key = (TEAMS.rounds[-1].number, 1)
    owing = replace(TEAMS, results=frozen((k, v) for k, v in TEAMS.results.items() if k != key))
    assert lines(made("round-results", owing))[0][2:5] == ["", "–", ""]
    assert notes(made("round-results", owing)) == [
        "Noch nicht endgültig: Es fehlen noch Resultate von Runde 3, Tisch 1."
    ]
    assert "?" in {cell for row in lines(made("cross-table", owing)) for cell in row}


def test_in_a_cross_table_both_tell_the_same():
    table = lines(made("cross-table", TEAMS))
    for line, row in enumerate(table):
        assert row[3 + line] == "×"
        for column, mine in enumerate(row[3 : 3 + len(table)]):
            theirs = table[column][3 + line]
            if column != line:
                turned = [":".join(reversed(score.split(":"))) for score in mine.split("  ") if score]
                assert turned == [score for score in theirs.split("  ") if score]
    assert sum(bool(cell) for row in table for cell in row[3 : 3 + len(table)]) > len(table)


def test_the_victory_points_of_a_report_add_up_to_the_ranking():
    reports = {each.title: each for each in block(made("entrant-reports", CLUB), Handouts).handouts}
    for row in standings(CLUB):
        report = reports[row.entrant.name]
        assert f"Rang {row.place}, {row.record.victory_points} Siegpunkte" in report.lines[1]
        points = [line[3] for line in rows(report.table)]
        assert sum(int(each) for each in points if each) == row.record.victory_points
        assert rows(report.table)[-1][-1] == str(row.place)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_code_of_a_draw_follows_from_what_its_certificate_says(number):
    line = notes(made("draw-certificate", replace(CLUB, rounds=CLUB.rounds[:number])))[-1].replace(" ", "")
    value, letters = int.from_bytes(sha256(line.encode()).digest()), ""
    for _ in range(6):
        value, rest = divmod(value, len(LETTERS))
        letters += LETTERS[rest]
    assert letters == draw_code(CLUB.rounds[number - 1])


def test_prizes_have_their_winners_and_those_to_be_named_a_space():
    prizes = (
        Prize(ForPlace(1), "Wanderpokal"),
        Prize(ForPlace(LAST_PLACE), "Trostpreis"),
        Prize(ForSpecialList("best-round"), "Korb"),
        Prize(ForSomebody(), "Hut"),
        Prize(ForPlace(99), "gibt es nicht"),
    )
    first, last, best, hat, nobody = lines(made("prizes", replace(CLUB, prizes=prizes)))
    ranked = standings(CLUB)
    assert first == ["Rang 1", "Wanderpokal", ranked[0].entrant.name]
    assert last == ["Letzter Rang", "Trostpreis", ranked[-1].entrant.name]
    assert best[0] == "Beste Runde"
    assert best[2]
    assert (hat, nobody[2]) == (["Sonderpreis", "Hut", ""], "")
    unplayed = replace(CLUB, prizes=prizes, results=frozen(()))
    assert {row[2] for row in lines(made("prizes", unplayed))} == {""}
    assert notes(made("prizes", CLUB)) == ["Für diesen Abend sind keine Preise eingetragen."]


def test_before_the_first_result_the_press_is_told_who_plays_and_nobody_gets_a_certificate():
    unplayed = replace(CLUB, results=frozen(()))
    owed, alone, _ = notes(made("press", unplayed))
    assert owed.count("Resultate von Runde") == 3
    assert alone.startswith("9 Personen spielten am 21. November 2026, Luzern, am Tichu-Turnier")
    assert notes(made("certificates", unplayed))[1:] == ["Urkunden gibt es, sobald Resultate da sind."]


def test_the_number_that_parts_equals_stands_wherever_their_places_do():
    parted = replace(CLUB, regulations=replace(CLUB.regulations, tie_breaks=("tichu-difference",)))
    first = standings(parted)[0]
    number = str(dict(first.values)["tichu-difference"])
    for key in ("ranking", "standings", "certificates", "press", "entrant-reports"):
        assert f"Differenz der Tichu-Punkte: {number}" in repr(made(key, parted)), key
    for face in Face:
        (cells, *_) = standings_listing(standings(parted), parted, Texts("de"), face).rows
        assert any(cell.text in (number, f"Differenz der Tichu-Punkte: {number}") for cell in cells[4:]), face
    scenes = prize_script(parted, RevealOrder.CUSTOMARY, Texts("de")).scenes
    assert all("Differenz der Tichu-Punkte: " in scene.detail for scene in scenes if scene.place)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_kind_of_evening_can_be_printed(preset):
    tournament = evening(preset.key, 8, 2)
    for key in NEW:
        document = sheet(key).document(tournament, Texts("de"))
        assert not faults(document)
        assert render(document, "csv")


def test_where_nothing_is_drawn_handouts_and_signs_are_tables():
    handouts = as_table(block(made("route-cards", CLUB), Handouts))
    assert len(handouts.rows) == 9 * 3
    assert handouts.columns[0].title == "Name"
    assert rows(as_table(block(made("seat-lots", CLUB), Signs)))[0][0] == "Tisch 1 A"
    assert len(as_table(block(made("certificates", CLUB), Certificates)).rows) == 3


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("de", "1 Siegpunkt,", "2 Siegpunkte,"),
        ("en", "1 victory point,", "2 victory points,"),
        ("fr", "1 point de victoire,", "2 points de victoire,"),
    ],
)
def test_one_point_is_one_point(language, one, many):
    """A tie brings each side of a match one victory point, a win two."""
    played = evening("treibhaus", 4, 1)
    report = Hands((HandReport(50, 50), HandReport(50, 50)))
    tied = replaced(played.results, (1, 1), replace(played.results[1, 1], report=report))
    document = sheet("entrant-reports").document(replace(played, results=tied), Texts(language))
    told = " ".join(line for each in document.blocks[0].handouts for line in each.lines)
    assert told.count(one) == 2
    assert many in told


RULED = given_to(
    club(),
    penalty(VICTORY_POINTS, 1, amount=2, decided_by="Gämse"),
    penalty(ANNULLED, 3, hand=9, reason="Falsch gegeben"),
    penalty(OUT, 4, reason="Absprache"),
)


def test_every_decision_stands_on_a_sheet_of_its_own():
    assert lines(made("penalties", RULED)) == [
        ["1", "20:31", "Runde 1, Tisch 1", "Adler", "−2 Siegpunkte", "Handy am Tisch", "Gämse"],
        ["2", "20:31", "Runde 1, Tisch 1", "Dachs", "Spiel 9 zählt nicht", "Falsch gegeben", ""],
        ["3", "20:31", "Runde 1, Tisch 1", "Elster", "disqualifiziert", "Absprache", ""],
    ]
    assert notes(made("penalties", club())) == ["Es gibt keine Strafen und Entscheide."]


def test_rankings_tell_decisions_at_the_end_of_the_line_and_the_sums_before():
    for key in ("standings", "ranking"):
        assert [[*row[:3], row[-1]] for row in lines(made(key, RULED))] == [
            ["1", "Dachs", "14", "R1/9 annulliert"],
            ["2", "Adler", "8", "−2 SP, R1/9 annulliert"],
            ["3", "Biber", "7", "R1/9 annulliert"],
            ["–", "Elster", "3", "R1/9 annulliert, disqualifiziert"],
        ]
    assert notes(made("ranking", RULED))[-3:] == [
        "Kontrolle: zusammen 32 Siegpunkte und 1800 Tichu-Punkte.",
        "Vor Strafen und Entscheiden: 38 Siegpunkte, 2000 Tichu-Punkte.",
        "Runde 1: Das Los wurde von Hand gezogen.",
    ]
    assert [len(row) for row in lines(made("ranking", club()))] == [5, 5, 5, 5]


@pytest.mark.parametrize("people", [14, 17, 20])
def test_few_interventions_below_a_ranking_are_no_page_of_their_own(people):
    """Of nineteen people one correction took a second page to itself."""
    ended = evening("club-evening", people)
    plain = [(who, replace(each, name=f"Dachs {who}", club="")) for who, each in ended.entrants.items()]
    noted = tuple(Deviation(DeviationKind.HAND_DRAW, number) for number in (1, 2, 3))
    sheet = made("ranking", replace(ended, entrants=frozen(plain), noted=noted))
    assert len(pages(sheet)) == 1


REGISTERED = evening("club-evening", 18, 0)
PAID = SetPaid((2, 1)).apply(SetEntryTerms(EntryTerms(fee=550, currency="EUR")).apply(REGISTERED))


def test_the_code_is_drawn_with_its_three_corners():
    sheet = made("cards", PAID)
    area = next(mark.area for mark in pages(sheet)[0] if isinstance(mark, Code))
    document = PdfDocument(render(sheet, Kind.PDF))
    picture = document[0].render(scale=2, grayscale=True).to_pil()
    document.close()
    dark = picture.point(lambda gray: 255 if gray < 128 else 0)
    left, top, side = 2 * area.left, 2 * area.top, 2 * area.width  # a corner is seven of 21 squares wide
    for x, y in ((0, 0), (14, 0), (0, 14)):
        unit = side / 21
        middle = (int(left + (x + 3.5) * unit), int(top + (y + 3.5) * unit))
        ring = (int(left + (x + 1.5) * unit), int(top + (y + 1.5) * unit))
        assert (dark.getpixel(middle), dark.getpixel(ring)) == (255, 0)


def test_the_list_of_participants_shows_who_has_paid_and_who_waits():
    tournament = SetWaiting(3, waiting=True).apply(PAID)
    table = block(made("participants", tournament), Table)
    assert [column.title for column in table.columns][:3] == ["Da", "Bez.", "Nr."]
    lines = {int(row[2].number): row for row in table.rows}
    assert [lines[number][1].text for number in (1, 3, 4)] == ["☑", "", "☐"]
    assert lines[3][-1].text == "Warteliste"
    assert len(block(made("participants", REGISTERED), Table).columns) == len(table.columns) - 1


def test_without_fees_there_are_no_receipts_to_offer():
    assert sheet("receipts").suits(PAID)
    assert not sheet("receipts").suits(REGISTERED)


def prepared(seed: int = 5, people: int = 8, key: str = "duplicate") -> Tournament:
    """Nothing drawn yet, hands dealt by this seed."""
    new = undrawn(key, people)
    return replace(new, regulations=replace(new.regulations, board_seed=seed))


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_each_card_lies_in_one_pack(language: str) -> None:
    document = made("boards", prepared(), language=language)
    packs = [block for block in document.blocks if isinstance(block, Table)]
    assert len(packs) == 15
    assert len([block for block in document.blocks if isinstance(block, Heading)]) == 15
    for table in packs:
        counts = [sum(len(cell.text.split()) for cell in row[2:6]) for row in table.rows]
        special = [[name for name in row[6].text.split(", ") if name] for row in table.rows]
        assert [plain + len(names) for plain, names in zip(counts, special, strict=True)] == [8, 6] * 4
        suits = [[rank for row in table.rows for rank in row[suit].text.split()] for suit in range(2, 6)]
        assert all(len(set(ranks)) == len(ranks) == 13 for ranks in suits)
        assert len({name for names in special for name in names}) == 4


def test_the_seed_deals_the_boards() -> None:
    one, same, other = (prepared(seed).regulations for seed in (5, 5, 6))
    assert board_deal(1, one) == board_deal(1, same)
    assert board_deal(1, one) != board_deal(2, one)
    assert board_deal(1, one) != board_deal(1, other)


def test_more_boards_than_were_planned_are_printed_too() -> None:
    tournament = prepared()
    a, b = list(tournament.entrants)[:2]
    drawn = Round(1, (Seating(1, (a, b, a, b), first_board=16),))
    assert board_count(replace(tournament, rounds=(drawn,))) == 18


def test_only_prepared_hands_have_the_sheet(tmp_path) -> None:
    assert "boards" in [each.key for each in SHEETS if each.suits(prepared())]
    assert "boards" not in [each.key for each in SHEETS if each.suits(undrawn("dtm", 8))]
    with Desk.create(tmp_path / "a.tichu", undrawn("duplicate", 8), "pult") as desk:
        assert desk.tournament.regulations.board_seed > 0
    with Desk.create(tmp_path / "b.tichu", prepared(7), "pult") as desk:
        assert desk.tournament.regulations.board_seed == 7
    with Desk.create(tmp_path / "c.tichu", undrawn("dtm", 8), "pult") as desk:
        assert desk.tournament.regulations.board_seed == 0


def tournament(preset):
    return known(preset).tournament("Abend", date(2027, 1, 9), "Treibhaus", "Europe/Zurich")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", ["treibhaus", "dtm", "two-swiss"])
def test_every_question_of_tonight_has_its_answer(language, preset):
    tonight, texts = tournament(preset), Texts(language)
    blocks = made("rulings", tonight, language=language).blocks
    asked = [block.lead for block in blocks if isinstance(block, Paragraph) and block.lead]
    wanted = rulings_for(tonight.regulations.rules)
    assert sorted(asked) == sorted(texts(f"ruling-{each.key}") for each in wanted)
    assert {type(block) for block in blocks} == {Heading, Paragraph}
    assert not [block.text for block in blocks if "<" in block.text or "{" in block.text]


def test_the_answer_is_that_of_tonight():
    question = Texts("de")("ruling-last-trick")
    for preset, said in (("treibhaus", "verschenkt"), ("dtm", "bleibt er auch dann")):
        blocks = made("rulings", tournament(preset)).blocks
        (answer,) = (each.text for each in blocks if isinstance(each, Paragraph) and each.lead == question)
        assert said in answer
