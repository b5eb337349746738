#!/bin/sh
# xlrd 2.0.2 knows which rows and columns of an old Excel file are hidden only where it is asked for formats: by default
# rowinfo_map and colinfo_map are empty, and whoever asks "is row 3 hidden?" gets no. People hide the rows of those who
# cancelled; read so, they are back. A hidden *sheet* is told in both cases.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "xlrd==2.0.2" "xlwt==1.3.0"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
import xlrd
import xlwt

book = xlwt.Workbook()
sheet = book.add_sheet("Entrants")
for row, name in enumerate(("Name", "Owl", "Lynx", "Badger")):
    sheet.write(row, 0, name)
sheet.row(2).hidden = True
sheet.col(1).hidden = True
book.add_sheet("Cancelled").visibility = 1
book.save("entrants.xls")

for asked in (False, True):
    read = xlrd.open_workbook("entrants.xls", formatting_info=asked)
    first = read.sheet_by_index(0)
    rows = [row for row, about in first.rowinfo_map.items() if about.hidden]
    columns = [column for column, about in first.colinfo_map.items() if about.hidden]
    sheets = [each.visibility for each in read.sheets()]
    print(f"formatting_info={asked}: hidden rows {rows}, columns {columns}, visibility of sheets {sheets}")
    assert (rows, columns) == (([2], [1]) if asked else ([], [])), (rows, columns)
    assert sheets == [0, 1], sheets
END
