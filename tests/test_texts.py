"""Has every key its words in every language, with the values the code gives it?"""

import re
from functools import cache

import pytest

from tests.conftest import REPOSITORY
from tests.text_files import Use, mentions, uses, words
from tichu_turnier.finding import Severity
from tichu_turnier.resource_files import resource
from tichu_turnier.texts import Texts, languages

SOURCES = {
    file.relative_to(REPOSITORY).as_posix(): file.read_text(encoding="utf-8")
    for file in sorted((REPOSITORY / "tichu_turnier").rglob("*.py"))
}
ASKED = re.compile(r"texts\(.+?\)(?= *(?:or|\)|,|%\}|\}\}|if ))")
SOURCES |= {
    file.name: "\n".join(ASKED.findall(file.read_text(encoding="utf-8")))
    for file in sorted(resource("web").glob("*.html"))
}


@cache
def used() -> list[Use]:
    """Every key that stands in the code."""
    return [use for file, source in SOURCES.items() for use in uses(source, file)]


def told(found):
    return "\n" + "\n".join(found)


def test_german_comes_first():
    assert languages() == ("de", "en", "fr")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_keys_and_values_of_german(language):
    own, german = words(language), words("de").values
    found = [
        f"{language} lacks {key}" for key in sorted((german.keys() | own.references) - own.values.keys())
    ]
    found += [f"{language} has {key}, German has not" for key in sorted(own.values.keys() - german.keys())]
    found += [
        f"{language}: {key} has {sorted(values)}, German has {sorted(german[key])}"
        for key, values in own.values.items()
        if values != german.get(key, values)
    ]
    assert not [*own.faults, *found], told([*own.faults, *found])


OTHER_NAMES = {
    "de": "Ctrl Shift Del Delete Backspace",
    "fr": "Enter Esc Shift Del Delete Backspace Strg Entf",
}


@pytest.mark.parametrize("language", OTHER_NAMES)
def test_keys_are_called_as_on_the_keyboards_of_the_language(language):
    """window.md 26; a terminal calls its keys in English."""
    names = re.compile(rf"\b({OTHER_NAMES[language].replace(' ', '|')})\b")
    files = [each for each in resource("texts", language).iterdir() if each.name != "cli.ftl"]
    lines = [line for each in files for line in each.read_text(encoding="utf-8").splitlines()]
    found = [line for line in lines if names.search(re.sub(r"\{[^}]*\}", "", line))]
    assert not found, told(found)


def test_every_key_in_the_code_has_words():
    german = words("de").values
    found = [f"{use.where}: no words for {use.key}" for use in used() if use.key not in german]
    assert not found, told(found)


def test_the_code_gives_every_value_the_words_need():
    german = words("de").values
    found = [
        f"{use.where}: {use.key} needs {sorted(german[use.key] - use.values)}"
        for use in used()
        if use.values is not None and not german.get(use.key, frozenset()) <= use.values
    ]
    assert not found, told(found)


_BESIDE = {"round", "title", "detail"}
"""Values that no words say: a round by its number, which is called by its title, and the words of SQLite."""


def test_the_words_need_every_value_the_code_gives():
    german = words("de").values
    found = [
        f"{use.where}: {use.key} does not say {sorted(unsaid)}"
        for use in used()
        if (unsaid := (use.values or frozenset()) - german.get(use.key, use.values or frozenset()) - _BESIDE)
    ]
    assert not found, told(found)


