"""Where files lie that are not Python: words, fonts, styles, help."""

from functools import cache
from pathlib import Path


@cache
def _root() -> Path:
    """The resources: inside the package in a wheel or installer, beside it in the source tree."""
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a resource, e.g. `resource("fonts", "DejaVuSans.ttf")`; nothing is opened or checked."""
    return _root().joinpath(*parts)
