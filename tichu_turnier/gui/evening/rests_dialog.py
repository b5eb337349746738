"""Asks once what a round without a table counts."""

from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QMessageBox, QWidget

from tichu_turnier.finding import Finding
from tichu_turnier.gui.bridge import Bridge
from tichu_turnier.gui.common.dialogs import message_box
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetRegulations, WaiveOpenPoint
from tichu_turnier.tournament.model.snapshot import ByeCredit
from tichu_turnier.words import finding_words

_OFFERED = (ByeCredit.AVERAGE, ByeCredit.PRORATED, ByeCredit.NONE)
"""Fixed points are typed in the regulations."""


def ask_about_rests(bridge: Bridge, texts: Texts, point: Finding, window: QWidget) -> QMessageBox:
    """Each answer is a button; that nothing counts is noted as decided."""
    box = message_box(window, texts("regulations-bye"), finding_words(texts, point))
    box.setInformativeText(texts("open-rests-more"))
    for credit in _OFFERED:
        words = texts("open-rests-answer", credit=texts(f"regulations-bye-{credit.value}"))
        answer = box.addButton(words, QMessageBox.ButtonRole.AcceptRole)
        answer.setObjectName(f"rests-{credit.value}")
        answer.clicked.connect(partial(_decide, bridge, point, credit, words))
    box.setEscapeButton(box.addButton(texts("regulations-cancel"), QMessageBox.ButtonRole.RejectRole))
    box.open()
    return box


def _decide(bridge: Bridge, point: Finding, credit: ByeCredit, words: str) -> None:
    if bridge.tournament is None:
        return
    if credit is ByeCredit.NONE:
        bridge.do(WaiveOpenPoint(point, words))
    else:
        bridge.do(SetRegulations(replace(bridge.tournament.regulations, bye_credit=credit)))
