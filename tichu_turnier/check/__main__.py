"""Give the second opinion by itself: `python -m tichu_turnier.check EXPORT.json ... [--json]`."""

import json
import sys
from pathlib import Path

from tichu_turnier.check import NOT_CHECKED, UnreadableError, as_json, check, line, not_recomputed, read

USAGE = "usage: python -m tichu_turnier.check EXPORT.json ... [--json]"
HINT = "a file *.tichu holds no claims: `tichu-turnier check` exports it first"


def main(arguments: list[str]) -> int:
    """0 where everything agrees, 1 where something differs or cannot be read, 2 for a wrong call."""
    names = [each for each in arguments if each != "--json"]
    plain = len(names) < len(arguments)
    if not names or any(name.startswith("-") for name in names):
        sys.stderr.write(USAGE + "\n")
        return 2
    try:
        answers = [(name, facts, check(facts)) for name in names for facts in (read(Path(name)),)]
    except UnreadableError as error:
        sys.stderr.write(f"{error}\n{HINT}\n")
        return 1
    if plain:
        sys.stdout.write(json.dumps(as_json(answers), ensure_ascii=False) + "\n")
    else:
        for name, facts, found in answers:
            sys.stdout.write(f"{name}: {len(found)} differences\n")
            sys.stdout.writelines(f"  {line(facts, each)}\n" for each in found)
            unknown = (f"{each.kind} {each.name}" for each in not_recomputed(facts))
            sys.stdout.writelines(f"  not recomputed, as it is not known here: {each}\n" for each in unknown)
            decided = (each.get("text", each["kind"]) for each in facts.deviations)
            sys.stdout.writelines(f"  decided by a person, so accepted: {each}\n" for each in decided)
        sys.stdout.write("not checked: " + "; ".join(NOT_CHECKED) + "\n")
    return 1 if any(found for _, _, found in answers) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
