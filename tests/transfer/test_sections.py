"""What is said of lines that head others, and does what stands below an unknown one wait?"""

import pytest

from tests.transfer.files_to_read import told
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

PLAYER, PARTNERSHIP = Unit.PLAYER, Unit.PARTNERSHIP


def saved(preview):
    return [new.name for new in preview.accepted()]


def waiting(preview):
    return [line.new.name for line in preview.waiting()]


@pytest.mark.parametrize("other", ["Club;Name", "Verein;Nachname", "Nr.;Name", "Vorname;Nachname"])
def test_below_other_headings_everything_waits(other):
    text = f"Name;Club\nAnna Adler;Bern\n{other}\nBasel;Balu Bär\nChur;Ida Igel\n"
    preview = read_list(text, PLAYER)
    assert saved(preview) == ["Anna Adler"]
    assert [line.number for line in preview.waiting()] == [4, 5]
    assert (3, "import-section") in told(preview)


def test_the_same_headings_once_more_end_the_doubt():
    text = "Name;Club\nAnna Adler;Bern\nClub;Name\nBasel;Balu Bär\nName;Club\nIda Igel;Chur\n"
    preview = read_list(text, PLAYER)
    assert (saved(preview), waiting(preview)) == (["Anna Adler", "Ida Igel"], ["Basel"])


@pytest.mark.parametrize(
    "head",
    [
        "Not attending",
        "Waiting for reply",
        "No reply yet",
        "Sind leider nicht dabei",
        "Noch keine Antwort",
        "Pas encore de réponse",
    ],
)
@pytest.mark.parametrize("above", ["Participants\n", "", "Name\n"])
def test_whoever_stands_below_a_refusal_waits(head, above):
    preview = read_list(f"{above}Anna Adler\nBalu Bär\n{head}\nIda Igel\nYak Luchs\n", PLAYER)
    assert (saved(preview), waiting(preview)) == (["Anna Adler", "Balu Bär"], ["Ida Igel", "Yak Luchs"])


def test_a_section_ends_at_a_word_that_may_be_another_one():
    lines = ["Participants (2)", "Anna Adler", "Balu Bär", "Not attending (1)", "Ida Igel", "No reply yet"]
    lines += ["Yak Luchs", "Organisers", "Uhu Reh", "Waiting list", "Elch Erle"]
    preview = read_list("\n".join(lines), PLAYER)
    assert [(new.name, new.waiting) for new in preview.accepted()] == [
        ("Anna Adler", False),
        ("Balu Bär", False),
        ("Elch Erle", True),
    ]
    assert waiting(preview) == ["Yak Luchs", "Organisers", "Uhu Reh"]
    assert [key for _, key in told(preview) if key == "import-gone"] == ["import-gone"]


def test_a_refusal_that_begins_small_may_be_about_the_one_above():
    preview = read_list("Anna Adler\nBalu Bär\nkann leider nicht\nIda Igel\n", PLAYER)
    assert (saved(preview), waiting(preview)) == (
        ["Anna Adler", "Balu Bär"],
        ["kann leider nicht", "Ida Igel"],
    )


@pytest.mark.parametrize("head", ["Warteliste", "Absagen", "Waitlist", "Vielleicht:", "Désistements"])
def test_a_heading_that_counts_is_not_said_to_be_left_out(head):
    preview = read_list(f"Name\nAnna Adler\nBalu Bär\n{head}\nIda Igel\n", PLAYER)
    assert (4, "import-section") in told(preview)


def test_who_answered_for_no_day_is_not_said_to_have_withdrawn():
    preview = read_list("Name;21.11.2026\nAnna Adler;ja\nBalu Bär;\nIda Igel;nein\nYak Luchs;ja\n", PLAYER)
    assert saved(preview) == ["Anna Adler", "Yak Luchs"]
    assert told(preview) == [(3, "import-maybe-here"), (4, "import-gone")]
    ticked = read_list("Name;Sa 21.11.;So 22.11.\nAnna Adler;x;\nBalu Bär;;\nYak Luchs;;x\n", PLAYER)
    assert (saved(ticked), told(ticked)) == (["Anna Adler", "Yak Luchs"], [(3, "import-no-answer")])


def test_what_a_shop_writes_for_a_missing_name_is_nobody():
    text = "First Name,Last Name,Status\nAnna,Adler,Attending\nInfo Requested,Info Requested,Attending\n"
    assert saved(read_list(text, PLAYER)) == ["Anna Adler"]
