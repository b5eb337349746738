"""The bar that leads from a complete list to the first draw."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fields import button, on_keys
from tichu_turnier.gui.common.icons import spaced_icon
from tichu_turnier.gui.common.parts import label, line, set_role
from tichu_turnier.gui.help.pages import key_words
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import CheckIn
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament


class GoingOn(QFrame):
    """Says who would be drawn; checks everybody in, and leads to the draw. There until round 1 is drawn."""

    def __init__(self, bridge: Bridge, texts: Texts, draw: Callable[[], object]) -> None:
        super().__init__()
        self._bridge, self._texts = bridge, texts
        self._absent: tuple[EntrantId, ...] = ()
        self.words = label("", "hint", wrap=True)
        words = texts("going-on-everybody")
        self.everybody = button(words, self._check_in, picture="check", name="everybody-here")
        key = key_words(texts, "Ctrl+Enter")
        self.draw = button(texts("going-on-draw", key=key), draw, picture="draw", name="go-on")
        self.setLayout(line(self.words, self.everybody, self.draw, gap=8, grows=self.words))
        on_keys(self, "Ctrl+Return", self.draw.click)

    def show_tournament(self, tournament: Tournament) -> None:
        """Counts those who are here, as long as there are enough for a table."""
        due = [entrant for entrant in tournament.entrants.values() if entrant.plays_in(1)]
        self._absent = tuple(entrant.id for entrant in due if not entrant.checked_in)
        present, total = len(due) - len(self._absent), len(due)
        self.setVisible(not tournament.rounds and total >= tournament.regulations.at_a_table)
        key = "none" if not present else "all" if present == total else "some"
        self.words.setText(self._texts(f"going-on-{key}", present=present, total=total))
        self.everybody.setVisible(present < total)
        ready = present == total
        set_role(self.draw, "role", "primary" if ready else "")
        self.draw.setIcon(spaced_icon("draw", "on_accent" if ready else "text"))

    def _check_in(self) -> None:
        """Everybody who is not, in one step that one undo takes back."""
        if self._absent:
            self._bridge.do(CheckIn(self._absent), self.draw.setFocus)
