"""Is a round called by one name, whoever speaks of it?"""

import re

import pytest

from tests.evenings import drawn, evening
from tichu_turnier.finding import Finding
from tichu_turnier.resource_files import resource
from tichu_turnier.texts import Texts, languages
from tichu_turnier.words import finding_words
from tichu_turnier.words.rounds import rounds_called

NUMBERED = {"de": "Runde", "en": "round", "fr": "ronde"}


def told_in(language, key, **args):
    """What is said about round 3 of a knock-out of eleven teams, its semi-finals."""
    texts = Texts(language)
    texts.call_rounds(rounds_called(drawn(evening("knock-out", 11), 1, 1), texts))
    return finding_words(texts, Finding(key, args={"round": 3, "table": 1, **args}))


SAID = {
    "open-tie": "Halbfinal, Tisch 1: unentschieden, jemand muss weiterkommen",
    "result-not-entered": "Halbfinal, Tisch 1 hat kein Resultat.",
    "draw-results-missing": "Halbfinal: Ein Resultat fehlt noch.",
    "knock-out-turned": "Halbfinal, Tisch 1: Adler kommt weiter, Biber nicht.",
    "second-differs": "Halbfinal, Tisch 1: Die zweite Eingabe weicht von der ersten ab. "
    "Ein Blick auf den Zettel entscheidet.",
}


@pytest.mark.parametrize("key", SAID)
def test_no_finding_speaks_of_round_3_in_a_knock_out(key):
    assert told_in("de", key, name="Adler", other="Biber", count=1) == SAID[key]
    assert "Semi-final" in told_in("en", key, name="Adler", other="Biber", count=1)
    assert "Demi-finales" in told_in("fr", key, name="Adler", other="Biber", count=1)


def test_without_a_tournament_a_round_has_its_number():
    assert Texts("de")("open-tie", round=3, table=1).startswith("Runde 3, Tisch 1")
    assert Texts("fr")("open-tie", round=3, table=1).startswith("Ronde 3, table 1")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("topic", ["open", "knock", "result", "second", "audit", "correction", "leaving"])
def test_no_text_about_a_table_numbers_its_round(language, topic):
    words = resource("texts", language).joinpath(f"{topic}.ftl").read_text(encoding="utf-8")
    assert not re.findall(rf"(?i){NUMBERED[language]} \{{ \$round \}}", words)
