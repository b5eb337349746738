#!/bin/sh
# Stems are meant to join the forms of a word. With snowballstemmer 3.1.1 the words of this game part where it matters:
#
#     French   pli, plis (trick, tricks)         pli, plis           a question about "plis" does not find "pli"
#     German   schupfen, schupft, geschupft      three stems         the verb of the game for passing cards
#     German   Tichu, Tichus                     tichu, tichus
#     German   aktuell                           aktull              "ue" is taken for "ü" in the middle of a word
#              Phoenix, Phönix                   phonix, phonix      ... which joins these two (2.2.0 does neither)
#
# English joins them: trick, tricks. A list of the field's own words is needed beside any stemmer.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "snowballstemmer==3.1.1"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
import snowballstemmer

german, french, english = (snowballstemmer.stemmer(each).stemWords for each in ("german", "french", "english"))
seen = [
    french(["pli", "plis"]),
    german(["schupfen", "schupft", "geschupft"]),
    german(["tichu", "tichus"]),
    german(["aktuell"]),
    german(["phoenix", "phönix"]),
    english(["trick", "tricks"]),
]
print(seen)
assert seen == [
    ["pli", "plis"],
    ["schupf", "schupft", "geschupft"],
    ["tichu", "tichus"],
    ["aktull"],
    ["phonix", "phonix"],
    ["trick", "trick"],
], seen
END
