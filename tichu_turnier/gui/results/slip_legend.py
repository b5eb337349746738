"""The legend below the slip: which keys there are now, and what each does."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import (
    DOUBLE_KEYS,
    FIRST_KEYS,
    LOST_KEYS,
    MADE_KEYS,
    NOTE_KEY,
    REPAIR_KEYS,
    SIX_KEYS,
    Step,
)
from tichu_turnier.entry.state import EntryState
from tichu_turnier.gui.common.painting import LEFT, Pen
from tichu_turnier.rules.calls import SEATS, call_columns
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import ScoringUnit
from tichu_turnier.tournament.scoring.second_pass import PassState, pass_state

_LEGEND_LINE = 1.75
_MOST_ROWS = 9
Offer = tuple[str, str, str]
"""Keys with blanks between them (or a text that names them), the text for what they do, their colour."""


def _spaced(keys: str) -> str:
    return " ".join(keys.upper())


_DOUBLE = _spaced(DOUBLE_KEYS)
_CHOOSING: tuple[Offer, ...] = (
    ("0 … 9 A … Z", "entry-key-table", "text"),
    ("⏎", "entry-key-open", "text"),
    ("3T12K", "slip-code-key", "text"),
    ("↑ ↓", "entry-key-beside", "text"),
    ("entry-key-names-page", "entry-key-round", "text"),
    ("F6", "entry-key-open-only", "text"),
    ("F7", "entry-key-second", "text"),
)
_FIRST_TOTAL: Offer = ("640", "entry-key-first-total", "text")
_NOTE: Offer = (NOTE_KEY.upper(), "entry-key-note", "text")
_DIFFERING: Offer = (_spaced(REPAIR_KEYS[:2]), "second-key-right", "accent")
_TOTALS: tuple[Offer, ...] = (
    ("0 … 9 -", "entry-key-points", "text"),
    ("⏎", "entry-key-next-field", "text"),
    ("Tab", "entry-key-hands-field", "text"),
)
_GRAND: Offer = ("⇧", "entry-key-grand", "text")
_LEAVING: Offer = ("help-key-esc", "entry-key-leave", "text")
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
        noted = () if state.before is None else (_NOTE,)
        at_once = (_FIRST_TOTAL,) if state.takes_total and not state.second else ()
        other = _other_mode(state, by_totals=state.by_totals) if not state.second else ()
        whole = (*_CHOOSING[:2], *at_once, *other, *_CHOOSING[2:], *noted)
        return (_DIFFERING, *_CHOOSING) if differs else whole
    mode = _other_mode(state, by_totals=form.by_totals)
    if form.by_totals:
        return (*_TOTALS, *mode, _LEAVING)
    rules = form.hands.rules
    shown = (("F9", "witness-key", "text"),) if rules.players <= len(SEATS) else ()
    return (*_marks(rules, boards=form.hands.boards, booster=form.hands.booster), *_MOVES, *shown, *mode)


def offers_of_both(state: EntryState) -> tuple[Offer, ...]:
    """While both passes over an open slip stand beside each other, and nothing is typed anew."""
    result = state.entered
    differs = result is not None and pass_state(result) is PassState.DIFFERS and state.held < Hold.MISSED
    return (*((_DIFFERING,) if differs else ()), ("← →", "second-key-anew", "text"), _LEAVING)


def _other_mode(state: EntryState, *, by_totals: bool) -> tuple[Offer, ...]:
    """Hands instead of totals and back, where matches count."""
    by_match = state.tournament.regulations.scoring.unit is ScoringUnit.MATCH
    return (("F4", f"entry-key-{'hands' if by_totals else 'totals'}", "text"),) if by_match else ()


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
        *(((Step.AWARD.upper(), "boards-key-award", "text"),) if boards else ()),
        *(((Step.ROOTS.upper(), "booster-key", "accent"),) if booster else ()),
    )


Hint = tuple[tuple[str, ...], str, str]
"""Some keys, what they do in words, and the colour of the keys."""


class KeyLegend(QWidget):
    """Keys and words in a flow of lines."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.hints: tuple[Hint, ...] = ()
        self._offered: tuple[Offer, ...] = ()
        self.most = _MOST_ROWS
        """So many lines at most; all keys stand behind F1 too."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_room(self, height: float) -> None:
        """As many lines as stand in so many pixels, at least one."""
        most = min(_MOST_ROWS, max(1, int(height / (QFontMetricsF(self.font()).height() * _LEGEND_LINE))))
        if most != self.most:
            self.most = most
            self.updateGeometry()
            self.update()

    def show_offers(self, offered: tuple[Offer, ...]) -> None:
        if offered != self._offered:
            self._offered = offered
            self.hints = tuple((self._keys(keys), self.texts(words), color) for keys, words, color in offered)
            self.updateGeometry()
            self.update()

    def spoken(self) -> str:
        return "; ".join(f"{' '.join(keys)} {words}" for keys, words, _ in self.hints)

    def sizeHint(self) -> QSize:
        unit = QFontMetricsF(self.font()).height()
        flow = self._flow(unit)
        used = flow[-1][0] + 1 if flow else 0
        return QSize(200, int(unit * _LEGEND_LINE * max(min(2, self.most), used)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, _: QPaintEvent) -> None:
        pen = Pen(self, self.font())
        unit = pen.unit
        for row, x, widths, (keys, told, color) in self._flow(unit):
            top = row * unit * _LEGEND_LINE + unit * 0.2
            right = x
            for key, width in zip(keys, widths, strict=True):
                pen.key(QRectF(right, top, width, unit * 1.25), key, color)
                right += width + unit * 0.15
            words = QRectF(right + unit * 0.2, top, self.width(), unit * 1.25)
            pen.words(words, told, "muted", LEFT)
        pen.painter.end()

    def _keys(self, keys: str) -> tuple[str, ...]:
        """Keys one by one; some are called otherwise in other languages."""
        named = (self.texts(key) if "-key-" in key else key for key in keys.split())
        return tuple(" ".join(named).split())

    def _flow(self, unit: float) -> list[tuple[int, float, list[float], Hint]]:
        letters, x, row = QFontMetricsF(self.font()), 0.0, 0
        result = []
        for hint in self.hints:
            widths = [max(unit * 1.2, letters.horizontalAdvance(key) + unit * 0.5) for key in hint[0]]
            words = 0.3 * unit + letters.horizontalAdvance(hint[1])
            width = sum(widths) + 0.15 * unit * len(widths) + words
            if x and x + width > self.width():
                x, row = 0.0, row + 1
            if row == self.most:
                break
            result.append((row, x, widths, hint))
            x += width + 1.2 * unit
        return result
