"""What the pictures and the page of an entrant show, computed beside the GUI thread."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tichu_turnier.gui.standings.plots import MOST_CURVES, NOTHING, Curve, Plot
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.entrant_history import (
    EntrantHistory,
    Places,
    histories,
    places_by_round,
)
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.history import best_words, fields, summary_words
from tichu_turnier.words.listings.listing import Listing, listing
from tichu_turnier.words.listings.penalties import penalty_notes
from tichu_turnier.words.numbers import amount

_USUAL_CURVES = 5
_MOST_FAINT = 120
"""More lines in the background are only grey."""


@dataclass(frozen=True, slots=True)
class CourseView:
    """Two plots of the same entrants."""

    places: Plot = NOTHING
    points: Plot = NOTHING


@dataclass(frozen=True, slots=True)
class EntrantView:
    """The page of one entrant."""

    name: str
    summary: str
    facts: tuple[str, ...]
    penalties: str
    rounds: Listing
    places: Plot


def course_view(tournament: Tournament, pinned: frozenset[EntrantId], texts: Texts) -> CourseView:
    """Places and points of those who are pinned, else of the first five."""
    places = places_by_round(tournament)
    ranked = [row.entrant.id for row in standings(tournament)]
    wanted = [who for who in ranked if who in pinned][:MOST_CURVES] or ranked[:_USUAL_CURVES]
    if not places:
        return CourseView()
    found = histories(tournament, places, wanted)
    curves = [_points_curve(tournament, found[who], len(places), texts) for who in wanted]
    most = max((value for curve in curves for value in curve.values if value is not None), default=1.0)
    rounds = _rounds(len(places), texts)
    return CourseView(place_plot(tournament, places, wanted, texts), Plot(rounds, tuple(curves), (), most))


def place_plot(
    tournament: Tournament, places: Sequence[Places], wanted: Iterable[EntrantId], texts: Texts
) -> Plot:
    """The places of these entrants, everybody else behind them."""
    chosen = list(wanted)
    most = max((place for each in places for place in each.values()), default=1)
    others = [who for who in tournament.entrants if who not in chosen]
    faint = tuple(_course_of(places, who) for who in others) if len(others) <= _MOST_FAINT else ()
    curves = tuple(Curve(tournament.name_of(who), _course_of(places, who)) for who in chosen)
    return Plot(_rounds(len(places), texts), curves, faint, most)


def entrant_view(tournament: Tournament, who: EntrantId, texts: Texts) -> EntrantView:
    """Everything about one entrant; an unknown one has nothing."""
    places = places_by_round(tournament)
    history = histories(tournament, places, [who])[who]
    row = next(row for row in standings(tournament) if row.entrant.id == who)
    columns = fields(tournament, texts, texts("course-owing"))
    return EntrantView(
        row.entrant.name,
        summary_words(row, texts),
        tuple(_facts(row, history, texts)),
        penalty_notes(row.penalties, texts),
        listing(columns, " ".join(columns), history.rounds, texts),
        place_plot(tournament, places, [who], texts),
    )


def _rounds(count: int, texts: Texts) -> tuple[str, ...]:
    return tuple(texts("course-round", number=number) for number in range(1, count + 1))


def _course_of(places: Sequence[Places], who: EntrantId) -> tuple[float | None, ...]:
    found = (each.get(who, UNRANKED) for each in places)
    return tuple(None if place == UNRANKED else float(place) for place in found)


def _points_curve(tournament: Tournament, history: EntrantHistory, rounds: int, texts: Texts) -> Curve:
    brought = {number: match.victory_points for number, match in history.matches}
    values = tuple(float(brought[n]) if n in brought else None for n in range(1, rounds + 1))
    words = tuple(amount(brought[n], texts) if n in brought else "–" for n in range(1, rounds + 1))
    return Curve(tournament.name_of(history.entrant), values, words)


def _facts(row: Row, history: EntrantHistory, texts: Texts) -> Iterable[str]:
    """Members, club, earlier names, and sums over all rounds; whatever there is."""
    entrant, matches = row.entrant, dict(history.matches)
    if entrant.members:
        yield " + ".join(entrant.members)
    if entrant.club:
        yield entrant.club
    for name in entrant.formerly:
        yield texts("sheets-formerly", name=name)
    if entrant.withdrawn_from is not None:
        yield texts("sheets-withdrawn", round=entrant.withdrawn_from)
    made = sum(match.calls_made for match in matches.values())
    lost = sum(match.calls_lost for match in matches.values())
    if made or lost:
        yield texts("course-calls", made=made, lost=lost)
    doubles = sum(match.double_victories for match in matches.values())
    if doubles:
        yield texts("course-doubles", count=doubles)
    yield from best_words(history, texts)
    if row.record.byes:
        yield texts("course-byes", count=row.record.byes)
