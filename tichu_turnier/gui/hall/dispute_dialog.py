"""Asks which entry holds where two desks out of reach of each other have entered the same."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import Dialog
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import column, label
from tichu_turnier.texts import Texts
from tichu_turnier.words.listings.journal import journal_words
from tichu_turnier.words.rounds import rounds_called

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.desk.history import Dispute, JournalEntry


class DisputeDialog(Dialog):
    """What was entered here, and what stands; nothing is chosen beforehand, and Esc puts it off."""

    def __init__(self, bridge: Bridge, texts: Texts, dispute: "Dispute", parent: QWidget) -> None:
        super().__init__(parent, texts, texts("hall-dispute-title"), "symptom-desks")
        self._bridge, self.dispute = bridge, dispute
        mine, theirs = dispute.mine.entry, dispute.theirs
        tournament = bridge.tournament
        self._called = called = str if tournament is None else rounds_called(tournament, texts)
        here = texts(
            "hall-mine", what=journal_words(texts, mine.kind, mine.args, called), time=_time(mine.at)
        )
        self.mine, self.theirs = self._choice(here, mine=True), self._choice(self._of(theirs), mine=False)
        how = label(texts("hall-dispute-how"), "hint", wrap=True)
        self.setLayout(column(how, self.mine, self.theirs, margin=24, gap=12))
        self.setFocus()

    def _of(self, theirs: "JournalEntry | None") -> str:
        if theirs is None:
            return self.texts("hall-theirs-gone")
        what = journal_words(self.texts, theirs.kind, theirs.args, self._called)
        return self.texts("hall-theirs", desk=theirs.desk, what=what, time=_time(theirs.at))

    def _choice(self, words: str, *, mine: bool) -> QPushButton:
        return button(words, lambda: self._settle(mine=mine), name="mine" if mine else "theirs")

    def _settle(self, *, mine: bool) -> None:
        dispute = self.dispute
        self._bridge.run_on_desk(lambda desk: desk.settle(dispute, mine=mine), lambda _: self.accept())


def ask_about_disputes(desk: "Desk", bridge: Bridge, texts: Texts, parent: QWidget) -> None:
    """Opens the oldest dispute, unless one is open; called whenever something has changed."""
    if not desk.disputed or parent.findChild(DisputeDialog) is not None:
        return

    def ask(disputes: "tuple[Dispute, ...]") -> None:
        for dispute in disputes[:1]:
            if parent.findChild(DisputeDialog) is None:
                DisputeDialog(bridge, texts, dispute, parent).open()

    bridge.run_on_desk(lambda desk: desk.disputes(), ask)


def _time(at: datetime) -> str:
    return f"{at.astimezone():%H:%M}"
