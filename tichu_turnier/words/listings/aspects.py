"""All that can be said of a part of a tournament, each under a name of its own, so that two can be compared.

What a function here leaves out of a value is what no comparison tells: the test changes each field of each
value and sees that the words change.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.insight.waived import waived_point
from tichu_turnier.tournament.model.clock import NotStarted, RoundClock, Running
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind, Penalty
from tichu_turnier.tournament.model.entry_terms import in_figures
from tichu_turnier.tournament.model.hall_screen import HallScreen
from tichu_turnier.tournament.model.prizes import Prize
from tichu_turnier.tournament.model.slots import Slot, known_zone
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Hands,
    MatchReport,
    Result,
    Round,
    Seating,
    Tournament,
)
from tichu_turnier.words.prize_giving import destination_words
from tichu_turnier.words.rounds import day, withdrawn_words

Aspects = Mapping[str, str]
"""What is said under each name; the name is the text `compare-of-<name>`, with a number behind it or not."""


_OF_TWO_NAMES = {"open-cut": "deviation-cut"}
"""What is said of a point that was let be where its own words need more than is noted."""


@dataclass(frozen=True, slots=True)
class Said:
    """What differs between two sides, in words."""

    before: str
    after: str


def differing(before: Aspects, after: Aspects, texts: Texts) -> Said:
    """Only what is not the same on both sides, each with its name: `Tisch: 3`."""
    keys = [key for key in dict.fromkeys((*before, *after)) if before.get(key, "") != after.get(key, "")]
    sides = (", ".join(_named(key, side.get(key, ""), texts) for key in keys) for side in (before, after))
    return Said(*sides)


def _named(key: str, value: str, texts: Texts) -> str:
    value = value or texts("compare-none")
    name, _, number = key.partition(" ")  # such as `hand 3`
    label = texts(f"compare-of-{name}", number=int(number)) if number else texts(f"compare-of-{name}")
    return f"{label}: {value}"


def _answer(texts: Texts, *, yes: bool) -> str:
    return texts("compare-yes" if yes else "compare-no")


def of_entrant(entrant: Entrant, tournament: Tournament, texts: Texts) -> Aspects:
    """Everything of an entrant."""
    known = tournament.entrants
    apart = (known[who].name if who in known else f"{who}" for who in entrant.apart_from)
    paid = (
        texts("compare-payment", amount=in_figures(each.amount), receipt=each.receipt, payer=each.payer)
        for each in entrant.payments
    )
    return {
        "name": entrant.name,
        "members": " + ".join(entrant.members),
        "club": entrant.club,
        "here": _answer(texts, yes=entrant.checked_in),
        "first-round": str(entrant.first_round),
        "withdrawn-from": withdrawn_words(tournament, entrant, texts),
        "formerly": ", ".join(entrant.formerly),
        "ranks": _answer(texts, yes=entrant.ranks),
        "reserve": _answer(texts, yes=entrant.reserve),
        "away": ", ".join(map(str, entrant.away)),
        "apart-from": ", ".join(apart),
        "seeding": str(entrant.seeding or ""),
        "needs-table": "" if entrant.needs_table is None else str(entrant.needs_table),
        "waiting": _answer(texts, yes=entrant.waiting),
        "paid": "; ".join(paid),
        "labels": ", ".join(entrant.labels),
        "surname": " ".join(entrant.name.split()[-entrant.surname_words :]) if entrant.surname_words else "",
        "persons": ", ".join(entrant.persons),
    }


def of_round(drawn: Round, tournament: Tournament, texts: Texts) -> Aspects:
    """Everything of a draw, table by table."""
    tables = {f"table {each.table}": _seated(each, tournament, texts) for each in drawn.tables}
    return {
        **tables,
        "resting": ", ".join(_names(drawn.sitting_out, tournament)),
        "seed": "" if drawn.seed is None else str(drawn.seed),
        "exchanged": _answer(texts, yes=drawn.exchanged),
        "locked": _answer(texts, yes=drawn.locked),
        "lot": drawn.lot,
        "lot-from": drawn.lot_from,
    }


def _names(people: Iterable[EntrantId], tournament: Tournament) -> Iterator[str]:
    known = tournament.entrants
    return (known[who].name if who in known else f"{who}" for who in people)


def _seated(seating: Seating, tournament: Tournament, texts: Texts) -> str:
    sitting = " – ".join(_names((*seating.seats, *seating.more), tournament))
    boards = texts("compare-boards", first=seating.first_board) if seating.first_board else ""
    return " ".join(filter(None, (sitting, boards)))


def of_result(result: Result, texts: Texts) -> Aspects:
    """Everything of a result, hand by hand."""
    second, settled = result.second_pass, ""
    if second is not None:
        settled = _answer(texts, yes=second.settled)
    return {
        "score": totals_text(result.report),
        **_hands(result.report),
        "accepted": result.accepted_because,
        "cleared": _answer(texts, yes=result.cleared),
        "first-pass": "" if second is None else _in_full(second.first, texts),
        "second-pass": "" if second is None else _in_full(second.second, texts),
        "settled": settled,
        "note": result.note,
    }


def _hands(report: MatchReport) -> Aspects:
    if isinstance(report, Hands):
        return {f"hand {number}": hand_text(hand) for number, hand in enumerate(report.hands, 1)}
    return {"hands-played": str(report.hands_played or "")}


def _in_full(report: MatchReport, texts: Texts) -> str:
    if isinstance(report, Hands):
        told = "; ".join(map(hand_text, report.hands))
    else:
        told = texts("compare-hands", hands=report.hands_played) if report.hands_played else ""
    return totals_text(report) + (f" ({told})" if told else "")


def of_penalty(given: Penalty, tournament: Tournament, texts: Texts) -> Aspects:
    """Everything of a decision."""
    about = {"penalty": given.kind.value, "amount": given.amount, "against": given.against}
    return {
        "decision": texts("penalty-what", **about, round=given.round, hand=given.hand),
        "who": ", ".join(_names(given.who, tournament)),
        "reason": given.reason,
        "at": f"{given.at:%d.%m.%Y %H:%M:%S}",
        "round": str(given.round) if given.round else texts("compare-before-first"),
        "hand": str(given.hand or ""),
        "points": f"{given.amount} : {given.against}",
        "by": given.decided_by,
        "gone": texts("penalty-waits", hand=given.hand) if given.gone else "",
        "banned": "" if given.banned_until is None else day(given.banned_until, texts),
    }


def whole_penalty(given: Penalty, tournament: Tournament, texts: Texts) -> str:
    """All of a decision that is there in one state only; its points are in the words of what was decided."""
    aspects = of_penalty(given, tournament, texts)
    return differing({}, {key: said for key, said in aspects.items() if key != "points"}, texts).after


def of_slot(slot: Slot, texts: Texts) -> str:
    """A row of the timetable."""
    first, last = (
        f"{moment:%d.%m.%Y %H:%M}{'*' if moment.fold else ''}" for moment in (slot.start, slot.end)
    )
    kind = texts(f"timetable-{slot.kind.value}", number=slot.round)
    what = f"{kind}: {slot.label}" if slot.label else kind
    stated = "" if slot.stated_minutes is None else texts("compare-stated", minutes=slot.stated_minutes)
    return " ".join(filter(None, (f"{first}–{last}", what, stated)))


def of_clock(clock: RoundClock | None, zone: str, texts: Texts) -> Aspects:
    """Everything of the clock of a round; since when it runs, in the time of the hall's zone."""
    if clock is None:
        return {}
    state = clock.state
    words = {"round": str(clock.round), "length": _minutes(clock.length)}
    words["clock"] = texts("compare-clock-state", state=type(state).__name__.casefold())
    if isinstance(state, Running):
        since = datetime.fromtimestamp(state.since.wall, known_zone(zone) or UTC)
        return words | {"since": f"{since:%d.%m.%Y %H:%M:%S}", "played": _minutes(state.before)}
    return words if isinstance(state, NotStarted) else words | {"played": _minutes(state.played)}


