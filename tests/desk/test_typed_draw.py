"""Does a draw that is typed in become the same round as one that is drawn?"""

from tests.evenings import ANIMALS, fresh, listed, told
from tichu_turnier.desk.typed_draw import TypedDraw, names, typed_draw_of
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.presets import KNOCK_OUT, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import OddNumbers, Seating
from tichu_turnier.tournament.tables.table import table_of

TEAMS = listed(fresh(TREIBHAUS), ("Vögel", "Nager"))


def players(count=9, **changed):
    return listed(fresh(**changed), ANIMALS[:count])


def test_partners_of_the_first_hands_are_named_side_by_side():
    typed = TypedDraw(1).with_table(3, (1, 2, 3, 4))
    assert typed.tables[3].seats == (1, 3, 2, 4)
    assert table_of(typed.tables[3], players(4).regulations).read_out == (1, 2, 3, 4)


def test_a_partnership_stands_on_both_its_seats():
    typed = TypedDraw(1).with_table(1, (2, 1))
    assert typed.round(TEAMS).tables == (Seating(1, (2, 1, 2, 1)),)
    assert table_of(typed.tables[1], TEAMS.regulations).read_out == (2, 1)
    assert typed.complete(TEAMS)


def test_whoever_is_left_sits_out_when_no_table_comes_together_any_more():
    tournament = players(9)
    half = TypedDraw(1).with_table(1, (1, 2, 3, 4))
    assert half.unseated(tournament) == (5, 6, 7, 8, 9)
    assert half.round(tournament).sitting_out == ()
    assert not half.complete(tournament)
    assert half.findings(tournament) == ()
    whole = half.with_table(2, (9, 7, 6, 5))
    assert whole.round(tournament).sitting_out == (8,)
    assert whole.complete(tournament)


def test_what_is_wrong_is_told_at_once():
    tournament = players(8)
    twice = TypedDraw(1).with_table(1, (1, 2, 3, 4)).with_table(2, (4, 5, 6, 77))
    assert told(twice, tournament) == ["draw-twice", "entrant-unknown"]
    assert names(tournament, (4, 77)) == ("Elster", "77?")


def test_a_drawn_round_comes_back_unchanged_but_for_its_seed():
    tournament = players(10)
    drawn = next_round(tournament, 5)
    typed = typed_draw_of(drawn).round(tournament)
    assert typed.tables == drawn.tables
    assert set(typed.sitting_out) == set(drawn.sitting_out)
    assert typed.seed is None
    assert not any(finding.blocks for finding in PublishDraw(typed).findings(tournament))


def test_table_numbers_need_not_come_in_order():
    typed = TypedDraw(1).with_table(2, (1, 2, 3, 4))
    assert typed.next_table == 1
    assert typed.without(2).tables == {}
    assert [s.table for s in typed.with_table(1, (5, 6, 7, 8)).round(players(8)).tables] == [1, 2]


def test_a_bracket_drawn_by_hand_has_as_many_byes_as_it_needs():
    tournament = listed(fresh(KNOCK_OUT), ANIMALS[:6])
    typed = TypedDraw(1).with_table(1, (4, 5))
    assert not typed.complete(tournament)
    typed = typed.with_table(2, (3, 6))
    assert typed.complete(tournament)
    assert typed.round(tournament).sitting_out == (1, 2)


def test_five_and_three_are_named_in_the_order_of_the_fields():
    typed = TypedDraw(1).with_table(1, (1, 2, 3, 4, 5)).with_table(2, (6, 7, 8))
    assert (typed.tables[1].seats, typed.tables[1].fifth) == ((1, 3, 2, 4), 5)
    assert typed.tables[2].seats == (6, 7, 6, 8)
    tournament = players(8)
    five, three = (table_of(typed.tables[table], tournament.regulations) for table in (1, 2))
    assert five.read_out == (1, 2, 3, 4, 5)
    assert three.read_out == (6, None, 7, 8)
    tournament = players(8, odd_numbers=OddNumbers.FIVE)
    assert typed.complete(tournament)
    assert typed.unseated(tournament) == ()
    assert names(tournament, three.read_out)[1] == "–"
    assert typed_draw_of(typed.round(tournament)) == typed
