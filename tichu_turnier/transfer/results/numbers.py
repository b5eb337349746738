"""Read whole numbers and totals as people and spreadsheets write them, or not at all."""

import re

from tichu_turnier.files.cells import MINUS_SIGNS

_APOSTROPHES = "'\u2019\u2018\u02bc\u00b4"
_BLANKS = " \u00a0\u202f\u2009\u2007"
_BARE = re.compile(r"[0-9]{1,6}")
"""As nearly all are written: what else there may be need not be looked for."""
_DIGIT = re.compile(r"\d")
_GROUPED = re.compile(rf"\d{{1,3}}(?:([{_APOSTROPHES}{_BLANKS}])\d{{3}})(?:\1\d{{3}})*")
_SIGNED = re.compile(rf"([+-]?)[{_BLANKS}]*(\S.*?)")
_UNIT = re.compile(r"\s*(?:p|pt|pts|pkt|punkte|points)\.?$", re.IGNORECASE)
_TAIL = re.compile(r"(.*?)[.,](0+)")
_POINTED = re.compile(r"(\d{1,3})[.,](\d{3})")
_STROKES = frozenset(("-", "\N{EN DASH}", "\N{EM DASH}", "\N{MINUS SIGN}"))
_SCORE = re.compile(r"\s*(\S.*?)\s*(?::|/|(?<=\w)\s*-(?=\s*[\d-]))\s*(\S.*?)\s*")
_BARE_SCORE = re.compile(r"([0-9]{1,4}):([0-9]{1,4})")
_LARGEST = 1_000_000
"""No score and no table is larger."""
_LARGEST_SCORE = 9_999
"""No match brings more Tichu points."""
_STEP = 5
"""Tichu points come in fives."""


def is_stroke(text: str) -> bool:
    """Whether a stroke stands where an amount could: there is none."""
    return text in _STROKES


def whole_amount(text: str) -> int | None:
    """An amount of Tichu points: `1100`, `1'100`, `1 100`, `1.100`, `640,00`, `600.0`, with any minus sign.

    None for what is no whole number, and where a point or comma can mark thousands and a fraction as well:
    `5.000` can be five and five thousand. `1.000` is a thousand, as there is no single Tichu point.
    """
    if _BARE.fullmatch(text):
        return int(text)
    if not _DIGIT.search(text):
        return None
    read = _SIGNED.fullmatch(text.strip().translate(MINUS_SIGNS))
    if read is None:
        return None
    digits = _UNIT.sub("", read[2].strip())
    amount = _pointed(digits) if _POINTED.fullmatch(digits) else _plain(digits)
    if amount is None or amount > _LARGEST:
        return None
    return -amount if read[1] == "-" else amount


def score_of(text: str) -> tuple[int, int] | None:
    """Totals as `640:360`, `640/360` or `640 - 360`; None where the text is no totals."""
    if bare := _BARE_SCORE.fullmatch(text):
        return int(bare[1]), int(bare[2])
    read = _SCORE.fullmatch(text.translate(MINUS_SIGNS))
    a, b = (None, None) if read is None else map(whole_amount, (read[1], read[2]))
    return None if a is None or b is None else (a, b)


def whole_number(text: str) -> int | None:
    """A number of things, such as hands: `10` and what spreadsheets make of it (`10.0`, `10,00`)."""
    if _BARE.fullmatch(text):
        return int(text)
    digits = text.strip()
    if tail := _TAIL.fullmatch(digits):
        digits = tail[1]
    return int(digits) if re.fullmatch(r"\d{1,6}", digits) else None


def _plain(digits: str) -> int | None:
    if tail := _TAIL.fullmatch(digits):
        digits = tail[1]
    if _GROUPED.fullmatch(digits):
        digits = re.sub(r"\D", "", digits)
    return int(digits) if re.fullmatch(r"\d{1,7}", digits) else None


def _pointed(digits: str) -> int | None:
    """What `1.100` means: the reading in which it is an amount of Tichu points, if only one is."""
    head, tail = re.split("[.,]", digits)
    readings = {int(head + tail)} if head != "0" else set()
    if not int(tail):
        readings.add(int(head))
    possible = {each for each in readings if not each % _STEP and each <= _LARGEST_SCORE}
    return possible.pop() if len(possible) == 1 else None
