"""Read from the settings how a club wants its paper, and say what cannot be had."""

import re
from dataclasses import replace
from math import ceil
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.settings import Settings
from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.look import Design, Logo, Look, Paper

_COLOUR = re.compile("#[0-9a-fA-F]{6}")
_MOST_BYTES = 5_000_000
"""A larger picture is no sign of a club, and stands in every file."""
_NOT_LARGER = (Paper.A5,)
"""In large print as little would fit on it as on a postcard."""
SLIPS_A_PAGE = (1, 2, 4)
_MANY_COLUMNS = 6
_LARGE_ALREADY = (doc.Cards, doc.Certificates, doc.Signs, doc.Slips)


def look_of(settings: Settings) -> Look:
    """The look as it is wished for; raises Refusal with everything that cannot be had."""
    look, findings = _weighed(settings)
    if findings:
        raise Refusal(*findings)
    return look


def possible_look(settings: Settings) -> Look:
    """The look as far as it can be had: paper is needed tonight, also when a picture has been moved."""
    return _weighed(settings)[0]


def _weighed(settings: Settings) -> tuple[Look, tuple[Finding, ...]]:
    """What can be had, and what cannot."""
    found: list[Finding] = []
    paper, colour = settings.paper_size, settings.club_colour
    if paper and paper not in list(Paper):
        found.append(Finding("look-no-such-paper", args={"paper": paper, "known": ", ".join(Paper)}))
        paper = ""
    if colour and not _COLOUR.fullmatch(colour):
        found.append(Finding("look-no-colour", args={"colour": colour}))
        colour = ""
    logo = _logo(settings.club_logo) if settings.club_logo else None
    if settings.club_logo and logo is None:
        found.append(Finding("look-no-picture", args={"file": settings.club_logo}))
    slips = settings.slips_a_page
    if slips and slips not in SLIPS_A_PAGE:
        known = ", ".join(map(str, SLIPS_A_PAGE))
        found.append(Finding("look-no-such-slips", args={"count": slips, "known": known}))
        slips = 0
    design = settings.certificate_design
    if design and design not in list(Design):
        found.append(Finding("look-no-such-design", args={"design": design, "known": ", ".join(Design)}))
        design = ""
    signatures = (each.strip() for each in settings.certificate_signatures.split(";"))
    look = Look(
        Paper(paper) if paper else None,
        settings.paper_large,
        settings.paper_duplex,
        logo,
        colour,
        settings.certificate_text.strip(),
        tuple(each for each in signatures if each),
        Design(design) if design else None,
        max(0, min(doc.MOST_IN_A_ROW, settings.room_row)),
        slips,
    )
    return look, tuple(found)


def _logo(file: str) -> Logo | None:
    from tichu_turnier.sheets.formats.pdf import logo_of

    try:
        with Path(file).open("rb") as picture:
            content = picture.read(_MOST_BYTES + 1)
    except OSError:
        return None
    return logo_of(content) if len(content) <= _MOST_BYTES else None


def dressed(document: doc.Document, look: Look) -> doc.Document:
    """The sheet in the look of a club; forms and signs are as large as they go in any case."""
    paper = look.paper or document.paper
    drawn = any(isinstance(block, _LARGE_ALREADY) for block in document.blocks)
    large = look.large and not drawn and paper not in _NOT_LARGER
    little = large or paper in _NOT_LARGER
    return replace(
        document,
        paper=paper,
        orientation=doc.Orientation.LANDSCAPE if little and _is_wide(document) else document.orientation,
        look=replace(look, large=large),
        blocks=tuple(_worded(block, look, large=large) for block in document.blocks),
    )


def _is_wide(document: doc.Document) -> bool:
    """Whether a table has so many columns that names get no room where little fits on an upright page."""
    tables = [block for block in document.blocks if isinstance(block, doc.Table)]
    handouts = [each for each in document.blocks if isinstance(each, doc.Handouts) and each.across == 1]
    tables += [each.table for block in handouts for each in block.handouts[:1]]
    return any(len(table.columns) >= _MANY_COLUMNS and table.lanes == 1 for table in tables)


def _worded(block: doc.Block, look: Look, *, large: bool) -> doc.Block:
    """A certificate with the words of the club, a map with rows as in its room, slips as it cuts them."""
    links = look.links
    match block:
        case doc.RoomMap(per_row=usual):
            return replace(block, per_row=look.room_row or (ceil(usual * (2 / 3)) if large else usual))
        case doc.Slips(slips, usual):
            linked = (replace(each, link=links.slip(each.scanned)) if links else each for each in slips)
            return doc.Slips(tuple(linked), look.slips_a_page or usual)
        case doc.Handouts(handouts) if links:
            own = (replace(h, link=links.person(h.who)) if h.who is not None else h for h in handouts)
            return replace(block, handouts=tuple(own))
        case doc.Signs(signs) if links:
            led = (replace(s, link=links.table(s.table)) if s.table is not None else s for s in signs)
            return replace(block, signs=tuple(led))
        case doc.Certificates(certificates):
            said = tuple(_said(each, look) for each in certificates)
            return replace(block, certificates=said, design=look.design or block.design)
    return block


def _said(each: doc.Certificate, look: Look) -> doc.Certificate:
    below = (*each.below[:-1], look.certificate) if look.certificate else each.below
    return replace(each, below=below, signatures=look.signatures or each.signatures)
