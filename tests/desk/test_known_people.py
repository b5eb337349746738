"""Are people of earlier evenings proposed while typing, and forgotten when somebody says so?"""

import gzip

import pytest

from tests.conftest import REPOSITORY
from tests.evenings import fresh
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.known_people import (
    KnownPeople,
    KnownPerson,
    erase,
    forget,
    learn,
    load,
    people_of,
    read_tournaments,
)
from tichu_turnier.desk.similar import duplicates
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import AddEntrants, KeepApart
from tichu_turnier.tournament.model.presets import CLUB_EVENING, TREIBHAUS
from tichu_turnier.tournament.registration.entrants import NewEntrant

GOLDEN = REPOSITORY / "tests" / "store" / "golden"


def evening(*names, club="", preset=CLUB_EVENING):
    return AddEntrants(tuple(NewEntrant(name, club=club) for name in names)).apply(fresh(preset))


@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        *(("bä", ["Bruno Bär", "Bärbel Fuchs"]), ("baer br", ["Bruno Bär"]), ("fuchs", ["Bärbel Fuchs"])),
        *(("xy", []), ("", [])),
    ],
)
def test_the_beginnings_of_names_in_any_order(typed, proposed):
    known = KnownPeople(map(KnownPerson, ("Bruno Bär", "Bärbel Fuchs", "Iris Igel")))
    assert [person.name for person in known.propose(typed, 9)] == proposed


def test_people_are_learned_once_with_their_latest_club(tmp_path):
    path = tmp_path / "new" / "names.json"
    learn(path, [evening("Bruno Bär", "Iris Igel"), evening("bruno  bär", club="Waldrand")])
    learn(path, [evening("Bruno Bär")])
    assert set(load(path).everybody) == {KnownPerson("bruno bär", "Waldrand"), KnownPerson("Iris Igel")}


def test_a_huge_file_stays_and_is_told(tmp_path):
    path = tmp_path / "names.json"
    path.write_bytes(bytes(2_000_001))
    with Desk.create(tmp_path / "abend.tichu", evening("Bruno Bär"), "Eule") as desk:
        findings = erase(desk, "Bruno Bär", None, path)
    assert {"file": str(path)} in [each.args for each in findings]
    for road in (load, lambda path: learn(path, [evening("Iris Igel")])):
        with pytest.raises(Refusal, match="file-too-big"):
            road(path)
    assert path.stat().st_size == 2_000_001


def test_all_names_are_forgotten(tmp_path):
    path = tmp_path / "names.json"
    learn(path, [evening("Bruno Bär")])
    assert forget(path).everybody == ()
    assert not path.exists()
    assert forget(path).everybody == load(path).everybody == ()


@pytest.mark.parametrize(
    "content", ["", "{}", "[1, 2]", '[["a"]]', '[["a", 1]]', '[["a", "b", "c"]]', "[" * 100_000]
)
def test_a_damaged_file_knows_nobody(tmp_path, content):
    path = tmp_path / "names.json"
    path.write_text(content, encoding="utf-8")
    assert load(path).everybody == ()


def test_people_come_from_files_that_can_be_read(tmp_path):
    Desk.create(tmp_path / "a.tichu", evening("Adler", "Biber"), "1").close()
    (tmp_path / "b.tichu").write_text("nichts", encoding="utf-8")
    with Desk.create(tmp_path / "c.tichu", evening("Dachs"), "1"):
        found = read_tournaments(sorted(tmp_path.glob("*.tichu")))
    assert [person.name for each in found for person in people_of(each)] == ["Adler", "Biber", "Dachs"]


def test_a_file_of_an_earlier_version_stays_as_it_is(tmp_path):
    file = tmp_path / "alt.tichu"
    file.write_bytes(gzip.decompress((GOLDEN / "version-17" / "club-evening.tichu.gz").read_bytes()))
    before = file.read_bytes()
    assert len(read_tournaments([file])) == 1
    assert (list(tmp_path.iterdir()), file.read_bytes()) == ([file], before)


def test_of_a_team_both_people_are_known():
    team = AddEntrants((NewEntrant("Die Eulen", ("Uhu", "Kauz"), "Waldrand"),)).apply(fresh(TREIBHAUS))
    assert list(people_of(team)) == [KnownPerson("Uhu", "Waldrand"), KnownPerson("Kauz", "Waldrand")]


def test_doubles_are_of_one_club_and_not_told_apart():
    tournament = evening("Jörg Müller", "Anna Hofer", "joerg mueller", "Anna  Hofers")
    assert duplicates(tournament) == ((1, 3), (2, 4))
    assert duplicates(KeepApart(1, 3).apply(tournament)) == ((2, 4),)
    other = AddEntrants((NewEntrant("Anna Hofer", club="Nord"),)).apply(evening("Anna Hofer", club="Süd"))
    assert duplicates(other) == ()
