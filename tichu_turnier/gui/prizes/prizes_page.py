"""Where does a director prepare the prize-giving?"""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut

from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.parts import card, column, label, line
from tichu_turnier.gui.prizes.prize_display import PRIZE_KEYS
from tichu_turnier.gui.prizes.prize_lead import PrizeLead
from tichu_turnier.gui.prizes.prize_list import PrizeList
from tichu_turnier.gui.prizes.prize_show import PrizeShow
from tichu_turnier.gui.screen import Context
from tichu_turnier.tournament.changes import SetPrizes
from tichu_turnier.tournament.model.prizes import Prize
from tichu_turnier.tournament.model.snapshot import Tournament


class PrizesPage(Page):
    """The list of prizes on the left; order, start and course of the prize-giving on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context, self.texts = context, context.texts
        self._show = PrizeShow.of(context.bridge)
        self._tournament: Tournament | None = None
        self.prizes = PrizeList(self.texts, self._save)
        self.lead: PrizeLead | None = None
        left = card()
        hint = label(self.texts("prizes-hint"), "hint", wrap=True)
        left.setLayout(
            column(label(self.texts("prizes-list"), "heading"), hint, self.prizes, margin=12, gap=8)
        )
        self._halves = line(left)
        self._halves.setStretch(0, 1)
        self.setLayout(self._halves)
        self.setFocusProxy(self.prizes)
        self._keys = [self._shortcut(key, wish) for key, wish in PRIZE_KEYS.items()]
        self._show.moved.connect(self._moved)
        self._moved()
        QTimer.singleShot(0, self, self._add_lead)  # both at once would be seen

    def show_tournament(self, tournament: Tournament) -> None:
        """Shows the prizes of this snapshot, and what would be told."""
        self._tournament = tournament
        self.prizes.show_prizes(tournament)
        if self.lead is not None:
            self.lead.show_tournament(tournament)

    def _shortcut(self, key: int, wish: str) -> QShortcut:
        """While prizes are given, the keys of the display work here too, whatever has the keyboard."""
        shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(lambda: self._show.do(wish))
        return shortcut

    def _moved(self) -> None:
        for shortcut in self._keys:
            shortcut.setEnabled(self._show.script is not None)

    def _add_lead(self) -> None:
        self.lead = PrizeLead(self.context.bridge, self.texts)
        self._halves.addWidget(self.lead, 1)
        if self._tournament is not None:
            self.lead.show_tournament(self._tournament)

    def _save(self, prizes: tuple[Prize, ...]) -> None:
        self.context.bridge.do(SetPrizes(prizes))
