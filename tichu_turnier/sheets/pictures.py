"""Sheets: an evening in pictures for the wall, and how it went for each entrant, to take home."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from tichu_turnier.sheets.charts import Bars, Chart, Lane, Lanes, PlaceCurves, Tick
from tichu_turnier.sheets.document import (
    Block,
    Handout,
    Handouts,
    Heading,
    PageBreak,
    Paragraph,
    listed,
)
from tichu_turnier.sheets.fairness import are_teams, matrix_blocks
from tichu_turnier.sheets.parts import all_rounds, evening_sheet, stamp
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.insight.entrant_history import (
    EntrantHistory,
    Places,
    histories,
    places_by_round,
)
from tichu_turnier.tournament.insight.pace import Entered, RoundPace, paces
from tichu_turnier.tournament.insight.pictures import (
    MOST_CURVES,
    Spread,
    axis,
    bins,
    people_met,
    place_curves,
    points_by_round,
    spread_of,
)
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.words.listings import history
from tichu_turnier.words.listings.listing import listing
from tichu_turnier.words.listings.penalties import penalty_notes
from tichu_turnier.words.names import by_alphabet, shown_name, shown_of
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.rounds import day, words_of_rounds
from tichu_turnier.words.why import why_words

Points = Mapping[int, Mapping[EntrantId, int]]
_HALF, _MOST = 0.42, 0.9
"""Parts of a page that charts fill, below their words."""
_ENDS = 2
"""Of a line: after a single round there is none yet."""


@dataclass(frozen=True, slots=True)
class Told:
    """An evening as its pictures need it: rounds by their titles, places after them, what they brought."""

    tournament: Tournament
    texts: Texts
    rounds: tuple[str, ...]
    places: tuple[Places, ...]
    points: Points
    spreads: Mapping[int, Spread]

    def place_curves(self, about: Sequence[EntrantId], title: str = "") -> PlaceCurves:
        """The places of these entrants after each round that has results; behind several, all others."""
        entrants = self.tournament.entrants
        found = place_curves(self.places, entrants if len(about) > 1 else (), about)
        named = tuple((shown_of(self.tournament, who), curve) for who, curve in found.curves.items())
        told = "; ".join(f"{name}: {', '.join(str(p or '–') for p in curve)}" for name, curve in named)
        said, header = self.texts("pictures-course-said", courses=told), self.texts("sheets-name")
        rounds, last = self.rounds[: len(self.places)], found.last
        if len(about) > 1 and not found.behind:  # then nothing is to be seen below the lowest of them
            last = max((place for _, curve in named for place in curve if place), default=1)
        return PlaceCurves(said, rounds, named, found.behind, last, header, _MOST, title)

    def own(self, who: EntrantId) -> Lanes:
        """What each round brought to somebody, beside what it brought to all."""
        lanes = []
        for number, brought in self.points.items():
            own = brought.get(who)
            note = "" if own is None else amount(own, self.texts)
            lanes.append(Lane(self.rounds[number - 1], self.spreads[number], own=own, note=note))
        return replace(_lanes(lanes, self.texts), title=self.texts("pictures-own"))

    def all(self) -> Lanes:
        """What each round brought, a dot for everybody."""
        lanes = [
            Lane(self.rounds[number - 1], self.spreads[number], tuple(brought.values()))
            for number, brought in self.points.items()
        ]
        return replace(_lanes(lanes, self.texts), share=_HALF)


def told(tournament: Tournament, texts: Texts) -> Told:
    """All that pictures of this evening need, reckoned once."""
    points = points_by_round(tallies(tournament, len(tournament.rounds)))
    spreads = {number: spread_of(brought.values()) for number, brought in points.items()}
    rounds = tuple(words_of_rounds(tournament, texts, all_rounds(tournament)))
    return Told(tournament, texts, rounds, places_by_round(tournament), points, spreads)


def pictures_of(evening: Told, who: EntrantId) -> tuple[Chart, ...]:
    """The pictures on somebody's report; none while there is only one round to tell of."""
    if len(evening.places) < _ENDS:
        return ()
    title = evening.texts("course-places")
    places = (evening.place_curves([who], title),) if _everybody_goes_on(evening) else ()
    return *places, evening.own(who)


def _everybody_goes_on(evening: Told) -> bool:
    """Whether places change and all meet others: where losers go out, the bracket is the picture."""
    return format_of(evening.tournament.regulations.format).bracket is None


def _lanes(lanes: Sequence[Lane], texts: Texts, unit: str = "pictures-points-unit") -> Lanes:
    """Lines over an axis of round numbers."""
    numbers = [value for lane in lanes for value in (lane.spread.least, lane.spread.most)]
    ticks = tuple[Tick, ...](
        (value, texts(unit, number=amount(value, texts))) for value in axis(min(numbers), max(numbers))
    )
    parts = (texts(f"pictures-{part}") for part in ("least", "low", "middle", "high", "most"))
    said = "; ".join(_lane_said(lane, texts) for lane in lanes)
    headers = (texts("fairness-round"), *parts, texts("sheets-remark"))
    return Lanes(texts("pictures-lanes-said", lanes=said), tuple(lanes), ticks, headers)


def _lane_said(lane: Lane, texts: Texts) -> str:
    spread: Spread = lane.spread
    about = {"least": spread.least, "low": spread.low, "middle": spread.middle}
    about |= {"high": spread.high, "most": spread.most}
    told = {part: amount(round(value), texts) for part, value in about.items()}
    words = texts("pictures-lane-said", label=lane.label, **told)
    if lane.own is not None:
        return texts("pictures-lane-own", words=words, own=lane.note)
    return f"{words} – {lane.note}" if lane.note else words


