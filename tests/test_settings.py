"""Do a person's settings survive, and does a broken file do no harm?"""

import json

import pytest

from tichu_turnier.settings import RECENT_LIMIT, Settings, load_settings, save_settings, settings_path


def test_saved_settings_come_back():
    settings = Settings(language="fr", theme="dark", font_scale=140, recent=("a.tichu",))
    save_settings(settings)
    assert load_settings() == settings
    assert [file.name for file in settings_path().parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[1]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"language": 3, "recent": "x"}']
)
def test_no_file_and_a_broken_one_are_the_default(tmp_path, content):
    file = tmp_path / "settings.json"
    assert load_settings(file) == Settings()
    file.write_bytes(content)
    assert load_settings(file) == Settings()


def test_what_fits_is_kept_and_the_rest_is_left_out(tmp_path):
    file = tmp_path / "settings.json"
    content = {"language": "en", "font_scale": True, "recent": ["a.tichu", 7, "b\0.tichu"], "later": 1}
    file.write_text(json.dumps(content), encoding="utf-8")
    assert load_settings(file) == Settings(language="en", recent=("a.tichu",))


@pytest.mark.parametrize(("stored", "taken"), [(0, 80), (80, 80), (135, 135), (200, 200), (9999, 200)])
def test_letters_are_of_a_size_that_can_be_read(tmp_path, stored, taken):
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"font_scale": stored}), encoding="utf-8")
    assert load_settings(file).font_scale == taken


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    file = tmp_path / "settings.json"
    save_settings(Settings(language="en"), file)
    monkeypatch.setattr(
        "pathlib.Path.write_text", lambda *_, **__: (_ for _ in ()).throw(OSError("disk full"))
    )
    with pytest.raises(OSError, match="disk full"):
        save_settings(Settings(language="fr"), file)
    assert load_settings(file) == Settings(language="en")


def test_recent_files_are_few_and_the_latest_comes_first():
    settings = Settings()
    for number in range(RECENT_LIMIT + 3):
        settings = settings.with_recent(f"{number}.tichu")
    settings = settings.with_recent("5.tichu")
    assert settings.recent[0] == "5.tichu"
    assert len(settings.recent) == len(set(settings.recent)) == RECENT_LIMIT
