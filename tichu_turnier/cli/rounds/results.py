"""Commands about results: `enter`, `second`, `clear` and `missing`."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.rounds.results_in_files import (
    checked,
    doubtful_accepted,
    line_of_log,
    lines_of_file,
    say_entered,
)
from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import Terminal, open_desk, open_to_read, tournament_of, usage
from tichu_turnier.desk.desk import Desk
from tichu_turnier.entry.hand_notation import calls_added
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import (
    ClearObjections,
    EnterResult,
    EnterSecond,
    NoteResult,
    SettlePasses,
    Walkover,
)
from tichu_turnier.tournament.model.snapshot import Hands, ResultKey, Totals, Tournament
from tichu_turnier.tournament.registration.namesakes import own_names
from tichu_turnier.tournament.scoring.correction import settling_findings
from tichu_turnier.tournament.scoring.second_pass import (
    Difference,
    Estimate,
    Item,
    compared_unit,
    differences,
    estimate,
    pass_state,
)
from tichu_turnier.tournament.tables.table import rules_at
from tichu_turnier.transfer.results.hands import hands_of
from tichu_turnier.transfer.results.lines import ResultLine
from tichu_turnier.transfer.results.numbers import score_of
from tichu_turnier.words.numbers import decimals, plain


def remark(
    terminal: Terminal, file: str, place: ResultKey, absent: str | None, note: str | None, *, dry_run: bool
) -> None:
    """Enters that somebody has not come, or what is to be remembered about a result that is there."""
    number, table = place
    with (open_to_read if dry_run else open_desk)(file) as desk:
        change: Walkover | NoteResult = NoteResult(number, table, note or "")
        if absent is not None:
            who = entrant_of(absent, desk.tournament)
            said = terminal.texts("walkover-note", name=who.name)
            change = Walkover(number, table, who.id, said if note is None else note)
        found = change.findings(desk.tournament)
        if any(each.blocks for each in found):
            raise Refusal(*found)
        terminal.tell(found)
        words = {key: value for key, value in change.words(desk.tournament).items() if key != "before"}
        result = change.apply(desk.tournament).results[place]
        if not dry_run:
            desk.do(change)
    plain = {"round": number, "table": table, "score": list(result.report.totals), "note": result.note}
    revision = None if dry_run else desk.revision
    terminal.answer({**plain, "revision": revision}, f"journal-{change.key}", **words)


def with_note(
    entered: EnterResult, note: str, tournament: Tournament
) -> tuple[EnterResult | NoteResult, ...]:
    """The result with its note behind it; Refusal where the note cannot be taken."""
    noted = NoteResult(entered.round, entered.table, note)
    if found := noted.findings(entered.apply(tournament)):
        raise Refusal(*found)
    return entered, noted


def enter(
    terminal: Terminal,
    file: str,
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    table: Annotated[int | None, typer.Option("--table", metavar="T")] = None,
    score: Annotated[str | None, typer.Option("--score", metavar="A:B")] = None,
    hands_played: Annotated[int, typer.Option("--hands-played", metavar="N", min=0, max=999)] = 0,
    hands: Annotated[list[str] | None, typer.Option("--hand", metavar="HAND")] = None,
    source: Annotated[str | None, typer.Option("--from", metavar="RESULTS")] = None,
    log: Annotated[Path | None, typer.Option("--log", metavar="LOG.tch")] = None,
    walkover: Annotated[str | None, typer.Option("--walkover", metavar="ENTRANT")] = None,
    note: Annotated[str | None, typer.Option("--note", metavar="TEXT")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    reason: Annotated[str, typer.Option("--reason", metavar="WHY")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    accept: Annotated[str, typer.Option("--accept", metavar="doubtful")] = "",
) -> None:
    """Enters what a table reported, or a whole file of reports; all of it or nothing."""
    _check_usage(number, table, (score, hands or None, log, walkover), source, note)
    because, place = reason_of(reason, force=force), (number or 0, table or 0)
    if source is None and not (score or hands or log):
        remark(terminal, file, place, walkover, note, dry_run=dry_run)
        return
    totals, doubtful = score and totals_of(score, hands_played), doubtful_accepted(accept)
    with (open_to_read if dry_run else open_desk)(file) as desk:
        before = desk.tournament
        if source is not None:
            lines = lines_of_file(source, before, terminal, doubtful=doubtful)
        elif log is not None:
            lines = (line_of_log(log, before, place, doubtful=doubtful),)
        else:
            typed = totals or hands_typed(hands or (), rules_at(before, *place), terminal)
            lines = (_line_of(EnterResult(*place, typed), before),)
        entered = checked(lines, before, because, terminal)
        saved = [(line, _do(desk, _changes(line, note, before), dry_run=dry_run)) for line in entered]
    # Only now: when the reader of a pipe stops after the first line, all results are saved all the same.
    for line, revision in saved:
        say_entered(line, None if dry_run else desk.tournament, revision, terminal)


def _changes(
    line: ResultLine, note: str | None, tournament: Tournament
) -> tuple[EnterResult | NoteResult, ...]:
    """What a line enters, with the note that was given for it."""
    if note is None or line.change is None:
        return line.changes(tournament)
    return with_note(line.change, note, tournament)


def _do(desk: Desk, changes: Sequence[EnterResult | NoteResult], *, dry_run: bool) -> int:
    """Enters what is to be entered; the revision with the result, before its note."""
    first = desk.revision + 1 if changes else desk.revision
    for each in () if dry_run else changes:
        desk.do(each)
    return first


def _line_of(change: EnterResult, tournament: Tournament) -> ResultLine:
    """What was typed, with what it replaces."""
    return ResultLine(0, change, tuple(_overwrites(change, tournament)))


def _overwrites(change: EnterResult, tournament: Tournament) -> Iterable[Finding]:
    old = tournament.results.get(change.at)
    if old is not None and old.report != change.report:
        a, b = old.report.totals
        args: dict[str, str | int] = {"round": change.round, "table": change.table, "before": f"{a}:{b}"}
        yield Finding("cli-result-replaced", Severity.NOTE, args)


def clear(
    terminal: Terminal,
    file: str,
    number: Annotated[int, typer.Option("--round", metavar="R")],
    table: Annotated[int, typer.Option("--table", metavar="T")],
) -> None:
    """Says that an accepted result has been looked into: the standings do not mark it any more."""
    with open_desk(file) as desk:
        desk.do(ClearObjections(number, table))
    where = {"round": number, "table": table}
    terminal.answer({**where, "cleared": True, "revision": desk.revision}, "audit-desk-cleared", **where)


def missing(
    terminal: Terminal,
    file: str,
    number: Annotated[int | None, typer.Option("--round", metavar="R", min=1)] = None,
) -> None:
    """Lists the tables that still owe a result."""
    tournament = tournament_of(file)
    wanted = len(tournament.rounds) if number is None else number
    drawn = tournament.round(wanted)
    if drawn is None:
        raise Refusal(Finding("result-round-not-drawn", args={"round": wanted or 1}, where=("round",)))
    tables = tournament.missing(wanted)
    if terminal.as_json:
        terminal.json({"round": wanted, "missing": list(tables)})
        return
    if not tables:
        terminal.say(terminal.texts("cli-nothing-missing", round=wanted))
    for seating in drawn.tables:
        if seating.table in tables:
            names = ", ".join(own_names(tournament, seating.entrants()))
            terminal.say(terminal.texts("cli-table", table=seating.table) + "  " + names)


def _check_usage(
    number: int | None, table: int | None, ways: tuple[object, ...], source: str | None, note: str | None
) -> None:
    """Either a file, or round, table and one way to report, or a note, or both."""
    given = sum(way is not None for way in ways)
    by_table = number is not None and table is not None and (given == 1 or (not given and note is not None))
    alone = number is None and table is None and not given and note is None
    if not (alone if source is not None else by_table):
        raise usage("cli-enter-what")


def reason_of(reason: str, *, force: bool) -> str:
    """Why something is accepted although the audit objects; empty where nothing is forced."""
    if force != bool(reason.strip()):
        raise usage("cli-force-reason")
    return reason.strip()


def totals_of(score: str, hands_played: int) -> Totals:
    read = score_of(score)
    if read is None:
        raise usage("cli-bad-score", text=score)
    return Totals(*read, hands_played)


def hands_typed(hands: Sequence[str], rules: RuleSet, terminal: Terminal) -> Hands:
    """Hands in one line of notation each; refused with everything that cannot be read.

    Where only points without the calls explain a hand, the calls are added, and that is said.
    """
    faults: list[Finding] = []
    found = hands_of(dict(enumerate(hands, 1)), rules, faults)
    if faults:
        raise Refusal(*faults)
    whole = tuple(calls_added(hand, rules) for hand in found.hands)
    for number, (typed, hand) in enumerate(zip(found.hands, whole, strict=True), 1):
        if typed != hand:
            args: dict[str, str | int] = {"typed": f"{typed.a}:{typed.b}", "taken": f"{hand.a}:{hand.b}"}
            terminal.tell((Finding("entry-notation-calls-added", Severity.NOTE, args, ("hand", number)),))
    return Hands(whole)


_FEW = 0.1
_RIGHT = ("first", "second")


def second(
    terminal: Terminal,
    file: str,
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    table: Annotated[int | None, typer.Option("--table", metavar="T")] = None,
    score: Annotated[str | None, typer.Option("--score", metavar="A:B")] = None,
    hands_played: Annotated[int, typer.Option("--hands-played", metavar="N", min=0, max=999)] = 0,
    hands: Annotated[list[str] | None, typer.Option("--hand", metavar="HAND")] = None,
    right: Annotated[str, typer.Option("--right", metavar="first|second")] = "",
    compare: Annotated[bool, typer.Option("--compare")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    reason: Annotated[str, typer.Option("--reason", metavar="WHY")] = "",
) -> None:
    """Enters a slip a second time, says which entry is right, or compares both entries."""
    typed = score is not None or bool(hands)
    _check_second_usage(number, table, right, [typed, bool(right), compare])
    because = reason_of(reason, force=force)
    if because and not typed:
        raise usage("second-usage")
    totals = None if score is None else totals_of(score, hands_played)
    with (open_to_read if compare else open_desk)(file) as desk:
        if not compare:
            place = number or 0, table or 0
            if right:
                settled = SettlePasses(*place, second=right == _RIGHT[1])
                terminal.agreed(settling_findings(desk.tournament, settled))
                desk.do(settled)
            else:
                rules = rules_at(desk.tournament, *place)
                report = totals or hands_typed(hands or (), rules, terminal)
                terminal.tell(desk.do(EnterSecond(*place, report, because)))
        tournament = desk.tournament
    if compare:
        _compare(tournament, terminal)
    else:
        state = pass_state(tournament.results[place])
        where = {"round": place[0], "table": place[1]}
        terminal.answer({**where, "state": state.value}, f"second-{state.value}", **where)


def _check_second_usage(number: int | None, table: int | None, right: str, wishes: list[bool]) -> None:
    """One wish at a time: to enter and to decide need a table, to compare is about all."""
    about_all, half = number is None and table is None, (number is None) != (table is None)
    if half or right not in ("", *_RIGHT) or wishes.count(True) != 1 or wishes[-1] != about_all:
        raise usage("second-usage")


def _compare(tournament: Tournament, terminal: Terminal) -> None:
    found, told = differences(tournament), estimate(tournament)
    if terminal.as_json:
        estimated = told and {
            name: value if isinstance(value, bool) else plain(value) for name, value in asdict(told).items()
        }
        terminal.json({"differences": [_plain_difference(each) for each in found], "estimate": estimated})
        return
    for each in found:
        terminal.say(terminal.texts("second-difference", **_plain_difference(each)))
    if told is None:
        terminal.say(terminal.texts("second-nothing-compared"))
        return
    about = {"count": told.compared, "unit": compared_unit(told), "open": len(found)}
    terminal.say(terminal.texts("second-compared", **about))
    terminal.say(hidden_words(terminal, told))


def hidden_words(terminal: Terminal, told: Estimate) -> str:
    """How many errors probably neither pass has found."""
    if told.hidden < _FEW:
        return terminal.texts("second-hidden-hardly")
    return terminal.texts("second-hidden", count=decimals(told.hidden, terminal.texts, 1))


def _plain_difference(each: Difference) -> dict[str, object]:
    where = {"round": each.round, "table": each.table, "hand": each.hand}
    return {**where, "first": _item_text(each.first), "second": _item_text(each.second)}


def _item_text(item: Item) -> str:
    """A hand in one line of notation, totals with the number of hands, nothing as a dash."""
    if item is None:
        return "–"
    return hand_text(item) if isinstance(item, HandReport) else f"{item.a}:{item.b} ({item.hands_played})"
