"""The columns of an entrant's evening, round by round, and what is said above them."""

from collections.abc import Callable
from operator import attrgetter

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.entrant_history import (
    Company,
    EntrantHistory,
    Owing,
    Played,
    Rested,
    RoundSummary,
)
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.victory_points import MatchScore
from tichu_turnier.tournament.tables.table_count import Together, ways_together
from tichu_turnier.words.listings.listing import Align, Cell, Field, amount_cell, count_cell, number_cell
from tichu_turnier.words.listings.standings import deciding_words
from tichu_turnier.words.names import shown_of
from tichu_turnier.words.numbers import amount, plain

RIGHT = Align.RIGHT


def company_fields(tournament: Tournament) -> dict[str, Field[Company]]:
    """With and against whom; together where partners change, only opponents where an entrant is a side."""

    def field(heading: str, who: Callable[[Company], tuple[EntrantId, ...]]) -> Field[Company]:
        def names(each: Company) -> Cell:
            return Cell(", ".join(shown_of(tournament, one) for one in dict.fromkeys(who(each))))

        return Field(heading, names, weight=1)

    known = {
        Together.TABLE: ("with", field("papers-with", lambda each: (*each.partners, *each.opponents))),
        Together.PARTNERS: ("partner", field("sheets-partner", attrgetter("partners"))),
        Together.OPPONENTS: ("opponents", field("course-opponents", attrgetter("opponents"))),
    }
    return dict(known[way] for way in ways_together(tournament.regulations))


def fields(tournament: Tournament, texts: Texts, owing: str = "–") -> dict[str, Field[RoundSummary]]:
    """A line a round; `owing` stands where points would if the result had come."""

    def table(summary: RoundSummary) -> Cell:
        return Cell() if isinstance(summary.what, Rested) else number_cell(summary.what.company.table)

    def place(summary: RoundSummary) -> Cell:
        return Cell("–") if summary.place == UNRANKED else number_cell(summary.place, strong=True)

    def calls(match: MatchScore) -> Cell:
        made, lost = match.calls_made, match.calls_lost
        return Cell(f"+{made} −{lost}" if made or lost else "")

    def victory(match: MatchScore) -> Cell:
        return amount_cell(match.victory_points, texts, strong=True)

    def tichu(match: MatchScore) -> Cell:
        return number_cell(match.tichu_points)

    return {
        "round": Field("fairness-round", lambda summary: number_cell(summary.round), RIGHT),
        "table": Field("sheets-table", table, RIGHT),
        **_met(tournament, texts),
        "victory-points": Field("sheets-victory-points", _played(victory), RIGHT),
        "tichu-points": Field("sheets-tichu-points", _played(tichu, owing), RIGHT),
        "against": Field("papers-against", _played(lambda m: number_cell(m.tichu_points_against)), RIGHT),
        "hands": Field("sheets-hands", _played(lambda m: count_cell(m.hands)), RIGHT),
        "calls": Field("course-calls-short", _played(calls), RIGHT),
        "place": Field("sheets-place", place, RIGHT),
    }


def _met(tournament: Tournament, texts: Texts) -> dict[str, Field[RoundSummary]]:
    """The company of each round; none for those who sat out."""

    def met(field: Field[Company], rested: str) -> Field[RoundSummary]:
        def cell(summary: RoundSummary) -> Cell:
            return Cell(rested) if isinstance(summary.what, Rested) else field.cell(summary.what.company)

        return Field(field.heading, cell, weight=1)

    company = company_fields(tournament)
    first = next(iter(company))
    return {key: met(each, texts("course-rested") if key == first else "") for key, each in company.items()}


def _played(say: Callable[[MatchScore], Cell], owing: str = "–") -> Callable[[RoundSummary], Cell]:
    def cell(summary: RoundSummary) -> Cell:
        match summary.what:
            case Played(score=score):
                return say(score)
            case Owing():
                return Cell(owing)
            case Rested():
                return Cell()

    return cell


def summary_words(row: Row, texts: Texts) -> str:
    """Place and points of an entrant in a line."""
    victory = row.record.victory_points
    points = {"victory": amount(victory, texts), "tichu": amount(row.record.tichu_points, texts)}
    told = texts("course-summary", place=row.shown_place, many=plain(victory), **points)
    return ", ".join(filter(None, (told, deciding_words(row.decisive, texts))))


def best_words(history: EntrantHistory, texts: Texts) -> tuple[str, ...]:
    """The round that brought most; empty before the first result."""
    if not history.best_round:
        return ()
    victory = dict(history.matches)[history.best_round].victory_points
    points = amount(victory, texts)
    return (texts("course-best", round=history.best_round, points=points, many=plain(victory)),)
