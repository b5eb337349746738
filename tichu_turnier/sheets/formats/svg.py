"""A chart as a vector picture within a page (SVG), in the colours of the page, with words said instead."""

from html import escape

from tichu_turnier.sheets.charts import Chart
from tichu_turnier.sheets.document import printable
from tichu_turnier.sheets.layout.charts import chart_marks
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.shapes import Area, Fill, Frame, Line, Shape, Text

_WIDE, _HIGH = 760.0, 430.0
"""Of a chart as large as a page; one that stands below a table is smaller."""
_SMALL = 290.0, 125.0


def chart_picture(chart: Chart, *, small: bool = False) -> str:
    """The chart as an element; `small`: one of several beside each other."""
    wide, high = _SMALL if small else (_WIDE, _HIGH * chart.share)
    marks = "".join(filter(None, map(_element, chart_marks(chart, Area(0, 0, wide, high)))))
    # Nothing of a name turns what is beside it.
    said = f"\u2068{escape(printable(chart.said))}\u2069"
    about = f'role="img" aria-label="{said}" viewBox="0 0 {wide:g} {high:g}" fill="currentColor"'
    return f"<svg {about}>{marks}</svg>"


def _element(mark: Shape) -> str:
    match mark:
        case Line(x1, y1, x2, y2, line, gray):
            ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
            return f'<line {ends} stroke-width="{line:.1f}" {_paint("stroke", gray)}/>'
        case Fill(area, gray):
            return f"<rect {_place(area)} {_paint('fill', gray)}/>"
        case Frame(area, line, gray):
            return f'<rect {_place(area)} fill="none" stroke-width="{line:.1f}" {_paint("stroke", gray)}/>'
        case Text(x, y, text, size, bold):
            # As wide as it was measured, in whatever font.
            long = f'textLength="{measure(text, size, bold):.1f}" lengthAdjust="spacingAndGlyphs"'
            weight = ' font-weight="bold"' if bold else ""
            words = f"\u2068{escape(text)}\u2069"
            return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}"{weight} {long}>{words}</text>'
    return ""


def _place(area: Area) -> str:
    return f'x="{area.left:.1f}" y="{area.top:.1f}" width="{area.width:.1f}" height="{area.height:.1f}"'


def _paint(what: str, gray: float) -> str:
    """Black is the colour of letters, white that of the page: so it is seen on dark pages too."""
    if gray >= 1:
        return f'{what}="Canvas"'
    return f'{what}="currentColor"' + (f' {what}-opacity="{1 - gray:.2f}"' if gray else "")
