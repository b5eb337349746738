"""Commands `standings`, `season` and `prizes`: who is where, of one evening or several, and wins what."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import (
    Terminal,
    file_path,
    known_by,
    nearest,
    open_desk,
    open_to_read,
    tournament_of,
    usage,
)
from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.settings import season_path
from tichu_turnier.tournament.changes import SetPrizes
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    Division,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Prize,
)
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.identity import Answer
from tichu_turnier.tournament.registration.namesakes import own_names
from tichu_turnier.tournament.scoring.prize_giving import (
    PlaceReveal,
    SpecialReveal,
    money_shared,
    prize_winners,
)
from tichu_turnier.tournament.scoring.rating import MEAN, Rated, ratings
from tichu_turnier.tournament.scoring.season import (
    SEASON_METHODS,
    SeasonRow,
    in_order,
    people_of_season,
    season_rows,
)
from tichu_turnier.tournament.scoring.special_lists import SPECIAL_LISTS
from tichu_turnier.tournament.scoring.standings import standings as make_standings
from tichu_turnier.words.listings.season import not_final_evenings, rating_listing, season_listing
from tichu_turnier.words.listings.standings import Face, Line, plain_rows, standings_listing
from tichu_turnier.words.numbers import plain
from tichu_turnier.words.prize_giving import destination_words, divided_prizes
from tichu_turnier.words.rounds import held_words, is_final, not_final


def standings(
    terminal: Terminal,
    file: str,
    after_round: Annotated[int | None, typer.Option("--after-round", metavar="R", min=0)] = None,
    with_prospects: Annotated[bool, typer.Option("--prospects")] = False,
) -> None:
    """Shows the standings, of now or after a round."""
    tournament = tournament_of(file)
    if after_round is not None and after_round > len(tournament.rounds):
        raise Refusal(Finding("result-round-not-drawn", args={"round": after_round}, where=("round",)))
    then = replace(tournament, rounds=tournament.rounds[:after_round])
    still_open = prospects(then) if with_prospects else {}
    counted = range(1, 1 + (len(tournament.rounds) if after_round is None else after_round))
    if terminal.as_json:
        final = is_final(tournament, counted)
        state = {"final": final, "held": tournament.standings_held}
        terminal.json([{**row, **state} for row in plain_rows(tournament, after_round, still_open)])
        return
    rows = make_standings(tournament, after_round)
    lines = [Line(row, prospect=still_open.get(row.entrant.id)) for row in rows]
    terminal.listing(standings_listing(lines, tournament, terminal.texts, Face.COMMAND))
    if any(row.accepted for row in rows):
        terminal.say(terminal.texts("sheets-accepted"))
    if tournament.results and (words := not_final(tournament, terminal.texts, counted)):
        terminal.say(words)
    if words := held_words(tournament, terminal.texts):
        terminal.say(words)


_PLACES = 4
"""Decimal places of a rating for a program: more would differ from computer to computer."""


def season(
    terminal: Terminal,
    files: Annotated[list[str], typer.Argument(metavar="FILE...")],
    method: Annotated[str, typer.Option("--method", metavar="KEY")] = SEASON_METHODS[0].key,
    best: Annotated[int | None, typer.Option("--best", metavar="K", min=1)] = None,
    rating: Annotated[bool, typer.Option("--rating")] = False,
    same: Annotated[list[str] | None, typer.Option("--same", metavar="A=B")] = None,
    different: Annotated[list[str] | None, typer.Option("--different", metavar="A=B")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="OUT")] = None,
) -> None:
    """Adds up the standings of several evenings, or rates their players; asks who may be the same person."""
    from tichu_turnier.cli.reports.paper import kind_of, write_document
    from tichu_turnier.desk.season import doubts
    from tichu_turnier.sheets.other_documents import rating_document, season_document

    way = known_by(method, {known.key: known for known in SEASON_METHODS}, "cli-season-method-unknown")
    if output is not None:
        kind_of(output)
    evenings = evenings_of(files)
    answers = _answers(evenings, same or (), different or ())
    texts, early = terminal.texts, list(not_final_evenings(evenings, terminal.texts))
    terminal.tell(doubts(evenings, answers))
    if output is not None:
        made = season_document(evenings, way, texts, best, answers)
        write_document(output, rating_document(evenings, texts, answers) if rating else made, terminal)
        return
    rated = ratings(evenings, answers) if rating else ()
    rows = () if rating else season_rows(evenings, way, best, answers)
    if terminal.as_json:
        lines = [*map(_plain_rating, rated), *map(_plain, rows)]
        terminal.json([{**line, "final": not early} for line in lines])
        return
    listing = season_listing(rows, evenings, way, texts, whole_dates=True)
    terminal.listing(rating_listing(rated, texts) if rating else listing)
    about = [texts("season-about-rating", mean=int(MEAN))] if rating else []
    for words in (*about, *early):
        terminal.say(words)


def evenings_of(files: Sequence[str]) -> tuple[Tournament, ...]:
    """The evenings in these files, in their order; refused where one of them is there twice."""
    from tichu_turnier.desk.season import once

    paths = [file_path(file).resolve() for file in files]
    twice = next((path for path in paths if paths.count(path) > 1), None)
    if twice is not None:
        raise usage("cli-season-twice", file=str(twice))
    evenings = dict(zip(files, map(tournament_of, files), strict=True))
    _, again = once(evenings)
    if again:
        raise Refusal(*again)
    return in_order(evenings.values())


def _answers(
    evenings: Sequence[Tournament], same: Sequence[str], different: Sequence[str]
) -> tuple[Answer, ...]:
    """What was ever said about who is the same, and what is said now, which is kept."""
    from tichu_turnier.desk.season import keep_season, load_season, typed_answer

    kept = load_season(season_path())
    for text, are_same in (*((each, True) for each in same), *((each, False) for each in different)):
        people = people_of_season(evenings, kept.answers)
        kept = kept.with_answer(typed_answer(text, people, same=are_same))
    if same or different:
        keep_season(season_path(), kept)
    return kept.answers


def _plain_rating(row: Rated) -> dict[str, object]:
    figures = {name: round(getattr(row, name), _PLACES) for name in ("mean", "uncertainty", "conservative")}
    who = {"place": row.place, "name": row.name, "club": row.club}
    return {**who, **figures, "games": row.games, "evenings": row.evenings}


def _plain(row: SeasonRow) -> dict[str, object]:
    evenings = [
        evening and {**{name: plain(value) for name, value in asdict(evening).items()}, "counts": counts}
        for evening, counts in zip(row.evenings, row.counted, strict=True)
    ]
    who = {"place": row.place, "name": row.name, "club": row.club}
    return {**who, "points": plain(row.points), "evenings": evenings}


LAST, SOMEBODY = "last", "somebody"


def prizes(
    terminal: Terminal,
    file: str,
    wanted: Annotated[list[str] | None, typer.Option("--set", metavar="TO=PRIZE")] = None,
    none: Annotated[bool, typer.Option("--none")] = False,
) -> None:
    """Sets the whole list of prizes, or shows it with the winners by the standings of now."""
    if none and wanted:
        raise usage("cli-prizes-what")
    listed = tuple(map(_prize, wanted or ()))
    with (open_desk if listed or none else open_to_read)(file) as desk:
        if listed or none:
            terminal.tell(desk.do(SetPrizes(listed)))
        _show(as_typed(file_path(file), desk.tournament), desk.revision, terminal)


def _show(tournament: Tournament, revision: int, terminal: Terminal) -> None:
    winners = prize_winners(tournament)
    rounds = range(1, len(tournament.rounds) + 1)
    names = [list(own_names(tournament, who)) for who in winners]
    if terminal.as_json:
        rows = zip(tournament.prizes, winners, names, strict=True)
        lines = [
            {"to": _written(prize.to), "what": prize.what, "ids": list(who), "names": called}
            for prize, who, called in rows
        ]
        final = is_final(tournament, rounds)
        shares = [_plain_share(*each) for each in money_shared(tournament)]
        state = {"revision": revision, "final": final, "held": tournament.standings_held}
        terminal.json({"prizes": lines, "shares": shares, **state})
        return
    if not tournament.prizes:
        terminal.say(terminal.texts("cli-prizes-empty"))
    for prize, called in zip(tournament.prizes, names, strict=True):
        to = destination_words(prize.to, terminal.texts)
        terminal.say("  ".join(filter(None, (f"{to}: {prize.what}", ", ".join(called)))))
    for words in divided_prizes(tournament, terminal.texts):
        terminal.say(words)
    if any(winners) and (words := not_final(tournament, terminal.texts, rounds)):
        terminal.say(words)
    if any(winners) and (words := held_words(tournament, terminal.texts)):
        terminal.say(words)


def _plain_share(step: PlaceReveal | SpecialReveal, money: Iterable[Division]) -> dict[str, object]:
    """Who shares which prizes, and what of their money each of them gets."""
    parts = [
        {
            "unit": of.whole.unit,
            **{name: getattr(of, name).hundredths / 100 for name in ("whole", "each", "left")},
        }
        for of in money
    ]
    who = {"ids": [each.id for each in step.entrants], "names": [each.name for each in step.entrants]}
    return {**who, "prizes": [prize.what for prize in step.prizes], "money": parts}


def _prize(text: str) -> Prize:
    """The prize of `1=Pokal`, `last=Wein`, `most-tichus=Schokolade` or `somebody=Hut`."""
    to, equals, what = text.partition("=")
    if not equals:
        raise usage("cli-prizes-form", text=text)
    return Prize(_destination(to.strip().casefold()), what)


def _destination(word: str) -> Destination:
    if word.isdecimal() and int(word) != LAST_PLACE:
        return ForPlace(int(word))
    if word == LAST:
        return ForPlace(LAST_PLACE)
    if word == SOMEBODY:
        return ForSomebody()
    if word not in SPECIAL_LISTS:
        near = nearest(word, [*SPECIAL_LISTS, LAST, SOMEBODY]) or "none"
        raise usage("cli-prizes-to", to=word, nearest=near, keys=", ".join(SPECIAL_LISTS))
    return ForSpecialList(word)


def _written(to: Destination) -> str:
    """As `--set` takes it."""
    match to:
        case ForPlace(place):
            return LAST if place == LAST_PLACE else str(place)
        case ForSpecialList(key):
            return key
        case ForSomebody():
            return SOMEBODY
