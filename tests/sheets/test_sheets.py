"""Do the sheets say the right thing, beyond what `test_goldens` holds of a usual evening?"""

import re
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from fractions import Fraction
from hashlib import sha256

import pytest
from pypdfium2 import PdfDocument

from tests.sheets.evenings import evening
from tests.sheets.goldens import told
from tests.sheets.layout.test_layout import faults
from tests.sheets.reading import block, lines, made, notes, rows
from tests.tournament.draws.test_fairness import evening as undrawn
from tests.tournament.scoring.test_penalties import ANNULLED, OUT, VICTORY_POINTS, club, given_to, penalty
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import Direction
from tichu_turnier.sheets import SHEETS, Kind, printed, render, sheet
from tichu_turnier.sheets.document import Certificates, Handouts, Heading, Paragraph, Signs, Table
from tichu_turnier.sheets.formats.tabulate import as_table
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Code
from tichu_turnier.sheets.parts import stamp
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.changes import SetEntryTerms, SetPaid, SetWaiting
from tichu_turnier.tournament.draws.certificate import LETTERS, draw_code
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind, Penalty, PenaltyKind
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.mappings import frozen, removed, replaced
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.presets import preset as known
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.model.snapshot import ByeCredit, EntrantId, Hands, Round, Seating, Tournament
from tichu_turnier.tournament.rulings import rulings_for
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.boards import board_count, board_deal
from tichu_turnier.words.listings.listing import Cell, amount_cell
from tichu_turnier.words.listings.standings import Face, standings_listing
from tichu_turnier.words.names import alphabetical
from tichu_turnier.words.prize_giving import prize_script
from tichu_turnier.words.rounds import day

DE = Texts("de")
CLUB = evening("club-evening", 18)
NINE = evening("club-evening", 9)
TEAMS = evening("treibhaus", 6)
REGISTERED = evening("club-evening", 18, 0)
PAID = SetPaid((2, 1)).apply(SetEntryTerms(EntryTerms(fee=550, currency="EUR")).apply(REGISTERED))
RULED = given_to(
    club(),
    penalty(VICTORY_POINTS, 1, amount=2, decided_by="Gämse"),
    penalty(ANNULLED, 3, hand=9, reason="Falsch gegeben"),
    penalty(OUT, 4, reason="Absprache"),
)
PRIZES = (
    Prize(ForPlace(1), "Wanderpokal"),
    Prize(ForPlace(LAST_PLACE), "Trostpreis"),
    Prize(ForSpecialList("best-round"), "Korb"),
    Prize(ForSomebody(), "Hut"),
    Prize(ForPlace(99), "gibt es nicht"),
)


def entrant(tournament: Tournament, who: int, **changed: object) -> Tournament:
    """The evening with something else about somebody."""
    other = replace(tournament.entrants[who], **changed)
    return replace(tournament, entrants=replaced(tournament.entrants, who, other))


def ruled_by(tournament: Tournament, **changed: object) -> Tournament:
    return replace(tournament, regulations=replace(tournament.regulations, **changed))


def without(tournament: Tournament, *keys: tuple[int, int]) -> Tournament:
    """The evening without some results."""
    for key in keys:
        tournament = replace(tournament, results=removed(tournament.results, key))
    return tournament


def late() -> Tournament:
    zobel = replace(NINE.entrants[1], id=EntrantId(99), name="Zobel")
    return replace(NINE, entrants=frozen([*NINE.entrants.items(), (zobel.id, zobel)]))


def tied() -> Tournament:
    """A tie brings each side of a match one victory point, a win two."""
    played = evening("treibhaus", 4, 1)
    report = Hands((HandReport(50, 50), HandReport(50, 50)))
    return replace(
        played, results=replaced(played.results, (1, 1), replace(played.results[1, 1], report=report))
    )


def to_the_left() -> Tournament:
    old = evening("treibhaus", 9)
    rules = replace(old.regulations.rules, direction=Direction.LEFT, target_score=1000, booster=True)
    return ruled_by(old, rules=rules, booster_tables=(1, 3))


@dataclass(frozen=True)
class Said:
    """What a sheet says of an evening and what it does not; cells of a row are parted by ` | `."""

    key: str
    tournament: Tournament
    said: tuple[str, ...] = ()
    unsaid: tuple[str, ...] = ()
    number: int | None = None
    language: str = "de"

    def __str__(self) -> str:
        return f"{self.key}: {', '.join((*self.said, *self.unsaid))[:40]}"


