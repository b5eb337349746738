"""Tells those who do not see the slip: each line, where the cursor is, what a key changed."""

from collections.abc import Sequence
from itertools import zip_longest

from tichu_turnier.entry.view import HandLine, MarkView, Names, RepairView, StageView, TotalsView
from tichu_turnier.gui.common.speech import SpokenParts, announce
from tichu_turnier.gui.results.slip_view import SlipView
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words

_BETWEEN = "; "


class SlipSpeech:
    """Tells after each key what is new; on coming to the slip all is read that is to be known there."""

    def __init__(self, slip: SlipView, texts: Texts) -> None:
        self._slip, self._texts = slip, texts
        self._parts = SpokenParts(slip)
        self._told: tuple[str, ...] = ()

    def tell(self, around: Sequence[str]) -> None:
        """`around` the slip stand its title, what Enter does, messages, what covers it."""
        slip, texts = self._slip, self._texts
        remarks = slip.said()
        if slip.totals is not None:
            remarks = tuple(finding_words(texts, found) for found in slip.totals.findings)
        where, value, repairs = cursor_words(texts, slip.stages, slip.totals)
        now = (*around[:1], where, value, " ".join(remarks), repairs, *around[1:])
        new = [words for words, before in zip_longest(now, self._told, fillvalue="") if words != before]
        self._told = now
        announce(slip, _BETWEEN.join(dict.fromkeys(filter(None, new))))
        slip.whole = _BETWEEN.join(dict.fromkeys(filter(None, now)))
        lines = slip.places()
        said = (line_words(texts, line, names) for names, line, _ in lines)
        self._parts.show([(words, box) for words, (*_, box) in zip(said, lines, strict=True)])


def cursor_words(
    texts: Texts, stages: Sequence[StageView], totals: TotalsView | None
) -> tuple[str, str, str]:
    """Where one types, what stands there, and what may have been meant; empty where nothing is typed."""
    if totals is not None:
        if totals.current not in range(len(totals.fields)):
            return ("", _points(texts, totals.fields[:2]), "")
        heads = (*_sides(totals.names), texts("entry-hands"))
        here = heads[totals.current], totals.fields[totals.current]
        return (*here, _repairs(texts, totals.repairs))
    for stage in stages:
        for line in (line for line in stage.lines if line.current):
            sides = _sides(stage.names)
            typed = next((side for side, score in enumerate(line.scores) if score.typing), 0)
            where = f"{texts('second-hand', hand=line.number)}, {sides[typed]}"
            return where, _value(texts, line, stage.names), _repairs(texts, line.repairs)
    return "", "", ""


def line_words(texts: Texts, line: HandLine, names: Names) -> str:
    """A line as a whole: `Spiel 3: 55 zu 45; Tichu Adler erfüllt; Summe 120 zu 80`."""
    sums = tuple(score.running for score in line.scores)
    told = [_value(texts, line, names)]
    told += [texts("slip-say-sums", points=_points(texts, sums))] if all(sums) else []
    told += [finding_words(texts, found) for found in line.findings]
    return f"{texts('second-hand', hand=line.number)}: {_BETWEEN.join(told)}"


def _value(texts: Texts, line: HandLine, names: Names) -> str:
    marks = zip(line.marks, names, strict=True)
    half = len(names) // 2
    told = [_points(texts, [score.text for score in line.scores])]
    told += [
        _mark(texts, mark, name or names[at // half * half])
        for at, (mark, name) in enumerate(marks)
        if mark.outcome is not None
    ]
    if line.double is not None:
        told.append(texts("slip-say-double", side=_sides(names)[line.double]))
    if line.no_double:
        told.append(texts("slip-say-no-double"))
    if line.special_cards_out:
        told.append(texts("booster-column"))
    return _BETWEEN.join(told)


def _points(texts: Texts, points: Sequence[str]) -> str:
    """A minus by its own sign: the dash of the keyboard is passed over in silence."""
    one, other = (each.replace("-", "−") or "–" for each in points)
    return texts("slip-say-points", one=one, other=other) if any(points) else texts("slip-say-empty")


def _mark(texts: Texts, mark: MarkView, name: str) -> str:
    return texts("slip-say-mark", name=name, mark=f"{mark.call}-{mark.outcome}")


def _repairs(texts: Texts, repairs: Sequence[RepairView]) -> str:
    told = ((repair.key, finding_words(texts, repair.meant).partition(", ")) for repair in repairs)
    return _BETWEEN.join(f"{key}: {points.replace('-', '−')}, {why}" for key, (points, _, why) in told)


def _sides(names: Names) -> tuple[str, str]:
    half = len(names) // 2
    return _joined(names[:half]), _joined(names[half:])


def _joined(names: Sequence[str]) -> str:
    return ", ".join(filter(None, names))
