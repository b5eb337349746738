"""A document as a CSV file that Excel opens correctly, and plain rows (csv, jsonl) for other programs.

UTF-8 with a byte order mark; a semicolon between fields where the language writes a comma in its numbers. A
text that a spreadsheet would run as a formula gets an apostrophe in front.
"""

import csv
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from itertools import chain

from tichu_turnier.formula_injection import inert
from tichu_turnier.rules.calls import SEATS, SIX_SEATS, call_at
from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.formats.tabulate import TABULAR, as_table, slip_tables
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Result, Tournament
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words.listings.listing import Cell
from tichu_turnier.words.listings.standings import FOR_PROGRAMS, plain_row
from tichu_turnier.words.numbers import plain
from tichu_turnier.words.rounds import is_final

_COMMA_BETWEEN_FIELDS = ("en",)


def render(document: doc.Document) -> bytes:
    """The document as CSV: a few lines that say what it is, an empty one, then its blocks."""
    out = StringIO()
    comma = document.language.startswith(_COMMA_BETWEEN_FIELDS)
    writer = csv.writer(out, delimiter="," if comma else ";", lineterminator="\r\n")
    margin = document.margin
    writer.writerow(map(_text, (document.title, margin.round)))
    writer.writerow(map(_text, (margin.tournament, margin.date, margin.stamp, margin.printed_at)))
    for block in document.blocks:
        writer.writerow(())
        writer.writerows(_rows(block, "." if comma else ","))
    return out.getvalue().encode("utf-8-sig")


def bare_table(document: doc.Document) -> bytes:
    """The longest table alone for a program: a line of titles, each its own, commas, points, no other mark.

    Empty for a document without a table.
    """
    tables = [as_table(block) for block in document.blocks if isinstance(block, TABULAR)]
    if not tables:
        return b""
    table = max(tables, key=lambda each: len(each.rows))
    out, used = StringIO(), Counter[str]()
    writer = csv.writer(out, lineterminator="\n")
    titles = []
    for column in table.columns:
        title = _text(column.title) or "-"
        used[title] += 1
        titles.append(title if used[title] == 1 else f"{title} {used[title]}")
    writer.writerow(titles)
    writer.writerows([_cell(cell, ".") for cell in row] for row in table.rows)
    return out.getvalue().encode()


def _rows(block: doc.Block, point: str) -> Iterable[tuple[str, ...]]:
    if isinstance(block, TABULAR):
        return _table(as_table(block), point)
    match block:
        case doc.Heading(text):
            return [(_text(text),)]
        case doc.Paragraph(text, lead=lead):
            return [(_text(lead), _text(text))] if lead else [(_text(text),)]
        case doc.Facts(rows):
            return [(_text(label), _text(value)) for label, value in rows]
        case doc.Slips(slips):
            return chain.from_iterable(_slip_rows(slip, point) for slip in slips)
        case doc.PageBreak():
            return []


def _slip_rows(slip: doc.Slip, point: str) -> Iterable[tuple[str, ...]]:
    yield (_text(slip.table_label), _text(slip.table))
    for stage, table in slip_tables(slip):
        yield (_text(stage),)
        yield from _table(table, point)


def _table(table: doc.Table, point: str) -> list[tuple[str, ...]]:
    header = tuple(_text(column.title) for column in table.columns)
    return [header, *(tuple(_cell(cell, point) for cell in row) for row in table.rows)]


def _cell(cell: Cell, point: str) -> str:
    return _text(cell.text) if cell.number is None else str(cell.number).replace(".", point)


def _text(text: str) -> str:
    return inert(doc.printable(text))


KINDS = ("csv", "jsonl")
PARTS = ("standings", "results", "hands")

Line = Mapping[str, object]


def statistics(tournament: Tournament, part: str, kind: str, language: str) -> bytes:
    """One of `PARTS` as one of `KINDS`; `language` says what Excel expects between the cells of a csv."""
    lines = tuple({"standings": _standings, "results": _results, "hands": _hands}[part](tournament))
    if kind == "jsonl":
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()
    return _csv(lines, "," if language.startswith(_COMMA_BETWEEN_FIELDS) else ";")


