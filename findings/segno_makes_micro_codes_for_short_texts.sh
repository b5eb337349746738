#!/bin/sh
# segno.make (1.6.6) turns a short text into a *Micro* QR code, which has one corner mark instead of three: what the cameras of
# phones look for is not there, and nothing happens when one is held to a table card. A longer text (an address) becomes an
# ordinary code, so that a first try with an address succeeds and the cards with "TABLE 5" fail. segno.make_qr, or micro=False,
# always makes ordinary ones. (ISO/IEC 18004 has both; phones read the ordinary kind.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "segno==1.6.6"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
import segno

short, address = segno.make("TABLE 5"), segno.make("https://192.168.1.5:8443/table/5")
ordinary = segno.make_qr("TABLE 5")
for name, code in (("short", short), ("address", address), ("make_qr", ordinary)):
    print(f"{name}: {code.designator}, micro {code.is_micro}, {code.symbol_size(border=0)[0]} modules wide")
assert (short.designator, short.is_micro) == ("M3-M", True)
assert not address.is_micro
assert (ordinary.is_micro, ordinary.symbol_size(border=0)) == (False, (21, 21))
END
