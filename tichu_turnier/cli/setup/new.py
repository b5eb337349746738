"""Commands `new` and `presets`."""

from dataclasses import asdict, replace
from datetime import date
from typing import Annotated

import typer

from tichu_turnier.cli.parameters import File, Json
from tichu_turnier.cli.setup.options import settings_of, with_settings
from tichu_turnier.cli.terminal import desk_name, file_path, nearest, of, usage
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.copy_setup import like
from tichu_turnier.tournament.model.presets import PRESETS, Preset
from tichu_turnier.tournament.model.snapshot import Tournament

DEFAULT_ZONE = "Europe/Zurich"
YEARS = range(1900, 2200)
"""Other years are slips of a finger, and at the ends of the calendar times cannot be computed."""


def new(
    context: typer.Context,
    file: File,
    preset: Annotated[str, typer.Option("--preset", metavar="KEY")] = "",
    old: Annotated[str, typer.Option("--like", metavar="OLD")] = "",
    people: Annotated[bool, typer.Option("--people")] = False,
    name: Annotated[str, typer.Option("--name", metavar="N")] = "",
    day: Annotated[str, typer.Option("--date", metavar="D")] = "",
    place: Annotated[str, typer.Option("--place", metavar="P")] = "",
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")] = None,
    as_json: Json = False,
) -> None:
    """Makes a tournament file."""
    from tichu_turnier.desk.desk import Desk

    terminal = of(context)
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
    with Desk.create(file_path(file), tournament, desk_name()) as desk:
        path, revision = desk.path, desk.revision
    if as_json:
        terminal.json({"file": str(path), **told(tournament), "revision": revision})
    else:
        terminal.say(terminal.texts("cli-made", name=tournament.name, file=str(path)))


def told(made: Tournament) -> dict[str, str | int]:
    """A new tournament as other programs read it."""
    return {
        "name": made.name,
        "date": made.day.isoformat(),
        "place": made.place,
        "preset": made.regulations.preset,
        "rounds": made.regulations.rounds,
    }


def presets(context: typer.Context, as_json: Json = False) -> None:
    """Lists the ready-made regulations."""
    terminal = of(context)
    if as_json:
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
    """A preset with all its parameters, for a program."""
    regulations = preset.regulations
    zone = preset.timetable(date(2000, 1, 1), DEFAULT_ZONE)
    return {
        "key": preset.key,
        "name": texts(f"preset-{preset.key}"),
        "text": texts(f"preset-{preset.key}-tip"),
        **asdict(regulations),
        "timetable": [
            {"kind": slot.kind.value, "start": f"{slot.start:%H:%M}", "end": f"{slot.end:%H:%M}"}
            for slot in zone.slots
        ],
    }


def preset_of(key: str) -> Preset:
    """The preset with this key; raises a usage refusal that names the nearest one."""
    known = {preset.key: preset for preset in PRESETS}
    if key not in known:
        keys = ", ".join(known)
        raise usage("cli-no-such-preset", preset=key, nearest=nearest(key, known) or "none", keys=keys)
    return known[key]


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
