"""Play a whole evening by the program: a smooth one, or one in which everything happens that can."""

import random
from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count, cycle
from pathlib import Path
from random import Random

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.evening_events import EARLY, EVENTS, Event, Scene, level, take_steps
from tichu_turnier.desk.generator import decided_match, played_match
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.changes.details import fitting_changes
from tichu_turnier.tournament.draws.formats import next_round, planned_rounds
from tichu_turnier.tournament.draws.rotation.lots import below, generator, pick, shuffled
from tichu_turnier.tournament.insight.open_points import asked_about
from tichu_turnier.tournament.model.presets import Preset
from tichu_turnier.tournament.model.snapshot import Regulations, ResultKey, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant


def fewest_and_most(regulations: Regulations, spare: int = 0) -> tuple[int, int]:
    """How many entrants an evening takes that plays itself, with so many others who have names too."""
    return regulations.at_a_table, (MOST if regulations.unit is Unit.PLAYER else MOST // 2) - spare


def play_evening(desk: Desk, entrants: int, seed: int) -> None:
    """Registers, checks in, draws and plays every round; the same seed gives the same evening."""
    unit = desk.tournament.regulations.unit
    desk.do(AddEntrants(sample_entrants(generator(seed, 0), unit, entrants)))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    while len(desk.tournament.rounds) < planned_rounds(desk.tournament):
        desk.do(PublishDraw(next_round(desk.tournament, seed)))
        for change in fitting_changes(desk.tournament):
            desk.do(change)
        number = len(desk.tournament.rounds)
        for table in desk.tournament.missing(number):
            desk.do(_clean_result(desk.tournament, number, table, seed))


def _clean_result(tournament: Tournament, number: int, table: int, seed: int) -> EnterResult:
    """A result about which nothing is asked: papers of an evening that plays itself are final."""
    for again in range(_MOST_TRIES):
        lots = generator(seed, number, table, *([again] if again else []))
        report = decided_match(lots, tournament, number, table, played_match)
        result = EnterResult(number, table, report)
        if not asked_about(result.apply(tournament), result.at):
            break
    return result


_MOST_TRIES = 50


_PRACTICE_NAMES = (
    *("Adler", "Dachs", "Eichhörnchen", "Fuchs", "Gämse", "Hase", "Igel", "Käuzchen"),
    *("Luchs", "Marder", "Nachtigall", "Otter", "Rabe", "Siebenschläfer", "Uhu", "Wiesel"),
)
_PRACTICE_CLUBS = ("Waldrand", "Seeufer", "")
_PRACTICE_SEED = 1
_REPORTED = 2
"""So many tables of the first round have reported; the others are left for practice."""


def play_practice(desk: Desk) -> None:
    """Fills a new tournament of single players: 16 people are here, round 1 is drawn, two tables are done."""
    clubs = zip(_PRACTICE_NAMES, cycle(_PRACTICE_CLUBS), strict=False)
    desk.do(AddEntrants(tuple(NewEntrant(name, club=club) for name, club in clubs)))
    desk.do(CheckIn(tuple(desk.tournament.entrants)))
    drawn = next_round(desk.tournament, _PRACTICE_SEED)
    desk.do(PublishDraw(drawn))
    for seating in drawn.tables[:_REPORTED]:
        report = played_match(generator(_PRACTICE_SEED, seating.table), desk.tournament.regulations)
        desk.do(EnterResult(drawn.number, seating.table, report))


_ANIMALS = """
Adler Amsel Bär Biber Dachs Eule Falke Fuchs Gämse Hase Hecht Igel Iltis Käuzchen Krähe Luchs Marder
Möwe Nerz Otter Pfau Qualle Rabe Reh Schäferhündin Specht Storch Tümmler Uhu Vielfraß Wisent Yak
Zander Ziesel Écureuil Hérisson Goéland Éléphante Ñandú Łoś Šakal Žába Ørn Ölgæsir Kaplumbağa Ğırgır
Χελώνη Ἀλώπηξ Соловей Їжак 호랑이 토끼 丹頂鶴 パンダ Rồng Voi Cá-Sấu Țestoasă Kígyó Ördög-Rák
"""
_CARDS = """
Jade Schwert Pagode Stern Drache Phönix Hund Mahjong Bube Dame König Ass Straße Treppe Bömbchen
"""
ANIMALS, CARDS = tuple(_ANIMALS.split()), tuple(_CARDS.split())
_CLUBS = ("Luzern", "Basel", "Bern", "Zürich", "St. Gallen", "Genève", "Würzburg", "")

MOST = len(ANIMALS) * len(CARDS)
"""More players have no names."""


def sample_entrants(rng: random.Random, unit: Unit, count: int) -> tuple[NewEntrant, ...]:
    """So many entrants with different names; of partnerships at most half of `MOST`."""
    names = shuffled(rng, (f"{animal} {card}" for card in CARDS for animal in ANIMALS))
    if unit is Unit.PLAYER:
        return tuple(NewEntrant(name, club=pick(rng, _CLUBS)) for name in names[:count])
    animals = shuffled(rng, ANIMALS)
    found = []
    for index in range(count):  # teams are called after an animal, the second of the same name gets a number
        again, which = divmod(index, len(animals))
        name = f"Team {animals[which]} {again + 1}" if again else f"Team {animals[which]}"
        found.append(NewEntrant(name, (names[2 * index], names[2 * index + 1]), pick(rng, _CLUBS)))
    return tuple(found)


DAY = date(2026, 11, 21)
HARD_NAMES = (
    *("שָׁלוֹם בֵּן־דָּוִד", "عَبْدُ الرَّحْمٰن الطويل", "Z̴͓̈a̷l̵g̶o̸ Ñãm̈e", "X", "<b>Uhu</b> & Co", "=SUMME(A1:A9)"),
    *(
        "🐉🀄",
        "Nguyễn Thị Ánh Tuyết",
        "Ğülşen İşıl",
        "'; DROP TABLE",
        "{ $name }",
        "%s %d",
        "+41 79",
        "@Gämse",
    ),
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft von und zu Langenau",
    "김 민준 丹頂鶴",
)
"""What people are called, or might be, and what some program or paper stumbles over."""
_EASY_BETWEEN = 3
SPARE = 24
"""So many may come later, or take the place of others."""
_BATCHES = 3
"""In so many portions the results of a round come in."""


def play_random_evening(path: Path, preset: Preset, entrants: int, seed: int, events: int) -> Counter[str]:
    """Makes the file of an evening with so many events; the same arguments, the same journal.

    Everything goes through the desk. Returns how often each kind of event happened: each once before any
    happens twice, as far as the evening has room for them.
    """
    chance = generator(seed, entrants, events)
    minutes = count()
    fresh = preset.tournament(f"Abend {seed}", DAY, "Luzern", "Europe/Zurich")
    asked = replace(fresh.regulations.rules, double_losers_pay=bool(seed % 2))
    boards = seed + 1 if fresh.regulations.format == "duplicate" else 0
    identity = f"{preset.key}-{entrants}-{seed}-{events}"
    regulations = replace(fresh.regulations, rules=asked, board_seed=boards)
    fresh = replace(fresh, regulations=regulations, identity=identity)

    def now() -> datetime:
        return datetime.combine(DAY, datetime.min.time(), UTC) + timedelta(hours=17, minutes=next(minutes))

    people = _people(chance, preset.regulations.unit, entrants + SPARE)
    with Desk.create(path, fresh, "Uhu", now) as desk:
        scene = Scene(desk, chance, people[entrants:])
        desk.do(AddEntrants(tuple(people[:entrants])))
        desk.do(CheckIn(tuple(desk.tournament.entrants)))
        whole = [event for _ in range(events // len(EVENTS)) for event in shuffled(chance, EVENTS)]
        return _play(scene, whole + shuffled(chance, EVENTS)[: events - len(whole)])


def _people(chance: Random, unit: Unit, many: int) -> list[NewEntrant]:
    """So many entrants in an order by lot, one in three of the first with a hard name."""
    found = list(sample_entrants(chance, unit, many))
    for number, name in enumerate(HARD_NAMES):
        if _EASY_BETWEEN * number < many:
            easy = found[_EASY_BETWEEN * number]
            members = (f"{name} 1", *easy.members[1:]) if easy.members else ()
            found[_EASY_BETWEEN * number] = replace(easy, name=name, members=members)
    return shuffled(chance, found)


def _play(scene: Scene, deck: list[Event]) -> Counter[str]:
    """Draws and results up to the end, with the events of the deck between them."""
    done: Counter[str] = Counter()
    early = [event for event in deck if event in EARLY]
    later = [event for event in deck if event not in EARLY]
    _happen(scene, early, len(early), done)
    while True:
        left = planned_rounds(scene.now) - scene.number + bool(_missing(scene.now))
        portions = max(1, left * (_BATCHES + 1))
        _happen(scene, later, -(-len(later) // portions), done)
        if not _advance(scene):
            break
    _happen(scene, later, len(later), done)
    while _advance(scene):
        pass
    return done


def _happen(scene: Scene, events: list[Event], wanted: int, done: Counter[str]) -> None:
    """So many of the events, as far as they can happen now; those that did are taken out of the list."""
    for event in tuple(events):
        if wanted < 1:
            return
        if _took_place(scene, event):
            events.remove(event)
            done[event.__name__.replace("_", "-")] += 1
            wanted -= 1


def _took_place(scene: Scene, event: Event) -> bool:
    """Whether the first step of an event was possible; what follows is left out where it is refused."""
    before = scene.desk.revision
    take_steps(scene, event)
    return scene.desk.revision > before


def _missing(tournament: Tournament) -> list[ResultKey]:
    return [(each.number, table) for each in tournament.rounds for table in tournament.missing(each.number)]


def _advance(scene: Scene) -> bool:
    """The next draw, or some of the results that are missing; whether there was anything to do."""
    before = scene.desk.revision
    missing = _missing(scene.now)
    batch = -(-len(scene.now.rounds[-1].tables) // _BATCHES) if scene.now.rounds else 0
    drawing = scene.number < planned_rounds(scene.now)
    if missing and not (drawing and len(missing) == 1 and not scene.has_bracket and not scene.lots(5)):
        for number, table in missing[: max(1, batch)]:
            scene.desk.do(EnterResult(number, table, scene.report(number, table)))
    elif drawing:
        for number, table in level(scene.now):
            scene.desk.do(EnterResult(number, table, scene.report(number, table)))
        try:
            scene.desk.do(PublishDraw(next_round(scene.now, below(scene.chance, 10**6))))
        except Refusal:
            return False
    return scene.desk.revision > before
