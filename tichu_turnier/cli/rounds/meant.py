"""What may have been meant by a report that cannot be."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tichu_turnier.cli.terminal import Terminal
from tichu_turnier.entry.view import named, names_at
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit.entry_errors import nearest
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.audit.match_audit import nearest_totals
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, ResultKey, Tournament
from tichu_turnier.tournament.scoring.match_reports import likely_hands
from tichu_turnier.tournament.tables.table import rules_at
from tichu_turnier.words import finding_words

_MOST_SUGGESTED = 3
"""More suggestions confuse."""


def meant_notes(
    report: MatchReport, place: ResultKey, tournament: Tournament, terminal: Terminal
) -> Iterable[Finding]:
    """What may have been meant, each in a sentence of its own."""
    for finding in meant(report, place, tournament):
        args: dict[str, str | int] = {"meant": finding_words(terminal.texts, finding)}
        yield replace(finding, key="audit-desk-meant", args=args)


def meant(report: MatchReport, place: ResultKey, tournament: Tournament) -> Iterator[Finding]:
    """A note for each possible hand (or pair of totals) that one error turns into what was reported.

    The words of each are `{ points }, { error }`; `where` says which hand.
    """
    rules = rules_at(tournament, *place)
    if not isinstance(report, Hands):
        for totals in nearest_totals(report.a, report.b, likely_hands(report), rules)[:_MOST_SUGGESTED]:
            yield Finding(totals.why, Severity.NOTE, totals.args)
        return
    seating = tournament.seating(*place)
    for number, hand in enumerate(report.hands, 1):
        if seating is None or hand.awarded or not any(finding.blocks for finding in audit_hand(hand, rules)):
            continue
        names = names_at(tournament, seating, number - 1)
        for suggestion in nearest(hand, rules, tuple(_elsewhere(tournament, place)))[:_MOST_SUGGESTED]:
            yield Finding(suggestion.why, Severity.NOTE, named(suggestion.args, names), ("hand", number))


def _elsewhere(tournament: Tournament, place: ResultKey) -> Iterator[HandReport]:
    """The hands of the other tables of this round, which may have come here by mistake."""
    for (number, table), result in tournament.results.items():
        if number == place[0] and table != place[1] and isinstance(result.report, Hands):
            yield from (hand for hand in result.report.hands if hand.awarded is None)
