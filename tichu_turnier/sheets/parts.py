"""What do all sheets have in common?"""

import re
import unicodedata
from collections.abc import Iterable
from datetime import date
from fractions import Fraction

from tichu_turnier.sheets.bracket_words import round_words
from tichu_turnier.sheets.document import Block, Cell, Margin, Paragraph, Size, number
from tichu_turnier.sheets.sheet import NotDrawnError
from tichu_turnier.sheets.stamp import stamp
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model import Entrant, EntrantId, Round, Tournament
from tichu_turnier.tournament.penalty import Penalty
from tichu_turnier.tournament.slots import Slot
from tichu_turnier.tournament.timetable import round_slot

_NUMBER = re.compile("[0-9]+")
_STROKES = str.maketrans({**dict(zip("đłøħŧıð", "dlohtid", strict=True)), "æ": "ae", "œ": "oe"})
"""Letters whose stroke is no accent that could be taken off."""


def seed_words(drawn: Round, texts: Texts) -> str:
    """What a round was drawn by: its seed, and whether people changed places afterwards."""
    if drawn.seed is None:
        return texts("fairness-by-hand")
    return texts("fairness-exchanged", seed=str(drawn.seed)) if drawn.exchanged else str(drawn.seed)


def margin(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Margin:
    """Head and foot of every page: whose sheet it is, of which round, in which state."""
    return Margin(
        tournament=tournament.name,
        date=day(tournament.day, texts),
        round="" if round_number is None else round_words(tournament, texts, round_number),
        stamp=texts("sheets-stamp", stamp=stamp(tournament)),
    )


def day(value: date, texts: Texts) -> str:
    """A date in words, e.g. `21. November 2026`."""
    return texts("sheets-date", day=value.day, month=value.month, year=value.year)


def clock_times(slot: Slot) -> str:
    """From when to when a row of the timetable lasts, e.g. `19:15–20:05`."""
    if slot.start == slot.end:
        return f"{slot.start:%H:%M}"
    return f"{slot.start:%H:%M}–{slot.end:%H:%M}"


def slot_words(slot: Slot, texts: Texts) -> str:
    """What a row of the timetable is: `Runde 2`, or `Pause: Nachtessen`."""
    name = texts(f"timetable-{slot.kind.value}", number=slot.round)
    return f"{name}: {slot.label}" if slot.label else name


def round_times(tournament: Tournament, round_number: int) -> str:
    """When a round is played; empty when the timetable does not know it."""
    slot = round_slot(tournament.timetable, round_number)
    return "" if slot is None else clock_times(slot)


def amount(value: int | Fraction, texts: Texts, *, strong: bool = False) -> Cell:
    """A number as this language writes it: half a point is `0,5` in German."""
    if value.denominator == 1:
        return number(int(value), strong=strong)
    return number(float(value), point=texts("sheets-decimal-point"), strong=strong)


def drawn_round(tournament: Tournament, round_number: int | None) -> Round:
    """The round a sheet is about: the one asked for, else the last drawn; raises NotDrawnError."""
    wanted = max(1, len(tournament.rounds)) if round_number is None else round_number
    found = tournament.round(wanted)
    if found is None:
        raise NotDrawnError(wanted)
    return found


def name_of(tournament: Tournament, entrant: EntrantId) -> str:
    """The name of an entrant, as it stands on the list."""
    return tournament.entrants[entrant].name


def shown_name(entrant: Entrant) -> str:
    """A name with the people behind it, unless the name says who they are."""
    behind = people_behind(entrant)
    return f"{entrant.name} ({behind})" if behind else entrant.name


def people_behind(entrant: Entrant) -> str:
    """Who is behind the name of a team; empty where the name says it."""
    named = all(member in entrant.name for member in entrant.members)
    return "" if named else " + ".join(entrant.members)


def alphabetical(name: str) -> tuple[str, str]:
    """The place of a name in the alphabet: accents and case weigh nothing, `Team 2` precedes `Team 10`."""
    numbered = _NUMBER.sub(lambda found: found[0].zfill(9), name.casefold().translate(_STROKES))
    letters = unicodedata.normalize("NFD", numbered)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)), name


def penalty_notes(penalties: Iterable[Penalty], texts: Texts) -> str:
    """What was decided about somebody, short enough for a column."""
    notes = (
        texts(
            "penalty-short",
            penalty=each.kind.value,
            amount=each.amount,
            against=each.against,
            round=each.round,
            hand=each.hand,
        )
        for each in penalties
    )
    return ", ".join(notes)


def owed_results(tournament: Tournament, texts: Texts, last: int) -> tuple[Block, ...]:
    """For each round up to `last` a line with the tables that still owe a result; none when all have come."""
    owing = ((n, tournament.missing(n)) for n in range(1, last + 1))
    return tuple(
        Paragraph(texts("sheets-missing", round=n, tables=", ".join(map(str, tables))), Size.NORMAL)
        for n, tables in owing
        if tables
    )
