"""Does every question have its entry, and does every entry about plays agree with the engine?"""

import pytest

from tests.conftest import REPOSITORY
from tests.rules.hands import RULES
from tichu_turnier.rules.booster.notation import has_boosters
from tichu_turnier.rules.engine.position_notation import fault, positions_of, situation
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.ruleset import DTM_RULES, PRINTED_RULES, TWO_RULES
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.snapshot import Regulations, Unit
from tichu_turnier.tournament.rulings import RULINGS, Source, Topic, rulings_for

KEYS = (REPOSITORY / "tests" / "tournament" / "ruling_keys.txt").read_text(encoding="utf-8").split("\n")
SETS = {
    name: RULES[name]
    for name in ("printed", "treibhaus", "brettspielwelt", "turnier", "dtm", "two", "six", "wish", "booster")
}
OF_BOOSTER = {Source.BOOSTER, Source.BOOSTER_RULES}


def regulations(rules):
    return Regulations("any", "individual", Unit.PLAYER, 3, rules=rules)


def test_every_question_of_the_checked_in_list_has_its_entry():
    listed = [line.split() for line in KEYS if line and not line.startswith("#")]
    here = [[each.source.value, str(each.number), each.key] for each in RULINGS if each.number]
    assert [entry for entry in listed if entry[1] != "0"] == here
    assert {entry[2] for entry in listed} == {each.key for each in RULINGS}
    assert len({each.key for each in RULINGS}) == len(RULINGS)


@pytest.mark.parametrize(("source", "count"), [(Source.TREIBHAUS, 17), (Source.BOOSTER, 35)])
def test_every_question_of_an_faq_is_answered(source, count):
    assert {each.number for each in RULINGS if each.source is source} - {0} == set(range(1, count + 1))


def test_a_source_with_numbers_is_never_cited_without_one():
    counted = {Source.TREIBHAUS, Source.BOOSTER}
    everybody = [regulations(rules) for rules in SETS.values()]
    cited = [(each.key, *each.source_tonight(tonight)) for each in RULINGS for tonight in everybody]
    assert [key for key, source, number in cited if source in counted and number < 1] == []


def test_every_house_rule_is_answered():
    assert {each.house.key for each in RULINGS if each.house} == {rule.key for rule in HOUSE_RULES}


@pytest.mark.parametrize("language", languages())
def test_every_entry_has_a_question_its_answers_and_words_to_find_it(language):
    texts = Texts(language)
    for each in RULINGS:
        answers = (
            [f"ruling-{each.key}-answer-{answer}" for answer in each.house.answers]
            if each.house
            else [each.answer_key(regulations(rules)) for rules in SETS.values()]
        )
        for key in (f"ruling-{each.key}", f"ruling-{each.key}-words", *answers):
            assert texts.has(key), key


CASES = [
    pytest.param(each, example, rules, id=f"{each.key}-{name}-{number}")
    for each in RULINGS
    for name, rules in SETS.items()
    if each.matters(rules)
    for number, example in enumerate(each.examples_for(regulations(rules)))
    if example.players == rules.players
]


@pytest.mark.parametrize(("ruling", "example", "rules"), CASES)
def test_an_example_is_what_the_engine_says(ruling, example, rules):
    moments = positions_of(situation(example.line), rules)
    for claim in example.claims:
        action, _, said = claim.partition(" ")
        assert (fault(moments, action) or "") == said, (ruling.key, example.line, claim)


def test_every_example_is_executed():
    executed = {case.values[1] for case in CASES}
    assert {example for each in RULINGS for example in each.examples} == executed


def test_every_entry_about_plays_has_an_example():
    assert not [each.key for each in RULINGS if each.topic is Topic.PLAY and not each.examples]


def test_every_booster_answer_is_shown_with_booster_cards():
    answers = [each for each in RULINGS if each.source in OF_BOOSTER and each.topic is Topic.BOOSTER]
    courses = {each.key: [example.line.partition(" > ")[2] for example in each.examples] for each in answers}
    shown = [key for key, told in courses.items() if any(has_boosters(it, SETS["booster"]) for it in told)]
    assert shown == [each.key for each in answers]


def test_tonight_decides_what_is_asked():
    assert "two-dog" in {each.key for each in rulings_for(TWO_RULES)}
    assert "two-dog" not in {each.key for each in rulings_for(PRINTED_RULES)}
    assert "two-grand-tichus" not in {each.key for each in rulings_for(DTM_RULES)}
    assert not {"last-trick", "last-player"} & {each.key for each in rulings_for(TWO_RULES)}
