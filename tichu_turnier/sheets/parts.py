"""What all sheets have in common, and the stamp that says which state of a tournament they show."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass, replace
from hashlib import sha256

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets.document import (
    Block,
    Certificates,
    Document,
    Handouts,
    Margin,
    Orientation,
    Paragraph,
    Table,
)
from tichu_turnier.sheets.sheet import Sheet, not_drawn
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.certificate import places
from tichu_turnier.tournament.model.snapshot import Entrant, Hands, Result, Round, Tournament
from tichu_turnier.words.rounds import day, held_words, not_final, round_words


def margin(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Margin:
    """Head and foot of every page: whose sheet it is, of which round, in which state."""
    return Margin(
        tournament=tournament.name,
        date=day(tournament.day, texts),
        round="" if round_number is None else round_words(tournament, texts, round_number),
        stamp=texts("sheets-stamp", stamp=stamp(tournament)),
    )


def sheet_document(
    title: str,
    tournament: Tournament,
    texts: Texts,
    blocks: Iterable[Block],
    *,
    about: int | None = None,
    results: Sequence[int] | None = None,
    landscape: bool = False,
) -> Document:
    """A sheet of a tournament; `about` is the number of the round that it is about.

    Where it tells `results` of these rounds it says so as long as they are not final; and where it tells
    standings, as long as they are held back.
    """
    found = tuple(blocks)
    if results is not None and about is None and (words := held_words(tournament, texts)):
        found = _opened(found, words)
    if results is not None and tournament.rounds and (words := not_final(tournament, texts, results, about)):
        found = _opened(tuple(_marked(block, words, texts) for block in found), words)
    parted = {word.replace("-", ""): word for word in texts("sheets-parted").split()}
    return Document(
        title,
        texts.language,
        margin(tournament, texts, about),
        tuple(_parted(block, parted) for block in found),
        orientation=Orientation.LANDSCAPE if landscape else Orientation.PORTRAIT,
        zone=tournament.timetable.zone,
    )


def evening_sheet(
    key: str,
    blocks: Callable[[Tournament, Texts], Iterable[Block]],
    suits: Callable[[Tournament], bool] = lambda _: True,
    *,
    results: bool = False,
    landscape: bool = False,
) -> Sheet:
    """A sheet about the whole evening, from what makes its blocks; its title is that of the menu.

    `results`: it tells some of them; `landscape`: as it lies.
    """

    def make(tournament: Tournament, texts: Texts, _round_number: int | None) -> Document:
        told, counted = blocks(tournament, texts), all_rounds(tournament) if results else None
        title = texts(f"sheets-{key}")
        return sheet_document(title, tournament, texts, told, results=counted, landscape=landscape)

    return Sheet(key, needs_round=False, make=make, suits=suits)


def round_sheet(
    key: str,
    blocks: Callable[[Tournament, Texts, Round], Iterable[Block]],
    *,
    names_round: bool = True,
    landscape: bool = False,
) -> Sheet:
    """A sheet about one round, from what makes its blocks; `names_round`: the margin says which round."""

    def make(tournament: Tournament, texts: Texts, round_number: int | None) -> Document:
        drawn = drawn_round(tournament, round_number)
        found, about = blocks(tournament, texts, drawn), drawn.number if names_round else None
        title = texts(f"sheets-{key}")
        return sheet_document(title, tournament, texts, found, about=about, landscape=landscape)

    return Sheet(key, needs_round=True, make=make)


def drawn_round(tournament: Tournament, round_number: int | None) -> Round:
    """The round a sheet is about: the one asked for, else the last drawn; raises Refusal."""
    wanted = max(1, len(tournament.rounds)) if round_number is None else round_number
    found = tournament.round(wanted)
    if found is None:
        raise not_drawn(wanted)
    return found


def all_rounds(tournament: Tournament) -> range:
    return range(1, len(tournament.rounds) + 1)


def _opened(blocks: tuple[Block, ...], words: str) -> tuple[Block, ...]:
    """The blocks with words before them; what is handed out part by part is made ready without."""
    handed_out = any(isinstance(block, Certificates | Handouts) for block in blocks)
    return blocks if handed_out else (Paragraph(words), *blocks)


def _marked(block: Block, words: str, texts: Texts) -> Block:
    """A block that is handed out in parts, with words on each that none of its results is final."""
    match block:
        case Certificates(certificates):
            mark = texts("sheets-not-final-mark")
            marked = (replace(each, rank=f"{each.rank} ({mark})") for each in certificates)
            return replace(block, certificates=tuple(marked))
        case Handouts(handouts):
            return replace(block, handouts=tuple(replace(h, lines=(*h.lines, words)) for h in handouts))
    return block


def _parted(block: Block, words: Mapping[str, str]) -> Block:
    """A block with heads of tables that may go on on a second line where there is no room for them."""
    match block:
        case Table():
            return _narrow(block, words)
        case Handouts(handouts):
            narrow = (replace(each, table=_narrow(each.table, words)) for each in handouts)
            return replace(block, handouts=tuple(narrow))
    return block


def _narrow(table: Table, words: Mapping[str, str]) -> Table:
    columns = (replace(column, narrow=words.get(column.title, "")) for column in table.columns)
    return replace(table, columns=tuple(columns))


_DIGITS = 4


def stamp(tournament: Tournament) -> str:
    """The stamp of a snapshot, e.g. `4f7c`."""
    facts = (
        (tournament.name, tournament.day.isoformat(), tournament.place),
        _stated(tournament.regulations),
        repr(tournament.timetable),
        [_entrant(tournament.entrants[key]) for key in sorted(tournament.entrants)],
        [_round(drawn) for drawn in tournament.rounds],
        [_result(tournament.results[key]) for key in sorted(tournament.results)],
        *([_stated(tournament.penalties[key])] for key in sorted(tournament.penalties)),
        *([_stated(prize.to), prize.what] for prize in tournament.prizes),
    )
    return sha256(repr(facts).encode("utf-8", "surrogatepass")).hexdigest()[:_DIGITS]


def _stated(value: object) -> object:
    """What regulations say beyond their defaults: a question that comes up later ages no sheet."""
    if not is_dataclass(value):
        return str(value)
    return [
        (field.name, _stated(getattr(value, field.name)))
        for field in fields(value)
        if field.default_factory is not MISSING or getattr(value, field.name) != field.default
    ]


def _entrant(entrant: Entrant) -> tuple[object, ...]:
    away = entrant.first_round, entrant.withdrawn_from
    waits = ("waits",) if entrant.waiting else ()
    return int(entrant.id), entrant.name, entrant.members, entrant.club, away, *waits


def _round(drawn: Round) -> tuple[object, ...]:
    tables = tuple((seating.table, *map(int, places(seating))) for seating in drawn.tables)
    return drawn.number, tables, tuple(map(int, drawn.sitting_out))


def _result(result: Result) -> tuple[object, ...]:
    report = result.report
    if not isinstance(report, Hands):
        return result.round, result.table, report.a, report.b, report.hands_played
    return result.round, result.table, [_hand(hand) for hand in report.hands]


def _hand(hand: HandReport) -> tuple[object, ...]:
    if hand.awarded is not None:
        return tuple(map(str, hand.awarded))
    told = hand.a, hand.b, str(hand.first_out), str(hand.double), [str(call) for call in hand.calls]
    return (*told, "BR") if hand.special_cards_out else told
