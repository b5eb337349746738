"""Do the words of whole evenings say what they should, in every language, and never the code behind them?

What an evening brings is played with all its events; every text that is asked for on the way is looked at.
"""

import re

import pytest

from tests.desk.test_every_change import every_change
from tests.evenings import fresh
from tests.random_evenings import made
from tichu_turnier.desk.desk import Desk
from tichu_turnier.sheets import SHEETS
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.words import finding_words
from tichu_turnier.words.listings.comparison import differences
from tichu_turnier.words.listings.journal import journal_words
from tichu_turnier.words.rounds import rounds_called

EVENINGS = 2
CODES = ("none", "title", "yes", "maybe", "unknown")
"""Values with which the code tells texts which words to take: none of them is ever read by anybody."""

ALREADY_WORDS = ("regulations-change",)
"""What takes answers in words, which may be `none` in English."""


class Heard(Texts):
    """Texts that remember what was wrong with what they said."""

    __slots__ = ("faults",)

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.faults: set[str] = set()

    def __call__(self, key: str, /, **values: object) -> str:
        words = super().__call__(key, **values)
        self.faults.update(f"{key}: {words} ({why})" for why in faults(key, words, values))
        return words


def faults(key: str, words: str, values: dict[str, object]) -> list[str]:
    for value in sorted(map(str, values.values()), key=len, reverse=True):  # people may be called anything
        words = words if re.fullmatch(r"[a-z-]*|.", value) else words.replace(value, "X")
    found = ["no words"] if words == f"<{key}>" else []
    found += ["a place was not filled"] if re.search(r"\{ ?\$|\$[a-z]+\b", words) else []
    read = [code for code in CODES if code in map(str, values.values()) and key not in ALREADY_WORDS]
    found += [f"says {code}" for code in read if re.search(rf"(?<![\w-]){code}(?![\w-])", words)]
    found += ["a gap before a sign"] if re.search(r"\w ,|: ?:|, ,|\( ?\)|,\.", words) else []
    return found


@pytest.fixture(scope="module")
def done(tmp_path_factory):
    """Every kind of change with the state before it and what was found about it, and the journal of all."""
    path = tmp_path_factory.mktemp("evening") / "abend.tichu"
    with Desk.create(path, fresh(TREIBHAUS), "Eule") as desk:
        found = [(before, desk.tournament, findings) for _, before, findings in every_change(desk)]
        desk.undo()
        desk.redo()
        return found, desk.journal()


@pytest.mark.parametrize("language", languages())
def test_every_change_and_its_findings_are_words(done, language):
    steps, journal = done
    texts = Heard(language)
    for before, after, findings in steps:
        called = rounds_called(after, texts)
        texts.call_rounds(called)
        for finding in findings:
            finding_words(texts, finding)
        differences(before, after, texts)
    for line in journal:
        journal_words(texts, line.kind, line.args, rounds_called(steps[-2][1], texts))
    assert not texts.faults, "\n".join(sorted(texts.faults))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(EVENINGS))
def test_an_evening_with_all_its_events_is_words(tmp_path, number, language):
    path, texts = tmp_path / "abend.tichu", Heard(language)
    made(path, number)
    with Desk.reading(path, "Eule") as desk:
        tournament, journal = desk.tournament, desk.journal()
    called = rounds_called(tournament, texts)
    for line in journal:
        journal_words(texts, line.kind, line.args, called)
    for sheet in SHEETS:
        if sheet.suits(tournament):
            sheet.document(tournament, texts)
    assert not texts.faults, "\n".join(sorted(texts.faults))


def test_the_check_of_words():
    assert faults("a-b", "<a-b>", {}) == ["no words"]
    assert faults("a-b", "Grund: none", {"reason": "none"}) == ["says none"]
    assert faults("a-b", "1 , Spiel 9", {}) == ["a gap before a sign"]
    assert faults("a-b", "Tisch { $table }", {}) == ["a place was not filled"]
    assert not faults("a-b", "none of them", {"count": 1})
