"""What does somebody hear who cannot see a PDF? Its parts in reading order, from its tree and PDFium."""

import ctypes
from dataclasses import dataclass, field
from io import BytesIO

import pypdfium2
from pikepdf import Array, Dictionary, Pdf
from pypdfium2 import raw


@dataclass
class Part:
    """A part of the tree: its kind, what it says in words, what stands for a picture, and parts within."""

    kind: str
    text: str = ""
    said: str = ""
    scope: str = ""
    parts: list["Part"] = field(default_factory=list)

    def all(self, *kinds):
        """All parts of such kinds below, in reading order."""
        for each in self.parts:
            if each.kind in kinds:
                yield each
            yield from each.all(*kinds)

    @property
    def words(self):
        """Everything that is said, from first to last."""
        return " ".join(filter(None, (self.text, *(each.words for each in self.parts))))


@dataclass
class Structure:
    """The tree of a PDF, and what is wrong with it."""

    root: Part
    faults: list[str]


def structure(pdf):
    """The parts of a PDF; faults are pieces of no part or of two, and parts whose pieces are not there."""
    pieces, faults = _pieces(pdf)
    with Pdf.open(BytesIO(pdf)) as file:
        tree = file.Root.StructTreeRoot
        pages = {page.obj.objgen: number for number, page in enumerate(file.pages)}
        owners = {}

        def part(node, above):
            if node.P.objgen != above.objgen:
                faults.append(f"{node.S} has another parent")
            found = Part(str(node.S)[1:], said=str(node.get("/Alt", "")), scope=_scope(node))
            words = []
            for kid in _kids(node):
                if isinstance(kid, Dictionary) and "/S" in kid:
                    found.parts.append(part(kid, node))
                    continue
                page, number = (kid.Pg, kid.MCID) if isinstance(kid, Dictionary) else (node.Pg, kid)
                place = pages[page.objgen], int(number)
                if place in owners or place not in pieces:
                    faults.append(f"{place} is owned by {owners.get(place)}, said: {pieces.get(place)}")
                owners[place] = node.objgen
                words.append(pieces.get(place, ""))
            found.text = " ".join(" ".join(words).split())
            return found

        (first,) = tree.K
        root = part(first, tree)
        faults += [f"{place} is in no part: {text}" for place, text in pieces.items() if place not in owners]
        numbers = list(tree.ParentTree.Nums)
        told = {
            (page, number): element.objgen
            for page, elements in zip(numbers[::2], numbers[1::2], strict=True)
            for number, element in enumerate(elements)
        }
        if told != owners or [page.StructParents for page in file.pages] != numbers[::2]:
            faults.append("the tree of parents says something else")
    return Structure(root, faults)


def _kids(node):
    kids = node.get("/K", [])
    return kids if isinstance(kids, (Array, list)) else [kids]


def _scope(node):
    return str(node.A.Scope)[1:] if "/A" in node else ""


def _pieces(pdf):
    """The text of each piece by page and number, and what is drawn in no piece at all."""
    found, faults = {}, []
    document = pypdfium2.PdfDocument(pdf)
    for index, page in enumerate(document):
        words = page.get_textpage()
        for thing in page.get_objects(max_depth=1):
            marks = [
                raw.FPDFPageObj_GetMark(thing, number) for number in range(raw.FPDFPageObj_CountMarks(thing))
            ]
            numbers = [number for mark in marks if (number := _number(mark)) is not None]
            if len(numbers) == 1:
                place = index, numbers[0]
                found[place] = found.get(place, "") + (
                    _text(thing, words) if thing.type == raw.FPDF_PAGEOBJ_TEXT else ""
                )
            elif not marks:
                faults.append(f"page {index + 1}: a thing that is neither said nor an ornament")
        words.close()
    document.close()
    return found, faults


def drawn_in_parts(pdf):
    """How many lines and areas of a PDF belong to a part of it, and are no ornament."""
    document = pypdfium2.PdfDocument(pdf)
    count = 0
    for page in document:
        for thing in page.get_objects(max_depth=1):
            marks = (raw.FPDFPageObj_GetMark(thing, at) for at in range(raw.FPDFPageObj_CountMarks(thing)))
            count += thing.type == raw.FPDF_PAGEOBJ_PATH and any(_number(mark) is not None for mark in marks)
    document.close()
    return count


def _number(mark):
    value = ctypes.c_int()
    return value.value if raw.FPDFPageObjMark_GetParamIntValue(mark, b"MCID", value) else None


def _text(thing, words):
    length = raw.FPDFTextObj_GetText(thing, words, None, 0)
    buffer = ctypes.create_string_buffer(length)
    raw.FPDFTextObj_GetText(thing, words, ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort)), length)
    return buffer.raw.decode("utf-16-le").rstrip("\0")
