"""Is the row of headings told from people, and does what may be either wait?"""

import pytest

from tests.transfer.files_to_read import about
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP


def saved(preview):
    return [new.name for new in preview.accepted()]


def waiting(preview):
    return [line.new.name for line in preview.waiting()]


@pytest.mark.parametrize(
    ("text", "come", "wait"),
    [
        (
            "Name,Role\nAnna Eagle,Player\nBert Badger,Spectator\nCarl Cat,Organiser (not playing)\n",
            ["Anna Eagle"],
            ["Bert Badger", "Carl Cat"],
        ),
        (
            "Name;Kategorie;Rolle\nAnna Adler;Spieler;\nBalu Bär;Zuschauer;\nIda Igel;Helferin;\n",
            ["Anna Adler"],
            ["Balu Bär", "Ida Igel"],
        ),
        ("Nom;Rôle\nAnne Aigle;Joueur\nBasile Blaireau;Arbitre\n", ["Anne Aigle"], ["Basile Blaireau"]),
        ("Name;Kategorie\nAnna Adler;Spieler\nBalu Bär;Spieler\n", ["Anna Adler", "Balu Bär"], []),
        (
            "Ganzer Name;Rolle\nBär, Balu;Spieler\nAdler, Anna;Spieler\nUhu, Ute;Spieler\nIgel, Ida;Kasse\n",
            ["Balu Bär", "Anna Adler", "Ute Uhu"],
            ["Ida Igel"],
        ),
        ("Name;Rolle\nBalu Bär, Club des Bois;Spieler\nIda Igel;Spieler\n", ["Ida Igel"], ["Balu Bär"]),
        ("Name;Rolle\nAnna;Spielerin\nBalu;Spieler\n", ["Anna", "Balu"], []),
        (
            "Name;Mahl;Rolle\n(1) Ada Aal;Nein;Spieler\n2. Balu Bär;Nein;Spieler\n#3 Ida Yak;Nein;Bar\n",
            ["Ada Aal", "Balu Bär"],
            ["Ida Yak"],
        ),
        ("Name;Fahrt;Rolle\nAnna;Nein;Spieler\nBalu;Nein;Kasse\n", ["Anna"], ["Balu"]),
        ("Anna Adler;Spieler\nBalu Bär;Zuschauer\n", [], ["Anna Adler", "Balu Bär"]),
        (
            "Anna Adler;Helferin\nBalu Bär;Zuschauer\nIda Igel;Spieler\n",
            [],
            ["Anna Adler", "Balu Bär", "Ida Igel"],
        ),
    ],
)
def test_a_person_below_the_headings_heads_nothing(text, come, wait):
    preview = read_list(text, PLAYER)
    assert (saved(preview), waiting(preview)) == (come, wait)


@pytest.mark.parametrize(
    "above", ["Team;Stand 3.11.", "Spieler 2026;", "Teilnehmer;Turnier", "Name", ";Spieler;;Verein"]
)
def test_a_title_does_not_stand_for_the_headings_below_it(above):
    preview = read_list(f"{above}\nNr;Name;Verein\n1;Anna Adler;Bern\n2;Balu Bär;Chur\n", PLAYER)
    assert [(new.name, new.club) for new in preview.accepted()] == [
        ("Anna Adler", "Bern"),
        ("Balu Bär", "Chur"),
    ]


def test_a_team_that_a_single_player_has_is_named_and_not_read():
    preview = read_list("Spieler;Team\nAnna Adler;1\nBalu Bär;2\nIda Igel;1\nYak Luchs;2\n", PLAYER)
    assert saved(preview) == ["Anna Adler", "Balu Bär", "Ida Igel", "Yak Luchs"]
    assert about(preview) == ["import-column-ignored"]


def test_a_sign_above_numbers_makes_no_row_of_people_the_headings():
    """Two people and their number below `#;Spieler;Rolle`, in which the third line has `Spieler` too."""
    people = (
        "Anna Adler & Balu Bär 079 100 20 30",
        "Ida Igel & Uwe Uhu (079 101)",
        "Zoe Zebra & Yann Yak 079 102 22 32",
    )
    lines = "".join(f"{number};{two};Spieler\n" for number, two in enumerate(people, 1))
    preview = read_list("#;Spieler;Rolle\n" + lines, PARTNERSHIP)
    assert [line.new.members for line in preview.lines] == [
        ("Anna Adler", "Balu Bär"),
        ("Ida Igel", "Uwe Uhu"),
        ("Zoe Zebra", "Yann Yak"),
    ]


def test_where_the_same_headings_stand_again_the_list_begins_at_the_first():
    """More pairs without remarks below the second ones made them the headings, and lost who stands above."""
    head, *pairs = (
        *(
            "Team;Paar",
            "Mah Jong;Jean-Luc Panda & Anna-Lena Viper",
            "Kein Plan;Urs Uhu & Yves Yak – mit Hund",
        ),
        *("Die Phönixe;Zoé Ziege & Uwe Wal , kommt später", "Team;Paar", "Drachen;Rosa Reh & Leo Luchs"),
        *("Full House;Carla Dachs & Vera Möwe", "Die 2 Asse;Willi Biber & Tom Gans"),
    )
    assert saved(read_list("\n".join((head, *pairs)), Unit.PARTNERSHIP)) == [
        *("Mah Jong", "Kein Plan", "Die Phönixe", "Drachen", "Full House", "Die 2 Asse"),
    ]
