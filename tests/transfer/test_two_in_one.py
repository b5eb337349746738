"""What a name typed for one person says besides it is asked about; a plain name never is."""

import pytest

from tests.evenings import keys
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.two_in_one import people_in, two_in_one

BESIDE = [
    ("Igel +1", "Igel", "+1"),
    ("Igel + 2", "Igel", "+ 2"),
    ("Igel (+1)", "Igel", "+1"),
    ("Igel (3x)", "Igel", "3x"),
    ("Igel / ?", "Igel", "?"),
    ("Igel & ...", "Igel", "..."),
    ("Igel ?", "Igel", "?"),
    ("Igel + Freund", "Igel", "Freund"),
    ("Rosa Igel und Freundin", "Rosa Igel", "Freundin"),
    ("Igel mit Begleitung", "Igel", "Begleitung"),
    ("Igel et ami", "Igel", "ami"),
    ("Igel + N.N.", "Igel", "N.N."),
    ("Igel (mit Kind)", "Igel", "mit Kind"),
    ("Igel (abgemeldet)", "Igel", "abgemeldet"),
    ("vielleicht Igel", "Igel", "vielleicht"),
]


@pytest.mark.parametrize(("typed", "one", "text"), BESIDE)
def test_what_is_no_name_is_asked_about(typed: str, one: str, text: str) -> None:
    (found,) = two_in_one((typed,), Unit.PLAYER)
    assert (found.key, found.args["one"], found.args["text"]) == ("entrant-beside-name", one, text)


@pytest.mark.parametrize(
    "typed", ["Igel u. Fuchs", "Igel / Fuchs", "Igel & Fuchs", "Igel mit Fuchs", "Igel+Fuchs"]
)
def test_two_people_are_asked_about(typed: str) -> None:
    (found,) = two_in_one((typed,), Unit.PLAYER)
    assert (found.key, people_in(typed)) == ("entrant-two-in-one", ("Igel", "Fuchs"))


@pytest.mark.parametrize("typed", ["N.N.", "?", "Igel sucht noch", "Freund"])
def test_what_stands_for_nobody_is_asked_about(typed: str) -> None:
    assert keys(two_in_one((typed,), Unit.PLAYER)) == ["entrant-name-unsaid"]


@pytest.mark.parametrize(
    "typed",
    [
        "Igel",
        "Igel II",
        "Rosa von Uhu",
        "Dr. Igel",
        "Igel-Fuchs",
        "Igel (Tichu Basel)",
        "Ida Freund",
        "Ja Igel",
        "",
    ],
)
def test_a_plain_name_is_taken(typed: str) -> None:
    assert (two_in_one((typed,), Unit.PLAYER), people_in(typed)) == ((), (typed,))


@pytest.mark.parametrize("typed", ["Igel / ?", "Igel +1", "Igel + Freund", "Igel & N.N."])
def test_beside_a_free_place_stands_one(typed: str) -> None:
    assert people_in(typed) == ("Igel",)
