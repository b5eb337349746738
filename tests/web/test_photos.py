"""Does a photo of the slip come to the desk, as a picture and nothing else?"""

import io
from contextlib import closing, suppress
from http.client import HTTPConnection

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from tests.web.browser import needs_browser
from tests.web.test_phones import faults
from tichu_turnier.files.slip_photos import MOST_PHOTO_BYTES, SlipPhotos, cleaned
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament.tables.slip_code import scanned_code


def jpeg(width=60, height=40, **more):
    made = io.BytesIO()
    Image.linear_gradient("L").resize((width, height)).convert("RGB").save(made, "JPEG", **more)
    return made.getvalue()


def send(hall, path, content, **headers):
    with closing(HTTPConnection("127.0.0.1", hall.serving.port, timeout=60)) as line:
        line.request("POST", f"{path}/photo", content, {"content-type": "image/jpeg", **headers})
        answer = line.getresponse()
        answer.read()
        return answer.status


def size_of(photo):
    return Image.open(io.BytesIO(photo.read_bytes())).size


def kept(hall, table=1):
    return SlipPhotos(hall.desk.path).of(scanned_code(hall.desk.tournament, 1, table))


def test_each_side_adds_a_photo_that_takes_the_place_of_its_earlier_one(hall):
    one, other = hall.sides
    for path, width in ((hall.page(one), 60), (hall.page(one), 80), (f"{hall.slip(1)}/{other}", 60)):
        assert send(hall, path, jpeg(width)) == 303
    assert sorted(map(size_of, kept(hall))) == [(60, 40), (80, 40)]
    assert [each.stat().st_mode & 0o777 for each in kept(hall)] == [0o600, 0o600]
    assert "Das Foto liegt" in hall.text(hall.page(one))
    assert hall.ask(f"{hall.page(one)}/photo")[0] == 404  # never sent out again
    hall.desk.erase("Karte 1", None)
    assert kept(hall) == ()


def test_where_a_photo_was_taken_and_what_hides_in_it_is_not_kept():
    exif = Image.Exif()
    exif[0x010E] = "Bern"
    hidden = jpeg(exif=exif, comment=b"<script>", progressive=True) + b"PK\x03\x04<script>"
    assert b"Bern" in hidden
    assert b"<script>" in hidden
    clean = cleaned(hidden)
    assert not any(word in clean for word in (b"Bern", b"<script>", b"PK"))
    assert Image.open(io.BytesIO(clean)).tobytes() == Image.open(io.BytesIO(hidden)).tobytes()


HUGE = jpeg().replace(b"\x00\x28\x00\x3c", b"\xff\xff\xff\xff")  # of 65,535 on 65,535 points, says its head


@pytest.mark.parametrize(
    "content", [b"", b"<svg onload='alert(1)'>", b"\xff\xd8\xff\xd9", HUGE, jpeg()[:-30]]
)
def test_nothing_but_a_picture_of_bounded_size_is_kept(hall, content):
    assert send(hall, hall.page(hall.sides[0]), content) == 422
    assert kept(hall) == ()


@given(st.binary(max_size=200).map(lambda end: jpeg()[:-100] + end) | st.binary(max_size=300))
def test_broken_pictures_are_refused_in_words(content):
    with suppress(Refusal):
        cleaned(content)


def test_photos_are_bounded_in_size_and_number_and_need_a_key(hall):
    one, other = hall.sides
    own, photo = hall.page(one), jpeg()
    assert send(hall, own, b"\xff" * (MOST_PHOTO_BYTES + 1)) == 413
    assert send(hall, own, photo, origin="http://elsewhere.example") == 400
    assert send(hall, f"/p/{one}/{hall.keys.person(other)}", photo) == 404
    assert {send(hall, own, photo) for _ in range(12)} == {303, 429}


@needs_browser
def test_a_phone_makes_its_photo_smaller_and_sends_it_later_without_a_network(hall, phones, tmp_path):
    large = tmp_path / "zettel.jpg"
    large.write_bytes(jpeg(4000, 3000))
    phone = phones[1]
    phone.open(hall.address + hall.page(hall.sides[0]))
    assert faults(phone) == []
    phone.type("[name=a]", "480")
    phone.offline(off=True)
    phone.type("[type=file]", str(large))
    phone.wait("Pas encore envoyé")
    phone.offline(off=False)
    phone.wait("La photo est à la direction", seconds=20)
    assert phone.run("return document.querySelector('[name=a]').value") == "480"
    assert size_of(*kept(hall)) == (1600, 1200)
    phone.type("[type=file]", __file__)
    phone.wait("illisible")
