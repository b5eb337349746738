"""Commands `print` and `sheets`: what goes on paper, as a file."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import typer

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import Terminal, file_path, known_by, open_to_read, tournament_of, usage
from tichu_turnier.desk.history import entry_times
from tichu_turnier.desk.phone_links import links_of
from tichu_turnier.files.whole import write_whole
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.settings import Settings, load_settings, settings_path
from tichu_turnier.sheets import SHEETS, Kind, Sheet, printed, render
from tichu_turnier.sheets.club import dressed, look_of
from tichu_turnier.sheets.document import Document
from tichu_turnier.sheets.formats.csv_text import bare_table
from tichu_turnier.sheets.look import PLAIN, Design, Look
from tichu_turnier.sheets.pictures import ENTRANT_REPORTS, report_of
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.printed_letters import unprinted_names

_STANDARD_OUTPUT = Path("-")


def print_sheet(
    terminal: Terminal,
    file: str,
    sheet: str,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="OUT")],
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND")] = None,
    bare: Annotated[bool, typer.Option("--bare")] = False,
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    entrant: Annotated[str | None, typer.Option("--entrant", metavar="ENTRANT")] = None,
    paper: Annotated[str | None, typer.Option("--paper", metavar="SIZE")] = None,
    large: Annotated[bool | None, typer.Option("--large/--usual")] = None,
    duplex: Annotated[bool | None, typer.Option("--duplex/--one-sided")] = None,
    logo: Annotated[str | None, typer.Option("--logo", metavar="PICTURE")] = None,
    colour: Annotated[str | None, typer.Option("--colour", metavar="#RRGGBB")] = None,
    text: Annotated[str | None, typer.Option("--certificate-text", metavar="TEXT")] = None,
    signatures: Annotated[str | None, typer.Option("--signatures", metavar="A;B")] = None,
    design: Annotated[str | None, typer.Option("--design", metavar="|".join(Design))] = None,
    room_row: Annotated[int | None, typer.Option("--room-row", metavar="N", min=0)] = None,
    slips: Annotated[int | None, typer.Option("--slips", metavar="1|2|4", min=0)] = None,
) -> None:
    """Writes a sheet as pdf, xlsx, html or csv; what is not said about its look is as set in the window."""
    wanted = known_by(sheet, {each.key: each for each in SHEETS}, "cli-no-such-sheet", "sheet")
    written = kind_of(output, kind, bare=bare)
    said = {
        "paper_size": paper,
        "paper_large": large,
        "paper_duplex": duplex,
        "club_logo": logo,
        "club_colour": colour,
        "certificate_text": text,
        "certificate_signatures": signatures,
        "certificate_design": design,
        "room_row": room_row,
        "slips_a_page": slips,
    }
    look, tournament = replace(look_as_set(said), links=links_of(file_path(file))), tournament_of(file)
    terminal.tell(_to_be_told(wanted, tournament, number))
    wanted = _timed(wanted if entrant is None else _about(entrant, sheet, tournament), file)
    _put(output, sheet_bytes(wanted, written, tournament, terminal.texts, number, look, bare=bare), terminal)


def _put(output: Path, content: bytes, terminal: Terminal) -> None:
    """Writes a file and says so; to standard output where the name is `-`, without a word beside it."""
    if output == _STANDARD_OUTPUT:
        terminal.put(content)
        return
    write_whole(output, content)
    say_written([output], "cli-printed", terminal)


def _to_be_told(sheet: Sheet, tournament: Tournament, number: int | None) -> Iterator[Finding]:
    """What is not done as somebody may think."""
    if number is not None:
        yield from _round_is_ignored(sheet)
    if names := unprinted_names(tournament):
        yield Finding("sheets-unprinted", Severity.WARNING, {"names": ", ".join(names)})


def _timed(sheet: Sheet, file: str) -> Sheet:
    """The sheet, knowing when results were entered if it tells of that."""
    if sheet.timed is None:
        return sheet
    with open_to_read(file) as desk:
        return sheet.with_times(entry_times(desk.journal()))


def _round_is_ignored(sheet: Sheet) -> Iterator[Finding]:
    if not (sheet.needs_round or sheet.takes_round):
        of_rounds = ", ".join(each.key for each in SHEETS if each.needs_round or each.takes_round)
        args: dict[str, str | int] = {"sheet": sheet.key, "keys": of_rounds}
        yield Finding("cli-sheet-of-no-round", Severity.WARNING, args)


def say_written(files: Sequence[Path], key: str, terminal: Terminal) -> None:
    """Says which files were written: each on a line in the words of `key`, or all as one JSON object."""
    if terminal.as_json:
        terminal.json({"files": [str(file) for file in files]})
        return
    for file in files:
        terminal.say(terminal.texts(key, file=str(file)))


def _about(entrant: str, sheet: str, tournament: Tournament) -> Sheet:
    """The report of one entrant alone; raises a usage refusal for sheets that are about everybody."""
    if sheet != ENTRANT_REPORTS.key:
        raise usage("cli-sheet-of-everybody", sheet=sheet, reports=ENTRANT_REPORTS.key)
    return report_of(entrant_of(entrant, tournament).id)


def write_document(output: Path, document: Document, terminal: Terminal) -> None:
    """Writes a document in the look that is set in the window, of the kind that the name ends with."""
    _put(output, document_bytes(document, kind_of(output), terminal.texts, look_as_set()), terminal)


def look_as_set(said: Mapping[str, str | int | None] = MappingProxyType({})) -> Look:
    """The look that is set in the window, but for what is said here; None: nothing is."""
    wishes = {name: wish for name, wish in said.items() if wish is not None}
    try:
        settings = load_settings() if settings_path().exists() else Settings()
    except OSError:  # a folder that nobody may look into
        settings = Settings()
    return look_of(replace(settings, **wishes))  # type: ignore[arg-type]  # names and kinds are those above


def kind_of(output: Path, said: str | None = None, *, bare: bool = False) -> Kind:
    """What kind of file is wanted: as said, else by its ending; raises a usage refusal for any other.

    To standard output goes a PDF where nothing is said; `bare` is csv and nothing else.
    """
    usual = Kind.CSV if bare else Kind.PDF
    default = Path(f"-.{usual}") if output == _STANDARD_OUTPUT else output
    kind = Kind(ending_of(Path(f"-.{said}") if said else default, tuple(Kind)))
    if bare and kind is not Kind.CSV:
        raise usage("cli-bare-is-csv", kind=kind)
    return kind


def ending_of(output: Path, known: Collection[str]) -> str:
    """How a file ends, such as `pdf`; raises a usage refusal for what is none of the known endings."""
    ending = output.suffix.casefold().removeprefix(".")
    if ending not in known:
        raise usage("cli-no-such-kind", ending=ending or "-", kinds=", ".join(known))
    return ending


def sheets(terminal: Terminal) -> None:
    """Lists what can be printed."""
    if terminal.as_json:
        rows = [(each.key, terminal.texts(each.text_key), each.needs_round) for each in SHEETS]
        terminal.json([dict(zip(("key", "name", "needs_round"), row, strict=True)) for row in rows])
    else:
        lines = ([each.key, terminal.texts(each.text_key)] for each in SHEETS)
        terminal.table([terminal.texts("cli-head-key"), terminal.texts("cli-head-name")], lines)


def sheet_bytes(
    sheet: Sheet,
    kind: Kind,
    tournament: Tournament,
    texts: Texts,
    number: int | None,
    look: Look = PLAIN,
    *,
    bare: bool = False,
) -> bytes:
    """A sheet as a file; raises Refusal for a round that is not drawn, and where nothing is to print.

    `bare`: its table alone, as programs read it.
    """
    if not sheet.suits(tournament):
        raise Refusal(Finding("sheets-unsuited", args={"sheet": texts(sheet.text_key)}))
    if bare:
        if table := bare_table(sheet.document(tournament, texts, number)):
            return table
        raise Refusal(Finding("cli-bare-no-table", args={"sheet": texts(sheet.text_key)}))
    return document_bytes(sheet.document(tournament, texts, number), kind, texts, look)


def document_bytes(document: Document, kind: Kind, texts: Texts, look: Look) -> bytes:
    """What is printed, in the look of the club and with the moment at its foot, as a file."""
    return render(printed(dressed(document, look), texts, datetime.now(UTC)), kind)
