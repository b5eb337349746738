"""Are several names in a line told from a name and its club, and is it asked about what may be either?"""

import pytest

from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP
FOUR = ["Anna Adler", "Balu Bär", "Ida Igel", "Yak Luchs"]
PAIRS = [("Anna Adler", "Balu Bär"), ("Ida Igel", "Yak Luchs")]


def saved(preview):
    return [new.members or (new.name, new.club) for new in preview.accepted()]


def waiting(preview):
    return [line.new.members or line.new.name for line in preview.waiting()]


@pytest.mark.parametrize(
    "label", ["Team {}: ", "Paar {}: ", "Pair {}: ", "Équipe {} : ", "Paar Nr. {}: ", "Duo {}: "]
)
@pytest.mark.parametrize("between", [", ", "; ", " + ", " & "])
def test_numbered_pairs_have_both_their_people(label, between):
    lines = [label.format(at) + between.join(pair) for at, pair in enumerate(PAIRS, 1)]
    preview = read_list("\n".join(lines), PARTNERSHIP)
    assert saved(preview) == PAIRS
    assert waiting(read_list("\n".join(lines), PLAYER)) == FOUR
    assert read_list("\n".join(lines), PLAYER).accepted() == ()


@pytest.mark.parametrize(
    "label", ["Tisch {}: ", "Table {}: ", "Gruppe {} : ", "Krallen {}: ", "Haus Nr. {}: "]
)
def test_other_labels_in_front_of_two_names_are_asked_about(label):
    lines = [label.format(at) + ", ".join(pair) for at, pair in enumerate(PAIRS, 1)]
    preview = read_list("\n".join(lines), PARTNERSHIP)
    assert (saved(preview), waiting(preview)) == ([], PAIRS)


def test_one_of_a_numbered_pair_looks_for_a_partner():
    preview = read_list("Paar 1: Anna Adler, Balu Bär\nPaar 2: Ida Igel, sucht noch\n", PARTNERSHIP)
    assert saved(preview) == [PAIRS[0], ("Ida Igel",)]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Anna Adler, Balu Bär, Dora Dachs\nIda Igel, Uhu Reh, Yak Luchs\n", 6),
        ("Anna Adler, Balu Bär, Dora Dachs\nIda Igel, Yak Luchs\n", 5),
        ("Anna Adler;Balu Bär;Dora Dachs;Elch Erle\nIda Igel;Yak Luchs;Uhu Reh;Wal Weh\n", 8),
    ],
)
def test_several_names_in_each_line_are_nobodys_clubs(text, people):
    preview = read_list(text, PLAYER)
    assert preview.accepted() == ()
    assert len(preview.waiting()) == people
    assert not any(line.new.club for line in preview.waiting())
    assert read_list(text, PARTNERSHIP).accepted() == ()


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("Herr;Dame\nBalu Bär;Anna Adler\n", PLAYER),
        ("Anna Adler, Balu Bär, 079 123 45 67\nIda Igel, Yak Luchs, 079 123 45 68\n", PLAYER),
        ("Anna Adler & Balu Bär, Ida Igel, 3\nYak Luchs & Uhu Reh, Dora Dachs, 4\n", PARTNERSHIP),
        ("1: Anna Adler, Bern\n2: Balu Bär, Basel\n", PARTNERSHIP),
        ("Anna Adler;Bern\nBalu Bär;Basel\n", PARTNERSHIP),
        ("Herr;Dame;Verein\nBalu Bär;Anna Adler;Bern\nYak Luchs;Ida Igel;Chur\n", PARTNERSHIP),
        ("Herr;Dame;Bezahlt\nBalu Bär;Anna Adler;ja\nYak Luchs;Ida Igel;nein\n", PARTNERSHIP),
    ],
)
def test_a_club_or_partner_that_may_be_something_else_is_asked_about(text, unit):
    preview = read_list(text, unit)
    assert preview.accepted() == ()
    assert preview.waiting()


def test_clubs_that_call_themselves_so_are_not_asked_about():
    preview = read_list("Anna Adler;Tichu Bern;079 123 45 67\nBalu Bär;Jassclub Chur;079 123 45 68\n", PLAYER)
    assert saved(preview) == [("Anna Adler", "Tichu Bern"), ("Balu Bär", "Jassclub Chur")]


