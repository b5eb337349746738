"""How does something that stands on a screen look on paper, and where does it go?"""

from PySide6.QtWidgets import QDialog, QWidget

from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.flow import Flow
from tichu_turnier.gui.common.parts import MARGIN, button, column, size_for_letters
from tichu_turnier.gui.common.status_line import Outcome
from tichu_turnier.gui.help.f1 import help_with_f1
from tichu_turnier.gui.printing.paper import Order
from tichu_turnier.gui.printing.paper_pane import PaperPane
from tichu_turnier.texts import Texts

_WIDE, _HIGH = 52, 44


class PaperDialog(QDialog):
    """The pages of one order, and the buttons that print and save them."""

    def __init__(self, bridge: Bridge, texts: Texts, order: Order, parent: QWidget) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)
        self.setWindowTitle(order.title)
        help_with_f1(self, texts, lambda: "screen-sheets")
        size_for_letters(self, _WIDE, _HIGH)
        self.paper = paper = PaperPane(bridge, texts)
        self.said = Outcome(bridge, texts)
        close = button(texts("sheets-screen-close"), self.reject, tip="Esc")
        tools = Flow(paper.state, None, close, paper.save_button, paper.print_button, paper.stop_button)
        layout = column(self.said, paper, margin=MARGIN)
        layout.insertLayout(0, tools)
        layout.setStretchFactor(paper, 1)
        self.setLayout(layout)
        paper.done.connect(self.said.done)
        paper.failed.connect(self.said.failed)
        paper.listen(self)
        paper.print_button.setFocus()
        paper.show_order(order)