def _minutes(seconds: float) -> str:
    whole, rest = divmod(round(seconds), 60)
    return f"{whole}:{rest:02}"


def of_prize(prize: Prize, texts: Texts) -> str:
    """A prize and for whom it is."""
    return f"{destination_words(prize.to, texts)}: {prize.what}"


def of_deviation(each: Deviation, title: str, texts: Texts) -> str:
    """What the director did otherwise than lot and audit."""
    sides = {"before": each.before or "–", "after": each.after or "–"}
    where = {"round": each.round, "title": title, "table": each.table}
    if each.kind is DeviationKind.WAIVED:
        sides["point"] = _waived_words(each, title, texts)
    return texts(f"deviation-{each.kind}", **where, **sides, reason=each.reason)


def _waived_words(each: Deviation, title: str, texts: Texts) -> str:
    """What was open, as it was told then, as a sentence."""
    point = waived_point(each)
    key = _OF_TWO_NAMES.get(point.key, point.key)
    words = texts(key, **{**point.args, "title": title})
    return words if words.endswith((".", "?", "!")) else f"{words}."


def of_screen(screen: HallScreen, texts: Texts) -> str:
    """What a screen of the hall shows."""
    shown = texts(f"display-mode-{screen.mode.value}")
    return f"{screen.name}: {shown}" + (f" «{screen.message}»" if screen.message else "")
