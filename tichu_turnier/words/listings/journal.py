"""The columns of the journal, its lines in words, and those of the deviations."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.deviations import deviations
from tichu_turnier.tournament.model.deviation import Deviation
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.listing import Align, Cell, Listing, headed, number

_REVERSALS = ("undo", "redo")


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
    rows = ((number(each.number), Cell(each.at), Cell(each.words), Cell(each.desk)) for each in lines)
    return Listing(columns, tuple(rows))


def journal_words(texts: Texts, kind: str, args: Mapping[str, str | int]) -> str:
    """What happened, without the time: `Round 2, table 7: 640:360`.

    Undo and redo say what they turned. Empty values reach the texts as `none`, and an edited entrant tells
    by `renamed` (`yes`, `no`) whether its name changed.
    """
    if kind in _REVERSALS and "kind" in args:
        about = {name: value for name, value in args.items() if name != "kind"}
        return texts(f"journal-{kind}", what=journal_words(texts, str(args["kind"]), about))
    values = {name: value if value != "" else "none" for name, value in args.items()}
    renamed = "yes" if args.get("before") != args.get("name") else "no"
    return texts(f"journal-{kind}", **{"renamed": renamed, **values})


def deviation_lines(tournament: Tournament, texts: Texts) -> Iterator[tuple[Deviation, str]]:
    """Every deviation with its words, in the order of the rounds."""
    for each in deviations(tournament):
        sides = {"before": each.before or "–", "after": each.after or "–"}
        yield (
            each,
            texts(f"deviation-{each.kind}", round=each.round, table=each.table, **sides, reason=each.reason),
        )


def deviation_listing(tournament: Tournament, texts: Texts) -> Listing:
    """The same as a list to look at."""
    lines = tuple((number(each.round), Cell(words)) for each, words in deviation_lines(tournament, texts))
    return Listing((headed("special-round", texts), headed("deviation-title", texts, weight=1)), lines)
