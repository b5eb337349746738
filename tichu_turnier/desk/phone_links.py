"""The secret behind the links of a tournament, and where its pages are: kept beside its file."""

import contextlib
import json
import secrets
from pathlib import Path

from tichu_turnier.files.whole import write_whole
from tichu_turnier.tournament.tables.link_keys import LinkKeys, Links

_SECRET_BYTES = 20


def keys_of(tournament_file: Path) -> LinkKeys:
    """The keys of a tournament, made when they are asked for first; Refusal where they cannot be kept."""
    secret, _ = _kept(tournament_file)
    if not secret:
        secret = secrets.token_bytes(_SECRET_BYTES)
        _keep(tournament_file, secret, "")
    return LinkKeys(secret)


def links_of(tournament_file: Path) -> Links | None:
    """Where phones find the pages; None where none are served."""
    secret, address = _kept(tournament_file)
    return Links(address, LinkKeys(secret)) if secret and address else None


def put_address(tournament_file: Path, address: str) -> None:
    """Says from now on where the pages are; empty: nowhere."""
    secret, before = _kept(tournament_file)
    if secret and address != before:
        _keep(tournament_file, secret, address)


def put_keys(tournament_file: Path, keys: LinkKeys, address: str) -> None:
    """The links of another file hold for this one too; Refusal where they cannot be kept."""
    _keep(tournament_file, keys.secret, address)


def _file(tournament_file: Path) -> Path:
    return tournament_file.with_name(f"{tournament_file.name}.phones")


def _keep(tournament_file: Path, secret: bytes, address: str) -> None:
    write_whole(_file(tournament_file), json.dumps({"secret": secret.hex(), "address": address}).encode())


def _kept(tournament_file: Path) -> tuple[bytes, str]:
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
        data = json.loads(_file(tournament_file).read_text(encoding="utf-8"))
        return bytes.fromhex(data["secret"]), str(data["address"])
    return b"", ""
