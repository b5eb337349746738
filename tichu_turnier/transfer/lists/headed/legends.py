"""Tell where a list explains its colours: what they say of its people, no text holds."""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.entrant_rows import EntrantRow

_COLOUR = (
    r"(?:hell|dunkel|light |dark )?(?:rote?[rns]?|grune?[rns]?|gelbe?[rns]?|blaue?[rns]?|graue?[rns]?|orange"
    r"|violett|reds?|green|yellow|blue|gr[ea]y|purple|pink|rouges?|verte?s?|jaunes?|bleue?s?|gris(?:es?)?"
    r"|fett|kursiv|bold|italics?|gras|italique)"
)
_BESIDE = (
    r"(?: (?:markiert\w*|hinterlegt\w*|geschrieben\w*|schrift|marked|text|font|background|cells?|felder"
    r"|surlignes?))?"
)
_LEGEND = re.compile(
    rf"\b{_COLOUR}{_BESIDE}(?:\s*[=:]|\s+(?:[-–]|bedeutet|heisst|means?|signifie|sind|are|sont)\s)\s*\w"
    rf"|\b(?:in|en|markiert\w*|hinterlegt\w*) {_COLOUR}\b|\b{_COLOUR} (?:markiert|hinterlegt|marked)"
)
_SHOWN = 60


def colours_explained(texts: Sequence[str]) -> Finding | None:
    """The question whether a line is read rightly where one of the texts of a list explains colours."""
    found = next((text for text in texts if _LEGEND.search(folded(text))), None)
    if found is None:
        return None
    return Finding("import-colours", Severity.QUESTION, {"text": found[:_SHOWN]}, ("name",))


def with_colours_asked(
    read: Sequence[EntrantRow], rows: Sequence[Row], layout: Layout, mended: Collection[int]
) -> tuple[EntrantRow, ...]:
    """The rows that were `read`, each with that question where a list of these `rows` explains colours.

    A legend names nobody: it stands above the headings, in a row of its own, or in a column that is not
    read. Whose name somebody typed (`mended`) is known.
    """
    named = {each.row.number for each in read if each.about is not None}
    texts = [
        cell
        for row in rows
        for at, cell in enumerate(row.cells)
        if cell and not (row.number in named and at in layout.read)
    ]
    asked = colours_explained(texts)
    if asked is None:
        return tuple(read)
    return tuple(
        replace(each, findings=(*each.findings, asked))
        if each.new is not None and each.row.number not in mended
        else each
        for each in read
    )
