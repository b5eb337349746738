"""Keep photos of slips beside a tournament's file, as pictures and nothing else.

They lie in a folder beside the file, outside of the journal, so that they can be erased for good. Whatever
is sent is taken apart, and only what a JPEG needs to be shown is put together again: where it was taken, by
what, and whatever else was hidden in it is gone.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tichu_turnier.files.leftovers import unfinished
from tichu_turnier.files.whole import write_whole
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.model.snapshot import EntrantId

MOST_PHOTO_BYTES = 2_000_000
_MOST_PIXELS = 4096
"""Of a side; a phone sends at most 1600."""
_BEGIN, _END, _SCAN = 0xD8, 0xD9, 0xDA
_FRAMES = (0xC0, 0xC1, 0xC2)
"""The ways to write a picture that everything reads; the marker before its size."""
_OURS = re.compile(r"\d+T\d+[A-Z]+-\d+\.jpg", re.ASCII)
"""What a photo is called: its slip, and who sent it."""
_NEEDED = (*_FRAMES, 0xC4, 0xDB, 0xDD, _SCAN)
"""Frame, Huffman tables, quantisation tables, restart interval, scan."""
_RESTARTS = range(0xD0, 0xD8)
_MARK = 0xFF


class SlipPhotos:
    """The photos of one tournament: at most one of each person for each slip."""

    def __init__(self, tournament_file: Path) -> None:
        self._folder = _folder_of(tournament_file)

    def add(self, slip: str, who: EntrantId, content: bytes) -> None:
        """Keeps a photo of the slip with that scanned code in place of an earlier one; Refusal of no JPEG."""
        picture = cleaned(content)
        self._folder.mkdir(mode=0o700, exist_ok=True)
        write_whole(self._folder / f"{slip}-{who}.jpg", picture)

    def of(self, slip: str) -> tuple[Path, ...]:
        """The photos of a slip, the latest first."""
        photos = self._folder.glob(f"{slip}-*.jpg")
        return tuple(sorted(photos, key=lambda photo: photo.stat().st_mtime, reverse=True))

    def erase(self, slip: str) -> None:
        for photo in self.of(slip):
            photo.unlink(missing_ok=True)

    def take_along(self, tournament_file: Path) -> None:
        """Copies the photos to where those of another file lie, as far as they can be read."""
        folder = _folder_of(tournament_file)
        for photo in sorted(self._folder.glob("*.jpg")):
            with suppress(OSError, Refusal):
                folder.mkdir(mode=0o700, exist_ok=True)
                write_whole(folder / photo.name, photo.read_bytes())

    def erase_all(self) -> None:
        """Erases all photos; what somebody has put beside them stays, and then their folder too."""
        photos = (file for file in self._folder.glob("*") if _OURS.fullmatch(file.name))
        for file in (*photos, *unfinished(self._folder)):
            file.unlink(missing_ok=True)
        with suppress(OSError):
            self._folder.rmdir()


def _folder_of(tournament_file: Path) -> Path:
    return tournament_file.with_name(f"{tournament_file.name}.photos")


def cleaned(content: bytes) -> bytes:
    """The picture in a JPEG without anything else that lies in the file; Refusal where there is none."""
    try:
        parts = list(_parts(content)) if len(content) <= MOST_PHOTO_BYTES else []
    except IndexError:  # it breaks off
        parts = []
    kinds = [kind for kind, _ in parts]
    if sum(kind in _FRAMES for kind in kinds) != 1 or kinds[-1] != _SCAN:
        raise Refusal(Finding("photo-unreadable"))
    return bytes((_MARK, _BEGIN)) + b"".join(part for _, part in parts) + bytes((_MARK, _END))


def _parts(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The parts that are needed, each with its marker, up to the picture's end; IndexError without one."""
    at = 2 if content[:2] == bytes((_MARK, _BEGIN)) else len(content)
    while (content[at], content[at + 1]) != (_MARK, _END):
        kind, begin = content[at + 1], at
        at += 2 + int.from_bytes(content[at + 2 : at + 4])
        if content[begin] != _MARK or at < begin + 4 or not _fits(kind, content[begin:at]):
            raise IndexError
        if kind == _SCAN:
            at = _end_of_scan(content, at)
        if kind in _NEEDED:
            yield kind, content[begin:at]


def _fits(kind: int, part: bytes) -> bool:
    """Whether a part can be; of a frame, whether the picture is neither empty nor huge."""
    sides = int.from_bytes(part[5:7]), int.from_bytes(part[7:9])
    return kind not in _FRAMES or all(0 < side <= _MOST_PIXELS for side in sides)


def _end_of_scan(content: bytes, at: int) -> int:
    """Where the next part begins: at a mark that is neither a byte of the picture nor a restart."""
    while True:
        at = content.find(_MARK, at)
        if at < 0:
            raise IndexError
        if content[at + 1] and content[at + 1] not in _RESTARTS:
            return at
        at += 2
