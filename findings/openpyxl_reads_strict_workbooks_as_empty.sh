#!/bin/sh
# Excel offers "Strict Open XML Spreadsheet (*.xlsx)" under Save as. openpyxl 3.1.5 opens such a file without an error and finds
# no sheet in it: sheetnames is an empty list, active is None, with and without read_only. Who then says "the list is empty" has
# dropped everybody. (ISO/IEC 29500: the strict form differs by its namespaces, http://purl.oclc.org/ooxml/...; the file here is
# one of openpyxl's own with just those replaced, sheets and relations alike.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "openpyxl==3.1.5"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
import warnings
import zipfile

import openpyxl

warnings.simplefilter("ignore")
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"

book = openpyxl.Workbook()
book.active["A1"], book.active["A2"] = "Name", "Owl"
book.save("usual.xlsx")
with zipfile.ZipFile("usual.xlsx") as usual, zipfile.ZipFile("strict.xlsx", "w") as strict:
    for name in usual.namelist():
        text = usual.read(name).decode()
        text = text.replace(MAIN, "http://purl.oclc.org/ooxml/spreadsheetml/main")
        strict.writestr(name, text.replace(RELATIONS, "http://purl.oclc.org/ooxml/officeDocument/relationships"))

for read_only in (False, True):
    assert openpyxl.load_workbook("usual.xlsx", read_only=read_only).sheetnames == ["Sheet"]
    read = openpyxl.load_workbook("strict.xlsx", read_only=read_only)
    print(f"read_only={read_only}: sheets {read.sheetnames}, active {read.active}")
    assert (read.sheetnames, read.active) == ([], None)
END
