"""Which font has a letter, how wide is a text, in which order do its letters stand, and as which glyphs?

DejaVu Sans has most alphabets; Thai, Devanagari, Tamil, Hangul, Han, Kana and emoji have fonts of their own,
read when needed. Where letters change beside each other, join, or stand above each other, HarfBuzz shapes
them (Unicode Standard, 9.2 and 12); all others are taken one by one, which is faster. A PDF is written from
left to right, within a line that runs so (Unicode Standard Annex 9): Hebrew and Arabic run to the left.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby

import uharfbuzz
from bidi import get_display
from reportlab.pdfbase import pdfmetrics, ttfonts

from tichu_turnier.resource_files import resource

_LEFTWARDS = re.compile("[\u0590-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200c\u200d]+")
"""What runs to the left, with the vowel signs on it; figures do not."""
_OPENING, _CLOSING = "([{<«", ")]}>»"
_MIRRORED = str.maketrans(_OPENING + _CLOSING, _CLOSING + _OPENING)
_BRACKET = re.compile(f"([{re.escape(_OPENING + _CLOSING)}])")
_FLAG = "\u0300"
"""A mark on a bracket: it follows its bracket, and comes before it where the bracket was turned round."""
_FLAGGED = re.compile(f"{_BRACKET.pattern}{_FLAG}|{_FLAG}{_BRACKET.pattern}")


def runs_leftwards(text: str) -> bool:
    """Whether anything of a text runs to the left."""
    return not text.isascii() and _LEFTWARDS.search(text) is not None


def runs_of(text: str) -> list[tuple[str, bool]]:
    """A line in pieces from left to right, each as it is read, with whether it runs to the left."""
    if not runs_leftwards(text):
        return [(text, False)]
    flagged = _BRACKET.sub(rf"\1{_FLAG}", text)
    ordered = str(get_display(flagged, base_dir="L"))
    shown = _FLAGGED.sub(lambda found: found[1] or found[2].translate(_MIRRORED), ordered)
    found, end = [], 0
    for run in _LEFTWARDS.finditer(shown):
        found += [(shown[end : run.start()], False), (run[0][::-1], True)]
        end = run.end()
    return [(run, leftwards) for run, leftwards in (*found, (shown[end:], False)) if run]


PLAIN = "Sheet"
_FILES = {
    "Sheet": ("DejaVuSans.ttf", 0),
    "Sheet-Bold": ("DejaVuSans-Bold.ttf", 0),
    "Thai": ("NotoSansThai-Regular.ttf", 0),
    "Thai-Bold": ("NotoSansThai-Bold.ttf", 0),
    "Devanagari": ("NotoSansDevanagari-Regular.ttf", 0),
    "Devanagari-Bold": ("NotoSansDevanagari-Bold.ttf", 0),
    "Tamil": ("NotoSansTamil-Regular.ttf", 0),
    "Tamil-Bold": ("NotoSansTamil-Bold.ttf", 0),
    "Asia": ("wqy-microhei.ttc", 0),
    "Emoji": ("NotoEmoji-Regular.ttf", 0),
}
_BLOCKS = {"Devanagari": range(0x900, 0x980), "Tamil": range(0xB80, 0xC00), "Thai": range(0xE00, 0xE80)}
_ANY = ("Sheet", "Asia", "Emoji")
_SHAPED = re.compile("[\u0300-\u036f\u0590-\u0dff\u0e00-\u0eff\u200c\u200d\ufb1d-\ufdff\ufe70-\ufeff]")
_MISSING = "\N{REPLACEMENT CHARACTER}"
"""Drawn for a letter that no font has; DejaVu Sans has this one."""
_GLYPHS = 0xF0000
"""From here on glyphs that are no letter have numbers, which depend on nothing that was written before."""
_OF_A_FONT = 0x2000
"""More glyphs no font has that is shaped."""
_meant: dict[int, str] = {}
"""Which letters a glyph stands for that is none itself."""
_TOLD = re.compile("(?<= <)([0-9A-F]{4,6})(?=>)")
_FORMS = (range(0xFB1D, 0xFE00), range(0xFE70, 0xFEFD))
"""Letters as they look where they join others."""


@dataclass(frozen=True, slots=True)
class Run:
    """What a font writes, and how wide that is at size 1."""

    font: str
    letters: str
    width: float
    places: tuple[tuple[float, float, float], ...] = ()
    """Of shaped ones: how far to the right (in thousandths), how far up, and what is taken back behind it."""
    said: str = ""
    """What shaped ones do not tell."""


def _as_meant(write: Callable[..., str]) -> Callable[..., str]:
    """What reportlab says about the letters of a font, but so that a reader program understands it.

    It writes U+1F409 with five digits instead of in UTF-16 (ISO 32000-1, 9.10.3), and knows nothing of glyphs
    that stand for other letters.
    """

    def written(*about: object) -> str:
        return _TOLD.sub(as_meant, write(*about))

    def as_meant(found: re.Match[str]) -> str:
        code = int(found[1], 16)
        letters = _meant.get(code, chr(code))
        if any(code in forms for forms in _FORMS):
            letters = unicodedata.normalize("NFKC", letters)
        return letters.encode("utf-16-be", "replace").hex().upper()

    return written


ttfonts.makeToUnicodeCMap = _as_meant(ttfonts.makeToUnicodeCMap)


@cache
def font_of(name: str) -> ttfonts.TTFont:
    file, index = _FILES[name]
    font = ttfonts.TTFont(name, str(resource("fonts", file)), subfontIndex=index)
    pdfmetrics.registerFont(font)
    return font


class _Letters(dict[str, tuple[float, str, str]]):
    """Of each letter its width (size 1), the font that has it, and the letter to draw; filled when asked."""

    def __init__(self, weight: str) -> None:
        super().__init__()
        self.weight = weight

    def __missing__(self, letter: str) -> tuple[float, str, str]:
        code = ord(letter)
        own = [f"{script}{self.weight}" for script, block in _BLOCKS.items() if code in block]
        for name in (f"{PLAIN}{self.weight}", *own, *_ANY):
            if code in font_of(name).face.charToGlyph:
                found = (float(font_of(name).stringWidth(letter, 1)), name, letter)
                break
        else:
            found = self[_MISSING]
        self[letter] = found
        return found


@cache
def _letters(bold: bool) -> _Letters:
    return _Letters("-Bold" if bold else "")


def _is_shaped(text: str) -> bool:
    """Whether letters of a text change beside each other, so that its glyphs do not tell what it says."""
    return not text.isascii() and _SHAPED.search(text) is not None


def measure(text: str, size: float, bold: bool) -> float:
    """Width in points of a text, in the fonts it is drawn with."""
    return size * _width_at_1(text, bold)


@lru_cache(maxsize=16_384)
def _width_at_1(text: str, bold: bool) -> float:
    """A table is tried in many sizes, each of which asks for the same texts again."""
    if _is_shaped(text):
        return sum(run.width for run in _shaped_runs(text, bold))
    letters = _letters(bold)
    return sum([letters[letter][0] for letter in text])


def runs(text: str, *, bold: bool) -> list[Run]:
    """A text from left to right, in runs of the same font."""
    if _is_shaped(text):
        return _shaped_runs(text, bold)
    if text.isascii() and text.isprintable() and text:  # the first font has all of these
        return [Run(f"{PLAIN}{_letters(bold).weight}", text, 0)]
    return [Run(name, letters, 0) for name, letters in _by_font(text, bold)]


def _by_font(text: str, bold: bool) -> Iterator[tuple[str, str]]:
    """Runs of letters that one font has; what stands above or below a letter is taken from the same."""
    letters = _letters(bold)
    found: list[tuple[float, str, str]] = []
    for letter in text:
        entry = letters[letter]
        before = found[-1][1] if found else entry[1]
        clings = entry[1] != before and unicodedata.category(letter) in ("Mn", "Mc", "Cf")
        if clings and ord(letter) in font_of(before).face.charToGlyph:
            entry = (0.0, before, letter)
        found.append(entry)
    for name, run in groupby(found, key=lambda entry: entry[1]):
        yield name, "".join([entry[2] for entry in run])


@lru_cache(maxsize=4096)
def _shaped_runs(text: str, bold: bool) -> list[Run]:
    found: list[Run] = []
    for run, leftwards in runs_of(text):
        parts = [
            Run(name, letters, float(font_of(name).stringWidth(letters, 1)))
            if name in _ANY[1:]
            else _shaped(name, letters, leftwards=leftwards)
            for name, letters in _by_font(run, bold)
        ]
        found += reversed(parts) if leftwards else parts
    return found


@cache
def _shaper(name: str) -> uharfbuzz.Font:
    return uharfbuzz.Font(font_of(name).hbFace)


@cache
def _codes(name: str) -> dict[int, int]:
    """Which letter a glyph is, as long as it is one."""
    known = font_of(name).face.charToGlyph
    return {glyph: code for code, glyph in sorted(known.items(), reverse=True)}


def _shaped(name: str, text: str, *, leftwards: bool) -> Run:
    """The glyphs of a text from left to right, each with its place.

    Reader programs turn round by themselves what runs to the left, so each of its glyphs tells its letters.
    """
    buffer, unit = uharfbuzz.Buffer(), 1000 / _shaper(name).face.upem
    buffer.cluster_level = uharfbuzz.BufferClusterLevel.MONOTONE_CHARACTERS
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if leftwards else "ltr"
    uharfbuzz.shape(_shaper(name), buffer)
    starts = sorted(Counter(info.cluster for info in buffer.glyph_infos).items())
    ends = [start for start, _ in starts[1:]] + [len(text)]
    alone = {start: text[start:end] for (start, count), end in zip(starts, ends, strict=True) if count == 1}
    letters, places, widths = "", [], font_of(name).face.charWidths
    for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        code = _code(name, info.codepoint, alone.get(info.cluster, ""))
        letters += chr(code)
        behind = widths[code] - unit * (place.x_advance - place.x_offset)
        places.append((unit * place.x_offset, unit * place.y_offset / 1000, behind))
    wide = sum(place.x_advance for place in buffer.glyph_positions) * unit / 1000
    said = "" if leftwards or letters == text else text
    return Run(name, letters, wide, tuple(places), said)


def _code(name: str, glyph: int, meant: str) -> int:
    """The letter that a glyph is, or a number of its own."""
    if glyph in _codes(name):
        return _codes(name)[glyph]
    code = _GLYPHS + list(_FILES).index(name) * _OF_A_FONT + glyph
    face = font_of(name).face
    face.charToGlyph[code] = glyph
    face.charWidths[code] = _shaper(name).get_glyph_h_advance(glyph) * 1000 / _shaper(name).face.upem
    _codes(name)[glyph] = code
    if meant:
        _meant[code] = meant
    return code
