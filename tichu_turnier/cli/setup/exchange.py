"""Commands `export` and `import`: a tournament, or a part of it, for other programs."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.reports.paper import ending_of, say_written
from tichu_turnier.cli.rounds.results_in_files import doubtful_accepted
from tichu_turnier.cli.setup.new import make_file
from tichu_turnier.cli.terminal import Terminal, text_of, tournament_of, usage
from tichu_turnier.files.whole import write_folder, write_whole
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.sheets.formats.csv_text import KINDS, statistics
from tichu_turnier.sheets.formats.web_pages import INDEX, web_pages
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.transfer.import_judgement import judged
from tichu_turnier.transfer.tournament_json import export_json, imported


def export_file(
    terminal: Terminal,
    file: str,
    output: Annotated[str | None, typer.Option("--output", "-o", metavar="OUT.json")] = None,
    entry: Annotated[Path | None, typer.Option("--entry", metavar="OUT.xlsx")] = None,
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    standings: Annotated[Path | None, typer.Option("--standings", metavar="OUT.csv|jsonl")] = None,
    results: Annotated[Path | None, typer.Option("--results", metavar="OUT.csv|jsonl")] = None,
    hands: Annotated[Path | None, typer.Option("--hands", metavar="OUT.csv|jsonl")] = None,
    web: Annotated[Path | None, typer.Option("--web", metavar="DIR")] = None,
) -> None:
    """Writes the whole tournament as JSON, or a part of it for others."""
    wanted = {"standings": standings, "results": results, "hands": hands}
    if not any((output, entry, web, *wanted.values())):
        raise usage("cli-export-what")
    if number is not None and entry is None:
        raise usage("cli-export-round")
    tournament = tournament_of(file)
    written: list[Path] = []
    if output is not None and output != "-":
        write_whole(Path(output), export_json(tournament).encode())
        written.append(Path(output))
    for path, content in _parts(tournament, terminal, entry, number, wanted):
        write_whole(path, content)
        written.append(path)
    if web is not None:
        write_folder(web, web_pages(tournament, terminal.texts))
        written.append(web / INDEX)
    if output == "-":  # the reader of the JSON wants nothing beside it
        terminal.say(export_json(tournament).removesuffix("\n"))
    else:
        say_written(written, "cli-exported", terminal)


def _parts(
    tournament: Tournament,
    terminal: Terminal,
    entry: Path | None,
    number: int | None,
    wanted: Mapping[str, Path | None],
) -> Iterator[tuple[Path, bytes]]:
    if entry is not None:
        from tichu_turnier.sheets.formats.excel_entry import render

        yield entry, render(tournament, terminal.texts, number)
    for part, path in wanted.items():
        if path is not None:
            yield path, statistics(tournament, part, ending_of(path, KINDS), terminal.texts.language)


def import_file(
    terminal: Terminal,
    source: Annotated[str, typer.Argument(metavar="OUT.json")],
    file: str,
    accept: Annotated[str, typer.Option("--accept", metavar="doubtful")] = "",
) -> None:
    """Makes a tournament file from JSON that was exported, judged as `verify` does before it is saved."""
    doubtful = doubtful_accepted(accept)
    tournament, said = imported(text_of(source))
    found = judged(tournament, said)
    asked = [each for each in found if each.severity is Severity.QUESTION]
    if any(each.blocks for each in found) and not (doubtful and _only_asked(found)):
        how = (Finding("cli-import-asked", Severity.NOTE),) if asked and _only_asked(found) else ()
        raise Refusal(*found, *how)
    terminal.tell(replace(each, severity=Severity.WARNING) if each in asked else each for each in found)
    make_file(file, tournament, terminal)


def _only_asked(found: Iterable[Finding]) -> bool:
    """Whether nothing stands in the way but what somebody may say was meant."""
    return not any(each.severity is Severity.ERROR for each in found)
