"""Shows what would follow from a change, before it is taken or dropped."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tichu_turnier.finding import Finding
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.parts import boxed, column, label, line, scrolling
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words


class Consequences(QFrame):
    """What it is about, what follows, two answers; who shows it gives them their keys."""

    accepted = Signal()
    dropped = Signal()

    def __init__(self, texts: Texts, accept: str, drop: str, edit: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.texts = texts
        self.heading, self.subject = label("", "title", wrap=True), label("", "heading", wrap=True)
        self.what, self.changes = label("", "hint"), label("", wrap=True, name="consequences")
        self.take = button(texts(accept), self.accepted.emit, "primary", "check", name="accept")
        self.leave = button(texts(drop), self.dropped.emit, name="drop")
        stays = label(texts("correction-stays"), "hint", wrap=True)
        told = column(self.heading, self.subject, self.what, self.changes, stays, None)
        self.area = scrolling(boxed(told))
        acts = line(self.take, self.leave, None)
        hint = label(texts(edit), "hint", wrap=True)
        self.setLayout(column(self.area, acts, hint, margin=16, gap=12, grows=self.area))

    def show_changes(self, heading: str, subject: str, what: str, found: Iterable[Finding]) -> None:
        self.heading.setText(heading)
        self.subject.setText(subject)
        self.subject.setVisible(bool(subject))
        self.what.setText(what)
        self.changes.setText("\n".join(f"• {finding_words(self.texts, each)}" for each in found))
