history-no-way = Undo and redo do not lead to line { $line }: things went another way since. But the state can be restored.
history-line = Line
history-who = Who? (all)
history-all-tables = all tables
history-table-prefix = Table{" "}
history-nothing-found = The journal says nothing about that.
history-taken-back = { $what } (taken back)
history-look = As it was …
history-look-tip = Look at standings and results after the chosen line (Enter), compare, restore
history-compare = Compare two lines …
history-compare-tip = Choose two lines (Ctrl and click, or Shift and arrow), then Enter
history-go-tip = Step by step until all is as after the chosen line (Backspace)
history-undo-to = { $count ->
    [0] To this line
    [one] Undo to this line (one step)
   *[other] Undo to this line ({ $count } steps)
}
history-redo-to = { $count ->
    [one] Redo to this line (one step)
   *[other] Redo to this line ({ $count } steps)
}
