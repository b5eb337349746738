"""Does the search find the people a director means?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.desk.search import entrant_text, matches, search, words_of
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId

PAIR = "Meier Bernd / Müller Peter"


@pytest.mark.parametrize(
    "query", ["me mü", "mü me", "ME MUE", "mu me", "meier müller", "peter bernd", "üller"]
)
def test_me_mue_finds_meier_and_mueller(query: str) -> None:
    assert matches(query, PAIR)


@pytest.mark.parametrize("query", ["me me", "müller meister", "mö", "ei", "peter peter"])
def test_each_word_of_the_query_needs_a_word_of_its_own(query: str) -> None:
    assert not matches(query, PAIR)


@pytest.mark.parametrize(
    ("query", "name"),
    [
        *(("gulsen", "Ğülşen Ἀθηνᾶ"), ("αθηνα", "Ğülşen Ἀθηνᾶ"), ("김민", "김민준 Nguyễn")),
        *(("nguyen", "김민준 Nguyễn"), ("strasse", "Füchsin Straße"), ("Kaefer", "Käfer")),
        *(("käfer", "Kaefer"), ("soren", "Søren Łuchs"), ("luchs", "Søren Łuchs")),
        *(("MICHAE", "Michael Dachs"), ("michael", "Michael Dachs"), ("o'hase", "O’Hase")),
        ("hans-peter", "Hans Peter Hecht"),
    ],
)
def test_accents_and_spellings_do_not_matter(query: str, name: str) -> None:
    assert matches(query, name)


def test_a_short_word_leaves_the_longer_one_its_word() -> None:
    assert matches("me meier", "Meier Mehl")
    assert matches("me meier", "Mehl Meier")


def test_numbers_clubs_and_former_names_are_found() -> None:
    entrant = Entrant(EntrantId(12), "Amsel & Biber", ("Amsel", "Biber"), "Waldrand", formerly=("Kranich",))
    for query in ("12", "biber", "wald", "kran"):
        assert matches(query, entrant_text(entrant))


def test_exact_hits_keep_their_order_and_come_without_likely_ones() -> None:
    names = ["Dachs", "Lachs", "Dachsin"]
    assert search("dachs", names, str) == ("Dachs", "Dachsin")


def test_a_slip_is_forgiven_when_nothing_else_fits() -> None:
    assert search("Mürmeltier", ["Dachs", "Murmeltier", "Mauswiesel"], str) == ("Murmeltier",)
    assert search("Eichhrönchen", ["Dachs", "Eichhörnchen"], str) == ("Eichhörnchen",)
    assert search("zzz", ["Dachs", "Murmeltier"], str) == ()


@given(st.text(), st.lists(st.text()))
def test_an_empty_search_shows_everybody(spaces: str, names: list[str]) -> None:
    assert search(spaces if not words_of(spaces) else " ", names, str) == tuple(names)


@given(st.text(alphabet="abeimuxyzäöüÄÉß 3-", max_size=20))
def test_everybody_is_found_by_the_own_name_in_any_case_and_order(name: str) -> None:
    assert matches(name, name)
    assert matches(name.swapcase(), name)
    assert matches(" ".join(reversed(words_of(name))), name)
