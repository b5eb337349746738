"""Other rounds that cost as much as some: a walk of small changes away from them and back to as few repeats.

Where people have to meet again, or nearly, hardly any change of names leaves what was played as it is, and a
search from anew seldom reaches what is known to be best. Near a good plan there are often others: a search by
simulated annealing starts there, not too hot.
"""

import random
from collections.abc import Sequence
from math import exp, log

from tichu_turnier.tournament.draws.rotation.draw import Fours, Plan
from tichu_turnier.tournament.draws.rotation.individual import named, opened, try_change

STEPS = 2000
"""How many changes a walk weighs."""
NOTED = 20
"""At every so many it is noted where the walk is, if that costs as little as its start."""
WARM, COOL = 1.5, 0.35
"""By how much a change may cost more at the start and at the end of the walk."""


def walked(plan: Plan, history: Sequence[Fours], rng: random.Random, *, partners: bool) -> Plan:
    """Rounds like these that cost no more, or these; in each the same rest as before.

    `partners`: whether it counts who partners whom, or only who shares a table.
    """
    people, costs = opened(plan, history, partners=partners)
    number = {person: position for position, person in enumerate(people)}
    for round_ in plan:
        costs.rounds.append([[number[person] for person in table] for table in round_.tables])
        for table in costs.rounds[-1]:
            costs.count(table)
    least, found, cooling = costs.total, costs.copied(), log(COOL / WARM) / STEPS
    for step in range(1, STEPS + 1):
        try_change(costs, WARM * exp(cooling * step), rng)
        if step % NOTED == 0 and costs.total <= least:
            found = costs.copied()
    return named(found, plan, people)
