"""Can everything be read and seen: words on what they stand on, and what has the keyboard?"""

import re
from datetime import date
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tichu_turnier.gui import application
from tichu_turnier.gui.common.fields import button
from tichu_turnier.gui.common.value_fields import date_field, number_field
from tichu_turnier.gui.theme import THEMES, palette, style_sheet
from tichu_turnier.texts import Texts

TEXTS = Texts("de")
READABLE, THERE = 4.5, 3.0
"""WCAG 2.2: 1.4.3 for words; 1.4.11 for what tells a state, and as much for words that are switched off."""
KINDS = ("error", "warning", "note", "question")
GROUNDS = ("window", "surface", "sunken", "selection")
PAIRS = (
    *product(("text",), (*GROUNDS, *(f"{kind}_back" for kind in KINDS))),
    *product(("muted",), ("window", "surface", "sunken")),
    *product(("accent", *KINDS, "ok"), ("window", "surface")),
    *((kind, f"{kind}_back") for kind in KINDS),
    *product(("on_accent",), ("accent", "accent_hover")),
    *product(("sidebar_text",), ("sidebar", "sidebar_active")),
)
_RULE = re.compile(r"([^{}]+)\{([^}]*)\}")
_COLOR = re.compile(
    r"(?<![-\w])(color|background|selection-color|selection-background-color):\s*(#\w{6}|white)"
)

everywhere = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)


def luminance(color):
    """Relative luminance as WCAG 2 defines it."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in color.getRgbF()[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    darker, lighter = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (lighter + 0.05) / (darker + 0.05)


@everywhere
def test_words_can_be_read_on_what_they_stand_on(theme):
    assert [pair for pair in PAIRS if contrast(*map(theme.color, pair)) < READABLE] == []


@everywhere
def test_words_can_be_read_in_every_rule_of_the_style_sheet(theme):
    told = 0
    for selector, body in _RULE.findall(style_sheet(theme)):
        colors = dict(_COLOR.findall(body))
        for words, back in (("color", "background"), ("selection-color", "selection-background-color")):
            if words in colors and back in colors:
                told += 1
                assert contrast(colors[words], colors[back]) >= READABLE, selector
    assert told > 10


@everywhere
def test_what_is_switched_off_can_still_be_read(theme):
    colors = palette(theme)
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        words = colors.color(QPalette.ColorGroup.Disabled, role)
        assert all(contrast(words, theme.color(back)) >= THERE for back in ("window", "surface", "sunken"))


def parts():
    """One of everything that takes the keyboard."""
    primary = button("Los", lambda: None, "primary")
    quiet = button("Still", lambda: None, "quiet")
    return (
        *(primary, quiet, QPushButton("Weiter"), QToolButton(), QCheckBox("Da"), QComboBox(), QLineEdit()),
        *(
            *(number_field(TEXTS, 0, 9, 7), date_field(TEXTS, date(2026, 11, 21)), QPlainTextEdit()),
            *(QSlider(Qt.Orientation.Horizontal), QListWidget(), QTableView()),
        ),
    )


@everywhere
def test_what_has_the_keyboard_is_seen(qtbot, theme):
    application.make_application()
    application.set_look(theme.key)
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    anchor = QPushButton("anderswo")
    shown = parts()
    for part in (anchor, *shown):
        layout.addWidget(part)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    for part in shown:
        anchor.setFocus()
        without = part.grab().toImage()
        size = part.sizeHint()
        part.setFocus()
        seen = part.grab().toImage()
        assert differing(without, seen) >= 40, type(part).__name__
        assert part.sizeHint() == size, f"{type(part).__name__} jumps"
    assert contrast(theme.color("accent"), theme.color("surface")) >= THERE


def differing(one, other):
    """How many of the pixels are not alike."""
    return sum(one.pixel(x, y) != other.pixel(x, y) for x in range(one.width()) for y in range(one.height()))
