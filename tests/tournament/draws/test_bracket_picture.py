"""Does the picture of a knock-out show seeds, who met whom, who went on and who is next?"""

from tests.evenings import told as keys
from tests.tournament.draws.test_knock_outs import ANIMALS, drawn, entered, field, line_of
from tichu_turnier.tournament.changes import AddEntrants, EnterResult, SetSeed
from tichu_turnier.tournament.draws.bracket_picture import Part, picture_of, round_titles, seed_numbers
from tichu_turnier.tournament.draws.format import GroupPlace
from tichu_turnier.tournament.model.presets import DOUBLE_ELIMINATION, GROUPS_KNOCK_OUT, KNOCK_OUT, SWISS
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant


def told(tournament, side):
    if isinstance(side, GroupPlace):
        return f"{'AB'[side.group]}{side.place + 1}"
    return "?" if side is None else tournament.entrants[side].name


def shown(tournament, part=Part.MAIN):
    """Each column as a line: `Adler-Igel 1000:400!1 ...`, with the side that goes on."""
    picture = picture_of(tournament)
    lines = {}
    for box in picture.boxes:
        if box.part is part:
            names = [told(tournament, side) for side in box.sides]
            words = f"({names[0]})" if box.bye else "-".join(names)
            words += "".join(" {}:{}".format(*game.score) for game in box.games if game.score)
            won = "" if box.winner is None else f" > {told(tournament, box.winner)}"
            lines.setdefault(box.column, []).append(f"{words}{'' if box.bye else won}")
    return [", ".join(line) for _, line in sorted(lines.items())]


def titles(tournament, rounds):
    found = round_titles(tournament, range(1, rounds + 1))
    return [" ".join([each.key.removeprefix("bracket-"), *map(str, each.args.values())]) for each in found]


def test_a_seeded_bracket_is_there_before_the_first_draw():
    tournament = field(KNOCK_OUT, ANIMALS[:6])
    assert shown(tournament) == ["(Adler), Elster-Fuchs, (Biber), Dachs-Gans", "Adler-?, Biber-?", "?-?"]
    assert picture_of(tournament).seeds == {who: who for who in range(1, 7)}
    assert titles(tournament, 3) == ["quarter-finals", "semi-finals", "final"]


def test_six_play_it_out():
    tournament = field(KNOCK_OUT, ANIMALS[:6])
    tournament = entered(drawn(tournament), "1000:400", "300:1100")
    assert shown(tournament) == [
        "(Adler), Elster-Fuchs 1000:400 > Elster, (Biber), Dachs-Gans 300:1100 > Gans",
        "Adler-Elster, Biber-Gans",
        "?-?",
    ]
    tournament = entered(drawn(tournament), "1005:495", "650:1050")
    assert shown(tournament, Part.THIRD) == ["Elster-Biber"]
    tournament = entered(drawn(tournament), "800:1000", "1200:700")
    assert shown(tournament)[1:] == [
        "Adler-Elster 1005:495 > Adler, Biber-Gans 650:1050 > Gans",
        "Adler-Gans 800:1000 > Gans",
    ]
    assert shown(tournament, Part.THIRD) == ["Elster-Biber 1200:700 > Elster"]


def test_boxes_stand_between_those_that_lead_to_them():
    picture = picture_of(field(KNOCK_OUT, ANIMALS))
    for box in picture.boxes:
        if box.feeders:
            assert box.middle == sum(picture.boxes[feeder].middle for feeder in box.feeders) / 2
    assert len({(box.column, box.middle) for box in picture.boxes}) == len(picture.boxes) == 8


def test_by_lot_nobody_is_known_before_the_draw():
    tournament = field(KNOCK_OUT, ANIMALS[:4], seeded=False)
    assert shown(tournament) == ["?-?, ?-?", "?-?"]
    assert seed_numbers(tournament) == {}
    assert "?" not in shown(drawn(tournament))[0]


def test_best_of_three_has_its_matches_in_one_box():
    tournament = field(KNOCK_OUT, ANIMALS[:4], best_of_three_from=4, third_place=False)
    tournament = entered(drawn(tournament), "1000:100", "100:1000")
    tournament = entered(drawn(tournament), "100:1000", "100:1000")
    assert titles(tournament, 4) == [*(f"semi-finals-again {n}" for n in (1, 2, 3)), "timetable-round 4"]
    assert shown(tournament)[0].startswith("Adler-Elster 1000:100 100:1000")
    assert shown(tournament)[1].startswith("?-")