EARLY = "Noch nicht endgültig"
GAPS = without(CLUB, (3, 1), (3, 4))
OWED = f"{EARLY}: Es fehlen noch Resultate: Runde 3, Tisch 1, 4."
UNPLAYED = replace(NINE, results=frozen(()))
DISPUTED = replace(
    CLUB, results=replaced(CLUB.results, (1, 1), replace(CLUB.results[1, 1], accepted_because="Zeugen"))
)
NOTED = entrant(ruled_by(CLUB, dropped_rounds=1, tie_breaks=("best-round", "lot")), 3, ranks=False)
NOTES = (
    "– spielt mit, nimmt aber keinen Platz ein",
    "Nur die 2 besten Runden zählen.",
    f"Lose: gezogen mit der Startzahl {CLUB.rounds[0].seed} der ersten Auslosung.",
)
FLAT = ruled_by(CLUB, bye_credit=ByeCredit.FLAT, flat_victory_points=2, flat_tichu_points=50)
TO_THE_LEFT = "Beide Partner Grosses Tichu | *das spätere darf zurück*", "Reihenfolge | *nach links*"
DECIDED = "*Adler* | −2 Siegpunkte", "Gämse", "*Dachs* | Spiel 9 zählt nicht", "*Elster* | disqualifiziert"
SUMS = (
    "Kontrolle: zusammen 32 Siegpunkte und 1800 Tichu-Punkte.",
    "Vor Strafen und Entscheiden: 38 Siegpunkte, 2000 Tichu-Punkte.",
    "Runde 1: Das Los wurde von Hand gezogen.",
)
GONE = entrant(CLUB, 2, withdrawn_from=3)
FORMERLY = entrant(CLUB, 1, first_round=2, withdrawn_from=3, formerly=("Uhu",))
SAID = [
    Said("participants", FORMERLY, ("ab Runde 2, abgemeldet ab Runde 3, für Uhu",)),
    Said("participants", PAID, ("| Bez. center |", "☑ | 1 |", "☐ | 4 |")),
    Said("participants", SetWaiting(3, waiting=True).apply(PAID), ("Warteliste",)),
    Said("participants", REGISTERED, unsaid=("Bez.", "Warteliste")),
    Said("entrant-reports", late(), ("Dachs",), ("Zobel",)),
    Said("standings", CLUB, ("Rangliste nach Runde 2",), number=2),
    Said("standings", GAPS, (OWED,), number=3),
    Said("standings", GAPS, (f"{EARLY}: Gezählt sind 2 Runden von 3.",), number=2),
    Said("ranking", GAPS, (OWED,)),
    Said("ranking", evening("club-evening", 18, 2), (EARLY,)),
    Said("ranking", CLUB, (), ("endgültig", "abgemeldet", *NOTES)),
    Said("standings", CLUB, (), ("endgültig", *NOTES)),
    Said("ranking", GONE, (f"{GONE.entrants[2].name}: abgemeldet ab Runde 3",)),
    *(Said(key, NOTED, NOTES) for key in ("standings", "ranking")),
    Said("rules", to_the_left(), ("1, 3", "Eine Runde endet | mit 1000 Punkten", *TO_THE_LEFT)),
    Said("rules", CLUB, ("Freilos zählt | nichts",)),
    Said("rules", FLAT, ("Freilos zählt | Siegpunkte: 2, Tichu-Punkte: 50",)),
    Said("fairness", evening("dtm", 13), ("| Verschiedene Gegner right", "Gegner − Partner right")),
    Said("round-results", without(TEAMS, (3, 1)), ("|  | – |  |", "Resultate: Runde 3, Tisch 1.")),
    Said("cross-table", without(TEAMS, (3, 1)), ("| ? |",)),
    Said("prizes", NINE, ("Für diesen Abend sind keine Preise eingetragen.",)),
    Said("press", UNPLAYED, ("9 Personen spielten am 21. November 2026, Luzern, am Tichu-Turnier",)),
    Said("certificates", UNPLAYED, ("Urkunden gibt es, sobald Resultate da sind.",)),
    Said("entrant-reports", tied(), ("1 Siegpunkt,", "2 Siegpunkte,")),
    Said("entrant-reports", tied(), ("1 victory point,", "2 victory points,"), language="en"),
    Said("entrant-reports", tied(), ("1 point de victoire,", "2 points de victoire,"), language="fr"),
    Said("penalties", RULED, DECIDED),
    Said("penalties", club(), ("Es gibt keine Strafen und Entscheide.",)),
    Said("ranking", RULED, SUMS),
    Said("ranking", given_to(club(), penalty(VICTORY_POINTS, 1, amount=2)), (DE("sheets-penalties-count"),)),
    Said("rulings", undrawn("treibhaus", 8), ("verschenkt",)),
    Said("rulings", undrawn("dtm", 8), ("bleibt er auch dann",)),
]


