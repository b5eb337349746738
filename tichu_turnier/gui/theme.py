"""The colours of the window: light, dark, strong contrast."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from string import Template

from PySide6.QtGui import QColor, QPalette

from tichu_turnier.resource_files import resource

_SIZES = re.compile(r"\b([0-9]+)(pt|dp)\b")
_UNITS = {"pt": "pt", "dp": "px"}
"""In a style sheet letters grow, and pictures beside them: `dp` are pixels at 100 percent."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of one look, as `#rrggbb`; the names are those of `resources/style/window.qss`."""

    key: str
    colors: Mapping[str, str]

    @cache  # noqa: B019 - there are three of them
    def color(self, name: str) -> QColor:
        return QColor(self.colors[name])


_NAMED = """
window         #f3f5f4 #141918 #000000
surface        #ffffff #1c2321 #000000
sunken         #eaeeec #232c29 #1a1a1a
text           #1a2321 #e6ecea #ffffff
muted          #5a6763 #9caba6 #e0e0e0
border         #d5dcd9 #34403c #ffffff
accent         #0b7a63 #37b899 #ffd400
accent_hover   #096653 #4fcaae #ffe566
on_accent      #ffffff #06201a #000000
selection      #d3ece5 #1f4a40 #004a80
sidebar        #17312b #0d1412 #000000
sidebar_text   #cfe0da #b9cac4 #ffffff
sidebar_active #28554a #1e3f37 #004a80
error          #b3261e #ff8a80 #ff8a80
error_back     #fbe9e7 #3b1f1d #3b1f1d
warning        #8a5300 #f2bb5c #f2bb5c
warning_back   #fff3d9 #372a12 #372a12
note           #0b5c8a #7cc4f0 #7cc4f0
note_back      #e5f1f9 #142c3b #142c3b
question       #6a3fa0 #c4a5f2 #c4a5f2
question_back  #f1eafb #2b2140 #2b2140
ok             #1b7a3d #6fcf8b #6fcf8b
"""
"""Each colour in the light look, in the dark one, and with strong contrast.

On `window` lie cards, tables and fields (`surface`); headers of tables and all that steps back are `sunken`.
"""
_NAMES, *_LOOKS = zip(*map(str.split, _NAMED.strip().splitlines()), strict=True)
THEMES = LIGHT, DARK, CONTRAST = tuple(
    Theme(key, dict(zip(_NAMES, look, strict=True)))
    for key, look in zip(("light", "dark", "contrast"), _LOOKS, strict=True)
)


class Look:
    """The theme in use, for whoever paints by hand, and whether anything may fade in or blink."""

    now = LIGHT
    moves = True


LOOK = Look()


def theme_of(wish: str, *, system_is_dark: bool) -> Theme:
    wished = {theme.key: theme for theme in THEMES}.get(wish)
    return wished or (DARK if system_is_dark else LIGHT)


def palette(theme: Theme) -> QPalette:
    """The colours of a theme as Qt's Fusion style wants them."""
    role = QPalette.ColorRole
    roles = {
        "window": (role.Window,),
        "text": (role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.HighlightedText),
        "surface": (role.Base, role.Button, role.ToolTipBase, role.Light),
        "sunken": (role.AlternateBase,),
        "error": (role.BrightText,),
        "muted": (role.PlaceholderText,),
        "selection": (role.Highlight,),
        "accent": (role.Accent, role.Link),
        "border": (role.Mid, role.Dark),
    }
    result = QPalette()
    for name, painted in roles.items():
        for each in painted:
            result.setColor(each, theme.color(name))
    for each in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, each, theme.color("muted"))
    return result


def style_sheet(theme: Theme, font_scale: int = 100) -> str:
    """The style sheet with the colours of a theme in place, its letters at that many percent."""
    icons = resource("icons").as_posix()
    source = resource("style", "window.qss").read_text(encoding="utf-8")
    scaled = _SIZES.sub(lambda found: f"{round(int(found[1]) * font_scale / 100)}{_UNITS[found[2]]}", source)
    ink = "light" if theme is LIGHT else "dark"
    return Template(scaled).substitute(theme.colors, icons=icons, theme=ink)
