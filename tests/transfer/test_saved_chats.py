"""Is a chat that was saved as text read by who says what, and is what nobody says left out by name?"""

import pytest

from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

FORMS = (
    "[28.11.26, 19:0{at}:11] {said}",
    "28.11.26, 19:0{at} - {said}",
    "11/28/26, 7:0{at} PM - {said}",
)
SAID = (
    "Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.",
    "Ida Igel: dabei",
    "Uwe Uhu: ja",
    "Otto Otter: weiss nicht",
    "Uwe Uhu: kann doch nicht",
    "Ida Igel hat die Gruppe verlassen",
)


@pytest.mark.parametrize("form", FORMS)
def test_the_last_message_of_everybody_holds(form):
    text = "\n".join(form.format(at=at, said=said) for at, said in enumerate(SAID))
    lines = read_list(text, Unit.PLAYER).lines
    fates = ["?" if line.waits else "in" if line.accepted else line.findings[0].key for line in lines]
    assert fates == ["import-no-person", "in", "import-answered-again", "?", "import-gone", "?"]


def test_a_sender_above_the_message():
    text = "Ida Igel, [28.11.2026 19:02]\ndabei\nUwe, [28.11.2026 19:03]\nnein\nReh, [28.11.2026 19:04]\nja\n"
    assert [new.name for new in read_list(text, Unit.PLAYER).accepted()] == ["Ida Igel", "Reh"]
