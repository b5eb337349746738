"""Which round is shown: one of those drawn, or everything so far?"""

from PySide6.QtWidgets import QComboBox

from tichu_turnier.texts import Texts


class RoundChoice(QComboBox):
    """The drawn rounds; whoever looks at the newest one goes along when another is drawn."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._shape = (0, False)
        self.setObjectName("round")
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def number(self) -> int | None:
        """The round, counted from 1; None for everything so far, or without rounds."""
        number = self.currentData()
        return number if isinstance(number, int) else None

    def show_rounds(self, drawn: int, *, whole: bool) -> None:
        """Offers so many rounds; with `whole` the state after each, and first of all everything so far."""
        if (drawn, whole) == self._shape:
            return
        (before, was_whole), number = self._shape, self.number
        self._shape = (drawn, whole)
        self.clear()
        if whole:
            self.addItem(self._texts("standings-now"), None)
        for each in range(1, drawn + 1):
            self.addItem(self._texts("standings-after" if whole else "timetable-round", number=each), each)
        at_newest = number is None or (number == before and not was_whole)
        self.choose((None if whole else drawn) if at_newest else number)

    def choose(self, number: int | None) -> None:
        """This round; where it is not offered, the last one offered."""
        offered = [self.itemData(index) for index in range(self.count())]
        self.setCurrentIndex(offered.index(number) if number in offered else len(offered) - 1)
