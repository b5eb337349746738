"""The legend below the slip: which keys can be pressed right now, and what they do."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tichu_turnier.entry.keys import (
    AWARD_KEY,
    DOUBLE_KEYS,
    FIRST_KEYS,
    LOST_KEYS,
    MADE_KEYS,
    REPAIR_KEYS,
    ROOTS_KEY,
    SIX_KEYS,
)
from tichu_turnier.entry.state import EntryState
from tichu_turnier.gui.common.painting import LEFT, Pen
from tichu_turnier.rules.calls import SEATS, call_columns
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import ScoringUnit
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state

_LINE = 1.75
_LINES = 2
_NAMES = "entry-key-names"
Offer = tuple[str, str, str]
"""Keys with blanks between them (or a text that names them), the text for what they do, their colour."""


def _spaced(keys: str) -> str:
    return " ".join(keys.upper())


_DOUBLE = _spaced(DOUBLE_KEYS)
_CHOOSING: tuple[Offer, ...] = (
    ("0 … 9", "entry-key-table", "text"),
    ("⏎", "entry-key-open", "text"),
    ("3T12K", "slip-code-key", "text"),
    ("↑ ↓", "entry-key-beside", "text"),
    ("entry-key-names-page", "entry-key-round", "text"),
    ("F6", "entry-key-open-only", "text"),
    ("F7", "entry-key-second", "text"),
)
_DIFFERING: Offer = (_spaced(REPAIR_KEYS[:2]), "second-key-right", "accent")
_TOTALS: tuple[Offer, ...] = (
    ("0 … 9 -", "entry-key-points", "text"),
    ("⏎", "entry-key-next-field", "text"),
    ("Tab", "entry-key-hands-field", "text"),
)
_GRAND: Offer = ("⇧", "entry-key-grand", "text")
_LEAVING: Offer = ("Esc", "entry-key-leave", "text")
_MOVES: tuple[Offer, ...] = (
    ("Tab", "entry-key-side", "text"),
    ("⏎", "entry-key-next", "text"),
    ("↑ ↓ entry-key-names-end", "entry-key-line", "text"),
    ("entry-key-names-lines", "entry-key-lines", "text"),
    _LEAVING,
    ("F8", "entry-key-accept", "text"),
)


def offers(state: EntryState) -> tuple[Offer, ...]:
    """While a table is chosen, while hands are typed, while totals are typed."""
    form = state.form
    if form is None:
        result = state.entered if state.second else None
        differs = result is not None and pass_state(result) is PassState.DIFFERS
        return (_DIFFERING, *_CHOOSING) if differs else _CHOOSING
    by_match = state.tournament.regulations.scoring.unit is ScoringUnit.MATCH
    if form.by_totals:
        return (*_TOTALS, *((("F4", "entry-key-hands", "text"),) if by_match else ()), _LEAVING)
    rules = form.hands.rules
    shown = (("F9", "witness-key", "text"),) if rules.players <= len(SEATS) else ()
    mode = (("F4", "entry-key-totals", "text"),) if by_match else ()
    return (*_marks(rules, boards=form.hands.boards, booster=form.hands.booster), *_MOVES, *shown, *mode)


def _marks(rules: RuleSet, *, boards: bool, booster: bool) -> tuple[Offer, ...]:
    """Where two play, the first key of a side is for Tichu, the second one for small Tichu."""
    grand = (_GRAND,) if rules.grand_tichu else ()
    columns = call_columns(rules)
    if len(columns) > len(MADE_KEYS):
        return (_spaced(SIX_KEYS), "odd-six-key", "ok"), *grand, (_DOUBLE, "odd-six-key-double", "accent")
    two = any(column.small for column in columns)
    small = (
        (_spaced(MADE_KEYS[1::2]), "two-key-made", "ok"),
        (_spaced(LOST_KEYS[1::2]), "two-key-lost", "error"),
    )
    step = 2 if two else 1
    return (
        (_spaced(MADE_KEYS[::step]), "entry-key-made", "ok"),
        (_spaced(LOST_KEYS[::step]), "entry-key-lost", "error"),
        *grand,
        *(small if two else ()),
        (_spaced(FIRST_KEYS[::step]), "entry-key-first", "muted"),
        (_DOUBLE, "entry-key-double", "accent"),
        *(((AWARD_KEY.upper(), "boards-key-award", "text"),) if boards else ()),
        *(((ROOTS_KEY.upper(), "booster-key", "accent"),) if booster else ()),
    )


@dataclass(frozen=True, slots=True)
class KeyHint:
    """Some keys and what they do; `color` is that of the keys."""

    keys: tuple[str, ...]
    words: str
    color: str


class KeyLegend(QWidget):
    """Keys and words in a flow of lines."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.hints: tuple[KeyHint, ...] = ()
        self._offered: tuple[Offer, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_offers(self, offered: tuple[Offer, ...]) -> None:
        if offered != self._offered:
            self._offered = offered
            self.hints = tuple(
                KeyHint(self._keys(keys), self.texts(words), color) for keys, words, color in offered
            )
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """As many lines as usual, more in a narrow window."""
        unit = QFontMetricsF(self.font()).height()
        used = max((line for line, *_ in self._flow(unit)), default=0) + 1
        return QSize(200, int(unit * _LINE * max(_LINES, used)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, _: QPaintEvent) -> None:
        pen = Pen(self, self.font())
        unit = pen.unit
        for line, x, widths, hint in self._flow(unit):
            top = line * unit * _LINE + unit * 0.2
            right = x
            for key, width in zip(hint.keys, widths, strict=True):
                pen.key(QRectF(right, top, width, unit * 1.25), key, hint.color)
                right += width + unit * 0.15
            words = QRectF(right + unit * 0.2, top, self.width(), unit * 1.25)
            pen.words(words, hint.words, "muted", LEFT)
        pen.painter.end()

    def _keys(self, keys: str) -> tuple[str, ...]:
        """Keys one by one; some are called otherwise in other languages."""
        named = (self.texts(key) if key.startswith(_NAMES) else key for key in keys.split())
        return tuple(" ".join(named).split())

    def _flow(self, unit: float) -> list[tuple[int, float, list[float], KeyHint]]:
        """Line, left edge and widths of the keys of each hint."""
        letters, x, line = QFontMetricsF(self.font()), 0.0, 0
        result = []
        for hint in self.hints:
            widths = [max(unit * 1.2, letters.horizontalAdvance(key) + unit * 0.5) for key in hint.keys]
            words = 0.3 * unit + letters.horizontalAdvance(hint.words)
            width = sum(widths) + 0.15 * unit * len(widths) + words
            if x and x + width > self.width():
                x, line = 0.0, line + 1
            result.append((line, x, widths, hint))
            x += width + 1.2 * unit
        return result
