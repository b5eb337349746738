"""What a column of a ranking holds, by its heading in any language of the program, and as people say it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from tichu_turnier.folding import folded_heading
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.scoring.special_lists import SPECIAL_LISTS
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS

PLACE, NAME, CLUB, ID = "place", "name", "club", "id"
PERCENT, VICTORY_POINTS, TICHU_POINTS = "percent", "victory-points", "tichu-points"
HANDS, DECIDED_BY, DECIDED_WITH = "hands", "decided-by", "decided-with"
FINAL, HELD = "final", "held"
POINTS = "points"
"""Points of which the heading does not say which."""
OTHER_LIST = "other-list"
"""What stands only in lists that are no standings: of a season, of who made most Tichus."""
TIE_BREAK = "tie-break-"
"""In front of the key of a criterion."""
_TEXTS = {
    PLACE: ("sheets-place", "cli-head-place"),
    NAME: ("sheets-name", "sheets-partnership", "cli-head-name"),
    CLUB: ("sheets-club",),
    PERCENT: ("boards-percent", "tie-break-matchpoint-percentage"),
    VICTORY_POINTS: ("sheets-victory-points", "boards-matchpoints", "display-victory-points"),
    TICHU_POINTS: ("sheets-tichu-points", "display-tichu-points"),
    HANDS: ("sheets-hands",),
    "byes": ("standings-byes",),
    "dropped": ("standings-dropped",),
    "per-hand": ("standings-per-hand",),
    DECIDED_BY: ("sheets-decided-by", "cli-head-decided-by"),
    "penalties": ("sheets-penalised", "cli-head-penalties"),
}
"""By which texts the program itself heads a column."""
_WORDS = {
    PLACE: "rang platz place rank pl rg pos position rangplatz endrang schlussrang classement",
    NAME: "name namen nom noms names spieler spielerin player players joueur joueurs joueuse teilnehmer"
    " team teams mannschaft paar partnerschaft equipe équipe paire partnership pair",
    CLUB: "verein club",
    ID: "id",
    PERCENT: "prozent percent pourcent %",
    VICTORY_POINTS: "siegpunkte sp vp pv matchpunkte mp victorypoints pointsdevictoire",
    TICHU_POINTS: "tichupunkte tp pt tichupoints pointstichu",
    HANDS: "spiele hands donnes",
    DECIDED_WITH: "decidedwith",
    FINAL: "final",
    HELD: "held",
    POINTS: "punkte points pts pkt pkte total gesamt score resultat resultate summe somme sum",
}
"""How else people, and our own files for programs, head it."""
_OF_OTHER_LISTS = (
    *("season-place-points", "season-ranking-list", "season-rating", "season-mean", "season-uncertainty"),
    *("season-conservative", "season-games", "season-evenings", "special-round"),
    *(f"special-{key}-value" for key in SPECIAL_LISTS if key != "best-round"),
)
_DAY = re.compile(r"\d{1,2}[./]\s?\d{1,2}\.?|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{2,4}")
"""What heads an evening in the table of a season."""
OTHER_TITLES = ("season-title", "season-rating", "sheets-special-lists")
"""What lists are called that have places, names and points, and are no standings."""


def key_of(heading: str) -> str:
    """What a column with this heading holds; empty where that is not known."""
    if _DAY.fullmatch(heading.strip()):
        return OTHER_LIST
    return _known().get(_plain(heading), "")


def titles(key: str, **values: object) -> Iterator[str]:
    """The words of a key in every language."""
    for language in languages():
        yield Texts(language)(key, **values)


def language_of(heads: Iterable[str]) -> str:
    """In which language the program heads a list like this; empty where the heads do not tell."""
    told = {_plain(head) for head in heads}
    counts = {
        language: sum(_plain(Texts(language)(text)) in told for texts in _TEXTS.values() for text in texts)
        for language in languages()
    }
    best = max(counts, key=lambda language: counts[language])
    return best if counts[best] else ""


def other_list(title: str) -> bool:
    """Whether a list that is called so has places, names and points, but is no standings."""
    return title in _other_titles()


@cache
def _other_titles() -> frozenset[str]:
    return frozenset(title for key in OTHER_TITLES for title in titles(key))


@cache
def _known() -> Mapping[str, str]:
    """What every heading means that is known, by what is left of it to compare by: its first meaning."""
    found: dict[str, str] = {}
    for key, texts in _TEXTS.items():
        for text in texts:
            for title in titles(text):
                found.setdefault(_plain(title), key)
    for key, words in _WORDS.items():
        for word in words.split():
            found.setdefault(_plain(word), key)
    for criterion in TIE_BREAKS:
        for title in titles(f"tie-break-{criterion.key}"):
            found.setdefault(_plain(title), TIE_BREAK + criterion.key)
    for text in _OF_OTHER_LISTS:
        for title in titles(text):
            found.setdefault(_plain(title), OTHER_LIST)
    found.pop("", None)
    return found


def _plain(heading: str) -> str:
    return folded_heading(heading) or heading.strip()
