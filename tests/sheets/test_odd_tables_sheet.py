"""Does the paper say who rests at a table of five, and who plays alone at one of three?"""

from dataclasses import replace

import pytest

from tests.sheets.reading import block, made, rows
from tests.tournament.draws.test_fairness import drawn
from tests.tournament.tables.test_odd_tables import FIVE_AT_A_TABLE, SIX_AT_A_TABLE, THREE_AT_A_TABLE, odd
from tichu_turnier.entry.session import press
from tichu_turnier.entry.state import start_entry
from tichu_turnier.entry.view import stage_views
from tichu_turnier.sheets.document import Facts, Slip, Slips, Table
from tichu_turnier.sheets.formats.tabulate import slip_tables
from tichu_turnier.tournament.model.snapshot import OddNumbers, Tournament


def first_round(key: str, people: int, odd_numbers: OddNumbers) -> Tournament:
    return drawn(odd(key, people, odd_numbers), 4, 1)


def words(key: str, tournament: Tournament) -> list[str]:
    """Of the facts and of the tables."""
    blocks = made(key, tournament).blocks
    facts = [value for block in blocks if isinstance(block, Facts) for row in block.rows for value in row]
    return [
        *facts,
        *(cell for each in blocks if isinstance(each, Table) for row in rows(each) for cell in row),
    ]


def letters(tournament: Tournament) -> str:
    """The seats of everybody, as the notice by names says them."""
    said = words("seats-by-name", tournament)
    return "".join(sorted(word for word in said if word in tuple("ABCDEF")))


def slips(tournament: Tournament) -> tuple[Slip, ...]:
    return block(made("score-slips", tournament), Slips).slips


def stages(tournament: Tournament, table: int) -> list[tuple]:
    """Of a slip: who rests, who plays with whom, in which hands."""
    return [(stage.rests, stage.sides, stage.hands) for stage in slips(tournament)[table - 1].stages]


@pytest.mark.parametrize(("key", "hands"), [("dtm", 1), ("club-evening", 2)])
def test_a_slip_names_who_rests_in_which_hands(key: str, hands: int) -> None:
    tournament = first_round(key, 5, FIVE_AT_A_TABLE)
    names = {entrant.name for entrant in tournament.entrants.values()}
    found = stages(tournament, 1)
    assert [numbers for _, _, numbers in found] == [
        tuple(range(stage * hands + 1, (stage + 1) * hands + 1)) for stage in range(5)
    ]
    for rests, sides, _ in found:
        playing = {name for side in sides for name in side}
        assert {rests.removesuffix(" setzt aus")} | playing == names
    assert "setzt aus" in slip_tables(slips(tournament)[0])[0][0]


def test_a_slip_of_three_has_an_open_hand_beside_everybody_in_turn() -> None:
    found = stages(first_round("club-evening", 3, THREE_AT_A_TABLE), 1)
    assert [sides[0][1] for _, sides, _ in found] == ["Tisch (offen)"] * 3
    assert len({sides[0][0] for _, sides, _ in found}) == 3


def test_a_slip_of_six_has_three_names_on_each_side_and_mirrors_the_form() -> None:
    tournament = first_round("club-evening", 6, SIX_AT_A_TABLE)
    found = stages(tournament, 1)
    assert [numbers for _, _, numbers in found] == [(hand,) for hand in range(1, 10)]
    slip = slips(tournament)[0]
    assert slip.words.double_victory == "Dreif."
    assert len(slip_tables(slip)[0][1].columns) == 20
    form = stage_views(press(press(start_entry(tournament), "1"), "enter"))
    assert [stage.names for stage in form] == [(*one, *other) for _, (one, other), _ in found]


def test_by_the_clock_there_are_lines_enough_for_everybody() -> None:
    tournament = first_round("dtm", 5, FIVE_AT_A_TABLE)
    tournament = replace(tournament, regulations=replace(tournament.regulations, hands_per_stage=0))
    found = stages(tournament, 1)
    assert [numbers for _, _, numbers in found] == [(hand,) for hand in range(1, len(found) + 1)]
    assert len(found) > 6


def test_the_notices_say_it_too() -> None:
    five = first_round("dtm", 9, FIVE_AT_A_TABLE)
    assert any("setzt zuerst aus" in word for word in words("seats-by-table", five))
    assert "setzt zuerst aus" in words("seats-by-name", five)
    dtm_six = first_round("dtm", 6, SIX_AT_A_TABLE)
    dtm = dtm_six.regulations
    with_grand = replace(dtm_six, regulations=replace(dtm, rules=replace(dtm.rules, grand_tichu=True)))
    said = [" ".join(words("seats-by-table", each)) for each in (with_grand, dtm_six)]
    assert ["siebten Karte" in each for each in said] == [True, False]
    assert sum(word.count(", ") == 1 for word in words("seats-by-name", dtm_six)[-18:]) == 6


@pytest.mark.parametrize(
    ("people", "odd_numbers", "seats", "said"),
    [
        (9, FIVE_AT_A_TABLE, "AABBCCDDE", "Tische zu fünft"),
        (10, SIX_AT_A_TABLE, "AABBCCDDEF", "Tisch zu sechst"),
        (7, THREE_AT_A_TABLE, "AABBCCD", "Tische zu dritt"),
    ],
)
def test_every_seat_has_its_letter(people: int, odd_numbers: OddNumbers, seats: str, said: str) -> None:
    tournament = first_round("club-evening", people, odd_numbers)
    assert letters(tournament) == seats
    assert said in words("seats-by-table", tournament)