def _csv(lines: tuple[Line, ...], separator: str) -> bytes:
    out = StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    if lines:
        writer.writerow(lines[0])
    point = "," if separator == ";" else "."
    writer.writerows([_value(value, point) for value in line.values()] for line in lines)
    return out.getvalue().encode("utf-8-sig")


def _value(value: object, point: str) -> str:
    if isinstance(value, str):
        return inert(value)
    return "" if value is None else str(value).replace(".", point)


def _standings(tournament: Tournament) -> Iterator[Line]:
    final = is_final(tournament, range(1, len(tournament.rounds) + 1))
    state = {"final": final, "held": tournament.standings_held}
    for row in standings(tournament):
        decided = dict(row.decisive).get(row.decided_by)
        told = plain_row(row)
        number = {"decided_with": None if decided is None else plain(decided)}
        yield {**{key: told[key] for key in FOR_PROGRAMS}, **number, **state}


def _results(tournament: Tournament) -> Iterator[Line]:
    """A line a table: who sat where in its first hand, and what each of them got; then what was reported."""
    played = tallies(tournament, len(tournament.rounds)).items()
    shares = {
        (who, number): plain(share.tichu_points)
        for who, tally in played
        for number, share in tally.rounds.items()
    }
    places = _places(tournament)
    for result in _in_order(tournament):
        seating = tournament.seating(result.round, result.table)
        seats = () if seating is None else seating.first_seats
        each = [shares.get((who, result.round)) for who in seats]
        own = {f"points_{seat}": each[seat] if seat < len(each) else None for seat in range(places)}
        points = dict(zip("ab", result.report.totals, strict=True))
        told = {
            "hands": result.report.hands_played,
            "accepted_because": result.accepted_because,
            "note": result.note,
        }
        people = _people(tournament, seats, places)
        yield {"round": result.round, "table": result.table, **people, **own, **points, **told}


def _hands(tournament: Tournament) -> Iterator[Line]:
    """A line a hand, with who sat where in it; tables of which only totals are known have none."""
    places = _places(tournament)
    for result in _in_order(tournament):
        seating = tournament.seating(result.round, result.table)
        if seating is None or not isinstance(result.report, Hands):
            continue
        for index, hand in enumerate(result.report.hands):
            seats = table_of(seating, tournament.regulations).seats_of_hand(index)
            calls = {f"call_{seat}": str(call_at(hand.calls, seat)) for seat in SIX_SEATS[:places]}
            where = {"round": result.round, "table": result.table, "hand": index + 1}
            double = None if hand.double is None else str(hand.double)
            told = {"first_out": hand.first_out, "double": double, "awarded": ":".join(hand.awarded or ())}
            points = {"a": hand.a, "b": hand.b, **calls, **told}
            out = {"special_cards_out": "yes" if hand.special_cards_out else ""}
            about = {"accepted_because": result.accepted_because, "note": result.note}
            yield {**where, **_people(tournament, seats, places), **points, **out, **about}


def _people(tournament: Tournament, seats: tuple[EntrantId, ...], places: int) -> Line:
    """Number and name of the entrant on each seat; empty for seats that a table does not have."""
    found: dict[str, object] = {}
    for seat in range(places):
        who = seats[seat] if seat < len(seats) else None
        found[f"id_{seat}"] = who
        found[f"name_{seat}"] = None if who is None else tournament.name_of(who)
    return found


def _places(tournament: Tournament) -> int:
    """How many seats a line has: six once there was a table of six."""
    tables = (seating for drawn in tournament.rounds for seating in drawn.tables)
    return max((len(seating.first_seats) for seating in tables), default=len(SEATS))


def _in_order(tournament: Tournament) -> list[Result]:
    return [tournament.results[key] for key in sorted(tournament.results)]
