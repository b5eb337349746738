"""What stands on a sheet, before it becomes PDF, xlsx, HTML or CSV.

Words arrive translated and numbers arrive formatted: a renderer places, it never decides. Every value is
frozen, so a document made from a snapshot may be rendered in any thread.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.sheets.charts import Chart
from tichu_turnier.sheets.look import PLAIN, Design, Look, Paper
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.words.listings.listing import Cell, Column, Listing

Rounds = tuple[int, ...]
MOST_IN_A_ROW = 12
"""Tables beside each other on a map: with more, names could not be read."""
Spot = tuple[int, int]
"""Two of the people of a matrix, from 0, the smaller number first."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """People against people: in which rounds they were together, above and below the diagonal in two ways."""

    names: tuple[str, ...]
    above: Mapping[Spot, Rounds]
    below: Mapping[Spot, Rounds]
    rests: tuple[Rounds, ...]
    """For everybody the rounds in which he sat out."""
    titles: tuple[str, str]
    """What those above, and those below the diagonal were to each other."""
    legend: str

    @property
    def one_way(self) -> bool:
        """Whether both halves show the same."""
        return self.above is self.below

    def rounds(self, row: int, column: int) -> Rounds:
        """What stands in a cell."""
        if row == column:
            return self.rests[row]
        return self.above.get((row, column), ()) if row < column else self.below.get((column, row), ())


@dataclass(frozen=True, slots=True)
class RoomTable:
    """A table in the room: its number, and the names at it in two groups that play against each other."""

    title: str
    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class RoomMap:
    """The tables as they stand in the room, so many in a row; `front` is what is before the first row."""

    tables: tuple[RoomTable, ...]
    per_row: int
    front: str
    headers: tuple[str, str]
    """What tables and people are called where it becomes a table."""


class Orientation(StrEnum):
    """Which side of the paper is at the top."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Size(StrEnum):
    """How large a block is set."""

    SMALL = "small"
    NORMAL = "normal"
    POSTER = "poster"
    """Read from across the room: as large as the pages allow that it takes, whichever way up."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line that opens a part of the sheet."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text; wraps at the width of the page."""

    text: str
    size: Size = Size.NORMAL
    lead: str = ""
    """Bold words above it, such as the question that it answers."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Label and value, one pair a line."""

    rows: tuple[tuple[str, str], ...]
    size: Size = Size.NORMAL


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under a header that is repeated on every page; each row has a cell for every column."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    zebra: bool = True
    size: Size = Size.NORMAL
    lanes: int = 1
    """Newspaper columns: rows run down the first lane, then down the next; of a poster at most so many."""
    alphabet: bool = False
    """Whether rows stand by the alphabet of their first cells, so that a page can say `A–C`."""


def listed(listing: Listing, size: Size = Size.NORMAL, lanes: int = 1, *, alphabet: bool = False) -> Table:
    return Table(listing.columns, listing.rows, size=size, lanes=lanes, alphabet=alphabet)


@dataclass(frozen=True, slots=True)
class SlipStage:
    """The hands with the same partners, and the names of the two sides: seats 0 and 2, seats 1 and 3.

    `letters` stand for the names above the boxes.
    """

    label: str
    hands: tuple[int, ...]
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    letters: tuple[tuple[str, ...], tuple[str, ...]]
    rests: str = ""
    """Who rests in these hands, as words; empty where everybody plays."""
    letter_rests: str = ""
    """The same with the letter."""


@dataclass(frozen=True, slots=True)
class SlipWords:
    """The short words and letters printed on a score slip."""

    hand: str
    calls: tuple[str, ...]
    first_out: str
    double_victory: str
    points: str
    running: str
    control: str
    hint: str
    signature: str
    booster: str = ""
    """Above the box for Back to the Roots; empty where Booster is not played."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One score slip: what a table fills in, in the order in which it is typed into the desk afterwards."""

    table_label: str
    table: str
    lines: tuple[str, ...]
    """What identifies the slip once it is cut off the page: tournament, round, times."""
    people: tuple[tuple[tuple[str, str], ...], ...]
    """Letters and names: of the side that begins at the left, of the other one, of who rests at first."""
    stages: tuple[SlipStage, ...]
    words: SlipWords
    code: str = ""
    """What is typed to open its form."""
    scanned: str = ""
    """What a scanner reads for the same."""
    link: str = ""
    """What a phone opens to report; empty where phones cannot."""
    link_words: str = ""
    """What that link is for."""


@dataclass(frozen=True, slots=True)
class Slips:
    """Score slips, `per_page` of them with lines to cut along: one, two below each other, or two by two."""

    slips: tuple[Slip, ...]
    per_page: int = 2


@dataclass(frozen=True, slots=True)
class PageBreak:
    """What follows starts on a new page."""


@dataclass(frozen=True, slots=True)
class BracketSide:
    """One line of a match: who, the points of each game, and whether he has won."""

    name: str = ""
    scores: tuple[str, ...] = ()
    strong: bool = False


@dataclass(frozen=True, slots=True)
class BracketBox:
    """One match of a bracket; `middle` is how far down it stands, in heights of a box."""

    column: int
    middle: float
    sides: tuple[BracketSide, BracketSide]
    note: str = ""
    """Stands beside the names while there is no score."""
    heading: str = ""
    """Stands above a match that belongs to no column."""
    crown: str = ""
    """Stands above the match that has decided it all: who has won."""
    feeders: tuple[int, ...] = ()
    """Which boxes lead here, by number."""
    bye: bool = False  # whether the first side is through without a match


