"""The pages that phones and screens in the hall show, and what phones report."""

from importlib.util import find_spec

from tichu_turnier.finding import Finding, Refusal

_LIBRARIES = ("starlette", "uvicorn", "jinja2")


def check_installed() -> None:
    """Raises Refusal where the libraries for pages are missing; asked before anything else of this room."""
    if not all(map(find_spec, _LIBRARIES)):
        raise Refusal(Finding("web-not-installed"))
