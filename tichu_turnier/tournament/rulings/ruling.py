"""An answer to a question about the rules, without its words."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from tichu_turnier.rules.house_rules import DOUBLE_LOSERS, HouseRule
from tichu_turnier.rules.ruleset import RuleSet, at_two
from tichu_turnier.rules.variant import rules_of_six, table_sizes
from tichu_turnier.tournament.model.decisions import PenaltyKind
from tichu_turnier.tournament.model.snapshot import Regulations

NO_TOURNAMENT = "printed"
"""The key that stands for the printed rules, where no tournament is open."""


class Topic(StrEnum):
    """What a question is about; its name is the text `rulings-topic-<topic>`."""

    BASICS = "basics"
    PLAY = "play"
    CALLS = "calls"
    TABLE = "table"
    """What is said and shown at the table."""
    HOUSE = "house"
    TIME = "time"
    PENALTIES = "penalties"
    ODD = "odd"
    TWO = "two"
    BOOSTER = "booster"


class Source(StrEnum):
    """Where an answer is published; its name is the text `rulings-source-<source>`."""

    TREIBHAUS = "treibhaus"
    """Treibhaus: Tichu-Turnier, Turnier-Spielregeln (17 questions)."""
    BOOSTER = "booster"
    """Tichu Booster: Fragen und Antworten (35 questions)."""
    BOOSTER_RULES = "booster-rules"
    """Tichu Booster, the page of `BOOSTER`: Ablauf, Von Booster und Bomben."""
    TWO = "two"
    """Tichu for Two, by Stefan Schwarz."""
    ENGLISH = "english"
    """English rules summary."""
    BRETTSPIELWELT = "brettspielwelt"
    """Help and logs of BrettspielWelt."""
    DTM = "dtm"
    """Rules of the German team championship."""
    VARIANTS = "variants"
    """Tichu for three, five and six, as published by their players."""
    TONIGHT = "tonight"
    """The regulations of this tournament."""
    DIRECTOR = "director"
    """Usual practice; the director decides."""


@dataclass(frozen=True, slots=True)
class Example:
    """A situation (see `position_notation`) with what is legal there and what is not."""

    line: str
    claims: tuple[str, ...]
    """Each an action, after a blank the key of the rule that it breaks; without one it is legal."""
    variant: str | None = None
    """For which of tonight's answers it holds; None for each."""
    players: int = 4


def situations(table: str, players: int = 4) -> dict[str, tuple[Example, ...]]:
    """Examples by the key of their entry: it stands on a line, and below it a row for each example.

    A row is `line => claim; claim [variant]`; what is too long for it goes on below, from the arrow on.
    """
    found: dict[str, tuple[Example, ...]] = {}
    key = ""
    for row in table.replace("\n    =>", " =>").strip().splitlines():
        line, arrow, claims = row.strip().partition(" => ")
        if not arrow:
            key = line
            found[key] = ()
            continue
        said, _, variant = claims.removesuffix("]").partition(" [")
        found[key] += (Example(line, tuple(said.split("; ")), variant or None, players),)
    return found


@dataclass(frozen=True, slots=True)
class Ruling:
    """One entry. Texts: `ruling-<key>` asks, `ruling-<key>-answer` answers, `ruling-<key>-words` finds.

    Where tonight's rules matter, there is an answer for each variant, `ruling-<key>-answer-<variant>`.
    """

    key: str
    topic: Topic
    source: Source
    number: int = 0
    """Which question of an FAQ, from 1; 0 where they are not counted."""
    examples: tuple[Example, ...] = ()
    house: HouseRule | None = None
    """On whose answer tonight's depends: there is a text for each of its answers."""
    choose: Callable[[Regulations], str] = lambda _: ""
    """Which text is tonight's where it does not depend on a house rule, or not on that alone."""
    elsewhere: tuple[tuple[str, Source], ...] = ()
    """Variants of the answer that come from another source, with that source."""
    applies: Callable[[RuleSet], bool] = lambda _: True
    """Whether it matters under these rules."""
    penalty: PenaltyKind | None = None
    """What a director would usually decide when it is broken."""

    def variant(self, regulations: Regulations) -> str:
        """Which of several answers is tonight's; empty where there is one only."""
        return self.choose(regulations) or ("" if self.house is None else self.house.read(regulations.rules))

    def source_tonight(self, regulations: Regulations) -> tuple[Source, int]:
        """Where tonight's answer is published, and as which question (0: not counted)."""
        elsewhere = dict(self.elsewhere).get(self.variant(regulations))
        return (self.source, self.number) if elsewhere is None else (elsewhere, 0)

    def matters(self, rules: RuleSet) -> bool:
        """Whether anybody could ask it tonight."""
        return self.applies(rules) and (self.house is None or self.house.matters(rules))

    def answer_key(self, regulations: Regulations) -> str:
        """The text of tonight's answer."""
        variant = self.variant(regulations)
        return f"ruling-{self.key}-answer-{variant}" if variant else f"ruling-{self.key}-answer"

    def examples_for(self, regulations: Regulations) -> tuple[Example, ...]:
        """The examples that hold tonight; where four play, six may at one table."""
        variant, sizes = self.variant(regulations), table_sizes(regulations.rules)
        return tuple(
            each for each in self.examples if each.variant in (None, variant) and each.players in sizes
        )


def values_of(regulations: Regulations) -> dict[str, str | int]:
    """The figures that answers may name."""
    rules, scoring = regulations.rules, regulations.scoring
    return {
        "at_two": "yes" if at_two(rules) else "no",
        "scored": "open" if regulations.preset == NO_TOURNAMENT else scoring.unit.value,
        "win": scoring.win,
        "tie": scoring.tie,
        "vp_double": scoring.double,
        "vp_lost": scoring.double_with_lost_call,
        "double": rules.double_value,
        "triple": rules_of_six(rules).double_value,
        "losers": DOUBLE_LOSERS.read(rules),
        "grand": "yes" if rules.grand_tichu else "no",
        "target": rules.target_score,
        "hands": regulations.hands_planned,
        "rounds": regulations.rounds,
        "tables": ", ".join(map(str, regulations.booster_tables)) or "all",
    }
