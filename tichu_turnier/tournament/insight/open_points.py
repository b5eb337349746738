"""What waits for the director before it is forgotten: slips, half typed or never seen, ties, fees, people."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from types import MappingProxyType

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit.base_rates import likelier_as_cards
from tichu_turnier.tournament.draws.formats import bracket_of, is_closed, planned_rounds
from tichu_turnier.tournament.draws.formats.groups_knock_out import group_rounds, parted_by_lot
from tichu_turnier.tournament.insight.programme import round_findings
from tichu_turnier.tournament.insight.resting import worth_of_resting
from tichu_turnier.tournament.insight.void_draw import void_draw
from tichu_turnier.tournament.insight.waived import waiver
from tichu_turnier.tournament.model.decisions import DeviationKind
from tichu_turnier.tournament.model.entry_terms import in_figures
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import (
    ASKING,
    EntrantId,
    Hands,
    Regulations,
    Result,
    ResultKey,
    Tournament,
)
from tichu_turnier.tournament.model.timetable import lasting
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.registration.overview import cash_box, expected, missing, singles_here
from tichu_turnier.tournament.scoring.match_reports import contrary, hand_count, hints, target_missed
from tichu_turnier.tournament.scoring.penalties import place_of
from tichu_turnier.tournament.tables.table import rules_at, table_of

_LATE_MINUTES = 10
NOTE = "note"
"""What a place is called where the note of a result is answered."""
SECOND = "second"
"""What a place is called where both passes over a slip are compared."""
LOOKED_INTO = frozenset(
    {"open-bonus", "open-hands-missing", "open-pace", "open-rare-hand", "open-unfinished"}
)
"""What the slip itself may answer: it was looked into, and stands."""
BLOCKING = frozenset(("open-tie", "open-void"))
"""What nobody can let be: the next round cannot be drawn, or the last one decides nothing."""


def open_points(
    tournament: Tournament,
    late_minutes: int = 0,
    reported: Mapping[ResultKey, str] = MappingProxyType({}),
    awaited: frozenset[ResultKey] = frozenset(),
) -> tuple[Finding, ...]:
    """All of them, those about results first; `where` begins with the screen on which to mend it.

    `late_minutes` is how far the evening will run over its plan; `reported` the tables whose phones wait for
    the desk, and how they stand (`differs`, `agreed`); `awaited` those whose correction waits for a yes.
    What was waived is left out until it is another thing.
    """
    phones = (_of_table("open-phones", *key, state=state) for key, state in sorted(reported.items()))
    slips = (*_drafts(tournament, awaited), *phones, *_overdue(tournament), *_results(tournament))
    rests = worth_of_resting(tournament)
    people = (*level_at_the_cut(tournament), *([] if rests is None else [rests]), *_people(tournament))
    slips = (*slips, *_rulings(tournament))
    found = (*_void(tournament), *slips, *ties(tournament), *people)
    args: dict[str, str | int] = {"minutes": late_minutes, "long": lasting(late_minutes)}
    rows = (each for each in round_findings(tournament) if tournament.rounds and each.key == "rounds-lacking")
    late = [Finding("open-late", Severity.WARNING, args, ("timetable",))] * (late_minutes >= _LATE_MINUTES)
    return tuple(_not_waived(tournament, (*found, *rows, *late)))


def after_draw(tournament: Tournament) -> tuple[Finding, ...]:
    """What is to be decided once a round is drawn: rows that the timetable lacks, what a bye counts."""
    rests = worth_of_resting(tournament)
    decided = rests is None or not any(_not_waived(tournament, (rests,)))
    cut = _not_waived(tournament, level_at_the_cut(tournament))
    alone = _not_waived(tournament, _alone(tournament))
    return (*round_findings(tournament), *cut, *alone, *(() if decided or rests is None else (rests,)))


def results_to_look_at(tournament: Tournament) -> Iterator[Finding]:
    """The open points for which a place may still change, of a tournament in which all results are there."""
    results = _drafts(tournament), _results(tournament), _rulings(tournament)
    return _not_waived(tournament, chain(_void(tournament), *results, ties(tournament)))


def _not_waived(tournament: Tournament, points: Iterable[Finding]) -> Iterator[Finding]:
    waived = {replace(each, reason="") for each in tournament.noted if each.kind is DeviationKind.WAIVED}
    return (point for point in points if point.key in BLOCKING or waiver(point) not in waived)


def _void(tournament: Tournament) -> Iterator[Finding]:
    """The last draw, where it does not follow from the results any more."""
    if (found := void_draw(tournament)) is not None:
        yield found


def _drafts(tournament: Tournament, awaited: frozenset[ResultKey] = frozenset()) -> Iterator[Finding]:
    for key in sorted(tournament.half_typed | awaited):
        begun = "open-correction-begun" if key in tournament.results else "open-draft"
        yield _of_table("open-awaited" if key in awaited else begun, *key)
    for key in sorted(tournament.typed_again - awaited):
        yield replace(_of_table("open-second-begun", *key), where=("results", *key, SECOND))


def _overdue(tournament: Tournament) -> Iterator[Finding]:
    """Tables that owe a round after which another was drawn; the evening itself asks for the last one."""
    for drawn in tournament.rounds[:-1]:
        for table in tournament.missing(drawn.number):
            if (drawn.number, table) not in tournament.half_typed:
                yield _of_table("open-overdue", drawn.number, table)


def asked_about(tournament: Tournament, at: ResultKey) -> bool:
    """Whether something about the result of one table is to be looked at, as far as it says that itself."""
    alone = replace(tournament, results=frozen([(at, tournament.results[at])]))
    return any(_results(alone))


def _results(tournament: Tournament) -> Iterator[Finding]:
    level = {(point.args["round"], point.args["table"]) for point in ties(tournament)}
    for (number, table), result in sorted(tournament.results.items()):
        seating = tournament.seating(number, table)
        if seating is not None and result.note.endswith(ASKING):
            where = ("results", number, table, NOTE)
            yield replace(_of_table("open-note", number, table, note=result.note), where=where)
        if seating is None or result.cleared:
            continue
        if result.disputed:
            yield _of_table("open-disputed", number, table, reason=result.accepted_because)
        regulations = table_of(seating, tournament.regulations).regulations
        if contrary(result, regulations):
            yield _of_table("open-contrary", number, table)
        for owing in hand_count(result.report, regulations):
            if owing.key == "result-hands-missing":
                yield _of_table("open-hands-missing", number, table, **owing.args)
        if (number, table) not in level:
            yield from _unfinished(result, regulations)
        if result.second_pass is not None and result.second_pass.open:
            differs = _of_table("open-passes-differ", number, table)
            yield replace(differs, where=(*differs.where, SECOND))
        yield from _questions(tournament, result)


def _unfinished(result: Result, regulations: Regulations) -> Iterator[Finding]:
    """A match to a target that nobody has won, saved as it stands."""
    for short in target_missed(result.report, regulations):
        if not short.blocks:
            a, b = result.report.totals
            args = {"a": a, "b": b, "target": regulations.rules.target_score}
            yield _of_table("open-unfinished", result.round, result.table, **args)


def _rulings(tournament: Tournament) -> Iterator[Finding]:
    """Rulings whose hand or match is there no more: they change nothing until they are decided."""
    for number, ruling in sorted(tournament.penalties.items()):
        if ruling.gone:
            place = place_of(tournament, ruling)
            table = 0 if place is None else place.seating.table
            about = {"ruling": number, "hand": ruling.hand}
            found = _of_table("open-ruling", ruling.round, table, **about)
            yield found if table else replace(found, where=("results",))


_ASKED = {
    "audit-desk-rare-hand": "open-rare-hand",
    "audit-desk-many-hands": "open-pace",
    "audit-desk-few-hands": "open-pace",
}


def _questions(tournament: Tournament, result: Result) -> Iterator[Finding]:
    """What the slip asked about and the director saved without an answer."""
    number, table, report = result.round, result.table, result.report
    for hint in hints(report, number, tournament):
        yield _of_table(_ASKED[hint.key], number, table, **hint.args)
    rules = rules_at(tournament, number, table)
    for hand, each in enumerate(report.hands, 1) if isinstance(report, Hands) else ():
        if cards := likelier_as_cards(each, rules):
            args = {"hand": hand, "a": each.a, "b": each.b, "one": cards[0], "other": cards[1]}
            yield _of_table("open-bonus", number, table, **args)


def ties(tournament: Tournament) -> Iterator[Finding]:
    """Matches of a bracket from which nobody goes on."""
    bracket = bracket_of(tournament)
    for level in () if bracket is None else bracket.findings:
        if level.key == "knock-out-level":
            yield _of_table("open-tie", int(level.args["round"]), int(level.args["table"]))


def undecided(tournament: Tournament, number: int) -> tuple[str, ...]:
    """The tables of a round of a bracket from which nobody goes on yet, although all has been played."""
    at = (point.args for point in ties(tournament))
    return tuple(str(args["table"]) for args in at if args["round"] == number)


def out_of_date(tournament: Tournament) -> tuple[Finding, ...]:
    """That the last draw does not follow from the results any more; empty where it does, or was let be."""
    return tuple(_not_waived(tournament, _void(tournament)))


def level_at_the_cut(tournament: Tournament) -> Iterator[Finding]:
    """Groups in which nothing but the lot says who goes on, until a match after them is played."""
    for group, last, first in parted_by_lot(tournament):
        after = group_rounds(tournament) + 1
        if not any(number >= after for number, _ in tournament.results):
            letter, names = (
                chr(ord("A") + group),
                {
                    "name": own_name(tournament, last.entrant.id),
                    "other": own_name(tournament, first.entrant.id),
                },
            )
            yield Finding("open-cut", Severity.WARNING, {"group": letter, **names}, ("draw",))


def _unticked(tournament: Tournament) -> Iterator[tuple[int, tuple[EntrantId, ...]]]:
    """Tables of the round drawn last at which somebody sits who is not ticked off as here, and who.

    They are missed at their table, or if they play, in the next draw: it takes only those who are here.
    """
    number = len(tournament.rounds)
    owing, more = tournament.missing(number), number < planned_rounds(tournament)
    away = {each.id for each in tournament.entrants.values() if not each.checked_in and each.here_in(number)}
    for seating in tournament.rounds[-1].tables if number and tournament.roll_call else ():
        who = tuple(each for each in dict.fromkeys(seating.entrants()) if each in away)
        if who and (more or seating.table in owing):
            yield seating.table, who


def _people(tournament: Tournament) -> Iterator[Finding]:
    coming, seated = len(tournament.rounds) + 1, dict(_unticked(tournament))
    for table, who in sorted(seated.items()):
        names = ", ".join(own_names(tournament, who))
        yield replace(_of_table("open-unticked", coming - 1, table, names=names), where=("entrants",))
    if 1 < coming <= planned_rounds(tournament):
        sits = {each for who in seated.values() for each in who}
        entrants = [entrant for entrant in expected(tournament) if not entrant.reserve]
        absent = [entrant for entrant in missing(tournament) if not (entrant.reserve or entrant.id in sits)]
        if absent and len(absent) < len(entrants):
            names = ", ".join(own_name(tournament, entrant.id) for entrant in absent)
            args: dict[str, str | int] = {"count": len(absent), "names": names}
            yield Finding("open-absent", Severity.WARNING, args, ("entrants",))
    yield from _alone(tournament)
    cash = cash_box(tournament)
    if cash.debtors and tournament.rounds:
        owed = {"amount": in_figures(cash.owed), "currency": tournament.regulations.entry.currency}
        yield Finding("open-unpaid", Severity.WARNING, {"count": cash.debtors, **owed}, ("entrants",))


def _alone(tournament: Tournament) -> Iterator[Finding]:
    """Who is here and looks for a partner: the next draw leaves them out."""
    begun = tournament.roll_call or tournament.rounds
    to_come = len(tournament.rounds) < planned_rounds(tournament) and not is_closed(tournament)
    if begun and to_come and (alone := singles_here(tournament)):
        names = ", ".join(own_names(tournament, alone))
        args: dict[str, str | int] = {"count": len(alone), "names": names}
        yield Finding("open-singles", Severity.WARNING, args, ("entrants",))


def _of_table(key: str, number: int, table: int, **args: str | int) -> Finding:
    place = {"round": number, "table": table}
    return Finding(key, Severity.WARNING, {**place, **args}, ("results", number, table))