@pytest.mark.parametrize("case", SAID, ids=str)
def test_a_sheet_says_what_is_so(case):
    words = "\n".join(told(made(case.key, case.tournament, case.number, case.language)))
    assert [each for each in case.said if each not in words] == []
    assert [each for each in case.unsaid if each in words] == []


def test_a_round_that_is_not_drawn_is_refused():
    for each in (each for each in SHEETS if each.needs_round):
        for tournament, number in ((REGISTERED, None), (REGISTERED, 0), (REGISTERED, 1), (CLUB, 4)):
            with pytest.raises(Refusal) as refused:
                each.document(tournament, DE, number)
            assert refused.value.findings[0].key == "sheets-round-not-drawn"
    with pytest.raises(Refusal):
        made("standings", CLUB, 4)


def test_the_other_sheets_can_be_printed_at_any_time():
    for each in (each for each in SHEETS if not each.needs_round):
        assert each.document(REGISTERED, DE).title
        assert each.document(replace(REGISTERED, entrants={}), DE).title


def test_what_has_nothing_to_say_is_not_offered():
    suits = {each.key: each.suits for each in SHEETS}
    assert suits["receipts"](PAID)
    assert not suits["receipts"](REGISTERED)
    assert suits["boards"](prepared())
    assert not suits["boards"](undrawn("dtm", 8))


def test_accents_do_not_send_a_name_to_the_end_of_the_alphabet_and_numbers_are_counted():
    given = ["Zobel", "Äsche", "Łasica", "Ørn", "Adler", "Đại bàng", "élan", "Ente", "Team 10", "Team 2"]
    wanted = ["Adler", "Äsche", "Đại bàng", "élan", "Ente", "Łasica", "Ørn", "Team 2", "Team 10", "Zobel"]
    assert sorted(given, key=alphabetical) == wanted


def test_letters_agree_with_the_slip():
    """Who is A, B, C, D on the wall partners on the slip as the wall says."""
    wall = {line[0]: line[1:] for line in lines(made("seats-by-table", CLUB))}
    by_name = {line[0]: (line[1], line[2]) for line in lines(made("seats-by-name", CLUB))}
    (slips,) = made("score-slips", CLUB).blocks
    for slip in slips.slips:
        a, b, c, d = wall[slip.table]
        sides = [{frozenset(side) for side in stage.sides} for stage in slip.stages]
        assert sides == [
            {frozenset(pair) for pair in pairs}
            for pairs in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c)))
        ]
        assert [by_name[name] for name in (a, b, c, d)] == [(slip.table, letter) for letter in "ABCD"]


@pytest.mark.parametrize("key", ["standings", "ranking"])
def test_a_disputed_result_is_marked(key):
    marked = {line[1].removesuffix(" *") for line in lines(made(key, DISPUTED)) if line[1].endswith(" *")}
    assert marked == {CLUB.entrants[entrant].name for entrant in CLUB.rounds[0].tables[0].seats}
    assert [any(line.startswith("* ") for line in notes(made(key, each))) for each in (DISPUTED, CLUB)] == [
        True,
        False,
    ]
    assert lines(made(key, NOTED))[-1][0] == "–"


@pytest.mark.parametrize("key", ["standings", "ranking"])
def test_rankings_tell_decisions_at_the_end_of_the_line(key):
    assert [[*row[:3], row[-1]] for row in lines(made(key, RULED))] == [
        ["1", "Dachs", "14", "R1/9 annulliert"],
        ["2", "Adler", "8", "−2 SP, R1/9 annulliert"],
        ["3", "Biber", "7", "R1/9 annulliert"],
        ["–", "Elster", "3", "R1/9 annulliert, disqualifiziert"],
    ]
    assert {len(row) for row in lines(made(key, club()))} == {5}, "what parts them has columns of its own"


def test_dates_amounts_and_the_moment_of_printing_in_words():
    found = [day(CLUB.day, Texts(code)) for code in ("de", "en", "fr")]
    assert found == ["21. November 2026", "21 November 2026", "21 novembre 2026"]
    assert day(CLUB.day.replace(day=1), Texts("fr")) == "1er novembre 2026"
    assert amount_cell(Fraction(9, 2), Texts("en"), strong=True) == Cell("4.5", 4.5, strong=True)
    assert amount_cell(Fraction(4), DE) == Cell("4", 4)
    moment = datetime(2026, 11, 21, 21, 42, tzinfo=UTC)
    assert printed(made("ranking", CLUB), DE, moment).margin.printed_at == "Gedruckt 22:42"


