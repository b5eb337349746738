"""Which tables and columns does a tournament file have?

Values are as in JSON (dates and times as ISO 8601 text), so a row in a table and the same row in the journal
are alike. References are checked when a transaction ends, so rows may be written in any order.
"""

from typing import ClassVar

from sqlalchemy import BigInteger, CheckConstraint, Table, text
from sqlmodel import Field, SQLModel

from tichu_turnier.store.constraints import hands_or_totals, known_hand, one_of, only_row, references
from tichu_turnier.store.pass_tables import PassHandRow, PassReportRow
from tichu_turnier.store.penalty_tables import PenaltyEntrantRow, PenaltyRow
from tichu_turnier.store.prize_table import PrizeRow
from tichu_turnier.store.registration_tables import EntryTermsRow, PaymentRow

ONLY_ROW = 1
"""Key of the row in a table that has only one."""


class FileInfoRow(SQLModel, table=True):
    """The one row that every change touches."""

    __tablename__: ClassVar[str] = "file_info"
    __table_args__ = (only_row(), CheckConstraint("revision >= 1", name="revision_counts"))
    id: int = Field(primary_key=True)
    revision: int
    """Number of the last journal entry."""


class JournalRow(SQLModel, table=True):
    """One entry of the journal; never changed, never deleted."""

    __tablename__: ClassVar[str] = "journal"
    revision: int = Field(primary_key=True)
    version: int
    """Version of the tables that the changes were written for."""
    kind: str
    args: str
    desk: str
    at: str
    reverses: int | None = None
    changes: str


class TournamentRow(SQLModel, table=True):
    """What the tournament is called."""

    __tablename__: ClassVar[str] = "tournament"
    __table_args__ = (only_row(),)
    id: int = Field(primary_key=True)
    name: str
    day: str
    place: str


class RegulationsRow(SQLModel, table=True):
    """By which rules it is run."""

    __tablename__: ClassVar[str] = "regulations"
    __table_args__ = (
        only_row(),
        one_of("unit", "player", "partnership"),
        one_of("scoring_unit", "hand", "match", "margin", "matchpoints"),
        one_of("bye_credit", "none", "average", "flat", "prorated"),
        one_of("both_grand_tichus", "count", "made-only", "withdraw"),
        one_of("direction", "right", "left"),
    )
    id: int = Field(primary_key=True)
    preset: str
    format: str
    unit: str
    rounds: int
    stages: int
    hands_per_stage: int
    grand_tichu: bool
    double_value: int
    both_grand_tichus: str
    wish_required: bool
    bomb_exempt_from_wish: bool
    last_dragon_trick_kept: bool
    target_score: int
    direction: str
    scoring_unit: str
    win: int
    tie: int
    double_victory: int
    double_with_lost_call: int
    bye_credit: str
    flat_victory_points: int
    flat_tichu_points: int
    hint_from: int
    seeded: bool
    third_place: bool
    best_of_three_from: int
    group_count: int
    advancing: int
    dropped_rounds: int
    clubs_apart_rounds: int = Field(sa_column_kwargs={"server_default": text("0")})
    odd_numbers: str = Field(sa_column_kwargs={"server_default": text("'rest'")})
    by_standings: bool = Field(sa_column_kwargs={"server_default": text("FALSE")})
    players: int = Field(sa_column_kwargs={"server_default": text("4")})
    board_seed: int = Field(sa_type=BigInteger, sa_column_kwargs={"server_default": text("0")})
    booster: bool = Field(sa_column_kwargs={"server_default": text("FALSE")})
    booster_tables: str = Field(sa_column_kwargs={"server_default": text("''")})
    """The numbers of the tables, with blanks between them."""


class TieBreakRow(SQLModel, table=True):
    """One criterion of the ranking, in its order."""

    __tablename__: ClassVar[str] = "tie_break"
    position: int = Field(primary_key=True)
    criterion: str


class TimetableRow(SQLModel, table=True):
    """Where the clock of the timetable hangs."""

    __tablename__: ClassVar[str] = "timetable"
    __table_args__ = (only_row(),)
    id: int = Field(primary_key=True)
    zone: str


class TimetableSlotRow(SQLModel, table=True):
    """One row of the timetable; a fold says which of two equal times of an autumn night is meant."""

    __tablename__: ClassVar[str] = "timetable_slot"
    __table_args__ = (one_of("kind", "round", "break", "prize-giving"),)
    position: int = Field(primary_key=True)
    kind: str
    starts: str
    starts_fold: int
    ends: str
    ends_fold: int
    round: int
    stated_minutes: int | None = None
    label: str


class EntrantRow(SQLModel, table=True):
    """A player or a partnership."""

    __tablename__: ClassVar[str] = "entrant"
    __table_args__ = (CheckConstraint("id >= 1", name="id_counts"),)
    id: int = Field(primary_key=True)
    name: str
    club: str
    checked_in: bool
    first_round: int
    withdrawn_from: int | None = None
    ranks: bool
    needs_table: int | None = None
    reserve: bool = Field(sa_column_kwargs={"server_default": text("FALSE")})
    seeding: int = Field(sa_column_kwargs={"server_default": text("0")})
    waiting: bool = Field(sa_column_kwargs={"server_default": text("FALSE")})


class EntrantMemberRow(SQLModel, table=True):
    """One of the people of a partnership."""

    __tablename__: ClassVar[str] = "entrant_member"
    __table_args__ = (references(["entrant"], "entrant", ["id"]),)
    entrant: int = Field(primary_key=True)
    position: int = Field(primary_key=True)
    name: str


class EntrantFormerNameRow(SQLModel, table=True):
    """A name from before a substitute took over."""

    __tablename__: ClassVar[str] = "entrant_former_name"
    __table_args__ = (references(["entrant"], "entrant", ["id"]),)
    entrant: int = Field(primary_key=True)
    position: int = Field(primary_key=True)
    name: str


class EntrantApartRow(SQLModel, table=True):
    """Whom an entrant must not meet."""

    __tablename__: ClassVar[str] = "entrant_apart"
    __table_args__ = (
        references(["entrant"], "entrant", ["id"]),
        references(["other"], "entrant", ["id"]),
    )
    entrant: int = Field(primary_key=True)
    position: int = Field(primary_key=True)
    other: int


class EntrantAwayRow(SQLModel, table=True):
    """A round for which it was said in advance that an entrant will not be here."""

    __tablename__: ClassVar[str] = "entrant_away"
    __table_args__ = (references(["entrant"], "entrant", ["id"]),)
    entrant: int = Field(primary_key=True)
    position: int = Field(primary_key=True)
    round: int


class RoundRow(SQLModel, table=True):
    """A published draw."""

    __tablename__: ClassVar[str] = "round"
    __table_args__ = (CheckConstraint("number >= 1", name="number_counts"),)
    number: int = Field(primary_key=True)
    seed: int | None = Field(default=None, sa_type=BigInteger)
    exchanged: bool = Field(default=False, sa_column_kwargs={"server_default": text("FALSE")})


class SeatingRow(SQLModel, table=True):
    """Who sits at one table; `position` is the place of the table in the draw."""

    __tablename__: ClassVar[str] = "seating"
    __table_args__ = (
        references(["round"], "round", ["number"]),
        *(references([f"seat_{seat}"], "entrant", ["id"]) for seat in range(4)),
        references(["fifth"], "entrant", ["id"]),
        references(["sixth"], "entrant", ["id"]),
    )
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)
    position: int
    seat_0: int
    seat_1: int
    seat_2: int
    seat_3: int
    fifth: int | None = None
    """Who rests first at a table of five, who sits on seat 4 at a table of six."""
    first_board: int = Field(sa_column_kwargs={"server_default": text("0")})
    sixth: int | None = None


class SittingOutRow(SQLModel, table=True):
    """Who does not play in a round."""

    __tablename__: ClassVar[str] = "sitting_out"
    __table_args__ = (
        references(["round"], "round", ["number"]),
        references(["entrant"], "entrant", ["id"]),
    )
    round: int = Field(primary_key=True)
    position: int = Field(primary_key=True)
    entrant: int


class ResultRow(SQLModel, table=True):
    """What a table reported: totals stand here, hands in their own table."""

    __tablename__: ClassVar[str] = "result"
    __table_args__ = (
        references(["round", "table_number"], "seating", ["round", "table_number"]),
        hands_or_totals(),
    )
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)
    kind: str
    a: int | None = None
    b: int | None = None
    hands_played: int | None = None
    accepted_because: str
    cleared: bool
    passes_settled: bool | None = None
    """Whether the director decided between both passes; nothing where there was no second pass."""


class HandRow(SQLModel, table=True):
    """One reported hand."""

    __tablename__: ClassVar[str] = "hand"
    __table_args__ = (
        references(["round", "table_number"], "result", ["round", "table_number"]),
        *known_hand(),
    )
    round: int = Field(primary_key=True)
    table_number: int = Field(primary_key=True)
    number: int = Field(primary_key=True)
    a: int
    b: int
    call_0: str
    call_1: str
    call_2: str
    call_3: str
    first_out: int | None = None
    double_victory: str | None = None
    award_0: str | None = None
    award_1: str | None = None
    special_cards_out: bool = Field(sa_column_kwargs={"server_default": text("FALSE")})
    call_4: str | None = None
    call_5: str | None = None


class ClockRow(SQLModel, table=True):
    """The clock of the round that is or was last played; none before the first."""

    __tablename__: ClassVar[str] = "clock"
    __table_args__ = (
        only_row(),
        one_of("state", "not-started", "running", "paused", "ended"),
        CheckConstraint(
            "(state = 'running') = "
            "(since_wall IS NOT NULL AND since_ticks IS NOT NULL AND since_boot IS NOT NULL)",
            name="running_since",
        ),
    )
    id: int = Field(primary_key=True)
    round: int
    length: int
    state: str
    since_wall: float | None = None
    since_ticks: float | None = None
    since_boot: str | None = None
    played: float
    """Seconds played before `since`, or in all where the clock stands still."""


_SNAPSHOT_MODELS: tuple[type[SQLModel], ...] = (
    TournamentRow,
    RegulationsRow,
    TieBreakRow,
    TimetableRow,
    TimetableSlotRow,
    EntrantRow,
    EntrantMemberRow,
    EntrantFormerNameRow,
    EntrantApartRow,
    EntrantAwayRow,
    RoundRow,
    SeatingRow,
    SittingOutRow,
    ResultRow,
    HandRow,
    PassReportRow,
    PassHandRow,
    ClockRow,
    PenaltyRow,
    PenaltyEntrantRow,
    PrizeRow,
    EntryTermsRow,
    PaymentRow,
)

METADATA = SQLModel.metadata
FILE_INFO: Table = METADATA.tables["file_info"]
JOURNAL: Table = METADATA.tables["journal"]
SNAPSHOT_TABLES: dict[str, Table] = {
    str(model.__tablename__): METADATA.tables[str(model.__tablename__)] for model in _SNAPSHOT_MODELS
}
"""The tables that together hold one snapshot, by name."""
KEYS: dict[str, tuple[str, ...]] = {
    name: tuple(column.name for column in table.primary_key) for name, table in SNAPSHOT_TABLES.items()
}
"""The columns that name a row of each of them."""
