"""Do pages stay open for all where somebody takes connections, asks nothing, or comes by a foreign name?"""

import asyncio
import socket
import time
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection

import pytest

from tichu_turnier.web import guard, news, serving


@pytest.fixture
def few(monkeypatch):
    """As a hall with many people, in small."""
    monkeypatch.setattr(guard, "MOST_CONNECTIONS", 20)
    monkeypatch.setattr(guard, "MOST_CONNECTIONS_OF_ONE", 10)
    monkeypatch.setattr(news, "_MOST", 6)
    monkeypatch.setattr(news, "_MOST_OF_ONE", 4)


def connected(hall, stack, source="127.0.0.1"):
    """Somebody there who says nothing yet."""
    where = ("127.0.0.1", hall.serving.port)
    return stack.enter_context(socket.create_connection(where, timeout=60, source_address=(source, 0)))


def listening(hall, stack, source="127.0.0.1"):
    """What somebody hears who wants news: the head of the answer, and the beginning."""
    line = connected(hall, stack, source)
    line.sendall(b"GET /events HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    return line.recv(65536).decode()


def until(holds, seconds=60.0):
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def has_ended(line):
    """Whether the server has let it go, within the time that the socket waits."""
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True
    except BlockingIOError:
        return False


def is_held(line):
    """Whether it waits in its place: nothing was said to it, and it was not let go."""
    try:
        line.recv(100)
    except BlockingIOError:
        return True
    except ConnectionResetError:
        pass
    return False


@pytest.mark.usefixtures("few")
def test_who_takes_too_many_connections_is_told_and_others_come_through(hall):
    with ExitStack() as stack:
        idle = [connected(hall, stack) for _ in range(10)]
        one_more = connected(hall, stack)
        answer = one_more.recv(65536).decode()
        assert answer.startswith("HTTP/1.1 503 ")
        assert "retry-after: 10" in answer
        assert "Versuch es" in answer
        assert has_ended(one_more)
        neighbour = connected(hall, stack, "127.0.0.2")
        neighbour.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert neighbour.recv(65536).startswith(b"HTTP/1.1 200 ")
        for line in idle:
            line.close()
        until(lambda: hall.ask("/")[0] == 200)


@pytest.mark.usefixtures("few")
def test_addresses_that_take_all_connections_together_make_room_for_others(hall):
    """What asks nothing goes first, of the address that holds most."""
    with ExitStack() as stack:
        held = [connected(hall, stack, source) for source in ("127.0.0.2", "127.0.0.3") for _ in range(10)]
        assert hall.ask("/")[0] == 200
        neighbours = [connected(hall, stack, f"127.0.0.{number}") for number in range(4, 14)]
        for line in neighbours:
            line.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        for line in held:
            line.settimeout(0)
        assert sum(map(has_ended, held)) >= 10
        # On a busy machine neighbours came before the page was gone: those places are free again.
        more = []

        def is_refused():
            more.append(connected(hall, stack, "127.0.0.2"))
            more[-1].settimeout(1)
            with suppress(TimeoutError, ConnectionError):
                return more[-1].recv(100).startswith(b"HTTP/1.1 503 ")
            return False

        until(is_refused)
        for line in more:
            line.settimeout(0)
        assert sum(map(is_held, (*held, *more))) + len(neighbours) <= guard.MOST_CONNECTIONS


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET",
        b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 999\r\n\r\n1",
    ],
)
def test_who_asks_nothing_or_never_ends_asking_is_let_go(hall, monkeypatch, begun):
    """Also who sends a little now and then, behind an answer too."""
    monkeypatch.setattr(guard, "IDLE_SECONDS", 0.4)
    with ExitStack() as stack:
        line = connected(hall, stack)
        line.settimeout(0.05)
        line.sendall(begun)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                line.sendall(b"x" if begun else b"")
                if line.recv(65536) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
        pytest.fail("it is still open")


def test_who_asks_much_waits_for_itself():
    served = []

    async def ask() -> None:
        queue = guard.FairQueue()

        async def one(name: str) -> None:
            await queue.wait(name[0])
            served.append(name)

        await asyncio.gather(*map(one, ("a1", "a2", "a3", "b1", "a4", "c1")))

    asyncio.run(ask())
    assert served == ["a1", "b1", "c1", "a2", "a3", "a4"]


def test_who_listens_is_not_let_go_while_nothing_happens(hall, monkeypatch):
    monkeypatch.setattr(guard, "IDLE_SECONDS", 0.2)
    with ExitStack() as stack:
        line = connected(hall, stack)
        line.sendall(b"GET /events HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        until(lambda: hall.serving.news.listeners == 1)
        time.sleep(0.5)
        hall.serving.news.put("rounds")
        said = b""
        while b"data: rounds" not in said:
            said += line.recv(65536)


@pytest.mark.usefixtures("few")
def test_who_listens_too_often_is_told_to_ask_later_and_others_listen(hall):
    with ExitStack() as stack:
        for _ in range(4):
            assert listening(hall, stack).startswith("HTTP/1.1 200 ")
        until(lambda: hall.serving.news.listeners == 4)
        refused = listening(hall, stack)
        assert refused.startswith("HTTP/1.1 503 ")
        assert "retry-after: 10" in refused
        for _ in range(2):
            assert listening(hall, stack, "127.0.0.2").startswith("HTTP/1.1 200 ")
        until(lambda: hall.serving.news.listeners == 6)
        assert listening(hall, stack, "127.0.0.3").startswith("HTTP/1.1 503 ")
        assert hall.ask("/")[0] == 200
    until(lambda: hall.serving.news.listeners == 0)
    with ExitStack() as stack:
        assert listening(hall, stack).startswith("HTTP/1.1 200 ")


OURS = ["127.0.0.1", "192.168.1.20:8080", "[::1]:8080", "[fe80::1]", "localhost", "LOCALHOST:80"]
FOREIGN = ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[::1", "a:b:c"]


def test_pages_are_for_addresses_in_numbers_and_names_of_this_computer(hall):
    own = socket.gethostname()
    for host in (*OURS, own, f"{own.partition('.')[0]}.local:8080", "turnier.example", "Turnier.Example:80"):
        assert hall.ask("/", host=host)[0] == 200, host


def test_a_foreign_name_that_leads_here_reads_nothing(hall):
    for host in (*FOREIGN, "turnier.example.evil"):
        for path in ("/", "/seats", "/nowhere", "/events", "/style.css"):
            status, said = hall.ask(path, host=host)
            assert status == 421, (host, path)
            assert hall.desk.tournament.name not in said
            assert "Code" in said


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="others give up by themselves, later")
def test_connections_end_on_which_nothing_arrives_any_more():
    with closing(serving._listening("127.0.0.1", 0)) as made:
        assert made.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) > 0


def test_a_report_that_never_ends_is_given_up(hall, monkeypatch):
    monkeypatch.setattr(guard, "_SENT_SECONDS", 0.3)
    one, _ = hall.sides
    with closing(HTTPConnection("127.0.0.1", hall.serving.port, timeout=60)) as line:
        line.putrequest("POST", hall.page(one))
        line.putheader("content-length", "100")
        line.endheaders(b"what=report")
        assert line.getresponse().status == 408
    assert hall.serving.reports.all() == ()
