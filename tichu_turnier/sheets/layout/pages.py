"""Lay a document out on pages, head and foot included."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any

from tichu_turnier.sheets import charts
from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.layout.bracket import place_bracket
from tichu_turnier.sheets.layout.cards import place_cards, place_signs
from tichu_turnier.sheets.layout.certificates import place_certificates
from tichu_turnier.sheets.layout.charts import place_chart
from tichu_turnier.sheets.layout.handouts import place_handouts
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.page_builder import FOOT, MARGIN, SMALL, PageBuilder, paper_size
from tichu_turnier.sheets.layout.room import place_matrix, place_room
from tichu_turnier.sheets.layout.shapes import (
    ASIDE,
    HEADING,
    MILLIMETRE,
    Area,
    Bookmark,
    Code,
    Line,
    Opens,
    Page,
    Picture,
    Shape,
    part,
    placed,
)
from tichu_turnier.sheets.layout.slip import place_slips
from tichu_turnier.sheets.layout.table import least_height, place_table
from tichu_turnier.sheets.layout.typeset import LEADING, Fitted, fit, fit_in, set_in, wrap
from tichu_turnier.words.listings.listing import Align

_TEXT_SIZES = {doc.Size.SMALL: 8.0, doc.Size.NORMAL: 10.5, doc.Size.POSTER: 20.0}
_FACTS = {**_TEXT_SIZES, doc.Size.POSTER: 12.0}
_LONG = 40
"""Lines of a fact, such as all names with a letter."""
_HEADING = 14.0
_TITLE = 19.0
_SMALL = 9.0
_LINK = 16 * MILLIMETRE
"""A side of the code at the head of what hangs on a wall; it reaches into the margin."""
_SMALL_TABLES = (10.0, 9.5, 9.0, 8.5)
"""What is tried for small tables, where that takes no page more."""
_FEW_PAGES = 4
"""So many are laid out again for that."""
_WITH_LEAD = 2
"""So many lines at least stand on the page of the bold words above them."""
_FEW_LINES = 6
"""A paragraph of at most so many lines stays together."""
_LAST_WORDS = 10
"""Lines of the words with which a document ends, headings among them, that are no page of their own."""


def pages(document: doc.Document) -> tuple[Page, ...]:
    """The pages of a document as it lies, head and foot included."""
    return _with_margins(document, _filled(document))


def settled(document: doc.Document) -> tuple[doc.Document, tuple[Page, ...]]:
    """What hangs on the wall turned to the side on which it is read from farther away, and its pages."""
    builder = _filled(document)
    if builder.reached:
        across = next(side for side in doc.Orientation if side is not document.orientation)
        turned = replace(document, orientation=across)
        other = _filled(turned)
        if _worth(other) > _worth(builder):
            document, builder = turned, other
    elif len(builder.pages) <= _FEW_PAGES and any(_is_small(block) for block in document.blocks):
        tried = (builder, *(_filled(document, small) for small in _SMALL_TABLES))
        alike = (other for other in tried if len(other.pages) == len(builder.pages))
        builder = max(alike, key=lambda other: (min(other.small_set), max(other.small_set)))
    return document, _with_margins(document, builder)


def _is_small(block: doc.Block) -> bool:
    return isinstance(block, doc.Table) and block.size is doc.Size.SMALL


def _worth(builder: PageBuilder) -> tuple[bool, int, float]:
    """Whether all is large enough, then few pages, then large letters; else clearly larger letters first."""
    enough, size = (min(each) for each in zip(*builder.reached, strict=True))
    return (enough, -len(builder.pages), size) if enough else (enough, int(size / 2), -len(builder.pages))


def _filled(document: doc.Document, small: float = SMALL) -> PageBuilder:
    builder = PageBuilder(document, small)
    for index, block in enumerate(document.blocks):
        builder.closing = _closing(block, document.blocks[index + 1 :], builder)
        _PLACE[type(block)](block, builder)
    return builder


def _with_margins(document: doc.Document, builder: PageBuilder) -> tuple[Page, ...]:
    if document.cut_out:
        return tuple(map(tuple, builder.pages))
    return tuple(
        (*_head(document, builder, number), *marks, *part(ASIDE, _foot(document, builder, number)))
        for number, marks in enumerate(builder.pages, start=1)
    )


def _closing(block: doc.Block, behind: tuple[doc.Block, ...], builder: PageBuilder) -> float:
    """Height of the short table or the last words behind a heading, of the last question behind another one.

    Else of the words with which the document ends, or of paragraphs, but for more than a few lines.
    """
    if isinstance(block, doc.Heading):
        table = behind[0] if behind and isinstance(behind[0], doc.Table) else None
        return _ending(behind, builder) if table is None else least_height(table)
    if isinstance(block, doc.Paragraph):
        last = behind[0] if len(behind) == 1 else None
        return _height(last, builder) if isinstance(last, doc.Paragraph) and last.lead else 0.0
    if ending := _ending(behind, builder):
        return ending
    heights = (
        _height(each, builder)
        for each in takewhile(lambda each: isinstance(each, doc.Paragraph) and not each.lead, behind)
        if isinstance(each, doc.Paragraph)
    )
    return min(sum(heights), _FEW_LINES * _TEXT_SIZES[doc.Size.NORMAL] * LEADING)


def _ending(behind: tuple[doc.Block, ...], builder: PageBuilder) -> float:
    """Height of a few words that end the document, with their heading; else 0."""
    height = 0.0
    for block in reversed(behind):
        if isinstance(block, doc.Heading):
            height += _HEADING * (LEADING + 1)
        elif isinstance(block, doc.Paragraph) and not block.lead:
            height += _height(block, builder)
        else:
            return 0.0
    return height if height <= _LAST_WORDS * _TEXT_SIZES[doc.Size.NORMAL] * LEADING else 0.0


def _paragraph(paragraph: doc.Paragraph, builder: PageBuilder) -> None:
    """Running text, of a few lines on one page, as is what has bold words above it."""
    size = _TEXT_SIZES[paragraph.size]
    lines = wrap(doc.printable(paragraph.text), builder.area.width, size)
    if paragraph.lead:
        lead = wrap(doc.printable(paragraph.lead), builder.area.width, size, bold=True)
        builder.need((len(lead) + max(len(lines), _WITH_LEAD)) * size * LEADING + builder.closing)
        with builder.part("P"):
            _lines(lead, size, builder, bold=True)
    if not paragraph.text:
        builder.y += 0.3 * size
        return
    if len(lines) <= _FEW_LINES:
        builder.need(len(lines) * size * LEADING)
    with builder.part("P"):
        _lines(lines, size, builder)
    builder.y += 0.6 * size


def _heading(heading: doc.Heading, builder: PageBuilder) -> None:
    """A heading, never alone at the foot of a page, nor parted from a short table or from the last words."""
    fitted = fit(heading.text, builder.area.width, _HEADING, bold=True)
    builder.need(fitted.height + (builder.closing + _HEADING if builder.closing else 4 * _HEADING))
    builder.y += 0 if builder.fresh else 0.4 * _HEADING
    area = builder.area.strip(builder.y, fitted.height)
    builder.put([Bookmark(heading.text, area.top), *part(HEADING, set_in(fitted, area, bold=True))])
    builder.y = area.bottom + 0.3 * _HEADING


def _height(paragraph: doc.Paragraph, builder: PageBuilder) -> float:
    size = _TEXT_SIZES[paragraph.size]
    texts = (doc.printable(text) for text in (paragraph.lead, paragraph.text) if text)
    lines = sum(len(wrap(text, builder.area.width, size)) for text in texts)
    return lines * size * LEADING + 0.6 * size


def _lines(lines: tuple[str, ...], size: float, builder: PageBuilder, *, bold: bool = False) -> None:
    for line in lines:
        builder.need(size * LEADING)
        area = builder.area.strip(builder.y, size * LEADING)
        builder.put(set_in(Fitted((line,), size), area, bold=bold))
        builder.y = area.bottom


def _facts(facts: doc.Facts, builder: PageBuilder) -> None:
    size = _FACTS[facts.size]
    widest = max((measure(label, size, True) for label, _ in facts.rows), default=0.0)
    left = min(widest + size, builder.area.width / 2)
    beside, room = left - size / 2, builder.area.width - left
    with builder.part("L"):
        for label, value in facts.rows:
            label_fit = fit(label, beside, size, bold=True)
            value_fit = fit(value, room, size, lines=_LONG, full=True)
            height = max(label_fit.height, value_fit.height)
            builder.need(height)
            row = builder.area.strip(builder.y, height)
            label_area, value_area = row.column(row.left, beside), row.column(row.left + left, room)
            with builder.part("LI"):
                builder.put(part(Opens("Lbl"), set_in(label_fit, label_area, bold=True, middle=False)))
                builder.put(part(Opens("LBody"), set_in(value_fit, value_area, middle=False)))
            builder.y += height
    builder.y += 0.6 * size


_PLACE: Mapping[type[doc.Block], Callable[[Any, PageBuilder], None]] = {
    **dict.fromkeys((charts.PlaceCurves, charts.Lanes, charts.Bars), place_chart),
    doc.Heading: _heading,
    doc.Paragraph: _paragraph,
    doc.Facts: _facts,
    doc.Table: place_table,
    doc.Slips: place_slips,
    doc.Bracket: place_bracket,
    doc.Cards: place_cards,
    doc.Signs: place_signs,
    doc.Certificates: place_certificates,
    doc.Handouts: place_handouts,
    doc.Matrix: place_matrix,
    doc.RoomMap: place_room,
    doc.PageBreak: lambda _, builder: builder.new_page(),
}


def _head(document: doc.Document, builder: PageBuilder, number: int) -> list[Shape]:
    span = builder.spans.get(number, "") if len(builder.pages) > 1 else ""
    words = " · ".join(filter(None, (document.title, span)))
    width = paper_size(document)[0] - 2 * MARGIN
    margin = document.margin
    logo = _logo(document, width)
    left = MARGIN if logo is None else logo.area.right + _SMALL
    right = MARGIN + width - (_LINK + _SMALL if document.link else 0)
    above = Area(left, MARGIN, right - left, _SMALL * LEADING)
    title = Area(left, above.bottom, above.width, _TITLE * LEADING)
    below = title.bottom + 1
    marks: list[Shape] = [
        *(() if logo is None else (logo,)),
        *_ends(above, margin.tournament, margin.date, _SMALL),
        *_ends(title, words, margin.round, _TITLE, "H1"),
        Line(MARGIN, below, MARGIN + width, below, 1.0, accent=True),
    ]
    if document.link:
        marks.append(Code(Area(MARGIN + width - _LINK, below - _LINK - 3, _LINK, _LINK), document.link))
    mark = [Bookmark(span, MARGIN)] if span else []
    return [*mark, *(marks if number == 1 else part(ASIDE, marks))]


def _logo(document: doc.Document, width: float) -> Picture | None:
    """The sign of the club at the left of the head, at most a fifth of its width."""
    if document.look.logo is None:
        return None
    room = Area(MARGIN, MARGIN - 2, width / 5, _SMALL * LEADING + _TITLE * LEADING)
    return placed(document.look.logo, room, Align.LEFT)


def _foot(document: doc.Document, builder: PageBuilder, number: int) -> Iterator[Shape]:
    width, height = paper_size(document)
    area = Area(MARGIN, height - MARGIN - FOOT + 6, width - 2 * MARGIN, FOOT - 6)
    margin = document.margin
    texts = (margin.stamp, margin.printed_at, f"{number} / {len(builder.pages)}")
    for index, (text, align) in enumerate(zip(texts, Align, strict=True)):
        yield from fit_in(text, area.cell(index, 3, 1), 8.0, align)


def _ends(area: Area, left: str, right: str, size: float, kind: str = "P") -> list[Shape]:
    """One text at the left end and one at the right; the left one gets what the right one leaves."""
    bold = kind == "H1"
    right_fit = fit(right, area.width * 0.4, size, bold=bold, lines=1)
    used = max(measure(line, right_fit.size, bold) for line in right_fit.lines)
    room = area.column(area.left, area.width - used - (size if used else 0))
    return [
        *part(Opens(kind), fit_in(left, room, size, bold=bold)),
        *set_in(right_fit, area, Align.RIGHT, bold=bold),
    ]
