"""Commands `replay`, `leads` and `follows`: what the rules of play say of logs and holdings."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from tichu_turnier.cli.terminal import Case, Plain, Terminal, answer_lines, opened
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.rules.cards import DRAGON_RANK, Cards, cards_of, names_of
from tichu_turnier.rules.combinations import Combination, Kind
from tichu_turnier.rules.logs.bsw_log import lines_of, read
from tichu_turnier.rules.logs.bsw_replay import Replay
from tichu_turnier.rules.logs.bsw_replay import replay as replay_hand
from tichu_turnier.rules.plays.follows import follows as all_follows
from tichu_turnier.rules.plays.follows import leads as all_leads
from tichu_turnier.rules.ruleset import BRETTSPIELWELT_RULES, RuleSet
from tichu_turnier.rules.variant import FOUR

Source = Annotated[str, typer.Option("--from", metavar="FILE.jsonl")]
_PIECE = 1 << 16
_SHOWN, _MOST_SHOWN = 40, 200
_ANSWERED = ("total", "distinct_cardsets", "by_type", "legal", "moves")
"""What an answer says: it may be asked again as it is."""
_TABLE = "table"
_USUAL = "brettspielwelt"
"""By these rules most logs were played; a log itself does not say."""
_OF_MANY_LENGTHS = (Kind.STRAIGHT, Kind.STAIRS, Kind.STRAIGHT_BOMB)

LEADS_EXAMPLE = '{"id": 1, "cards": ["S2", "GB", "RA", "Ph"]}'
FOLLOWS_EXAMPLE = '{"id": 1, "cards": ["GB", "Ph"], "table": {"type": "single", "length": 1, "rank": 7}}'


def replay(
    terminal: Terminal,
    logs: Annotated[list[str], typer.Argument(metavar="LOG...")],
    rules: Annotated[str, typer.Option("--rules", metavar="KEY")] = _USUAL,
) -> None:
    """Plays every hand of game logs again and checks it; a bad hand or file does not stop the next."""
    by = _rules(rules)
    missing: list[Finding] = []
    for log in logs:
        try:
            with opened(log) as file:
                _replay_file(log, file, by, terminal)
        except Refusal as refusal:
            missing += refusal.findings
    if missing:
        raise Refusal(*missing)


def leads(terminal: Terminal, source: Source) -> None:
    """Counts what can be led from each holding."""
    _answer_lines(source, _leads_of, LEADS_EXAMPLE, terminal)


def follows(terminal: Terminal, source: Source) -> None:
    """Lists what each holding can put on a combination."""
    _answer_lines(source, _follows_of, FOLLOWS_EXAMPLE, terminal)


def _replay_file(log: str, file: BinaryIO, rules: RuleSet, terminal: Terminal) -> None:
    number = 0
    for found in read(lines_of(iter(lambda: file.read(_PIECE), b""))):
        if isinstance(found, Finding):
            terminal.tell([found])
            continue
        replayed = replay_hand(found, rules)
        terminal.tell(replayed.findings)
        if terminal.as_json:
            terminal.json({"file": Path(log).name, "hand": number, **_plain(replayed)})
        else:
            _say(Path(log).name, number, replayed, terminal)
        number += 1


def _rules(key: str) -> RuleSet:
    """The rules with this key; presets are loaded only for other keys than the usual one."""
    if key == _USUAL:
        return BRETTSPIELWELT_RULES
    from tichu_turnier.cli.rulebook.audit import book_of

    return book_of(key).rules


def _plain(replayed: Replay) -> Plain:
    as_it_is = "order last double_victory card_points tichu grand_tichu computed logged verdict"
    found = [{"key": each.key, "line": each.where[1], "args": dict(each.args)} for each in replayed.findings]
    return {**{name: getattr(replayed, name) for name in as_it_is.split()}, "findings": found}


def _say(name: str, number: int, replayed: Replay, terminal: Terminal) -> None:
    a, b = replayed.computed or replayed.logged or ("-", "-")
    words = terminal.texts(f"engine-verdict-{replayed.verdict}")
    terminal.say(terminal.texts("engine-replayed", file=name, hand=number + 1, a=a, b=b, verdict=words))


def _answer_lines(source: str, answer: Callable[[Case], Plain], example: str, terminal: Terminal) -> None:
    """Answers every line; what lines say besides, and nobody looked at, is named once."""
    unread: dict[str, None] = {}
    known = {*_keys(json.loads(example)), *_ANSWERED}

    def answered(case: Case) -> Plain:
        found = answer(case)
        unread.update(dict.fromkeys(key for key in _keys(case) if key not in known))
        return found

    def say(found: Plain) -> None:
        terminal.say(
            "  ".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in found.items())
        )

    answer_lines(source, answered, example, terminal.json if terminal.as_json else say)
    if unread:
        names = ", ".join(key[:_SHOWN] for key in unread)[:_MOST_SHOWN]
        terminal.tell([Finding("audit-left-out", Severity.WARNING, {"names": names})])


def _keys(case: Case) -> Iterator[str]:
    """The keys of a line, those of what stands on the table behind `table.`."""
    for key, value in case.items():
        yield key
        if key == _TABLE and isinstance(value, dict):
            yield from (f"{key}.{within}" for within in value)


def _holding(case: Case) -> Cards:
    names = case["cards"]
    if not isinstance(names, list):
        raise TypeError("cards")
    return cards_of([str(name) for name in names])


def _leads_of(case: Case) -> Plain:
    """The number of leads, of card sets, and of leads by type."""
    found = all_leads(_holding(case))
    types = Counter(_type(each) for each in found)
    sets = len({each.cards for each in found})
    counts = {"total": len(found), "distinct_cardsets": sets}
    return {"id": case.get("id"), **counts, "by_type": dict(sorted(types.items()))}


def _follows_of(case: Case) -> Plain:
    """Every play on a table, in the order of the names of its cards."""
    table = case[_TABLE]
    if not isinstance(table, dict):
        raise TypeError(_TABLE)
    length, rank = table["length"], table["rank"]
    if type(length) is not int or type(rank) not in (int, float):
        raise TypeError(_TABLE)
    if not (1 <= length <= FOUR.cards[0] and 0 <= rank <= DRAGON_RANK):
        raise ValueError(_TABLE)
    on_table = Combination.of(0, Kind(table["type"]), length, rank)
    moves = sorted((_move(each) for each in all_follows(_holding(case), on_table)), key=str)
    return {"id": case.get("id"), "legal": len(moves), "moves": moves}


def _move(combination: Combination) -> tuple[object, object]:
    """As the answers name it; they are sorted by how this is written, so it has to be tuples."""
    meaning = (combination.kind.value, combination.length, combination.rank, combination.phoenix)
    return tuple(sorted(names_of(combination.cards))), meaning


def _type(combination: Combination) -> str:
    """A kind as the answers name it: straights, stairs and straight bombs with their length."""
    length = combination.length if combination.kind in _OF_MANY_LENGTHS else ""
    return f"{combination.kind}{length}"
