#!/bin/sh
# asyncio (seen with Python 3.11) switches off Nagle's algorithm on accepted connections only where the listening socket names
# its protocol. socket.socket(AF_INET, SOCK_STREAM) is TCP, but its .proto is 0, and so TCP_NODELAY stays off for everybody who
# is accepted from it. A web server that is handed such a socket (uvicorn.Server.serve(sockets=[...]), to know its port
# beforehand) may wait for a delayed acknowledgement before the second half of each answer; one that was given host and port
# does not. Naming IPPROTO_TCP is all it takes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "uvicorn==0.54.0" "starlette==1.10.0"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
import asyncio
import socket

import uvicorn
import uvicorn.protocols.http.h11_impl
from starlette.applications import Starlette

seen = {}


async def serve(protocol):
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, protocol)
    listener.bind(("127.0.0.1", 0))
    accepted = asyncio.get_running_loop().create_future()

    class Protocol(uvicorn.protocols.http.h11_impl.H11Protocol):
        def connection_made(self, transport):
            super().connection_made(transport)
            if not accepted.done():
                accepted.set_result(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    server = uvicorn.Server(uvicorn.Config(Starlette(), http=Protocol, log_level="error", lifespan="off"))
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    _, writer = await asyncio.open_connection(*listener.getsockname())
    seen[protocol] = await asyncio.wait_for(accepted, 10)
    writer.close()
    server.should_exit = True
    await running


for protocol in (0, socket.IPPROTO_TCP):
    asyncio.run(serve(protocol))
    print(f"socket(AF_INET, SOCK_STREAM, {int(protocol)}): TCP_NODELAY {seen[protocol]}")
assert (seen[0], bool(seen[socket.IPPROTO_TCP])) == (0, True), seen
END
