"""In what two states of a tournament differ: results, places, people, draws, decisions, rules."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.rule_changes import RuleChange, rule_changes
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Result, Round, Tournament
from tichu_turnier.tournament.registration.namesakes import own_names
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.aspects import (
    differing,
    of_clock,
    of_deviation,
    of_entrant,
    of_penalty,
    of_prize,
    of_result,
    of_round,
    of_screen,
    of_slot,
    whole_penalty,
)
from tichu_turnier.words.listings.listing import Align, Cell, Listing, headed, number_cell
from tichu_turnier.words.listings.standings import Face, standings_listing
from tichu_turnier.words.rounds import rounds_called, withdrawn_words

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
    about = (_results, _places, _draws, _entrants, _penalties, _settings, _evening)
    return tuple(difference for each in about for difference in each(before, after, texts))


def _pairs(before: Mapping[K, V], after: Mapping[K, V]) -> Iterator[tuple[K, V | None, V | None]]:
    """What is not the same in both, in the order of the keys; None where it is not there."""
    for key in sorted(key for key in {**before, **after} if before.get(key) != after.get(key)):
        yield key, before.get(key), after.get(key)


def _results(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    for (number, table), old, new in _pairs(before.results, after.results):
        where, what = {"round": number, "table": table}, "compare-result"
        if old is None or new is None:
            yield Difference(what, where, *(_or_none(each, _totals, texts) for each in (old, new)))
            continue
        totals = _totals(old), _totals(new)
        said = differing(of_result(old, texts), of_result(new, texts), texts)
        if totals[0] == totals[1]:
            yield Difference("compare-details", where, said.before, said.after)
        else:
            yield Difference(what, where, *totals)


def _totals(result: Result) -> str:
    return totals_text(result.report)


def _or_none(thing: V | None, say: Callable[[V], str], texts: Texts) -> str:
    return texts("compare-none") if thing is None else say(thing)


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

    def tables(drawn: Round) -> str:
        return texts("compare-tables", tables=len(drawn.tables))

    for number, was, now in _pairs(old, new):
        about = {"round": number}
        if was is None or now is None:
            yield Difference("compare-draw", about, *(_or_none(each, tables, texts) for each in (was, now)))
        else:
            said = differing(of_round(was, before, texts), of_round(now, after, texts), texts)
            yield Difference("compare-draw", about, said.before, said.after)


def _entrants(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    for number, was, now in _pairs(before.entrants, after.entrants):
        about: dict[str, str | int] = {"number": number, "name": (now or was or _NOBODY).name}
        if was is None or now is None:
            there = ((was, before), (now, after))
            sides = (texts("compare-none") if who is None else _person(who, one, texts) for who, one in there)
            yield Difference("compare-entrant", about, *sides)
        else:
            said = differing(of_entrant(was, before, texts), of_entrant(now, after, texts), texts)
            yield Difference("compare-entrant", about, said.before, said.after)


_NOBODY = Entrant(EntrantId(0), "")


def _person(entrant: Entrant, tournament: Tournament, texts: Texts) -> str:
    state = "waits" if entrant.waiting else "here" if entrant.checked_in else "absent"
    if entrant.withdrawn_from is not None:
        state = "withdrawn"
    paid, gone = "yes" if entrant.payments else "no", withdrawn_words(tournament, entrant, texts)
    return texts("compare-person", name=entrant.name, state=state, paid=paid, gone=gone)


def _penalties(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    for number, was, now in _pairs(before.penalties, after.penalties):
        about = {"number": number}
        if was is None or now is None:
            pair = ((was, before), (now, after))
            sides = (
                texts("compare-none") if given is None else whole_penalty(given, side, texts)
                for given, side in pair
            )
            yield Difference("compare-penalty", about, *sides)
        else:
            said = differing(of_penalty(was, before, texts), of_penalty(now, after, texts), texts)
            yield Difference("compare-penalty", about, said.before, said.after)


def _rows(what: str, sides: Iterable[Iterable[str]], texts: Texts) -> Iterator[Difference]:
    """What stands in one of two lists and not in the other; where only the order differs, both of them."""
    old, new = map(list, sides)
    if old == new:
        return
    gone = list((Counter(old) - Counter(new)).elements())
    come = list((Counter(new) - Counter(old)).elements())
    pair = (gone, come) if gone or come else (old, new)
    yield Difference(what, {}, *("; ".join(side) or texts("compare-none") for side in pair))


def _settings(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    old, new = (f"{one.name}, {one.place}, {one.day}" for one in (before, after))
    if old != new:
        yield Difference("compare-name", {}, old, new)
    for each in rule_changes(before.regulations, after.regulations):
        yield Difference(each.rule, {}, *_answers(each, texts))
    slots = ([of_slot(slot, texts) for slot in one.timetable.slots] for one in (before, after))
    yield from _rows("compare-timetable", slots, texts)
    zones = ((one.timetable.zone,) for one in (before, after))
    yield from _rows("compare-zone", zones, texts)


def _evening(before: Tournament, after: Tournament, texts: Texts) -> Iterator[Difference]:
    """Clock, prizes, screens, what was decided beside the rules, and whether the hall sees places."""
    old, new = (of_clock(one.clock, one.timetable.zone, texts) for one in (before, after))
    clock = differing(old, new, texts)
    if before.clock != after.clock:
        yield Difference("compare-clock", {}, clock.before, clock.after)
    prizes = ([of_prize(prize, texts) for prize in one.prizes] for one in (before, after))
    yield from _rows("compare-prizes", prizes, texts)
    screens = ([of_screen(screen, texts) for screen in one.screens] for one in (before, after))
    yield from _rows("compare-screens", screens, texts)
    held = ((texts("compare-yes" if one.standings_held else "compare-no"),) for one in (before, after))
    yield from _rows("compare-held", held, texts)
    yield from _rows("compare-noted", (_noted(one, texts) for one in (before, after)), texts)


def _noted(tournament: Tournament, texts: Texts) -> Iterator[str]:
    called = rounds_called(tournament, texts)
    return (of_deviation(each, called(each.round) if each.round else "", texts) for each in tournament.noted)


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
            people = " : ".join(" + ".join(own_names(state, side)) for side in sides)
            found.append((number_cell(drawn.number), number_cell(seating.table), Cell(people), Cell(score)))
    return Listing(columns, tuple(found))
