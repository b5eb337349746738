"""What each page of the hall says: functions of a snapshot, in the words of a language."""

from collections.abc import Mapping

from tichu_turnier.finding import Finding, by_weight
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.insight.entrant_history import (
    EntrantHistory,
    company_of,
    histories,
    places_by_round,
)
from tichu_turnier.tournament.insight.evening import clock_of
from tichu_turnier.tournament.model.clock import Moment, Phase, phase, remaining, remaining_text
from tichu_turnier.tournament.model.snapshot import EntrantId, ResultKey, Seating, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.web.forms import Typed, by_totals, hand_rows, typed_of
from tichu_turnier.web.news import news_of
from tichu_turnier.web.reports import Reports, State, TableReport, points_of, same_side, state_of
from tichu_turnier.words import finding_words
from tichu_turnier.words.listings import history
from tichu_turnier.words.listings.listing import Listing, listing
from tichu_turnier.words.listings.seats import seats_listing, side_name
from tichu_turnier.words.listings.standings import Face, standings_listing
from tichu_turnier.words.names import by_alphabet, listed_name, shown_name, shown_of, surnames_of
from tichu_turnier.words.rounds import (
    checking_words,
    clock_words,
    held_words,
    not_final,
    round_times,
    round_words,
)

View = Mapping[str, object]
"""The values of a template."""
_PUBLIC = "round table victory-points tichu-points against"
_WITH_PLACES = f"{_PUBLIC} place"


def _clock_view(tournament: Tournament, texts: Texts, now: Moment) -> View | None:
    """The time that is left in the latest round, for a script that goes on counting.

    None before the first draw and once its results are in.
    """
    number = len(tournament.rounds)
    if not number or not tournament.missing(number):
        return None
    clock = clock_of(tournament, number)
    left, current = remaining(clock, now), phase(clock, now)
    runs = current not in (Phase.WAITING, Phase.PAUSED, Phase.ENDED)
    words = clock_words(clock, now, texts)
    return {"text": remaining_text(left), "words": words, "left": left, "runs": runs}


def common(tournament: Tournament, texts: Texts, now: Moment) -> View:
    """What stands on every page."""
    number = len(tournament.rounds)
    title = round_words(tournament, texts, number) if number else ""
    times = round_times(tournament, number) if number else ""
    clock = _clock_view(tournament, texts, now)
    return {"texts": texts, "name": tournament.name, "round": title, "times": times, "clock": clock}


def home_view(tournament: Tournament, _: Texts) -> View:
    """Everybody, to choose oneself."""
    everybody = by_alphabet(tournament.entrants.values())
    surnames = surnames_of(everybody)
    people = [
        (
            each.id,
            listed_name(own_name(tournament, each.id), surnames)
            if surnames
            else shown_name(each, tournament),
        )
        for each in everybody
    ]
    return {"people": people, "follows": "rounds clocks"}


def seats_view(tournament: Tournament, texts: Texts) -> View:
    """Who sits where now; None before the first draw."""
    drawn = tournament.rounds[-1] if tournament.rounds else None
    return {"seats": drawn and seats_listing(tournament, texts, drawn), "follows": "rounds clocks"}


def standings_view(tournament: Tournament, texts: Texts) -> View:
    """The standings, or why they are not shown."""
    held, shown = held_words(tournament, texts), None
    if not held and tournament.results:
        shown = standings_listing(standings(tournament), tournament, texts, Face.DISPLAY)
    everything = range(1, len(tournament.rounds) + 1)
    open_ = not_final(tournament, texts, everything) if shown else ""
    return {"standings": shown, "held": held, "not_final": open_, "follows": "standings clocks"}


Evenings = Mapping[EntrantId, EntrantHistory]
"""How the evening went for everybody so far; without places where the standings are held back."""


def evenings(tournament: Tournament) -> Evenings:
    places = () if tournament.standings_held else places_by_round(tournament)
    return histories(tournament, places, tournament.entrants) if tournament.results else {}


def seat_now(tournament: Tournament, who: EntrantId) -> ResultKey | None:
    """Round and table where somebody sits in the latest round; None for nowhere."""
    number = len(tournament.rounds)
    seating = tournament.rounds[-1].table_of(who) if number else None
    return None if seating is None else (number, seating.table)


