"""What does everything in the window look like, on an evening with names of all kinds?

`pictures.py [FOLDER [LOOK...]]` plays an invented evening, opens the real window without a display, writes a
picture of each screen, page and dialog into FOLDER (else a temporary one), and those of the README into
docs/pictures. A look is `light-de-100-1280`: colours, language, percent of letters, width in pixels; `all`
are those that have to be right. Pictures show what tests cannot: they are there to be looked at. What a test
can find is said in words.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import product
from pathlib import Path
from zoneinfo import ZoneInfo

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # what is to be looked at is known to the tests

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from tests.gui import places
from tests.gui.looks import faults
from tests.replay.game_logs import a_log, spoilt
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.gui.application import make_application
from tichu_turnier.gui.display.public_display import RoomDisplays
from tichu_turnier.gui.draw.draw_screen import DrawScreen
from tichu_turnier.gui.evening.clock_watch import ClockWatch
from tichu_turnier.gui.main_window import MainWindow
from tichu_turnier.gui.prizes.prize_display import PrizeShow
from tichu_turnier.gui.results.results_screen import ResultsScreen
from tichu_turnier.gui.worker import Worker
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.settings import Settings
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw, SetClock
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.clock import Moment, RoundClock, Running
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder

README_FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
README_LOOK = "light-de-100-1280"
README_PICTURES = {"half-evening": "evening", "half-results": "results", "half-wall-clock": "room"}
"""A picture of the screens and what it is called in docs/pictures."""
HEIGHTS = {1280: 720, 1366: 768, 1920: 1080}
USUAL = ("light-de-100-1280", "dark-fr-150-1280", "contrast-en-100-1920")
ALL = tuple(
    f"{theme}-{language}-{letters}-{width}"
    for theme, language, letters, width in product(
        ("light", "dark"), ("de", "en", "fr"), (100, 150, 200), HEIGHTS
    )
)
DAY = date(2026, 11, 21)
ZONE = "Europe/Zurich"
PLACE = "Restaurant Treibhaus, Luzern"
PEOPLE = (
    *("Ğülşen Ἀθηνᾶ 김민준 Nguyễn", "Adler", "Biber", "Chamäleon", "Dachs", "Eichhörnchen", "Fuchs", "Gämse"),
    *("Hermelin", "Igel", "Jaguar", "Kranich", "Łoś Žába", "Murmeltier", "丹頂鶴", "Otter Țestoasă"),
    *("Pfau", "Qualle"),
)
SUGGESTED = Path("/home/klub/Turniere")
"""Where the start page offers to put a file; nothing is written there."""
SEED = 7
_TYPED = ("enter", *"55", "enter", *"d160", "enter", *"x-45", "enter", *"u", "enter", *"7")
"""Keys of the entry: plain points, a call that was made, one that was lost, a double victory."""
_QUIET_SECONDS = 0.25
_LOOK_MS = 20
_LONGEST_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Stage:
    """How far an evening is, and what is worth a picture then."""

    name: str
    clock: str
    """The time on the wall."""
    screens: tuple[str, ...]
    walls: tuple[RoomMode, ...] = ()
    around: bool = False
    """Whether the pages, dialogs and windows beside the screens are worth a picture too."""
    preset: str = "club-evening"
    here: int = len(PEOPLE)
    played: int = 0
    """So many rounds are played to the end."""
    reported: int | None = None
    """So many tables of the next round have reported; None when it is not drawn."""


STAGES = (
    Stage(
        "before",
        "19:05",
        ("evening", "entrants", "results", "standings", "journal", "draw"),
        (RoomMode.AUTO,),
        here=11,
    ),
    Stage(
        "drawn",
        "19:12",
        ("evening", "draw", "sheets/score-slips", "sheets/seats-by-table"),
        (RoomMode.AUTO,),
        reported=0,
    ),
    Stage(
        "half",
        "20:39",
        tuple(screen.key for screen in SCREENS),
        (RoomMode.CLOCK, RoomMode.SEATS, RoomMode.STANDINGS, RoomMode.MESSAGE),
        around=True,
        played=1,
        reported=2,
    ),
    Stage("cup", "20:15", ("draw", "standings"), preset="knock-out", here=14, played=1, reported=1),
    Stage(
        "end",
        "22:41",
        ("evening", "draw", "results", "standings", "sheets/ranking"),
        (RoomMode.AUTO,),
        played=3,
    ),
)
_STARTED_MINUTES_AGO = 13.3


def moment(wall: str) -> Moment:
    """That time of the evening, on a computer that was started then."""
    at = datetime.combine(DAY, datetime.strptime(wall, "%H:%M").time(), ZoneInfo(ZONE))  # noqa: DTZ007
    return Moment(at.timestamp(), 100_000.0, "pictures")


def play(stage: Stage, folder: Path) -> Path:
    """Makes the file of an evening as far as the stage says."""
    path = folder / f"Klubabend {stage.name}.tichu"
    with Desk.create(path, preset(stage.preset).tournament("Klubabend", DAY, PLACE, ZONE), "1") as desk:
        clubs = ("Seeufer", "Waldrand", "")
        teams = stage.preset == "knock-out"
        people = (
            NewEntrant(name, (name, f"{name} II") if teams else (), clubs[n % 3])
            for n, name in enumerate(PEOPLE)
        )
        desk.do(AddEntrants(tuple(people)))
        desk.do(CheckIn(tuple(desk.tournament.entrants)[: stage.here]))
        for _ in range(stage.played):
            _play_round(desk, None)
        if stage.reported is not None:
            _play_round(desk, stage.reported)
        if stage.reported:
            _start_clock(desk, moment(stage.clock))
    return path


def _start_clock(desk: Desk, now: Moment) -> None:
    """The clock of the round has been running for a while."""
    ago = 60 * _STARTED_MINUTES_AGO
    running = Running(Moment(now.wall - ago, now.ticks - ago, now.boot))
    desk.do(SetClock(RoundClock(len(desk.tournament.rounds), 50 * 60, running)))


def _play_round(desk: Desk, tables: int | None) -> None:
    desk.do(PublishDraw(next_round(desk.tournament, SEED)))
    number = len(desk.tournament.rounds)
    for table in desk.tournament.missing(number)[:tables]:
        report = possible_match(generator(SEED, number, table), desk.tournament.regulations)
        desk.do(EnterResult(number, table, report))


class Photographer:
    """Opens a window of one look on each evening in turn and takes its pictures."""

    def __init__(self, files: dict[str, Path], log: Path, look: str) -> None:
        self.files, self.log = files, log
        theme, language, letters, width = look.split("-")
        recent = tuple(str(file) for file in files.values())
        settings = Settings(language=language, theme=theme, font_scale=int(letters), recent=recent)
        self.window = MainWindow(settings, lambda _: None, SUGGESTED)
        self.watch = ClockWatch(self.window.bridge, lambda: moment(STAGES[0].clock))
        self.bugs: list[object] = []
        self.window.bridge.failed.connect(self.bugs.append)
        self.window.bridge.refused.connect(self.bugs.append)
        self.window.resize(int(width), HEIGHTS[int(width)])
        self.window.show()

    def pictures(self) -> Iterator[tuple[str, QImage, list[str]]]:
        """Every picture with its name, and what can be seen to be wrong without eyes."""
        yield self._taken("start", self.window)
        for name, widget in places.start_dialogs(self.window, wait):
            yield self._taken(name, widget)
        for stage in STAGES:
            self._open(stage)
            for key in stage.screens:
                self._prepare(self._screen(key), stage)
                yield self._taken(f"{stage.name}-{key.replace('/', '-')}", self.window)
            if stage.around:
                yield from self._around()
            for mode in stage.walls:
                yield f"{stage.name}-wall-{mode.value}", self._wall(mode), []
        yield from self._prizes()
        self.close()

    def _around(self) -> Iterator[tuple[str, QImage, list[str]]]:
        window = self.window
        for looks in (places.pages, places.dialogs, places.help_side):
            for name, widget in looks(window, wait):
                yield self._taken(name, widget)
        for name, widget in places.viewer(window, wait, self.log):
            yield self._taken(name, widget)

    def _prizes(self) -> Iterator[tuple[str, QImage, list[str]]]:
        """A few steps of the prize-giving of the last evening."""
        tournament = self.window.bridge.tournament
        if tournament is None:
            raise RuntimeError("no tournament is open")
        show = PrizeShow.of(self.window.bridge)
        show.start(tournament, next(iter(RevealOrder)), self.window.texts)
        wait(lambda: show.display is not None)
        for step in (0, 2, show.last - 1, show.last):
            while show.step < step:
                show.do("next")
            if show.display is not None:
                show.display.resize(self.window.size())
                yield f"prize-giving-{step:02}", self._grab(show.display), []
        show.do("end")

    def _taken(self, name: str, widget: QWidget) -> tuple[str, QImage, list[str]]:
        return name, self._grab(widget), faults(widget)

    def close(self) -> None:
        """Closes the window as a person does."""
        self.window.close()
        wait(lambda: not self.window.isVisible())
        if self.bugs:
            raise RuntimeError(self.bugs)

    def _open(self, stage: Stage) -> None:
        self.watch.now = lambda: moment(stage.clock)
        file = self.files[stage.name]
        self.window.open(file)
        wait(lambda: self.window.bridge.desk is not None and self.window.bridge.desk.path == file)

    def _screen(self, key: str) -> QWidget:
        self.window.go(key)
        workspace = self.window.workspace
        if workspace is None:
            raise RuntimeError("no tournament is open")
        return workspace.screen_of(key.partition("/")[0])

    def _prepare(self, screen: QWidget, stage: Stage) -> None:
        """Something is going on there."""
        if isinstance(screen, ResultsScreen) and stage.name == "half":
            self._type(screen)
        if isinstance(screen, DrawScreen) and stage.name == "before":
            screen.draw()

    def _type(self, screen: ResultsScreen) -> None:
        """A slip that is half typed in."""
        wait(self._done)
        for key in _TYPED:
            screen.press(key)

    def _wall(self, mode: RoomMode) -> QImage:
        room = RoomDisplays.of(self.window.bridge)
        room.set_mode(mode, "Die Suppe ist bereit!")
        if not room.is_open:
            room.toggle()
        if room.display is None:
            raise RuntimeError("the room display did not open")
        room.display.resize(self.window.size())
        picture = self._grab(room.display)
        room.toggle()
        return picture

    def _done(self) -> bool:
        return not any(worker.busy for worker in self.window.bridge.findChildren(Worker))

    def _grab(self, widget: QWidget) -> QImage:
        wait(self._done)
        return widget.grab().toImage()


def wait(ready: Callable[[], bool]) -> None:
    """Lets the window work until it is ready and has been quiet for a moment."""
    end = time.monotonic() + _LONGEST_SECONDS
    quiet = time.monotonic() + _QUIET_SECONDS
    while time.monotonic() < quiet:
        loop = QEventLoop()
        QTimer.singleShot(_LOOK_MS, loop.quit)
        loop.exec()
        if not ready():
            quiet = time.monotonic() + _QUIET_SECONDS
        if time.monotonic() > end:
            raise TimeoutError("the window is not ready")


def small(picture: QImage, path: Path) -> None:
    """Writes a picture as small as it gets without losing anything."""
    writer = QImageWriter(str(path))
    writer.setQuality(0)  # for PNG: the strongest compression
    if not writer.write(picture):
        raise OSError(f"{path}: {writer.errorString()}")


def take_all(folder: Path, looks: Sequence[str]) -> int:
    """Takes all pictures of these looks and says what is wrong with them; returns how many."""
    make_application()
    count = 0
    with tempfile.TemporaryDirectory() as evenings:
        # The start page calls folders as a person knows them: below the home folder.
        os.environ["HOME"] = evenings
        home = Path(evenings) / "Turniere"
        for look in looks:  # each has evenings of its own: what is typed in one is kept
            files, log = _evenings(home)
            for name, picture, wrong in Photographer(files, log, look).pictures():
                small(picture, folder / f"{look}-{name}.png")
                count += 1
                for fault in wrong:
                    print(f"{look} {name}: {fault}", flush=True)
                if look == README_LOOK and name in README_PICTURES:
                    small(picture, README_FOLDER / f"{README_PICTURES[name]}.png")
    return count


def _evenings(home: Path) -> tuple[dict[str, Path], Path]:
    """The files of all stages and a game log, made anew."""
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    log = home / "abend.tch"
    log.write_bytes(a_log(4) + spoilt(a_log(8)) + a_log(10))
    return {stage.name: play(stage, home) for stage in STAGES}, log


def main() -> None:
    """Says where the pictures are."""
    given = sys.argv[1:]
    folder = Path(given[0]) if given else Path(tempfile.mkdtemp(prefix="tichu-pictures-"))
    folder.mkdir(parents=True, exist_ok=True)
    README_FOLDER.mkdir(parents=True, exist_ok=True)
    looks = ALL if given[1:] == ["all"] else tuple(given[1:]) or USUAL
    print(
        f"{take_all(folder, looks)} pictures in {folder}, {len(README_PICTURES)} of them in {README_FOLDER}"
    )


if __name__ == "__main__":
    main()
