deviation-title = Eingriffe
deviation-hand-draw = { $title }: Das Los wurde von Hand gezogen.
deviation-exchange = { $title }: Nach dem Los wurden Plätze getauscht oder Tische ergänzt.
deviation-warned = { $title }: Veröffentlicht, obwohl { $reason ->
    [draw-results-missing] noch Resultate fehlten.
    [draw-many-sit-out] so viele aussetzten, dass es für einen Tisch gereicht hätte.
    [knock-out-too-late] jemand zu spät für den Turnierbaum kam.
    [conditions-meet] sich zwei begegnen, die sich nicht begegnen sollen.
   *[other] jemand nicht an dem Tisch sitzt, den er braucht.
}
deviation-accepted = { $title }, Tisch { $table }: { $after } angenommen, obwohl es nicht aufgeht. Grund: { $reason }
deviation-regulations = { $title } war ausgelost, als die Ausschreibung geändert wurde.
deviation-wishes = { $title } war ausgelost, als geändert wurde, wer sich nicht begegnen soll oder welchen Tisch braucht.
deviation-correction = { $title }, Tisch { $table }: { $before } nachträglich in { $after } geändert.
deviation-ruling = { $round ->
    [0] Vor der ersten Runde
   *[other] { $title }
}: { $reason ->
    [lifted] Nach einer weiteren Auslosung wurde ein Entscheid zurückgenommen.
   *[other] Erst nach einer weiteren Auslosung wurde entschieden.
}
deviation-nothing = Niemand hat eingegriffen.
deviation-waived = War offen und blieb so: { $point } Grund: { $reason }
deviation-cut = Gruppe { $group }: Bei { $names } war alles gleich, das Los bestimmte, wer weiterkam
deviation-walkover = { $title }, Tisch { $table }: kampflos { $after }, nicht gespielt.
