"""Encrypt what goes over the network: the PostgreSQL that is started here cannot do it itself."""

import asyncio
import socket
import ssl
import threading
from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tichu_turnier.files.whole import write_whole
from tichu_turnier.store.server.journal_server import AwayError

_DAYS = 3650
_ALPN = "postgresql"
"""What libpq announces where it speaks TLS from the first byte on (sslnegotiation=direct)."""
_BYTES = 65536
_SECONDS = 5
_LAST_SECONDS = 0.1
_MOST, _MOST_OF_ONE = 400, 150
"""Connections of all, and of one address; a desk has two or three. Who it is, nobody has said before."""


class Terminator:
    """Takes encrypted connections from the network, and passes them on to a port of this computer."""

    def __init__(self, folder: Path, to: int, port: int = 0) -> None:
        certificate, key = _certificate(folder)
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate, key)
        self._context.set_alpn_protocols([_ALPN])
        self._to = to
        self._listening = socket.create_server(("", port))
        self.port = int(self._listening.getsockname()[1])
        self._loop = asyncio.new_event_loop()
        self._ended = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._of = Counter[str]()
        """How many connections each address has now."""
        self._thread = threading.Thread(target=self._run, name="tls", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends all connections."""
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(_SECONDS)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._work())

    async def _work(self) -> None:
        accepting = asyncio.create_task(self._accept())
        await self._ended.wait()
        accepting.cancel()
        self._listening.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.sleep(_LAST_SECONDS)  # until all of them are closed

    async def _accept(self) -> None:
        """Takes connections as long as there are not too many, before anything is done for them."""
        serving = set()
        self._listening.setblocking(False)
        while True:
            try:
                near, (address, *_) = await self._loop.sock_accept(self._listening)
            except OSError:  # too many files are open
                await asyncio.sleep(_LAST_SECONDS)
                continue
            if self._of[address] >= _MOST_OF_ONE or self._of.total() >= _MOST:
                near.close()
                continue
            self._of[address] += 1
            task = self._loop.create_task(self._serve(near, address))
            serving.add(task)
            task.add_done_callback(serving.discard)

    async def _serve(self, near: socket.socket, address: str) -> None:
        reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(reader)
        with suppress(OSError):  # it does not speak as a desk does, or is gone
            transport, _ = await self._loop.connect_accepted_socket(
                lambda: protocol, near, ssl=self._context, ssl_handshake_timeout=_SECONDS
            )
            await self._relay(reader, asyncio.StreamWriter(transport, protocol, reader, self._loop))
        self._of[address] -= 1
        self._of += Counter()  # forgets who is gone

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            inside, outside = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:  # the database is being started again
            writer.close()
        else:
            self._writers.add(outside)
            await asyncio.gather(_pump(reader, outside), _pump(inside, writer))
            self._writers.discard(outside)
        finally:
            self._writers.discard(writer)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError, ssl.SSLError):
            while content := await reader.read(_BYTES):
                writer.write(content)
                await writer.drain()
    finally:
        writer.close()


def certificate_at(host: str, port: int) -> bytes:
    """The certificate (DER) that a computer shows, not yet believed; AwayError where none answers."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols([_ALPN])
    try:
        with (
            socket.create_connection((host, port), _SECONDS) as plain,
            context.wrap_socket(plain) as encrypted,
        ):
            return encrypted.getpeercert(binary_form=True) or b""
    except OSError as error:
        raise AwayError(str(error)) from error


def as_pem(certificate: bytes) -> bytes:
    return x509.load_der_x509_certificate(certificate).public_bytes(serialization.Encoding.PEM)


def certificate_of(folder: Path) -> bytes:
    """The certificate (DER) of this computer for what is shared in a folder."""
    pem = _certificate(folder)[0].read_bytes()
    return x509.load_pem_x509_certificate(pem).public_bytes(serialization.Encoding.DER)


def _certificate(folder: Path) -> tuple[Path, Path]:
    """The files with certificate and key, made where there are none."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    if not (certificate.exists() and key.exists()):
        private = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tichu-turnier")])
        now = datetime.now(UTC)
        built = (
            x509.CertificateBuilder(name, name, private.public_key(), x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=_DAYS))
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .sign(private, hashes.SHA256())
        )
        secret = private.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(key, secret)
        write_whole(certificate, built.public_bytes(serialization.Encoding.PEM))
    return certificate, key
