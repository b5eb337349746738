"""Commands `new`, `presets` and `set`, and the settings that `--set key=value` changes."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import date
from operator import attrgetter
from typing import Annotated, Any, TypeVar

import typer

from tichu_turnier.cli.terminal import (
    DESK_NAME,
    Terminal,
    UsageRefusal,
    as_usage,
    file_path,
    known_by,
    nearest,
    open_desk,
    usage,
)
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.house_rules import HOUSE_RULES, HouseRule
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetRegulations
from tichu_turnier.tournament.changes.registration import LONGEST_CURRENCY
from tichu_turnier.tournament.insight.programme import round_findings
from tichu_turnier.tournament.model.copy_setup import like, timetable_like
from tichu_turnier.tournament.model.entry_terms import MOST_FEE, in_figures
from tichu_turnier.tournament.model.presets import PRESETS, Preset
from tichu_turnier.tournament.model.slots import Timetable, known_zone
from tichu_turnier.tournament.model.snapshot import ByeCredit, OddNumbers, Regulations, Tournament
from tichu_turnier.tournament.registration.overview import who_waits, within_room
from tichu_turnier.tournament.scoring.correction import regulation_findings
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS
from tichu_turnier.typed.clocks import time_of_day
from tichu_turnier.typed.days import day as typed_day
from tichu_turnier.typed.numbers import Bounds, amount, whole_number, whole_numbers

DEFAULT_ZONE = "Europe/Zurich"
Value = TypeVar("Value")


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
    tournament = within_room(with_settings(fresh, wishes))
    found = SetRegulations(tournament.regulations).findings(fresh)
    if any(each.blocks for each in found):
        raise Refusal(*found)
    terminal.tell((*who_waits(tournament), *found))
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
    timetable = preset.timetable(date(2000, 1, 1), DEFAULT_ZONE)
    words = {"name": texts(f"preset-{preset.key}"), "text": texts(f"preset-{preset.key}-tip")}
    slots = [
        {"kind": slot.kind.value, "start": f"{slot.start:%H:%M}", "end": f"{slot.end:%H:%M}"}
        for slot in timetable.slots
    ]
    return {"key": preset.key, **words, **asdict(regulations), "timetable": slots}


def preset_of(key: str) -> Preset:
    """The preset with this key; raises a usage refusal that names the nearest one."""
    return known_by(key, {preset.key: preset for preset in PRESETS}, "cli-no-such-preset", "preset")


def day_of(text: str) -> date:
    """A day as people write it; today without one."""
    today = date.today()  # noqa: DTZ011 - the day on the wall where the tournament is
    return as_usage(lambda: typed_day(text, today)) if text else today


def set_settings(
    terminal: Terminal, file: str, settings: Annotated[list[str], typer.Argument(metavar="KEY=VALUE")]
) -> None:
    """Changes settings of the regulations; what was drawn and played must go with them."""
    wishes = settings_of(settings, OPTIONS)
    with open_desk(file) as desk:
        before = desk.tournament
        change = SetRegulations(regulations_with(before.regulations, wishes))
        effects = regulation_findings(before, change)
        terminal.agreed(effects)
        told, rows = desk.do(change), round_findings(desk.tournament)
    terminal.tell((*told, *rows))
    stored = {key: OPTIONS[key].shown(desk.tournament.regulations) for key in wishes}
    if terminal.as_json:
        plain = [terminal.plain(each) for each in effects]
        terminal.json({"settings": stored, "effects": plain, "revision": desk.revision})
        return
    for key, value in stored.items():
        terminal.say(terminal.texts("cli-set-done", key=key, value=value))
    if before.results and not effects:
        terminal.say(terminal.texts("regulations-no-effects"))


MOST = 999
MOST_HINTS = 10_000_000
"""A hint once in so many hands is as good as never."""
MOST_SEEDS = 10**12


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of values: which there are, in words for the usage, and how to read one.

    Reading raises ValueError, or Refusal with the reason.
    """

    values: str
    read: Callable[[str], object]
    write: Callable[[Any], str] = str
    """How a value is said, so that it is read again as the same."""


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of the regulations: the kind of its values, what it changes, and where it is kept."""

    kind: Kind
    change: Callable[[Regulations, object], Regulations]
    kept: Callable[[Regulations], object]

    def shown(self, regulations: Regulations) -> str:
        """What these regulations say, as it can be typed."""
        return self.kind.write(self.kept(regulations))


def settings_of(pairs: Iterable[str], known: Collection[str] | None = None) -> dict[str, str]:
    """The settings of some `key=value`; refuses with everything that is wrong with them at once.

    `known` says which there are; all if left away.
    """
    known = KEYS if known is None else known
    found: dict[str, str] = {}
    faults: list[Finding] = []
    for pair in pairs:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            faults.extend(usage("cli-set-form", text=pair).findings)
        elif key not in known:
            near, keys = nearest(key, known) or "none", ", ".join(known)
            faults.extend(usage("cli-set-unknown", key=key, nearest=near, keys=keys).findings)
        else:
            found[key] = value
    if faults:
        raise UsageRefusal(*faults)
    return found


def with_settings(tournament: Tournament, wishes: Mapping[str, str]) -> Tournament:
    """The tournament as its settings want it; refuses with every value that cannot be."""
    regulations = regulations_with(tournament.regulations, wishes)
    changed = replace(tournament, regulations=regulations)
    return replace(changed, timetable=_timetable(changed, wishes))


def regulations_with(regulations: Regulations, wishes: Mapping[str, str]) -> Regulations:
    """The regulations as settings want them; refuses with every value that cannot be, of times too."""
    faults: list[Finding] = []
    for key, text in sorted(wishes.items()):
        option = OPTIONS.get(key)
        kind = option.kind if option else TIMES[key]
        try:
            value = kind.read(text)
            regulations = option.change(regulations, value) if option else regulations
        except ValueError:
            args = {"key": key, "value": text, "values": kind.values}
            faults.append(Finding("cli-set-value", args=args))
        except Refusal as refusal:
            args = {"key": key, "value": text, "values": kind.values}
            faults += (Finding("cli-set-value", args=args), *refusal.findings)
    if faults:
        raise UsageRefusal(*faults)
    return regulations


def _timetable(tournament: Tournament, wishes: Mapping[str, str]) -> Timetable:
    """The preset's timetable, later or earlier; a regular one once its lengths or its rounds are others."""
    return timetable_like(
        tournament.timetable,
        tournament.day,
        tournament.regulations.rounds,
        start=_given(wishes, "start", time_of_day),
        length=_given(wishes, "round-minutes", _whole),
        pause=_given(wishes, "break-minutes", _whole),
    )


