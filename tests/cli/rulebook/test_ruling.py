"""What does the command line answer to a question about the rules?"""

import pytest


@pytest.mark.parametrize(
    ("language", "query", "said"),
    [("de", "Hund bomben", "Nein."), ("en", "bomb the dog", "No."), ("fr", "bombarder le chien", "Non.")],
)
def test_a_question_is_answered_with_an_example_and_its_source(done, language, query, said):
    out = done("--language", language, "ruling", *query.split()).out
    assert said in out
    assert "Treibhaus" in out
    king = "R" if language == "fr" else "K"
    assert f"†{king} ▲{king}" in out


def test_without_a_question_all_are_listed_by_topic(done):
    out = done("ruling").out
    assert "# Spiel und Bomben" in out
    assert out.count("\n  ") > 70


def test_programs_get_keys_and_examples(done):
    found = done("ruling", "--json", "full", "house", "phönix").json
    assert found["sure"]
    first = found["rulings"][0]
    assert first["key"] == "four-and-phoenix"
    assert "A:S3,B3,R3,G3,Ph play-no-combination" in first["examples"][0]["claims"]


def test_the_answer_is_that_of_the_rules_asked_for(done, tmp_path):
    file = tmp_path / "two.tichu"
    done("new", file, "--preset", "two-swiss")
    assert "andern Blatt" in done("ruling", "--for", file, "Hund").out
    assert "gar nicht" in done("ruling", "--rules", "dtm", "grosses", "tichu").out


def test_the_nearest_is_told_and_unknown_rules_are_refused(done, refused):
    assert "Am nächsten" in done("ruling", "Bierpreis", "Parkplatz").out
    assert "treibhaus" in refused("ruling", "--rules", "treibhuas", "Hund", code=2)


def test_with_booster_its_answers_come_first_without_a_file(done):
    out = done("--language", "de", "ruling", "--rules", "booster", "Bombe", "aus", "gelben", "Begleitern").out
    assert out.startswith("Booster:")


def test_where_nothing_is_found_it_says_so(done):
    assert done("--language", "en", "ruling", "where", "can", "I", "park").out.startswith("No answer found.")


def test_where_two_play_the_example_says_whose_holdings_they_are(done):
    out = done("--language", "en", "ruling", "--rules", "two-swiss", "look", "at", "a", "holding").out
    assert "A and C are the holdings of one person" in out
