"""Are the results of an evening that plays itself possible, and as often of each kind as in real play?"""

from dataclasses import replace

import pytest

from tests.rules.audit.rates import rates_of
from tichu_turnier.desk.demo import MOST, fewest_and_most, sample_entrants
from tichu_turnier.desk.generator import played_match, possible_hand, possible_match
from tichu_turnier.rules.audit.base_rates import REAL
from tichu_turnier.rules.audit.hand_audit import audit_hand
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES, BothGrandTichus
from tichu_turnier.tournament.draws.rotation.lots import generator
from tichu_turnier.tournament.model.presets import PRESETS, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import list_findings
from tichu_turnier.tournament.scoring.match_reports import audit_match

HANDS = 6000
MADE_ONLY = replace(PRINTED_RULES, both_grand_tichus=BothGrandTichus.MADE_ONLY)
LOSERS_FREE = replace(TOURNAMENT_RULES, double_losers_pay=False)


def hands(rules):
    rng = generator(1)
    return [possible_hand(rng, rules) for _ in range(HANDS)]


@pytest.mark.parametrize("rules", [PRINTED_RULES, TOURNAMENT_RULES, MADE_ONLY, LOSERS_FREE])
def test_every_hand_is_possible(rules):
    assert [found for hand in hands(rules) for found in audit_hand(hand, rules)] == []


def test_rates_are_those_of_real_play():
    assert rates_of(hands(PRINTED_RULES)) == pytest.approx(REAL, rel=0.15)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_match_fits_the_preset(preset):
    rng = generator(2)
    for _ in range(50):
        assert audit_match(possible_match(rng, preset.regulations), preset.regulations) == ()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_match_that_was_played_fits_the_preset_and_its_seed(preset):
    played = [played_match(generator(seed), preset.regulations) for seed in (1, 2, 1)]
    assert [found for match in played for found in audit_match(match, preset.regulations)] == []
    assert all(hand.first_out is not None for match in played for hand in match.hands)
    assert played[0] == played[2] != played[1]


def test_a_match_ends_with_the_target_score():
    rules = replace(PRINTED_RULES, target_score=1000)
    regulations = replace(TREIBHAUS.regulations, rules=rules)
    rng = generator(2)
    matches = [possible_match(rng, regulations) for _ in range(50)]
    assert all(max(match.totals) >= 1000 for match in matches)
    assert [found for match in matches for found in audit_match(match, regulations)] == []
    assert sum(match.hands_played for match in matches) / 50 == pytest.approx(9.3, abs=1.5)


@pytest.mark.parametrize(("unit", "count"), [(Unit.PLAYER, MOST), (Unit.PARTNERSHIP, MOST // 2)])
def test_everybody_has_another_name(unit, count):
    animals = sample_entrants(generator(5), unit, count)
    assert len(animals) == count
    assert not any(list_findings(animals, (), unit))
    numbered = [each.name for each in animals if each.name.endswith(" 2")]
    assert bool(numbered) is (unit is Unit.PARTNERSHIP)
    assert count in {
        fewest_and_most(each.regulations)[1] for each in PRESETS if each.regulations.unit is unit
    }
