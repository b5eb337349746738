"""Every list that the program writes of an evening, as a file of every kind, by its name."""

from collections.abc import Collection, Iterator

from tichu_turnier.cli.reports.paper import sheet_bytes
from tichu_turnier.finding import Refusal
from tichu_turnier.sheets import SHEETS, Kind, render
from tichu_turnier.sheets.formats import excel_entry
from tichu_turnier.sheets.formats.csv_text import KINDS, PARTS, bare_table, statistics
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.sheets.other_documents import rating_document, season_document
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.season import SEASON_METHODS
from tichu_turnier.transfer.tournament_json import export_json

FORMS = (*(f".{kind.value}" for kind in Kind if kind is not Kind.PDF), "-bare.csv")
"""How the name of a printed list ends."""
_SHEETS = {sheet.key: sheet for sheet in SHEETS}
_STANDINGS = ("standings", "standings-before", "ranking")
STANDINGS = (
    *(f"{key}{form}" for key in _STANDINGS for form in FORMS if key + form != "standings-before-bare.csv"),
    *("export-standings.csv", "export-standings.jsonl", "web-standings.html"),
)
"""Lists by which `verify --ranking` judges; without a title nobody knows that one is of an earlier round."""


def own_files(
    tournament: Tournament, texts: Texts, names: Collection[str] | None = None
) -> Iterator[tuple[str, bytes]]:
    """The files with these names, default all, as far as there is something to write in them."""
    for name, make in _makers(tournament, texts):
        if names is None or name in names:
            try:
                content = make()
            except Refusal:
                continue
            if content:
                yield name, content


def _makers(tournament, texts):
    for key, sheet in _SHEETS.items():
        for form in FORMS:
            yield f"{key}{form}", lambda sheet=sheet, form=form: _sheet(sheet, form, tournament, texts)
    before = len(tournament.rounds) - 1
    for form in FORMS if before > 0 else ():
        yield (
            f"standings-before{form}",
            lambda form=form: _sheet(_SHEETS["standings"], form, tournament, texts, before),
        )
    for part in PARTS:
        for kind in KINDS:
            yield (
                f"export-{part}.{kind}",
                lambda part=part, kind=kind: statistics(tournament, part, kind, texts.language),
            )
    yield "entry.xlsx", lambda: excel_entry.render(tournament, texts, None)
    yield "tournament.json", lambda: export_json(tournament).encode()
    yield from _pages(tournament, texts)
    played = (tournament, tournament)
    for key, make in (
        ("season", lambda: season_document(played, SEASON_METHODS[0], texts)),
        ("rating", lambda: rating_document(played, texts)),
    ):
        for form in FORMS:
            yield f"{key}{form}", lambda make=make, form=form: _document(make(), form)


def _pages(tournament, texts):
    held = tournament.standings_held
    for name, content in web_pages(tournament, texts).items():
        if name.endswith(".html") and not (held and name == "standings.html"):
            yield f"web-{name}", lambda content=content: content


def _sheet(sheet, form, tournament, texts, number=None):
    kind = Kind(form.rpartition(".")[2])
    return sheet_bytes(sheet, kind, tournament, texts, number, bare=form.startswith("-"))


def _document(document, form):
    return bare_table(document) if form.startswith("-") else render(document, form.rpartition(".")[2])
