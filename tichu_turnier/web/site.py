"""The pages of the hall over HTTP: which address shows what, and who may report."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache, partial
from typing import NoReturn
from urllib.parse import parse_qsl, quote

from jinja2 import Environment, FileSystemLoader
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.this_computer import moment_now
from tichu_turnier.files.slip_photos import MOST_PHOTO_BYTES, SlipPhotos
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.resource_files import resource
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.snapshot import EntrantId, ResultKey, Tournament
from tichu_turnier.tournament.tables.link_keys import LinkKeys
from tichu_turnier.tournament.tables.slip_code import read_slip_code, scanned_code
from tichu_turnier.tournament.tables.table import regulations_at
from tichu_turnier.web import views
from tichu_turnier.web.forms import Typed, read, typed_of
from tichu_turnier.web.guard import (
    AGAIN_SECONDS,
    BAD,
    BUSY,
    NOT_FOUND,
    UNREADABLE,
    Guarded,
    Limit,
    RefusedError,
    sent,
)
from tichu_turnier.web.news import News
from tichu_turnier.web.reports import Reports, TableReport
from tichu_turnier.web.screens import Screens, screen_view

Place = tuple[EntrantId, ResultKey | None]
"""Who asks, and the round and table where that person sits; None for nowhere."""
_FILES = dict.fromkeys(("style.css", "screen.css"), "text/css")
_FILES |= dict.fromkeys(("phone.js", "screen.js"), "text/javascript")
_MOST_BYTES = 20_000
_MOST_FIELDS = 400
_MOST_POSTS = 30
"""How often a page may be reported from in a minute; phones behind one router have one address."""
_MOST_PHOTOS = 10
"""How many photos of one slip may come in a minute."""
_MOST_WRONG = 20
"""How many wrong keys may come from an address in a minute."""


@cache
def _templates() -> Environment:
    loader = FileSystemLoader(resource("web"))
    return Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True)


def _texts_for(request: Request) -> Texts:
    """The words of the language that the phone asks for first among those there are."""
    asked = request.headers.get("accept-language", "").lower().split(",")
    codes = (each.partition(";")[0].strip().partition("-")[0] for each in asked)
    return Texts(next((code for code in codes if code in languages()), ""))


def _address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


class Site:
    """The pages of one tournament."""

    def __init__(self, desk: Desk, reports: Reports, keys: LinkKeys, news: News) -> None:
        self._desk, self._reports, self._keys, self._news = desk, reports, keys, news
        self._posts, self._wrong = Limit(_MOST_POSTS), Limit(_MOST_WRONG)
        self._sent_photos = Limit(_MOST_PHOTOS)
        self.photos = SlipPhotos(desk.path)
        self._evenings: tuple[Tournament | None, views.Evenings] = None, {}
        """How it went for everybody, computed once for each snapshot, however many phones ask."""
        self._rendered: dict[tuple[str, str], tuple[Tournament, int, Response]] = {}
        """What everybody of a language was shown last, of which snapshot and when: it holds for a second."""
        self.screens = Screens(news.put)

    def app(self, names: frozenset[str]) -> Starlette:
        """`names`: those that this computer answers to."""
        slip = "/s/{code}/{key}/{who:int}"
        routes = [
            Route("/", partial(self._shared, "home", views.home_view)),
            Route("/seats", partial(self._shared, "seats", views.seats_view)),
            Route("/standings", partial(self._shared, "standings", views.standings_view)),
            Route("/t/{table:int}", self._table_now),
            Route("/p/{who:int}", self._person),
            Route("/p/{who:int}/{key}", partial(self._reporting, self._own_table), methods=["GET", "POST"]),
            Route("/p/{who:int}/{key}/photo", partial(self._take_photo, self._own_table), methods=["POST"]),
            Route("/s/{code}/{key}", self._table),
            Route(slip, partial(self._reporting, self._at_slip), methods=["GET", "POST"]),
            Route(f"{slip}/photo", partial(self._take_photo, self._at_slip), methods=["POST"]),
            Route("/events", self._events),
            Route("/screen", self._screens_page),
            Route("/screen/{screen}", self._screen),
            Route("/{file:str}", self._file),
        ]
        handlers: dict[int | type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
            RefusedError: self._refused,
            NOT_FOUND: self._nowhere,
            405: self._nowhere,
            Exception: self._failed,
        }
        return Starlette(routes=routes, exception_handlers=handlers, middleware=[Middleware(Guarded, names)])

    # --- pages that everybody may see

    async def _shared(
        self, name: str, view: Callable[[Tournament, Texts], views.View], request: Request
    ) -> Response:
        """A page that says the same to everybody of a language."""
        texts, tournament, second = _texts_for(request), self._tournament, int(time.monotonic())
        key = name, texts.language
        known = self._rendered.get(key)
        if known is None or known[0] is not tournament or known[1] != second:
            page = self._page(request, name, view(tournament, texts))
            known = self._rendered[key] = tournament, second, page
        return known[2]

    async def _table_now(self, request: Request) -> Response:
        """Who sits at a table in the latest round; where its card leads, which stays for all rounds."""
        tournament, table = self._tournament, request.path_params["table"]
        number = len(tournament.rounds)
        if tournament.seating(number, table) is None:
            raise RefusedError(NOT_FOUND, "web-no-seats" if not number else "web-not-found")
        view = views.table_view(tournament, _texts_for(request), (number, table), "/p")
        return self._page(request, "table", view)

    async def _person(self, request: Request) -> Response:
        return self._page(request, "person", self._person_view(request, self._entrant(request)))

    def _person_view(self, request: Request, who: EntrantId) -> views.View:
        tournament = self._tournament
        if self._evenings[0] is not tournament:
            self._evenings = tournament, views.evenings(tournament)
        return views.person_view(tournament, _texts_for(request), who, self._evenings[1])

    async def _file(self, request: Request) -> Response:
        name = request.path_params["file"]
        if name not in _FILES:
            raise RefusedError(NOT_FOUND, "web-not-found")
        return Response(resource("web", name).read_bytes(), media_type=_FILES[name])

    async def _screens_page(self, request: Request) -> Response:
        """Asks what the screen is called, then goes to its page."""
        name = request.query_params.get("name", "").strip()
        if name:
            return RedirectResponse(f"/screen/{quote(name, safe='')}", 303)
        proposed = len(self.screens.all(self._tournament)) + 1
        return self._page(request, "screens", {"proposed": proposed, "follows": ""})

    async def _screen(self, request: Request) -> Response:
        tournament = self._tournament
        screen = self.screens.met(request.path_params["screen"], tournament)
        if screen is None:
            raise RefusedError(NOT_FOUND, "web-not-found")
        shown = screen_view(tournament, _texts_for(request), moment_now(), screen, self.screens.prizes)
        return self._page(request, "screen", {**shown, "screen": screen.name})

    async def _events(self, request: Request) -> Response:
        address = _address_of(request)
        if not self._news.has_room(address):
            raise RefusedError(BUSY, "web-busy")

        async def lines() -> AsyncIterator[str]:
            with self._news.listening(address) as queue:
                yield "retry: 3000\n\n"
                while True:
                    news = await queue.get()
                    if news is None:
                        return
                    yield f"data: {news}\n\n" if news else ": still here\n\n"

        return StreamingResponse(lines(), media_type="text/event-stream")

    # --- pages behind a key, which may report

    async def _table(self, request: Request) -> Response:
        key, path = self._slip_of(request), request.url.path
        view = views.table_view(self._tournament, _texts_for(request), key, path)
        return self._page(request, "table", {**view, "reports": True})

    def _at_slip(self, request: Request) -> Place:
        """Who asks, and where that person sits; refused where that is another table."""
        key, who = self._slip_of(request), self._entrant(request)
        seating = self._tournament.seating(*key)
        if seating is None or who not in seating.entrants():
            raise RefusedError(NOT_FOUND, "web-other-table")
        return who, key

    def _own_table(self, request: Request) -> Place:
        """Whose page it is, and where that person sits now."""
        who = self._entrant(request)
        if not self._keys.is_person(who, request.path_params["key"]):
            self._is_wrong(request)
        return who, views.seat_now(self._tournament, who)

    async def _take_photo(self, place: Callable[[Request], Place], request: Request) -> Response:
        """Keeps the photo of a slip; it is looked at by the desk only, and never sent out again."""
        who, key = place(request)
        if key is None:
            raise RefusedError(NOT_FOUND, "web-other-table")
        slip = scanned_code(self._tournament, *key)
        self._sent_photos.count(slip)
        content = await sent(request, MOST_PHOTO_BYTES)
        try:
            await run_in_threadpool(self.photos.add, slip, who, content)
        except Refusal:
            raise RefusedError(UNREADABLE, "photo-unreadable") from None
        self._reports.tell()
        return RedirectResponse(request.url.path.removesuffix("/photo"), 303)

    async def _reporting(self, place: Callable[[Request], Place], request: Request) -> Response:
        who, key = place(request)
        if key is None:
            return self._page(request, "person", self._person_view(request, who))
        typed: Typed | None = None
        found: tuple[Finding, ...] = ()
        if request.method == "POST":
            typed = await self._typed(request)
            try:
                await run_in_threadpool(self._take, typed, who, key)
            except Refusal as refusal:
                found = refusal.findings
            else:
                return RedirectResponse(request.url.path, 303)
        tournament, texts = self._tournament, _texts_for(request)
        view = {
            **self._person_view(request, who),
            **views.report_view(tournament, texts, key, who, self._reports, typed, found),
            "photos": len(self.photos.of(scanned_code(tournament, *key))),
        }
        return self._page(request, "person", view, UNREADABLE if found else 200)

    def _take(self, typed: Typed, who: EntrantId, key: ResultKey) -> None:
        """Takes what was typed; what was sent twice is there already, and said no more about."""
        if typed.get("what") == "check":
            points = typed.get("points", "").strip().replace("−", "-")
            if not points.removeprefix("-").isascii() or not points.removeprefix("-").isdecimal():
                raise Refusal(Finding("web-points-missing"))
            self._reports.check(key, who, int(points[:6]))
            return
        report = read(typed, regulations_at(self._tournament, *key))
        result = self._tournament.results.get(key)
        if result is None or typed_of(result.report) != typed_of(report):
            self._reports.send(TableReport(*key, who, report))

    # --- what all of them need

    @property
    def _tournament(self) -> Tournament:
        return self._desk.tournament

    def _page(self, request: Request, name: str, view: views.View, status: int = 200) -> Response:
        about = views.common(self._tournament, _texts_for(request), moment_now())
        values = {**about, "here": name, "path": request.url.path, **view}
        return HTMLResponse(_templates().get_template(f"{name}.html").render(values), status)

    def _entrant(self, request: Request) -> EntrantId:
        who = EntrantId(request.path_params["who"])
        if who not in self._tournament.entrants:
            raise RefusedError(NOT_FOUND, "web-not-found")
        return who

    def _slip_of(self, request: Request) -> ResultKey:
        """Round and table of an address whose key is right; of another draw it is not."""
        code, key = request.path_params["code"], request.path_params["key"]
        named = read_slip_code(self._tournament, code)
        if not self._keys.is_slip(code, key) or isinstance(named, Finding):
            self._is_wrong(request)
        return named.round, named.table

    def _is_wrong(self, request: Request) -> NoReturn:
        self._wrong.count(_address_of(request))
        raise RefusedError(NOT_FOUND, "web-wrong-key")

    async def _typed(self, request: Request) -> Typed:
        """What stood in the fields; refused where it comes from another site, too often, or is too much."""
        self._posts.count(request.url.path)
        body = await sent(request, _MOST_BYTES)
        try:
            return dict(parse_qsl(body.decode(), max_num_fields=_MOST_FIELDS))
        except ValueError:
            raise RefusedError(BAD, "web-too-large") from None

    async def _refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, RefusedError)  # noqa: S101 -- what it is registered for
        answer = self._words(request, error.key, error.status)
        if error.status == BUSY:
            answer.headers["retry-after"] = str(AGAIN_SECONDS)
        return answer

    async def _nowhere(self, request: Request, _: Exception) -> Response:
        return self._words(request, "web-not-found", NOT_FOUND)

    async def _failed(self, request: Request, _: Exception) -> Response:
        return self._words(request, "web-failed", 500)

    def _words(self, request: Request, key: str, status: int) -> Response:
        return self._page(request, "words", {"words": _texts_for(request)(key), "follows": ""}, status)
