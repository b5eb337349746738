"""Sheets: the rules of tonight for the wall, and answers to questions about them as a booklet."""

from collections.abc import Iterator
from itertools import groupby

from tichu_turnier.rules.house_rules import BOOSTER, DOUBLE_VALUE, HOUSE_RULES, TARGET_SCORE
from tichu_turnier.sheets.document import Block, Facts, Heading, Paragraph, Table
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    OddNumbers,
    Regulations,
    ScoringUnit,
    Tournament,
)
from tichu_turnier.tournament.rulings import Ruling, Topic, rulings_tonight
from tichu_turnier.tournament.scoring.tallies import rounds_counting
from tichu_turnier.tournament.scoring.walkovers import walkover_points
from tichu_turnier.tournament.tables.kind_texts import kind_texts
from tichu_turnier.tournament.tables.table_count import has_walkovers, odd_numbers_of
from tichu_turnier.words.listings.listing import Cell, Column
from tichu_turnier.words.ruling_words import ruling_words

_STAND_ABOVE = (TARGET_SCORE, BOOSTER)
"""How a round ends, and where Booster is played."""


def rules_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """How long a round lasts, what brings points, and the answer to every house rule that matters."""
    regulations = tournament.regulations
    columns = (
        Column(texts("sheets-rules-question")),
        Column(texts("sheets-rules-answer")),
        Column(texts("sheets-rules-about"), weight=1),
    )
    facts, answers = tuple(_facts(regulations, texts)), tuple(_answers(regulations, texts))
    return Facts(facts), Heading(texts("regulations-house-rules")), Table(columns, answers)


def _facts(regulations: Regulations, texts: Texts) -> Iterator[tuple[str, str]]:
    """Everything that decides who is where in the end; the test walks over every setting."""
    for game, about in kind_texts(regulations).game:
        yield texts(game), texts(about)
    yield from _way(regulations, texts)
    yield texts("sheets-rules-end"), _end(regulations, texts)
    yield texts("sheets-rules-points"), _points(regulations, texts)
    order = (texts(f"tie-break-{key}") for key in regulations.tie_breaks)
    yield texts("regulations-tie-breaks"), ", ".join(order)
    odd = odd_numbers_of(regulations)
    if "odd_numbers" in format_of(regulations.format).options and odd is not OddNumbers.REST:
        yield texts("regulations-odd-numbers"), texts(f"regulations-odd-numbers-{odd.value}")
    in_bracket = format_of(regulations.format).bracket is not None
    if not in_bracket or regulations.bye_credit is not ByeCredit.NONE:  # at odd tables, too, some may rest
        yield texts("regulations-bye"), _bye(regulations, texts)
    if has_walkovers(regulations):
        yield texts("sheets-rules-walkover"), f"{walkover_points(regulations)} : 0"
    if regulations.rules.with_booster:
        yield texts("house-rule-booster"), _booster(regulations, texts)
        yield texts("booster-key"), texts("booster-rules-roots")
        yield texts("booster-super-partner-name"), texts("booster-rules-super-partner")
    if regulations.dropped_rounds:
        counting = texts("sheets-dropped", count=rounds_counting(regulations))
        yield texts("regulations-dropped-rounds"), counting


def _way(regulations: Regulations, texts: Texts) -> Iterator[tuple[str, str]]:
    """How it is drawn who meets whom, and how long."""
    way, cup = format_of(regulations.format), regulations.knock_out
    yield texts("regulations-format"), texts(f"format-{regulations.format}")
    if way.bracket is None:  # else how many it takes follows from who comes
        yield texts("regulations-rounds"), str(regulations.rounds)
    if "groups" in way.options:
        yield texts("regulations-groups"), str(cup.groups)
        yield texts("sheets-rules-advancing"), texts("sheets-rules-advancing-each", count=cup.advancing)
    if "seeded" in way.options:
        yield texts("regulations-seeding"), texts(f"regulations-seeding-{'list' if cup.seeded else 'lot'}")
    if "best_of_three_from" in way.options:
        left = cup.best_of_three_from
        yield texts("regulations-best-of-three"), texts("regulations-best-of-three-from", left=left)
    if "third_place" in way.options:
        key = "regulations-third-place-played" if cup.third_place else "sheets-rules-third-place-shared"
        yield texts("regulations-third-place"), texts(key)
    if way.bracket is not None:
        yield texts("sheets-rules-level"), texts("sheets-rules-level-more")
    if regulations.by_standings and "by_standings" in way.options:
        yield texts("regulations-draw-order"), texts("regulations-draw-order-standings")
    if regulations.clubs_apart_rounds:
        until = texts("sheets-rules-clubs-until", round=regulations.clubs_apart_rounds)
        yield texts("regulations-clubs-apart"), until


