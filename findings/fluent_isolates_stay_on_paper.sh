#!/bin/sh
# fluent.runtime 0.4.0 puts U+2068 and U+2069 around every argument, so that a Hebrew name does not turn the sentence around it.
# Screens show nothing there. python-bidi 0.6.12 uses the marks to find the order of the letters and leaves them in what it
# returns, and reportlab 5.1.0 draws each: as the box of a missing letter where the face has none (here Vera, which reportlab
# brings), with a width of its own, so that a column of names is too wide as well. Unicode Standard Annex 9, rule X9 and section
# 5.2, lets whoever draws take them out: that step is nobody's but the caller's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "fluent.runtime==0.4.0" "python-bidi==0.6.12" "reportlab==5.1.0"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
from bidi import get_display
from fluent.runtime import FluentBundle, FluentResource
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

bundle = FluentBundle(["en"])
bundle.add_resource(FluentResource("table = { $name }: 3"))
text, _ = bundle.format_pattern(bundle.get_message("table").value, {"name": "Owl"})
ordered = get_display(text)
pdfmetrics.registerFont(TTFont("Vera", "Vera.ttf"))
drawn, plain = (pdfmetrics.stringWidth(each, "Vera", 12) for each in (ordered, "Owl: 3"))
print(ascii(text), ascii(ordered), f"{drawn:.1f} instead of {plain:.1f} points wide")
assert text == ordered == "\u2068Owl\u2069: 3"
assert drawn > plain + 10
END
