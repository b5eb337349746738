"""Commands about what was done: `journal`, `undo`, `redo`, `verify`, `compare`, `restore`, `repair`."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.reports.paper import kind_of, write_document
from tichu_turnier.cli.rounds.meant import meant_notes
from tichu_turnier.cli.terminal import (
    DESK_NAME,
    Terminal,
    file_path,
    open_desk,
    open_to_read,
    ranking_of,
    refuse_blocking,
    usage,
)
from tichu_turnier.desk.history import REDO, UNDO
from tichu_turnier.desk.tournament_file import repair as make_repaired
from tichu_turnier.desk.tournament_file import repaired_name
from tichu_turnier.finding import Finding
from tichu_turnier.sheets.other_documents import journal_document
from tichu_turnier.store.store import JournalEntry
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import RestoreState
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.invariants import closed_sum_findings
from tichu_turnier.transfer.rankings.judgement import judged
from tichu_turnier.words.listings.comparison import changes_listing, differences
from tichu_turnier.words.listings.journal import JournalLine, journal_words
from tichu_turnier.words.rounds import Called, rounds_called


def journal(
    terminal: Terminal,
    file: str,
    first: Annotated[int, typer.Option("--first", metavar="N", min=1)] = 1,
    last: Annotated[int | None, typer.Option("--last", metavar="N", min=1)] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="OUT")] = None,
) -> None:
    """Lists everything that ever happened, the oldest first, or prints it as pdf, xlsx, html or csv."""
    if output is not None:
        kind_of(output)
    with open_to_read(file) as desk:
        everything, zone = desk.journal(), desk.tournament.timetable.zone
        called = rounds_called(desk.tournament, terminal.texts)
    entries = tuple(each for each in everything if first <= each.revision <= (last or each.revision))
    if output is not None:
        lines = [_line(entry, terminal.texts, zone, called) for entry in entries]
        document = journal_document(desk.tournament, lines, terminal.texts, len(everything))
        write_document(output, document, terminal)
        return
    for entry in entries:
        if terminal.as_json:
            terminal.json(_plain(entry, terminal.texts, called))
        else:
            line = _line(entry, terminal.texts, zone, called)
            terminal.say(f"{line.number:>5}  {line.at}  {line.desk}  {line.words}")


def undo(terminal: Terminal, file: str) -> None:
    """Takes back the latest change."""
    _reverse(UNDO, file, terminal)


def redo(terminal: Terminal, file: str) -> None:
    """Brings back what undo took back last."""
    _reverse(REDO, file, terminal)


def verify(
    terminal: Terminal,
    file: str,
    ranking: Annotated[str, typer.Option("--ranking", metavar="LIST")] = "",
    after_round: Annotated[int | None, typer.Option("--after-round", metavar="R", min=0)] = None,
) -> None:
    """Replays the journal against the tables, checks every closed sum again, and a printed ranking too."""
    if after_round is not None and not ranking:
        raise usage("cli-verify-what")
    with open_to_read(file) as desk:
        found: tuple[Finding, ...] = (*desk.verify(), *closed_sum_findings(desk.tournament))
    tournament = desk.tournament
    if ranking:
        found += judged(ranking_of(ranking), tournament, after_round).everything()
    found += tuple(_meant(found, tournament, terminal))
    if terminal.as_json:
        ok = not any(finding.blocks for finding in found)
        plain = [terminal.plain(finding) for finding in found]
        terminal.json({"ok": ok, "revision": desk.revision, "findings": plain})
    terminal.tell(refuse_blocking(found))
    if not terminal.as_json:
        terminal.say(terminal.texts("cli-verified", revision=desk.revision))


def _meant(found: Iterable[Finding], tournament: Tournament, terminal: Terminal) -> Iterator[Finding]:
    for finding in found:
        if finding.key == "verify-result":
            place = int(finding.args["round"]), int(finding.args["table"])
            report = tournament.results[place].report
            notes = meant_notes(report, place, tournament, terminal)
            yield from (each.within("round", place[0], "table", place[1]) for each in notes)


def _reverse(kind: str, file: str, terminal: Terminal) -> None:
    with open_desk(file) as desk:
        entry = desk.undo() if kind == UNDO else desk.redo()
    if terminal.as_json:
        terminal.json({"kind": kind, "reverses": entry.revision, "revision": desk.revision})
    else:
        about = {**entry.args, "kind": entry.kind}
        called = rounds_called(desk.tournament, terminal.texts)
        terminal.say(journal_words(terminal.texts, kind, about, called))


def _line(entry: JournalEntry, texts: Texts, zone: str, called: Called) -> JournalLine:
    words = journal_words(texts, entry.kind, entry.args, called)
    return JournalLine(entry.revision, f"{to_wall(entry.at, zone):%Y-%m-%d %H:%M:%S}", entry.desk, words)


def _plain(entry: JournalEntry, texts: Texts, called: Called) -> dict[str, object]:
    about = {"revision": entry.revision, "at": entry.at.isoformat(), "desk": entry.desk, "kind": entry.kind}
    text = journal_words(texts, entry.kind, entry.args, called)
    return {**about, "args": dict(entry.args), "reverses": entry.reverses, "text": text}


Line = Annotated[int, typer.Argument(metavar="LINE", min=1)]


def compare(
    terminal: Terminal,
    file: str,
    line: Line,
    other: Annotated[int | None, typer.Option("--with", metavar="LINE", min=1)] = None,
) -> None:
    """Tells what is different since a line of the journal, or between two of them."""
    with open_to_read(file) as desk:
        before = desk.at_revision(line)
        after = desk.tournament if other is None else desk.at_revision(other)
    found = differences(before, after, terminal.texts)
    if terminal.as_json:
        terminal.json([asdict(each) for each in found])
    elif found:
        terminal.listing(changes_listing(found, terminal.texts))
    else:
        terminal.say(terminal.texts("compare-same"))


def restore(terminal: Terminal, file: str, line: Line) -> None:
    """Makes everything as it was after a line of the journal; undo takes that back."""
    with open_desk(file) as desk:
        state = desk.at_revision(line)
        at = next(entry.at for entry in desk.journal() if entry.revision == line)
        time = f"{to_wall(at, state.timetable.zone):%H:%M}"
        terminal.tell(desk.do(RestoreState(line, state, time)))
    terminal.answer({"line": line, "revision": desk.revision}, "journal-restore-state", line=line, time=time)


def repair(
    terminal: Terminal, file: str, to: Annotated[str, typer.Option("--to", metavar="NEW")] = ""
) -> None:
    """Makes a new file from all that is sound in a damaged one, its journal and its copies."""
    path = file_path(file)
    done = make_repaired(path, file_path(to) if to else repaired_name(path), DESK_NAME)
    if terminal.as_json:
        terminal.json(terminal.plain(done))
    else:
        terminal.tell((done,))
