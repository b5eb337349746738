"""Commands `new` and `presets`."""

from dataclasses import asdict, replace
from datetime import date
from typing import Annotated

import typer

from tichu_turnier.cli.setup.options import settings_of, with_settings
from tichu_turnier.cli.terminal import DESK_NAME, Terminal, file_path, known_by, usage
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.copy_setup import like
from tichu_turnier.tournament.model.presets import PRESETS, Preset
from tichu_turnier.tournament.model.snapshot import Tournament

DEFAULT_ZONE = "Europe/Zurich"
YEARS = range(1900, 2200)
"""Other years are slips of a finger, and at the ends of the calendar times cannot be computed."""


def new(
    terminal: Terminal,
    file: str,
    preset: Annotated[str, typer.Option("--preset", metavar="KEY")] = "",
    old: Annotated[str, typer.Option("--like", metavar="OLD")] = "",
    people: Annotated[bool, typer.Option("--people")] = False,
    name: Annotated[str, typer.Option("--name", metavar="N")] = "",
    day: Annotated[str, typer.Option("--date", metavar="D")] = "",
    place: Annotated[str, typer.Option("--place", metavar="P")] = "",
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")] = None,
) -> None:
    """Makes a tournament file."""
    wishes = settings_of(settings or ())
    if (people and not old) or (preset and old):
        raise usage("cli-new-like")
    if old:
        fresh = _like(old, name.strip(), day_of(day), place.strip(), wishes.get("zone"), people=people)
    else:
        chosen = preset_of(preset or PRESETS[0].key)
        called = name.strip() or terminal.texts(f"preset-{chosen.key}")
        fresh = chosen.tournament(called, day_of(day), place.strip(), wishes.get("zone", DEFAULT_ZONE))
    tournament = with_settings(fresh, wishes)
    make_file(file, tournament, terminal)


def make_file(file: str, made: Tournament, terminal: Terminal) -> None:
    """Puts a tournament into a new file, and says so."""
    from tichu_turnier.desk.desk import Desk

    with Desk.create(file_path(file), made, DESK_NAME) as desk:
        path = str(desk.path)
    about = {"file": path, "name": made.name, "date": made.day.isoformat(), "place": made.place}
    rules = {"preset": made.regulations.preset, "rounds": made.regulations.rounds}
    terminal.answer({**about, **rules, "revision": desk.revision}, "cli-made", name=made.name, file=path)


def presets(terminal: Terminal) -> None:
    """Lists the ready-made regulations."""
    if terminal.as_json:
        terminal.json([_plain(preset, terminal.texts) for preset in PRESETS])
        return
    for preset in PRESETS:
        terminal.say(f"{preset.key}: {terminal.texts(f'preset-{preset.key}')}")
        terminal.say(f"  {terminal.texts(f'preset-{preset.key}-tip')}")


def _like(old: str, name: str, day: date, place: str, zone: str | None, *, people: bool) -> Tournament:
    """What is taken over from an older tournament, whose file may be open elsewhere."""
    from tichu_turnier.desk.recent import read_copy

    before = read_copy(file_path(old))
    new = like(before, name or before.name, day, people=people)
    timetable = replace(new.timetable, zone=zone or new.timetable.zone)
    return replace(new, place=place or before.place, timetable=timetable)


def _plain(preset: Preset, texts: Texts) -> dict[str, object]:
    regulations = preset.regulations
    zone = preset.timetable(date(2000, 1, 1), DEFAULT_ZONE)
    words = {"name": texts(f"preset-{preset.key}"), "text": texts(f"preset-{preset.key}-tip")}
    slots = [
        {"kind": slot.kind.value, "start": f"{slot.start:%H:%M}", "end": f"{slot.end:%H:%M}"}
        for slot in zone.slots
    ]
    return {"key": preset.key, **words, **asdict(regulations), "timetable": slots}


def preset_of(key: str) -> Preset:
    """The preset with this key; raises a usage refusal that names the nearest one."""
    return known_by(key, {preset.key: preset for preset in PRESETS}, "cli-no-such-preset", "preset")


def day_of(text: str) -> date:
    """A day as `2026-11-21` or `21.11.2026`; today without one."""
    if not text:
        return date.today()  # noqa: DTZ011 - the day on the wall where the tournament is
    iso = "-".join(part.zfill(2) for part in reversed(text.split("."))) if "." in text else text
    try:
        day = date.fromisoformat(iso)
    except ValueError:
        raise usage("cli-bad-date", text=text) from None
    if day.year not in YEARS:
        raise usage("cli-bad-date", text=text)
    return day
