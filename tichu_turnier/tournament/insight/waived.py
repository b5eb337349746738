"""Open points that the director let be: what is noted of one, and which one a note is about."""

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind

_WHERE_AND_WHEN = ("round", "table", "minutes", "long")
ABOUT = {
    "open-bonus": ("a", "b", "hand", "one", "other"),
    "open-absent": ("count", "names"),
    "open-cut": ("group", "names"),  # two names in one: where the one ends is not noted
    "open-disputed": ("reason",),
    "open-drawn-before": ("begun", "count", "names"),
    "open-hands-missing": ("planned", "played"),
    "open-note": ("note",),
    "open-pace": ("played", "usual"),
    "open-phones": ("state",),
    "open-rare-hand": ("hand", "one_in"),
    "open-ruling": ("hand", "ruling"),
    "open-singles": ("count", "names"),
    "open-unfinished": ("a", "b", "target"),
    "open-unpaid": ("amount", "count", "currency"),
    "open-unticked": ("names",),
    "rounds-lacking": ("end", "ends", "needed", "rows"),
}
"""What a note tells of a point beyond round and table, in its order; only the last may have blanks in it."""


def waiver(point: Finding, reason: str = "") -> Deviation:
    """The director lets this point be: what is noted, with the reason that was given."""
    number, table = (int(point.args.get(key, 0)) for key in ("round", "table"))
    about = " ".join(str(point.args[key]) for key in sorted(point.args) if key not in _WHERE_AND_WHEN)
    return Deviation(DeviationKind.WAIVED, number, table, point.key, about, reason)


def waived_point(noted: Deviation) -> Finding:
    """The point that was let be, with all that `waiver` noted of it; `minutes` is 0, they pass."""
    names = ABOUT.get(noted.before, ())
    values = noted.after.split(" ", len(names) - 1) if names else []
    about = {name: _number(value) for name, value in zip(names, values, strict=False)}
    where: dict[str, str | int] = {"round": noted.round, "table": noted.table, "minutes": 0}
    return Finding(noted.before, Severity.WARNING, {**where, **about})


def _number(value: str) -> str | int:
    figures = value.removeprefix("-")
    return int(value) if figures.isascii() and figures.isdecimal() and str(int(value)) == value else value
