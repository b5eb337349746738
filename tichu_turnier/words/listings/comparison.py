"""In what two states of a tournament differ: results, places, people, draws, decisions, rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.rule_changes import RuleChange, rule_changes
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.listing import Align, Cell, Listing, headed, number_cell
from tichu_turnier.words.listings.standings import Face, standings_listing

K = TypeVar("K", bound=int | tuple[int, int])
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not the same in both, and how it is in each."""

    what: str
    """The text key of the kind of thing."""
    args: Mapping[str, str | int] = field(default_factory=dict)
    before: str = ""
    after: str = ""


def differences(before: Tournament, after: Tournament, texts: Texts) -> tuple[Difference, ...]:
    """Everything that differs, what matters most first."""
    if before is after:
        return ()
    about = (_results, _places, _draws, _entrants, _penalties, _settings)
    return tuple(difference for each in about for difference in each(before, after, texts))


def _changed(
    before: Mapping[K, V], after: Mapping[K, V], texts: Texts, say: Callable[[V], str]
) -> Iterator[tuple[K, str, str]]:
    """What is not the same in both, in the order of the keys, with the words for each."""
    for key in sorted(key for key in {**before, **after} if before.get(key) != after.get(key)):
        old, new = (say(one[key]) if key in one else texts("compare-none") for one in (before, after))
        yield key, old, new


def _results(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    found = _changed(before.results, after.results, texts, lambda result: totals_text(result.report))
    for (number, table), old, new in found:
        what = "compare-details" if old == new else "compare-result"
        yield Difference(what, {"round": number, "table": table}, old, new)


def _places(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    """Who stands elsewhere, or with other points; the order is that of the later standings."""
    old, new = (
        {row.entrant.id: row for row in standings(one)} if one.results else {} for one in (before, after)
    )
    for who in {**new, **old}:
        row = new.get(who) or old[who]
        was, now = (_standing(one[who], texts) if who in one else texts("compare-none") for one in (old, new))
        if was != now:
            yield Difference("compare-place", {"name": row.entrant.name}, was, now)


def _standing(row: Row, texts: Texts) -> str:
    victory, tichu = _number(row.record.victory_points), _number(row.record.tichu_points)
    return texts("compare-standing", place=row.shown_place, victory=victory, tichu=tichu)


def _number(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"


def _draws(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    old, new = ({each.number: each for each in one.rounds} for one in (before, after))
    found = _changed(old, new, texts, lambda drawn: texts("compare-tables", tables=len(drawn.tables)))
    return (Difference("compare-draw", {"round": number}, *sides) for number, *sides in found)


def _entrants(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    found = _changed(before.entrants, after.entrants, texts, lambda entrant: _person(entrant, texts))
    return (Difference("compare-entrant", {"number": number}, *sides) for number, *sides in found)


def _person(entrant: Entrant, texts: Texts) -> str:
    state = "waits" if entrant.waiting else "here" if entrant.checked_in else "absent"
    if entrant.withdrawn_from is not None:
        state = "withdrawn"
    paid, gone = "yes" if entrant.payments else "no", entrant.withdrawn_from or 0
    return texts("compare-person", name=entrant.name, state=state, paid=paid, round=gone)


def _penalties(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    none = texts("compare-none")
    found = _changed(before.penalties, after.penalties, texts, lambda given: given.reason or none)
    return (Difference("compare-penalty", {"number": number}, *sides) for number, *sides in found)


def _settings(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    old, new = (f"{one.name}, {one.place}, {one.day}" for one in (before, after))
    if old != new:
        yield Difference("compare-name", {}, old, new)
    none = texts("compare-none"), texts("compare-none")
    rules = rule_changes(before.regulations, after.regulations)
    for each in rules:
        yield Difference(each.rule, {}, *_answers(each, texts))
    if before.regulations != after.regulations and not rules:
        yield Difference("compare-regulations", {}, *none)
    if before.timetable != after.timetable:
        yield Difference("compare-timetable", {}, *none)


def rule_words(change: RuleChange, texts: Texts) -> str:
    """A rule with what was answered before and after: `Runden: 4 → 5`."""
    before, after = _answers(change, texts)
    return texts("regulations-change", rule=texts(change.rule), before=before, after=after)


def _answers(change: RuleChange, texts: Texts) -> Iterator[str]:
    for answer in (change.before, change.after):
        said = (texts(word) if texts.has(word) else word for word in answer.split())
        yield ", ".join(word.removeprefix(f"{change.rule}-") for word in said)  # of what nobody can choose


def changes_listing(found: Iterable[Difference], texts: Texts) -> Listing:
    """Differences, a line each: what, how it is in the one state, how in the other."""
    columns = tuple(
        headed(key, texts, weight=1) for key in ("journal-what", "compare-before", "compare-after")
    )
    words = ((texts(each.what, **each.args), each.before, each.after) for each in found)
    return Listing(columns, tuple(tuple(map(Cell, row)) for row in words))


@dataclass(frozen=True, slots=True)
class PastState:
    """An earlier state in words, to be shown in tables, and what is different in a later one."""

    state: Tournament
    ranking: Listing
    results: Listing
    changed: Listing


def past_state(state: Tournament, later: Tournament, texts: Texts) -> PastState:
    rows = standings(state) if state.rounds else ()
    ranking = standings_listing(rows, state, texts, Face.PAST)
    changed = changes_listing(differences(state, later, texts), texts)
    return PastState(state, ranking, _results_listing(state, texts), changed)


def _results_listing(state: Tournament, texts: Texts) -> Listing:
    columns = (
        headed("penalty-round", texts, Align.RIGHT),
        headed("compare-table", texts, Align.RIGHT),
        headed("compare-who", texts, weight=1),
        headed("compare-score", texts, Align.RIGHT),
    )
    found: list[tuple[Cell, ...]] = []
    for drawn in state.rounds:
        for seating in drawn.tables:
            result = state.results.get((drawn.number, seating.table))
            score = texts("compare-none") if result is None else totals_text(result.report)
            sides = table_of(seating, state.regulations).sides
            people = " : ".join(" + ".join(map(state.name_of, side)) for side in sides)
            found.append((number_cell(drawn.number), number_cell(seating.table), Cell(people), Cell(score)))
    return Listing(columns, tuple(found))
