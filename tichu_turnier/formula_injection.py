"""Escape text that a spreadsheet would evaluate (OWASP, "CSV Injection")."""

import re

_FORMULA = re.compile(r"\s*[=+\-@]|[\t\r\n]")
_BEHIND_A_SEPARATOR = re.compile(r'([,;\t][\s"]*)(?=[=+\-@])')
"""In Excel of another language a comma or a semicolon within a text begins the next cell."""

_MADE_INERT = re.compile(r"""(^|[,;\t][\s"]*)'(?=\s*[=+\-@])""")


def begins_formula(text: str) -> bool:
    """Whether a spreadsheet takes the beginning of a text for that of a formula."""
    return _FORMULA.match(text) is not None


def as_meant(text: str) -> str:
    """The text of a cell that was made inert, as it was before."""
    return _MADE_INERT.sub(r"\1", text)


def inert(text: str) -> str:
    """The text for a cell of a csv, with an apostrophe before whatever would be calculated."""
    shown = _BEHIND_A_SEPARATOR.sub(r"\1'", text)
    return f"'{shown}" if begins_formula(shown) else shown
