"""What becomes of the parts of something that is given up before they were put in their places?"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import delete, isValid


@contextmanager
def or_given_up(owner: QWidget) -> Iterator[None]:
    """Around the steps that make `owner`: if nobody goes on with them, its parts are deleted.

    What stands nowhere yet is deleted by nobody else: it would stay for good.
    """
    try:
        yield
    except GeneratorExit:
        for part in _parts(owner):
            if isValid(part) and part.parent() is None:
                delete(part)
        raise


def _parts(owner: QWidget) -> list[QWidget]:
    """The widgets that it knows, and those that hang together in an object of ours."""
    own = list(vars(owner).values())
    ours = (each for each in own if type(each).__module__.startswith(f"{__package__}."))
    holders = [each for each in ours if not isinstance(each, QObject)]
    held = [part for each in holders for part in getattr(each, "__dict__", {}).values()]
    return [part for part in (*own, *held) if isinstance(part, QWidget)]