def _given(wishes: Mapping[str, str], key: str, read: Callable[[str], Value]) -> Value | None:
    return read(wishes[key]) if key in wishes else None


def _whole(text: str, least: int = 0, most: int = MOST) -> int:
    try:
        return whole_number(text, Bounds(least, most))
    except Refusal as refusal:
        raise ValueError(text) from refusal  # which numbers are possible is said anyway


def _fitting(text: str, fits: bool) -> str:
    if not fits:
        raise ValueError(text)
    return text


def _one_of(text: str, known: Collection[str]) -> str:
    return _fitting(text, text in known)


def _field(path: str, kind: Kind) -> Option:
    """A field of the regulations, or of a part of them (`scoring.win`)."""
    part, _, name = path.rpartition(".")

    def change(old: Regulations, value: object) -> Regulations:
        if not part:
            return replace(old, **{name: value})  # type: ignore[arg-type]  # each of its own kind
        return replace(old, **{part: replace(getattr(old, part), **{name: value})})

    return Option(kind, change, attrgetter(path))


def _house_rule(rule: HouseRule) -> Option:

    def change(old: Regulations, value: object) -> Regulations:
        return replace(old, rules=rule.write(old.rules, str(value)))

    answers = tuple(rule.answers)
    kind = Kind("|".join(answers), lambda text: _one_of(text, answers))
    return Option(kind, change, lambda regulations: rule.read(regulations.rules))


