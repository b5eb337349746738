"""Does somebody who cannot see a sheet hear its headings, lists and tables, in reading order?"""

from io import BytesIO
from itertools import pairwise

import pytest
from pikepdf import Pdf

from tests.cases import some
from tests.sheets.formats.structure import structure
from tests.sheets.goldens import document, paper
from tests.sheets.occasions import EVERYTHING
from tests.sheets.reading import rows
from tichu_turnier.sheets.document import Facts, Heading, Paragraph, Table, printable

HOLDS = {"L": {"LI"}, "LI": {"Lbl", "LBody"}, "Table": {"TR"}, "TR": {"TH", "TD"}}


def bare(text):
    """A text as it is compared: lines may break anywhere, and PDFium keeps no hyphen at the end of one."""
    return "".join(printable(text).replace("\x02", "").replace("-", "").split())


def is_heard(found, wanted):
    """Whether a table or list is told, but for what is cut off because it has no room."""
    cells = [
        (bare(one), bare(other))
        for told, line in zip(found, wanted, strict=True)
        for one, other in zip(told, line, strict=True)
    ]
    return all(
        other.startswith(one.removesuffix("…")) and (one == other or "…" in one) for one, other in cells
    )


@pytest.mark.parametrize("key", some(list(EVERYTHING), 16))
def test_every_piece_of_every_page_is_a_part_or_an_ornament(key):
    found = structure(paper(key, 37, "de"))
    assert found.faults == []
    for part in (found.root, *found.root.all("Sect", *HOLDS)):
        allowed = HOLDS.get(part.kind)
        assert part.parts
        assert not allowed or {each.kind for each in part.parts} <= allowed
    for table in found.root.all("Table"):
        first, *others = ([cell.kind for cell in row.parts] for row in table.parts)
        assert {*first} == {"TH"}
        assert {len(row) for row in others} <= {len(first)}
        assert {cell.scope for cell in table.parts[0].parts} == {"Column"}
    assert all(figure.said for figure in found.root.all("Figure"))
    levels = [int(heading.kind[1]) for heading in found.root.all("H1", "H2")]
    assert levels[0] == 1
    assert all(below - above <= 1 for above, below in pairwise(levels))
    assert all(heading.text for heading in found.root.all("H1", "H2"))


@pytest.mark.parametrize("key", some(list(EVERYTHING), 16))
def test_what_is_heard_is_what_the_sheet_says(key):
    said, root = document(key, 37, "de"), structure(paper(key, 37, "de")).root
    if not said.cut_out:
        (title,) = root.all("H1")
        assert title.text.startswith(said.title)
    tables = iter(list(root.all("Table")))
    lists = iter(list(root.all("L")))
    texts = iter([bare(each.text) for each in root.all("P", "H2")])
    for block in said.blocks:
        match block:
            case Table():
                found = [[cell.text for cell in row.parts] for row in next(tables).parts]
                wanted = [[column.title for column in block.columns], *rows(block)]
                assert is_heard(found, wanted)
            case Facts():
                found = [[each.words for each in item.parts] for item in next(lists).parts]
                assert is_heard(found, block.rows)
            case Heading(text) | Paragraph(text):
                assert bare(text) in texts
            case _:
                break


def test_a_file_says_what_it_is():
    with Pdf.open(BytesIO(paper("ranking", 37, "fr"))) as pdf:
        assert (pdf.pdf_version, str(pdf.Root.Lang), bool(pdf.Root.MarkInfo.Marked)) == ("1.7", "fr", True)
        assert not pdf.check_pdf_syntax()
        with pdf.open_metadata() as about:
            told = (about["dc:title"], about["dc:language"], about["dc:creator"])
        assert told == (str(pdf.docinfo.Title), {"fr"}, [str(pdf.docinfo.Author)])


def test_a_wall_list_is_opened_at_a_letter():
    with Pdf.open(BytesIO(paper("seats-by-name", 400, "de"))) as pdf, pdf.open_outline() as outline:
        assert len(outline.root) == 1
        found = [each.title for each in outline.root[0].children]
    assert any("–" in span for span in found)
