"""Has every rule words of its own when it is changed, in the journal and wherever rules are compared?"""

from dataclasses import fields, is_dataclass, replace
from datetime import time
from enum import Enum
from typing import get_args, get_type_hints

import pytest

from tests.evenings import fresh
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import SetRegulations
from tichu_turnier.tournament.model.presets import CLUB_EVENING
from tichu_turnier.tournament.model.rule_changes import rule_changes
from tichu_turnier.tournament.model.snapshot import ByeCredit
from tichu_turnier.words.listings.comparison import rule_words
from tichu_turnier.words.listings.journal import journal_words

NEW = {
    "preset": "swiss",
    "format": "swiss",
    "tie_breaks": ("tichu-points",),
    "booster_tables": (2, 5),
    "currency": "€",
    "here_by": time(19, 5),
    "double_value": 200,
    "target_score": 1000,
    "players": 2,
}
"""Other values of fields of which not any number or text is one."""
SAID_TOGETHER = {"rules.players", "stages", "hands_per_stage", "flat_victory_points", "flat_tichu_points"}
BASE = fresh(CLUB_EVENING).regulations


def leaves(value, path=""):
    """Every field of the regulations and of their parts, with its path."""
    for field in fields(value):
        here = f"{path}{field.name}"
        item = getattr(value, field.name)
        if is_dataclass(item):
            yield from leaves(item, f"{here}.")
        else:
            yield here


def changed(value, path):
    name, _, rest = path.partition(".")
    item = getattr(value, name)
    return replace(value, **{name: changed(item, rest) if rest else other(value, name, item)})


def other(value, name, item):
    if name in NEW:
        assert NEW[name] != item
        return NEW[name]
    if isinstance(item, bool):
        return not item
    if isinstance(item, Enum):
        return next(each for each in type(item) if each is not item)
    assert type(item) is int, (name, get_args(get_type_hints(type(value))[name]))
    return item + 1


@pytest.mark.parametrize("path", tuple(leaves(BASE)))
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_rule_has_words_of_its_own(path, language):
    texts, tournament = Texts(language), fresh(CLUB_EVENING)
    change = SetRegulations(changed(BASE, path))
    found = rule_changes(BASE, change.regulations)
    assert len(found) == 1 or path in SAID_TOGETHER, found
    for each in found:
        said = rule_words(each, texts)
        assert each.rule not in said
        assert not any(word in said for word in (*each.before.split(), *each.after.split()) if "-" in word)
        name, _, answers = said.partition(": ")
        before, after = answers.split(" → ")
        assert all((name, before, after))
        assert before != after
    words = journal_words(texts, change.key, change.words(tournament), str)
    assert all(rule_words(each, texts) in words for each in found)


def test_rules_differ_in_their_names():
    named = {path: {each.rule for each in rule_changes(BASE, changed(BASE, path))} for path in leaves(BASE)}
    alone = [rule for path, rules in named.items() if path not in SAID_TOGETHER for rule in rules]
    assert len(alone) == len(set(alone))


def test_fixed_points_of_a_bye_are_said_once():
    fixed = replace(BASE, bye_credit=ByeCredit.FLAT, flat_victory_points=7)
    (said,) = rule_changes(BASE, fixed)
    assert said.after == f"regulations-bye-flat 7 {BASE.flat_tichu_points}"
    (said,) = rule_changes(fixed, replace(fixed, flat_tichu_points=400))
    assert said.after == "regulations-bye-flat 7 400"


def test_several_rules_are_all_named_in_one_line_and_a_secret_stays_one():
    scoring = replace(BASE.scoring, win=3, tie=2, double=5)
    change = SetRegulations(replace(BASE, scoring=scoring, board_seed=4711))
    words = journal_words(Texts("en"), change.key, change.words(fresh(CLUB_EVENING)), str)
    assert "win: 2 → 3; Victory points for a tie: 1 → 2; Victory points for a double victory: 3 → 5" in words
    assert "4711" not in words + str(change.words(fresh(CLUB_EVENING)))
