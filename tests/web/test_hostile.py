"""Can anybody in the hall break the pages, or change a result without the paper that allows it?"""

import string
from contextlib import closing
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.phone_load import ask
from tests.web.hall import Hall
from tichu_turnier.tournament.changes import EditEntrant

ANY = st.text(max_size=30)
PART = st.text(string.ascii_letters + string.digits + "-%._~:@!$'()*+,;=", max_size=20)
KNOWN_PARTS = ["p", "s", "events", "seats", "1", "0", "-1", "9" * 30, ".."]
PATH = st.lists(PART | st.sampled_from(KNOWN_PARTS), max_size=5)
FIELDS = ["what", "a", "b", "points", "hands", "a1", "b1", "call1", "more1", "double1", "a60"]
TYPED = ["report", "check", "480", "-5", "9999999", "T0+", "D02", "1e9", "\u0663", "\u2212"]
FIELD, VALUE = st.text(max_size=5) | st.sampled_from(FIELDS), ANY | st.sampled_from(TYPED)
FORM = st.dictionaries(FIELD, VALUE, max_size=8)


@pytest.fixture(scope="module", params=["treibhaus", "club-evening"])
def hall(request, tmp_path_factory):
    with closing(Hall(tmp_path_factory.mktemp("hall") / "abend.tichu", request.param, 16)) as there:
        yield there


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(parts=PATH, fields=st.none() | FORM, language=st.text(string.printable[:90], max_size=20))
def test_no_address_breaks_the_pages_or_changes_anything(hall, parts, fields, language):
    before = hall.desk.revision
    path = "/" + "/".join(parts)
    if "events" not in path:
        assert hall.ask(path, fields, language.strip())[0] < 500
    assert hall.desk.revision == before
    assert hall.serving.reports.all() == ()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(fields=FORM, who=st.integers(1, 16))
def test_nothing_that_is_typed_breaks_a_page(hall, fields, who):
    assert hall.ask(hall.page(who), fields)[0] in (200, 303, 422, 429)
    assert hall.ask(hall.page(who))[0] == 200


def test_words_of_people_stay_words(tmp_path):
    with closing(Hall(tmp_path / "abend.tichu")) as hall:
        named = replace(
            hall.desk.tournament.entrants[1], name="<script>alert(1)</script>", members=("a", "b")
        )
        hall.desk.do(EditEntrant(named))
        for path in ("/", "/seats", "/standings", "/p/1"):
            assert "<script>alert" not in hall.ask(path)[1]
        assert "&lt;script&gt;" in hall.ask("/p/1")[1]


def test_many_phones_at_once_lose_nothing(tmp_path):
    path = tmp_path / "abend.tichu"
    with closing(Hall(path, people=50)) as hall:
        assert ask(40, 1200, 1, hall.serving.port, path)
