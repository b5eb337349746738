"""Everything that can be done to a tournament: frozen values that map one snapshot to the next."""

from tichu_turnier.tournament.changes.change import Change
from tichu_turnier.tournament.changes.details import (
    HoldStandings,
    RestoreState,
    SetClock,
    SetDetails,
    SetPrizes,
    SetRegulations,
    SetTimetable,
    SteerScreen,
    WaiveOpenPoint,
)
from tichu_turnier.tournament.changes.entrants import (
    AddEntrants,
    CheckIn,
    EditEntrant,
    RemoveEntrant,
    SetPresence,
    SetReserve,
    Substitute,
    SubstituteFromZero,
    Withdraw,
)
from tichu_turnier.tournament.changes.joining import MatchSingles, MergeEntrants
from tichu_turnier.tournament.changes.penalties import GivePenalty, LiftPenalty
from tichu_turnier.tournament.changes.registration import (
    SetAside,
    SetEntryTerms,
    SetLabel,
    SetPaid,
    SetWaiting,
)
from tichu_turnier.tournament.changes.results import (
    ClearObjections,
    ClearResult,
    EnterResult,
    EnterSecond,
    NoteResult,
    SettlePasses,
    Walkover,
)
from tichu_turnier.tournament.changes.rounds import (
    JoinRound,
    LockRound,
    PublishDraw,
    SwapSeats,
    WithdrawDraw,
)
from tichu_turnier.tournament.changes.side_conditions import KeepApart, NeedTable, SetSeed

__all__ = [
    "AddEntrants",
    "Change",
    "CheckIn",
    "ClearObjections",
    "ClearResult",
    "EditEntrant",
    "EnterResult",
    "EnterSecond",
    "GivePenalty",
    "HoldStandings",
    "JoinRound",
    "KeepApart",
    "LiftPenalty",
    "LockRound",
    "MatchSingles",
    "MergeEntrants",
    "NeedTable",
    "NoteResult",
    "PublishDraw",
    "RemoveEntrant",
    "RestoreState",
    "SetAside",
    "SetClock",
    "SetDetails",
    "SetEntryTerms",
    "SetLabel",
    "SetPaid",
    "SetPresence",
    "SetPrizes",
    "SetRegulations",
    "SetReserve",
    "SetSeed",
    "SetTimetable",
    "SetWaiting",
    "SettlePasses",
    "SteerScreen",
    "Substitute",
    "SubstituteFromZero",
    "SwapSeats",
    "WaiveOpenPoint",
    "Walkover",
    "Withdraw",
    "WithdrawDraw",
]
