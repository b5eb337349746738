"""Prepared hands are typed like others, those that were not played with adjusted scores."""

from tests.entry.typing_keys import typed
from tests.evenings import evening
from tests.tournament.draws.test_duplicate import golden
from tichu_turnier.entry.hand import AWARDS
from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.entry.moves import open_table, to_round
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.entry.view import person_views, stage_views
from tichu_turnier.rules.hand import Award, HandReport
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import PRINTED_RULES
from tichu_turnier.tournament.changes import ClearResult, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import Hands

AVERAGE, PLUS, LESS = Award.AVERAGE, Award.AVERAGE_PLUS, Award.AVERAGE_MINUS


def typing(script: str) -> EntryState:
    """The first table of the third round of the evening worked out by hand, typed anew."""
    entry = start_entry(ClearResult(3, 1).apply(golden()))
    return typed(open_table(to_round(entry, 3), 1), script)


def test_lines_have_the_numbers_of_their_boards() -> None:
    assert [line.board for stage in stage_views(typing("")) for line in stage.lines] == [5, 6]


def test_a_key_goes_through_the_adjusted_scores() -> None:
    lines = [stage_views(typing("p" * times))[0].lines[0] for times in range(1, len(AWARDS) + 1)]
    assert [tuple(score.text for score in line.scores) for line in lines[:3]] == [
        ("50 %", "50 %"),
        ("60 %", "40 %"),
        ("40 %", "60 %"),
    ]
    assert len({line.scores for line in lines}) == len(AWARDS)
    assert typing("p" * (len(AWARDS) + 1)).form == typing("").form


def test_digits_and_calls_take_the_adjusted_score_away() -> None:
    assert typing("p80").form == typing("80").form
    assert typing("ps80").form == typing("s80").form
    assert typing("p⌫").form == typing("").form


def test_a_board_that_was_not_played_is_saved_and_corrected() -> None:
    state = typing("80⏎pp⏎")
    assert isinstance(state.pending_change, EnterResult)
    assert isinstance(state.pending_change.report, Hands)
    assert [hand.awarded for hand in state.pending_change.report.hands] == [None, (PLUS, LESS)]
    entered = state.pending_change.apply(state.tournament)
    again = open_table(to_round(start_entry(entered), 3), 1)
    assert again.report == entered.results[3, 1].report
    assert again.unchanged


def test_what_is_typed_is_compared_at_once() -> None:
    # board 5 is level with the other table, board 6 worse: 1 : 1 and 0 : 2
    state = typing("80⏎25")
    assert [(view.name, view.victory_points) for view in person_views(state)] == [
        ("Karte 1", 1),
        ("Karte 4", 3),
    ]


def test_the_key_means_nothing_where_cards_are_dealt() -> None:
    new = evening("treibhaus", 4)
    dealt = PublishDraw(next_round(new, 1)).apply(new)
    state = open_table(start_entry(dealt), 1)
    assert typed(state, "p").form == state.form


def test_notation() -> None:
    assert parse_hand("avg", PRINTED_RULES).awarded == (AVERAGE, AVERAGE)
    assert parse_hand(" AVG+ : avg− ", PRINTED_RULES).awarded == (PLUS, LESS)
    for awards in AWARDS:
        report = HandReport(0, 0, awarded=awards)
        assert parse_hand(hand_text(report), PRINTED_RULES) == report
