deviation-title = Eingriffe
deviation-hand-draw = Runde { $round }: Das Los wurde von Hand gezogen.
deviation-exchange = Runde { $round }: Nach dem Los wurden Plätze getauscht.
deviation-accepted = Runde { $round }, Tisch { $table }: { $after } angenommen, obwohl es nicht aufgeht. Grund: { $reason }
deviation-regulations = Runde { $round } war ausgelost, als die Ausschreibung geändert wurde.
deviation-correction = Runde { $round }, Tisch { $table }: { $before } nach der nächsten Auslosung in { $after } geändert.
