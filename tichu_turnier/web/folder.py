"""The pages of a tournament in a folder for a site, written again whenever something changes."""

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tichu_turnier.desk.desk import Desk
from tichu_turnier.entry.drafts import as_typed
from tichu_turnier.files.whole import write_folder
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.texts import Texts

_REST_SECONDS = 2.0
"""Between two times that it writes: a site need not be quicker, and results come in swarms."""
_AGAIN_SECONDS = 15.0
"""When it tries again to write what could not be written."""


class KeptFolder:
    """Each file is replaced whole, and only if it is another one; all are up to date when it is closed."""

    def __init__(
        self, desk: Desk, folder: Path, texts: Texts, tell: Callable[[tuple[Finding, ...]], None]
    ) -> None:
        """Raises Refusal where it cannot be written to; what goes wrong later is told once, on its thread."""
        self.folder = folder
        self._desk, self._texts, self._tell = desk, texts, tell
        self._written: dict[str, bytes] = {}
        self._write()
        self._news, self._ended = threading.Event(), threading.Event()
        self._unsubscribe = desk.on_change(lambda _: self._news.set())
        self._thread = threading.Thread(target=self._run, name="web-folder", daemon=True)
        self._thread.start()

    def follow(self, desk: Desk, *, moved: bool = False) -> bool:
        """Goes on with another desk of the same file, or of one in its place; False where it is another."""
        if not moved and desk.path != self._desk.path:
            return False
        self._unsubscribe()
        self._desk = desk
        self._unsubscribe = desk.on_change(lambda _: self._news.set())
        self._news.set()
        return True

    def close(self) -> None:
        self._unsubscribe()
        self._ended.set()
        self._news.set()
        self._thread.join()

    def _run(self) -> None:
        failed = False
        while not self._ended.wait(_REST_SECONDS):
            self._news.wait(_AGAIN_SECONDS if failed else None)
            self._news.clear()
            try:
                self._write()
            except Refusal as refusal:
                if not failed:
                    self._tell(refusal.findings)
                failed = True
            else:
                failed = False
        with suppress(Refusal):
            self._write()

    def _write(self) -> None:
        """Writes what differs, and takes away what was written before of a round that is withdrawn."""
        pages = web_pages(as_typed(self._desk.path, self._desk.tournament), self._texts)
        for name in self._written.keys() - pages.keys():
            with suppress(OSError):
                (self.folder / name).unlink()
            del self._written[name]
        for name, content in pages.items():
            if self._written.get(name) != content or not (self.folder / name).exists():
                write_folder(self.folder, {name: content})
                self._written[name] = content
