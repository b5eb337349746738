"""Do the tables of numbers keep their columns where some tables have six seats and others four?"""

import csv
from io import StringIO
from random import Random

from tests.evenings import drawn
from tests.tournament.tables.test_odd_tables import SIX_AT_A_TABLE, odd
from tichu_turnier.desk.generator import played_match
from tichu_turnier.sheets.formats.csv_text import statistics
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.tables.table import table_of


def test_every_line_has_the_same_columns():
    tournament = drawn(odd("dtm", 10, SIX_AT_A_TABLE), 1, 1)
    for seating in tournament.rounds[0].tables:
        report = played_match(Random(seating.table), table_of(seating, tournament.regulations).regulations)
        change = EnterResult(1, seating.table, report)
        assert not [found for found in change.findings(tournament) if found.blocks]
        tournament = change.apply(tournament)
    for part, count in (("results", 2), ("hands", 8)):
        text = statistics(tournament, part, "csv", "en").decode("utf-8-sig")
        rows = list(csv.DictReader(StringIO(text)))
        assert len(rows) == count
        assert all({"id_4", "name_5"} <= row.keys() and None not in row for row in rows)
        at_six = [row for row in rows if row["name_5"]]
        assert 0 < len(at_six) < count
    assert all(row["call_5"] in ("none", "tichu") for row in rows)
