"""What is what on the pages of a PDF: the tree of its parts (ISO 32000-1, 14.7 and 14.8).

Whoever listens to a sheet hears headings, lists and tables instead of letters from top to bottom. Pieces of a
page are numbered while they are drawn; the tree that names them is put in afterwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO

from pikepdf import Array, Dictionary, Name, Object, ObjectStreamMode, Pdf, String

from tichu_turnier.sheets.layout.letters import runs_leftwards
from tichu_turnier.sheets.layout.shapes import ASIDE, END, HEADING, Opens, Text

ORNAMENT = "/Artifact BMC"
"""Opens a piece that no part of the sheet has; it is not read."""
_LEAVES = {"P", "H1", "H2", "TH", "TD", "Lbl", "Figure"}
"""What has words or a picture of its own; in all else stand other parts."""
_NAMES = {
    kind: Name("/" + kind) for kind in (*_LEAVES, "Document", "Sect", "L", "LI", "LBody", "Table", "TR")
}


@dataclass(slots=True, eq=False)
class _Part:
    """A part of the sheet: other parts, or pieces of pages by page and number."""

    kind: str
    said: str = ""
    scope: str = ""
    """Of a header: whether it is of a column or of a row."""
    words: list[str] = field(default_factory=list)
    parts: list["_Part"] = field(default_factory=list)
    pieces: list[tuple[int, int]] = field(default_factory=list)


class Tags:
    """The parts so far, and those that are not closed yet."""

    def __init__(self, *, head: bool) -> None:
        self.root = _Part("Document")
        self.heading = "H2" if head else "H1"
        """What has no title above all is opened by its first heading."""
        self.open = [self.root]
        self.aside = 0
        self.pages: list[list[_Part]] = []
        """Of each page the parts that its pieces belong to, by number."""

    def new_page(self) -> None:
        self.pages.append([])

    def step(self, mark: Opens) -> None:
        """A part begins, or the last that began ends."""
        if self.aside or mark is ASIDE:
            self.aside += -1 if mark is END else 1
        elif mark is END:
            self.open.pop()
        else:
            kind = self.heading if mark is HEADING else mark.kind
            self.open.append(self._part(kind, mark.said))

    def part_of(self, line: Text) -> _Part | None:
        """What words belong to: the part that is open, or a paragraph there; None for what is not read."""
        if self.aside:
            return None
        part = self.open[-1]
        if part.kind not in _LEAVES:
            part = part.parts[-1] if line.goes_on and part.parts else self._part("P")
        part.words.append(line.text)
        return part

    @property
    def drawing(self) -> _Part | None:
        """The picture that is open, which lines and areas are part of; None where they are an ornament."""
        return self.open[-1] if self.open[-1].kind == "Figure" and not self.aside else None

    def figure(self, said: str) -> _Part | None:
        """A picture, and what is said instead of it; without a word it is an ornament."""
        return None if self.aside or not said else self._part("Figure", said)

    def piece(self, part: _Part | None) -> str:
        """How a piece of that part is opened on this page; it is closed by `EMC`."""
        if part is None:
            return ORNAMENT
        page = self.pages[-1]
        part.pieces.append((len(self.pages) - 1, len(page)))
        page.append(part)
        return f"/{part.kind} <</MCID {len(page) - 1}>> BDC"

    def _part(self, kind: str, said: str = "") -> _Part:
        part = _Part(kind, said)
        if kind == "TH":
            part.scope = "Row" if len(self.open[-2].parts) > 1 else "Column"
        self.open[-1].parts.append(part)
        return part


def tagged(data: bytes, tags: Tags, language: str) -> bytes:
    """A PDF with the tree of its parts, and with what it is about in XMP."""
    with Pdf.open(BytesIO(data)) as pdf:
        pages = [page.obj for page in pdf.pages]
        root = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        elements: dict[_Part, Object] = {}
        root.K = Array([_element(tags.root, root, _Writing(pdf, pages, elements))])
        numbers = Array()
        for number, (page, parts) in enumerate(zip(pages, tags.pages, strict=True)):
            page.StructParents, page.Tabs = number, Name.S
            numbers.append(number)
            numbers.append(pdf.make_indirect(Array([elements[part] for part in parts])))
        root.ParentTree = pdf.make_indirect(Dictionary(Nums=numbers))
        root.ParentTreeNextKey = len(pages)
        pdf.Root.StructTreeRoot = root
        pdf.Root.MarkInfo = Dictionary(Marked=True)
        _say_what_it_is(pdf, language)
        buffer = BytesIO()
        packed = ObjectStreamMode.generate
        pdf.save(buffer, object_stream_mode=packed, min_version="1.7", deterministic_id=True)
        return buffer.getvalue()


@dataclass(frozen=True, slots=True)
class _Writing:
    pdf: Pdf
    pages: Sequence[Object]
    elements: dict[_Part, Object]


def _element(part: _Part, above: Object, writing: _Writing) -> Object:
    """A part with all that is in it; its pieces stand on the page on which it begins, or say on which."""
    found = writing.pdf.make_indirect(Dictionary(S=_NAMES[part.kind], P=above))
    writing.elements[part] = found
    if part.pieces:
        first = part.pieces[0][0]
        found.Pg = writing.pages[first]
        kids = [
            number if page == first else Dictionary(Type=Name.MCR, Pg=writing.pages[page], MCID=number)
            for page, number in part.pieces
        ]
        found.K = kids[0] if len(kids) == 1 else Array(kids)
    elif part.parts:
        found.K = Array([_element(each, found, writing) for each in part.parts])
    if part.said:
        found.Alt = String(part.said)
    if any(map(runs_leftwards, part.words)):
        found.ActualText = String(" ".join(part.words))
    if part.scope:
        found.A = Dictionary(O=Name.Table, Scope=Name("/" + part.scope))
    return found


def _say_what_it_is(pdf: Pdf, language: str) -> None:
    """What the table of the file says of it, as a reader of metadata wants it (XMP)."""
    info = {key: str(pdf.docinfo.get(f"/{key}", "")) for key in ("Title", "Author", "Subject", "Creator")}
    with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as about:
        about["dc:title"], about["dc:creator"] = info["Title"], [info["Author"]]
        about["dc:description"], about["dc:language"] = info["Subject"], {language}
        about["xmp:CreatorTool"] = info["Creator"]