def test_groups_come_first():
    tournament = field(GROUPS_KNOCK_OUT)
    assert shown(tournament) == ["A1-B2, B1-A2", "?-?"]
    assert titles(tournament, 5) == ["groups 1", "groups 2", "groups 3", "semi-finals", "final"]
    for _ in range(3):
        tournament = drawn(tournament)
        tournament = entered(tournament, *["1000:100"] * 4)
    assert "?" not in shown(tournament)[0]
    assert titles(drawn(tournament), 5) == ["groups 1", "groups 2", "groups 3", "semi-finals", "final"]


def test_who_lost_once_stands_below():
    tournament = field(DOUBLE_ELIMINATION, ANIMALS[:4])
    tournament = entered(drawn(tournament), "1000:100", "100:1000")
    tournament = entered(drawn(tournament), "100:1000", "1000:100")
    assert shown(tournament) == [
        "Adler-Elster 1000:100 > Adler, Biber-Dachs 100:1000 > Dachs",
        "Adler-Dachs 100:1000 > Dachs",
        "Dachs-?",
    ]
    assert shown(tournament, Part.BELOW) == ["Biber-Elster 1000:100 > Biber"]
    tournament = entered(drawn(tournament), "1000:100")
    tournament = drawn(tournament)
    assert titles(tournament, 4) == [*(f"timetable-round {n}" for n in (1, 2, 3)), "final"]
    tournament = drawn(entered(tournament, "100:1000"))
    assert "100:1000" in shown(tournament)[-1]
    ended = entered(tournament, "1000:100")
    assert shown(ended)[-1].endswith(f"> {told(ended, ended.rounds[-1].tables[0].seats[0])}")


def test_a_corrected_result_makes_no_final_of_an_earlier_round():
    """Two rounds were called the final, so that nobody knew after which of them a ranking was."""
    tournament = field(DOUBLE_ELIMINATION, ANIMALS[:4])
    tournament = drawn(entered(drawn(tournament), "100:1000", "1000:100"))
    corrected = EnterResult(1, 1, Totals(1000, 100)).apply(tournament)
    assert titles(corrected, 2) == ["timetable-round 1", "timetable-round 2"]
    assert shown(corrected)[-1].endswith("-?")


def test_other_formats_have_no_bracket():
    tournament = field(SWISS)
    assert picture_of(tournament) is None
    assert titles(tournament, 2) == ["timetable-round 1", "timetable-round 2"]
    assert picture_of(field(KNOCK_OUT, ())) is None


def in_order(tournament):
    numbers = seed_numbers(tournament)
    return " ".join(tournament.entrants[who].name for who in sorted(numbers, key=numbers.__getitem__))


def test_whoever_is_moved_pushes_the_others_down():
    tournament = field(KNOCK_OUT, ANIMALS[:4])
    assert in_order(tournament) == "Adler Biber Dachs Elster"
    tournament = SetSeed(4, 1).apply(tournament)
    assert in_order(tournament) == "Elster Adler Biber Dachs"
    tournament = SetSeed(1, 4).apply(tournament)
    assert in_order(tournament) == "Elster Biber Dachs Adler"
    assert line_of(drawn(tournament)) == "Elster-Adler Biber-Dachs"


def test_who_comes_later_stands_behind():
    tournament = SetSeed(2, 1).apply(field(KNOCK_OUT, ANIMALS[:3]))
    tournament = AddEntrants((NewEntrant("Luchs", ("Lu", "Chs")),)).apply(tournament)
    assert [each.id for each in tournament.entrants.values() if not each.seeding] == [4]
    assert SetSeed(4, 4).apply(tournament).entrants[4].seeding == 4


def test_what_cannot_be_and_after_the_first_draw_it_is_too_late():
    tournament = field(KNOCK_OUT, ANIMALS[:4])
    assert keys(SetSeed(99, 1), tournament) == ["entrant-unknown"]
    assert keys(SetSeed(1, 0), tournament) == keys(SetSeed(1, 5), tournament) == ["seeding-no-place"]
    assert keys(SetSeed(1, 2), tournament) == []
    assert keys(SetSeed(1, 2), drawn(tournament)) == ["seeding-already-drawn"]
