"""Which tournament has something to say on each sheet, and which papers stand on no menu?"""

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import cache

from tests.sheets.evenings import evening, names
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets import SHEETS, Sheet
from tichu_turnier.sheets.document import Document
from tichu_turnier.sheets.other_documents import journal_document, rating_document, season_document
from tichu_turnier.sheets.pictures import report_of
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetEntryTerms, SetPaid
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.prizes import LAST_PLACE, ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Hands, Result, Tournament
from tichu_turnier.tournament.scoring.season import SEASON_METHODS
from tichu_turnier.words.listings.journal import JournalLine, journal_words

_PARTED = 7
"""One entrant in so many has something decided about him."""


@cache
def occasion(key: str, count: int) -> Tournament:
    """A tournament with so many entrants that has something to say on the sheet with this key."""
    if key in _OCCASIONS:
        return _OCCASIONS[key](count)
    return evening("club-evening", count)


def _duplicate(count: int) -> Tournament:
    played = evening("duplicate", count, 2)
    return replace(played, regulations=replace(played.regulations, board_seed=count))


def _paid(count: int) -> Tournament:
    priced = SetEntryTerms(EntryTerms(fee=1050, currency="CHF")).apply(evening("club-evening", count))
    return SetPaid(tuple(who for who in priced.entrants if who % 4)).apply(priced)


def _ruled(count: int) -> Tournament:
    played = evening("club-evening", count)
    at, kinds = datetime(2026, 11, 21, 19, 30), list(PenaltyKind)  # noqa: DTZ001 - by the clock in the room
    given: list[Penalty] = []
    for number, who in enumerate(list(played.entrants)[::_PARTED], start=1):
        kind = kinds[number % len(kinds)]
        reason = f"«{played.entrants[who].name}» hat zweimal aus der falschen Reihe ausgespielt"
        when, round_number = at + timedelta(minutes=number), 1 + number % 3
        given.append(Penalty(number, kind, (who,), reason, when, 2, 98, round_number, 1, "Gämse"))
    return replace(played, penalties=frozen((each.number, each) for each in given))


def _rewarded(count: int) -> Tournament:
    prizes = (
        *(Prize(ForPlace(place), f"Korb mit {4 - place} Käsen") for place in (1, 2, 3)),
        Prize(ForPlace(LAST_PLACE), "Laterne, von allen unterschrieben, und ein Lehrbuch"),
        Prize(ForSpecialList("tichus"), "Wein"),
        Prize(ForSpecialList("best-round"), "Brot & Salz"),
        Prize(ForSomebody(), "=Blumen()"),
    )
    return replace(evening("club-evening", count), prizes=prizes)


def _cup(count: int) -> Tournament:
    """All rounds but the last of a knock-out between teams."""
    chance = random.Random(count)
    new = preset("knock-out").tournament("Pokal im Treibhaus", date(2026, 11, 21), "Luzern", "Europe/Zurich")
    people = names(2 * count)
    teams = [
        Entrant(EntrantId(number), f"{one} + {other}", (one, other), checked_in=True)
        for number, (one, other) in enumerate(zip(people[::2], people[1::2], strict=True), start=1)
    ]
    cup = replace(new, entrants=frozen((team.id, team) for team in teams))
    for _ in range((count - 1).bit_length() - 1):
        drawn = next_round(cup, count)
        results = [
            Result(drawn.number, seating.table, Hands((HandReport(*_decided(chance)),)))
            for seating in drawn.tables
        ]
        kept = (*cup.results.items(), *(((result.round, result.table), result) for result in results))
        cup = replace(cup, rounds=(*cup.rounds, drawn), results=frozen(kept))
    return cup


def _decided(chance: random.Random) -> tuple[int, int]:
    points = chance.randrange(-25, 50, 5) if chance.random() < 0.5 else chance.randrange(55, 126, 5)
    return points, 100 - points


_OCCASIONS: dict[str, Callable[[int], Tournament]] = {
    "cross-table": lambda count: evening("treibhaus", count),
    "boards": _duplicate,
    "bracket": _cup,
    "receipts": _paid,
    "penalties": _ruled,
    "prizes": _rewarded,
}


def _season_evenings(count: int) -> list[Tournament]:
    """Three evenings; one more has come to each."""
    sizes = (max(4, count - 2), max(4, count - 1), count)
    return [
        replace(evening("club-evening", size), day=date(2026, month, 7), name=f"Abend {month}")
        for month, size in enumerate(sizes, start=1)
    ]


def _journal(tournament: Tournament, texts: Texts, _round: int | None) -> Document:
    lines = [
        JournalLine(
            number,
            f"19:{number % 60:02}",
            "1",
            journal_words(texts, "edit-entrant", {"before": "Gans", "name": entrant.name}, str),
        )
        for number, entrant in enumerate(tournament.entrants.values(), start=2)
    ]
    return journal_document(tournament, lines, texts, len(lines) + 1)


def _season(tournament: Tournament, texts: Texts, _round: int | None) -> Document:
    return season_document(_season_evenings(len(tournament.entrants)), SEASON_METHODS[0], texts, best=2)


def _rating(tournament: Tournament, texts: Texts, _round: int | None) -> Document:
    return rating_document(_season_evenings(len(tournament.entrants)), texts)


WITHOUT_MENU = (
    Sheet("journal", needs_round=False, make=_journal),
    Sheet("season", needs_round=False, make=_season),
    Sheet("rating", needs_round=False, make=_rating),
    report_of(EntrantId(4)),
)
"""What is printed from elsewhere than the list of sheets."""
SPECIAL = (*_OCCASIONS, *(each.key for each in WITHOUT_MENU))
"""What is looked at on an evening of its own."""
EVERYTHING = {each.key: each for each in (*SHEETS, *WITHOUT_MENU)}
