"""All tournament formats, in the order of the menu."""

from tichu_turnier.tournament.draws.format import Bracket, Format
from tichu_turnier.tournament.draws.formats.double_elimination import DOUBLE_ELIMINATION
from tichu_turnier.tournament.draws.formats.duplicate import DUPLICATE
from tichu_turnier.tournament.draws.formats.groups_knock_out import GROUPS_KNOCK_OUT
from tichu_turnier.tournament.draws.formats.individual import FOURS, INDIVIDUAL, WHIST
from tichu_turnier.tournament.draws.formats.knock_out import KNOCK_OUT, TWO_KNOCK_OUT
from tichu_turnier.tournament.draws.formats.partnerships_by_lot import PARTNERSHIPS_BY_LOT
from tichu_turnier.tournament.draws.formats.round_robin import ROUND_ROBIN, TWO_ROUND_ROBIN
from tichu_turnier.tournament.draws.formats.swiss import SWISS, TWO_SWISS
from tichu_turnier.tournament.draws.proof import proven
from tichu_turnier.tournament.model.snapshot import EntrantId, Regulations, Round, Tournament

FORMATS: tuple[Format, ...] = (
    FOURS,
    INDIVIDUAL,
    WHIST,
    PARTNERSHIPS_BY_LOT,
    SWISS,
    ROUND_ROBIN,
    KNOCK_OUT,
    GROUPS_KNOCK_OUT,
    DOUBLE_ELIMINATION,
    DUPLICATE,
    TWO_ROUND_ROBIN,
    TWO_SWISS,
    TWO_KNOCK_OUT,
)
"""In the order of the menu."""

_BY_KEY = {known.key: known for known in FORMATS}


def format_of(key: str) -> Format:
    """The format with this key; KeyError for an unknown one."""
    return _BY_KEY[key]


def next_round(tournament: Tournament, seed: int) -> Round:
    """The next round for a seed, not yet published; window, command line and demo all draw through this.

    Same snapshot and seed, same draw. Where people are regrouped: a plan of all rounds, one round of it that
    those who are here can follow, else a search (`rotation/evening`); then seats and tables (`seated`). How
    good the evening is with it, `evening_figures` says.

    Raises:
        Refusal: where losers are out and a match is still undecided.
    """
    regulations = tournament.regulations
    drawn = format_of(regulations.format).draw(tournament, seed)
    return proven(tournament, drawn, by_results=goes_by_results(regulations))


def goes_by_results(regulations: Regulations) -> bool:
    """Whether results decide who plays whom next."""
    way = format_of(regulations.format)
    by_standings = "by_standings" in way.options and regulations.by_standings
    return by_standings or way.by_results or way.bracket is not None


def why_they_meet(tournament: Tournament) -> str:
    """What decides who meets, so that no draw can keep two apart: `bracket`, `everybody`, or nothing.

    Everybody meets only where as many rounds are planned as there are others, with a bye one more.
    """
    regulations = tournament.regulations
    why = format_of(regulations.format).decides_who_meets
    people = len(tournament.playing(len(tournament.rounds) + 1))
    return "" if why == "everybody" and regulations.rounds < people - 1 + people % 2 else why


def bracket_of(tournament: Tournament) -> Bracket | None:
    """How it stands where losers are out; None where everybody plays all rounds."""
    known = _BY_KEY.get(tournament.regulations.format)
    return None if known is None or known.bracket is None else known.bracket(tournament, None)


def due(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Who is to be drawn next, to play or to rest: whoever is here and not out."""
    bracket = bracket_of(tournament)
    return tournament.playing(len(tournament.rounds) + 1) if bracket is None else tuple(sorted(bracket.due))


def planned_rounds(tournament: Tournament) -> int:
    """How many rounds it takes: as the regulations say, or until all but one are out."""
    bracket = bracket_of(tournament)
    return bracket.rounds if bracket is not None and bracket.rounds else tournament.regulations.rounds


def is_closed(tournament: Tournament) -> bool:
    """Whether nobody can join any more, as who plays on is decided by a bracket that is drawn."""
    return bool(tournament.rounds) and format_of(tournament.regulations.format).bracket is not None
