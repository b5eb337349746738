"""Does the list of participants that the program has printed come back as it was, whatever stands on it?"""

from dataclasses import replace

import pytest

from tests.evenings import fresh
from tests.own_lists import own_files
from tests.transfer.files_to_read import about, told
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.snapshot import Entrant, Unit
from tichu_turnier.transfer.entrant_list import read_list

FORMS = ("participants.csv", "participants-bare.csv", "participants.xlsx")
PAIRS = (("Anna Adler", "Balu Bär"), ("Dora Dachs", "Ida Igel"), ("Uhu von Ast", "Yak Luchs"))


def written(folder, entrants, unit, language, form):
    tournament = replace(fresh(unit=unit), entrants={each.id: each for each in entrants})
    ((name, content),) = own_files(tournament, Texts(language), (form,))
    path = folder / name
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", languages())
def test_teams_without_a_name_of_their_own_come_back_with_both_people(language, form, tmp_path):
    teams = [Entrant(at, " & ".join(pair), pair, "Bern") for at, pair in enumerate(PAIRS, 1)]
    teams.append(Entrant(4, "Elch Erle", ("Elch Erle",)))
    preview = read_list(written(tmp_path, teams, Unit.PARTNERSHIP, language, form), Unit.PARTNERSHIP)
    assert [(new.name, new.members, new.club) for new in preview.accepted()] == [
        ("Anna Adler & Balu Bär", ("Anna Adler", "Balu Bär"), "Bern"),
        ("Dora Dachs & Ida Igel", ("Dora Dachs", "Ida Igel"), "Bern"),
        ("Elch Erle", ("Elch Erle",), ""),
        ("Uhu von Ast & Yak Luchs", ("Uhu von Ast", "Yak Luchs"), "Bern"),
    ]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", languages())
def test_who_has_left_stays_away_and_names_are_no_surnames(language, form, tmp_path):
    people = (
        Entrant(1, "Anna Adler", checked_in=True),
        Entrant(2, "Balu Bär", withdrawn_from=1),
        Entrant(3, "Dora Dachs", first_round=2),
        Entrant(4, "Elch Erle", formerly=("Ida Igel",)),
        Entrant(5, "Yak Luchs", waiting=True),
    )
    preview = read_list(written(tmp_path, people, Unit.PLAYER, language, form), Unit.PLAYER)
    assert [(new.name, new.present, new.waiting, new.surname_words) for new in preview.accepted()] == [
        ("Anna Adler", True, False, 0),
        ("Dora Dachs", False, False, 0),
        ("Elch Erle", False, False, 0),
        ("Yak Luchs", False, True, 0),
    ]
    assert [key for _, key in told(preview)] == ["import-gone"]


def test_what_somebody_has_written_into_it_is_asked_about(tmp_path):
    people = (Entrant(1, "Anna Adler"), Entrant(2, "Balu Bär"), Entrant(3, "Dora Dachs"))
    path = written(tmp_path, people, Unit.PLAYER, "de", "participants.csv")
    text = path.read_text(encoding="utf-8-sig")
    lines = [
        line.replace("☐", "x") if "Anna" in line else f"{line}abgesagt" if "Balu" in line else line
        for line in text.splitlines()
    ]
    preview = read_list("\n".join(lines), Unit.PLAYER)
    assert [new.name for new in preview.accepted()] == ["Dora Dachs"]
    assert [line.new.name for line in preview.waiting()] == ["Anna Adler", "Balu Bär"]


def test_the_list_of_teams_is_asked_about_where_single_players_enter(tmp_path):
    teams = [Entrant(at, " & ".join(pair), pair) for at, pair in enumerate(PAIRS, 1)]
    path = written(tmp_path, teams, Unit.PARTNERSHIP, "en", "participants.csv")
    preview = read_list(path, Unit.PLAYER)
    assert preview.accepted() == ()
    assert len(preview.waiting()) == 6


@pytest.mark.parametrize(
    "text",
    [
        '[{"name":"Anna Adler","club":"Bern"},{"name":"Balu Bär","club":null}]',
        '[["Anna Adler","Bern"],["Balu Bär",null]]',
        "BEGIN:VCARD\nVERSION:3.0\nN:Adler;Anna\nFN:Anna Adler\nEND:VCARD\n",
        "INSERT INTO t (name, club) VALUES ('Anna Adler','Bern');\n",
    ],
)
def test_what_is_meant_for_programs_is_called_so(text):
    preview = read_list(text, Unit.PLAYER)
    assert (preview.lines, about(preview)) == ((), ["import-for-programs"])