def test_the_stamp_changes_with_what_is_printed_and_is_the_same_on_every_desk():
    """Penalties change the ranking, prizes the list of prizes."""
    result = CLUB.results[1, 1]
    other = replace(result, report=Hands((HandReport(0, 100), *result.report.hands[1:])))
    at = datetime(2026, 11, 21, 20)  # noqa: DTZ001 - by the clock in the room
    given = Penalty(1, PenaltyKind.VICTORY_POINTS, (EntrantId(1),), "zu spät", at, 2)
    prizes = (Prize(ForPlace(1), "Käse"), Prize(ForPlace(2), "Käse"))
    states = [
        CLUB,
        replace(CLUB, results=replaced(CLUB.results, (1, 1), other)),
        without(CLUB, (1, 1)),
        replace(CLUB, rounds=CLUB.rounds[:2]),
        entrant(CLUB, 1, name="Zobel"),
        *(replace(CLUB, penalties=frozen([(1, each)])) for each in (given, replace(given, amount=3))),
        *(replace(CLUB, prizes=each) for each in (prizes[:1], prizes[1:], prizes)),
    ]
    stamps = {stamp(each) for each in states}
    assert len(stamps) == len(states)
    assert all(len(each) == 4 and int(each, 16) >= 0 for each in stamps)
    shuffled = dict(reversed(CLUB.results.items())), dict(reversed(CLUB.entrants.items()))
    assert stamp(replace(CLUB, results=shuffled[0], entrants=shuffled[1])) == stamp(CLUB)
    assert stamp(entrant(CLUB, 1, checked_in=not CLUB.entrants[1].checked_in)) == stamp(CLUB)


def test_rounds_that_nobody_plays_are_not_on_the_timetable():
    """Of eight teams the third round is the final, also where time for more was planned."""
    drawn, open_ = evening("knock-out", 8, 1), evening("knock-out", 8, 0)
    told = [line[2] for line in lines(made("timetable", drawn))]
    assert told == ["Viertelfinal", "Pause", "Halbfinal", "Pause", "Final", "Rangverkündigung"]
    assert len(lines(made("timetable", open_))) == len(open_.timetable.slots) > 6  # others may come


def test_a_route_card_leads_to_the_seats_and_leaves_rounds_to_come_to_a_pen():
    cards = {each.title: each.table for each in block(made("route-cards", NINE, 1), Handouts).handouts}
    assert len(cards) == 9
    assert {len(rows(card)) for card in cards.values()} == {NINE.regulations.rounds}
    assert all(row[1:] == ["", ""] for card in cards.values() for row in rows(card)[1:])
    for seating in NINE.rounds[0].tables:
        names = {NINE.entrants[who].name for who in seating.seats}
        for name in names:
            _, table, company = rows(cards[name])[0]
            assert re.fullmatch(rf"{seating.table} [ABCD]", table)
            assert set(company.split(", ")) == names - {name}


def test_the_code_of_a_draw_follows_from_what_its_certificate_says():
    line = notes(made("draw-certificate", NINE))[-1].replace(" ", "")
    value, letters = int.from_bytes(sha256(line.encode()).digest()), ""
    for _ in range(6):
        value, rest = divmod(value, len(LETTERS))
        letters += LETTERS[rest]
    assert letters == draw_code(NINE.rounds[-1])


def test_prizes_have_their_winners_and_those_to_be_named_a_space():
    first, last, best, hat, nobody = lines(made("prizes", replace(NINE, prizes=PRIZES)))
    ranked = standings(NINE)
    assert first == ["Rang 1", "Wanderpokal", ranked[0].entrant.name]
    assert last == ["Letzter Rang", "Trostpreis", ranked[-1].entrant.name]
    assert best[0] == "Beste Runde"
    assert best[2]
    assert (hat, nobody[2]) == (["Sonderpreis", "Hut", ""], "")
    assert {row[2] for row in lines(made("prizes", replace(UNPLAYED, prizes=PRIZES)))} == {""}


def test_the_number_that_parts_equals_stands_wherever_their_places_do():
    parted = ruled_by(NINE, tie_breaks=("tichu-difference",))
    first = standings(parted)[0]
    number = str(dict(first.values)["tichu-difference"])
    for key in ("ranking", "standings", "certificates", "press", "entrant-reports"):
        assert f"Differenz der Tichu-Punkte: {number}" in repr(made(key, parted)), key
    for face in Face:
        (cells, *_) = standings_listing(standings(parted), parted, DE, face).rows
        assert any(cell.text in (number, f"Differenz der Tichu-Punkte: {number}") for cell in cells[4:]), face
    scenes = prize_script(parted, RevealOrder.CUSTOMARY, DE).scenes
    assert all("Differenz der Tichu-Punkte: " in scene.detail for scene in scenes if scene.place)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_papers_of_every_kind_of_evening_have_room(preset):
    tournament = evening(preset.key, 8, 2)
    for key in ("route-cards", "seat-lots", "round-results", "cross-table", "entrant-reports"):
        assert not faults(sheet(key).document(tournament, DE))


