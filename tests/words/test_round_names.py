"""Is a round called by one name, whoever speaks of it?"""

import re
from dataclasses import replace

import pytest

from tests.evenings import drawn, evening
from tichu_turnier.finding import Finding
from tichu_turnier.gui.entrants.entrant_menu import remark
from tichu_turnier.resource_files import resource
from tichu_turnier.sheets.formats.html import render
from tichu_turnier.sheets.people import PARTICIPANTS
from tichu_turnier.sheets.standings import RANKING
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.insight.open_points import open_points
from tichu_turnier.tournament.model.snapshot import KnockOut, Totals
from tichu_turnier.words import finding_words
from tichu_turnier.words.listings.comparison import differences
from tichu_turnier.words.rounds import not_final, rounds_called, withdrawn_words

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


def played_cup():
    """Quarter-final, semi-final and final of eight, all with results."""
    tournament = evening("knock-out", 8, knock_out=KnockOut(third_place=False))
    for number in (1, 2, 3):
        tournament = drawn(tournament, 1, 1)
        for table in tournament.missing(number):
            tournament = EnterResult(number, table, Totals(1000, 400)).apply(tournament)
    return tournament


LEFT = {
    "de": ("abgemeldet ab Final", "abgemeldet nach Final"),
    "en": ("withdrawn from Final", "withdrawn after Final"),
    "fr": ("retiré dès : Finale", "retiré après : Finale"),
}


@pytest.mark.parametrize("language", languages())
def test_who_leaves_after_the_last_round_left_before_no_fourth(language):
    """«As: abgemeldet ab Runde 4» of a knock-out with three rounds, on the ranking and everywhere."""
    texts, tournament = Texts(language), played_cup()
    winner = tournament.entrants[tournament.rounds[-1].tables[0].seats[0]]
    texts.call_rounds(rounds_called(tournament, texts))
    for gone, words in zip((3, 4), LEFT[language], strict=True):
        who = replace(winner, withdrawn_from=gone)
        left = tournament.with_entrants(who)
        assert withdrawn_words(left, who, texts) == words
        assert remark(texts, who, left) == words
        for sheet in (RANKING, PARTICIPANTS):
            assert words in render(sheet.document(left, texts)).decode()
        (told,) = (e for e in differences(tournament, left, texts) if e.what == "compare-entrant")
        assert words in told.after
    assert withdrawn_words(tournament, winner, texts) == ""


@pytest.mark.parametrize("language", languages())
def test_a_ranking_of_which_a_round_became_void_says_so(language):
    """Who had won the final was withdrawn before it: no ranking could be printed, for want of a table."""
    texts, tournament = Texts(language), played_cup()
    assert not_final(tournament, texts, (1, 2, 3)) == ""
    winner = tournament.entrants[tournament.rounds[-1].tables[0].seats[0]]
    void = tournament.with_entrants(replace(winner, withdrawn_from=3))
    (point,) = (each for each in open_points(void) if each.key == "open-void")
    assert finding_words(texts, point) in not_final(void, texts, (1, 2, 3))
    assert render(RANKING.document(void, texts))
