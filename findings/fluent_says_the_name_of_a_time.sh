#!/bin/sh
# fluent.runtime 0.4.0 formats a date that is given to a message, but not a time of day: it prints the *name of the argument* in
# its place and raises nothing; the error stands in a list that is returned beside the text. A number is grouped as in the
# language, so that a year given as a number reads 2,026 (English), 2.026 (German), 2 026 (French). Who prints a timetable hands
# over texts for both.
#
#     Round 1 starts at { $start }  with time(19, 15)         ->  Round 1 starts at start
#     Held in { $year }             with 2026, in German      ->  Held in 2.026
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "fluent.runtime==0.4.0"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
from datetime import date, time

from fluent.runtime import FluentBundle, FluentResource


def said(language, pattern, value):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("message = " + pattern))
    return bundle.format_pattern(bundle.get_message("message").value, {"value": value})


day, _ = said("en-GB", "On { $value }", date(2026, 11, 28))
text, errors = said("en-GB", "Round 1 starts at { $value }", time(19, 15))
years = [said(language, "{ $value }", 2026)[0] for language in ("en", "de", "fr")]
print(day, "|", text, "|", errors, "|", years)
assert day == "On 28 Nov 2026"
assert text == "Round 1 starts at value"
assert len(errors) == 1 and isinstance(errors[0], TypeError)
assert years == ["2,026", "2.026", "2\u202f026"]
END
