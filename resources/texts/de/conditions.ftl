conditions-meet = { $one } und { $other } sollen sich nicht begegnen und sitzen doch beide an Tisch { $table }{ $why ->
    [bracket] , weil der Turnierbaum oder die Gruppe es so will
    [everybody] , weil hier alle gegen alle spielen
    [lot] , weil keine Auslosung ohne das gefunden wurde
   *[other] { "" }
}.
conditions-same-group = { $one } und { $other } sollen sich nicht begegnen und kommen doch in dieselbe Gruppe{ $why ->
    [seeding] , weil die Setzliste keine andere Aufteilung zulässt
    [lot] , weil keine Aufteilung ohne das gefunden wurde
   *[other] { "" }
}.
conditions-table = { $name } braucht Tisch { $needed } und sitzt an Tisch { $table }.
conditions-table-taken = { $name } braucht Tisch { $needed } und sitzt an Tisch { $table }: Auch { $other } braucht ihn.
conditions-may-fail = { $why ->
    [bracket] Die erste Auslosung trennt sie, soweit die Setzliste es zulässt: verschiedene Gruppen, im Turnierbaum so spät wie möglich. Wer sich dort begegnen muss, begegnet sich, und die Auslosung sagt es.
   *[other] Hier spielen alle gegen alle: auch diese zwei, wenn sie an der Reihe sind.
}
conditions-oneself = { $name } kann nicht von sich selbst getrennt werden.
conditions-no-table = Den Tisch { $table } gibt es nicht: 1 bis { $most }.
conditions-apart = { $one } und { $other } begegnen sich in keiner Auslosung mehr.
conditions-may-meet = { $one } und { $other } dürfen sich wieder begegnen.
conditions-at-table = { $table ->
    [0] { $name } kann an jedem Tisch sitzen.
   *[other] { $name } sitzt ab der nächsten Auslosung an Tisch { $table }.
}
conditions-need-table = Braucht einen bestimmten Tisch …
conditions-which-table = An welchem Tisch muss { $name } sitzen? (0: an jedem)
conditions-keep-apart = Sollen sich nicht begegnen (zwei wählen)
conditions-meet-again = Dürfen sich wieder begegnen
conditions-remark-table = braucht Tisch { $table }
conditions-remark-apart = nicht mit { $names }
