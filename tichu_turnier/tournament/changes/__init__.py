"""Everything that can be done to a tournament: frozen values that map one snapshot to the next."""

from tichu_turnier.tournament.changes.change import Change
from tichu_turnier.tournament.changes.clock import SetClock
from tichu_turnier.tournament.changes.details import SetDetails, SetRegulations, SetTimetable
from tichu_turnier.tournament.changes.entrants import (
    AddEntrants,
    CheckIn,
    EditEntrant,
    RemoveEntrant,
    Substitute,
    Withdraw,
)
from tichu_turnier.tournament.changes.exchange import ExchangeSeats
from tichu_turnier.tournament.changes.joining import MatchSingles, MergeEntrants
from tichu_turnier.tournament.changes.penalties import GivePenalty, LiftPenalty
from tichu_turnier.tournament.changes.presence import SetPresence, SetReserve
from tichu_turnier.tournament.changes.prizes import SetPrizes
from tichu_turnier.tournament.changes.registration import SetAside, SetEntryTerms, SetPaid, SetWaiting
from tichu_turnier.tournament.changes.restore import RestoreState
from tichu_turnier.tournament.changes.results import ClearObjections, ClearResult, EnterResult
from tichu_turnier.tournament.changes.rounds import PublishDraw, WithdrawDraw
from tichu_turnier.tournament.changes.second_pass import EnterSecond, SettlePasses
from tichu_turnier.tournament.changes.seeding import SetSeed
from tichu_turnier.tournament.changes.side_conditions import KeepApart, NeedTable
from tichu_turnier.tournament.changes.substitute_from_zero import SubstituteFromZero

__all__ = [
    "AddEntrants",
    "Change",
    "CheckIn",
    "ClearObjections",
    "ClearResult",
    "EditEntrant",
    "EnterResult",
    "EnterSecond",
    "ExchangeSeats",
    "GivePenalty",
    "KeepApart",
    "LiftPenalty",
    "MatchSingles",
    "MergeEntrants",
    "NeedTable",
    "PublishDraw",
    "RemoveEntrant",
    "RestoreState",
    "SetAside",
    "SetClock",
    "SetDetails",
    "SetEntryTerms",
    "SetPaid",
    "SetPresence",
    "SetPrizes",
    "SetRegulations",
    "SetReserve",
    "SetSeed",
    "SetTimetable",
    "SetWaiting",
    "SettlePasses",
    "Substitute",
    "SubstituteFromZero",
    "Withdraw",
    "WithdrawDraw",
]
