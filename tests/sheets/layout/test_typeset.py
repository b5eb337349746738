import pytest
from hypothesis import given
from hypothesis import strategies as st

from tichu_turnier.sheets.document import printable
from tichu_turnier.sheets.layout import typeset
from tichu_turnier.sheets.layout.letters import measure
from tichu_turnier.sheets.layout.shapes import Area
from tichu_turnier.sheets.layout.typeset import fit, set_in, wrap
from tichu_turnier.words.listings.listing import Align

TEXTS = st.text(st.characters(exclude_categories=("Cs",)), max_size=200)


def test_words_are_made_smaller_before_they_are_parted_and_never_torn():
    assert fit("Dachs", 100, 10) == fit("Dachs", 1000, 10)
    assert fit("Dachs", 100, 10).lines == ("Dachs",)
    a_little = fit("Murmeltier", 0.9 * measure("Murmeltier", 10, False), 10)
    assert (a_little.lines, a_little.size) == (("Murmeltier",), pytest.approx(9))
    assert fit("Murmeltier und Steinbock", 80, 10).lines == ("Murmeltier und", "Steinbock")
    room = 0.7 * measure("Siebenschläfer", 10, False)
    assert fit("Siebenschläfer", room, 10).lines == ("Siebenschläfer",)


def test_what_fits_nowhere_is_cut_visibly():
    fitted = fit("Wort " * 200, 50, 10)
    assert len(fitted.lines) == 3
    assert fitted.lines[-1].endswith("…")


def test_the_beginning_of_a_long_word_is_better_than_nothing():
    (line,) = fit("C Donaudampfschifffahrtsgesellschaft", 80, 12, lines=1).lines
    assert line.startswith("C Donau")
    *_, last = fit("Der Rat der Siebenschläfergesellschaften vom Berg", 50, 12).lines
    assert last.endswith("…")


@given(TEXTS, st.floats(12, 500), st.floats(5, 40), st.booleans(), st.integers(1, 4))
def test_no_line_is_ever_wider_than_its_room(text, room, size, bold, lines):
    shown = printable(text)
    fitted = fit(shown, room, size, bold=bold, lines=lines)
    assert 1 <= len(fitted.lines) <= lines
    assert fitted.size <= size
    for line in fitted.lines:
        # One letter alone may be wider than a very narrow room; nothing printed is narrower than that.
        assert measure(line, fitted.size, bold) <= room + 1e-6 or len(line) <= 2


@given(TEXTS, st.floats(30, 300))
def test_wrapping_loses_no_letter(text, room):
    shown = printable(text)
    assert "".join(wrap(shown, room, 10)).replace(" ", "") == "".join(shown.split())


def test_each_of_a_pair_begins_a_line_where_that_takes_no_more_lines():
    pair = "Roter Milan + Siebenschläfer"
    assert wrap(pair, 1000, 10) == (pair,)
    assert wrap(pair, 120, 10) == ("Roter Milan +", "Siebenschläfer")
    narrow = measure("Roter Milan", 10, False) + 3
    assert wrap("Roter Milan + Uhu", narrow, 10) == ("Roter Milan", "+ Uhu")
    one_more = measure("Milan + Wolf vom", 10, False) + 1
    assert wrap("Milan + Wolf vom hohen Berg", one_more, 10) == ("Milan + Wolf vom", "hohen Berg")


def test_a_few_letters_are_no_last_line():
    words = "Es fehlen noch Resultate von Tisch 3."
    room = measure(words, 10, False) - 1
    assert wrap(words, room, 10) == ("Es fehlen noch Resultate von", "Tisch 3.")
    assert wrap("Gämse Uhu", measure("Gämse Uhu", 10, False) - 1, 10) == ("Gämse", "Uhu")


@pytest.mark.parametrize("align", Align)
def test_text_stays_in_its_area(align):
    area = Area(100, 50, 80, 40)
    for mark in set_in(fit("Murmeltier und Steinbock", 80, 12), area, align):
        assert area.left - 1e-6 <= mark.x
        assert mark.x + measure(mark.text, mark.size, mark.bold) <= area.right + 1e-6
        assert area.top <= mark.y - 0.7 * mark.size
        assert mark.y <= area.bottom


def test_control_characters_never_reach_the_paper():
    assert printable("Da\x00chs\n\tund\u200b\u202eFuchs\ud800") == "Da chs undFuchs "
    assert printable("Gämse") == "Gämse"


def test_endless_texts_are_not_measured_to_the_end(monkeypatch):
    """A file may hold a name of any length."""
    asked = []

    def counting(text, size, bold):
        asked.append(text)
        return measure(text, size, bold)

    monkeypatch.setattr(typeset, "measure", counting)
    assert fit("A" * 1_000_000, 200, 10).cut
    assert sum(map(len, asked)) < 200_000
