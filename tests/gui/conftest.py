"""What do tests of the window start from?"""

import pytest

from tests.gui.driving import Director


@pytest.fixture
def director(qtbot, tmp_path):
    """Somebody at a fresh window; closes it at the end and finds no bug."""
    person = Director(qtbot, tmp_path)
    yield person
    person.close()
    assert person.bugs == []