@dataclass(frozen=True, slots=True)
class Bracket:
    """A knock-out as a drawing: columns from left to right."""

    columns: tuple[str, ...]
    boxes: tuple[BracketBox, ...]
    headers: tuple[str, str, str]
    """What rounds, sides and points are called where it becomes a table."""
    below: float | None = None
    """From how far down boxes stand that lead nowhere, under a heading of their own."""
    below_heading: str = ""

    @property
    def height(self) -> float:
        """From the middle of the highest box to that of the lowest, in heights of a box."""
        return max((box.middle for box in self.boxes), default=0.0)


@dataclass(frozen=True, slots=True)
class Card:
    """Something small to cut out: a participant's card, a receipt."""

    heading: str
    title: str
    lines: tuple[str, ...] = ()
    code: str = ""
    """What a scanner reads; stands there in letters too."""
    figure: str = ""
    """An amount, large; on a card without a code."""
    signature: str = ""
    """What stands under the line to sign on."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards, so many beside and below each other on a page, with lines to cut along."""

    cards: tuple[Card, ...]
    headers: tuple[str, str, str]
    """What titles, lines, and codes or figures are called where they become a table."""
    across: int
    down: int


@dataclass(frozen=True, slots=True)
class Handout:
    """A piece of paper to take along: whose it is, lines of text, and a table."""

    title: str
    table: Table
    lines: tuple[str, ...] = ()
    who: EntrantId | None = None
    """Whose own page on a phone is linked, where pages are served."""
    link: str = ""
    """What a phone opens; empty where none are served."""
    charts: tuple[Chart, ...] = ()
    """Stand beside each other below the table."""


@dataclass(frozen=True, slots=True)
class Handouts:
    """Handouts of the same size, `across` of them beside each other, with lines to cut along.

    `header` says what their titles are, where they become a table.
    """

    handouts: tuple[Handout, ...]
    header: str
    across: int = 2


@dataclass(frozen=True, slots=True)
class Sign:
    """Something to be read from afar: a few letters as large as they go, with a word above and one below."""

    label: str
    big: str
    note: str = ""
    table: int | None = None
    """Whose page on a phone is linked, where pages are served."""
    link: str = ""
    """What a phone opens; empty where none are served."""


@dataclass(frozen=True, slots=True)
class Signs:
    """Signs, so many across and down a page; `folded` ones stand on a table and say the same on both sides.

    `header` says what their letters are, where they become a table.
    """

    signs: tuple[Sign, ...]
    header: str
    across: int = 1
    down: int = 1
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate to hang up: a name in large letters between lines of text."""

    above: tuple[str, ...]
    name: str
    place: str
    """The number alone."""
    rank: str
    below: tuple[str, ...]
    signatures: tuple[str, ...]
    """What stands below each of the lines to sign on."""


@dataclass(frozen=True, slots=True)
class Certificates:
    """Certificates, a page each; `word` is their title, `headers` what names and ranks are called."""

    certificates: tuple[Certificate, ...]
    word: str
    headers: tuple[str, str]
    design: Design = Design.CLASSIC


Drawn = Bracket | Cards | Handouts | Signs | Certificates | Matrix | RoomMap | Chart
"""What is drawn, and becomes a table where nothing can be."""
Block = Heading | Paragraph | Facts | Table | Slips | Drawn | PageBreak


@dataclass(frozen=True, slots=True)
class Margin:
    """What stands on every page, above and below the blocks."""

    tournament: str
    date: str = ""
    round: str = ""
    stamp: str = ""
    """The state of the tournament this sheet shows, see `parts.stamp`."""
    printed_at: str = ""
    """When it was made; given by the face that prints, because the core has no clock."""


@dataclass(frozen=True, slots=True)
class Document:
    """A whole sheet. `language` is the code of its words (`de`), `title` what it is called in them."""

    title: str
    language: str
    margin: Margin
    blocks: tuple[Block, ...] = ()
    paper: Paper = Paper.A4
    orientation: Orientation = Orientation.PORTRAIT
    look: Look = PLAIN
    zone: str = ""
    """Of all its times; empty where several evenings are told of."""

    @property
    def cut_out(self) -> bool:
        """Whether it is cut to pieces or framed, each saying what it is: then pages have no head or foot."""
        always = Slips | Cards | Signs | Certificates
        cut = (isinstance(b, always) or (isinstance(b, Handouts) and b.across > 1) for b in self.blocks)
        return bool(self.blocks) and all(cut)

    @property
    def link(self) -> str:
        """What a phone opens that stands before it; empty where it hangs on no wall, or none are served."""
        hangs = any(isinstance(each, Table) and each.size is Size.POSTER for each in self.blocks)
        return self.look.links.address if hangs and self.look.links is not None else ""


_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")
_INVISIBLE = re.compile(r"[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+")


def printable(text: str) -> str:
    """The text on one line, composed, without control characters: what every renderer can put down safely."""
    if text.isascii() and text.isprintable():
        return text
    return _INVISIBLE.sub("", _CONTROL.sub(" ", unicodedata.normalize("NFC", text)))
