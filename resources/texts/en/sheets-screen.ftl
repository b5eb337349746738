# The sheets in the window: look, print, save

screen-sheets = Print
screen-sheets-tip = Look at sheets, print and save them
sheets-screen-print = Print …
sheets-screen-save = Save as
sheets-screen-save-title = Save { $sheet }
sheets-screen-pdf = PDF
sheets-screen-xlsx = Excel
sheets-screen-html = Web page (HTML)
sheets-screen-csv = Table (CSV)
sheets-screen-copies = Copies
sheets-screen-next-score-slips = Next: score slips (Ctrl+Enter)
sheets-screen-next-evening = Next: the clock (Ctrl+Enter)
sheets-screen-not-drawn = only after the draw
sheets-screen-drawing = Being drawn …
sheets-screen-page = Page { $page } of { $pages }
sheets-screen-printing = Page { $page } of { $pages } goes to the printer …
sheets-screen-saving = Page { $page } of { $pages } is being written …
sheets-screen-stop = Cancel
sheets-screen-stopped = Cancelled.
sheets-screen-close = Close
sheets-screen-printed = { $pages ->
    [one] One page is at the printer.
   *[other] { $pages } pages are at the printer.
}
sheets-screen-saved = Saved: { $file }
sheets-screen-no-printer = The printer cannot be reached. Nothing was printed.
