help-title = Help
help-contents = Contents
help-search = Search all pages
help-back = One page back
help-screens = Screens
help-formats = Formats
help-nothing = Nothing here speaks of that. Perhaps another word?
help-found = { $count ->
    [one] On one page
   *[other] On { $count } pages
}
help-key-ctrl = Ctrl
help-key-enter = Enter
help-key-space = Space
help-key-del = Delete
help-key-ins = Insert
help-key-esc = Esc
help-key-tab = Tab
help-key-shift = Shift
help-key-pgup = Page up
help-key-pgdown = Page down
help-key-home = Home
help-key-end = End
help-key-left = ←
help-key-right = →
help-key-up = ↑
help-key-down = ↓
help-keys = All keys
help-keys-everywhere = Everywhere
help-symptoms = What is the matter?
help-not-now = This cannot be done just now: it takes an open tournament in which there is something to do, and no dialog in front.
help-lists = To look up
