"""Does a command serve pages, and keep a folder for a site, until it is asked to end?"""

import json
import os
import subprocess
from contextlib import closing
from http.client import HTTPConnection

from tests.cli.setup.test_hall import PROGRAM
from tests.evenings import drawn, evening
from tichu_turnier.desk.desk import Desk


def test_pages_and_a_folder_until_it_ends(tmp_path):
    Desk.create(tmp_path / "abend.tichu", drawn(evening("treibhaus", 8), 7, 1), "Eule").close()
    call = (*PROGRAM, "serve", "abend.tichu", "--host", "127.0.0.1", "--folder", "site", "--json")
    own = os.environ | {"HOME": str(tmp_path)}
    with subprocess.Popen(call, cwd=tmp_path, env=own, stdout=subprocess.PIPE, text=True) as process:
        try:
            port = json.loads(process.stdout.readline())["port"]
            with closing(HTTPConnection("127.0.0.1", port, timeout=10)) as line:
                line.request("GET", "/")
                assert line.getresponse().status == 200
            assert "Karte 1" in (tmp_path / "site" / "round-1.html").read_text(encoding="utf-8")
        finally:
            process.terminate()
        assert process.wait(30) == 0