def _up_to(most: int, least: int = 0) -> Kind:
    return Kind(f"{least}-{most}", lambda text: _whole(text, least, most))


def _chain(text: str) -> tuple[str, ...]:
    known = [criterion.key for criterion in TIE_BREAKS]
    return tuple(_one_of(key.strip(), known) for key in text.split(","))


def _money(text: str) -> int:
    """An amount in hundredths."""
    return amount(text, MOST_FEE)


def _tables(text: str) -> tuple[int, ...]:
    """Numbers of tables, each once, in order; none for all."""
    return () if text == "all" else whole_numbers(text, Bounds(1, MOST))


def _table_list(tables: tuple[int, ...]) -> str:
    return ",".join(map(str, tables)) or "all"


_POINTS, _FROM_ONE = _up_to(MOST), _up_to(MOST, 1)
_YES_OR_NO = Kind(
    "yes|no", lambda text: _one_of(text, ("yes", "no")) == "yes", lambda value: "yes" if value else "no"
)
_PER = Kind(
    "entrant|person",
    lambda text: _one_of(text, ("entrant", "person")) == "person",
    lambda value: "person" if value else "entrant",
)
_DEADLINE = Kind(
    "19:00|none",
    lambda text: None if text == "none" else time_of_day(text),
    lambda value: "none" if value is None else f"{value:%H:%M}",
)
_CRITERIA = Kind(",".join(criterion.key for criterion in TIE_BREAKS), _chain, ",".join)

OPTIONS: Mapping[str, Option] = {
    "rounds": _field("rounds", _FROM_ONE),
    "hands-per-stage": _field("hands_per_stage", _FROM_ONE),
    **{rule.key: _house_rule(rule) for rule in HOUSE_RULES},
    "bye-credit": _field("bye_credit", Kind("|".join(ByeCredit), ByeCredit)),
    "flat-victory-points": _field("flat_victory_points", _POINTS),
    "flat-tichu-points": _field("flat_tichu_points", _POINTS),
    "dropped-rounds": _field("dropped_rounds", _POINTS),
    "win": _field("scoring.win", _POINTS),
    "tie": _field("scoring.tie", _POINTS),
    "double": _field("scoring.double", _POINTS),
    "double-with-lost-call": _field("scoring.double_with_lost_call", _POINTS),
    "odd-numbers": _field("odd_numbers", Kind("|".join(OddNumbers), OddNumbers)),
    "by-standings": _field("by_standings", _YES_OR_NO),
    "clubs-apart-rounds": _field("clubs_apart_rounds", _POINTS),
    "hint-from": _field("hint_from", _up_to(MOST_HINTS)),
    "booster-tables": _field("booster_tables", Kind("1,3|all", _tables, _table_list)),
    "board-seed": _field("board_seed", _up_to(MOST_SEEDS)),
    "fee": _field("entry.fee", Kind("5.00", _money, in_figures)),
    "fee-per": _field("entry.per_person", _PER),
    "currency": _field(
        "entry.currency", Kind("CHF", lambda text: _fitting(text, len(text) <= LONGEST_CURRENCY))
    ),
    "room-for": _field("entry.room_for", _POINTS),
    "here-by": _field("entry.here_by", _DEADLINE),
    "seeded": _field("knock_out.seeded", _YES_OR_NO),
    "third-place": _field("knock_out.third_place", _YES_OR_NO),
    "best-of-three-from": _field("knock_out.best_of_three_from", _POINTS),
    "groups": _field("knock_out.groups", _FROM_ONE),
    "advancing": _field("knock_out.advancing", _FROM_ONE),
    "tie-breaks": _field("tie_breaks", _CRITERIA),
}
"""Settings of the regulations."""

TIMES: Mapping[str, Kind] = {
    "zone": Kind("Europe/Zurich", lambda text: _fitting(text, known_zone(text) is not None)),
    "start": Kind("19:15", time_of_day),
    "round-minutes": _FROM_ONE,
    "break-minutes": _POINTS,
}
"""Settings of the timetable; some values are examples."""

KEYS = (*OPTIONS, *TIMES)
