"""Is somebody left out of a list only where a cell plainly says that they do not come?"""

import pytest

from tests.transfer.test_answers_below_headings import column, fates

ONLY_LOOKS_LIKE_A_REFUSAL = [
    "I'll be there",
    "I’ll come",
    "can't wait!",
    "No problem",
    "No problem, I'm in",
    "no doubt, coming",
    "won't miss it",
    "not cancelled",
    "wasn't ill after all, coming",
    "can't make it before 8",
    "not going to miss it",
    "cannot attend the dinner",
    "I'm away until 6, then there",
    "krank bis Freitag",
    "nicht dabei beim Essen",
    "kommt nicht zum Apéro",
    "Kein Problem, bin dabei",
    "Nicht verpassen! Ja",
    "nicht verhindert",
    "nicht krank, komme",
    "keine Absage",
    "bin nicht abgemeldet",
    "gestern abgesagt, jetzt wieder dabei",
    "war krank, komme trotzdem",
    "komme ohne Partner",
    "kommt nicht allein",
    "kann nicht vor 20 Uhr",
    "Nein, aber Beat kommt",
    "Ja, komme nicht",
    "Pas de problème, je viens",
    "je viens, pas malade",
    "je ne veux pas manquer ça",
    "ne peut pas venir avant 20h",
]
REFUSALS = [
    "No, sorry",
    "No thanks",
    "I'm ill",
    "can't",
    "can't make it",
    "I cannot come, sorry",
    "will not attend",
    "no longer coming",
    "not going to make it",
    "not registered",
    "Nein, Hochzeit",
    "Leider nein, nächstes Mal bin ich dabei",
    "Nein, gerne nächstes Mal",
    "kann am Samstag leider nicht",
    "bin am 28. nicht da",
    "kann doch nicht kommen",
    "nicht angemeldet",
    "krank, komme nicht",
    "Anmeldung zurückgezogen",
    "abgemeldet am 3.11.",
    "muss leider passen",
    "je ne pourrai pas venir",
    "désolé, je ne peux pas",
    "ne viendra pas",
    "en vacances",
]
"""Each is one by the grammar of its clause, whatever else stands beside it."""


@pytest.mark.parametrize("heading", ["Kommst du?", "RSVP"])
def test_what_only_looks_like_a_refusal_is_asked_about(heading):
    for cell in ONLY_LOOKS_LIKE_A_REFUSAL:
        assert fates(column(heading, "ja", f'"{cell}"', "nein", "ja")) == ["in", "?", "-", "in"], cell


@pytest.mark.parametrize("heading", ["Kommst du?", "RSVP"])
def test_a_refusal_is_one_with_its_reason_and_its_regrets(heading):
    for cell in REFUSALS:
        assert fates(column(heading, "ja", f'"{cell}"', "nein", "ja")) == ["in", "-", "-", "in"], cell


def test_a_chat_with_a_friendly_yes_waits():
    text = (
        "[28.11.26, 10:02:11] Anna Adler: Kein Problem, bin dabei\n"
        "[28.11.26, 10:03:11] Beat Biber: ja\n[28.11.26, 10:04:11] Carla Dachs: nein\n"
    )
    assert fates(text) == ["?", "in", "-"]


def test_who_comes_late_comes():
    text = "Anna Adler - I'll be late\nBeat Biber\nCarla Dachs - ill\n"
    assert fates(text) == ["in", "in", "-"]


NOTES = [
    "can't make it after all",
    "had to cancel",
    "sick",
    "withdrew 27 Nov",
    "won't come",
    "cannot come",
    "no longer coming",
    "will not attend",
    "ne peut pas venir",
    "absente",
    "ne viendra pas",
    "a dû annuler",
    "kann leider doch nicht",
    "kann nicht",
    "verletzt",
    "in den Ferien",
    "Sie ist in den Ferien",
    "on holiday until Sunday",
    "Sorry, doch nicht",
    "out",
    "doppelt",
    "musste passen",
    "Bin raus",
    "Bitte streichen!",
    "Hallo zusammen, ich kann am Samstag leider nicht kommen",
]
OF_OTHER_THINGS = [
    "I'll bring cake",
    "kein Fleisch",
    "no meat",
    "nicht vegetarisch",
    "Sohn ist krank zu Hause",
    "kommt nicht allein",
    "kann nicht neben Hans sitzen",
    "nein",
    "pas de viande",
]


def test_a_note_that_somebody_stays_away_is_asked_about_in_whatever_words():
    for cell in NOTES:
        assert fates(column("Bemerkung", "", f'"{cell}"', "")) == ["in", "?", "in"], cell
    for cell in OF_OTHER_THINGS:
        assert fates(column("Bemerkung", "", f'"{cell}"', "")) == ["in", "in", "in"], cell
