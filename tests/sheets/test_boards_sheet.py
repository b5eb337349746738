"""Does the sheet of prepared hands say where each of the 56 cards lies?"""

from dataclasses import replace

import pytest

from tests.tournament.draws.test_fairness import evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.sheets import SHEETS, sheet
from tichu_turnier.sheets.document import Document, Heading, Table
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Round, Seating, Tournament
from tichu_turnier.tournament.tables.boards import board_count, board_deal


def prepared(seed: int = 5, people: int = 8, key: str = "duplicate") -> Tournament:
    """Nothing drawn yet, hands dealt by this seed."""
    new = evening(key, people)
    return replace(new, regulations=replace(new.regulations, board_seed=seed))


def tables(document: Document) -> list[Table]:
    return [block for block in document.blocks if isinstance(block, Table)]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_each_card_lies_in_one_pack(language: str) -> None:
    document = sheet("boards").document(prepared(), Texts(language))
    assert len(tables(document)) == 15
    assert len([block for block in document.blocks if isinstance(block, Heading)]) == 15
    for table in tables(document):
        counts = [sum(len(cell.text.split()) for cell in row[2:6]) for row in table.rows]
        special = [[name for name in row[6].text.split(", ") if name] for row in table.rows]
        assert [plain + len(names) for plain, names in zip(counts, special, strict=True)] == [8, 6] * 4
        suits = [[rank for row in table.rows for rank in row[suit].text.split()] for suit in range(2, 6)]
        assert all(len(set(ranks)) == len(ranks) == 13 for ranks in suits)
        assert len({name for names in special for name in names}) == 4


def test_the_seed_deals_the_boards() -> None:
    one, same, other = (prepared(seed).regulations for seed in (5, 5, 6))
    assert board_deal(1, one) == board_deal(1, same)
    assert board_deal(1, one) != board_deal(2, one)
    assert board_deal(1, one) != board_deal(1, other)


def test_more_boards_than_were_planned_are_printed_too() -> None:
    tournament = prepared()
    a, b = list(tournament.entrants)[:2]
    drawn = Round(1, (Seating(1, (a, b, a, b), first_board=16),))
    assert board_count(replace(tournament, rounds=(drawn,))) == 18


def test_only_prepared_hands_have_the_sheet(tmp_path) -> None:
    assert "boards" in [each.key for each in SHEETS if each.suits(prepared())]
    assert "boards" not in [each.key for each in SHEETS if each.suits(evening("dtm", 8))]
    with Desk.create(tmp_path / "a.tichu", evening("duplicate", 8), "pult") as desk:
        assert desk.tournament.regulations.board_seed > 0
    with Desk.create(tmp_path / "b.tichu", prepared(7), "pult") as desk:
        assert desk.tournament.regulations.board_seed == 7
    with Desk.create(tmp_path / "c.tichu", evening("dtm", 8), "pult") as desk:
        assert desk.tournament.regulations.board_seed == 0
