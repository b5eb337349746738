"""The columns of the journal, its lines in words, and those of the deviations."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.details import MOST_RULES
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind
from tichu_turnier.tournament.model.rule_changes import RuleChange
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.walkovers import walkovers
from tichu_turnier.words.listings.aspects import of_deviation
from tichu_turnier.words.listings.comparison import rule_words
from tichu_turnier.words.listings.listing import Align, Cell, Listing, headed, number_cell
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
        told = "; ".join(rule_words(each, texts) for each in _rules(args))
        return texts("journal-set-rule", what=told, more=args["more"])
    values = {name: value if value != "" else "none" for name, value in args.items()}
    number = int(args.get("round") or 0)
    values["title"] = called(number) if number else ""
    renamed = "yes" if args.get("before") != args.get("name") else "no"
    return texts(f"journal-{kind}", **{"renamed": renamed, **dict.fromkeys(_NOT_ALWAYS, "none"), **values})


def _rules(args: Mapping[str, str | int]) -> Iterator[RuleChange]:
    """The rules that a line names: the first, and with a number behind its names each that follows."""
    for behind in ("", *(f"-{number}" for number in range(2, MOST_RULES + 1))):
        if f"rule{behind}" in args:
            yield RuleChange(*(str(args[f"{name}{behind}"]) for name in ("rule", "before", "after")))


def deviation_lines(tournament: Tournament, texts: Texts) -> Iterator[tuple[Deviation, str]]:
    """Every deviation with its words, in the order of the rounds."""
    called = rounds_called(tournament, texts)
    for each in deviations(tournament):
        yield each, of_deviation(each, called(each.round) if each.round else "", texts)


def deviation_listing(tournament: Tournament, texts: Texts) -> Listing:
    """The same as a list to look at."""
    lines = tuple(
        (number_cell(each.round), Cell(words)) for each, words in deviation_lines(tournament, texts)
    )
    return Listing((headed("special-round", texts), headed("deviation-title", texts, weight=1)), lines)


def deviations(tournament: Tournament) -> tuple[Deviation, ...]:
    """Lots by hand, swapped seats, accepted objections, walkovers, and what was noted, round by round."""
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
    for at in walkovers(tournament):
        totals = totals_text(tournament.results[at].report)
        found.append(Deviation(DeviationKind.WALKOVER, *at, after=totals))
    return tuple(sorted(found, key=lambda each: (each.round, kinds.index(each.kind), each.table)))