def _bye(regulations: Regulations, texts: Texts) -> str:
    if regulations.bye_credit is not ByeCredit.FLAT:
        return texts(f"regulations-bye-{regulations.bye_credit.value}")
    flat = {"victory": regulations.flat_victory_points, "tichu": regulations.flat_tichu_points}
    return ", ".join(f"{texts(f'regulations-flat-{kind}-points')}: {points}" for kind, points in flat.items())


def _booster(regulations: Regulations, texts: Texts) -> str:
    tables = regulations.booster_tables
    if not tables:
        return texts("booster-tables-all")
    return texts("booster-tables-some", count=len(tables), tables=", ".join(map(str, tables)))


def _end(regulations: Regulations, texts: Texts) -> str:
    if regulations.hands_planned:
        each = regulations.hands_per_stage if regulations.stages > 1 else 0
        return texts("sheets-rules-end-hands", hands=regulations.hands_planned, each=each)
    if regulations.rules.target_score:
        return texts("sheets-rules-end-target", points=regulations.rules.target_score)
    return texts("sheets-rules-end-clock")


def _points(regulations: Regulations, texts: Texts) -> str:
    scoring = regulations.scoring
    if scoring.unit is ScoringUnit.MARGIN:
        steps = ", ".join(map(str, range(regulations.stages, 0, -1)))
        return texts("sheets-rules-points-margin", steps=steps)
    if scoring.unit is ScoringUnit.MATCHPOINTS:
        return texts("boards-rules-points")
    if scoring.unit is ScoringUnit.MATCH:
        return texts("sheets-rules-points-match", win=scoring.win, tie=scoring.tie)
    doubles = {"double": scoring.double, "lost": scoring.double_with_lost_call}
    return texts("sheets-rules-points-hand", win=scoring.win, tie=scoring.tie, **doubles)


def _answers(regulations: Regulations, texts: Texts) -> Iterator[tuple[Cell, ...]]:
    rules = regulations.rules
    for rule in HOUSE_RULES:
        if rule.matters(rules) and rule not in _STAND_ABOVE:
            answer = texts(f"house-rule-{rule.key}-{rule.read(rules)}")
            double = kind_texts(regulations).double_victory if rule is DOUBLE_VALUE else ""
            about = Cell(texts(double or f"house-rule-{rule.key}-tip"))
            yield Cell(texts(f"house-rule-{rule.key}")), Cell(answer, strong=True), about


RULES = evening_sheet("rules", rules_blocks, landscape=True)


def ruling_blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """Topic by topic every question that matters tonight, with its answer and where it is published."""
    regulations = tournament.regulations
    found = rulings_tonight(regulations)
    own = {Topic.BOOSTER, Topic.TWO} & {found[0].topic}
    topics = sorted(Topic, key=lambda topic: topic not in own)
    ordered = sorted(found, key=lambda each: topics.index(each.topic))
    yield Paragraph(texts("sheets-rulings-about"))
    for topic, group in groupby(ordered, key=lambda each: each.topic):
        yield Heading(texts(f"rulings-topic-{topic.value}"))
        yield from (_entry(each, texts, regulations) for each in group)


def _entry(each: Ruling, texts: Texts, regulations: Regulations) -> Paragraph:
    words = ruling_words(texts, each, regulations)
    answer = texts("sheets-rulings-answer", answer=words.answer, source=words.source)
    return Paragraph(answer, lead=words.question)


RULINGS = evening_sheet("rulings", ruling_blocks)
