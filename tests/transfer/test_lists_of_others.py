"""Is a list of another club or program read as it is meant, or asked about? See `lists/of_others.txt`."""

from pathlib import Path

import pytest

from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.entrant_list import read_list

_UNITS = {"players": Unit.PLAYER, "teams": Unit.PARTNERSHIP}


def kept():
    """Each list with whom it brings, under its name."""
    text = (Path(__file__).parent / "lists" / "of_others.txt").read_text(encoding="utf-8")
    for block in text.split("\n== ")[1:]:
        head, _, rest = block.partition("\n")
        unit, _, name = head.partition(": ")
        written, _, read = f"{rest.rstrip()}\n".partition("\n--\n")
        yield pytest.param(_UNITS[unit], f"{written}\n", read.split("\n")[:-1], id=name)


def told(line):
    """An entrant in one line: `? Rosa Biber + Uwe Dachs [Die Biber] @Bern paid`."""
    new = line.new
    people = " + ".join(new.members) or new.name
    own = f" [{new.name}]" if new.members and new.name != " & ".join(new.members) else ""
    club = f" @{new.club}" if new.club else ""
    said = {"paid": new.paid, "here": new.present, "waiting": new.waiting, "alone": new.single}
    words = "".join(f" {word}" for word, is_so in said.items() if is_so)
    return f"{'' if line.accepted else '? '}{people}{own}{club}{words}"


@pytest.mark.parametrize(("unit", "text", "read"), list(kept()))
def test_whom_a_list_brings(unit, text, read):
    assert [told(line) for line in read_list(text, unit).lines if line.new is not None] == read
