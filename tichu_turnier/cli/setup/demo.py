"""Commands `demo` and `generate`: evenings that play themselves, smooth ones and others."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.reports.paper import sheet_bytes
from tichu_turnier.cli.setup.new import DEFAULT_ZONE, preset_of
from tichu_turnier.cli.terminal import DESK_NAME, Terminal, file_path, usage
from tichu_turnier.desk.demo import SPARE, fewest_and_most, play_evening, play_random_evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.evening_events import EVENTS
from tichu_turnier.files.whole import write_whole
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.sheets import SHEETS, Kind
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.standings import plain_row

FILE_NAME = "demo.tichu"
MOST_EVENTS = 1000


def demo(
    terminal: Terminal,
    folder: Annotated[Path, typer.Option("--out", metavar="DIR")],
    preset: Annotated[str, typer.Option("--preset", metavar="KEY")] = PRESETS[0].key,
    entrants: Annotated[int, typer.Option("--entrants", metavar="N")] = 16,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    window: Annotated[bool, typer.Option("--window")] = False,
) -> None:
    """Plays a whole evening by itself and leaves its file and all sheets in a folder."""
    chosen = preset_of(preset)
    _check_size(entrants, fewest_and_most(chosen.regulations))
    path = _made(folder) / FILE_NAME
    name = terminal.texts(f"preset-{chosen.key}")
    today = date.today()  # noqa: DTZ011 - the day on the wall where the program runs
    with Desk.create(path, chosen.tournament(name, today, "Luzern", DEFAULT_ZONE), DESK_NAME) as desk:
        play_evening(desk, entrants, seed)
        tournament = desk.tournament
    files = tuple(_print_all(tournament, folder, terminal))
    rows = standings(tournament)
    plain = {"file": str(path), "sheets": list(map(str, files)), "standings": list(map(plain_row, rows))}
    played = {"entrants": len(tournament.entrants), "rounds": len(tournament.rounds)}
    winner = rows[0].entrant.name
    place = {"winner": winner, "sheets": len(files), "folder": str(path.parent)}
    terminal.answer(plain, "cli-demo-done", **played, **place)
    if window:
        from tichu_turnier.app import run_window

        raise typer.Exit(run_window(path))


def generate(
    terminal: Terminal,
    way: Annotated[str, typer.Option("--format", metavar="KEY")],
    entrants: Annotated[int, typer.Option("--entrants", metavar="N")],
    seed: Annotated[int, typer.Option("--seed", metavar="S")],
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE")],
    events: Annotated[int, typer.Option("--events", metavar="K")] = len(EVENTS),
) -> None:
    """Makes up an evening with late entrants, penalties, corrections and whatever else happens at one."""
    formats = {preset.regulations.format: preset for preset in reversed(PRESETS)}
    chosen = formats[way] if way in formats else preset_of(way)
    _check_size(entrants, fewest_and_most(chosen.regulations, SPARE))
    if not 0 <= events <= MOST_EVENTS:
        raise usage("cli-generate-events-most", events=events, most=MOST_EVENTS)
    path = file_path(output)
    happened = play_random_evening(path, chosen, entrants, seed, events)
    plain = {"file": str(path), "preset": chosen.key, "entrants": entrants, "seed": seed}
    count = sum(happened.values())
    terminal.answer({**plain, "events": happened}, "cli-generate-done", file=str(path), events=count)


def _check_size(entrants: int, limits: tuple[int, int]) -> None:
    least, most = limits
    if not least <= entrants <= most:
        raise usage("cli-demo-players", entrants=entrants, least=least, most=most)


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        args: dict[str, str | int] = {"file": str(folder), "reason": error.strerror or str(error)}
        raise Refusal(Finding("cli-cannot-write", args=args)) from None
    return folder


def _print_all(tournament: Tournament, folder: Path, terminal: Terminal) -> Iterator[Path]:
    """Every sheet that suits the tournament as PDF and xlsx, those of a round once for each round."""
    for sheet in (each for each in SHEETS if each.suits(tournament)):
        for number in tuple(drawn.number for drawn in tournament.rounds) if sheet.needs_round else (None,):
            for kind in (Kind.PDF, Kind.XLSX):
                path = folder / f"{sheet.key}{f'-{number}' if number else ''}.{kind.value}"
                write_whole(path, sheet_bytes(sheet, kind, tournament, terminal.texts, number))
                yield path