def test_every_key_is_used():
    said = [mentions(source) for source in SOURCES.values()]
    strings = set().union(*(each[0] for each in said)) | words("de").references
    patterns = [pattern for each in said for pattern in each[1]]
    unused = [
        key
        for key in words("de").values
        if key not in strings and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused, told(f"nobody says {key}" for key in unused)


def test_the_check_of_uses():
    source = (
        'Finding("a-b", Severity.NOTE, {"x": 1})\nself._texts("c-d" if yes else "e-f", y=2)\n'
        'finding.Finding("g-h", args=given)\nprint("not-a-key")\nterminal.answer(plain, "i-j", x=1)\n'
    )
    assert list(uses(source, "f.py")) == [
        Use("a-b", "f.py:1", frozenset({"x"})),
        Use("c-d", "f.py:2", frozenset({"y"})),
        Use("e-f", "f.py:2", frozenset({"y"})),
        Use("g-h", "f.py:3", None),
        Use("i-j", "f.py:5", frozenset({"x"})),
    ]


def test_the_check_of_mentions():
    strings, patterns = mentions('"a-b"\nf"clock-phase-{phase}"\nf"{topic}-{key}"\nf"Runde {n}"')
    assert "a-b" in strings
    assert [bool(pattern.fullmatch("clock-phase-paused")) for pattern in patterns] == [True]


@pytest.fixture
def own_words(tmp_path, monkeypatch):
    """A place for words of this test alone."""
    from tichu_turnier import texts

    monkeypatch.setattr(texts, "resource", tmp_path.joinpath)
    caches = (texts.languages, texts._dictionary)
    for each in caches:
        each.cache_clear()
    yield lambda language, content: _write(tmp_path / "texts" / language / "topic.ftl", content)
    for each in caches:
        each.cache_clear()


def _write(file, content):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8")


def test_numbers_are_plain(own_words):
    own_words("de", "year = Jahr { $year }, { $half } Punkte\n")
    assert Texts("de")("year", year=2026, half=-1235.5) == "Jahr 2026, -1235,5 Punkte"


def test_plurals_bools_enums_and_text(own_words):
    own_words(
        "de",
        "hands = { $count ->\n    [one] ein Spiel\n   *[other] { $count } Spiele\n }\n"
        "yes = { $on ->\n    [true] ja\n   *[false] nein\n }\n"
        "weight = { $severity } von { $name }\n",
    )
    texts = Texts("de")
    assert [texts("hands", count=count) for count in (1, 40)] == ["ein Spiel", "40 Spiele"]
    assert [texts("yes", on=on) for on in (True, False)] == ["ja", "nein"]
    assert texts("weight", severity=Severity.NOTE, name="Füchsin") == "note von Füchsin"


def test_unknown_key_value_and_language_never_raise(own_words):
    own_words("de", "greeting = Guten Abend { $name }\nonly-german = Jass\n")
    own_words("en", "greeting = Good evening { $name }\n")
    english = Texts("en")
    assert english("no-such-key") == "<no-such-key>"
    assert english("greeting") == "Good evening name"
    assert english("only-german") == "Jass"
    assert (english.has("only-german"), english.has("greeting")) == (False, True)
    assert Texts("rm").language == "de"


def test_a_new_language_is_a_new_folder(own_words):
    for language in ("fr", "de", "cs"):
        own_words(language, "hello = x\n")
    assert languages() == ("de", "cs", "fr")


@pytest.mark.parametrize("language", languages())
def test_simple_words_are_as_fluent_says_them(language):
    from tichu_turnier import texts

    dictionary = texts._Dictionary(language)
    for value in ("Füchsin { $x }", 0, 1, 12345):
        for key, names in words(language).values.items():
            values = dict.fromkeys(names, value)
            assert dictionary.words(key, values, "−") == dictionary._by_fluent(key, values, "−")
    simple = [source for source in dictionary._sources.values() if texts._simple(source) is not None]
    assert len(simple) > 0.7 * len(words(language).values)


def test_words_refer_to_other_words(own_words):
    own_words(
        "de",
        "-brand = Tichu\n# hello = a remark\nlong =\n    Zwei\n    Zeilen\n\n"
        "all = { -brand }: { long } { $n ->\n    [0] { none }\n   *[other] viele\n}\n"
        "none = keine\nkey-of = { $key }",
    )
    texts = Texts("de")
    assert texts("all", n=0) == "Tichu: Zwei\nZeilen keine"
    assert texts("key-of", key="Katze") == "Katze"
    assert [texts.has(key) for key in ("-brand", "hello", "none")] == [False, False, True]
