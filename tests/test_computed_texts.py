"""Has everything that stands in a registry its words, under the key that the code puts together?

`tests/test_texts.py` sees keys that stand in the code as they are; here are those with a gap.
"""

from enum import Enum

import pytest

from tests.text_files import words
from tichu_turnier.desk.penalties import Scope
from tichu_turnier.entry.table_rows import TableState
from tichu_turnier.finding import Severity
from tichu_turnier.gui.theme import THEMES
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.rules.booster.booster import BOOSTERS, Public
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.house_rules import HOUSE_RULES
from tichu_turnier.rules.logs.bsw_replay import Verdict
from tichu_turnier.sheets import SHEETS, Kind
from tichu_turnier.tournament import changes
from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.insight.advisor_options import Partners
from tichu_turnier.tournament.insight.public_display import ROTATING
from tichu_turnier.tournament.model.clock import Phase
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.slots import SlotKind
from tichu_turnier.tournament.model.snapshot import ByeCredit, OddNumbers
from tichu_turnier.tournament.rulings import RULINGS
from tichu_turnier.tournament.rulings.ruling import Source, Topic
from tichu_turnier.tournament.scoring.prize_giving import RevealOrder
from tichu_turnier.tournament.scoring.season import SEASON_METHODS
from tichu_turnier.tournament.scoring.second_pass import PassState
from tichu_turnier.tournament.scoring.special_lists import SPECIAL_LISTS
from tichu_turnier.tournament.scoring.tie_breaks import TIE_BREAKS
from tichu_turnier.transfer.lists.column_words import Column as ListedAs


def keys(things):
    """The keys of a registry, the values of an enumeration."""
    return [str(each.value) if isinstance(each, Enum) else each.key for each in things]


_CHANGES = [each for each in vars(changes).values() if isinstance(getattr(each, "key", None), str)]
FAMILIES = {
    "import-as-{}": keys(ListedAs),
    "tie-break-{}": keys(TIE_BREAKS),
    "format-{}": keys(FORMATS),
    "preset-{}": keys(PRESETS),
    "preset-{}-tip": keys(PRESETS),
    "preset-{}-short": keys(PRESETS),
    "house-rule-{}": keys(HOUSE_RULES),
    "house-rule-{}-tip": keys(HOUSE_RULES),
    "house-rule-{}-answer": [f"{rule.key}-{answer}" for rule in HOUSE_RULES for answer in rule.answers],
    "screen-{}": keys(SCREENS),
    "screen-{}-tip": keys(SCREENS),
    "sheets-{}": keys(SHEETS),
    "sheets-screen-{}": keys(Kind),
    "journal-{}": ["create", "undo", "redo", *keys(_CHANGES)],
    "season-{}": keys(SEASON_METHODS),
    "season-about-{}": keys(SEASON_METHODS),
    "special-{}": SPECIAL_LISTS,
    "special-{}-words": SPECIAL_LISTS,
    "special-{}-value": SPECIAL_LISTS,
    "ruling-{}": keys(RULINGS),
    "ruling-{}-words": keys(RULINGS),
    "rulings-topic-{}": keys(Topic),
    "rulings-source-{}": keys(Source),
    "penalty-kind-{}": keys(PenaltyKind),
    "penalty-effect-{}": keys(PenaltyKind),
    "penalty-scope-{}": keys(Scope),
    "prizes-order-{}": keys(RevealOrder),
    "booster-assumed-{}": [card.key for card in BOOSTERS if card.public is Public.PARTLY],
    "regulations-bye-{}": keys(ByeCredit),
    "regulations-odd-numbers-{}": keys(OddNumbers),
    "advise-partners-{}": keys(Partners),
    "timetable-{}": keys(SlotKind),
    "timetable-add-{}": keys(SlotKind),
    "clock-phase-{}": keys(Phase),
    "display-mode-{}": keys(RoomMode),
    "display-page-{}": keys(ROTATING),
    "entry-state-{}": keys(set(TableState) - {TableState.ENTERED, TableState.ACCEPTED}),
    "second-title-{}": keys(PassState),
    "engine-verdict-{}": keys(Verdict),
    "viewer-call-{}": [call.value for call in Call if call is not Call.NONE],
    "cli-severity-{}": keys(Severity),
    "theme-{}": ["system", *keys(THEMES)],
}


@pytest.mark.parametrize("family", FAMILIES)
def test_everything_has_its_words(family):
    made = [family.replace("-answer", "").replace("{}", key) for key in FAMILIES[family]]
    assert made
    assert [key for key in made if key not in words("de").values] == []
