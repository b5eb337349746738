# Nebenbedingungen der Auslosung: wer getrennt sitzt, wer welchen Tisch braucht

conditions-meet = { $one } und { $other } sollen sich nicht begegnen und sitzen doch beide an Tisch { $table }.
conditions-table = { $name } braucht Tisch { $needed } und sitzt an Tisch { $table }.
conditions-oneself = { $name } kann nicht von sich selbst getrennt werden.
conditions-no-table = Den Tisch { $table } gibt es nicht: 1 bis { $most }.
conditions-apart = { $one } und { $other } begegnen sich in keiner Auslosung mehr.
conditions-may-meet = { $one } und { $other } dürfen sich wieder begegnen.
conditions-at-table = { $table ->
    [0] { $name } kann an jedem Tisch sitzen.
   *[other] { $name } sitzt ab der nächsten Auslosung an Tisch { $table }.
}
journal-keep-apart = { $apart ->
    [yes] { $one } und { $other } begegnen sich nicht
   *[no] { $one } und { $other } dürfen sich begegnen
}
journal-need-table = { $table ->
    [0] { $name } kann an jedem Tisch sitzen
   *[other] { $name } braucht Tisch { $table }
}
cli-keep-apart = sorgt dafür, dass zwei sich in keiner Auslosung begegnen
cli-keep-apart-one = Nummer oder Name der einen
cli-keep-apart-other = Nummer oder Name der anderen
cli-keep-apart-undo = sie dürfen sich wieder begegnen
cli-need-table = gibt jemandem immer denselben Tisch, 0 für jeden
cli-need-table-table = die Nummer des Tischs
regulations-clubs-apart = Vereine trennen
regulations-clubs-apart-off = nie
regulations-clubs-apart-until = bis Runde
regulations-clubs-apart-tip = In so vielen ersten Runden sitzen Leute vom gleichen Verein so selten wie möglich am gleichen Tisch
conditions-need-table = Braucht einen bestimmten Tisch …
conditions-which-table = An welchem Tisch muss { $name } sitzen? (0: an jedem)
conditions-keep-apart = Sollen sich nicht begegnen (zwei wählen)
conditions-meet-again = Dürfen sich wieder begegnen
conditions-remark-table = braucht Tisch { $table }
conditions-remark-apart = nicht mit { $names }
