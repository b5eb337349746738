"""Booster cards that change a score are typed with one key, and only where they are played."""

from dataclasses import replace

import pytest

from tests.entry.typing_keys import only_hand, typed
from tests.evenings import evening as undrawn
from tests.evenings import keys
from tichu_turnier.cli.rounds.meant import meant
from tichu_turnier.entry.asked_hand import asked_hand
from tichu_turnier.entry.form import form_of
from tichu_turnier.entry.hand import entry_of
from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.entry.view import stage_views
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.transfer.results_file import content, results_of

BOOSTER_RULES = RuleSet(booster=True)


def evening() -> EntryState:
    """Two tables in the Turniermodus; at the first one Booster is played."""
    rules = replace(preset("turnier").regulations.rules, booster=True)
    tournament = undrawn("turnier", 8, rules=rules, booster_tables=(1,))
    drawn = round_from_plan(tournament, 1, [[[1, 2], [3, 4]], [[5, 6], [7, 8]]])
    return start_entry(PublishDraw(drawn).apply(tournament))


@pytest.mark.parametrize(
    ("script", "line"),
    [
        ("65o", "65:35 Dno BR"),
        ("o65", "65:35 Dno BR"),
        ("65oo", "65:35 Dno"),
        ("165do", "165:35 T2+ Dno BR"),
        ("uo", "100:0 D02 BR"),
    ],
)
def test_one_key_says_that_the_special_cards_were_out(script, line):
    assert hand_text(only_hand(typed(evening(), f"1⏎{script}"))) == line


def test_the_key_does_nothing_where_booster_is_not_played():
    state = typed(evening(), "2⏎65o")
    assert hand_text(only_hand(state)) == "65:35 Dno"
    assert not stage_views(state)[0].booster


def test_the_form_has_a_column_for_it():
    (stage, *_) = stage_views(typed(evening(), "1⏎65o⏎70"))
    assert stage.booster
    assert [line.special_cards_out for line in stage.lines] == [True, False, False]


def test_less_than_nothing_is_asked_about_without_special_cards():
    state = typed(evening(), "1⏎-10o⏎")
    assert [finding.key for finding in state.findings if finding.blocks] == ["hand-card-points"]
    assert state.repairs.suggestions[0].why == "audit-slip-special-cards"
    assert hand_text(only_hand(typed(state, "e"))) == "-10:110 Dno"


def test_two_tichus_of_one_side_are_repaired_with_one_key():
    state = typed(evening(), "1⏎165xd⏎")
    assert [finding.key for finding in state.findings if finding.blocks] == ["booster-super-partner"]
    assert state.repairs.suggestions[0].args["who"] == 2
    assert hand_text(only_hand(typed(state, "e"))) == "165:35 T2+ Dno"


def test_how_it_was_played_can_be_shown_only_with_all_cards():
    hand = asked_hand(typed(evening(), "1⏎65o"))
    assert hand.not_shown.key == "booster-no-witness"


@pytest.mark.parametrize(
    ("line", "same"),
    [
        *(("165:35 T0- F2 SP0", "165:35 T2+"), ("165:35 T0+ SP0", "165:35 T2+")),
        *(("165:35 T0- T2+ SP0", "165:35 T2+"), ("-35:35 T0- SP0", "-35:35 T2-")),
        *(("35:-35 T0- T1- SP0 F3", "35:-35 T1- T2- F3"), ("265:35 T0- G2+ SP0", "265:35 G2+")),
        *(("5:95 BR", "5:95 BR"), ("D13 BR", "0:200 D13 BR")),
    ],
)
def test_a_line_of_notation(line, same):
    report = parse_hand(line, BOOSTER_RULES)
    assert hand_text(report) == same
    assert parse_hand(same, BOOSTER_RULES) == report
    assert entry_of(report, BOOSTER_RULES).report(BOOSTER_RULES).special_cards_out == report.special_cards_out


@pytest.mark.parametrize(
    ("line", "rules", "key"),
    [
        ("165:35 T0- F2 SP0", RuleSet(), "booster-not-here"),
        ("165:35 T2+ SP0", BOOSTER_RULES, "booster-no-tichu"),
        ("165:35 G0- F2 SP0", BOOSTER_RULES, "booster-no-tichu"),
    ],
)
def test_a_line_that_is_refused(line, rules, key):
    with pytest.raises(Refusal, match=key):
        parse_hand(line, rules)


def test_results_from_elsewhere_say_it_too(tmp_path):
    source = tmp_path / "r.jsonl"
    source.write_text(
        '{"round": 1, "table": 1, "hands": [{"a": 5, "b": 95, "special_cards_out": true}, "0:100 BR"]}\n'
        '{"round": 1, "table": 2, "hands": [{"a": 5, "b": 95, "special_cards_out": "x"}]}\n'
    )
    good, bad = results_of(content(source), lambda *_: BOOSTER_RULES)[0]
    assert [hand.special_cards_out for hand in good.change.report.hands] == [True, True]
    assert keys(bad.findings) == ["import-result-malformed"]


def test_what_was_meant_follows_the_table():
    tournament = evening().tournament
    report = Hands((parse_hand("-10:110 BR", BOOSTER_RULES),))
    first, second = (list(meant(report, (1, table), tournament)) for table in (1, 2))
    assert first[0].key == second[0].key == "audit-slip-special-cards"
    assert len(first) == 3
    assert len(second) == 1, "without Booster nothing else can be meant"


def test_a_hand_noted_before_booster_was_switched_off_is_still_shown():
    noted = Hands((parse_hand("5:95 BR", BOOSTER_RULES),))
    form = form_of(noted, preset("turnier").regulations)
    assert form.hands.booster
    assert [finding.key for finding in form.hands.findings(typing=False)] == ["booster-not-here"]
