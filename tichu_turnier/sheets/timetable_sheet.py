"""Sheet: the timetable for the wall."""

from tichu_turnier.sheets.document import Block, Size, Table
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.slots import Slot, SlotKind, minutes
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.words.listings.listing import Align, Cell, Column
from tichu_turnier.words.times import slot_words


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """The rows of the evening with their true lengths; rounds and prize-giving stand out from the breaks."""
    columns = (
        Column(texts("sheets-from"), Align.RIGHT),
        Column(texts("sheets-to"), Align.RIGHT),
        Column(texts("sheets-what"), weight=1),
        Column(texts("sheets-length"), Align.RIGHT),
    )
    rows = tuple(_row(slot, tournament.timetable.zone, texts) for slot in tournament.timetable.slots)
    return (Table(columns, rows, size=Size.POSTER),)


def _row(slot: Slot, zone: str, texts: Texts) -> tuple[Cell, ...]:
    strong = slot.kind is not SlotKind.BREAK
    length = minutes(slot, zone)
    return (
        Cell(f"{slot.start:%H:%M}", strong=strong),
        Cell(f"{slot.end:%H:%M}" if length else "", strong=strong),
        Cell(slot_words(slot, texts), strong=strong),
        Cell(texts("timetable-minutes", minutes=length) if length else ""),
    )


SHEET = evening_sheet("timetable", blocks, landscape=True)
