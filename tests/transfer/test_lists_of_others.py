"""Is a list of another club or program read as it is meant, or asked about? See `lists/of_others.txt`."""

from datetime import date
from pathlib import Path

import pytest

from tests.transfer.files_to_read import as_read
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list
from tichu_turnier.transfer.lists.list_habits import Given

_UNITS = {"players": Unit.PLAYER, "teams": Unit.PARTNERSHIP}


def kept():
    """Each list with whom it brings, under its name."""
    text = (Path(__file__).parent / "lists" / "of_others.txt").read_text(encoding="utf-8")
    for block in text.split("\n== ")[1:]:
        head, _, rest = block.partition("\n")
        unit, _, name = head.partition(": ")
        written, _, read = f"{rest.rstrip()}\n".partition("\n--\n")
        yield pytest.param(_UNITS[unit], f"{written}\n", read.split("\n")[:-1], id=name)


@pytest.mark.parametrize(("unit", "text", "read"), list(kept()))
def test_whom_a_list_brings(unit, text, read):
    assert [as_read(line) for line in read_list(text, unit).lines if line.new is not None] == read


@pytest.mark.parametrize("sign", [", ", "; ", "\t"])
def test_a_list_in_one_line_has_no_column_that_is_not_read(sign):
    preview = read_list(sign.join(["Rosa Biber", "Uwe Dachs", "Ida Fuchs", "Fritz Uhu"]) + "\n", Unit.PLAYER)
    assert (len(preview.accepted()), preview.findings) == (4, ())


def polled(heads, on):
    rows = "Rosa Biber;ja;nein\nUwe Dachs;nein;ja\nIda Fuchs;nein;nein\nFritz Uhu;ja;ja\n"
    lines = read_list(f"Name;{heads}\n{rows}", Unit.PLAYER, given=Given(day=on)).lines
    return [as_read(line) for line in lines if line.new is not None]


def test_a_day_that_can_be_another_one_is_asked_about():
    """`12/03` is 12 March here and 3 December elsewhere."""
    december = date(2026, 12, 3)
    assert polled("03/12;10/12", december) == ["Rosa Biber", "Fritz Uhu"]
    assert polled("12/03;12/10", december) == ["Rosa Biber", "Fritz Uhu"]
    assert polled("03/12;12/03", december) == ["? Rosa Biber", "? Uwe Dachs", "Fritz Uhu"]
