"""Does the printed bracket say who met whom, on as many pages as it needs, as a drawing and as a table?"""

from itertools import pairwise

import pytest

from tests.sheets.occasions import occasion
from tests.tournament.draws.test_knock_outs import ANIMALS, drawn, entered, field
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Heading, Table
from tichu_turnier.sheets.formats.tabulate import as_table
from tichu_turnier.sheets.layout.bracket import MOST, parted
from tichu_turnier.sheets.layout.pages import pages
from tichu_turnier.sheets.layout.shapes import Text
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.presets import DOUBLE_ELIMINATION, GROUPS_KNOCK_OUT, KNOCK_OUT, SWISS


def made(tournament):
    return sheet("bracket").document(tournament, Texts("de"))


def drawn_words(document):
    return [[mark.text for mark in page if isinstance(mark, Text)] for page in pages(document)]


def cup():
    return entered(drawn(field(KNOCK_OUT, ANIMALS[:6])), "1000:400", "-205:1000")


def test_a_table_says_the_same():
    (block,) = made(cup()).blocks
    rows = [[cell.text for cell in row] for row in as_table(block).rows]
    assert ["Viertelfinal", "4  Elster", "1000", "5  Fuchs", "400"] in rows
    assert ["Halbfinal", "1  Adler", "", "4  Elster", ""] in rows
    numbers = [cell.number for row in as_table(block).rows for cell in row if cell.number is not None]
    assert sorted(numbers) == [-205, 400, 1000, 1000]
    assert all(b"Elster" in render(made(cup()), kind) for kind in ("html", "csv"))


@pytest.mark.parametrize("teams", [18, 33, 37, 100])
@pytest.mark.parametrize(("most", "levels"), MOST)
def test_every_match_stands_on_a_page_and_who_has_none_begins_on_the_next_level(teams, most, levels):
    (block,) = made(occasion("bracket", teams)).blocks
    parts = parted(block, most, levels)
    if len(parts) == 1 and parts[0] == block:
        return
    assert all(len(part.columns) <= levels for part in parts)
    stand = {box.sides for part in parts for box in part.boxes}
    assert stand >= {box.sides for box in block.boxes if not box.bye and box.sides[0].name}
    assert not any(box.bye for part in parts for box in part.boxes)
    names = [side.name for part in parts for box in part.boxes for side in box.sides if side.name]
    assert len(set(names)) == teams
    for part in parts:
        for at in range(len(part.columns)):
            column = sorted(box.middle for box in part.boxes if box.column == at)
            assert all(below - above >= 1 for above, below in pairwise(column)), "none upon another"
        assert part.height < most + 1


def test_who_lost_once_has_a_heading():
    tournament = entered(drawn(field(DOUBLE_ELIMINATION, ANIMALS[:4])), "1000:100", "100:1000")
    tournament = drawn(tournament)
    (words,) = drawn_words(made(tournament))
    assert "Einmal verloren" in words
    assert "Tisch 2" in words


def test_lines_lead_through_both_brackets_to_the_final_and_to_who_has_won():
    tournament = field(DOUBLE_ELIMINATION, ANIMALS[:8])
    while len(tournament.rounds) < 6:
        tournament = drawn(tournament)
        tournament = entered(tournament, *["1000:400"] * len(tournament.rounds[-1].tables))
    (block,) = made(tournament).blocks
    *_, final = block.boxes
    assert len(final.feeders) == 2
    assert final.crown == "Sieg: Adler"
    led = {feeder for box in block.boxes for feeder in box.feeders}
    assert led == set(range(len(block.boxes) - 1)), "every match leads somewhere"
    assert "Sieg: Adler" in drawn_words(made(tournament))[-1]


def test_who_comes_from_a_group_is_named_by_the_place_there():
    (words,) = drawn_words(made(field(GROUPS_KNOCK_OUT)))
    assert {"1. Gruppe A", "2. Gruppe A", "1. Gruppe B", "2. Gruppe B"} < set(words)


def test_groups_have_cross_tables_of_their_own():
    tournament = drawn(field(GROUPS_KNOCK_OUT))
    tournament = entered(tournament, *["1000:400"] * len(tournament.rounds[0].tables))
    blocks = sheet("cross-table").document(tournament, Texts("de")).blocks
    assert [each.text for each in blocks if isinstance(each, Heading)] == ["Gruppe A", "Gruppe B"]
    names = [{row[2].text for row in each.rows} for each in blocks if isinstance(each, Table)]
    assert len(names) == 2
    assert names[0].isdisjoint(names[1])
    assert names[0] | names[1] == {entrant.name for entrant in tournament.entrants.values()}


def test_it_is_offered_where_losers_are_out():
    assert sheet("bracket").suits(field(KNOCK_OUT))
    assert not sheet("bracket").suits(field(SWISS))
    assert render(made(field(SWISS)), "pdf").startswith(b"%PDF")
