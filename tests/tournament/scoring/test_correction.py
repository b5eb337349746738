"""Is it told what a correction changes once later rounds are drawn?"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date, datetime, time
from random import Random

from tests.evenings import drawn, evening
from tests.tournament.draws.test_winners_table import by_standings, played
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult, GivePenalty, LiftPenalty, SetRegulations
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, ForSomebody, Prize
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Scoring, ScoringUnit, Totals, Tournament
from tichu_turnier.tournament.scoring.correction import (
    correction_findings,
    regulation_findings,
    ruling_findings,
)
from tichu_turnier.tournament.scoring.standings import standings


def swiss(*results: tuple[int, int]) -> Tournament:
    """Round 1 played by pairs in the order of their tables, round 2 drawn."""
    tournament = drawn(evening("swiss", 2 * len(results)), 3, 1)
    for table, (a, b) in enumerate(results, 1):
        tournament = EnterResult(1, table, Totals(a, b, 9)).apply(tournament)
    return drawn(tournament, 4, 1)


SWISS = swiss((500, 400), (600, 300), (450, 450), (700, 200))
TURNED = EnterResult(1, 1, Totals(400, 500, 9))


def told(tournament: Tournament, change: EnterResult, key: str) -> list[Mapping[str, str | int]]:
    found = correction_findings(tournament, change)
    return [finding.args for finding in found if finding.key == f"correction-{key}"]


def names(tournament: Tournament, people: Iterable[EntrantId]) -> set[str]:
    return set(map(tournament.name_of, people))


def knocked_out() -> Tournament:
    """Both semi-finals played, the final drawn."""
    tournament = drawn(evening("knock-out", 4), 3, 1)
    for table in (1, 2):
        tournament = EnterResult(1, table, Totals(1000, 500, 9)).apply(tournament)
    return drawn(tournament, 3, 1)


def test_ranks_that_change_are_named_with_both_places() -> None:
    rows = standings(TURNED.apply(SWISS))
    old = {row.entrant.id: row.place for row in standings(SWISS)}
    moved = {r.entrant.name: (old[r.entrant.id], r.place) for r in rows if r.place != old[r.entrant.id]}
    found = told(SWISS, TURNED, "place")
    assert {each["name"]: (each["before"], each["after"]) for each in found} == moved
    assert len(moved) >= 2


def test_a_swiss_round_that_would_have_been_drawn_otherwise_is_told() -> None:
    (reseated,) = told(SWISS, TURNED, "draw")
    assert reseated["round"] == 2
    assert names(SWISS, SWISS.rounds[0].tables[0].seats) <= set(str(reseated["names"]).split(", "))
    assert told(SWISS, EnterResult(1, 1, Totals(550, 350, 9)), "draw") == []


def test_lots_do_not_depend_on_results() -> None:
    tournament, chance = evening("dtm", 8), Random(4)
    tournament = played(played(tournament, chance), chance)
    report = tournament.results[1, 1].report
    assert isinstance(report, Hands)
    turned = Hands(tuple(HandReport(hand.b, hand.a) for hand in report.hands))
    assert told(tournament, EnterResult(1, 1, turned, "Zettel"), "place")
    assert told(tournament, EnterResult(1, 1, turned, "Zettel"), "draw") == []


def test_at_the_winners_table_the_seats_depend_on_it() -> None:
    tournament, chance = by_standings(12), Random(4)
    tournament = drawn(played(tournament, chance), 5, 1)
    changes = [
        EnterResult(
            1, table, Hands(tuple(HandReport(hand.b, hand.a) for hand in result.report.hands)), "Zettel"
        )
        for (_, table), result in tournament.results.items()
        if isinstance(result.report, Hands)
    ]
    found = [told(tournament, change, "draw") for change in changes]
    assert all(not each or each[0]["round"] == 2 for each in found)
    assert any(found)


def test_in_time_or_for_the_first_time_nothing_is_asked() -> None:
    assert TURNED.comes_late(SWISS)
    played_out = replace(SWISS, rounds=SWISS.rounds[:1])
    assert TURNED.comes_late(played_out)
    owing = {key: result for key, result in played_out.results.items() if key != (1, 2)}
    assert not TURNED.comes_late(replace(played_out, results=owing))
    assert not TURNED.comes_late(replace(SWISS, results={}))
    assert correction_findings(replace(SWISS, results={}), TURNED) == ()


def test_a_knock_out_names_who_would_have_gone_on() -> None:
    tournament = knocked_out()
    (reseated,) = told(tournament, EnterResult(1, 1, Totals(500, 1000, 9)), "draw")
    losers = names(tournament, tournament.rounds[0].tables[0].entrants())
    assert losers <= set(str(reseated["names"]).split(", "))
    assert told(tournament, EnterResult(1, 1, Totals(1000, 1000, 9)), "draw") == []


def test_prizes_that_go_to_others_are_named_once_all_is_played() -> None:
    prizes = (
        Prize(ForPlace(1), "Pokal"),
        Prize(ForPlace(2), "Wein"),
        Prize(ForPlace(LAST_PLACE), "Laterne"),
        Prize(ForSomebody(), "Hut"),
    )
    tournament = replace(knocked_out(), prizes=prizes)
    assert told(tournament, EnterResult(1, 1, Totals(1000, 600, 9)), "prize") == []
    for seating in tournament.rounds[1].tables:
        tournament = EnterResult(2, seating.table, Totals(1000, 500, 9)).apply(tournament)
    change = EnterResult(2, 1, Totals(500, 1000, 9))
    assert change.comes_late(tournament)
    cup, wine = told(tournament, change, "prize")
    assert (cup["what"], wine["what"]) == ("Pokal", "Wein")
    assert (cup["before"], cup["after"]) == (wine["after"], wine["before"])


def test_other_regulations_tell_what_follows_from_them() -> None:
    same = replace(SWISS.regulations, rounds=6)
    assert regulation_findings(SWISS, SetRegulations(same)) == ()
    order = replace(SWISS.regulations, tie_breaks=("victory-points",))
    found = regulation_findings(SWISS, SetRegulations(order))
    assert {finding.key for finding in found} == {"correction-place", "correction-draw"}
    hands = SetRegulations(replace(SWISS.regulations, scoring=Scoring(ScoringUnit.HAND)))
    contrary, pointed, *_ = regulation_findings(SWISS, hands)
    assert (contrary.key, contrary.args["tables"]) == ("correction-contrary", "1/1, 1/2, 1/3, 1/4")
    assert (pointed.key, pointed.args["count"]) == ("correction-points", 5)


def test_nothing_follows_from_what_is_refused() -> None:
    """Of a change that is not made nothing was to be told; of both rulings and regulations it was."""
    then = datetime.combine(date(2026, 11, 21), time(20))
    winner = SWISS.rounds[0].tables[0].seats[0]
    penalty = Penalty(0, PenaltyKind.VICTORY_POINTS, (winner,), "", then, 500, round=1)
    over = replace(SWISS.regulations, rounds=1, tie_breaks=("victory-points",))
    rules, result, ruling = SetRegulations(over), EnterResult(1, 1, Totals(400, 555, 9)), GivePenalty(penalty)
    for findings in (rules.findings(SWISS), result.findings(SWISS), ruling.findings(SWISS)):
        assert any(each.blocks for each in findings)
    assert regulation_findings(SWISS, rules) == ()
    assert correction_findings(SWISS, result) == ()
    assert ruling_findings(SWISS, ruling) == ()


def test_a_ruling_tells_whose_places_it_changes_once_the_round_is_over() -> None:
    then = datetime.combine(date(2026, 11, 21), time(20))

    def ruled(who: EntrantId, kind: PenaltyKind, amount: int = 0) -> GivePenalty:
        return GivePenalty(Penalty(0, kind, (who,), "laut", then, amount, round=1))

    before = drawn(evening("swiss", 4), 1, 1)
    winner = before.rounds[0].tables[0].seats[0]
    deducted = ruled(winner, PenaltyKind.VICTORY_POINTS, 20)
    assert ruling_findings(before, deducted) == ()
    for table in (1, 2):
        before = EnterResult(1, table, Totals(600, 400)).apply(before)
    found = ruling_findings(before, deducted)
    assert len({each.args["name"] for each in found}) > 1
    assert len(ruling_findings(deducted.apply(before), LiftPenalty(1))) == len(found)
    assert ruling_findings(before, ruled(winner, PenaltyKind.WARNING)) == ()