def person_view(tournament: Tournament, texts: Texts, who: EntrantId, known: Evenings) -> View:
    """Where somebody sits now, with and against whom, and how the evening went so far."""
    key = seat_now(tournament, who)
    seating = tournament.seating(*key) if key else None
    return {
        "who": shown_of(tournament, who),
        "seat": seating and _seat(tournament, seating, who),
        "rests": bool(tournament.rounds) and who in tournament.rounds[-1].sitting_out,
        "next": _next(tournament, texts),
        "rounds": _rounds(tournament, texts, known[who]) if who in known else None,
        "checking": checking_words(tournament, texts),
        "follows": " ".join(["rounds clocks over", *([news_of(key)] if key else [])]),
    }


def _seat(tournament: Tournament, seating: Seating, who: EntrantId) -> View:
    """Where somebody plays now; the letter of the seat only where partners change."""
    table = table_of(seating, tournament.regulations)
    if table.letters_help:
        names = ", ".join(own_name(tournament, each) for each in table.people if each != who)
        return {"table": seating.table, "letter": table.letters[who], "opponents": names}
    company = company_of(seating, who, tournament.regulations)
    partners, opponents = (
        ", ".join(shown_of(tournament, each) for each in dict.fromkeys(group))
        for group in (company.partners, company.opponents)
    )
    return {"table": seating.table, "partners": partners, "opponents": opponents}


def _next(tournament: Tournament, texts: Texts) -> str:
    """What comes after the latest round, and when."""
    number = len(tournament.rounds) + 1
    times = round_times(tournament, number)
    if number > planned_rounds(tournament) or not times:
        return ""
    return texts("web-next", round=round_words(tournament, texts, number), times=times)


def _rounds(tournament: Tournament, texts: Texts, evening: EntrantHistory) -> Listing:
    columns = _PUBLIC if tournament.standings_held else _WITH_PLACES
    return listing(history.fields(tournament, texts), columns, evening.rounds, texts)


def table_view(tournament: Tournament, texts: Texts, key: ResultKey, path: str) -> View:
    """Who sits at a table (`key` is round and table), to choose oneself; `path` leads on to their pages."""
    number, table = key
    seating = tournament.seating(*key)
    assert seating is not None  # noqa: S101 -- its key was right
    there = table_of(seating, tournament.regulations).people
    return {
        "about": round_words(tournament, texts, number),
        "table": table,
        "people": [(f"{path}/{each}", shown_of(tournament, each)) for each in there],
        "follows": f"rounds clocks {news_of(key)}",
    }


def report_view(
    tournament: Tournament,
    texts: Texts,
    key: ResultKey,
    who: EntrantId,
    reports: Reports,
    typed: Typed | None = None,
    findings: tuple[Finding, ...] = (),
) -> View:
    """What somebody at a table can report now, or what was reported; `typed` stays in the fields."""
    seating, told = tournament.seating(*key), reports.of(key)
    assert seating is not None  # noqa: S101 -- who sits there has asked
    result = tournament.results.get(key)
    step = _step(tournament, told, who, entered=result is not None)
    sides = side_name(tournament, seating, 0), side_name(tournament, seating, 1)
    rows = () if by_totals(tournament.regulations) else tuple(hand_rows(tournament, seating, who, texts))
    right = who in table_of(seating, tournament.regulations).groups[1]
    shown = result.report.totals if result is not None else None
    fields = typed if typed is not None else typed_of(told.report) if told and step == "differs" else {}
    return {
        "step": step,
        "key": key,
        "sides": sides[::-1] if right else sides,
        "order": "ba" if right else "ab",
        "hands": rows,
        "entered": shown and (shown[::-1] if right else shown),
        "own": told and points_of(tournament, told, told.checked_by or who),
        "checked": told and told.points,
        "reported": told and told.report.totals[:: -1 if right else 1],
        "mine": told is not None and same_side(tournament, told, who),
        "checker": own_name(tournament, told.checked_by) if told and told.checked_by is not None else "",
        "typed": fields,
        "findings": [finding_words(texts, each) for each in by_weight(findings)],
    }


def _step(tournament: Tournament, told: TableReport | None, who: EntrantId, *, entered: bool) -> str:
    """What is to be done: `entered`, `report`, `check`, `wait`, `differs`, `agreed`."""
    if entered or told is None:
        return "entered" if entered else "report"
    state = state_of(tournament, told)
    if state is not State.WAITS:
        return state.value
    return "wait" if same_side(tournament, told, who) else "check"
