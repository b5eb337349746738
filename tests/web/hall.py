"""A hall for tests: a tournament that is served, and how something there is asked for a page."""

import re
from contextlib import closing
from http.client import HTTPConnection
from urllib.parse import urlencode

from tests.evenings import drawn, evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.tables.slip_code import scanned_code
from tichu_turnier.web.serving import Serving


class Hall:
    """One round is drawn; `seats` are those of table 1, so that the first two play against each other."""

    def __init__(self, path, preset="treibhaus", people=8, **settings):
        self.desk = Desk.create(path, drawn(evening(preset, people), 7, 1), "Eule")
        self.serving = Serving(self.desk, "127.0.0.1", **settings)
        self.address = f"http://127.0.0.1:{self.serving.port}"
        self.keys = self.serving.keys

    def close(self):
        self.serving.close()
        self.desk.close()

    def ask(self, path, fields=None, language="de", **headers):
        with closing(HTTPConnection("127.0.0.1", self.serving.port, timeout=60)) as line:
            body = None if fields is None else urlencode(fields)
            kind = {} if fields is None else {"content-type": "application/x-www-form-urlencoded"}
            way = "GET" if fields is None else "POST"
            line.request(way, path, body, {"accept-language": language, **kind, **headers})
            answer = line.getresponse()
            return answer.status, answer.read().decode()

    def page(self, who):
        """The address of somebody's own page."""
        return f"/p/{who}/{self.keys.person(who)}"

    def slip(self, table):
        """The address on the slip of a table."""
        code = scanned_code(self.desk.tournament, 1, table)
        return f"/s/{code}/{self.keys.slip(code)}"

    def text(self, path, **more):
        return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", self.ask(path, **more)[1]))

    def report(self, path, a=480, b=320, **headers):
        """One side says what was played, at its page or slip; the status that it gets."""
        return self.ask(path, {"what": "report", "a": a, "b": b}, **headers)[0]

    def count(self, path, points=320):
        """The other side says what it has counted; the status that it gets."""
        return self.ask(path, {"what": "check", "points": points})[0]

    @property
    def entered(self):
        """The totals that stand for table 1; None before anything is entered."""
        result = self.desk.tournament.results.get((1, 1))
        return result and result.report.totals

    @property
    def sides(self):
        """Somebody of each side of table 1."""
        return self.desk.tournament.seating(1, 1).seats[:2]

    @property
    def pages(self):
        """Their own pages."""
        return map(self.page, self.sides)
