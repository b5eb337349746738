"""Is a name only a name, whatever spreadsheet opens it?"""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.formula_injection import as_meant, begins_formula, inert


@pytest.mark.parametrize("text", ["", "Otter", "A = B", "Adler, Biber; Dachs", "\N{MINUS SIGN}5", "'n Otter"])
def test_words_stay_as_they_are(text):
    assert inert(text) == text
    assert not begins_formula(text)


@pytest.mark.parametrize("text", ["=1+1", "+41 79", "-1", "@SUM(A1)", " =1+1", "\u00a0=1+1", "\t1", "\r=1"])
def test_what_begins_like_a_formula_gets_an_apostrophe(text):
    assert begins_formula(text)
    assert inert(text) == f"'{text}"


@given(st.text(st.sampled_from("a=+-@,;\"' "), max_size=12), st.sampled_from(",;"), st.sampled_from(",;\t"))
def test_no_cell_is_a_formula_whatever_parts_the_cells(text, written, read):
    """A file with semicolons, opened where Excel expects commas."""
    out = StringIO()
    csv.writer(out, delimiter=written).writerow(("1", inert(text), "2"))
    (cells,) = csv.reader(StringIO(out.getvalue(), newline=""), delimiter=read)
    assert not any(begins_formula(cell) for cell in cells)


@pytest.mark.parametrize("text", ["=A1", "+41 79", "-5", "@Gans", "a;=b", "a, @b", "Adler", "O'Hase", "'; x"])
def test_what_was_made_inert_is_read_as_it_was_meant(text):
    assert as_meant(inert(text)) == text
