"""The state of the prize-giving, and the monitor it is shown on."""

from PySide6.QtCore import Signal

from tichu_turnier.gui.bridge import Bridge, BridgePart, Latest
from tichu_turnier.gui.display.display_page import fill_monitor, other_monitors
from tichu_turnier.gui.prizes.prize_display import PrizeDisplay
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder
from tichu_turnier.words.prize_giving import PrizeScript, prize_script

_KEPT: set[PrizeDisplay] = set()


class PrizeShow(BridgePart):
    """One prize-giving of a bridge; what it tells is fixed when it starts, whatever is entered later."""

    moved = Signal()
    """It began, went a step on or back, or ended."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._latest: Latest[PrizeScript] = Latest(bridge, self)
        self.script: PrizeScript | None = None
        """None while no prizes are given."""
        self.step = 0
        self.display: PrizeDisplay | None = None
        bridge.changed.connect(self._look)

    @property
    def last(self) -> int:
        return 0 if self.script is None else len(self.script.scenes) + 1

    def start(self, tournament: Tournament, order: RevealOrder, texts: Texts) -> None:
        """Begins with the title, on the second screen if there is one."""
        self._latest.ask(lambda: prize_script(tournament, order, texts), self._begin)

    def do(self, wish: str) -> None:
        """Goes on (`next`), back (`back`), or ends (`end`)."""
        if self.script is None:
            return
        if wish == "end":
            self._end()
            return
        self.step = max(0, min(self.last, self.step + (1 if wish == "next" else -1)))
        self._show()

    def _begin(self, script: PrizeScript) -> None:
        if self._bridge.tournament is None:
            return
        self.script, self.step = script, 0
        if self.display is None:
            self.display = self._made()
        self._show()
        self._place(self.display)

    def _show(self) -> None:
        if self.display is not None and self.script is not None:
            self.display.show_step(self.script, self.step)
        self.moved.emit()

    def _end(self) -> None:
        self.script, self.step = None, 0
        if self.display is not None and self.display.isVisible():
            self.display.close()
        self.moved.emit()

    def _look(self, tournament: Tournament | None) -> None:
        if tournament is None:
            self._end()

    def _place(self, display: PrizeDisplay) -> None:
        screens = other_monitors(self._bridge)
        if screens:
            fill_monitor(display, screens[0])
        else:
            display.showFullScreen()
        display.activateWindow()
        display.setFocus()

    def _made(self) -> PrizeDisplay:
        """A display that goes with the bridge, and not when Python tidies up in some other thread."""
        display = PrizeDisplay()
        display.asked.connect(self.do)
        self._bridge.destroyed.connect(display.deleteLater)
        _KEPT.add(display)
        display.destroyed.connect(lambda: _KEPT.discard(display))
        return display