def _blocks(tournament: Tournament, texts: Texts, entered: Entered) -> Iterator[Block]:
    """A page each for the places, the points, who met whom, and the pace if it is known."""
    if not tournament.results:
        yield Paragraph(texts("course-nothing"))
        return
    evening = told(tournament, texts)
    if _everybody_goes_on(evening) and len(evening.places) >= _ENDS:
        yield from (*_places(evening), PageBreak())
    yield from (Heading(texts("pictures-points")), Paragraph(texts("pictures-points-about")))
    yield _counted(_bars(evening.points, texts), texts("sheets-tichu-points"), texts)
    yield Paragraph(texts("pictures-rounds-about", teams=are_teams(tournament)))
    yield evening.all()
    if _everybody_goes_on(evening):
        yield from matrix_blocks(tournament, texts) or _met(tournament, texts)
    if found := paces({key: at for key, at in entered.items() if key in tournament.results}):
        yield from (PageBreak(), Heading(texts("pictures-pace")), Paragraph(texts("pictures-pace-about")))
        yield replace(
            _lanes([_pace(each, evening) for each in found], texts, "pictures-minutes"), share=_MOST
        )


def _places(evening: Told) -> Iterator[Block]:
    """How the first came to their places."""
    texts = evening.texts
    ranked = [row.entrant.id for row in standings(evening.tournament) if row.place][:MOST_CURVES]
    chart = evening.place_curves(ranked)
    behind = [texts("pictures-course-behind")] if chart.behind else []
    yield Heading(texts("course-places"))
    yield Paragraph(" ".join([texts("pictures-course-about", count=len(ranked)), *behind]))
    yield chart


def _bars(points: Points, texts: Texts) -> tuple[tuple[str, int], ...]:
    """How often a round brought so many points, in words."""
    counted = bins([each for brought in points.values() for each in brought.values()])
    found = []
    for each in counted:
        end = each.end - (each is not counted[-1])
        words = texts("pictures-from-to", start=amount(each.start, texts), end=amount(end, texts))
        found.append((words, each.count))
    return tuple(found)


def _met(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    bars = tuple((str(people), count) for people, count in people_met(tournament).items())
    yield from (
        PageBreak(),
        Heading(texts("matrix-title")),
        Paragraph(texts("pictures-met-about", teams=are_teams(tournament))),
    )
    yield replace(_counted(bars, texts("pictures-met", teams=are_teams(tournament)), texts), share=_MOST)


def _counted(bars: tuple[tuple[str, int], ...], header: str, texts: Texts) -> Bars:
    counts = "; ".join(f"{words}: {count}" for words, count in bars)
    said = texts("pictures-bars-said", what=header, bars=counts)
    return Bars(said, bars, (header, texts("pictures-count")), _HALF)


def _pace(pace: RoundPace, evening: Told) -> Lane:
    middle = to_wall(datetime.fromtimestamp(pace.middle, UTC), evening.tournament.timetable.zone)
    table, minutes = max(pace.minutes.items(), key=lambda each: each[1])
    words = {"time": f"{middle:%H:%M}", "table": table, "minutes": round(minutes)}
    dots = tuple(pace.minutes.values())
    note = evening.texts("pictures-pace-note", **words)
    return Lane(evening.rounds[pace.round - 1], spread_of(dots), dots, note=note)


def _pictures(entered: Entered) -> Sheet:
    return evening_sheet(
        "pictures",
        lambda tournament, texts: _blocks(tournament, texts, entered),
        lambda tournament: bool(tournament.results),
        results=True,
        landscape=True,
    )


PICTURES = replace(_pictures({}), timed=_pictures)


def report_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """A part for each entrant by the alphabet, to cut off: sums, and every round with place and company."""
    return _reports(tournament, texts, [who.id for who in by_alphabet(tournament.entrants.values())])


def report_of(who: EntrantId) -> Sheet:
    """The part of one entrant alone."""
    return evening_sheet(
        "entrant-report", lambda tournament, texts: _reports(tournament, texts, [who]), results=True
    )


def _reports(tournament: Tournament, texts: Texts, wanted: Sequence[EntrantId]) -> tuple[Block, ...]:
    ranked = standings(tournament)
    rows, reach = {row.entrant.id: row for row in ranked}, prospects(tournament)
    evening = told(tournament, texts)
    found = histories(tournament, evening.places, rows)
    about = (tournament.name, day(tournament.day, texts), texts("sheets-stamp", stamp=stamp(tournament)))
    fields = history.fields(tournament, texts)
    handouts = tuple(
        Handout(
            shown_name(row.entrant, tournament),
            listed(listing(fields, " ".join(fields), found[row.entrant.id].rounds, texts)),
            (
                " · ".join(about),
                *_sums(row, found[row.entrant.id], texts),
                *why_words(ranked, row.entrant.id, texts, reach.get(row.entrant.id)),
            ),
            charts=pictures_of(evening, row.entrant.id),
        )
        for row in (rows[who] for who in wanted if who in rows)  # who came late has not played yet
    )
    return (Handouts(handouts, texts("sheets-name"), across=1),)


def _sums(row: Row, evening: EntrantHistory, texts: Texts) -> Iterator[str]:
    record = row.record
    yield history.summary_words(row, texts)
    parts = [
        texts("course-calls", made=record.calls_made, lost=record.calls_lost),
        texts("course-doubles", count=record.double_victories),
    ]
    parts += history.best_words(evening, texts)
    if record.byes:
        parts.append(texts("course-byes", count=record.byes))
    yield " · ".join(parts)
    if row.penalties:
        yield penalty_notes(row.penalties, texts)


ENTRANT_REPORTS = evening_sheet("entrant-reports", report_blocks, results=True)
