"""Command `prizes`: set and list them, with those who get them as it stands."""

from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, nearest, open_desk, open_to_read, usage
from tichu_turnier.tournament.changes import SetPrizes
from tichu_turnier.tournament.model.prizes import (
    LAST_PLACE,
    Destination,
    ForPlace,
    ForSomebody,
    ForSpecialList,
    Prize,
)
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import prize_winners
from tichu_turnier.tournament.scoring.special_lists import SPECIAL_LISTS
from tichu_turnier.words.prize_giving import destination_words
from tichu_turnier.words.rounds import is_final, not_final

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
        _show(desk.tournament, desk.revision, terminal)


def _show(tournament: Tournament, revision: int, terminal: Terminal) -> None:
    winners = prize_winners(tournament)
    rounds = range(1, len(tournament.rounds) + 1)
    names = [list(map(tournament.name_of, who)) for who in winners]
    if terminal.as_json:
        rows = zip(tournament.prizes, winners, names, strict=True)
        lines = [_plain(prize, who, called) for prize, who, called in rows]
        final = is_final(tournament, rounds)
        terminal.json({"prizes": lines, "revision": revision, "final": final})
        return
    if not tournament.prizes:
        terminal.say(terminal.texts("cli-prizes-empty"))
    for prize, called in zip(tournament.prizes, names, strict=True):
        to = destination_words(prize.to, terminal.texts)
        terminal.say("  ".join(filter(None, (f"{to}: {prize.what}", ", ".join(called)))))
    if any(winners) and (words := not_final(tournament, terminal.texts, rounds)):
        terminal.say(words)


def _plain(prize: Prize, who: tuple[int, ...], names: list[str]) -> dict[str, object]:
    return {"to": _written(prize.to), "what": prize.what, "ids": list(who), "names": names}


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
