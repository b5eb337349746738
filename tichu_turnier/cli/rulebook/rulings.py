"""Command `ruling`: what the referee answers tonight."""

from dataclasses import replace
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, known_by, tournament_of
from tichu_turnier.desk.referee import Found, rulings_index
from tichu_turnier.desk.referee_words import vocabulary
from tichu_turnier.rules.engine.position_notation import situation
from tichu_turnier.rules.ruleset import BOOSTER_RULES
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import Regulations
from tichu_turnier.tournament.rulings import PRINTED, Ruling, rulings_tonight
from tichu_turnier.words.ruling_words import RulingWords, example_words, ruling_words, unpublished_words

_WHOLE = 2
"""So many answers are told with their examples; of more only the first, and the questions of the others."""

Words = tuple[Ruling, RulingWords]


def ruling(
    terminal: Terminal,
    query: Annotated[list[str] | None, typer.Argument(metavar="[QUERY]")] = None,
    file: Annotated[str | None, typer.Option("--for", metavar="FILE")] = None,
    rules: Annotated[str, typer.Option("--rules", metavar="KEY")] = PRINTED.preset,
) -> None:
    """Answers a question about the rules, as it holds tonight; without a question lists them all."""
    texts = terminal.texts
    regulations = _regulations(file, rules)
    known: dict[str, Words] = {
        each.key: (each, ruling_words(texts, each, regulations)) for each in rulings_tonight(regulations)
    }
    asked = " ".join(query or ())
    words = vocabulary(texts.language, texts("rulings-fillers"), texts("rulings-synonyms"))
    found = rulings_index(known.values(), regulations.rules, words).find(asked)
    listed = [known[key] for key in found.keys]
    if terminal.as_json:
        terminal.json({"sure": found.sure, "rulings": [_plain(each, regulations) for each in listed]})
    elif asked.strip():
        _answer(terminal, listed, found, regulations)
    else:
        _list(terminal, listed)


def _regulations(file: str | None, rules: str) -> Regulations:
    if file is not None:
        return tournament_of(file).regulations
    known = {PRINTED.preset: PRINTED, "booster": replace(PRINTED, rules=BOOSTER_RULES)}
    known |= {preset.key: preset.regulations for preset in PRESETS}
    return known_by(rules, known, "cli-ruling-rules-unknown")


def _list(terminal: Terminal, listed: list[Words]) -> None:
    topic = ""
    for _, words in listed:
        if words.topic != topic:
            topic = words.topic
            terminal.say(f"# {topic}")
        terminal.say(f"  {words.question}")


def _answer(terminal: Terminal, listed: list[Words], found: Found, regulations: Regulations) -> None:
    """The best answers whole, of the others the questions."""
    texts = terminal.texts
    if not found.sure:
        terminal.say(texts("rulings-none"))
    for each, words in listed[: _WHOLE if found.sure else 0]:
        terminal.say(words.question)
        terminal.say(f"  {words.answer}")
        _examples(terminal, each, regulations)
        if words.proposal:
            terminal.say("  " + texts("rulings-proposal", penalty=words.proposal))
        terminal.say(f"  ({words.source})")
    for _, words in listed[_WHOLE if found.sure else 0 :]:
        terminal.say(f"- {words.question}")


def _examples(terminal: Terminal, each: Ruling, regulations: Regulations) -> None:
    texts = terminal.texts
    for example in each.examples_for(regulations)[:1]:
        line, claims = example_words(texts, example)
        terminal.say("  " + texts("rulings-situation", line=line))
        for claim in claims:
            key = "rulings-no" if claim.reason else "rulings-yes"
            said = {"reason": claim.reason} if claim.reason else {}
            terminal.say("    " + texts(key, action=claim.action, **said))
        for words in unpublished_words(texts, situation(example.line).course):
            terminal.say(f"    {words}")


def _plain(entry: Words, regulations: Regulations) -> dict[str, object]:
    each, words = entry
    found = each.examples_for(regulations)
    examples = [{"situation": example.line, "claims": list(example.claims)} for example in found]
    told = {"question": words.question, "answer": words.answer, "source": words.source}
    penalty = each.penalty.value if each.penalty else None
    return {"key": each.key, "topic": each.topic.value, **told, "penalty": penalty, "examples": examples}
