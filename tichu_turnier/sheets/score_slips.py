"""Sheet: the score slips on which tables write their hands."""

import math
from collections.abc import Container
from dataclasses import replace

from tichu_turnier.rules.calls import call_columns
from tichu_turnier.sheets.document import Block, Slip, Slips, SlipStage, SlipWords
from tichu_turnier.sheets.parts import round_sheet, stamp
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.slots import minutes
from tichu_turnier.tournament.model.snapshot import Regulations, Round, Seating, Tournament
from tichu_turnier.tournament.model.timetable import round_slot
from tichu_turnier.tournament.registration.namesakes import own_name, people_named
from tichu_turnier.tournament.tables.boards import boards_at
from tichu_turnier.tournament.tables.kind_texts import slip_hint, slip_texts
from tichu_turnier.tournament.tables.slip_code import scanned_code, slip_code
from tichu_turnier.tournament.tables.table import LETTERS, Place, Table, table_of
from tichu_turnier.words.rounds import round_times, round_words

_QUICK_HAND = 4
"""Minutes of a quick hand: where the clock ends the round, a slip has lines for nothing but quick hands."""
_HANDS_WITHOUT_TIMES = 13
_FEWEST, _MOST = 6, 20


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """One slip a table, two on a page, names and partners of every hand filled in."""
    times = round_times(tournament, drawn.number)
    title = round_words(tournament, texts, drawn.number)
    date = texts("season-date", day=tournament.day.day, month=tournament.day.month)
    stamped = f"{date} · {texts('sheets-stamp', stamp=stamp(tournament))}"
    lines = (f"{title} · {times}" if times else title, tournament.name, stamped)
    slips = tuple(
        Slip(
            texts("sheets-table"),
            str(seating.table),
            lines,
            _people(tournament, texts("odd-open-hand"), seating),
            slip_stages(tournament, texts, seating, drawn.number),
            _words(table_of(seating, tournament.regulations).regulations, texts),
            slip_code(tournament, drawn.number, seating.table),
            scanned_code(tournament, drawn.number, seating.table),
            link_words=texts("sheets-slip-link"),
        )
        for seating in drawn.tables
    )
    return (Slips(slips),)


def slip_stages(
    tournament: Tournament, texts: Texts, seating: Seating, round_number: int
) -> tuple[SlipStage, ...]:
    """The hands of a table in groups with the same partners; spare ones where the clock ends the round."""
    here = table_of(seating, tournament.regulations).regulations
    by_clock = _hands_by_the_clock(tournament, round_number)
    size = table_of(seating, tournament.regulations).hands_together or here.hands_per_stage or by_clock
    stages = here.stages if here.hands_per_stage or size == by_clock else -(-by_clock // size)
    return tuple(_stage(tournament, texts, seating, stage * size, size) for stage in range(stages))


def _hands_by_the_clock(tournament: Tournament, round_number: int) -> int:
    """How many lines a slip needs where the clock ends the round; 13 for 50 minutes."""
    slot = round_slot(tournament.timetable, round_number)
    if slot is None:
        return _HANDS_WITHOUT_TIMES
    quick = math.ceil(minutes(slot, tournament.timetable.zone) / _QUICK_HAND)
    return max(_FEWEST, min(_MOST, quick))


def _stage(tournament: Tournament, texts: Texts, seating: Seating, first: int, size: int) -> SlipStage:
    table = table_of(seating, tournament.regulations)
    resting, (left, right) = table.resting(first), table.places(first)
    numbers = range(max(1, seating.first_board) + first, max(1, seating.first_board) + first + size)
    boards = texts("boards-from-to", **boards_at(seating, tournament.regulations))
    hands = texts("sheets-hands-from-to", first=numbers[0], last=numbers[-1])
    letters, open_hand = _letters(table), texts("odd-open-hand")
    return SlipStage(
        boards if seating.first_board else hands,
        tuple(numbers),
        (_side(tournament, open_hand, left), _side(tournament, open_hand, right)),
        letters=(tuple(letters[place] for place in left), tuple(letters[place] for place in right)),
        rests="" if resting is None else texts("odd-rests", name=own_name(tournament, resting)),
        letter_rests="" if resting is None else texts("odd-rests", name=letters[Place(resting)]),
    )


def _letters(table: Table) -> dict[Place, str]:
    """What stands for everybody: as the table is read out, both of a partnership one after the other."""
    places = [place for side in table.places(0) for place in side]
    if any(place.member for place in places):
        return dict(zip(places, LETTERS, strict=False))
    return {Place(None): "–"} | {Place(who): letter for who, letter in table.letters.items()}


def _people(
    tournament: Tournament, open_hand: str, seating: Seating
) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Letters and names of a table, as its first hand is played."""
    table = table_of(seating, tournament.regulations)
    letters, resting = _letters(table), table.resting(0)
    beside = () if resting is None else ((Place(resting),),)
    return tuple(
        tuple(zip((letters[place] for place in side), _side(tournament, open_hand, side), strict=True))
        for side in (*table.places(0), *beside)
    )


def _side(tournament: Tournament, open_hand: str, places: tuple[Place, ...]) -> tuple[str, ...]:
    return tuple(
        ((*people_named(tournament, who), "") if who else (open_hand,))[member] for who, member in places
    )


def _words(regulations: Regulations, texts: Texts) -> SlipWords:
    rules, columns = regulations.rules, call_columns(regulations.rules)
    call = texts("sheets-slip-call-grand" if rules.grand_tichu else "sheets-slip-call")
    booster, grand = rules.with_booster, "yes" if rules.grand_tichu else "no"
    told = texts(slip_hint(rules), double=rules.double_value, grand=grand)
    return SlipWords(
        hand=texts("sheets-slip-hand"),
        calls=(call, texts("two-slip-call-small")) if any(each.small for each in columns) else (call,),
        first_out=texts("sheets-slip-first-out"),
        double_victory=texts(slip_texts(len(columns)).double),
        points=texts("sheets-slip-points"),
        running=texts("sheets-slip-running"),
        control=texts("sheets-slip-control"),
        hint=f"{told} {texts('booster-slip-hint')}" if booster else told,
        signature=texts("sheets-slip-signature"),
        booster=texts("booster-column") if booster else "",
    )


def slips_of(tables: Container[int]) -> Sheet:
    """The slips of some tables alone: of those that came late, or where one was lost."""

    def some(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
        wanted = tuple(seating for seating in drawn.tables if seating.table in tables)
        return blocks(tournament, texts, replace(drawn, tables=wanted))

    return round_sheet("score-slips", some)


SHEET = round_sheet("score-slips", blocks)
