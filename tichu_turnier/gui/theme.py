"""The colours of the window: light, dark, strong contrast."""

import re
from dataclasses import asdict, dataclass, replace
from functools import cache
from string import Template

from PySide6.QtGui import QColor, QPalette

from tichu_turnier.resource_files import resource

_POINTS = re.compile(r"\b([0-9]+)pt\b")


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one look, as `#rrggbb`; the names are those of `resources/style/window.qss`."""

    key: str
    window: str
    surface: str
    """Cards, tables and fields, which lie on the window."""
    sunken: str
    """Headers of tables and everything that steps back."""
    text: str
    muted: str
    border: str
    accent: str
    accent_hover: str
    on_accent: str
    selection: str
    sidebar: str
    sidebar_text: str
    sidebar_active: str
    error: str
    error_back: str
    warning: str
    warning_back: str
    note: str
    note_back: str
    question: str
    question_back: str
    ok: str

    @cache  # noqa: B019 - there are three of them
    def color(self, name: str) -> QColor:
        return QColor(getattr(self, name))


LIGHT = Theme(
    key="light",
    window="#f3f5f4",
    surface="#ffffff",
    sunken="#eaeeec",
    text="#1a2321",
    muted="#5a6763",
    border="#d5dcd9",
    accent="#0b7a63",
    accent_hover="#096653",
    on_accent="#ffffff",
    selection="#d3ece5",
    sidebar="#17312b",
    sidebar_text="#cfe0da",
    sidebar_active="#28554a",
    error="#b3261e",
    error_back="#fbe9e7",
    warning="#8a5300",
    warning_back="#fff3d9",
    note="#0b5c8a",
    note_back="#e5f1f9",
    question="#6a3fa0",
    question_back="#f1eafb",
    ok="#1b7a3d",
)

DARK = Theme(
    key="dark",
    window="#141918",
    surface="#1c2321",
    sunken="#232c29",
    text="#e6ecea",
    muted="#9caba6",
    border="#34403c",
    accent="#37b899",
    accent_hover="#4fcaae",
    on_accent="#06201a",
    selection="#1f4a40",
    sidebar="#0d1412",
    sidebar_text="#b9cac4",
    sidebar_active="#1e3f37",
    error="#ff8a80",
    error_back="#3b1f1d",
    warning="#f2bb5c",
    warning_back="#372a12",
    note="#7cc4f0",
    note_back="#142c3b",
    question="#c4a5f2",
    question_back="#2b2140",
    ok="#6fcf8b",
)

CONTRAST = replace(
    DARK,
    key="contrast",
    window="#000000",
    surface="#000000",
    sunken="#1a1a1a",
    text="#ffffff",
    muted="#e0e0e0",
    border="#ffffff",
    accent="#ffd400",
    accent_hover="#ffe566",
    on_accent="#000000",
    selection="#004a80",
    sidebar="#000000",
    sidebar_text="#ffffff",
    sidebar_active="#004a80",
)

THEMES: tuple[Theme, ...] = (LIGHT, DARK, CONTRAST)


class Look:
    """The theme in use, for whoever paints by hand."""

    now = LIGHT


LOOK = Look()


def theme_of(wish: str, *, system_is_dark: bool) -> Theme:
    wished = {theme.key: theme for theme in THEMES}.get(wish)
    return wished or (DARK if system_is_dark else LIGHT)


def palette(theme: Theme) -> QPalette:
    """The colours of a theme as Qt's Fusion style wants them."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.surface,
        role.AlternateBase: theme.sunken,
        role.Text: theme.text,
        role.Button: theme.surface,
        role.ButtonText: theme.text,
        role.BrightText: theme.error,
        role.ToolTipBase: theme.surface,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.muted,
        role.Highlight: theme.selection,
        role.HighlightedText: theme.text,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.Mid: theme.border,
        role.Light: theme.surface,
        role.Dark: theme.border,
    }
    result = QPalette()
    for name, color in colors.items():
        result.setColor(name, QColor(color))
    for name in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.muted))
    return result


def style_sheet(theme: Theme, font_scale: int = 100) -> str:
    """The style sheet with the colours of a theme in place, its letters at that many percent."""
    words = {name: value for name, value in asdict(theme).items() if name != "key"}
    icons = resource("icons").as_posix()
    source = resource("style", "window.qss").read_text(encoding="utf-8")
    scaled = _POINTS.sub(lambda found: f"{int(found[1]) * font_scale / 100:g}pt", source)
    light = "light" if theme.key == "light" else "dark"
    return Template(scaled).substitute(words, icons=icons, theme=light)
