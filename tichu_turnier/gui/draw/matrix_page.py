"""Who met whom in all rounds, with words for the cell that is pointed at?"""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.fixed_height_label import FixedWords
from tichu_turnier.gui.common.latest_only import Latest
from tichu_turnier.gui.common.parts import column, label
from tichu_turnier.gui.draw.meeting_matrix import MeetingMatrix
from tichu_turnier.sheets.drawings import Matrix
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament

_LINES = 2


class MatrixPage(QWidget):
    """The matrix, what it means, and who stands at the cell that somebody went to."""

    def __init__(self, bridge: Bridge, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._latest: Latest[Matrix] = Latest(bridge, self)
        self._wanted: Tournament | None = None
        self._shown: Tournament | None = None
        self.view = MeetingMatrix()
        self.view.placeholder = texts("matrix-nothing")
        self.view.setAccessibleName(texts("matrix-title"))
        self.view.pointed.connect(self._tell)
        self.words = FixedWords(_LINES, "heading")
        self.words.setObjectName("matrix-words")
        self.legend = label("", "hint", wrap=True)
        layout = column(self.words, self.view, self.legend, gap=8)
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.setFocusProxy(self.view)

    def show_tournament(self, tournament: Tournament) -> None:
        """Has the picture of this snapshot made, once somebody looks at it."""
        self._wanted = tournament
        if self.isVisible():
            self._ask()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks at it."""
        super().showEvent(event)
        self._ask()

    def _ask(self) -> None:
        tournament, texts = self._wanted, self._texts
        if tournament is None or tournament is self._shown:
            return
        self._shown = tournament
        self._latest.ask(lambda: matrix_of(tournament, texts), self._show)

    def _show(self, matrix: Matrix) -> None:
        self.view.show_matrix(matrix)
        self.legend.setText(matrix.legend)
        self.words.setText(self._texts("matrix-hint" if matrix.names else "matrix-nothing"))

    def _tell(self, row: int, column: int) -> None:
        from tichu_turnier.sheets.matrix_words import cell_words

        words = cell_words(self.view.matrix, row, column, self._texts)
        self.words.setText(words)
        self.view.setAccessibleDescription(words)


def matrix_of(tournament: Tournament, texts: Texts) -> Matrix:
    """The matrix with its words; loaded beside the GUI thread."""
    from tichu_turnier.sheets.matrix_words import matrix_words

    return matrix_words(tournament, texts)