@pytest.mark.parametrize(
    "head", ["Herr;Dame", "Nord;Süd", "Links;Rechts", "A;B", "Captain;Mate", "Linke Hand;Rechte Hand"]
)
@pytest.mark.parametrize("count", [1, 2])
def test_words_above_pairs_that_may_be_headings_are_asked_about(head, count):
    lines = [head, *map(";".join, PAIRS[:count])]
    preview = read_list("\n".join(lines), PARTNERSHIP)
    assert (saved(preview), waiting(preview)) == (PAIRS[:count], [tuple(head.split(";"))])


@pytest.mark.parametrize(
    ("head", "below", "unit"),
    [
        ("Mutige Leute", ["Anna", "Balu", "Ida"], PLAYER),
        ("Mutige Leute;Jahrgang", ["Anna Adler;1980", "Balu Bär;1990"], PLAYER),
        (
            "Feine Dame;Feiner Herr;Handy",
            ["Anna Adler;Balu Bär;079 1234567", "Ida Igel;Yak Luchs;-"],
            PARTNERSHIP,
        ),
        ("Starke Dame;Feiner Herr", ["Anna;Balu", "Ida;Yak"], PARTNERSHIP),
    ],
)
def test_two_words_above_names_may_be_headings_too(head, below, unit):
    preview = read_list("\n".join([head, *below]), unit)
    assert [line.waits for line in preview.lines] == [True, *(False for _ in below)]


@pytest.mark.parametrize("first", ["Anna Adler;ja", "Anna Adler;vegi", "Anna Adler;1975"])
def test_a_person_above_others_is_no_heading(first):
    preview = read_list(f"{first}\nBalu Bär;1980\nIda Igel;1990\n", PLAYER)
    assert not preview.waiting()


def test_a_word_above_names_may_be_their_heading():
    preview = read_list("Mitspielende\nAnna Adler\nBalu Bär\n", PLAYER)
    assert (saved(preview), waiting(preview)) == ([("Anna Adler", ""), ("Balu Bär", "")], ["Mitspielende"])


@pytest.mark.parametrize("teams", ["1212", "1122", "1221", ["Krallen", "Tatzen", "Krallen", "Tatzen"]])
def test_a_team_groups_its_two_wherever_they_stand(teams):
    names = dict.fromkeys(teams)
    pairs = {
        team: tuple(name for name, own in zip(FOUR, teams, strict=True) if own == team) for team in names
    }
    text = "\n".join(["Spieler;Team", *(f"{name};{own}" for name, own in zip(FOUR, teams, strict=True))])
    assert saved(read_list(text, PARTNERSHIP)) == list(pairs.values())


@pytest.mark.parametrize("head", ["Paar Nr.", "Paarnummer", "Pair No", "Team #", "N° équipe", "Duo-Nr"])
@pytest.mark.parametrize("first", [True, False])
def test_the_number_of_a_pair_groups_its_two(head, first):
    rows = [("Spieler", head), *zip(FOUR, "1212", strict=True)]
    text = "\n".join(";".join(row if first else row[::-1]) for row in rows)
    assert saved(read_list(text, PARTNERSHIP)) == [(FOUR[0], FOUR[2]), (FOUR[1], FOUR[3])]
    beside = read_list(f"{head};Spieler 1;Spieler 2\n1;{PAIRS[0][0]};{PAIRS[0][1]}\n", PARTNERSHIP)
    assert saved(beside) == PAIRS[:1]


def test_a_third_of_a_team_makes_all_of_it_wait():
    text = "Spieler;Team\nAnna Adler;1\nBalu Bär;2\nIda Igel;1\nYak Luchs;1\nUhu Reh;2\n"
    preview = read_list(text, PARTNERSHIP)
    assert saved(preview) == [("Balu Bär", "Uhu Reh")]
    assert waiting(preview) == [("Anna Adler", "Ida Igel"), ("Yak Luchs",)]


def test_a_dash_is_no_team():
    preview = read_list("Spieler;Team\nAnna Adler;1\nBalu Bär;1\nIda Igel;-\nYak Luchs;-\n", PARTNERSHIP)
    assert saved(preview) == [PAIRS[0], ("Ida Igel",), ("Yak Luchs",)]