def test_where_nothing_is_drawn_handouts_signs_and_certificates_are_tables():
    kinds = {"route-cards": Handouts, "seat-lots": Signs, "certificates": Certificates}
    found = [as_table(block(made(key, NINE), kind)) for key, kind in kinds.items()]
    assert [len(table.rows) for table in found] == [9 * 3, 8, 3]
    assert (found[0].columns[0].title, rows(found[1])[0][0]) == ("Name", "Tisch 1 A")


@pytest.mark.parametrize("people", [14, 17, 20])
def test_few_interventions_below_a_ranking_are_no_page_of_their_own(people):
    """Of nineteen people one correction took a second page to itself."""
    ended = evening("club-evening", people)
    plain = [(who, replace(each, name=f"Dachs {who}", club="")) for who, each in ended.entrants.items()]
    noted = tuple(Deviation(DeviationKind.HAND_DRAW, number) for number in (1, 2, 3))
    assert len(pages(made("ranking", replace(ended, entrants=frozen(plain), noted=noted)))) == 1


def test_the_code_is_drawn_with_its_three_corners():
    document = made("cards", PAID)
    area = next(mark.area for mark in pages(document)[0] if isinstance(mark, Code))
    pdf = PdfDocument(render(document, Kind.PDF))
    dark = pdf[0].render(scale=2, grayscale=True).to_pil().point(lambda gray: 255 if gray < 128 else 0)
    pdf.close()
    left, top, unit = 2 * area.left, 2 * area.top, 2 * area.width / 21  # a corner is seven squares wide
    for x, y in ((0, 0), (14, 0), (0, 14)):
        middle, ring = ((int(left + (x + at) * unit), int(top + (y + at) * unit)) for at in (3.5, 1.5))
        assert (dark.getpixel(middle), dark.getpixel(ring)) == (255, 0)


def prepared(seed: int = 5) -> Tournament:
    """Nothing drawn yet, hands dealt by this seed."""
    return ruled_by(undrawn("duplicate", 8), board_seed=seed)


def test_each_card_lies_in_one_pack_and_the_seed_deals_the_boards():
    document = made("boards", prepared(), language="fr")
    packs = [block for block in document.blocks if isinstance(block, Table)]
    assert len(packs) == len([block for block in document.blocks if isinstance(block, Heading)]) == 15
    for table in packs:
        counts = [sum(len(cell.text.split()) for cell in row[2:6]) for row in table.rows]
        special = [[name for name in row[6].text.split(", ") if name] for row in table.rows]
        assert [plain + len(names) for plain, names in zip(counts, special, strict=True)] == [8, 6] * 4
        suits = [[rank for row in table.rows for rank in row[suit].text.split()] for suit in range(2, 6)]
        assert all(len(set(ranks)) == len(ranks) == 13 for ranks in suits)
        assert len({name for names in special for name in names}) == 4
    one, same, other = (prepared(seed).regulations for seed in (5, 5, 6))
    assert board_deal(1, one) == board_deal(1, same)
    assert board_deal(1, one) not in (board_deal(2, one), board_deal(1, other))


def test_more_boards_than_were_planned_are_printed_too():
    tournament = prepared()
    a, b = list(tournament.entrants)[:2]
    drawn = Round(1, (Seating(1, (a, b, a, b), first_board=16),))
    assert board_count(replace(tournament, rounds=(drawn,))) == 18


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", ["treibhaus", "dtm", "two-swiss"])
def test_every_question_of_tonight_has_its_answer(language, preset):
    tonight = known(preset).tournament("Abend", date(2027, 1, 9), "Treibhaus", "Europe/Zurich")
    blocks = made("rulings", tonight, language=language).blocks
    asked = [block.lead for block in blocks if isinstance(block, Paragraph) and block.lead]
    wanted = rulings_for(tonight.regulations.rules)
    assert sorted(asked) == sorted(Texts(language)(f"ruling-{each.key}") for each in wanted)
    assert {type(block) for block in blocks} == {Heading, Paragraph}
    assert not [block.text for block in blocks if "<" in block.text or "{" in block.text]
