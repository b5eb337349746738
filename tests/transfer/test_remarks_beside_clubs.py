"""Is what stands beside a club no part of it, and a doubt there asked about?"""

import pytest

from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

CHAT = "- Hans Gämse (Tichu Teich)\n- Anna Wolf (Jassclub Au)\n- Rosa Reh (Tichu Teich)\n"
PLAIN = "Hans Gämse,Tichu Teich\nAnna Wolf,Jassclub Au\nRosa Reh,Tichu Teich\nKarl Yak,Jassclub Au\n"


def last_of(text):
    return read_list(text, Unit.PLAYER).lines[-1]


def asked(line):
    return [finding.key for finding in line.findings if finding.blocks]


@pytest.mark.parametrize(
    "doubt",
    [
        *(
            "weiss noch nicht",
            "50/50",
            "evtl.",
            "je nach Wetter",
            "TBC",
            "ne sait pas encore",
            "don't know yet",
        ),
        *("don't know yet", "(neu) vielleicht", "- Vielleicht", "noch offen ?", "vielleicht / mal schauen"),
    ],
)
def test_a_doubt_behind_the_club_of_an_item_is_asked_about(doubt):
    """A line of seven words once was no person at all."""
    line = last_of(f"{CHAT}- Anna zum Fuchs (Tichu Teich) {doubt}\n")
    assert line.waits
    assert (line.new.name, line.new.club) == ("Anna zum Fuchs", "Tichu Teich")
    assert asked(line) == ["import-maybe"]


def test_words_behind_the_club_of_an_item():
    for words in ("kommt später", "Vegi", "bezahlt", "dès 20 h"):
        line = last_of(f"{CHAT}- Anna zum Fuchs (Tichu Teich) {words}\n")
        assert line.accepted
        assert (line.new.name, line.new.club) == ("Anna zum Fuchs", "Tichu Teich")
        assert [f.args["text"] for f in line.findings if f.key == "import-remark"] == [words]
    assert last_of(f"{CHAT}- Anna zum Fuchs (Tichu Teich) kommt nicht\n").new is None
    assert last_of(f"{CHAT}- Anna zum Fuchs (Tichu Teich) Warteliste\n").new.waiting
    assert asked(last_of(f"{CHAT}- Anna zum Fuchs (Tichu Teich) Apéro\n")) == ["import-odd-name"]


@pytest.mark.parametrize("name", ["Anna (Änni) Bär", "Anna (Änni) von Uhu", "Anna (Änni) d'Âne"])
def test_a_surname_behind_brackets_is_no_remark(name):
    line = last_of(f"- Hans Gämse\n- Anna Wolf\n- Rosa Reh\n- {name}\n")
    assert (line.new.name, line.findings) == (name, ())


def test_a_partner_behind_brackets_is_no_remark():
    text = "Hans Gämse (Teich) und Anna Wolf\nRosa Reh (Au) & Karl Yak\nIda Igel (Au) mit Uwe Uhu\n"
    for line in read_list(text, Unit.PARTNERSHIP).lines:
        assert len(line.new.members) == 2


def test_an_item_that_goes_on_like_a_sentence_is_asked_about():
    line = last_of("- Hans Gämse\n- Anna Wolf\n- Rosa Reh\n- Ida Igel weiss es noch nicht ganz genau\n")
    assert asked(line) == ["import-odd-name"]


@pytest.mark.parametrize(
    "remark",
    ["(neu)", "[Vegi]", "- ohne Znacht", "(nouveau)", "(dès 20 h)", "– mit Hund", "*", "👍"],
)
@pytest.mark.parametrize("headings", ["", "Name,Verein\n"])
def test_a_remark_behind_a_club_is_no_part_of_it(remark, headings):
    line = last_of(f"{headings}{PLAIN}Ida Igel,Tichu Teich {remark}\n")
    assert line.accepted
    assert line.new.club == "Tichu Teich"


@pytest.mark.parametrize(
    ("remark", "keys"),
    [
        ("weiss noch nicht", ["import-maybe"]),
        ("(vielleicht)", ["import-maybe"]),
        ("?", ["import-club-remark"]),
        ("(Apéro)", ["import-club-remark"]),
        ("+1", ["import-someone-more"]),
        ("(mit Kind)", ["import-someone-more"]),
    ],
)
def test_a_doubt_behind_a_club_waits(remark, keys):
    line = last_of(f"Name,Verein\n{PLAIN}Ida Igel,Tichu Teich {remark}\n")
    assert line.waits
    assert line.new.club == "Tichu Teich"
    assert asked(line) == keys


@pytest.mark.parametrize("remark", ["abgesagt", "(krank)", "- kommt nicht", "❌"])
def test_who_has_withdrawn_behind_the_club_stays_away(remark):
    assert last_of(f"Name,Verein\n{PLAIN}Ida Igel,Tichu Teich {remark}\n").new is None


def test_a_club_that_nobody_has_without_its_end_is_asked_about():
    line = last_of(f"Name,Verein\n{PLAIN}Ida Igel,Spielkreis Wald - die Wilden\n")
    assert asked(line) == ["import-club-remark"]
    for club in ("Spielkreis Wald (Stadt)", "Tichu Teich Land", "Club des Ânes", "SC Teich am See"):
        line = last_of(f"Name,Verein\n{PLAIN}Ida Igel,{club}\n")
        assert (line.new.club, asked(line)) == (club, [])
