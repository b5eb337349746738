"""A real browser for tests: headless Chromium, driven by the WebDriver protocol that chromedriver speaks."""

import base64
import json
import shutil
import subprocess
import tempfile
import time
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
NEEDED = ("chromium", "chromedriver")
missing = [name for name in NEEDED if shutil.which(name) is None]
needs_browser = pytest.mark.skipif(bool(missing), reason=f"not installed here: {', '.join(missing)}")


class Phone:
    """One phone with its own memory; closed with all its processes."""

    def __init__(self, language="de", width=390, height=800):
        self._profile = tempfile.mkdtemp(prefix="phone-")
        self._driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        said = ""
        while "started successfully on port" not in said:
            said = self._driver.stdout.readline()
        self._port = int(said.split()[-1].rstrip("."))
        arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            f"--lang={language}",
            f"--window-size={max(width, 500)},{height}",
            f"--user-data-dir={self._profile}",
        ]
        options = {
            "args": arguments,
            "prefs": {"intl.accept_languages": language},
            "mobileEmulation": {"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0}},
        }
        wanted = {"browserName": "chrome", "goog:chromeOptions": options}
        self._session = ""
        made = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{made['sessionId']}"

    def close(self):
        with suppress(OSError):
            self._ask("DELETE", "", None)
        self._driver.terminate()
        self._driver.wait(10)
        self._driver.stdout.close()
        shutil.rmtree(self._profile, ignore_errors=True)

    def open(self, address):
        self._ask("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_later(self, script, *arguments):
        """What a script hands to its last argument, a function."""
        return self._ask("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def text(self):
        return self.run("return document.body.innerText")

    def type(self, where, words):
        self._ask("POST", f"/element/{self._find(where)}/value", {"text": words})

    def press(self, where):
        element = self._find(where)
        self.run("arguments[0].scrollIntoView({block: 'center'})", {_ELEMENT: element})
        self._ask("POST", f"/element/{element}/click", {})

    def offline(self, *, off):
        conditions = {"offline": off, "latency": 0, "throughput": -1}
        self._ask("POST", "/chromium/network_conditions", {"network_conditions": conditions})

    def hasten(self, times):
        """From the next page on, what a page does later it does so many times sooner."""
        later = f"const later = setTimeout; window.setTimeout = (act, ms) => later(act, ms / {times});"
        about = {"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": {"source": later}}
        self._ask("POST", "/goog/cdp/execute", about)

    def colours(self, scheme):
        """`light` or `dark`, as the phone's owner likes it."""
        wanted = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        about = {"cmd": "Emulation.setEmulatedMedia", "params": wanted}
        self._ask("POST", "/goog/cdp/execute", about)

    def wait(self, about, seconds=10.0):
        """Until a text stands on the page."""
        until = time.monotonic() + seconds
        while about not in (said := self.text()):
            assert time.monotonic() < until, f"{about!r} is not in {said!r}"
            time.sleep(0.05)

    def picture(self, file):
        Path(file).write_bytes(base64.b64decode(self._ask("GET", "/screenshot", None)))

    def _find(self, where):
        return self._ask("POST", "/element", {"using": "css selector", "value": where})[_ELEMENT]

    def _ask(self, method, path, about):
        body = None if about is None else json.dumps(about)
        with closing(HTTPConnection("127.0.0.1", self._port, timeout=60)) as line:
            line.request(method, f"{self._session}{path}", body, {"content-type": "application/json"})
            answer = json.load(line.getresponse())["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer
