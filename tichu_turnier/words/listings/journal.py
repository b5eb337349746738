"""The columns of the journal, its lines in words, and those of the deviations."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.insight.comparison import Difference, Side, differences
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind
from tichu_turnier.tournament.model.rule_changes import RuleChange
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.listing import Align, Cell, Listing, headed, number_cell
from tichu_turnier.words.listings.standings import Face, standings_listing
from tichu_turnier.words.rounds import Called, rounds_called

_REVERSALS = ("undo", "redo")
_NOT_ALWAYS = ("before", "after", "gone")
"""Values that lines of earlier versions do not have."""


@dataclass(frozen=True, slots=True)
class JournalLine:
    """A line of the journal in words; `at` is the clock in the room, with the day where that is needed."""

    number: int
    at: str
    desk: str
    words: str


def journal_listing(lines: Sequence[JournalLine], texts: Texts) -> Listing:
    """The lines in the order given."""
    columns = (
        headed("sheets-number", texts, Align.RIGHT),
        headed("journal-at", texts),
        headed("journal-what", texts, weight=1),
        headed("journal-desk", texts),
    )
    rows = ((number_cell(each.number), Cell(each.at), Cell(each.words), Cell(each.desk)) for each in lines)
    return Listing(columns, tuple(rows))


def journal_words(texts: Texts, kind: str, args: Mapping[str, str | int], called: Called) -> str:
    """What happened, without the time: `Round 2, table 7: 640:360`.

    `called` says what a round is called. Undo and redo say what they turned. Empty values reach the texts as
    `none`, and an edited entrant tells by `renamed` (`yes`, `no`) whether its name changed.
    """
    if kind in _REVERSALS and "kind" in args:
        about = {name: value for name, value in args.items() if name != "kind"}
        return texts(f"journal-{kind}", what=journal_words(texts, str(args["kind"]), about, called))
    if "rule" in args:  # lines of earlier versions do not say which
        told = RuleChange(*(str(args[name]) for name in ("rule", "before", "after")))
        return texts("journal-set-rule", what=rule_words(told, texts), more=args["more"])
    values = {name: value if value != "" else "none" for name, value in args.items()}
    number = int(args.get("round") or 0)
    values["title"] = called(number) if number else ""
    renamed = "yes" if args.get("before") != args.get("name") else "no"
    return texts(f"journal-{kind}", **{"renamed": renamed, **dict.fromkeys(_NOT_ALWAYS, "none"), **values})


def rule_words(change: RuleChange, texts: Texts) -> str:
    """A rule with what was answered before and after: `Runden: 4 → 5`."""
    before, after = (_answer(change.rule, each, texts) for each in (change.before, change.after))
    return texts("regulations-change", rule=texts(change.rule), before=before, after=after)


def _answer(rule: str, words: str, texts: Texts) -> str:
    said = (texts(word) if texts.has(word) else word for word in words.split())
    return ", ".join(word.removeprefix(f"{rule}-") for word in said)  # of what nobody can choose


def deviation_lines(tournament: Tournament, texts: Texts) -> Iterator[tuple[Deviation, str]]:
    """Every deviation with its words, in the order of the rounds."""
    called = rounds_called(tournament, texts)
    for each in deviations(tournament):
        sides = {"before": each.before or "–", "after": each.after or "–"}
        where = {"round": each.round, "title": called(each.round) if each.round else "", "table": each.table}
        yield each, texts(f"deviation-{each.kind}", **where, **sides, reason=each.reason)


def deviation_listing(tournament: Tournament, texts: Texts) -> Listing:
    """The same as a list to look at."""
    lines = tuple(
        (number_cell(each.round), Cell(words)) for each, words in deviation_lines(tournament, texts)
    )
    return Listing((headed("special-round", texts), headed("deviation-title", texts, weight=1)), lines)


@dataclass(frozen=True, slots=True)
class PastState:
    """Everything in words, to be shown in tables."""

    state: Tournament
    ranking: Listing
    results: Listing
    changed: Listing
    """What, how it is in this state, how it is in the other."""


def past_state(state: Tournament, later: Tournament, texts: Texts) -> PastState:
    """An earlier state, and what is different in a later one."""
    rows = standings(state) if state.rounds else ()
    ranking = standings_listing(rows, state, texts, Face.PAST)
    changed = changes_listing(differences(state, later), texts)
    return PastState(state, ranking, _results(state, texts), changed)


def changes_listing(found: Iterable[Difference], texts: Texts) -> Listing:
    """Differences, a line each: what, how it is in the one state, how in the other."""
    keys = ("journal-what", "compare-before", "compare-after")
    rows = tuple(tuple(map(Cell, difference_words(each, texts))) for each in found)
    return Listing(tuple(headed(key, texts, weight=1) for key in keys), rows)


def _results(state: Tournament, texts: Texts) -> Listing:
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


def difference_words(each: Difference, texts: Texts) -> tuple[str, str, str]:
    before, after = _side(each.what, each.before, texts), _side(each.what, each.after, texts)
    return texts(each.what, **each.args), before, after


def _side(what: str, side: Side, texts: Texts) -> str:
    if side.answer:
        return _answer(what, side.answer, texts)
    return texts(side.key, **side.args) if side.key else side.text or texts("compare-none")


def deviations(tournament: Tournament) -> tuple[Deviation, ...]:
    """Lots drawn by hand, swapped seats, accepted objections, and what was noted, round by round."""
    kinds, found = list(DeviationKind), list(tournament.noted)
    for drawn in tournament.rounds:
        if drawn.seed is None:
            found.append(Deviation(DeviationKind.HAND_DRAW, drawn.number))
        if drawn.exchanged:
            found.append(Deviation(DeviationKind.EXCHANGE, drawn.number))
    for (round_number, table), result in tournament.results.items():
        if result.accepted_because:
            totals, reason = totals_text(result.report), result.accepted_because
            found.append(Deviation(DeviationKind.ACCEPTED, round_number, table, after=totals, reason=reason))
    return tuple(sorted(found, key=lambda each: (each.round, kinds.index(each.kind), each.table)))
