#!/bin/sh
# How alike are two empty texts? rapidfuzz 3.14.6 says 100 by ratio, partial_ratio and the similarities of Levenshtein and Jaro-
# Winkler, but 0 by WRatio, QRatio, token_set_ratio and partial_token_set_ratio. Two people without a club are of the same club,
# or are not, by the choice of the scorer. And no scorer folds case any more (since 3.0): MÜLLER and müller have nothing in
# common, 0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "rapidfuzz==3.14.6"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
from rapidfuzz import fuzz
from rapidfuzz.distance import JaroWinkler, Levenshtein

alike = {
    "ratio": fuzz.ratio("", ""),
    "partial_ratio": fuzz.partial_ratio("", ""),
    "Levenshtein": Levenshtein.normalized_similarity("", ""),
    "Jaro-Winkler": JaroWinkler.similarity("", ""),
    "WRatio": fuzz.WRatio("", ""),
    "QRatio": fuzz.QRatio("", ""),
    "token_set_ratio": fuzz.token_set_ratio("", ""),
    "partial_token_set_ratio": fuzz.partial_token_set_ratio("", ""),
}
print(alike)
assert list(alike.values()) == [100, 100, 1, 1, 0, 0, 0, 0], alike
assert fuzz.ratio("MÜLLER", "müller") == 0
END
