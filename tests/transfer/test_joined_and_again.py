"""Are people whom a word joins read as people, and those who are registered known when a list comes again?"""

import pytest

from tests.transfer.files_to_read import told
from tests.transfer.test_answers_below_headings import PARTNERSHIP, PLAYER, column, fates
from tichu_turnier.tournament.model.snapshot import Entrant
from tichu_turnier.transfer.entrant_list import read_list

JOINED = [
    "Anna Adler, Beat Biber {} Carla Dachs",
    "Anna Adler; Beat Biber {} Carla Dachs",
    "Anna, Beat {} Carla",
    "Gina Gans\nAnna Adler, Beat Biber {} Carla Dachs",
    "Anna Adler, Beat Biber {} Carla Dachs\nIda Igel, Uwe Uhu {} Fritz Fuchs",
]


@pytest.mark.parametrize("word", ["und", "&", "and", "et"])
@pytest.mark.parametrize("text", JOINED)
def test_people_whom_a_word_joins_are_no_club(text, word):
    preview = read_list(text.replace("{}", word), PLAYER)
    people = text.replace(" {} ", ", ").replace(";", ",").replace("\n", ", ").split(", ")
    assert [new.name for new in preview.accepted(doubtful=True)] == people
    assert {line.new.club for line in preview.lines if line.new} == {""}
    assert [new.name for new in preview.accepted()] == people[: text.startswith("Gina")]


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("Anna Adler/Beat Biber, Carla Dachs/Fritz Fuchs", 2),
        ("Anna Adler und Beat Biber, Carla Dachs und Fritz Fuchs", 2),
        ("Anna Adler & Beat Biber; Carla Dachs & Fritz Fuchs", 2),
        ("Anna Adler et Beat Biber, Carla Dachs et Fritz Fuchs", 2),
        ("Anna Adler/Beat Biber, Carla Dachs/Fritz Fuchs\nIda Igel/Uwe Uhu, Gina Gans/Otto Otter", 4),
    ],
)
def test_pairs_in_a_line_are_no_club(text, pairs):
    preview = read_list(text, PARTNERSHIP)
    teams = preview.accepted(doubtful=True)
    assert (preview.accepted(), len(teams)) == ((), pairs)
    assert [(len(new.members), new.club) for new in teams] == [(2, "")] * pairs


@pytest.mark.parametrize("heading", ["", "Name;Partner\n"])
def test_two_people_in_the_place_of_a_partner_are_asked_about(heading):
    text = f"{heading}Anna Adler; Beat Biber und Carla Dachs\nIda Igel;Uwe Uhu\nFritz Fuchs;Gina Gans\n"
    assert [line.waits for line in read_list(text, PARTNERSHIP).lines] == [True, False, False]


def test_a_club_of_two_words_stays_one():
    text = (
        "Anna Adler, Spiel und Spass\nBeat Biber, Spiel und Spass\nCarla Dachs, Bern\nIda Igel, Brett & Bar\n"
    )
    clubs = ["Spiel und Spass", "Spiel und Spass", "Bern", "Brett & Bar"]
    assert [new.club for new in read_list(text, PLAYER).accepted()] == clubs


REGISTERED = [Entrant(1, "Anna Adler", club="Bern"), Entrant(2, "Beat Biber"), Entrant(3, "Carla Dachs")]


@pytest.mark.parametrize(
    ("text", "findings"),
    [
        ("Name\nAdler Anna\nBiber Beat\nUwe Uhu\n", [(2, "import-similar-name"), (3, "import-similar-name")]),
        ("Name;Verein\nA. Adler;Bern\nUwe Uhu;\n", [(2, "import-who-is-meant")]),
        ("Name\nB Biber\nUwe Uhu\n", [(2, "import-who-is-meant")]),
        ("Name\nA. Biber\nUwe Uhu\n", []),
    ],
)
def test_somebody_registered_under_another_spelling_is_asked_about(text, findings):
    preview = read_list(text, PLAYER, REGISTERED)
    asked = [line.number for line in preview.lines if line.waits]
    assert (told(preview), asked) == (findings, [number for number, _ in findings])


def test_who_has_withdrawn_and_is_registered_stays_which_is_said():
    status = read_list("Name;Status\nBeat Biber;abgemeldet\nUwe Uhu;nein\nIda Igel;ok\n", PLAYER, REGISTERED)
    assert told(status) == [(2, "import-gone"), (2, "import-gone-registered"), (3, "import-gone")]
    pairs = [Entrant(1, "Anna & Beat", members=("Anna Adler", "Beat Biber"))]
    gone = read_list("Name 1;Name 2;Status\nAnna Adler;Beat Biber;abgesagt\n", PARTNERSHIP, pairs)
    assert told(gone) == [(2, "import-gone"), (2, "import-gone-registered")]


CHAT = "*Dabei*\nAnna Adler\nBeat Biber\n*Nicht dabei*\nCarla Dachs\n*{}*\nFritz Fuchs\n"


@pytest.mark.parametrize(
    "heading", ["Weiss noch nicht", "Noch offen", "Not sure yet", "Vielleicht", "Helfer"]
)
def test_a_bold_heading_ends_those_who_do_not_come(heading):
    lines = read_list(CHAT.format(heading), PLAYER).lines
    assert [line.new.name for line in lines if line.accepted] == ["Anna Adler", "Beat Biber"]
    assert [line.new.name for line in lines if line.waits] == ["Fritz Fuchs"]


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (("1/2", "20", "20"), ["?", "in paid", "in paid"]),
        (("10/20", "2/2", "20"), ["?", "?", "in paid"]),
        (("12/11", "28/11", "20"), ["in paid"] * 3),
    ],
)
def test_a_share_is_no_day_on_which_somebody_paid(cells, expected):
    assert fates(column("Bezahlt", *cells), due=(20.0,)) == expected


@pytest.mark.parametrize("heading", ["Ersetzt durch", "Vertretung", "Remplacée par", "Replaced by"])
def test_for_whom_another_plays_is_asked_about(heading):
    assert fates(column(heading, "Carla Dachs", "", "")) == ["?", "in", "in"]


@pytest.mark.parametrize("heading", ["Ab Runde", "From round", "Erste Runde", "Dès la ronde"])
def test_who_plays_from_a_later_round_on_is_asked_about(heading):
    assert fates(column(heading, "2", "1", "")) == ["?", "in", "in"]


def test_a_new_page_begins_a_line():
    preview = read_list("Anna Adler\fBeat Biber\u2028Carla Dachs\n", PLAYER)
    assert [new.name for new in preview.accepted()] == ["Anna Adler", "Beat Biber", "Carla Dachs"]


def test_a_number_behind_a_name_is_no_initial():
    """`Karte 1` beside `Karte 10` is somebody else; a whole list of numbered names was asked about."""
    names = "\n".join(("Name", *(f"Karte {number}" for number in range(17))))
    assert not [line for line in read_list(names, PLAYER).lines if line.findings]
