"""The pages that a club puts on its site after an evening.

Plain HTML with one small style sheet, no script, nothing from elsewhere: it works from a folder as from a
server. All words of people are escaped. Private data (fees, codes) is left out.
"""

from collections.abc import Mapping
from dataclasses import replace

from tichu_turnier.sheets import timetable_sheet
from tichu_turnier.sheets.document import Block, Document, Facts, Paragraph, Size, Table, listed
from tichu_turnier.sheets.formats import html
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.sheets.pictures import PICTURES
from tichu_turnier.sheets.round_results import table_by_person
from tichu_turnier.sheets.standings import STANDINGS
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Entrant, Round, Seating, Tournament, Unit
from tichu_turnier.tournament.registration.namesakes import own_names
from tichu_turnier.tournament.registration.overview import expected, has_played
from tichu_turnier.words.listings.listing import Align, Cell, Column, Field, listing, number_cell
from tichu_turnier.words.listings.seats import side_name
from tichu_turnier.words.names import by_alphabet, listed_name, people_behind, surnames_of
from tichu_turnier.words.rounds import day, held_words, is_final, round_times, round_words

INDEX = "index.html"
_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, "DejaVu Sans", sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem;
       background: Canvas; color: CanvasText; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; border-bottom: 2px solid; padding-bottom: .5rem; }
nav b { flex-basis: 100%; } nav [aria-current] { font-weight: bold; text-decoration: none; color: inherit; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; }
thead th { border-bottom: 2px solid; } tbody tr + tr td { border-top: 1px solid #8886; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dt { font-weight: bold; }
dd { margin: 0; } footer { margin-top: 2rem; font-size: .8rem; opacity: .8; }
"""


def web_pages(tournament: Tournament, texts: Texts) -> Mapping[str, bytes]:
    """The files of the folder by name: the pages of all that is there so far, and their style."""
    pages = {INDEX: _index(tournament, texts), "entrants.html": _entrants(tournament, texts)}
    if tournament.rounds:
        pages["standings.html"] = _standings(tournament, texts)
    if PICTURES.suits(tournament) and not tournament.standings_held:
        pages["pictures.html"] = PICTURES.document(tournament, texts)
    for drawn in tournament.rounds:
        pages[f"round-{drawn.number}.html"] = _round(tournament, texts, drawn)
    titles = {name: page.title for name, page in pages.items()}
    found = {name: _page(page, name, titles).encode() for name, page in pages.items()}
    return {**found, "style.css": f"{_STYLE}{html.TABLES}".lstrip().encode()}


def _page(page: Document, name: str, titles: Mapping[str, str]) -> str:
    safe, about = html.safe, page.margin
    here = {name: ' aria-current="page"'}
    links = "\n".join(
        f'<a href="{other}"{here.get(other, "")}>{safe(title)}</a>' for other, title in titles.items()
    )
    return f"""<!DOCTYPE html>
<html lang="{html.plain(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.page_title(page)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<nav><b>{safe(about.tournament)}, {safe(about.date)}</b>
{links}
</nav>
<main>
<h1>{safe(page.title)}</h1>
{html.body(page)}
</main>
<footer>{safe(about.stamp)}</footer>
</body>
</html>
"""


def _index(tournament: Tournament, texts: Texts) -> Document:
    facts = [
        (texts("files-web-day"), day(tournament.day, texts)),
        (texts("files-web-place"), tournament.place),
        _how_many(tournament, texts),
    ]
    rows = Facts(tuple((label, value) for label, value in facts if value))
    timetable = (
        replace(block, size=Size.NORMAL) if isinstance(block, Table) else block
        for block in timetable_sheet.blocks(tournament, texts)
    )
    blocks: tuple[Block, ...] = (rows, *(timetable if tournament.timetable.slots else ()))
    return sheet_document(texts("files-web-index"), tournament, texts, blocks)


def _how_many(tournament: Tournament, texts: Texts) -> tuple[str, str]:
    """Who is expected, and once something is drawn who has played."""
    if tournament.rounds:
        return texts("sheets-played"), str(len(has_played(tournament)))
    return texts("sheets-entrants"), str(len(expected(tournament)))


def _entrants(tournament: Tournament, texts: Texts) -> Document:
    entrants = by_alphabet(tournament.entrants.values())
    team, surnames = tournament.regulations.unit is Unit.PARTNERSHIP, surnames_of(entrants)
    heading = "sheets-partnership" if team else "sheets-name"
    fields: dict[str, Field[Entrant]] = {
        "name": Field(heading, lambda who: Cell(listed_name(who.name, surnames))),
        "members": Field("sheets-members", lambda who: Cell(people_behind(who)), if_any=True),
        "club": Field("sheets-club", lambda who: Cell(who.club), if_any=True),
    }
    table = listed(listing(fields, "name members club", entrants, texts))
    return sheet_document(texts("files-web-entrants"), tournament, texts, (table,))


def _standings(tournament: Tournament, texts: Texts) -> Document:
    """The standings; while the hall does not see them, a page that says so, also over one of before."""
    words = held_words(tournament, texts)
    if not words:
        made, rounds = STANDINGS.document(tournament, texts), range(1, len(tournament.rounds) + 1)
        return replace(made, title=texts("sheets-ranking")) if is_final(tournament, rounds) else made
    return sheet_document(texts("sheets-standings"), tournament, texts, (Paragraph(words),))


def _round(tournament: Tournament, texts: Texts, drawn: Round) -> Document:
    """Who plays at which table, and the points of both sides; of each person where partners change."""
    columns = (
        Column(texts("sheets-table"), Align.RIGHT),
        Column(texts("files-web-side-a")),
        Column(texts("files-web-side-b")),
        Column(texts("sheets-tichu-points"), Align.CENTER),
    )
    rows = tuple(_table_row(tournament, drawn, seating) for seating in drawn.tables)
    blocks: list[Block] = [table_by_person(tournament, texts, drawn) or Table(columns, rows)]
    if times := round_times(tournament, drawn.number):
        blocks.insert(0, Facts(((texts("files-web-times"), times),)))
    if drawn.sitting_out:
        names = ", ".join(own_names(tournament, drawn.sitting_out))
        blocks.append(Facts(((texts("files-web-sitting-out"), names),)))
    title = round_words(tournament, texts, drawn.number)
    return sheet_document(title, tournament, texts, blocks, about=drawn.number, results=(drawn.number,))


def _table_row(tournament: Tournament, drawn: Round, seating: Seating) -> tuple[Cell, ...]:
    result = tournament.results.get((drawn.number, seating.table))
    a, b = (0, 0) if result is None else result.report.totals
    points = Cell() if result is None else Cell(f"{number_cell(a).text} : {number_cell(b).text}")
    sides = ((0, a > b), (1, b > a))
    names = (Cell(side_name(tournament, seating, side), strong=won) for side, won in sides)
    return number_cell(seating.table), *names, points
